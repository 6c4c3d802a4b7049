# Was nur der Coach sagt; was er mit allem anderen teilt, steht in ../de.ftl.

## Der Coach: warum eine Wahl gut oder schlecht ist, aus ihren Zahlen

hint-due = Die Würfel fallen: In { $bust } % der Fälle endet so ein Zug mit einem Fehlwurf, und im Schnitt bringt er { $expected } Würmer.
hint-roll-first = Würfle: In { $bust } % der Fälle endet so ein Zug mit einem Fehlwurf, und im Schnitt bringt er { $expected } Würmer.
hint-golden = Wirf neun Würfel: Fehlwurfrisiko { $bust } %, im Schnitt { $expected } Würmer; mit acht Würfeln { $other } % und { $others }.
hint-no-golden = Lass den goldenen Würfel weg: Mit acht Würfeln Fehlwurfrisiko { $bust } %, im Schnitt { $expected } Würmer; mit neun { $other } % und { $others }.
hint-roll = Würfle weiter: Das Fehlwurfrisiko beträgt { $bust } %.
hint-roll-worm = Würfle weiter: Ohne Wurm zählt nichts. Das Fehlwurfrisiko beträgt { $bust } %.
hint-roll-needed = Würfle weiter: Aufhören wäre jetzt ein Fehlwurf, beim Weiterwürfeln beträgt das Risiko { $bust } %.
hint-roll-grilled = Würfle weiter: Ein Fehlwurf wird es so oder so, aber zwei 1er bringen noch einen gegrillten Wurm.
hint-roll-steals = Würfle weiter: In { $bust } % der Fälle gibt es einen Fehlwurf, in { $chance } % klaust du { $name } die { $tile }.
hint-roll-free = Würfle weiter: Du hast keine Portion zu verlieren. In { $bust } % der Fälle gibt es einen Fehlwurf, in { $chance } % verbesserst du dich.
hint-roll-better = Würfle weiter: In { $bust } % der Fälle gibt es einen Fehlwurf, in { $chance } % bekommst du die { $tile } oder Besseres.
hint-roll-risks = Würfle weiter: Damit gibst du die { $tile } auf, die du jetzt haben könntest. In { $bust } % der Fälle gibt es einen Fehlwurf, in { $chance } % bekommst du eine höhere Portion.
hint-stop-ends = Hör auf: Damit ist das Spiel aus, und { $wins ->
        [true] du gewinnst.
       *[false] du gewinnst nicht.
    }
hint-stop-takes = Hör{ $canned ->
        [true] {" "}mit dem Dosenwurm
       *[false] {""}
    } auf: Die { $tile } mit { $worms ->
        [one] einem Wurm
       *[other] { $worms } Würmern
    } gehört dir{ $rolls ->
        [true] , und Weiterwürfeln endet in { $bust } % der Fälle mit einem Fehlwurf.
       *[false] {"."}
    }
hint-stop-steals = Hör{ $canned ->
        [true] {" "}mit dem Dosenwurm
       *[false] {""}
    } auf: Du klaust { $name } die { $tile }{ $rolls ->
        [true] , und Weiterwürfeln endet in { $bust } % der Fälle mit einem Fehlwurf.
       *[false] {"."}
    }
hint-stop-hen = Hör auf: Du bekommst die Henne von { $name }.
hint-stop-choice = Hör auf: Mit { $total } suchst du dir eine Portion aus{ $rolls ->
        [true] , und Weiterwürfeln endet in { $bust } % der Fälle mit einem Fehlwurf.
       *[false] {"."}
    }
hint-bust = Das ist ein Fehlwurf.
hint-bust-same = Das ist ein Fehlwurf, aber keine andere Wahl ist besser.
hint-bust-wanted = Nimm den Fehlwurf in Kauf: Was danach kommt, ist mehr wert als jede andere Wahl.
hint-bust-turns = Nimm den Fehlwurf in Kauf: Er nimmt die { $tile } aus dem Spiel.
hint-weasel = Schick das Wiesel los: Mit neuen Würfeln beträgt das Fehlwurfrisiko { $bust } %.
hint-weasel-bust = Schick das Wiesel los: Das ist ein Fehlwurf; mit neuen Würfeln beträgt das Risiko { $bust } %.
hint-worms = Nimm jetzt { $taken ->
        [one] den Wurm
       *[other] die Würmer
    }: Ohne Wurm zählt nichts. Fehlwurfrisiko ab hier: { $bust } %.
