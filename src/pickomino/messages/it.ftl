# Tutte le frasi in italiano; i parametri sono spiegati in en.ftl. A tavola ci si dà del tu.

## Piccoli pezzi

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = verme

specialist-c = il verme in scatola
specialist-h = la chioccia
specialist-r = il corvo
specialist-w = la donnola
specialist-g = il dado d’oro
specialist-a = la mela

specialist-c-start = Il verme in scatola
specialist-h-start = La chioccia
specialist-r-start = Il corvo
specialist-w-start = La donnola
specialist-g-start = Il dado d’oro
specialist-a-start = La mela

specialist-c-label = Verme in scatola
specialist-h-label = Chioccia
specialist-r-label = Corvo
specialist-w-label = Donnola
specialist-g-label = Dado d’oro
specialist-a-label = Mela

seat-name = Posto { $seat }
list-and = { $first } e { $last }
with-clause = { $sentence } (Regola { $clause })
at-token = «{ $token }»: { $sentence }
at-line-alone = Riga { $line }: { $sentence }
at-line = Riga { $line }, «{ $token }»: { $sentence }

## Che cosa è successo

event-rolled = { $who ->
        [you] Tiri
       *[other] { $name } tira
    } { $dice }.
event-set-aside = { $who ->
        [you] Metti
       *[other] { $name } mette
    } da parte { $count ->
        [1] un
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[9] nove
    } { $face ->
        [W] { $count ->
            [one] verme
           *[other] vermi
        }
       *[other] { $face }
    }: finora { $total }.
event-rerolled = { $who ->
        [you] Mandi
       *[other] { $name } manda
    } la donnola: tutti questi dadi si tirano di nuovo.
event-stopped = { $who ->
        [you] Ti fermi
       *[other] { $name } si ferma
    } a { $total }{ $canned ->
        [true] , contando il verme in scatola
       *[false] {""}
    }.
event-took = { $who ->
        [you] Prendi
       *[other] { $name } prende
    } la porzione { $tile } dalla grigliata.
event-stole = { $who ->
        [you] Rubi la porzione { $tile } a { $victim }!
       *[other] { $from ->
            [you] { $name } ti ruba la porzione { $tile }!
           *[other] { $name } ruba la porzione { $tile } a { $victim }!
        }
    }
event-stole-hen = { $who ->
        [you] Prendi la chioccia a { $victim }
       *[other] { $from ->
            [you] { $name } ti prende la chioccia
           *[other] { $name } prende la chioccia a { $victim }
        }
    }; ha protetto la porzione { $tile }.
event-got-grilled-worm = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } un verme grigliato.
event-robbed = { $who ->
        [you] Prendi un verme grigliato a { $victim }.
       *[other] { $from ->
            [you] { $name } ti prende un verme grigliato.
           *[other] { $name } prende un verme grigliato a { $victim }.
        }
    }
event-no-grilled-worm = Non c’è più nessun verme grigliato per { $who ->
        [you] te
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Ricevi
       *[other] { $name } riceve
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Tieni
       *[other] { $name } tiene
    } { $specialist } e { $who ->
        [you] restituisci
       *[other] restituisce
    } { $given }.
event-specialist-back = { $specialist_start } va sulla porzione { $tile }.
event-specialist-left = Nessuna porzione è libera: { $specialist } esce dal gioco.
event-busted = Sballato! { $clause ->
        [T3] { $who ->
            [you] Non hai
           *[other] { $name } non ha
        } tirato niente di nuovo.
        [C1] { $who ->
            [you] Non hai
           *[other] { $name } non ha
        } messo da parte nessun verme.
       *[C5] Nessuna porzione va bene per { $who ->
            [you] il tuo totale
           *[other] il totale di { $name }
        }.
    }
event-hen-stayed = La chioccia resta con { $who ->
        [you] te
       *[other] { $name }
    }.
event-tile-returned = La porzione { $tile } torna nella grigliata.
event-tile-turned = La porzione { $tile } viene girata a faccia in giù.
event-turn-began = { $who ->
        [you] Tocca a te.
       *[other] Tocca a { $name }.
    }
event-game-over = La partita è finita. { $tie_break ->
        [E3] A pari merito con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        }, decide la porzione più alta: { $who ->
            [you] vinci tu.
           *[other] vince { $winners }.
        }
        [E4] { $winners } si dividono la vittoria con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        } a testa.
       *[none] { $who ->
            [you] Vinci tu
           *[other] Vince { $winners }
        } con { $worms ->
            [one] un verme
           *[other] { $worms } vermi
        }.
    }

## Perché un’azione non è permessa

why-roll-first = Prima tira i dadi.
why-dice-due = I dadi non sono ancora caduti.
why-choose-face-first = Prima scegli una faccia del tiro.
why-roll-or-stop-first = Ora tira gli altri dadi o fermati.
why-rob-first = Prima scegli a chi prendere un verme grigliato.
why-claim-first = Prima scegli una porzione.
why-keep-first = Prima scegli quale specialista tenere.
why-over = La partita è finita.
why-no-dice-left = Non ci sono più dadi da tirare.
why-no-golden-die = Per nove dadi serve il dado d’oro, e tu non ce l’hai.
why-golden-die-late = Il dado d’oro si aggiunge al primo tiro del turno o a nessuno.
why-face-not-rolled = { $face ->
        [W] In questo tiro non c’è nessun verme.
       *[other] In questo tiro non c’è nessun { $face }.
    }
