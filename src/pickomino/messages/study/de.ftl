# Was nur die Seite über den Coach sagt: Besprechungen, Rat am Tisch, Fehler zum Nachspielen. Was der Coach selbst sagt, steht in ../coach/de.ftl.

## Rückblick auf ein Spiel

study-review = Besprechung des Spiels
study-working = Der Coach sieht sich das Spiel an: Zug { $done } von { $of } …
study-waiting = Der Coach kommt gleich …
study-progress = Wie weit die Besprechung ist
study-failed = Es gibt keine Besprechung. { $why }
study-not-over = Der Coach bespricht ein Spiel, wenn es zu Ende ist.
study-broken = Diese Mitschrift stimmt nur bis hierher.
study-by-hand = Die Würfel dieses Spiels fielen an einem richtigen Tisch und wurden von Hand eingegeben.
study-bad-link = In diesem Link steht keine Mitschrift, oder er ist unterwegs abgeschnitten worden.
study-record = Die Mitschrift
study-cut = Besprochen sind nur die ersten 400 Züge.
study-unfinished = Dieses Spiel ist nicht zu Ende: Als Ergebnis gelten die Gewinnchancen in der letzten Stellung.
study-download = Mitschrift mit Kommentaren
study-brief = { $accuracy } genau, Glück { $luck }

## Bei einem Schritt

study-notes = Was der Coach sagt
study-turn = Zug { $turn }
study-roll-lucky = So viel hat { $name } mit dem Wurf { $dice } gewonnen.
study-roll-unlucky = So viel hat { $name } mit dem Wurf { $dice } verloren.
study-choices = Was { $name } tun konnte
study-chosen = gewählt
study-best = beste Wahl
study-costs = kostet { $cost }
study-bust = Fehlwurf { $bust }
study-worms = { $worms } Würmer erwartet
study-tiles = Chance auf jede Portion, wenn man auf Sieg spielt
study-revision = Neu bewertet: Genauer betrachtet hat der neue Zug einen anderen Wert.
study-deeper = Genauer untersuchen
study-deeper-starts = Gleich geht es los …
study-deeper-progress = { $done } von { $of } Spielen zu Ende gespielt
study-deeper-stop = Anhalten

## Alle der Reihe nach

study-players = Spieler für Spieler
study-accuracy = Genauigkeit
study-luck = Würfelglück
study-costliest = Teuerste Entscheidung
study-luckiest = Glücklichster Wurf
study-unluckiest = Unglücklichster Wurf
study-moment-turn = Zug { $turn }: { $change }
study-moment-roll = Zug { $turn }: { $dice } ({ $change })
study-sum = Wie es sich zusammensetzt
study-sum-start = Chance am Anfang
study-sum-own-luck = Eigenes Glück
study-sum-others-luck = Glück der anderen
study-sum-cost = Eigene Entscheidungen
study-sum-gifts = Entscheidungen der anderen
study-sum-revisions = Neubewertungen
study-sum-result = Ergebnis
study-sum-standing = Chance am Ende

## Fehler zum Nachspielen

study-mistakes = Aus Fehlern lernen
study-mistakes-whose = Wessen Fehler?
study-mistakes-none = Du selbst hast keinen Fehler gemacht, der einen zweiten Blick wert wäre. Das sind die der anderen.
study-mistakes-leave = Zurück zur Besprechung
study-mistakes-again = Noch einmal
study-mistakes-done = { $right } von { $count } auf Anhieb richtig.
study-mistake-place = { $number } von { $count }, Zug { $turn }
study-mistake-ask = { $name } hat hier „{ $action }“ gewählt. Was ist besser?
study-mistake-right = Richtig!
study-mistake-close = Richtig! „{ $action }“ ist nur wenig besser.
study-mistake-answer = Am besten war „{ $action }“.
study-mistake-wrong = „{ $action }“ ist es nicht ({ $cost }). Versuch es noch einmal.
study-mistake-show = Antwort zeigen
study-mistake-next = Weiter

## Der Coach am Tisch

study-worth-advice = Sieg { $gain }, Fehlwurf { $bust }
study-worth-odds = { $gain } Würmer erwartet, Fehlwurf { $bust }
study-win = Gewinnchance: { $chance }.
study-sure-exact = Exakt.
study-sure-search = Fast exakt.
study-sure-turn = Ab dem übernächsten Zug geschätzt.
study-sure-net = Ab dem nächsten Zug geschätzt.
study-legend-worms = erwartete Würmer
study-legend-bust = Fehlwurfrisiko
study-no-hint = Der Coach hat gerade keine Antwort.
