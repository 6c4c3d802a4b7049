# Alle Sätze auf Deutsch; die Parameter erklärt en.ftl. Am Tisch wird geduzt.

## Kleine Teile

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = Wurm

specialist-c = den Dosenwurm
specialist-h = die Henne
specialist-r = die Krähe
specialist-w = das Wiesel
specialist-g = den goldenen Würfel
specialist-a = den Apfel

specialist-c-start = Der Dosenwurm
specialist-h-start = Die Henne
specialist-r-start = Die Krähe
specialist-w-start = Das Wiesel
specialist-g-start = Der goldene Würfel
specialist-a-start = Der Apfel

specialist-c-label = Dosenwurm
specialist-h-label = Henne
specialist-r-label = Krähe
specialist-w-label = Wiesel
specialist-g-label = Goldener Würfel
specialist-a-label = Apfel

seat-name = Platz { $seat }
with-clause = { $sentence } (Regel { $clause })
at-token = „{ $token }“: { $sentence }
at-line-alone = Zeile { $line }: { $sentence }
at-line = Zeile { $line }, „{ $token }“: { $sentence }

## Was geschehen ist

event-rolled = { $who ->
        [you] Du würfelst
       *[other] { $name } würfelt
    } { $dice }.
event-set-aside = { $who ->
        [you] Du legst
       *[other] { $name } legt
    } { $count ->
        [1] { $face ->
            [W] einen
           *[other] eine
        }
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
       *[9] neun
    } { $face ->
        [W] { $count ->
            [one] Wurm
           *[other] Würmer
        }
       *[other] { $face }{ $count ->
            [one] {""}
           *[other] er
        }
    } beiseite: bisher { $total }.
event-rerolled = { $who ->
        [you] Du schickst
       *[other] { $name } schickt
    } das Wiesel los: Alle diese Würfel werden noch einmal geworfen.
event-stopped = { $who ->
        [you] Du hörst
       *[other] { $name } hört
    } bei { $total } auf{ $canned ->
        [true] , den Dosenwurm mitgezählt
       *[false] {""}
    }.
event-took = { $who ->
        [you] Du nimmst
       *[other] { $name } nimmt
    } die { $tile } vom Grill.
event-stole = { $who ->
        [you] Du klaust { $victim } die { $tile }!
       *[other] { $from ->
            [you] { $name } klaut dir die { $tile }!
           *[other] { $name } klaut { $victim } die { $tile }!
        }
    }
event-stole-hen = { $who ->
        [you] Du holst dir die Henne von { $victim }
       *[other] { $from ->
            [you] { $name } holt sich die Henne von dir
           *[other] { $name } holt sich die Henne von { $victim }
        }
    }; sie hat die { $tile } beschützt.
event-got-grilled-worm = { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } einen gegrillten Wurm.
event-robbed = { $who ->
        [you] Du nimmst { $victim } einen gegrillten Wurm weg.
       *[other] { $from ->
            [you] { $name } nimmt dir einen gegrillten Wurm weg.
           *[other] { $name } nimmt { $victim } einen gegrillten Wurm weg.
        }
    }
event-no-grilled-worm = Für { $who ->
        [you] dich
       *[other] { $name }
    } ist kein gegrillter Wurm mehr da.
event-got-specialist = { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Du behältst
       *[other] { $name } behält
    } { $specialist } und { $who ->
        [you] gibst
       *[other] gibt
    } { $given } zurück.
event-specialist-back = { $specialist_start } steht jetzt auf der { $tile }.
event-specialist-left = { $specialist_start } findet keine freie Portion und ist aus dem Spiel.
event-busted = Fehlwurf! { $clause ->
        [T3] { $who ->
            [you] Du hast
           *[other] { $name } hat
        } nichts Neues gewürfelt.
        [C1] { $who ->
            [you] Du hast
           *[other] { $name } hat
        } keinen Wurm beiseitegelegt.
       *[C5] { $who ->
            [you] Zu deiner Summe
           *[other] Zur Summe von { $name }
        } passt keine Portion.
    }
event-hen-stayed = Die Henne bleibt bei { $who ->
        [you] dir
       *[other] { $name }
    }.
event-tile-returned = Die { $tile } geht zurück auf den Grill.
event-tile-turned = Die { $tile } wird umgedreht.
event-turn-began = { $who ->
        [you] Du bist an der Reihe.
       *[other] { $name } ist an der Reihe.
    }