why-face-kept = { $face ->
        [W] In questo turno ci sono già vermi da parte.
       *[other] In questo turno i { $face } sono già da parte.
    }
why-no-weasel = Non hai la donnola.
why-weasel-used = In questo turno la donnola è già corsa.
why-weasel-no-roll = La donnola corre solo subito dopo un tiro.
why-no-canned-worm = Non hai il verme in scatola.
why-canned-worm-disabled = Il verme in scatola conta solo finché nessun dado verme è da parte.
why-canned-no-claim = Anche contando il verme in scatola nessuna porzione è tua.
why-not-takable = Il tuo totale non ti dà la porzione { $tile } della grigliata.
why-not-stealable = Con il tuo totale non puoi rubare la porzione { $tile }.
why-not-robbable = Il posto { $seat } non ha un verme grigliato che tu possa prendere.
why-limit = La partita è finita: era limitata a { $count ->
        [one] un turno
       *[other] { $count } turni
    }.
why-not-yours-to-keep = { $specialist_start } non è tra i due da scegliere.

## Che cosa non va in un testo

error-rules-preset = «{ $token }» non è un regolamento. Ci sono: { $known }.
error-rules-knob = «{ $token }» non regola niente. Si possono regolare: { $known }.
error-rules-value = «{ $token }» dà a { $knob } un valore sconosciuto. Ci sono: { $known }.
error-rules-twice = «{ $token }» regola { $knob } una seconda volta.
error-die = «{ $token }» non è un tiro: «{ $die }» non è una faccia di dado (1 2 3 4 5 W).
error-too-many-dice = «{ $token }» sono { $count } dadi; al massimo ce ne sono nove.
error-action = «{ $token }» non è un’azione.
error-position-long = Una posizione di { $count } caratteri è troppo lunga; il massimo è { $most }.
error-position-fields = Una posizione ha cinque campi separati da uno spazio: GRILL PLAYERS RESERVE MOVER TURN. Qui sono { $count }: «{ $token }».
error-tile = «{ $token }» nomina una porzione che non esiste.
error-grill-tile = «{ $token }» non è una porzione della grigliata: scrivi il numero, poi la lettera di uno specialista, o x se è a faccia in giù.
error-grill-order = «{ $token }» è fuori posto: le porzioni della grigliata sono in ordine crescente.
error-player = «{ $token }» non è un giocatore: scrivi la pila dal basso in alto o -, poi +N per i vermi grigliati, poi :s per uno specialista.
error-reserve = «{ $token }» non è una riserva: scrivi quanti vermi grigliati restano.
error-reserve-without-extras = «{ $token }» qui non è una riserva: questo regolamento non ha vermi grigliati, quindi scrivi -.
error-mover = «{ $token }» non è un posto: scrivi il suo numero, o - se la partita è finita.
error-turn-field = «{ $token }» non è un turno: scrivi -, oppure KEPT:PENDING e i segni.
error-turn-when-over = «{ $token }» è un turno in corso, ma non tocca a nessuno: scrivi -.
error-keep-held = «{ $token }» deve nominare per primo lo specialista che il giocatore ha già.
error-player-count = Si gioca da 2 a 7, non in { $count }.
error-no-dice-due = Ora non si tirano dadi.
error-dice-count = { $due ->
        [one] Si aspetta un dado
       *[other] Si aspettano { $due } dadi
    }, non { $count }.
error-turn-long = Un turno di { $count } caratteri è troppo lungo; il massimo è { $most }.
error-turn-token = Questo non è un elemento di un turno.
error-turn-spaces = Un solo spazio separa gli elementi di un turno, e nessuno attorno: «{ $token }».
error-turn-after-end = Il turno era già finito prima.
error-turn-goes-on = Qui non può seguire niente: l’elemento precedente lascia aperta una scelta.
error-turn-end-missing = Il turno si è fermato da sé, quindi ora va scritta la sua fine.
error-turn-other-roll = Il tiro sul tavolo è { $roll }.
error-turn-is-bust = Questo tiro non ha niente di nuovo: è sballato e si scrive con «!».
error-turn-no-choice = Qui non c’è niente da scegliere.
error-turn-nine = «*9» indica un primo tiro di nove dadi, e nient’altro.
error-turn-claim-open = Qui ci sono più porzioni possibili, e nessuna è nominata.
error-turn-end = Con questi dadi il turno finisce in altro modo: { $happened }.
error-player-name = «{ $token }» non può essere un nome: da 1 a 40 caratteri, senza / " \ e caratteri di controllo.
error-record-long = Una partita scritta di { $count } caratteri è troppo lunga; il massimo è { $most }.
error-record-tag = «{ $token }» non è un’etichetta: scrivi [Nome "valore"].
error-record-tag-twice = L’etichetta { $token } compare due volte.
error-record-tag-missing = Manca l’etichetta { $token }.
error-record-seats = L’inizio ha { $count } posti, ma i giocatori nominati sono { $names }.
error-record-blank = C’è una riga vuota tra due turni.
error-record-line = «{ $token }» non è una riga di partita: scrivi il numero del turno, un punto e i suoi elementi.
error-record-number = Qui si aspetta il turno { $expected }, non { $token }.
error-record-goes-on = Il turno precedente non è finito, quindi deve essere l’ultimo.
error-record-limit = Solo una partita non finita, tra due turni, può essersi fermata al limite.
error-record-result = Il risultato è { $result }, non { $token }.
error-bot-unknown = «{ $token }» non è un bot. Ci sono: { $known }.
error-bot-option = «{ $token }» non regola nessuna opzione di { $bot }. Ci sono: { $known }.
error-bot-value = «{ $token }» dà a questa opzione di { $bot } un valore impossibile.
error-bot-command = «{ $token }» non è un comando che si possa avviare.
error-bot-seats = Questa rete è fatta per { $seats } giocatori al massimo, non per { $players }.
error-net-file = { $file } non è una rete.
error-net-shape = { $file } è una rete di un’altra versione di questo programma.
error-net-narrow = Una rete per { $seats } posti non può diventarne una per { $wanted }.
error-checkpoint = { $file } non è un punto di ripresa di questa versione.
error-response = Contro { $bot } non si allena nessuna risposta migliore con { $players } giocatori.

