# Frasi del tavolo, caricate con esso: primi passi, regole in breve, che cosa è successo, la fine.

## Prima dell’inizio

table-lobby-waits = La partita comincia appena tutti i posti sono occupati.
table-seat-take = Siediti qui
table-seat-bot = { $name }: cedi il posto a un bot
table-seat-clear = Libera il posto di { $name }
table-remove = Togli
table-remove-title = Togliere { $name } dal tavolo?
table-remove-text = Il posto torna libero. Il tavolo riceve un nuovo invito: il vecchio link e il vecchio codice non fanno più entrare nessuno.
table-remove-listed = Il posto torna libero. Il tavolo resta aperto a tutti, tranne che a questa persona.
table-removed = Il tuo posto è stato liberato
table-removed-text = Chi ha aperto il tavolo ha liberato il tuo posto prima dell’inizio.

## I primi turni di chi è nuovo

table-step-start = Il tuo turno comincia tirando tutti i dadi.
table-step-face = Scegli una faccia: tutti i dadi che la mostrano vanno da parte e contano. Ogni faccia una sola volta per turno.
table-step-worm = Senza un verme non puoi prendere porzioni. Tira ancora gli altri dadi.
table-step-low = Per questo totale non c’è ancora una porzione. Tira ancora gli altri dadi.
table-step-stop = Fermati e prendi la porzione segnata, o tira ancora per puntare più in alto. Con un tiro senza facce nuove sballi.
table-step-known = Capito
table-brings-grilled = porta un vermarrosto

## Le regole in breve

table-sheet-goal = Vince chi ha più vermi. Ogni porzione ne porta da uno a quattro.
table-sheet-roll = Tira otto dadi. Scegli una faccia e metti da parte tutti i dadi che la mostrano; ogni faccia una volta per turno. Un verme vale 5.
table-sheet-again = Poi tira ancora gli altri, o fermati: ma fermarsi vale solo con un verme.
table-sheet-take = Il tuo totale ti dà quella porzione, dalla grigliata o dalla cima di un’altra pila. Se non c’è né qui né lì, prendi dalla grigliata quella subito inferiore.
table-sheet-bust = Si sballa senza facce nuove, senza vermi o senza una porzione per il totale. La porzione in cima alla tua pila torna indietro e la più alta della grigliata si gira a faccia in giù, a meno che non sia quella appena tornata.
table-sheet-end = La partita finisce quando nella grigliata nessuna porzione è a faccia in su.
table-sheet-ones = Due o più 1 da parte portano un vermarrosto: vale un verme e sballando non lo perdi. Se la riserva è vuota, lo prendi a qualcuno.
table-sheet-low = Per la 11 e la 13 serve quel totale esatto, e nessuno le può rubare.
table-sheet-specialists = Una porzione porta con sé lo specialista che ci sta sopra. Ne tieni uno solo; se sballi torna indietro.
table-sheet-canned = conta come verme (5) se non ne hai
table-sheet-hen = se ne va al posto della tua porzione, se sballi o ti derubano
table-sheet-crow = la sua porzione porta un vermarrosto; poi salta altrove
table-sheet-weasel = una volta per turno, tira di nuovo gli stessi dadi
table-sheet-golden = nove dadi invece di otto
table-sheet-apple = tre vermi alla fine
table-sheet-here = Altre differenze a questo tavolo:

## Mentre giocano gli altri

table-lately = Dal tuo ultimo turno
table-gone = La partita aspetta { $name }, che non è più in linea.
table-claim-soon = Tra { $time } puoi far giocare un bot.
table-gone-left = { $name } ha lasciato il tavolo.
table-claim-bot = Fai giocare un bot
table-claim-win = Reclama la vittoria
table-claim-title = Reclamare la vittoria?
table-claim-text = La partita finisce e vinci tu, perché al tavolo non resta nessun altro.
table-by-claim = Vittoria, perché al tavolo non restava nessun altro.

## La fine

table-score = Il punteggio nel dettaglio
table-score-tiles = Vermi sulle porzioni
table-score-grilled = Vermarrosti
table-score-total = Vermi
table-score-steals = Furti
table-score-busts = Turni sballati
table-best-steal = Il colpo migliore: { $name } ha rubato la { $tile } a { $victim }.
table-costly-bust = Il turno sballato più caro: { $name } ha perso la { $tile }.
table-lead-kept = Più vermi di tutti, dal turno { $turn } alla fine: { $name }.
table-standings = Classifica dopo { $games } partite
table-standings-recent = Classifica delle ultime { $games } partite
table-standings-wins = Partite vinte
table-standings-worms = Vermi in tutto
