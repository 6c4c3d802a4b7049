# Sätze am Tisch, die mit ihm geladen werden: erste Schritte, die Regeln in Kürze, was geschah, das Ende.

## Vor dem Start

table-lobby-waits = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-seat-take = Hierher setzen
table-seat-bot = Platz von { $name } einem Bot geben
table-seat-clear = Platz von { $name } frei machen
table-remove = Entfernen
table-remove-title = { $name } vom Tisch entfernen?
table-remove-text = Der Platz wird wieder frei. Der Tisch bekommt eine neue Einladung; mit dem alten Link und dem alten Code kommt niemand mehr herein.
table-remove-listed = Der Platz wird wieder frei. Der Tisch steht weiter allen offen, nur dieser Person nicht mehr.
table-removed = Dein Platz ist wieder frei
table-removed-text = Wer den Tisch eröffnet hat, hat dich vor dem Start entfernt.

## Die ersten Züge für Neue

table-step-start = Dein Zug beginnt mit einem Wurf aller Würfel.
table-step-face = Wähle eine Seite: Alle Würfel, die sie zeigen, kommen beiseite und zählen. Jede Seite nur einmal im Zug.
table-step-worm = Ohne Wurm bekommst du keine Portion. Wirf die übrigen Würfel noch einmal.
table-step-low = Für deine Summe gibt es noch keine Portion. Wirf die übrigen Würfel noch einmal.
table-step-stop = Hör auf und nimm die markierte Portion, oder würfle weiter, um mehr zu holen. Ein Wurf ohne neue Seite ist ein Fehlwurf.
table-step-known = Verstanden
table-brings-grilled = bringt einen gegrillten Wurm

## Die Regeln in Kürze

table-sheet-goal = Wer die meisten Würmer hat, gewinnt. Jede Portion trägt einen bis vier.
table-sheet-roll = Wirf acht Würfel. Wähle eine Seite und leg alle Würfel mit ihr beiseite; jede Seite nur einmal im Zug. Ein Wurm zählt 5.
table-sheet-again = Dann wirf die übrigen noch einmal oder hör auf. Zum Aufhören brauchst du einen Wurm.
table-sheet-take = Deine Summe bringt dir diese Portion, vom Grill oder oben von einem fremden Stapel. Fehlt sie, bekommst du die nächstkleinere vom Grill.
table-sheet-bust = Fehlwurf: keine neue Seite, kein Wurm oder keine Portion für deine Summe. Deine oberste Portion geht zurück, und die höchste auf dem Grill wird umgedreht, außer es ist die eben zurückgegebene.
table-sheet-end = Das Spiel ist aus, wenn keine Portion mehr offen auf dem Grill liegt.
table-sheet-ones = Zwei oder mehr 1er bringen einen gegrillten Wurm, den dir kein Fehlwurf nimmt. Ist der Vorrat leer, nimmst du jemandem einen weg.
table-sheet-low = 11 und 13 gibt es nur mit genau dieser Summe, und niemand kann sie klauen.
table-sheet-specialists = Eine Portion bringt den Spezialisten mit, der auf ihr steht. Du hast nur einen; bei einem Fehlwurf geht er zurück.
table-sheet-canned = zählt als Wurm (5), wenn du keinen hast
table-sheet-hen = geht statt deiner Portion, ob Fehlwurf oder Diebstahl
table-sheet-crow = ihre Portion bringt einen gegrillten Wurm; sie hüpft weiter
table-sheet-weasel = einmal im Zug dieselben Würfel noch einmal werfen
table-sheet-golden = neun Würfel statt acht
table-sheet-apple = drei Würmer am Ende
table-sheet-here = An diesem Tisch gilt außerdem:

## Während andere spielen

table-lately = Seit deinem letzten Zug
table-gone = Das Spiel wartet auf { $name }, aber die Verbindung ist weg.
table-claim-soon = In { $time } kannst du einen Bot weiterspielen lassen.
table-gone-left = { $name } hat den Tisch verlassen.
table-claim-bot = Einen Bot weiterspielen lassen
table-claim-win = Sieg beanspruchen
table-claim-title = Den Sieg beanspruchen?
table-claim-text = Das Spiel endet und du gewinnst, weil sonst niemand mehr am Tisch ist.
table-by-claim = Gewonnen, weil sonst niemand mehr am Tisch war.

## Das Ende

table-score = Die Wertung im Einzelnen
table-score-tiles = Würmer auf Portionen
table-score-grilled = Gegrillte Würmer
table-score-total = Würmer
table-score-steals = Geklaut
table-score-busts = Fehlwürfe
table-best-steal = Bester Fang: { $name } hat { $victim } die { $tile } geklaut.
table-costly-bust = Teuerster Fehlwurf: { $name } hat die { $tile } verloren.
table-lead-kept = Die meisten Würmer ab Zug { $turn } bis zum Schluss: { $name }.
table-standings = Gesamtstand nach { $games } Spielen
table-standings-recent = Gesamtstand der letzten { $games } Spiele
table-standings-wins = Gewonnene Spiele
table-standings-worms = Würmer insgesamt