## Che cosa non va in una posizione

defect-tile-twice = La porzione { $tile } compare più di una volta.
defect-extra-tile = La porzione { $tile } è dell’edizione Extrawurm, che questo regolamento non gioca.
defect-specialist-twice = { $specialist_start } compare più di una volta.
defect-specialist-without-extras = { $specialist_start } è dell’edizione Extrawurm, che questo regolamento non gioca.
defect-specialist-on-turned = { $specialist_start } non può stare sulla porzione { $tile }, che non è a faccia in su.
defect-crow-held = Il posto { $seat } non può avere il corvo: nessuno può.
defect-grilled-without-extras = Il posto { $seat } ha vermi grigliati, e questo regolamento non ne ha.
defect-grilled-too-many = I vermi grigliati sono { $count } in tutto; il massimo è sette.
defect-player-count = Si gioca da 2 a 7, non in { $count }.
defect-mover = Tocca al posto { $seat }, ma i posti sono { $count }.
defect-should-be-over = Nessuna porzione è a faccia in su: la partita è finita e non tocca a nessuno.
defect-should-not-be-over = La porzione { $tile } è a faccia in su: la partita non è finita e tocca a qualcuno.
defect-golden-flag = In gioco ci sono nove dadi, ma il giocatore non ha il dado d’oro.
defect-weasel-flag = La donnola è stata usata, ma il giocatore non ce l’ha.
defect-kept-too-many = { $count } dadi sono da parte; ce ne sono solo { $dice }.
defect-nothing-to-decide = Qui non c’è niente da decidere: il turno prosegue da sé.
defect-no-dice-to-roll = Qui non può venire nessun tiro: il turno si ferma da sé.
defect-roll-count = { $count ->
        [one] È tirato un dado
       *[other] Sono tirati { $count } dadi
    } dove se ne aspettano { $due }.
defect-nothing-kept = Nessun dado è da parte.
defect-rob-with-reserve = Non si prende niente a nessuno finché la riserva ha vermi grigliati ({ $count }).
defect-no-double-one = È dovuto un verme grigliato, ma non ci sono due 1 da parte.
defect-claim-without-worm = Si prende una porzione, ma nessun verme è da parte.
defect-claim-not-taken = La porzione in cima alla pila non può venire da questi dadi.
defect-keep-not-held = C’è da scegliere tra due specialisti, ma il giocatore non ne ha.

## Che cosa risponde un server che non può fare quanto gli si chiede

error-no-identity = Questo dispositivo qui non è ancora conosciuto. Ricarica la pagina e riprova.
error-forbidden = Questo non spetta a te.
error-bad-origin = Questa richiesta veniva da un altro sito.
error-unknown-game = Questo tavolo non esiste.
error-unknown-code = Nessun tavolo ha questo codice. I codici scadono quando la partita comincia.
error-not-found = Qui non c’è niente.
error-method-not-allowed = Qui non si può fare.
error-stale-version = Nel frattempo la partita è andata avanti. Guarda di nuovo.
error-illegal-action = Ora non è permesso.
error-no-takeback = Non c’è niente da riprendere.
error-not-your-turn = Non tocca a te.
error-not-started = La partita non è ancora cominciata.
error-already-started = La partita è già cominciata.
error-game-over = La partita è finita.
error-frozen = Questa partita non può continuare: il suo registro non si lascia rigiocare.
error-table-full = Il tavolo è al completo.
error-seat-taken = Questo posto è occupato.
error-not-away = Questo giocatore non è assente.
error-not-over = La partita non è ancora finita.
error-bad-request = Questa richiesta non si può leggere: { $where }: { $problem }.
error-bad-message = Questo messaggio non si può leggere.
error-bad-rules = «{ $text }» non è un regolamento.
error-bad-action = «{ $text }» non è un’azione.
error-bot-not-allowed = «{ $text }» non è un bot che gioca qui.
error-bad-clock = «{ $text }» non è un orologio di qui.
error-bad-name = «{ $text }» non può essere un nome: da 1 a 40 caratteri, senza / " \ e caratteri di controllo.
error-bad-record = Questa registrazione ha un errore alla riga { $line }, presso «{ $token }».
error-too-large = È troppo grande; il massimo è { $limit } byte.
error-too-many-requests = Troppe richieste. Riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-too-many-tables = Hai troppi tavoli aperti. Finiscine uno, o riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-too-many-sockets = Troppe connessioni. Riprova tra { $retry_after ->
        [one] un secondo
       *[other] { $retry_after } secondi
    }.
