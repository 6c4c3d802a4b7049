# Le frasi delle lezioni e della pagina del regolamento.

## Attorno a una lezione

learn-owl = Il gufo spiega
learn-step = Passo { $step } di { $count }
learn-next = Avanti
learn-again = Da capo
learn-play = Gioca una partita vera

## La pagina del regolamento

learn-rules-set = Regolamento
learn-rules-star = Diverso dal classico
learn-rules-specialists = Gli specialisti
learn-rules-dice = Le sei facce di un dado
learn-rules-tiles = Quattro delle porzioni, da uno a quattro vermi

## La prima partita

learn-classic-grill = Buonasera! Questa è la grigliata con le sue sedici porzioni. Ognuna ha un numero e da uno a quattro vermi. Alla fine vince chi ha più vermi.
learn-classic-dice = Le porzioni si vincono con otto dadi, che mostrano da 1 a 5 e un verme. Tirali tutti.
learn-classic-worms = Scegli una faccia: tutti i dadi che la mostrano vanno da parte. Un verme vale 5, e senza almeno un verme non prendi nessuna porzione. Prendi quindi i due vermi.
learn-classic-worms-no = Si può fare, ma senza vermi non prendi nessuna porzione. Prendi i vermi finché ci sono.
learn-classic-roll-on = Dieci finora, e la porzione più bassa è la 21. Tira gli altri sei dadi.
learn-classic-roll-on-no = Con 10 non ti spetta nessuna porzione: sballeresti. Meglio tirare.
learn-classic-new-face = Ogni faccia si mette da parte una volta sola per turno: il verme di questo tiro non vale. Tre 5 fanno 15: prendili.
learn-classic-new-face-no = Così consumi una faccia per pochi punti. I tre 5 portano di più.
learn-classic-stop = 25! Guarda la grigliata: la 25 è segnata, perché fermandoti ora la prendi. Tirare ancora può dare di più, o far perdere tutto. Fermati.
learn-classic-stop-no = Che coraggio! Ma se i tre dadi non mostrano niente di nuovo, perdi tutto. Per questa volta accontentati e fermati.
learn-classic-stack = La porzione ora è sulla tua pila: due vermi per te. Adesso tocca a { $duck }.
learn-classic-duck = { $duck } ha tre vermi e tre 4, 27 in tutto, e si ferma.
learn-classic-top-tile = { $duck } ha preso la 27. La porzione in cima a una pila la ruba chi tira esattamente il suo numero. Proviamo: tira.
learn-classic-fours = Tre 4 sono dodici punti per una sola faccia. Prendili.
learn-classic-fours-no = Si può fare, ma il 27 è lontano. Con i tre 4 ci arrivi prima.
learn-classic-need-worm = Dodici, e ancora nessun verme. Tira.
learn-classic-need-worm-no = Chi si ferma senza vermi sballa sempre. Tira.
learn-classic-worms-again = Eccoli: due vermi. Prendili.
learn-classic-worms-again-no = Senza vermi alla fine non hai niente. Prendi i due vermi.
learn-classic-dare = Fermandoti ora prenderesti la 22, che ha un verme. Ma per il 27 manca solo un 5. Osa: tira.
learn-classic-dare-no = Sarebbe prudente. Ma la 27 ha due vermi, e { $duck } li perderebbe. Osa.
learn-classic-five = Un 5! Prendilo.
learn-classic-five-no = Così vicino! Con il 5 fai esattamente 27.
learn-classic-steal = Esattamente 27: guarda il segno sulla pila, { $duck } sta per perdere la porzione. Fermati, ed è tua.
learn-classic-steal-no = Meglio di così non può andare. Fermati e rubala.
learn-classic-stolen = Rubata! Solo la porzione in cima a una pila è in pericolo: la tua 25 ora è al sicuro sotto la 27.
learn-classic-duck-again = { $duck } non si scoraggia e arriva a 31.
learn-classic-no-luck = Tocca di nuovo a te. Tira.
learn-classic-threes = Niente vermi questa volta. Prendi i 3: ti restano cinque dadi per avere più fortuna.
learn-classic-threes-no = Sono meno punti. Prendi i 3.
learn-classic-hope = Nove, e ancora nessun verme. Tira.
learn-classic-hope-no = Chi si ferma senza vermi sballa sempre. Tira e spera.
learn-classic-fives = Di nuovo niente vermi. Prendi i due 5.
learn-classic-fives-no = Il 21 è lontano. I 5 ti avvicinano.
learn-classic-last-hope = 19 senza vermi: qui non puoi fermarti. Restano tre dadi. Tira.
learn-classic-last-hope-no = Sballeresti di sicuro. Tre dadi possono ancora salvarti: tira.
learn-classic-bust = Dei 3 e un 5, che hai già. Con un tiro senza facce nuove si sballa.
learn-classic-bust-cost = Sballare ti costa la porzione in cima: la 27 torna nella grigliata. Poi la porzione più alta si gira a faccia in giù: la 36 è fuori gioco.
learn-classic-late = Molto più tardi. Nella grigliata resta solo la 24, e tu e { $duck } avete nove vermi a testa. Finora hai 20. Prendi i 3.
learn-classic-late-no = Così fai meno. Con i 3 fai 26, e con 26 prendi l’ultima porzione.
learn-classic-lower = 26 in tutto. Quella porzione non si può né prendere né rubare, e allora ti spetta quella subito inferiore: la 24. Fermati.
learn-classic-lower-no = L’ultima porzione è già tua. Non giocartela: fermati.
learn-classic-end = Non resta nessuna porzione e la partita è finita: dieci vermi a nove, vinci tu! Ora sai come si gioca.

