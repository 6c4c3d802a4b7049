# Was nur der Coach sagt; was er mit allem anderen teilt, steht in ../de.ftl.

## Der Coach: warum eine Wahl gut oder schlecht ist, aus ihren Zahlen

hint-due = Die Würfel fallen: { $bust } % solcher Züge enden mit einem Fehlwurf, und { $expected } Würmer sind zu erwarten.
hint-roll-first = Würfle: { $bust } % solcher Züge enden mit einem Fehlwurf, und { $expected } Würmer sind zu erwarten.
hint-golden = Wirf neun Würfel: Das Risiko eines Fehlwurfs beträgt { $bust } %, mit acht { $other } %.
hint-no-golden = Lass den goldenen Würfel weg: Mit acht Würfeln beträgt das Risiko eines Fehlwurfs { $bust } %, mit neun { $other } %.
hint-roll = Würfle weiter: Das Risiko eines Fehlwurfs beträgt { $bust } %.
hint-roll-worm = Würfle weiter: Ohne Wurm zählt nichts. Das Risiko eines Fehlwurfs beträgt { $bust } %.
hint-roll-needed = Würfle weiter: Jetzt aufzuhören wäre ein Fehlwurf, beim Weiterwürfeln droht er nur mit { $bust } %.
hint-roll-steals = Würfle weiter: Mit { $bust } % endet es in einem Fehlwurf, mit { $chance } % klaust du { $name } die { $tile }.
hint-roll-free = Würfle weiter: Du hast keine Portion zu verlieren. Mit { $bust } % endet es in einem Fehlwurf, mit { $chance } % besser als jetzt.
hint-roll-better = Würfle weiter: Mit { $bust } % endet es in einem Fehlwurf, mit { $chance } % kommt die { $tile } oder Besseres.
hint-roll-risks = Würfle weiter: Damit gibst du die { $tile } auf, die du jetzt haben könntest. Mit { $bust } % endet es in einem Fehlwurf, mit { $chance } % kommt eine höhere Portion.
hint-stop-ends = Hör auf: Damit ist das Spiel aus, und { $wins ->
        [true] du gewinnst.
       *[false] du gewinnst nicht.
    }
hint-stop-takes = Hör{ $canned ->
        [true] {" "}mit dem Dosenwurm
       *[false] {""}
    } auf: Die { $tile } gehört dir mit { $worms ->
        [one] einem Wurm
       *[other] { $worms } Würmern
    }, und Weiterwürfeln endet mit { $bust } % in einem Fehlwurf.
hint-stop-steals = Hör{ $canned ->
        [true] {" "}mit dem Dosenwurm
       *[false] {""}
    } auf: Du klaust { $name } die { $tile }, und Weiterwürfeln endet mit { $bust } % in einem Fehlwurf.
hint-stop-hen = Hör auf: Du bekommst die Henne von { $name }.
hint-stop-choice = Hör auf: Mit { $total } suchst du dir eine Portion aus, und Weiterwürfeln endet mit { $bust } % in einem Fehlwurf.
hint-bust = Das ist ein Fehlwurf.
hint-bust-wanted = Nimm den Fehlwurf in Kauf: Was danach kommt, ist mehr wert als jede andere Wahl.
hint-bust-turns = Nimm den Fehlwurf in Kauf: Er nimmt die { $tile } aus dem Spiel.
hint-weasel = Schick das Wiesel los: Mit neuen Würfeln beträgt das Risiko eines Fehlwurfs { $bust } %.
hint-weasel-bust = Schick das Wiesel los: Dieser Wurf ist ein Fehlwurf, mit neuen Würfeln droht er nur mit { $bust } %.
hint-worms = Nimm jetzt die Würmer: Ohne Wurm zählt nichts. Von hier aus beträgt das Risiko eines Fehlwurfs { $bust } %.
hint-double = Leg die Einsen beiseite: Zwei oder mehr bringen sofort einen gegrillten Wurm. Von hier aus beträgt das Risiko eines Fehlwurfs { $bust } %.
hint-face-steals = Leg die { $face }er beiseite: Das macht { $total }, und du klaust { $name } die { $tile }. Von hier aus beträgt das Risiko eines Fehlwurfs { $bust } %.
hint-face-takes = Leg die { $face }er beiseite: Das macht { $total } und reicht für die { $tile }. Von hier aus beträgt das Risiko eines Fehlwurfs { $bust } %.
hint-face = Leg die { $face }er beiseite: Das macht { $total }, und { $count ->
        [0] kein Würfel bleibt
        [one] ein Würfel bleibt
       *[other] { $count } Würfel bleiben
    } übrig. Von hier aus beträgt das Risiko eines Fehlwurfs { $bust } %.
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
hint-keep = Behalte { $specialist }: Dann gewinnst du mit { $chance } %; behältst du { $given }, mit { $other } %.

certainty-exact = Genau: Mit diesem Zug endet das Spiel.
certainty-net = Genau innerhalb des Zuges, danach geschätzt.
certainty-turn = Genau innerhalb des Zuges, nach dem nächsten geschätzt.
certainty-search = Genau innerhalb des Zuges und fast genau darüber hinaus.
certainty-rollout = Genau innerhalb des Zuges, danach { $count ->
        [one] einmal
       *[other] { $count } Mal
    } zu Ende gespielt.

grade-best = das Beste
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
review-decided-roll = Was das Spiel entschied: In Zug { $turn } würfelte { $name } { $dice }, für { $winner } { $change } von 100 Spielen wert.
review-decided-action = Was das Spiel entschied: In Zug { $turn } wählte { $name } „{ $action }“, für { $winner } { $change } von 100 Spielen wert.
review-curve = Gewinnaussichten, Zug für Zug
review-key-mistake = Fehler
review-key-lucky = Glückswurf
review-key-unlucky = Pechwurf
review-mean-revision = Eine Neubewertung ist, was sich nur ändert, weil der nächste Zug genauer betrachtet wird: in diesem Spiel im Mittel { $size } je Zug.

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