hint-double = Leg die 1er beiseite: Zwei oder mehr bringen sofort einen gegrillten Wurm. Fehlwurfrisiko ab hier: { $bust } %.
hint-face-steals = Leg die { $taken ->
        [one] { $face }
       *[other] { $face }er
    } beiseite: Das macht { $total }, und du klaust { $name } die { $tile }. Fehlwurfrisiko ab hier: { $bust } %.
hint-face-takes = Leg die { $taken ->
        [one] { $face }
       *[other] { $face }er
    } beiseite: Das macht { $total } und reicht für die { $tile }. Fehlwurfrisiko ab hier: { $bust } %.
hint-face = Leg die { $taken ->
        [one] { $face }
       *[other] { $face }er
    } beiseite: Das macht { $total }, und { $count ->
        [0] kein Würfel bleibt
        [one] ein Würfel bleibt
       *[other] { $count } Würfel bleiben
    } übrig. Fehlwurfrisiko ab hier: { $bust } %.
hint-take = Nimm die { $tile }: Sie hat { $worms ->
        [one] einen Wurm
       *[other] { $worms } Würmer
    }.
hint-steal = Klau die { $tile }: Du gewinnst { $worms ->
        [one] einen Wurm
       *[other] { $worms } Würmer
    }, und { $name } verliert ebenso viel.
hint-rob = Nimm ihn { $name } weg: Dort { $worms ->
        [one] liegt ein Wurm
       *[other] liegen { $worms } Würmer
    }.
hint-keep = Behalte { $specialist }: Damit gewinnst du in { $chance } % der Fälle; behältst du { $given }, in { $other } %.

certainty-exact = Exakt: Mit diesem Zug endet das Spiel.
certainty-net = Exakt innerhalb des Zuges, danach geschätzt.
certainty-turn = Exakt innerhalb des Zuges, ab dem übernächsten geschätzt.
certainty-search = Exakt innerhalb des Zuges und fast exakt darüber hinaus.
certainty-rollout = Exakt innerhalb des Zuges, danach { $count ->
        [one] einmal
       *[other] { $count }-mal
    } zu Ende gespielt.

grade-best = beste Wahl
grade-fine = gut
grade-doubtful = zweifelhaft
grade-mistake = Fehler
grade-blunder = grober Fehler

review-decision = { $grade ->
        [doubtful] Zweifelhaft
        [mistake] Fehler
       *[blunder] Grober Fehler
    }: „{ $best }“ gewinnt von 100 Spielen { $cost } mehr als „{ $action }“.
review-costliest = Zug { $turn }, { $name }: „{ $best }“ hätte von 100 Spielen { $cost } mehr gewonnen als „{ $action }“.
review-lucky-roll = Zug { $turn }, { $name }: { $dice } war { $change } von 100 Spielen wert.
review-unlucky-roll = Zug { $turn }, { $name }: { $dice } kostete { $change } von 100 Spielen.
review-decided-roll = { $over ->
        [true] Was das Spiel entschied
       *[false] Was bisher am meisten zählte
    }: In Zug { $turn } hat { $name } { $dice } gewürfelt; das war für { $winner } { $change } von 100 Spielen wert.
review-decided-action = { $over ->
        [true] Was das Spiel entschied
       *[false] Was bisher am meisten zählte
    }: In Zug { $turn } hat { $name } „{ $action }“ gewählt; das war für { $winner } { $change } von 100 Spielen wert.
review-curve = Gewinnchancen, Zug für Zug
review-key-mistake = Fehler
review-key-lucky = Glückswurf
review-key-unlucky = Pechwurf
review-mean-revision = Eine Neubewertung ist eine Änderung, die nur daher kommt, dass der nächste Zug genauer betrachtet wird: in diesem Spiel im Mittel { $size } pro Zug.
review-certainty = { $count ->
        [one] Zug
       *[other] Züge
    } { $turns }: { $certainty }

theme-stop = rechtzeitig aufhören
theme-roll = weiterwürfeln
theme-steal = klauen oder nicht
theme-worms = wann man Würmer nimmt
theme-endgame = Endspiel
theme-bust = absichtlicher Fehlwurf
theme-rob = wem man einen Wurm wegnimmt
theme-canned = Dosenwurm
theme-hen = Henne
theme-crow = Krähe
theme-weasel = Wiesel
theme-golden = goldener Würfel
theme-apple = Apfel
theme-table = mehr als zwei am Tisch