event-game-over = Das Spiel ist aus. { $tie_break ->
        [E3] Bei Gleichstand mit { $worms ->
            [one] einem Wurm
           *[other] { $worms } Würmern
        } entscheidet die höchste Portion: { $who ->
            [you] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
        [E4] { $winners } teilen sich den Sieg mit je { $worms ->
            [one] einem Wurm
           *[other] { $worms } Würmern
        }.
       *[none] { $who ->
            [you] Du gewinnst
           *[other] { $winners } gewinnt
        } mit { $worms ->
            [one] einem Wurm
           *[other] { $worms } Würmern
        }.
    }

## Warum etwas nicht geht

why-roll-first = Würfle zuerst.
why-dice-due = Die Würfel sind noch nicht gefallen.
why-choose-face-first = Wähle zuerst eine Seite aus dem Wurf.
why-roll-or-stop-first = Wirf jetzt die übrigen Würfel oder hör auf.
why-rob-first = Wähle zuerst, wem du einen gegrillten Wurm wegnimmst.
why-claim-first = Wähle zuerst eine Portion.
why-keep-first = Wähle zuerst, welchen Spezialisten du behältst.
why-over = Das Spiel ist aus.
why-no-dice-left = Es sind keine Würfel mehr übrig.
why-no-golden-die = Für neun Würfel brauchst du den goldenen Würfel, und den hast du nicht.
why-golden-die-late = Der goldene Würfel kann nur beim ersten Wurf eines Zuges dabei sein.
why-face-not-rolled = { $face ->
        [W] In diesem Wurf ist kein Wurm.
       *[other] In diesem Wurf ist keine { $face }.
    }
why-face-kept = { $face ->
        [W] Würmer liegen in diesem Zug schon beiseite.
       *[other] Die { $face }er liegen in diesem Zug schon beiseite.
    }
why-no-weasel = Du hast das Wiesel nicht.
why-weasel-used = Das Wiesel ist in diesem Zug schon gelaufen.
why-weasel-no-roll = Das Wiesel läuft nur direkt nach einem Wurf.
why-no-canned-worm = Du hast den Dosenwurm nicht.
why-canned-worm-disabled = Der Dosenwurm zählt nur, solange kein Wurmwürfel beiseiteliegt.
why-canned-no-claim = Auch mit dem Dosenwurm bekommst du keine Portion.
why-not-takable = Mit deiner Summe bekommst du die { $tile } nicht vom Grill.
why-not-stealable = Mit deiner Summe kannst du die { $tile } nicht klauen.
why-not-robbable = Platz { $seat } hat keinen gegrillten Wurm, den du nehmen darfst.
why-limit = Das Spiel ist aus: Es war auf { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } begrenzt.
why-not-yours-to-keep = { $specialist_start } steht nicht zur Wahl.

## Was an einem Text nicht stimmt

error-rules-preset = „{ $token }“ ist keine Regelvariante. Es gibt: { $known }.
error-rules-preset-near = „{ $token }“ ist keine Regelvariante. Meintest du { $near }?
error-rules-knob = „{ $token }“ ist keine Einstellung der Regeln. Es gibt: { $known }.
error-rules-knob-near = „{ $token }“ ist keine Einstellung der Regeln. Meintest du { $near }?
error-rules-value = „{ $token }“ gibt { $knob } einen unbekannten Wert. Es gibt: { $known }.
error-rules-twice = „{ $token }“ stellt { $knob } zum zweiten Mal ein.
error-die = „{ $token }“ ist kein Wurf: „{ $die }“ ist keine Würfelseite (1 2 3 4 5 W).
error-too-many-dice = „{ $token }“ sind { $count } Würfel; mehr als neun gibt es nicht.
error-action = „{ $token }“ ist keine Aktion. Aktionen schreibt man roll, 4, W oder stop.
error-position-long = Eine Stellung mit { $count } Zeichen ist zu lang; höchstens { $most } sind möglich.
error-position-fields = Eine Stellung hat fünf Felder mit je einem Leerzeichen dazwischen: GRILL PLAYERS RESERVE MOVER TURN. Hier sind es { $count }: „{ $token }“.
error-tile = „{ $token }“ nennt eine Portion, die es nicht gibt.
error-grill-tile = „{ $token }“ ist keine Portion auf dem Grill: Schreib ihre Zahl, dann den Buchstaben eines Spezialisten oder x, wenn sie umgedreht ist.
error-grill-order = „{ $token }“ steht am falschen Platz: Die Portionen auf dem Grill müssen aufsteigend stehen.
error-player = „{ $token }“ ist kein Spieler: Schreib den Stapel von unten nach oben oder -, dann +N für gegrillte Würmer, dann :s für einen Spezialisten.
error-reserve = „{ $token }“ ist kein Vorrat: Schreib, wie viele gegrillte Würmer übrig sind.
error-reserve-without-extras = „{ $token }“ ist hier kein Vorrat: Diese Regeln haben keine gegrillten Würmer, also schreib -.
error-mover = „{ $token }“ ist kein Platz: Schreib seine Nummer, oder - nach dem Ende des Spiels.
error-turn-field = „{ $token }“ ist kein Zug: Schreib -, oder KEPT:PENDING und die Zeichen dahinter.
error-turn-when-over = „{ $token }“ ist ein laufender Zug, aber niemand ist an der Reihe: Schreib -.
error-keep-held = „{ $token }“ muss zuerst den Spezialisten nennen, den der Spieler schon hat.
error-player-count = Es spielen 2 bis 7 Personen, nicht { $count }.
error-no-dice-due = Jetzt wird nicht gewürfelt.
error-dice-count = { $due ->
        [one] Ein Würfel wird
       *[other] { $due } Würfel werden
    } erwartet, nicht { $count }.
error-turn-long = Ein Zug mit { $count } Zeichen ist zu lang; höchstens { $most } sind möglich.
error-turn-token = Das ist kein Teil eines Zuges.
error-turn-spaces = Zwischen den Teilen eines Zuges steht je ein Leerzeichen, davor und danach keines: „{ $token }“.
error-turn-after-end = Der Zug war davor schon zu Ende.
error-turn-goes-on = Hier kann nichts mehr folgen: Der Teil davor lässt eine Wahl offen.
error-turn-end-missing = Der Zug hat von selbst geendet, also muss als Nächstes sein Ende dastehen.
error-turn-other-roll = Auf dem Tisch liegt der Wurf { $roll }.
error-turn-is-bust = Dieser Wurf bringt nichts Neues: Er ist ein Fehlwurf und wird mit „!“ geschrieben.
error-turn-no-choice = Hier gibt es nichts zu wählen.
error-turn-nine = „*9“ steht für einen ersten Wurf mit neun Würfeln und für nichts anderes.
error-turn-claim-open = Hier kommen mehrere Portionen infrage, und keine davon ist genannt.
error-turn-end = Mit diesen Würfeln endet der Zug anders: { $happened }.
error-player-name = „{ $token }“ kann kein Name sein: 1 bis 40 Zeichen, ohne / " \ und Steuerzeichen.
error-record-long = Eine Mitschrift mit { $count } Zeichen ist zu lang; höchstens { $most } sind möglich.
error-record-tag = „{ $token }“ ist keine Kopfzeile: Schreib [Name "Wert"].
error-record-tag-twice = Die Kopfzeile { $token } kommt zweimal vor.
error-record-tag-missing = Die Kopfzeile { $token } fehlt.
error-record-seats = Der Anfang hat { $count } Plätze, aber { $names ->
        [one] ein Spieler ist
       *[other] { $names } Spieler sind
    } genannt.
error-start-due = Ein Spiel kann nicht beginnen, solange ein Wurf aussteht: Würfle zuerst.
error-record-blank = Zwischen zwei Zügen steht eine leere Zeile.
error-record-line = „{ $token }“ ist keine Zeile eines Spiels: Schreib die Nummer des Zuges, einen Punkt und seine Teile.
error-record-number = Hier wird Zug { $expected } erwartet, nicht { $token }.
error-record-goes-on = Der Zug davor ist nicht zu Ende, also muss er der letzte sein.
error-record-limit = An der Zuggrenze kann ein Spiel nur zwischen zwei Zügen enden, und nur, wenn es noch nicht aus ist.
error-record-result = Das Ergebnis ist { $result }, nicht { $token }.
error-bot-unknown = „{ $token }“ ist kein Bot. Es gibt: { $known }.
error-bot-near = „{ $token }“ ist kein Bot. Meintest du { $near }?
error-bot-or-person = „{ $token }“ sieht wie der Name eines Bots aus. Schreib { $near } für den Bot oder person:{ $token } für einen Menschen.
error-bot-option-near = „{ $token }“ ist keine Option von { $bot }. Meintest du { $near }?
error-bot-class-form = „{ $token }“ nennt keine Klasse: Schreib py:paket.modul:Klasse.
error-bot-class = Der Bot { $token } lässt sich nicht laden: { $reason }.
error-bot-class-choose = { $token } ist kein Bot: Die Methode choose(state, rng) fehlt.
error-bot-ends-raised = { $token }.value_ends hat { $error } ausgelöst ({ $where }).
error-bot-ends-shape = { $token }.value_ends hat ein Array der Form { $found } zurückgegeben statt { $wanted }: einen Wert für jedes Ende.
error-bot-ends-value = { $token }.value_ends hat den Wert { $value } zurückgegeben; alle Werte müssen endlich sein.
error-bot-option = „{ $token }“ ist keine Option von { $bot }. Es gibt: { $known }.
error-bot-value = „{ $token }“ gibt dieser Option von { $bot } einen unmöglichen Wert.
error-bot-value-known = „{ $token }“ gibt dieser Option von { $bot } einen unmöglichen Wert. Möglich: { $known }.
error-bot-command = Der Befehl „{ $token }“ lässt sich nicht starten.
error-bot-seats = Dieses Netz ist für höchstens { $seats } Spieler gemacht, nicht für { $players }.
error-net-file = { $file } ist kein Netz.
error-net-shape = { $file } ist ein Netz einer anderen Version dieses Programms.
error-net-narrow = Ein Netz für { $seats } Plätze kann keines für { $wanted } werden.
error-net-large = Ein Netz mit { $hidden } verborgenen Einheiten lässt sich nicht verkleinern und kann auch keine Merkmale verlieren.
error-net-hidden = „{ $hidden }“ nennt nicht die Größen zweier verborgener Schichten: Schreib zwei Zahlen wie 256x32, die erste ein Vielfaches von 64, die zweite von 32, bis 1024.
error-checkpoint = { $file } ist kein Zwischenstand dieser Version.
error-response = Gegen { $bot } lässt sich mit { $players } Spielern keine beste Antwort trainieren.

## Was an einer Stellung nicht stimmt

defect-tile-twice = Die Portion { $tile } kommt mehr als einmal vor.
defect-extra-tile = Die Portion { $tile } gehört zur Ausgabe Extrawurm, aber diese Regeln sind die des Grundspiels.
defect-specialist-twice = { $specialist_start } kommt mehr als einmal vor.
defect-specialist-without-extras = { $specialist_start } gehört zur Ausgabe Extrawurm, aber diese Regeln sind die des Grundspiels.
defect-specialist-on-turned = { $specialist_start } kann nicht auf der { $tile } stehen, denn sie liegt nicht offen.
defect-crow-held = Platz { $seat } kann die Krähe nicht haben: Niemand kann das.
defect-grilled-without-extras = Platz { $seat } hat gegrillte Würmer, aber diese Regeln kennen keine.
defect-grilled-too-many = Es sind zusammen { $count } gegrillte Würmer; mehr als sieben gibt es nicht.
defect-player-count = Es spielen 2 bis 7 Personen, nicht { $count }.
defect-mover = Platz { $seat } ist an der Reihe, aber es gibt nur { $count } Plätze.
defect-should-be-over = Keine Portion liegt offen, also ist das Spiel aus und niemand an der Reihe.
defect-should-not-be-over = Die Portion { $tile } liegt offen, also ist das Spiel nicht aus und jemand an der Reihe.
defect-golden-flag = Neun Würfel sind im Spiel, aber der Spieler hat den goldenen Würfel nicht.
defect-weasel-flag = Das Wiesel ist gelaufen, aber der Spieler hat es nicht.
defect-kept-too-many = { $count } Würfel liegen beiseite; es gibt nur { $dice }.
defect-nothing-to-decide = Hier ist nichts zu entscheiden: Der Zug geht von selbst weiter.
defect-no-dice-to-roll = Hier kann kein Wurf kommen: Der Zug endet von selbst.
defect-roll-count = { $count ->
        [one] Ein Würfel ist
       *[other] { $count } Würfel sind
    } geworfen, wo { $due } erwartet werden.
defect-nothing-kept = Kein Würfel liegt beiseite.
defect-rob-with-reserve = Niemandem wird etwas weggenommen, solange im Vorrat gegrillte Würmer sind ({ $count }).
defect-no-double-one = Ein gegrillter Wurm ist fällig, aber es liegen keine zwei 1er beiseite.
defect-claim-without-worm = Eine Portion wird genommen, aber kein Wurm liegt beiseite.
defect-claim-not-taken = Die oberste Portion des Stapels kann nicht von diesen Würfeln stammen.
defect-keep-not-held = Zwischen zwei Spezialisten ist zu wählen, aber der Spieler hat keinen.

## Was ein Server antwortet, der nicht tun kann, was er soll

error-no-identity = Dieses Gerät ist hier noch nicht bekannt. Lade die Seite neu und versuch es noch einmal.
error-forbidden = Das darfst du nicht.
error-removed = Wer den Tisch eröffnet hat, hat dich von diesem Tisch entfernt.
error-bad-origin = Diese Anfrage kam von einer anderen Website.
error-unknown-host = Dieser Server heißt nicht { $host }. Ist das einer seiner Namen, muss er mit --hosts { $host } gestartet werden.
error-unknown-game = Diesen Tisch gibt es nicht.
error-unknown-code = Zu diesem Code gibt es keinen Tisch. Codes gelten, bis das Spiel beginnt.
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-stale-version = Das Spiel ist inzwischen weitergegangen. Schau noch einmal hin.
error-illegal-action = Das geht jetzt nicht.
error-no-takeback = Es gibt nichts rückgängig zu machen.
error-not-your-turn = Du bist nicht an der Reihe.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-entropy-early = Noch haben sich nicht alle am Tisch festgelegt: Behalte deinen Zufallsbeitrag bis dahin für dich.
error-entropy-mismatch = Das ist nicht das, worauf du dich festgelegt hast.
dice-alarm-rewritten = Der Server hat das Protokoll dieses Spiels umgeschrieben: Eintrag { $version } ist nicht der, den er vorher gezeigt hat. Trau diesen Würfeln nicht.
dice-alarm-back = Der Server ist in diesem Spiel zu Eintrag { $version } zurückgekehrt, obwohl er schon { $known } gezeigt hatte. Nach einer wiederhergestellten Sicherung steht das im Protokoll, und die Würfel kommen aus einem neuen Geheimnis; sonst trau ihnen nicht.
dice-alarm-commitment = Der Server hat das Geheimnis der Würfel ausgetauscht, ohne dass es im Protokoll steht. Trau diesen Würfeln nicht.
dice-alarm-left-out = Die Würfel wurden festgelegt, bevor der Beitrag dieses Geräts da war. Bei langsamer Verbindung kommt das vor; sonst trau diesen Würfeln nicht.
dice-alarm-replaced = Der Server zeigt in deinem Namen einen anderen Beitrag zu den Würfeln als den von diesem Gerät. Trau diesen Würfeln nicht.
dice-alarm-withheld = Der Server sagt, du hättest deinen Beitrag zu den Würfeln zurückgehalten. Wenn du die ganze Zeit verbunden warst, trau ihm nicht.
error-game-over = Das Spiel ist aus.
error-frozen = Dieses Spiel kann nicht weitergehen: Sein Protokoll lässt sich nicht nachspielen.
error-table-full = Der Tisch ist voll.
error-seat-taken = Dieser Platz ist besetzt.
error-not-away = Dieser Spieler ist nicht abwesend.
error-left-too-often = Du hast diese Partie so oft verlassen, dass du nicht mehr zurückkommen kannst. Ein Bot spielt für dich weiter.
error-too-many-changes = An diesem Tisch war zu viel Kommen und Gehen. Startet das Spiel oder eröffnet einen anderen Tisch.
error-not-absent = Das Spiel wartet auf niemanden, der lange genug weg ist.
error-not-over = Das Spiel ist noch nicht aus.
error-bad-request = Diese Anfrage ließ sich nicht lesen: { $where }: { $problem }.
error-bad-message = Diese Nachricht ließ sich nicht lesen.
error-bad-rules = „{ $text }“ ist keine Regelvariante.
error-bad-action = „{ $text }“ ist keine Aktion.
error-bad-dice = Diese Würfel passen nicht: { $due ->
    [0] es ist kein Wurf fällig
    [one] ein Würfel ist fällig
   *[other] { $due } Würfel sind fällig
  }.
error-bot-not-allowed = Der Bot „{ $text }“ spielt hier nicht mit.
error-bad-clock = Die Uhr „{ $text }“ gibt es hier nicht.
error-bad-name = „{ $text }“ kann kein Name sein: 1 bis 40 sichtbare Zeichen, ohne / " und \.
error-name-taken = An diesem Tisch heißt schon jemand { $name }. Nimm einen Namen, der sich deutlicher unterscheidet.
error-bad-record = Diese Mitschrift hat einen Fehler in Zeile { $line }, bei „{ $token }“.
error-bad-position = Diese Stellung kann es nicht geben.
error-no-advice = Tipps gibt es nur, wenn du allein gegen Bots spielst.
error-too-large = Das ist zu groß; höchstens { $limit } Bytes sind möglich.
error-too-many-requests = Zu viele Anfragen. Versuch es in { $retry_after ->
        [one] einer Sekunde
       *[other] { $retry_after } Sekunden
    } noch einmal.
error-too-many-tables = Du hast zu viele offene Tische. Spiel einen zu Ende, oder versuch es in { $retry_after ->
        [one] einer Sekunde
       *[other] { $retry_after } Sekunden
    } noch einmal.
error-too-many-sockets = Zu viele Verbindungen. Versuch es in { $retry_after ->
        [one] einer Sekunde
       *[other] { $retry_after } Sekunden
    } noch einmal.
error-too-many-devices = Du spielst schon auf { $limit } Geräten, mehr sind nicht möglich. Melde zuerst eines davon ab.
error-unavailable = Der Server kann gerade nichts speichern. Es hat sich nichts geändert; versuch es noch einmal.

## Die Regeln, Satz für Satz. Ein zweiter Schlüssel sagt die Regel so, wie eine Einstellung sie ändert.

rules-section-S = Aufbau
rules-section-T = Ein Zug
rules-section-C = Aufhören und nehmen
rules-section-B = Fehlwurf
rules-section-E = Das Ende
rules-section-X = Extrawurm

rule-S1 = Es spielen zwei bis sieben Personen mit acht weißen Würfeln. Ein Würfel zeigt 1, 2, 3, 4, 5 und einen Wurm; ein Wurm zählt 5.
rule-S2 = Die Portionen 21 bis 36 liegen offen in einer Reihe: der Grill. Jede trägt Würmer: 21 bis 24 einen, 25 bis 28 zwei, 29 bis 32 drei, 33 bis 36 vier.
rule-S3 = Die Runde bestimmt, wer anfängt, nach altem Brauch die jüngste Person. Dann geht es reihum nach links.
rule-S4 = Die Portionen 11 und 13 kommen vor die 21, mit je einem Wurm. Sieben gegrillte Würmer sind der Vorrat. Der Dosenwurm beginnt auf der 11, die Henne auf der 21, die Krähe auf der 23, das Wiesel auf der 25, der goldene Würfel auf der 27, der Apfel auf der 29.

rule-T1 = Dein Zug beginnt mit einem Wurf aller acht Würfel.
rule-T2 = Wähle eine Seite aus dem Wurf, die du in diesem Zug noch nicht beiseitegelegt hast, und leg alle Würfel beiseite, die sie zeigen.
rule-T3 = Hat der Wurf keine solche Seite, ist er ein Fehlwurf.
rule-T4 = Immer wenn du Würfel beiseitegelegt hast, wirfst du alle übrigen noch einmal oder hörst auf. Aufhören darfst du immer, auch wenn es ein Fehlwurf ist. Bringt dir das Aufhören eine Portion, musst du eine nehmen.
rule-T5 = Sind keine Würfel mehr übrig, endet dein Zug von selbst.
rule-T6 = Liegen alle sechs Seiten beiseite, darfst du noch weiterwürfeln, aber kein Wurf kann etwas Neues bringen: Es wird ein Fehlwurf.
rule-T6-yes = Liegen alle sechs Seiten beiseite, endet dein Zug von selbst.

rule-C1 = Wenn du aufhörst, muss mindestens ein Wurm beiseiteliegen; sonst ist es ein Fehlwurf.
rule-C2 = Liegt eine Portion mit genau deiner Summe offen auf dem Grill, nimmst du sie und keine andere. Sie kommt offen oben auf deinen Stapel; du hast nur einen.
rule-C3 = Liegt eine Portion mit genau deiner Summe oben auf einem fremden Stapel, klaust du sie. Klauen geht nur mit der genauen Summe und nur bei der obersten Portion.
rule-C3-optional = Liegt eine Portion mit genau deiner Summe oben auf einem fremden Stapel, darfst du sie klauen oder stattdessen eine kleinere vom Grill nehmen (C4). Hat der Grill keine für dich, klaust du. Klauen geht nur mit der genauen Summe und nur bei der obersten Portion.
rule-C4 = Gibt es beides nicht, nimmst du vom Grill die höchste offene Portion unter deiner Summe.
rule-C4-any = Gibt es beides nicht, nimmst du vom Grill eine offene Portion unter deiner Summe, welche du willst.
rule-C5 = Gibt es auch so eine nicht, ist es ein Fehlwurf.
rule-C6 = Deine eigene oberste Portion zählt hier nicht: Hat sie genau deine Summe, nimmst du eine kleinere vom Grill (C4).

rule-B1 = Nach einem Fehlwurf geht deine oberste Portion, wenn du eine hast, offen zurück auf den Grill.
rule-B2 = Dann wird die höchste offene Portion auf dem Grill umgedreht und ist für den Rest des Spiels verloren. Ist es ausgerechnet die, die du zurückgegeben hast, wird keine umgedreht.
rule-B3 = Hast du keine Portion, die du zurückgeben kannst, wird keine umgedreht.
rule-B3-yes = Hast du keine Portion, die du zurückgeben kannst, wird die höchste trotzdem umgedreht.
rule-B4 = Ein Fehlwurf beendet deinen Zug, und die beiseitegelegten Würfel zählen nichts.

rule-E1 = Das Spiel endet, sobald nach einem Zug keine Portion mehr offen auf dem Grill liegt.
rule-E2 = Zähl die Würmer auf deinen Portionen: Wer die meisten hat, gewinnt.
rule-E3 = Bei Gleichstand entscheidet die höchste Portion: Von allen, die gleichauf liegen, gewinnt, wer sie irgendwo im Stapel hat. Jede Portion schlägt gar keine.
rule-E4 = Liegen mehrere ganz ohne Portion gleichauf, teilen sie sich den Sieg.
rule-E5 = Die Regeln begrenzen die Länge eines Spiels nicht. Hier endet es spätestens nach 1000 Zügen, wenn nichts anderes vereinbart ist, und wird dann gewertet, wie es steht.

rule-X1 = Die 11 und die 13 nimmst du nur mit genau dieser Summe und nur vom Grill, und niemand kann sie klauen. Eine Summe von 12 oder von 14 bis 20 ist also ein Fehlwurf, und ebenso 11 oder 13, wenn diese Portion nicht offen auf dem Grill liegt. Sonst sind sie Portionen wie alle anderen; auch wenn nur noch sie offen liegen, geht das Spiel weiter.
rule-X2 = Doppel-Eins: Jedes Mal, wenn du zwei oder mehr 1er beiseitelegst, bekommst du sofort einen gegrillten Wurm, was auch immer aus deinem Zug wird. Mehr 1er bringen nicht mehr.
rule-X3 = Ein gegrillter Wurm kommt aus dem Vorrat. Ist der leer, nimmst du jemandem deiner Wahl einen weg, nur nicht der Person mit der Henne. Hat niemand einen, den du nehmen darfst, bekommst du keinen.
rule-X4 = Ein gegrillter Wurm zählt am Ende einen Wurm. Ein Fehlwurf kostet nie gegrillte Würmer.
rule-X5 = Steht ein Spezialist auf der Portion, die du vom Grill nimmst, bekommst du ihn dazu, nur die Krähe nicht. Klaust du bei jemandem, der einen Spezialisten hat, bekommst du auch diesen.
rule-X6 = Du hast höchstens einen Spezialisten. Bekommst du einen zweiten, wähle, welchen du behältst; der andere geht zurück auf den Grill (X7).
rule-X7 = Ein Spezialist geht zurück auf die niedrigste offene Portion, die keinen trägt, 11 und 13 eingeschlossen. Ist keine frei, ist er aus dem Spiel.
rule-X8 = Ein Fehlwurf kostet dich auch deinen Spezialisten, selbst wenn du keine Portion hast. Erst geht deine Portion zurück, dann dein Spezialist, dann wird die höchste Portion umgedreht; ein Spezialist, der darauf stand, geht als Letzter zurück.
rule-X9 = Die Henne beschützt deine Portionen: Hast du sie bei einem Fehlwurf, gibst du keine Portion zurück und keine wird umgedreht; nur die Henne geht zurück. Hast du keine Portion, bleibt sie bei dir.
rule-X10 = Wer die Person mit der Henne beklauen würde, bekommt die Henne statt der Portion, und das ist ein Erfolg. Solange bei ihr die 11 oder 13 obenauf liegt, kann niemand die Henne bekommen. Ihre gegrillten Würmer nimmt ihr niemand weg.
rule-X11 = Der Dosenwurm: Hörst du auf und kein Wurmwürfel liegt beiseite, darfst du ihn als einen zählen. Deine Summe wächst um 5 und das Aufhören gilt. Zählen darfst du ihn nur, wenn dir das eine Portion bringt; er verbraucht sich nicht, und auch ohne übrige Würfel hast du die Wahl. Er rettet keinen Wurf, und sobald du einen Wurmwürfel beiseitelegst, nützt er in diesem Zug nichts mehr.
rule-X12 = Das Wiesel: Einmal im Zug, nach einem Wurf und bevor du eine Seite wählst, darfst du alle eben geworfenen Würfel noch einmal werfen, auch nach einem Fehlwurf; der zweite Wurf gilt. Der goldene Würfel: Zu Beginn deines Zuges, und nur dann, darfst du neun statt acht Würfel werfen; er ist ein Würfel wie die anderen. Der Apfel: drei Würmer für die Person, die ihn am Ende hat.
rule-X13 = Niemand hat je die Krähe. Wer die Portion unter ihr nimmt, bekommt einen gegrillten Wurm, und die Krähe hüpft sofort auf die niedrigste freie Portion (X7).
rule-X14 = Ob das Spiel aus ist, entscheidet sich, wenn alle Spezialisten und gegrillten Würmer des Zuges ihren Platz gefunden haben.

## Regelvarianten

preset-classic = Klassisch
preset-extrawurm = Extrawurm
preset-house = Hausregeln
preset-squeakers = Piepmätze

preset-classic-about = Das Grundspiel, wie es seine vollständige Anleitung beschreibt.
preset-extrawurm-about = Die Ausgabe mit den Portionen 11 und 13, sechs Spezialisten und gegrillten Würmern.
preset-house-about = Das Grundspiel nach einer kurzen Anleitung: Eine kleinere Portion suchst du dir aus, und jeder Fehlwurf dreht eine um.
preset-squeakers-about = Das Grundspiel nach einer anderen kurzen Anleitung: Aufs Klauen darfst du verzichten, jeder Fehlwurf dreht eine Portion um, und sechs Seiten beenden den Zug.

knob-extras = Welche Ausgabe wird gespielt?
knob-extras-no = Das Grundspiel: Portionen 21 bis 36 und acht Würfel.
knob-extras-yes = Mit den Portionen 11 und 13, den Spezialisten und den gegrillten Würmern.
knob-extras-why = Extrawurm ist dasselbe Spiel mit mehr in der Schachtel. Lass die Extras in der Schachtel, und du spielst das Grundspiel.
knob-fallback = Welche Portion nimmst du, wenn du die mit deiner Summe weder nehmen noch klauen kannst?
knob-fallback-nearest = Die höchste darunter.
knob-fallback-any = Irgendeine darunter, nach deiner Wahl.
knob-fallback-why = Die vollständigen Anleitungen geben dir die nächstkleinere Portion. Eine kurze sagt nur, dass sie kleiner ist, und lässt dir so die Wahl.
knob-steal = Musst du klauen, wenn die Portion mit deiner Summe oben auf einem fremden Stapel liegt?
knob-steal-forced = Ja.
knob-steal-optional = Nein, wenn der Grill eine kleinere Portion für dich hat.
knob-steal-why = Die vollständigen Anleitungen sagen, dass du darfst, erlauben aber eine kleinere Portion nur, wenn es nichts zu klauen gibt. Eine kurze lässt dich darauf verzichten.
knob-flip_empty_handed = Dreht ein Fehlwurf eine Portion um, auch wenn du keine zurückgeben kannst?
knob-flip_empty_handed-no = Nein.
knob-flip_empty_handed-yes = Ja, die höchste.
knob-flip_empty_handed-why = Die vollständigen Anleitungen verschonen alle, die nichts zu verlieren haben. Die kurzen drehen die Portion trotzdem um, und das verkürzt die Spiele.
knob-six_faces_end_turn = Was geschieht, wenn alle sechs Seiten beiseiteliegen?
knob-six_faces_end_turn-no = Du darfst noch weiterwürfeln, aber das wird sicher ein Fehlwurf.
knob-six_faces_end_turn-yes = Der Zug endet von selbst.
knob-six_faces_end_turn-why = Eine kurze Anleitung beendet den Zug dort; die anderen sagen nichts dazu. Es erspart nur einen Wurf, der nicht gelingen kann.

rules-title = Regeln: { $name }
rules-same = Das ist das Grundspiel selbst.
rules-differs = Was anders ist als im klassischen Spiel; die betroffenen Regeln tragen einen Stern:

## Eine Stellung in Worten

show-grill-empty = Auf dem Grill liegt keine Portion.
show-reserve = { $count ->
        [0] Im Vorrat sind keine gegrillten Würmer mehr.
        [one] Im Vorrat ist noch ein gegrillter Wurm.
       *[other] Im Vorrat sind noch { $count } gegrillte Würmer.
    }
show-worms = { $count ->
        [one] ein Wurm
       *[other] { $count } Würmer
    }
show-grilled = { $count ->
        [one] davon einer gegrillt
       *[other] davon { $count } gegrillt
    }
show-no-tile = keine Portion
show-kept = Beiseite
show-total = zusammen { $total }
show-total-canned = zusammen { $total }, den Dosenwurm mitgezählt
show-rolled = Geworfen
show-nine-dice = Der goldene Würfel ist im Spiel: neun Würfel.
show-weasel-used = Das Wiesel ist in diesem Zug gelaufen.
show-start = { $who ->
        [you] Du bist dran und würfelst.
       *[other] { $name } ist dran und würfelt.
    }
show-due = Für { $who ->
        [you] dich
       *[other] { $name }
    } { $count ->
        [one] fällt gleich ein Würfel
       *[other] fallen gleich { $count } Würfel
    }.
show-choose-face = { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    } eine Seite.
show-weasel-or-bust = Nichts Neues: { $who ->
        [you] Du schickst das Wiesel los oder nimmst
       *[other] { $name } schickt das Wiesel los oder nimmt
    } den Fehlwurf hin.
show-roll-or-stop = { $who ->
        [you] Du wirfst
       *[other] { $name } wirft
    } { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } oder { $who ->
        [you] hörst
       *[other] hört
    } auf.
show-count-canned = Kein Würfel ist übrig: { $who ->
        [you] Du entscheidest
       *[other] { $name } entscheidet
    }, ob der Dosenwurm zählt.
show-rob = { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    }, wem ein gegrillter Wurm weggenommen wird.
show-claim = { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    } eine Portion.
show-keep = { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    }: { $held } oder { $offered }.
show-over = Das Spiel ist aus. { $tie_break ->
        [E3] Die höchste Portion entscheidet: { $who ->
            [you] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
        [E4] { $winners } teilen sich den Sieg.
       *[none] { $who ->
            [you] Du gewinnst.
           *[other] { $winners } gewinnt.
        }
    }

## Charaktere von Bots: ein Name, und in einer Zeile, wie er ist

character-bold = wagemutig
character-bold-about = Nimmt einen Fehlwurf leicht und würfelt weiter, um mehr zu holen.
character-cautious = vorsichtig
character-cautious-about = Scheut den Fehlwurf und nimmt, was sicher ist.
character-thief = diebisch
character-thief-about = Klaut lieber bei anderen, als sich vom Grill zu bedienen.
character-collector = sammelwütig
character-collector-about = Will Portionen mit vielen Würmern und klaut selten.