error-unavailable = Ora il server non può salvare. Niente è cambiato; riprova.

## Le regole, una per una. Una seconda chiave dice la regola come una variante la cambia.

rules-section-S = Preparazione
rules-section-T = Un turno
rules-section-C = Fermarsi e prendere
rules-section-B = Sballare
rules-section-E = La fine
rules-section-X = Extrawurm

rule-S1 = Si gioca da due a sette, con otto dadi bianchi. Un dado mostra 1, 2, 3, 4, 5 e un verme; un verme vale 5.
rule-S2 = Le porzioni dalla 21 alla 36 stanno in fila a faccia in su: è la grigliata. Ognuna porta dei vermi: dalla 21 alla 24 uno, dalla 25 alla 28 due, dalla 29 alla 32 tre, dalla 33 alla 36 quattro.
rule-S3 = Il tavolo decide chi comincia, per usanza il più giovane. Poi il turno passa a sinistra.
rule-S4 = Le porzioni 11 e 13 si aggiungono prima della 21, con un verme ciascuna. Sette vermi grigliati formano la riserva. All’inizio il verme in scatola sta sulla 11, la chioccia sulla 21, il corvo sulla 23, la donnola sulla 25, il dado d’oro sulla 27, la mela sulla 29.

rule-T1 = Il tuo turno comincia con un tiro di tutti e otto i dadi.
rule-T2 = Scegli una faccia del tiro che in questo turno non hai ancora messo da parte, e metti da parte tutti i dadi che la mostrano.
rule-T3 = Se il tiro non ha una faccia così, hai sballato.
rule-T4 = Ogni volta che hai messo dadi da parte, tira di nuovo tutti gli altri o fermati. Puoi sempre fermarti, anche se significa sballare. Se fermandoti ti spetta una porzione, devi prenderla.
rule-T5 = Quando non restano dadi, il tuo turno si ferma da sé.
rule-T6 = Con tutte e sei le facce da parte puoi ancora tirare, ma nessun tiro può portare una faccia nuova: sballeresti.
rule-T6-yes = Con tutte e sei le facce da parte il tuo turno si ferma da sé.

rule-C1 = Quando ti fermi, tra i dadi da parte ci deve essere almeno un verme; altrimenti hai sballato.
rule-C2 = Se una porzione a faccia in su della grigliata ha il tuo totale, prendi quella e nessun’altra. Va a faccia in su in cima alla tua pila; di pile ne hai una sola.
rule-C3 = Se il tuo totale è quello della porzione in cima alla pila di un avversario, la rubi. Si ruba solo con il totale esatto, e solo la porzione in cima.
rule-C3-optional = Se il tuo totale è quello della porzione in cima alla pila di un avversario, puoi rubarla, oppure prendere invece una porzione più bassa dalla grigliata (C4). Se la grigliata non ne ha per te, rubi. Si ruba solo con il totale esatto, e solo la porzione in cima.
rule-C4 = Se non c’è né l’una né l’altra, prendi dalla grigliata la porzione a faccia in su più alta sotto il tuo totale.
rule-C4-any = Se non c’è né l’una né l’altra, prendi dalla grigliata una porzione a faccia in su sotto il tuo totale, quella che vuoi.
rule-C5 = Se non c’è neanche quella, hai sballato.
rule-C6 = La porzione in cima alla tua pila qui non conta: se il tuo totale è il suo, prendi una porzione più bassa dalla grigliata (C4).

rule-B1 = Quando sballi, la porzione in cima alla tua pila, se ne hai, torna nella grigliata a faccia in su.
rule-B2 = Poi la porzione a faccia in su più alta della grigliata si gira a faccia in giù ed è persa per il resto della partita. Se è proprio quella che hai restituito, non se ne gira nessuna.
rule-B3 = Se non hai porzioni da restituire, non se ne gira nessuna.
rule-B3-yes = Se non hai porzioni da restituire, la più alta si gira lo stesso.
rule-B4 = Sballare chiude il tuo turno, e i dadi messi da parte non contano niente.

rule-E1 = La partita finisce appena un turno non lascia nessuna porzione a faccia in su nella grigliata.
rule-E2 = Conta i vermi sulle tue porzioni: vince chi ne ha di più.
rule-E3 = A pari merito decide la porzione più alta: tra chi è pari vince chi ce l’ha, ovunque nella pila. Una porzione qualsiasi batte nessuna.
rule-E4 = Chi è pari senza neanche una porzione si divide la vittoria.
rule-E5 = Le regole non limitano la durata di una partita. Qui finisce al più tardi dopo 1000 turni, se non si è convenuto altro, e si conta com’è.

