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
list-and = { $first } und { $last }
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
why-no-golden-die = Für neun Würfel braucht es den goldenen Würfel, und du hast ihn nicht.
why-golden-die-late = Der goldene Würfel ist beim ersten Wurf eines Zuges dabei oder gar nicht.
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
why-weasel-no-roll = Das Wiesel läuft nur gleich nach einem Wurf.
why-no-canned-worm = Du hast den Dosenwurm nicht.
why-canned-worm-disabled = Der Dosenwurm zählt nur, solange kein Wurmwürfel beiseiteliegt.
why-canned-no-claim = Auch mit dem Dosenwurm gehört dir keine Portion.
why-not-takable = Mit deiner Summe bekommst du die { $tile } nicht vom Grill.
why-not-stealable = Mit deiner Summe kannst du die { $tile } nicht klauen.
why-not-robbable = Platz { $seat } hat keinen gegrillten Wurm, den du nehmen darfst.
why-limit = Das Spiel ist aus: Es war auf { $count ->
        [one] einen Zug
       *[other] { $count } Züge
    } begrenzt.
why-not-yours-to-keep = { $specialist_start } steht nicht zur Wahl.

## Was an einem Text nicht stimmt

error-rules-preset = „{ $token }“ ist keine Spielregel. Es gibt: { $known }.
error-rules-knob = „{ $token }“ stellt nichts ein. Einstellen lassen sich: { $known }.
error-rules-value = „{ $token }“ gibt { $knob } einen unbekannten Wert. Es gibt: { $known }.
error-rules-twice = „{ $token }“ stellt { $knob } zum zweiten Mal ein.
error-die = „{ $token }“ ist kein Wurf: „{ $die }“ ist keine Würfelseite (1 2 3 4 5 W).
error-too-many-dice = „{ $token }“ sind { $count } Würfel; mehr als neun gibt es nicht.
error-action = „{ $token }“ ist keine Aktion.
error-position-long = Eine Stellung mit { $count } Zeichen ist zu lang; höchstens { $most } sind möglich.
error-position-fields = Eine Stellung hat fünf Felder mit je einem Leerzeichen dazwischen: GRILL PLAYERS RESERVE MOVER TURN. Hier sind es { $count }: „{ $token }“.
error-tile = „{ $token }“ nennt eine Portion, die es nicht gibt.
error-grill-tile = „{ $token }“ ist keine Portion auf dem Grill: Schreib ihre Zahl, dann den Buchstaben eines Spezialisten oder x, wenn sie umgedreht ist.
error-grill-order = „{ $token }“ steht am falschen Platz: Die Portionen auf dem Grill steigen an.
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
error-turn-token = So sieht kein Teil eines Zuges aus.
error-turn-spaces = Zwischen den Teilen eines Zuges steht je ein Leerzeichen, darum herum keines: „{ $token }“.
error-turn-after-end = Der Zug war davor schon zu Ende.
error-turn-goes-on = Hier kann nichts mehr folgen: Der Teil davor lässt eine Wahl offen.
error-turn-end-missing = Der Zug hat von selbst geendet, also muss als Nächstes sein Ende stehen.
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
error-record-blank = Zwischen zwei Zügen steht eine leere Zeile.
error-record-line = „{ $token }“ ist keine Zeile eines Spiels: Schreib die Nummer des Zuges, einen Punkt und seine Teile.
error-record-number = Hier wird Zug { $expected } erwartet, nicht { $token }.
error-record-goes-on = Der Zug davor ist nicht zu Ende, also muss er der letzte sein.
error-record-limit = Nur ein Spiel, das nicht aus ist, kann zwischen zwei Zügen an der Grenze enden.
error-record-result = Das Ergebnis ist { $result }, nicht { $token }.
error-bot-unknown = „{ $token }“ ist kein Bot. Es gibt: { $known }.
error-bot-option = „{ $token }“ stellt an { $bot } nichts ein. Es gibt: { $known }.
error-bot-value = „{ $token }“ gibt dieser Einstellung von { $bot } einen unmöglichen Wert.
error-bot-command = „{ $token }“ ist kein Befehl, der sich starten lässt.
error-bot-seats = Dieses Netz ist für höchstens { $seats } Spieler gemacht, nicht für { $players }.
error-net-file = { $file } ist kein Netz.
error-net-shape = { $file } ist ein Netz einer anderen Version dieses Programms.
error-net-narrow = Ein Netz für { $seats } Plätze kann keines für { $wanted } werden.
error-checkpoint = { $file } ist kein Zwischenstand dieser Version.
error-response = Gegen { $bot } lässt sich mit { $players } Spielern keine beste Antwort trainieren.

