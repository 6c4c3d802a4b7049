# Was die Seite auf dem Analysebrett, am Tisch mit echten Würfeln, zu Aufgaben und in der Bilanz sagt.

## Das Analysebrett

board-title = Analysebrett
board-setup = Aufbauen
board-paste = Einfügen
board-cannot-be = { $count ->
        [one] Diese Stellung ist unmöglich:
       *[other] Diese Stellung ist aus { $count } Gründen unmöglich:
    }
board-dice = Die Würfel
board-dice-thrown = fallen zufällig
board-dice-set = gebe ich vor
board-dice-enter = Würfel vorgeben
board-dice-any = Würfeln
board-dice-falling = Jetzt fallen die Würfel
board-dice-none = keine
board-die-add = Würfel hinzufügen: { $face }
board-die-remove = Würfel wegnehmen: { $face }

## Der Coach daneben

board-coach = Coach
board-coach-on = an
board-coach-over = Das Spiel ist aus: Es gibt nichts mehr zu entscheiden.
board-coach-thinks = Der Coach denkt nach …
board-chances = Gewinnchancen
board-how-sure = Wie sicher ist das?
board-played-out = Ausgespielt
board-costs = kostet { $cost }
board-bust = Fehlwurf { $bust }
board-worms = { $worms } Würmer erwartet
board-your-choice = deine Wahl
board-rollout = Ausspielen
board-rollout-runs = Die besten Möglichkeiten werden wieder und wieder zu Ende gespielt …
board-rollout-stop = Anhalten
board-rollout-done = Jede der besten Möglichkeiten wurde { $games }-mal zu Ende gespielt; ± ist das 95-%-Intervall.

## Varianten

board-lines = Varianten
board-lines-none = Mach hier einen Zug oder lass dir einen vom Coach zeigen: Jede Variante bleibt erhalten.
board-first = Zum Anfang
board-last = Zum Ende der Variante
board-promote = Zur Hauptvariante machen
board-remove = Ab hier löschen

## Aufbauen

board-setup-tiles = Portionen
board-setup-spot = Portionen legen
board-setup-tap = Tippe auf eine Portion, um sie dorthin zu legen; noch einmal, um sie auf den Grill zurückzulegen.
board-setup-turn = Der Zug
board-setup-mover = Wer ist dran
board-setup-phase = Wo im Zug
board-setup-extras = Spezialisten und gegrillte Würmer
board-setup-rules = Das Spiel
board-setup-usual = Alles zurück an den Anfang
board-setup-cancel = Abbrechen
board-setup-done = Diese Stellung analysieren
board-spot-up = auf dem Grill
board-spot-down = umgedreht
board-spot-out = aus dem Spiel
board-tile-at = Portion { $tile }: { $spot }
board-phase-start = vor dem ersten Wurf
board-phase-rolled = gerade gewürfelt
board-phase-kept = Würfel beiseitegelegt
board-phase-due = ein Wurf steht an
board-phase-over = Spiel aus
board-phase-rob = wem einen Wurm wegnehmen
board-phase-crow = wem für die Krähe einen Wurm wegnehmen
board-phase-claim = welche Portion
board-phase-keep = welcher Spezialist
board-flag-golden = Der goldene Würfel ist im Spiel
board-flag-weasel = Das Wiesel ist schon gelaufen
board-with = bei { $name }
board-on-tile = auf { $tile }
board-reserve = Vorrat
board-less = Einer weniger
board-more = Einer mehr
board-checking = Wird geprüft …

## Einfügen, teilen, weiterspielen

board-paste-about = Eine Stellung als Text, eine Mitschrift (.pkn) oder ein Link zu einer Stellung oder einem Tisch dieses Servers.
board-paste-text = Stellung, Mitschrift oder Link
board-paste-go = Öffnen
board-share = Teilen
board-notation = Die Stellung als Text
board-copy-link = Link kopieren
board-copy-text = Text kopieren
board-copied = Kopiert
board-picture = Bild (SVG)
board-play-on = Von hier weiterspielen
board-play-how = Mit wem
board-play-bots = gegen Bots
board-play-hand = an unserem Tisch, mit echten Würfeln
board-play-seat = Dein Platz