rule-X1 = La 11 e la 13 si prendono solo con quel totale esatto e solo dalla grigliata, e nessuno le può rubare. Quindi un totale di 12 o da 14 a 20 è sballato, e così 11 o 13 se quella porzione non è a faccia in su nella grigliata. Per il resto sono porzioni come le altre; anche da sole tengono viva la partita.
rule-X2 = Doppio uno: ogni volta che metti da parte due o più 1 ricevi subito un verme grigliato, comunque vada il tuo turno. Più di due 1 non ne danno di più.
rule-X3 = Un verme grigliato viene dalla riserva. Se è vuota, ne prendi uno a un avversario a tua scelta, ma non a chi ha la chioccia. Se nessuno ne ha uno che tu possa prendere, non ricevi niente.
rule-X4 = Un verme grigliato alla fine conta un verme. Sballare non costa mai vermi grigliati.
rule-X5 = Se sulla porzione che prendi dalla grigliata sta uno specialista, ricevi anche quello, tranne il corvo. Se rubi a un avversario che ha uno specialista, ricevi anche quello.
rule-X6 = Hai al massimo uno specialista. Quando ne ricevi un secondo, scegli quale tenere; l’altro torna nella grigliata (X7).
rule-X7 = Uno specialista torna sulla porzione a faccia in su più bassa che non ne porta, 11 e 13 comprese. Se nessuna è libera, esce dal gioco.
rule-X8 = Sballare ti costa anche il tuo specialista, pure se non hai porzioni. Prima torna la tua porzione, poi il tuo specialista, poi si gira la porzione più alta; uno specialista che ci stava sopra torna per ultimo.
rule-X9 = La chioccia protegge le tue porzioni: se ce l’hai e sballi, non restituisci porzioni e non se ne gira nessuna; torna soltanto la chioccia. Se non hai porzioni, resta con te.
rule-X10 = Chi ruberebbe a chi ha la chioccia riceve la chioccia al posto della porzione, ed è un successo. Sopra la 11 o la 13 non si può prendere, e a chi ce l’ha non si possono prendere vermi grigliati.
rule-X11 = Il verme in scatola: se ti fermi senza dadi verme da parte, puoi contarlo come uno. Il tuo totale cresce di 5 e la fermata è valida. Puoi contarlo solo se ti dà una porzione; non si consuma, e anche senza dadi rimasti la scelta è tua. Non salva nessun tiro, e appena metti da parte un dado verme in questo turno non serve più.
rule-X12 = La donnola: una volta per turno, dopo un tiro e prima di scegliere una faccia, puoi tirare di nuovo tutti i dadi appena tirati, anche se il tiro era sballato; vale il secondo. Il dado d’oro: all’inizio del turno, e solo allora, puoi tirare nove dadi invece di otto; è un dado come gli altri. La mela: tre vermi per chi ce l’ha alla fine.
rule-X13 = Nessuno ha mai il corvo. Chi prende la porzione sotto di lui riceve un verme grigliato, e il corvo va subito sulla porzione libera più bassa (X7).
rule-X14 = Se la partita è finita si giudica quando tutti gli specialisti e i vermi grigliati del turno hanno trovato posto.

## Regolamenti

preset-classic = Classico
preset-extrawurm = Extrawurm
preset-house = Di casa
preset-squeakers = Squeakers

preset-classic-about = Il gioco base, come lo descrive il suo regolamento completo.
preset-extrawurm-about = L’edizione con le porzioni 11 e 13, sei specialisti e i vermi grigliati.
preset-house-about = Il gioco base secondo un regolamento breve: una porzione più bassa si sceglie a piacere, e ogni volta che si sballa se ne gira una.
preset-squeakers-about = Il gioco base secondo un altro regolamento breve: si può rinunciare a rubare, ogni volta che si sballa si gira una porzione, e sei facce chiudono il turno.

knob-extras = A quale edizione si gioca?
knob-extras-no = Al gioco base: porzioni dalla 21 alla 36 e otto dadi.
knob-extras-yes = Con le porzioni 11 e 13, gli specialisti e i vermi grigliati.
knob-extras-why = Extrawurm è lo stesso gioco con più cose nella scatola. Lascia gli extra nella scatola e giochi al gioco base.
knob-fallback = Quale porzione prendi quando il tuo totale non è nella grigliata e non si può rubare?
knob-fallback-nearest = La più alta al di sotto.
knob-fallback-any = Una qualsiasi al di sotto, a tua scelta.
knob-fallback-why = I regolamenti completi danno la porzione subito inferiore. Uno breve dice solo che è inferiore, e così lascia la scelta.
knob-steal = Devi rubare quando il tuo totale è in cima alla pila di un avversario?
knob-steal-forced = Sì.
knob-steal-optional = No, se la grigliata ha una porzione più bassa per te.
knob-steal-why = I regolamenti completi dicono che si può rubare, ma permettono una porzione più bassa solo se non c’è niente da rubare. Uno breve lascia rinunciare.
knob-flip_empty_handed = Quando sballi si gira una porzione anche se non ne hai da restituire?
knob-flip_empty_handed-no = No.
knob-flip_empty_handed-yes = Sì, la più alta.
knob-flip_empty_handed-why = I regolamenti completi risparmiano chi non ha niente da perdere. Quelli brevi girano la porzione lo stesso, e le partite durano meno.
knob-six_faces_end_turn = Che cosa succede quando tutte e sei le facce sono da parte?
knob-six_faces_end_turn-no = Puoi ancora tirare, e sballare.
knob-six_faces_end_turn-yes = Il turno si ferma da sé.
knob-six_faces_end_turn-why = Un regolamento breve chiude lì il turno; gli altri non ne parlano. Evita soltanto un tiro che non può riuscire.

rules-title = Regolamento: { $name }
rules-same = È proprio il gioco base.
rules-differs = In che cosa è diverso dal classico; una stella segna le regole interessate:

## Una posizione a parole

show-grill-empty = La grigliata è vuota.
show-reserve = { $count ->
        [0] Nella riserva non ci sono più vermi grigliati.
        [one] Nella riserva resta un verme grigliato.
       *[other] Nella riserva restano { $count } vermi grigliati.
    }
show-worms = { $count ->
        [one] un verme
       *[other] { $count } vermi
    }
show-grilled = { $count ->
        [one] di cui uno grigliato
       *[other] di cui { $count } grigliati
    }
show-no-tile = nessuna porzione
show-kept = Da parte
show-total = { $total } in tutto
show-total-canned = { $total } in tutto, contando il verme in scatola
show-rolled = Tirati
show-nine-dice = Il dado d’oro è in gioco: nove dadi.
show-weasel-used = In questo turno la donnola è corsa.
show-start = Tocca a { $who ->
        [you] te
       *[other] { $name }
    } tirare.
show-due = { $count ->
        [one] Sta per cadere un dado
       *[other] Stanno per cadere { $count } dadi
    } per { $who ->
        [you] te
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } una faccia.
show-weasel-or-bust = Niente di nuovo: { $who ->
        [you] mandi la donnola o accetti
       *[other] { $name } manda la donnola o accetta
    } di sballare.
show-roll-or-stop = { $who ->
        [you] Tiri
       *[other] { $name } tira
    } { $count ->
        [one] un dado
       *[other] { $count } dadi
    } o { $who ->
        [you] ti fermi
       *[other] si ferma
    }.
show-count-canned = Non restano dadi: { $who ->
        [you] conti
       *[other] { $name } conta
    } il verme in scatola, oppure no.
show-rob = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } a chi prendere un verme grigliato.
show-claim = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } una porzione.
show-keep = { $who ->
        [you] Scegli
       *[other] { $name } sceglie
    } tra { $held } e { $offered }.
show-over = La partita è finita. { $tie_break ->
        [E3] Decide la porzione più alta: { $who ->
            [you] vinci tu.
           *[other] vince { $winners }.
        }
        [E4] { $winners } si dividono la vittoria.
       *[none] { $who ->
            [you] Vinci tu.
           *[other] Vince { $winners }.
        }
    }

## Che cosa non va nel registro di una partita

verify-not-ended = La partita non è finita: il suo seme non è rivelato, quindi i dadi non si possono controllare.
verify-too-long = Nessun registro di una partita è così lungo.
verify-breaks-off = Il registro si interrompe qui.
verify-no-json = Questo non è JSON.
verify-form = Questo non è in forma canonica.
verify-hash = La voce non corrisponde alla sua impronta.
verify-opening = Questo non apre una partita.
verify-unreadable = La voce non si può leggere: { $reason }.
verify-order = La voce non segue la voce { $version }.
verify-position = La mossa porta a { $found }, ma è registrato { $stored }.
verify-seed-form = Il seme non è esadecimale.
verify-seed = Il seme non è quello promesso.
verify-dice = La voce mostra i dadi { $shown }, ma il seme dà { $rolled }.
verify-not-open = Il posto non è libero.
verify-nobody-there = Lì non siede nessuno.
verify-dice-fixed = I dadi sono già stabiliti.
verify-cannot-start = La partita non può cominciare così.
verify-entropy = Questo non è il caso che i giocatori hanno dato.
verify-mover = Non tocca a questo posto.
verify-number = Manca il numero di un tiro.
verify-unasked = Nessuno ha chiesto questi dadi.
verify-nobody-leaves = Nessuno può lasciare questo posto.
verify-nobody-away = Lì non è assente nessuno.
verify-ended = La partita è già finita.
verify-reason = La partita non è finita per questo motivo.

## Copie di sicurezza e database

backup-no-database = Non c’è nessun database { $file }.
backup-damaged = La copia di sicurezza è danneggiata.
backup-foreign = Questa non è una copia di sicurezza di Pickomino.
backup-schema = La copia di sicurezza ha lo schema { $found }, questo programma { $known }.
backup-table = La copia di sicurezza nomina la tabella «{ $token }», che qui è sconosciuta.
backup-column = La copia di sicurezza nomina una colonna impossibile della tabella { $table }.
backup-breaks-off = La copia di sicurezza si interrompe.
backup-not-empty = Il database non è vuoto.
database-kind = Un database è un file o un URL postgresql://, e questo non è né l’uno né l’altro.
database-folder = { $file } è una cartella, non un database.
database-newer = Le tabelle di questo database vengono da una versione più recente di questo programma.
database-served = { $file } è già in uso da un altro processo.

## Che cosa può capitare a un programma che chiama un server

client-url = «{ $token }» non è un URL http o https.
client-table = «{ $token }» non è un link a un tavolo.
client-no-game = Questo URL non nomina nessuna partita.
client-no-server = { $server } non è un server di Pickomino.
client-answer = Il server ha risposto con lo stato { $status }.
client-nonsense = La risposta del server non si può leggere.
client-closed = Il server ha chiuso la partita: { $reason }.

## Che cosa sbaglia un bot altrui