## Was an einer Stellung nicht stimmt

defect-tile-twice = Die Portion { $tile } kommt mehr als einmal vor.
defect-extra-tile = Die Portion { $tile } gehört zur Ausgabe Extrawurm, und diese Regeln nicht.
defect-specialist-twice = { $specialist_start } kommt mehr als einmal vor.
defect-specialist-without-extras = { $specialist_start } gehört zur Ausgabe Extrawurm, und diese Regeln nicht.
defect-specialist-on-turned = { $specialist_start } kann nicht auf der { $tile } stehen, denn die liegt nicht offen.
defect-crow-held = Platz { $seat } kann die Krähe nicht haben: Niemand kann das.
defect-grilled-without-extras = Platz { $seat } hat gegrillte Würmer, und diese Regeln haben keine.
defect-grilled-too-many = Es sind zusammen { $count } gegrillte Würmer; mehr als sieben gibt es nicht.
defect-player-count = Es spielen 2 bis 7 Personen, nicht { $count }.
defect-mover = Platz { $seat } ist an der Reihe, aber es gibt { $count } Plätze.
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
defect-no-double-one = Ein gegrillter Wurm steht an, aber es liegen keine zwei 1er beiseite.
defect-claim-without-worm = Eine Portion wird genommen, aber kein Wurm liegt beiseite.
defect-claim-not-taken = Die oberste Portion des Stapels kann nicht von diesen Würfeln stammen.
defect-keep-not-held = Zwischen zwei Spezialisten ist zu wählen, aber der Spieler hat keinen.

## Was ein Server antwortet, der nicht tun kann, was er soll

error-no-identity = Dieses Gerät ist hier noch nicht bekannt. Lade die Seite neu und versuch es noch einmal.
error-forbidden = Das darfst du nicht.
error-bad-origin = Diese Anfrage kam von einer anderen Seite.
error-unknown-game = Diesen Tisch gibt es nicht.
error-unknown-code = Zu diesem Code gibt es keinen Tisch. Codes gelten, bis das Spiel beginnt.
error-not-found = Hier ist nichts.
error-method-not-allowed = Das geht hier nicht.
error-stale-version = Das Spiel ist inzwischen weiter. Sieh noch einmal hin.
error-illegal-action = Das geht jetzt nicht.
error-no-takeback = Es gibt nichts zurückzunehmen.
error-not-your-turn = Du bist nicht an der Reihe.
error-not-started = Das Spiel hat noch nicht begonnen.
error-already-started = Das Spiel hat schon begonnen.
error-game-over = Das Spiel ist aus.
error-frozen = Dieses Spiel kann nicht weitergehen: Sein Protokoll lässt sich nicht nachspielen.
error-table-full = Der Tisch ist voll.
error-seat-taken = Dieser Platz ist besetzt.
error-not-away = Dieser Spieler ist nicht weg.
error-not-over = Das Spiel ist noch nicht aus.
error-bad-request = Diese Anfrage war nicht zu lesen: { $where }: { $problem }.
error-bad-message = Diese Nachricht war nicht zu lesen.
error-bad-rules = „{ $text }“ ist keine Spielregel.
error-bad-action = „{ $text }“ ist keine Aktion.
error-bot-not-allowed = „{ $text }“ ist kein Bot, der hier spielt.
error-bad-clock = „{ $text }“ ist keine Uhr, die hier läuft.
error-bad-name = „{ $text }“ kann kein Name sein: 1 bis 40 Zeichen, ohne / " \ und Steuerzeichen.
error-bad-record = Diese Mitschrift hat einen Fehler in Zeile { $line }, bei „{ $token }“.
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
error-unavailable = Der Server kann gerade nichts speichern. Nichts hat sich geändert; versuch es noch einmal.

## Die Regeln, Satz für Satz. Ein zweiter Schlüssel sagt die Regel so, wie eine Einstellung sie ändert.

rules-section-S = Aufbau
rules-section-T = Ein Zug
rules-section-C = Aufhören und nehmen
rules-section-B = Fehlwurf
rules-section-E = Das Ende
rules-section-X = Extrawurm

