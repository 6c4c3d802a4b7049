# Quello che dice solo il coach; quello che condivide con il resto sta in ../it.ftl.

## Il coach: perché una scelta è buona o cattiva, dai suoi numeri

hint-due = I dadi stanno cadendo. Rischio di sballare: { $bust }%; vermi attesi: { $expected }.
hint-roll-first = Tira. Rischio di sballare: { $bust }%; vermi attesi: { $expected }.
hint-golden = Tira nove dadi. Rischio di sballare: { $bust }%, vermi attesi: { $expected }; con otto, { $other }% e { $others }.
hint-no-golden = Lascia il dado d’oro. Con otto dadi, rischio di sballare: { $bust }%, vermi attesi: { $expected }; con nove, { $other }% e { $others }.
hint-roll = Tira ancora. Rischio di sballare: { $bust }%.
hint-roll-worm = Tira ancora: senza un verme non conta nulla. Rischio di sballare: { $bust }%.
hint-roll-needed = Tira ancora: se ti fermi ora sballi, se tiri il rischio è { $bust }%.
hint-roll-grilled = Tira ancora: sballi comunque, ma due 1 portano ancora un vermarrosto.
hint-roll-steals = Tira ancora. Rischio di sballare: { $bust }%; probabilità di rubare la porzione { $tile } a { $name }: { $chance }%.
hint-roll-free = Tira ancora: non hai porzioni da perdere. Rischio di sballare: { $bust }%; probabilità di fare meglio: { $chance }%.
hint-roll-better = Tira ancora. Rischio di sballare: { $bust }%; probabilità della porzione { $tile } o meglio: { $chance }%.
hint-roll-risks = Tira ancora: così rinunci alla porzione { $tile }, che ora potresti avere. Rischio di sballare: { $bust }%; probabilità di una porzione più alta: { $chance }%.
hint-stop-ends = Fermati: la partita finisce, e { $wins ->
        [true] vinci.
       *[false] non vinci.
    }
hint-stop-takes = Fermati{ $canned ->
        [true] {" "}con il verme in scatola
       *[false] {""}
    }: la porzione { $tile } è tua, con { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }{ $rolls ->
        [true] {"."} Rischio di sballare tirando ancora: { $bust }%.
       *[false] {"."}
    }
hint-stop-steals = Fermati{ $canned ->
        [true] {" "}con il verme in scatola
       *[false] {""}
    }: rubi la porzione { $tile } a { $name }{ $rolls ->
        [true] {"."} Rischio di sballare tirando ancora: { $bust }%.
       *[false] {"."}
    }
hint-stop-hen = Fermati: prendi la chioccia a { $name }.
hint-stop-choice = Fermati: con { $total } scegli una porzione{ $rolls ->
        [true] {"."} Rischio di sballare tirando ancora: { $bust }%.
       *[false] {"."}
    }
hint-bust = Così sballi.
hint-bust-same = Così sballi, ma nessun’altra scelta è migliore.
hint-bust-wanted = Sballa apposta: quello che segue vale più di ogni altra scelta.
hint-bust-turns = Sballa apposta: così la porzione { $tile } esce dal gioco.
hint-weasel = Manda la donnola. Rischio di sballare con dadi nuovi: { $bust }%.
hint-weasel-bust = Manda la donnola: con questo tiro sballi, con dadi nuovi il rischio è { $bust }%.
hint-worms = Prendi ora { $taken ->
        [one] il verme
       *[other] i vermi
    }: senza un verme non conta nulla. Rischio di sballare da qui: { $bust }%.
hint-double = Metti da parte gli 1: due o più portano subito un vermarrosto. Rischio di sballare da qui: { $bust }%.
hint-face-steals = Metti da parte { $taken ->
        [one] il dado
       *[other] i dadi
    } { $face }: fai { $total } e rubi la porzione { $tile } a { $name }. Rischio di sballare da qui: { $bust }%.
hint-face-takes = Metti da parte { $taken ->
        [one] il dado
       *[other] i dadi
    } { $face }: fai { $total }, quanto basta per la porzione { $tile }. Rischio di sballare da qui: { $bust }%.
hint-face = Metti da parte { $taken ->
        [one] il dado
       *[other] i dadi
    } { $face }: fai { $total }, e { $count ->
        [0] non resta nessun dado
        [one] resta un dado
       *[other] restano { $count } dadi
    }. Rischio di sballare da qui: { $bust }%.
hint-take = Prendi la porzione { $tile }: ha { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }.
hint-steal = Ruba la porzione { $tile }: guadagni { $worms ->
        [one] un verme, e { $name } lo perde
       *[other] { $worms } vermi, e { $name } li perde
    }.
hint-rob = Prendilo a { $name }, che ha { $worms ->
        [one] un verme
       *[other] { $worms } vermi
    }.
hint-keep = Tieni { $specialist }: probabilità di vincere: { $chance }%; con { $given }: { $other }%.

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
        [doubtful] Dubbia
        [mistake] Errore
       *[blunder] Errore grave
    }: «{ $best }» vince { $cost } partite in più su 100 rispetto a «{ $action }».
review-costliest = Turno { $turn }, { $name }: «{ $best }» avrebbe vinto { $cost ->
        [one] una partita
       *[other] { $cost } partite
    } in più su 100 rispetto a «{ $action }».
review-lucky-roll = Turno { $turn }, { $name }: { $dice } è valso { $change ->
        [one] una partita
       *[other] { $change } partite
    } su 100.
review-unlucky-roll = Turno { $turn }, { $name }: { $dice } è costato { $change ->
        [one] una partita
       *[other] { $change } partite
    } su 100.
review-decided-roll = { $over ->
        [true] Che cosa ha deciso la partita
       *[false] Che cosa ha contato di più finora
    }: nel turno { $turn }, { $name } ha tirato { $dice }, un tiro che per { $winner } valeva { $change ->
        [one] una partita
       *[other] { $change } partite
    } su 100.
review-decided-action = { $over ->
        [true] Che cosa ha deciso la partita
       *[false] Che cosa ha contato di più finora
    }: nel turno { $turn }, { $name } ha scelto «{ $action }», una scelta che per { $winner } valeva { $change ->
        [one] una partita
       *[other] { $change } partite
    } su 100.
review-curve = Probabilità di vincere, turno per turno
review-key-mistake = errore
review-key-lucky = tiro fortunato
review-key-unlucky = tiro sfortunato
review-mean-revision = Una rivalutazione è un cambiamento dovuto solo a un esame più attento del turno seguente: in questa partita in media { $size } a turno.
review-certainty = { $count ->
        [one] Turno
       *[other] Turni
    } { $turns }: { $certainty }

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
theme-table = in più di due