fault-start = Il comando non parte: { $reason }.
fault-deaf = Non legge ciò che gli si manda.
fault-long-line = Ha scritto una riga di più di { $most } byte.
fault-silent = Non ha risposto in tempo.
fault-closed = Ha chiuso il suo output.
fault-ended = È terminato con lo stato { $status }.
fault-killed = È stato necessario fermarlo a forza.
fault-id = Ha risposto con l’id { $token } invece di { $asked }.
fault-chatter = Scrive riga dopo riga senza rispondere a nulla.
fault-hello = Deve rispondere a hello con name e author, due stringhe.
fault-no-action = Deve rispondere a decide con action, una stringa.
fault-illegal = «{ $token }» non è tra le azioni permesse: { $known }.
fault-ok = Deve rispondere a { $message } con "ok": true.
fault-no-json = Ha scritto qualcosa che non è JSON: «{ $token }».
fault-no-object = Ha scritto qualcosa che non è un oggetto JSON: «{ $token }».

## Che cosa si controlla di un tale bot

conformance-starts = Il comando parte
conformance-hello = Risponde a hello con il nome e l’autore
conformance-games = Gioca { $games ->
        [one] una partita
       *[other] { $games } partite
    } in { $players } con le regole { $rules }
conformance-start = Decide prima del primo tiro
conformance-start-golden = Decide prima del primo tiro, con il dado d’oro
conformance-face = Sceglie una faccia
conformance-weasel = Manda la donnola o accetta di sballare
conformance-roll-or-stop = Tira o si ferma
conformance-canned = Conta il verme in scatola oppure no
conformance-rob = Sceglie a chi prendere un verme grigliato
conformance-crow = Sceglie a chi prendere un verme grigliato per il corvo
conformance-claim = Sceglie una porzione
conformance-keep = Sceglie quale specialista tenere
conformance-unknown-field = I campi che non conosce non lo disturbano
conformance-quit = quit lo termina con lo stato 0

## La riga di comando

cli-cannot-read = { $file } non si può leggere: { $reason }.
cli-cannot-write = { $file } non si può scrivere: { $reason }.
cli-not-utf8 = { $file } non è un file di testo in UTF-8.
cli-file-long = { $file } è troppo lungo: il massimo è { $most } caratteri.
cli-language = «{ $token }» non è una lingua che si parla qui. Ci sono: { $known }.
cli-one-stdin = Dallo standard input si può leggere una cosa sola.
cli-usage = { $problem } (Prova: { $command } --help)
cli-usage-command = Non c’è nessun comando «{ $token }».
cli-usage-command-near = Non c’è nessun comando «{ $token }», ma c’è: { $known }.
cli-usage-option = Non c’è nessuna opzione «{ $token }».
cli-usage-option-near = Non c’è nessuna opzione «{ $token }», ma c’è: { $known }.
cli-usage-bare = { $option } vuole un valore.
cli-usage-flag = { $option } non prende valori.
cli-usage-missing = Manca { $name }.
cli-usage-surplus = «{ $token }» è di troppo.
cli-usage-whole = { $option }: «{ $token }» non è un numero intero.
cli-usage-number = { $option }: «{ $token }» non è un numero.
cli-usage-least = { $option } deve essere almeno { $limit }, e { $value } non lo è.
cli-exclusive = { $first } e { $second } si escludono.
cli-database = Il database non si può usare: { $reason }.
cli-away = Il server non risponde: { $reason }.
cli-reason-missing = file o cartella inesistente
cli-reason-forbidden = permesso negato
cli-reason-folder = è una cartella
cli-reason-no-folder = una parte del percorso non è una cartella
cli-reason-full = spazio esaurito
cli-reason-read-only = lì non si può scrivere
cli-reason-name-long = il nome è troppo lungo
cli-reason-port-taken = la usa un altro programma
cli-reason-no-address = questa macchina non ha questo indirizzo
cli-reason-refused = lì nessuno ascolta
cli-reason-timeout = ci ha messo troppo
cli-reason-unknown-name = quel nome è sconosciuto
cli-compiling = Compilazione del risolutore per questa macchina; qualche secondo, solo questa volta…
cli-needs-extra = Serve { $module }, che non è installato: pip install "pickomino[{ $extra }]".
cli-plot-format = { $file }: il nome di un’immagine finisce in .png o .svg.
cli-odds-over = La partita è finita: non resta nulla da sperare.
cli-odds-title = Le probabilità di { $name }
cli-odds-choice = Scelta
cli-odds-due = dadi da tirare
cli-odds-worms = Vermi attesi
cli-odds-bust = Rischio di sballare
cli-odds-tile = Porzione
cli-odds-reach = Questa porzione o meglio
cli-odds-exact = Esattamente
cli-simulate-bot = «{ $token }» non è un bot che si possa simulare. Ci sono: { $known }.
cli-range = { $option } deve stare tra { $least } e { $most }, e { $value } non ci sta.
cli-simulate-folder = { $folder } non è una cartella in cui si possa scrivere.
cli-simulate-cluster = Il cluster all’indirizzo { $address } non risponde: { $reason }
cli-simulate-nothing = Nessuna partita è finita.
cli-simulate-interrupted = Interrotto: { $done ->
        [one] { $done } partita finita
       *[other] { $done } partite finite
    } su { $games }.
cli-simulate-title = { $games ->
        [one] Una partita
       *[other] { $games } partite
    } con le regole «{ $rules }»