rule-S1 = Es spielen zwei bis sieben Personen mit acht weißen Würfeln. Ein Würfel zeigt 1, 2, 3, 4, 5 und einen Wurm; ein Wurm zählt 5.
rule-S2 = Die Portionen 21 bis 36 liegen offen in einer Reihe: der Grill. Jede trägt Würmer: 21 bis 24 einen, 25 bis 28 zwei, 29 bis 32 drei, 33 bis 36 vier.
rule-S3 = Der Tisch bestimmt, wer anfängt, nach altem Brauch die jüngste Person. Dann geht es nach links reihum.
rule-S4 = Die Portionen 11 und 13 kommen vor die 21, mit je einem Wurm. Sieben gegrillte Würmer sind der Vorrat. Der Dosenwurm beginnt auf der 11, die Henne auf der 21, die Krähe auf der 23, das Wiesel auf der 25, der goldene Würfel auf der 27, der Apfel auf der 29.

rule-T1 = Dein Zug beginnt mit einem Wurf aller acht Würfel.
rule-T2 = Wähle eine Seite aus dem Wurf, die du in diesem Zug noch nicht beiseitegelegt hast, und leg alle Würfel beiseite, die sie zeigen.
rule-T3 = Hat der Wurf keine solche Seite, ist er ein Fehlwurf.
rule-T4 = Hast du Würfel beiseitegelegt, wirf alle übrigen noch einmal oder hör auf. Aufhören darfst du immer, auch wenn es ein Fehlwurf ist. Bringt dir das Aufhören eine Portion, musst du eine nehmen.
rule-T5 = Sind keine Würfel mehr übrig, endet dein Zug von selbst.
rule-T6 = Mit allen sechs Seiten beiseite darfst du noch weiterwürfeln, aber kein Wurf kann etwas Neues bringen: Es wird ein Fehlwurf.
rule-T6-yes = Mit allen sechs Seiten beiseite endet dein Zug von selbst.

rule-C1 = Wenn du aufhörst, muss mindestens ein Wurm beiseiteliegen; sonst ist es ein Fehlwurf.
rule-C2 = Liegt eine Portion mit genau deiner Summe offen auf dem Grill, nimmst du sie und keine andere. Sie kommt offen oben auf deinen Stapel; du hast nur einen.
rule-C3 = Liegt eine Portion mit genau deiner Summe oben auf einem fremden Stapel, klaust du sie. Nur die genaue Summe klaut, und nur die oberste Portion.
rule-C3-optional = Liegt eine Portion mit genau deiner Summe oben auf einem fremden Stapel, darfst du sie klauen oder stattdessen eine kleinere vom Grill nehmen (C4). Hat der Grill keine für dich, klaust du. Nur die genaue Summe klaut, und nur die oberste Portion.
rule-C4 = Gibt es beides nicht, nimmst du vom Grill die höchste offene Portion unter deiner Summe.
rule-C4-any = Gibt es beides nicht, nimmst du vom Grill eine offene Portion unter deiner Summe, welche du willst.
rule-C5 = Gibt es auch die nicht, ist es ein Fehlwurf.
rule-C6 = Deine eigene oberste Portion zählt hier nicht: Ist deine Summe die ihre, nimmst du eine kleinere vom Grill (C4).

rule-B1 = Nach einem Fehlwurf geht deine oberste Portion, wenn du eine hast, offen zurück auf den Grill.
rule-B2 = Dann wird die höchste offene Portion auf dem Grill umgedreht und ist für den Rest des Spiels verloren. Ist es gerade die, die du zurückgegeben hast, wird keine umgedreht.
rule-B3 = Hast du keine Portion zurückzugeben, wird keine umgedreht.
rule-B3-yes = Hast du keine Portion zurückzugeben, wird die höchste trotzdem umgedreht.
rule-B4 = Ein Fehlwurf beendet deinen Zug, und die beiseitegelegten Würfel zählen nichts.

rule-E1 = Das Spiel endet, sobald nach einem Zug keine Portion mehr offen auf dem Grill liegt.
rule-E2 = Zähl die Würmer auf deinen Portionen: Wer die meisten hat, gewinnt.
rule-E3 = Bei Gleichstand entscheidet die höchste Portion: Von den Gleichen gewinnt, wer sie irgendwo im Stapel hat. Irgendeine Portion schlägt keine.
rule-E4 = Gleiche, die keine einzige Portion haben, teilen sich den Sieg.
rule-E5 = Die Regeln begrenzen die Länge eines Spiels nicht. Hier endet es spätestens nach 1000 Zügen, wenn nichts anderes vereinbart ist, und wird gezählt, wie es steht.

