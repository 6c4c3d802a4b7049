# Quello che dice solo il consigliere; quello che condivide con il resto sta in ../it.ftl.

## Il consigliere: perché una scelta è buona o cattiva, dai suoi numeri

hint-due = I dadi stanno cadendo: il { $bust } % di questi turni finisce sballato, e ci si aspettano { $expected } vermi.
hint-roll-first = Tira: il { $bust } % di questi turni finisce sballato, e ci si aspettano { $expected } vermi.
hint-golden = Tira nove dadi: sballi al { $bust } %, con otto al { $other } %.
hint-no-golden = Lascia il dado d’oro: con otto dadi sballi al { $bust } %, con nove al { $other } %.
hint-roll = Tira ancora: sballi al { $bust } %.
hint-roll-worm = Tira ancora: senza un verme non conta nulla. Sballi al { $bust } %.
hint-roll-needed = Tira ancora: fermarsi ora è sballare, tirando sballi solo al { $bust } %.
hint-roll-steals = Tira ancora: sballi al { $bust } %, e al { $chance } % rubi la porzione { $tile } a { $name }.
hint-roll-free = Tira ancora: non hai porzioni da perdere. Sballi al { $bust } %, e fai meglio al { $chance } %.
hint-roll-better = Tira ancora: sballi al { $bust } %, e al { $chance } % ottieni la porzione { $tile } o meglio.
hint-stop-ends = Fermati: la partita finisce, e { $wins ->
        [true] vinci.
       *[false] non vinci.
    }
hint-stop-takes = Fermati{ $canned ->
        [true] {" "}con il verme in scatola
       *[false] {""}
    }: la porzione { $tile } è tua con { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }, e tirando ancora sballi al { $bust } %.
hint-stop-steals = Fermati{ $canned ->
        [true] {" "}con il verme in scatola
       *[false] {""}
    }: rubi la porzione { $tile } a { $name }, e tirando ancora sballi al { $bust } %.
hint-stop-hen = Fermati: prendi la chioccia a { $name }.
hint-stop-choice = Fermati: con { $total } scegli una porzione, e tirando ancora sballi al { $bust } %.
hint-bust = Così sballi.
hint-bust-wanted = Sballa apposta: quello che segue vale più di ogni altra scelta.
hint-bust-turns = Sballa apposta: così la porzione { $tile } esce dal gioco.
hint-weasel = Manda la donnola: con dadi nuovi sballi al { $bust } %.
hint-weasel-bust = Manda la donnola: questo tiro è sballato, con dadi nuovi sballi solo al { $bust } %.
hint-worms = Prendi ora i vermi: senza un verme non conta nulla. Da qui sballi al { $bust } %.
hint-double = Metti da parte gli 1: due o più portano subito un verme grigliato. Da qui sballi al { $bust } %.
hint-face-steals = Metti da parte i { $face }: fanno { $total } e rubano la porzione { $tile } a { $name }. Da qui sballi al { $bust } %.
hint-face-takes = Metti da parte i { $face }: fanno { $total }, quanto basta per la porzione { $tile }. Da qui sballi al { $bust } %.
hint-face = Metti da parte i { $face }: fanno { $total }, e { $count ->
        [0] non resta nessun dado
        [one] resta un dado
       *[other] restano { $count } dadi
    }. Da qui sballi al { $bust } %.
hint-take = Prendi la porzione { $tile }: ha { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }.
hint-steal = Ruba la porzione { $tile }: guadagni { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }, e { $name } ne perde altrettanti.
hint-rob = Prendilo a { $name }, che ha { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }.
hint-keep = Tieni { $specialist }: così vinci al { $chance } %, e al { $other } % con { $given }.

certainty-exact = Esatto: la partita finisce con questo turno.
certainty-net = Esatto nel turno, stimato oltre.
certainty-turn = Esatto nel turno, stimato oltre il prossimo.
certainty-search = Esatto nel turno, e quasi esatto oltre.
certainty-rollout = Esatto nel turno, poi giocato fino in fondo { $count ->
        [one] una volta
       *[other] { $count } volte
    }.

grade-best = la migliore
grade-fine = buona
grade-doubtful = dubbia
grade-mistake = errore
grade-blunder = errore grave

review-decision = { $grade ->
        [doubtful] Dubbio
        [mistake] Errore
       *[blunder] Errore grave
    }: «{ $best }» vince { $cost } partite su 100 in più di «{ $action }».
review-costliest = Turno { $turn }, { $name }: «{ $best }» avrebbe vinto { $cost } partite su 100 in più di «{ $action }».
review-lucky-roll = Turno { $turn }, { $name }: { $dice } è valso { $change } partite su 100.
review-unlucky-roll = Turno { $turn }, { $name }: { $dice } è costato { $change } partite su 100.
review-decided-roll = Che cosa ha deciso la partita: nel turno { $turn } { $name } ha tirato { $dice }, e per { $winner } valeva { $change } partite su 100.
review-decided-action = Che cosa ha deciso la partita: nel turno { $turn } { $name } ha scelto «{ $action }», e per { $winner } valeva { $change } partite su 100.
review-curve = Probabilità di vincere, turno per turno

theme-stop = fermarsi in tempo
theme-roll = tirare ancora
theme-steal = rubare o no
theme-worms = quando prendere i vermi
theme-endgame = finale
theme-bust = sballare apposta
theme-rob = a chi prendere un verme
theme-canned = verme in scatola
theme-hen = chioccia
theme-crow = corvo
theme-weasel = donnola
theme-golden = dado d’oro
theme-apple = mela
theme-table = più di due al tavolo