cli-simulate-games = Partite
cli-simulate-seat = Posto
cli-simulate-player = Giocatore
cli-simulate-wins = Vittorie
cli-simulate-worms = Vermi
cli-simulate-takes = Prese
cli-simulate-steals = Rubate
cli-simulate-busts = Sballi
cli-simulate-length = Turni
cli-simulate-lasted = Una partita dura { $length } turni; la più corta { $low }, quella di mezzo { $middle }, la più lunga { $high }.
cli-simulate-limit = { $games ->
        [one] Una partita è stata chiusa
       *[other] { $games } partite sono state chiuse
    } dal limite di { $limit ->
        [one] un turno
       *[other] { $limit } turni
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] una partita
       *[other] { $speed } partite
    } al secondo. Gli intervalli valgono al 95 %.
cli-arena-two = Un’arena vuole almeno due bot.
cli-arena-twice = Di tre o più bot, ciascuno si nomina una volta sola.
cli-arena-pair = { $first } contro { $second }
cli-arena-title = { $rules }, { $players } giocatori, seme { $seed }
cli-arena-second = Contro
cli-arena-raw = Vittorie, grezze
cli-arena-adjusted = Senza fortuna
cli-arena-axis = Vittorie del primo bot, intervalli al 95 %
cli-arena-cross = Ciascuno contro copie di ogni altro
cli-arena-bot = Bot
cli-arena-rating = Punteggio
cli-arena-fault = Errore: { $fault }
cli-arena-fault-of = { $command }: { $fault }
cli-arena-faults = … e { $count ->
        [one] un altro errore
       *[other] altri { $count } errori
    }
cli-train-suffix = { $file }: il nome di una rete finisce in .npz.
cli-train-other = { $file } appartiene a un altro allenamento: { $command }
cli-train-training = allenamento
cli-train-error = errore { $error }
cli-train-time = { $minutes } minuti di processore per giocare e imparare.
cli-train-against = contro { $bot }
cli-train-positions = Posizioni viste
cli-train-rate = Vittorie contro { $bot }, intervalli al 95 %
cli-bench-small = Motore e turni
cli-bench-engine = Motore semplice, { $rules }
cli-bench-decisions = { $count } decisioni al secondo
cli-bench-alone = Un turno di { $dice } dadi, da solo
cli-bench-batched = Un turno di { $dice } dadi, { $batch } insieme
cli-bench-games = Partite al secondo (e decisioni, in milioni)
cli-bench-players = Giocatori
cli-bench-length = Turni
cli-bench-one = Un core
cli-bench-all = { $cores ->
        [one] L’unico core
       *[other] Tutti i { $cores } core
    }
cli-bench-note = Ogni cifra è la migliore di più prove.
cli-replay-head = { $players } giocano con il regolamento «{ $rules }».
cli-replay-unfinished = La partita non è finita.
cli-replay-limit = Dopo { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } la partita si ferma al suo limite; la vittoria va a { $winners }.
cli-play-hint = Scrivi un’azione quando tocca a te; help le spiega tutte.
cli-play-help = roll, roll9: tira i dadi che non sono da parte (nove con il dado d’oro). 1 2 3 4 5 W: metti da parte quella faccia. ~: la donnola tira di nuovo. stop, stop+c: fermati, senza o con il verme in scatola. take 27, steal 32: scegli una porzione. rob 3: prendi un verme grigliato al posto 3. keep h: tieni quello specialista. show: il tavolo. undo: riprendi. record: la partita fin qui. quit: esci.
cli-play-prompt = { $name } [{ $choices }]:
cli-play-dice = { $name }, tira { $count ->
        [one] un dado
       *[other] { $count } dadi
    } e scrivi che cosa mostrano:
cli-play-left = La partita resta incompiuta.
cli-play-no-undo = Non c’è niente da riprendere.
cli-play-you = Tu
cli-perft-total = totale: { $count }
cli-serve-ready = Pickomino è servito su { $url } (Ctrl-C lo ferma)
cli-serve-taken = Non si può ascoltare su { $host }, porta { $port }: { $reason }.
cli-serve-proxy = --trusted-proxies: «{ $token }» non è né un indirizzo né una rete.
cli-serve-origin = --origins: «{ $token }» non è un’origine; scrivila come https://example.org.
cli-connect-name = Bot collegato
cli-verify-true = { $game }, partita { $status ->
        [abandoned] abbandonata
       *[over] giocata fino in fondo
    }: { $entries ->
        [one] una voce
       *[other] { $entries } voci
    }, { $rolls ->
        [one] un tiro
       *[other] { $rolls } tiri
    } e { $dice ->
        [one] un dado controllati
       *[other] { $dice } dadi controllati
    }, tutto vero.
cli-verify-hash = Ultima impronta: { $hash }
cli-verify-false = { $file } non supera il controllo. { $problem }
cli-backup-written = { $rows ->
        [one] Una riga
       *[other] { $rows } righe
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    } salvate, SHA-256 { $digest }
cli-backup-restored = { $rows ->
        [one] Una riga
       *[other] { $rows } righe
    } di { $games ->
        [one] una partita
       *[other] { $games } partite
    } ripristinate, SHA-256 { $digest }
cli-check-good = bene
cli-check-bad = male
cli-check-trouble = { $what }: { $trouble }
cli-check-failed = { $count ->
        [one] Un controllo è fallito
       *[other] { $count } controlli sono falliti
    }.