rule-X1 = Die 11 und die 13 nimmst du nur mit genau dieser Summe und nur vom Grill, und niemand kann sie klauen. Eine Summe von 12 oder von 14 bis 20 ist also ein Fehlwurf, und ebenso 11 oder 13, wenn diese Portion nicht offen auf dem Grill liegt. Sonst sind sie Portionen wie alle anderen; auch sie allein halten das Spiel am Leben.
rule-X2 = Doppel-Eins: Sooft du zwei oder mehr 1er beiseitelegst, bekommst du sofort einen gegrillten Wurm, was auch immer aus deinem Zug wird. Mehr 1er bringen nicht mehr.
rule-X3 = Ein gegrillter Wurm kommt aus dem Vorrat. Ist der leer, nimmst du einen von einer Person deiner Wahl, nur nicht von der mit der Henne. Hat niemand einen, den du nehmen darfst, bekommst du keinen.
rule-X4 = Ein gegrillter Wurm zählt am Ende einen Wurm. Ein Fehlwurf kostet nie gegrillte Würmer.
rule-X5 = Steht ein Spezialist auf der Portion, die du vom Grill nimmst, bekommst du ihn dazu, nur die Krähe nicht. Klaust du bei jemandem, der einen Spezialisten hat, bekommst du auch diesen.
rule-X6 = Du hast höchstens einen Spezialisten. Bekommst du einen zweiten, wähle, welchen du behältst; der andere geht zurück auf den Grill (X7).
rule-X7 = Ein Spezialist geht zurück auf die niedrigste offene Portion, die keinen trägt, 11 und 13 eingeschlossen. Ist keine frei, ist er aus dem Spiel.
rule-X8 = Ein Fehlwurf kostet dich auch deinen Spezialisten, selbst wenn du keine Portion hast. Erst geht deine Portion zurück, dann dein Spezialist, dann wird die höchste Portion umgedreht; ein Spezialist, der darauf stand, geht als Letzter zurück.
rule-X9 = Die Henne hütet deine Portionen: Hast du sie bei einem Fehlwurf, gibst du keine Portion zurück und keine wird umgedreht; nur die Henne geht zurück. Hast du keine Portion, bleibt sie bei dir.
rule-X10 = Wer bei der Person mit der Henne klauen würde, bekommt die Henne statt der Portion, und das ist ein Erfolg. Auf 11 oder 13 ist sie nicht zu bekommen, und wer sie hat, dem nimmt niemand gegrillte Würmer weg.
rule-X11 = Der Dosenwurm: Hörst du auf und kein Wurmwürfel liegt beiseite, darfst du ihn als einen zählen. Deine Summe wächst um 5 und das Aufhören gilt. Zählen darfst du ihn nur, wenn dir das eine Portion bringt; er verbraucht sich nicht, und auch ohne übrige Würfel hast du die Wahl. Er rettet keinen Wurf, und sobald du einen Wurmwürfel beiseitelegst, nützt er in diesem Zug nichts mehr.
rule-X12 = Das Wiesel: Einmal im Zug, nach einem Wurf und bevor du eine Seite wählst, darfst du alle eben geworfenen Würfel noch einmal werfen, auch nach einem Fehlwurf; der zweite Wurf gilt. Der goldene Würfel: Zu Beginn deines Zuges, und nur dann, darfst du neun statt acht Würfel werfen; er ist ein Würfel wie die anderen. Der Apfel: drei Würmer für die Person, die ihn am Ende hat.
rule-X13 = Niemand hat je die Krähe. Wer die Portion unter ihr nimmt, bekommt einen gegrillten Wurm, und die Krähe zieht sofort auf die niedrigste freie Portion (X7).
rule-X14 = Ob das Spiel aus ist, entscheidet sich, wenn alle Spezialisten und gegrillten Würmer des Zuges ihren Platz gefunden haben.

## Spielregeln

preset-classic = Klassisch
preset-extrawurm = Extrawurm
preset-house = Hausregeln
preset-squeakers = Squeakers

preset-classic-about = Das Grundspiel, wie es seine vollständige Anleitung beschreibt.
preset-extrawurm-about = Die Ausgabe mit den Portionen 11 und 13, sechs Spezialisten und gegrillten Würmern.
preset-house-about = Das Grundspiel nach einer kurzen Anleitung: Eine kleinere Portion sucht man sich aus, und jeder Fehlwurf dreht eine um.
preset-squeakers-about = Das Grundspiel nach einer anderen kurzen Anleitung: Klauen darf man bleiben lassen, jeder Fehlwurf dreht eine Portion um, und sechs Seiten beenden den Zug.