## Echte Würfel am echten Tisch

board-companion = Echte Würfel, echter Tisch
board-companion-about = Spielt mit dem Spiel aus der Schachtel und tippt ein, was ihr würfelt. Dieses Gerät kennt die Regeln, zählt mit und berät alle, die das wollen. Das Spiel wird mitgeschrieben, und die Mitschrift sagt, dass die Würfel von Hand eingegeben wurden.
board-companion-names = Wer spielt, der Reihe nach
board-companion-name = Name von Spieler { $number }
board-hand-roll = Wurf eingeben
board-hand-how = Was hast du gewürfelt?
board-hand-dice = { $count ->
        [one] Tippe den Würfel ein, der gefallen ist
       *[other] Tippe die { $count } Würfel ein, die gefallen sind
    }
board-hand-enter = Das ist der Wurf
board-hand-weasel = Mit dem Wiesel noch einmal würfeln

## Aufgaben

board-puzzles = Aufgaben
board-puzzle-today = Aufgabe des Tages
board-puzzle-ask = Was ist hier am besten?
board-puzzle-again = Diese Aufgabe hattest du schon einmal.
board-puzzle-next = Nächste Aufgabe
board-puzzle-other = Eine andere Aufgabe
board-puzzle-choose = Welche Aufgaben?
board-puzzle-none = Zu diesem Thema gibt es keine Aufgabe dieser Schwierigkeit. Probier eine andere Schwierigkeit.
board-theme = Thema
board-difficulty = Schwierigkeit
board-difficulty-of = Schwierigkeit { $difficulty } von 5
board-any = egal
board-right = Richtig!
board-wrong = Nicht die beste Wahl
board-right-text = „{ $action }“ ist die beste Wahl. So viel ist jede Möglichkeit wert:
board-wrong-text = Du hast „{ $made }“ gewählt. Besser ist „{ $action }“:
board-streak = Deine Serie
board-streak-row = richtig in Folge
board-streak-best = Bestwert
board-streak-days = { $days ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }

## Deine Bilanz

board-record = Deine Bilanz
board-record-about = Alle auf diesem Gerät beendeten Spiele; wo mehrere es teilten, für jede Person unter ihrem Namen. Die Bilanz wird hier errechnet und bleibt nur auf diesem Gerät.
board-record-whose = Wessen Spiele
board-record-you = Du
board-record-sum = Auf einen Blick
board-record-export = Exportieren
board-record-delete = Alles löschen
board-record-deleted = Gelöscht. Spiele, die du ab jetzt beendest, zählen wieder.
board-record-waiting = { $count ->
        [one] Noch ein Spiel wird ausgewertet …
       *[other] Noch { $count } Spiele werden ausgewertet …
    }
board-record-none = Noch kein Spiel beendet. Spiel eins und sieh hier, wie viel Glück du hattest und wie genau du gespielt hast.
board-record-games = { $count ->
        [one] Spiel
       *[other] Spiele
    }
board-record-wins = { $count ->
        [one] Sieg
       *[other] Siege
    }
board-record-favourite = { $count ->
        [one] Deine Lieblingsportion: die { $tile }, einmal geholt
       *[other] Deine Lieblingsportion: die { $tile }, { $count }-mal geholt
    }
board-record-puzzles = Aufgaben: { $right } von { $all } richtig, längste Serie { $best }.
board-record-accuracy = Genauigkeit
board-record-accuracy-about = 100 % heißt, dass jede Entscheidung die beste war. Ein Punkt für jedes Spiel, die Linie ist das Mittel der letzten zehn.
board-record-luck = Würfelglück
board-record-luck-about = Was die eigenen Würfe Spiel für Spiel mit der Gewinnchance gemacht haben. Auf Dauer ist das für alle null.
board-record-opponents = Siege nach Gegner
board-record-opponent = Gegner
board-record-played = Spiele
board-record-won = Siege