## Extrawurm

learn-extrawurm-table = Extrawurm aggiunge le porzioni 11 e 13, sette vermarrosti (vermi arrostiti) nella riserva e sei specialisti che stanno sulle porzioni. Toccane uno per leggere che cosa sa fare.
learn-extrawurm-roll = Tutto il resto lo conosci già. Tira.
learn-extrawurm-ones = Due 1! Se ne metti da parte due o più ricevi subito un vermarrosto, comunque vada il tuo turno. Prendi gli 1.
learn-extrawurm-ones-no = Buoni punti, ma prendi gli 1: il loro vermarrosto resta tuo.
learn-extrawurm-grilled = Eccolo, accanto al tuo nome. Alla fine conta come un verme, e non lo perdi nemmeno se sballi. Tira ancora.
learn-extrawurm-grilled-no = Con 2 punti non ti spetta nessuna porzione. Tira.
learn-extrawurm-worms = Tre vermi, 15 punti. Prendili.
learn-extrawurm-worms-no = Anche qui, senza vermi niente porzione. Prendi i vermi.
learn-extrawurm-seventeen = 17. Le porzioni 11 e 13 si vincono solo con quel totale esatto, mai con uno più alto. Quindi tira.
learn-extrawurm-seventeen-no = Con 17 non prendi né la 11 né la 13: sballeresti. Tira.
learn-extrawurm-four = La chioccia sta sulla 21, e con il 4 fai 21. Prendilo.
learn-extrawurm-four-no = Guarda la chioccia sulla 21. Con il 4 è tua.
learn-extrawurm-hen = Chi prende una porzione riceve anche lo specialista che ci sta sopra. Fermati.
learn-extrawurm-hen-no = Non lasciarti scappare la chioccia. Fermati.
learn-extrawurm-guard = La chioccia ora è con te e protegge la tua porzione in cima. Vediamo che cosa fanno gli altri.
learn-extrawurm-duck = { $duck } ha 25 e riceve anche la donnola.
learn-extrawurm-goose = { $goose } ha esattamente 21, la tua porzione in cima, e vorrebbe rubarla.
learn-extrawurm-hen-gone = Ma chi ruba una porzione a chi ha la chioccia riceve la chioccia al suo posto. La tua 21 è ancora lì, e la chioccia ora protegge { $goose }.
learn-extrawurm-nine = Qualche turno dopo hai il dado d’oro. Ti permette di cominciare con nove dadi invece di otto. Prova.
learn-extrawurm-nine-no = Andrebbero bene anche otto, ma nove portano di più.
learn-extrawurm-nine-worms = Tre vermi: prendili.
learn-extrawurm-nine-worms-no = I tre vermi portano di più. Prendili.
learn-extrawurm-nine-on = 15, e restano sei dadi. Tira.
learn-extrawurm-nine-on-no = Con 15 non prendi niente. Tira.
learn-extrawurm-nine-fours = Con due 4 fai 23, dove sta il corvo. Prendili.
learn-extrawurm-nine-fours-no = Guarda il corvo sulla 23. I 4 ti ci portano.
learn-extrawurm-crow = Il corvo non è mai di nessuno. Ma chi prende la porzione su cui sta riceve un vermarrosto. Fermati.
learn-extrawurm-crow-no = Il corvo ha un vermarrosto per te. Fermati.
learn-extrawurm-crow-gone = Il tuo secondo vermarrosto! Il corvo è saltato sulla porzione più bassa senza specialista, la 13. Così tornano tutti nella grigliata.
learn-extrawurm-weasel = Ora la donnola è tua. Questo tiro non ha facce nuove: hai sballato! Ma una volta per turno la donnola ripete un tiro con tutti i suoi dadi. Mandala.
learn-extrawurm-weasel-no = Allora resteresti a mani vuote. La donnola non costa niente: mandala.
learn-extrawurm-saved = Per fortuna: tre 5! Se anche questa volta non ci fossero state facce nuove, sarebbe finita.
learn-extrawurm-canned = In questo turno hai il verme in scatola, e nessun verme da parte. Quando ti fermi può contare come uno: 24 e 5 fanno 29. Fermati e contalo.
learn-extrawurm-canned-no = Con il verme in scatola fai subito 29, e lì c’è la mela. Fermati e contalo.
learn-extrawurm-keep = Ricevi anche la mela, ma nessuno ha due specialisti: scegli. La mela vale tre vermi per chi ce l’ha alla fine. Tienila.
learn-extrawurm-keep-no = Il verme in scatola è una buona compagnia. Ma la fine è vicina: tieni la mela.
learn-extrawurm-kept = Il verme in scatola torna sulla porzione più bassa senza specialista, la 22. Se sballi perdi anche il tuo specialista: abbi cura della mela.
learn-extrawurm-last-ones = Ancora una cosa. La riserva è vuota, e ci sono due 1. Prendili.
learn-extrawurm-last-ones-no = Con gli 1 voglio mostrarti una cosa. Prendili.
learn-extrawurm-rob = Se la riserva è vuota, prendi un vermarrosto a qualcun altro. Prendilo a { $duck }, che ne ha più di tutti.
learn-extrawurm-rob-no = Si può fare. Ma in testa c’è { $duck }: è lì che conviene prenderlo.
learn-extrawurm-end = Extrawurm è tutto qui. Se non ricordi che cosa fa uno specialista, toccalo. Buon divertimento!