knob-extras = Welche Ausgabe wird gespielt?
knob-extras-no = Das Grundspiel: Portionen 21 bis 36 und acht Würfel.
knob-extras-yes = Mit den Portionen 11 und 13, den Spezialisten und den gegrillten Würmern.
knob-extras-why = Extrawurm ist dasselbe Spiel mit mehr in der Schachtel. Lass die Extras darin, und du spielst das Grundspiel.
knob-fallback = Welche Portion nimmst du, wenn deine Summe weder auf dem Grill liegt noch zu klauen ist?
knob-fallback-nearest = Die höchste darunter.
knob-fallback-any = Irgendeine darunter, nach deiner Wahl.
knob-fallback-why = Die vollständigen Anleitungen geben dir die nächstkleinere Portion. Eine kurze sagt nur, dass sie kleiner ist, und lässt dir so die Wahl.
knob-steal = Musst du klauen, wenn deine Summe oben auf einem fremden Stapel liegt?
knob-steal-forced = Ja.
knob-steal-optional = Nein, wenn der Grill eine kleinere Portion für dich hat.
knob-steal-why = Die vollständigen Anleitungen sagen, dass du darfst, erlauben aber eine kleinere Portion nur, wenn es nichts zu klauen gibt. Eine kurze lässt dich darauf verzichten.
knob-flip_empty_handed = Dreht ein Fehlwurf eine Portion um, auch wenn du keine zurückzugeben hast?
knob-flip_empty_handed-no = Nein.
knob-flip_empty_handed-yes = Ja, die höchste.
knob-flip_empty_handed-why = Die vollständigen Anleitungen schonen, wer nichts zu verlieren hat. Die kurzen drehen die Portion trotzdem um, und das verkürzt die Spiele.
knob-six_faces_end_turn = Was geschieht, wenn alle sechs Seiten beiseiteliegen?
knob-six_faces_end_turn-no = Du darfst noch weiterwürfeln, in einen Fehlwurf.
knob-six_faces_end_turn-yes = Der Zug endet von selbst.
knob-six_faces_end_turn-why = Eine kurze Anleitung beendet den Zug dort; die anderen sagen nichts dazu. Es erspart nur einen Wurf, der nicht gelingen kann.

rules-title = Spielregel: { $name }
rules-same = Das ist das Grundspiel selbst.
rules-differs = Was sie vom klassischen Spiel unterscheidet; die Regeln dazu tragen einen Stern:

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
        [you] Du zählst
       *[other] { $name } zählt
    } den Dosenwurm mit oder nicht.
show-rob = { $who ->
        [you] Du wählst
       *[other] { $name } wählt
    }, wem ein gegrillter Wurm genommen wird.
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

## Was am Protokoll eines Spiels nicht stimmt

verify-not-ended = Das Spiel ist nicht zu Ende: Seine Startzahl ist noch geheim, also lassen sich die Würfel nicht prüfen.
verify-too-long = So lang ist kein Protokoll eines Spiels.
verify-breaks-off = Das Protokoll bricht hier ab.
verify-no-json = Das ist kein JSON.
verify-form = Das ist nicht in kanonischer Form.
verify-hash = Der Eintrag passt nicht zu seiner Prüfsumme.
verify-opening = Damit beginnt kein Spiel.
verify-unreadable = Der Eintrag lässt sich nicht lesen: { $reason }.
verify-order = Der Eintrag folgt nicht auf Eintrag { $version }.
verify-position = Der Zug führt zu { $found }, gespeichert ist aber { $stored }.
verify-seed-form = Die Startzahl ist nicht hexadezimal.
verify-seed = Die Startzahl ist nicht die zugesagte.
verify-dice = Der Eintrag zeigt die Würfel { $shown }, die Startzahl ergibt aber { $rolled }.
verify-not-open = Der Platz ist nicht frei.
verify-nobody-there = Dort sitzt niemand.
verify-dice-fixed = Die Würfel stehen schon fest.
verify-cannot-start = So kann das Spiel nicht beginnen.
verify-entropy = Das ist nicht der Zufall, den die Spieler beigetragen haben.
verify-mover = Dieser Platz ist nicht am Zug.
verify-number = Die Nummer eines Wurfs fehlt.
verify-unasked = Diese Würfel hat niemand verlangt.
verify-nobody-leaves = Diesen Platz kann niemand verlassen.
verify-nobody-away = Dort ist niemand abwesend.
verify-ended = Das Spiel ist schon zu Ende.
verify-reason = Aus diesem Grund ging das Spiel nicht zu Ende.

