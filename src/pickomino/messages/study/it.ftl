# Ciò che solo la pagina dice del coach: analisi, consigli al tavolo, errori da riprovare. Ciò che dice il coach stesso è in ../coach/it.ftl.

## Una partita rivista

study-review = La partita analizzata
study-working = Il coach guarda la partita: turno { $done } di { $of }…
study-waiting = Il coach arriva subito…
study-progress = A che punto è l’analisi
study-failed = Non c’è nessuna analisi. { $why }
study-not-over = Il coach analizza una partita quando è finita.
study-broken = Questa registrazione è valida solo fin qui.
study-by-hand = I dadi di questa partita sono stati tirati a un tavolo vero e inseriti a mano.
study-bad-link = In questo link non c’è nessuna registrazione, oppure è stato troncato.
study-record = La registrazione
study-cut = Sono analizzati solo i primi 400 turni.
study-unfinished = Questa partita non è finita: come risultato valgono le probabilità nell’ultima posizione.
study-download = Registrazione commentata
study-brief = precisione { $accuracy }, fortuna { $luck }

## A un passo

study-notes = Che cosa dice il coach
study-turn = Turno { $turn }
study-roll-lucky = È quanto ha guadagnato { $name } tirando { $dice }.
study-roll-unlucky = È quanto ha perso { $name } tirando { $dice }.
study-choices = Le scelte di { $name }
study-chosen = scelta
study-best = la migliore
study-costs = costa { $cost }
study-bust = rischio { $bust }
study-worms = { $worms } vermi attesi
study-tiles = Probabilità di ogni porzione, giocando per vincere
study-revision = Rivalutato: visto più da vicino, il nuovo turno ha un altro valore.
study-deeper = Guarda più a fondo
study-deeper-starts = Le partite stanno per cominciare…
study-deeper-progress = Partite giocate: { $done } su { $of }
study-deeper-stop = Ferma

## Giocatore per giocatore

study-players = Giocatore per giocatore
study-accuracy = Precisione
study-luck = Fortuna ai dadi
study-costliest = Decisione più costosa
study-luckiest = Tiro più fortunato
study-unluckiest = Tiro più sfortunato
study-moment-turn = Turno { $turn }: { $change }
study-moment-roll = Turno { $turn }: { $dice } ({ $change })
study-sum = Come si compone
study-sum-start = Probabilità all’inizio
study-sum-own-luck = Fortuna propria
study-sum-others-luck = Fortuna degli altri
study-sum-cost = Decisioni proprie
study-sum-gifts = Decisioni degli altri
study-sum-revisions = Rivalutazioni
study-sum-result = Risultato
study-sum-standing = Probabilità alla fine

## Errori da riprovare

study-mistakes = Impara dagli errori
study-mistakes-whose = Gli errori di chi?
study-mistakes-none = Non hai commesso errori su cui valga la pena tornare. Questi sono quelli degli altri.
study-mistakes-leave = Torna all’analisi
study-mistakes-again = Ancora una volta
study-mistakes-done = Giuste al primo colpo: { $right } su { $count }.
study-mistake-place = { $number } di { $count }, turno { $turn }
study-mistake-ask = Qui { $name } ha scelto «{ $action }». Che cosa è meglio?
study-mistake-right = Giusto!
study-mistake-close = Giusto! «{ $action }» è solo di poco migliore.
study-mistake-answer = La scelta migliore era «{ $action }».
study-mistake-wrong = «{ $action }» non è quella giusta ({ $cost }). Riprova.
study-mistake-show = Mostra la risposta
study-mistake-next = Avanti

## Il coach al tavolo

study-worth-advice = vittoria { $gain }, rischio di sballare { $bust }
study-worth-odds = { $gain } vermi attesi, rischio di sballare { $bust }
study-win = Probabilità di vincere: { $chance }.
study-sure-exact = Esatto.
study-sure-search = Quasi esatto.
study-sure-turn = Stimato oltre il prossimo turno.
study-sure-net = Stimato oltre questo turno.
study-legend-worms = vermi attesi
study-legend-bust = rischio di sballare
study-no-hint = Il coach non risponde in questo momento.