## Sicherungen und Datenbanken

backup-no-database = Es gibt keine Datenbank { $file }.
backup-damaged = Die Sicherung ist beschädigt.
backup-foreign = Das ist keine Sicherung von Pickomino.
backup-schema = Die Sicherung hat das Schema { $found }, dieses Programm { $known }.
backup-table = Die Sicherung nennt die Tabelle „{ $token }“, die hier unbekannt ist.
backup-column = Die Sicherung nennt eine unmögliche Spalte der Tabelle { $table }.
backup-breaks-off = Die Sicherung bricht ab.
backup-not-empty = Die Datenbank ist nicht leer.
database-kind = Eine Datenbank ist eine Datei oder eine postgresql://-URL, und das hier ist keines von beiden.
database-folder = { $file } ist ein Ordner, keine Datenbank.
database-newer = Die Tabellen dieser Datenbank stammen von einer neueren Version dieses Programms.
database-served = { $file } wird schon von einem anderen Prozess benutzt.

## Was ein Programm, das einen Server anruft, erleben kann

client-url = „{ $token }“ ist keine http- oder https-URL.
client-table = „{ $token }“ ist kein Link zu einem Tisch.
client-no-game = Diese URL nennt kein Spiel.
client-no-server = { $server } ist kein Pickomino-Server.
client-answer = Der Server antwortete mit Status { $status }.
client-nonsense = Die Antwort des Servers ließ sich nicht lesen.
client-closed = Der Server hat das Spiel geschlossen: { $reason }.

## Was ein fremder Bot falsch macht

fault-start = Der Befehl startet nicht: { $reason }.
fault-deaf = Er liest nicht, was ihm geschickt wird.
fault-long-line = Er schrieb eine Zeile von mehr als { $most } Bytes.
fault-silent = Er antwortete nicht rechtzeitig.
fault-closed = Er schloss seine Ausgabe.
fault-ended = Er endete mit Status { $status }.
fault-killed = Er musste abgebrochen werden.
fault-id = Er antwortete mit der id { $token } statt { $asked }.
fault-chatter = Er schreibt Zeile um Zeile, die nichts beantwortet.
fault-hello = Er muss hello mit name und author beantworten, beides Zeichenketten.
fault-no-action = Er muss decide mit action beantworten, einer Zeichenkette.
fault-illegal = „{ $token }“ ist keine der erlaubten Aktionen: { $known }.
fault-ok = Er muss { $message } mit "ok": true beantworten.
fault-no-json = Er schrieb, was kein JSON ist: „{ $token }“.
fault-no-object = Er schrieb, was kein JSON-Objekt ist: „{ $token }“.

## Was an einem solchen Bot geprüft wird

conformance-starts = Der Befehl startet
conformance-hello = Er beantwortet hello mit Name und Autor
conformance-games = Er spielt { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    } zu { $players } nach den Regeln { $rules }
conformance-start = Er entscheidet vor dem ersten Wurf
conformance-start-golden = Er entscheidet vor dem ersten Wurf, mit dem goldenen Würfel
conformance-face = Er wählt eine Seite
conformance-weasel = Er schickt das Wiesel oder nimmt den Fehlwurf hin
conformance-roll-or-stop = Er wirft oder hört auf
conformance-canned = Er zählt den Dosenwurm mit oder nicht
conformance-rob = Er wählt, wem er einen gegrillten Wurm nimmt
conformance-crow = Er wählt, wem er für die Krähe einen gegrillten Wurm nimmt
conformance-claim = Er wählt eine Portion
conformance-keep = Er wählt, welchen Spezialisten er behält
conformance-unknown-field = Felder, die er nicht kennt, stören ihn nicht
conformance-quit = quit beendet ihn mit Status 0

## Die Kommandozeile

cli-cannot-read = { $file } lässt sich nicht lesen: { $reason }.
cli-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
cli-not-utf8 = { $file } ist keine Textdatei in UTF-8.
cli-file-long = { $file } ist zu lang: Höchstens { $most } Zeichen sind möglich.
cli-language = „{ $token }“ ist keine Sprache, die hier gesprochen wird. Es gibt: { $known }.
cli-one-stdin = Von der Standardeingabe lässt sich nur eines lesen.
cli-usage = { $problem } (Hilfe: { $command } --help)
cli-usage-command = Es gibt keinen Befehl „{ $token }“.
cli-usage-command-near = Es gibt keinen Befehl „{ $token }“, aber es gibt: { $known }.
cli-usage-option = Es gibt keine Option „{ $token }“.
cli-usage-option-near = Es gibt keine Option „{ $token }“, aber es gibt: { $known }.
cli-usage-bare = { $option } braucht einen Wert.
cli-usage-flag = { $option } nimmt keinen Wert.
cli-usage-missing = { $name } fehlt.
cli-usage-surplus = „{ $token }“ ist zu viel.
cli-usage-whole = { $option }: „{ $token }“ ist keine ganze Zahl.
cli-usage-number = { $option }: „{ $token }“ ist keine Zahl.
cli-usage-least = { $option } muss mindestens { $limit } sein; { $value } ist es nicht.
cli-exclusive = { $first } und { $second } schließen einander aus.
cli-database = Die Datenbank lässt sich nicht benutzen: { $reason }.
cli-away = Der Server antwortet nicht: { $reason }.
cli-reason-missing = Datei oder Ordner nicht gefunden
cli-reason-forbidden = keine Berechtigung
cli-reason-folder = es ist ein Ordner
cli-reason-no-folder = ein Teil des Pfads ist kein Ordner
cli-reason-full = kein Platz mehr
cli-reason-read-only = dort kann nichts geschrieben werden
cli-reason-name-long = der Name ist zu lang
cli-reason-port-taken = ein anderes Programm benutzt ihn
cli-reason-no-address = dieser Rechner hat diese Adresse nicht
cli-reason-refused = dort hört niemand zu
cli-reason-timeout = es hat zu lange gedauert
cli-reason-unknown-name = dieser Name ist unbekannt
cli-compiling = Der Rechner wird für diese Maschine übersetzt; das dauert einige Sekunden, nur dieses Mal …
cli-needs-extra = Dafür fehlt { $module }: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: Der Name eines Bildes endet auf .png oder .svg.
cli-odds-over = Das Spiel ist aus: Es gibt nichts mehr zu hoffen.
cli-odds-title = Die Aussichten von { $name }
cli-odds-choice = Wahl
cli-odds-due = Würfel fallen
cli-odds-worms = Erwartete Würmer
cli-odds-bust = Risiko eines Fehlwurfs
cli-odds-tile = Portion
cli-odds-reach = Diese Portion oder besser
cli-odds-exact = Genau
cli-simulate-bot = „{ $token }“ ist kein Bot, der simuliert werden kann. Es gibt: { $known }.
cli-range = { $option } muss zwischen { $least } und { $most } liegen; { $value } tut das nicht.
cli-simulate-folder = { $folder } ist kein Ordner, in den geschrieben werden kann.
cli-simulate-cluster = Der Verbund unter { $address } antwortet nicht: { $reason }
cli-simulate-nothing = Kein Spiel ging zu Ende.
cli-simulate-interrupted = Unterbrochen: { $done } von { $games } { $games ->
        [one] Spiel ging
       *[other] Spielen gingen
    } zu Ende.
cli-simulate-title = { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    } nach den Regeln „{ $rules }“
cli-simulate-games = Spiele
cli-simulate-seat = Platz
cli-simulate-player = Bot
cli-simulate-wins = Siege
cli-simulate-worms = Würmer
cli-simulate-takes = Nahm
cli-simulate-steals = Klaute
cli-simulate-busts = Fehlwürfe
cli-simulate-length = Züge
cli-simulate-lasted = Ein Spiel dauert { $length } Züge; das kürzeste { $low }, das mittlere { $middle }, das längste { $high }.
cli-simulate-limit = { $games ->
        [one] Ein Spiel endete
       *[other] { $games } Spiele endeten
    } an der Grenze von { $limit ->
        [one] einem Zug
       *[other] { $limit } Zügen
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] ein Spiel
       *[other] { $speed } Spiele
    } je Sekunde. Die Intervalle gelten zu 95 %.
cli-arena-two = Eine Arena braucht mindestens zwei Bots.
cli-arena-twice = Von drei oder mehr Bots wird jeder nur einmal genannt.
cli-arena-pair = { $first } gegen { $second }
cli-arena-title = { $rules }, { $players } Spieler, Startzahl { $seed }
cli-arena-second = Gegen
cli-arena-raw = Siege, roh
cli-arena-adjusted = Ohne Glück
cli-arena-axis = Siege des ersten Bots, Intervalle zu 95 %
cli-arena-cross = Jeder gegen lauter Gleiche jedes anderen
cli-arena-bot = Bot
cli-arena-rating = Wertung
cli-arena-fault = Fehler: { $fault }
cli-arena-fault-of = { $command }: { $fault }
cli-arena-faults = … und { $count ->
        [one] ein weiterer Fehler
       *[other] { $count } weitere Fehler
    }
cli-train-suffix = { $file }: Der Name eines Netzes endet auf .npz.
cli-train-other = { $file } gehört zu einem anderen Lauf: { $command }
cli-train-training = Training
cli-train-error = Fehler { $error }
cli-train-time = { $minutes } Minuten Rechenzeit zum Spielen und Lernen.
cli-train-against = gegen { $bot }
cli-train-positions = Gesehene Stellungen
cli-train-rate = Siege gegen { $bot }, Intervalle zu 95 %
cli-bench-small = Regelwerk und Züge
cli-bench-engine = Einfaches Regelwerk, { $rules }
cli-bench-decisions = { $count } Entscheidungen je Sekunde
cli-bench-alone = Ein Zug mit { $dice } Würfeln, allein
cli-bench-batched = Ein Zug mit { $dice } Würfeln, { $batch } zugleich
cli-bench-games = Spiele je Sekunde (und Entscheidungen, in Millionen)
cli-bench-players = Spieler
cli-bench-length = Züge
cli-bench-one = Ein Kern
cli-bench-all = { $cores ->
        [one] Der einzige Kern
       *[other] Alle { $cores } Kerne
    }
cli-bench-note = Jede Zahl ist die beste aus mehreren Anläufen.
cli-replay-head = { $players } spielen nach den Regeln „{ $rules }“.
cli-replay-unfinished = Das Spiel ist nicht zu Ende.
cli-replay-limit = Nach { $turns ->
        [one] einem Zug
       *[other] { $turns } Zügen
    } endet das Spiel an seiner Grenze; der Sieg geht an { $winners }.
cli-play-hint = Gib eine Aktion ein, wenn du gefragt wirst; help erklärt sie alle.
cli-play-help = roll, roll9: die Würfel werfen, die nicht beiseiteliegen (neun mit dem goldenen Würfel). 1 2 3 4 5 W: diese Seite beiseitelegen. ~: das Wiesel wirft noch einmal. stop, stop+c: aufhören, ohne oder mit Dosenwurm. take 27, steal 32: eine Portion wählen. rob 3: Platz 3 einen gegrillten Wurm wegnehmen. keep h: diesen Spezialisten behalten. show: der Tisch. undo: zurücknehmen. record: das Spiel bisher. quit: gehen.
cli-play-prompt = { $name } [{ $choices }]:
cli-play-dice = { $name }, wirf { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } und gib ein, was sie zeigen:
cli-play-left = Das Spiel bleibt unvollendet.
cli-play-no-undo = Es gibt nichts zurückzunehmen.
cli-play-you = Du
cli-perft-total = gesamt: { $count }
cli-serve-ready = Pickomino läuft unter { $url } (Strg-C beendet es)
cli-serve-taken = Auf { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }.
cli-serve-proxy = --trusted-proxies: „{ $token }“ ist weder eine Adresse noch ein Netz.
cli-serve-origin = --origins: „{ $token }“ ist keine Herkunft; schreib sie wie https://example.org.
cli-connect-name = Verbundener Bot
cli-verify-true = { $game }, { $status ->
        [abandoned] abgebrochen
       *[over] zu Ende gespielt
    }: { $entries ->
        [one] ein Eintrag
       *[other] { $entries } Einträge
    }, { $rolls ->
        [one] ein Wurf
       *[other] { $rolls } Würfe
    } und { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    } geprüft, alles stimmt.
cli-verify-hash = Letzte Prüfsumme: { $hash }
cli-verify-false = { $file } besteht die Prüfung nicht. { $problem }
cli-backup-written = { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } gesichert, SHA-256 { $digest }
cli-backup-restored = { $rows ->
        [one] Eine Zeile
       *[other] { $rows } Zeilen
    } aus { $games ->
        [one] einem Spiel
       *[other] { $games } Spielen
    } wiederhergestellt, SHA-256 { $digest }
cli-check-good = gut
cli-check-bad = falsch
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Eine Prüfung ging
       *[other] { $count } Prüfungen gingen
    } daneben.
