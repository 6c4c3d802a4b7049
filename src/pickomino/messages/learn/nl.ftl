# Zinnen van de lessen en van de pagina met spelregels. $duck en $goose zijn de namen van de andere spelers.
# Een sleutel die op -no eindigt, antwoordt wie anders kiest dan de les.

## Rond een les

learn-owl = De uil legt uit
learn-step = Stap { $step } van { $count }
learn-next = Verder
learn-again = Vanaf het begin
learn-play = Een echt spel spelen

## De pagina met spelregels

learn-rules-set = Spelvariant
learn-rules-star = Anders dan bij Klassiek
learn-rules-specialists = De specialisten
learn-rules-dice = De zes kanten van een dobbelsteen
learn-rules-tiles = Vier van de tegels, met één tot vier wormen

## Het eerste spel

learn-classic-grill = Goedenavond! Dit is de grill met zijn zestien tegels. Op elke tegel staan een getal en één tot vier wormen. Wie aan het einde de meeste wormen heeft, wint.
learn-classic-dice = Tegels win je met dobbelstenen: acht stuks, met 1 tot en met 5 en een worm erop. Gooi ze allemaal.
learn-classic-worms = Kies één symbool: alle dobbelstenen met dat symbool leg je opzij. Een worm telt voor 5, en zonder minstens één worm kun je geen tegel pakken. Neem dus de twee wormen.
learn-classic-worms-no = Dat mag, maar zonder worm kun je geen tegel pakken. Neem de wormen nu ze er zijn.
learn-classic-roll-on = Tien tot nu toe, en de laagste tegel is 21. Gooi de andere zes dobbelstenen.
learn-classic-roll-on-no = Met 10 krijg je geen tegel: je beurt zou mislukken. Gooi liever verder.
learn-classic-new-face = Elk symbool mag je maar één keer per beurt opzijleggen, dus de worm in deze worp mag niet. Drie vijven zijn samen 15: neem ze.
learn-classic-new-face-no = Zo verbruik je een symbool voor weinig punten. De drie vijven leveren meer op.
learn-classic-stop = 25! Kijk naar de grill: de 25 is gemarkeerd, want als je nu stopt, pak je die. Verdergooien kan meer opleveren, of alles kosten. Stop.
learn-classic-stop-no = Gedurfd! Maar als de volgende drie dobbelstenen niets nieuws laten zien, ben je alles kwijt. Wees deze keer tevreden en stop.
learn-classic-stack = De tegel ligt nu op jouw stapel: twee wormen voor jou. Nu is { $duck } aan de beurt.
learn-classic-duck = { $duck } heeft drie wormen en drie vieren, samen 27, en stopt.
learn-classic-top-tile = { $duck } heeft de 27 gepakt. De bovenste tegel van een stapel kan worden gestolen door wie precies dat getal haalt. Dat gaan we proberen: gooi.
learn-classic-fours = Drie vieren zijn twaalf punten voor één symbool. Neem ze.
learn-classic-fours-no = Dat kan, maar 27 is ver weg. Met de drie vieren ben je er sneller.
learn-classic-need-worm = Twaalf, en nog geen worm. Gooi verder.
learn-classic-need-worm-no = Zonder worm mislukt je beurt als je stopt. Gooi verder.
learn-classic-worms-again = Daar zijn ze: twee wormen. Neem ze.
learn-classic-worms-again-no = Zonder worm krijg je uiteindelijk niets. Neem de twee wormen.
learn-classic-dare = Als je nu stopt, pak je de 22, met één worm. Maar 27 is maar één vijf verder. Waag het: gooi verder.
learn-classic-dare-no = Dat zou veilig zijn. Maar op de 27 staan twee wormen, en { $duck } zou die kwijt zijn. Waag het.
learn-classic-five = Een vijf! Neem hem.
learn-classic-five-no = Zo dichtbij! Met de vijf is het precies 27.
learn-classic-steal = Precies 27: kijk naar de markering op de stapel van { $duck }. Stop, en de tegel is van jou.
learn-classic-steal-no = Beter dan dit wordt het niet. Stop en steel.
learn-classic-stolen = Gestolen! Alleen de bovenste tegel van een stapel loopt gevaar: jouw 25 ligt nu veilig onder de 27.
learn-classic-duck-again = { $duck } laat zich niet kennen en komt op 31.
learn-classic-no-luck = Jij bent weer aan de beurt. Gooi.
learn-classic-threes = Deze keer geen worm. Neem de drieën; dan houd je vijf dobbelstenen over voor meer geluk.
learn-classic-threes-no = Dat zijn minder punten. Neem de drieën.
learn-classic-hope = Negen, en nog steeds geen worm. Gooi verder.
learn-classic-hope-no = Zonder worm mislukt je beurt als je stopt. Gooi en hoop.
learn-classic-fives = Weer geen worm. Neem de twee vijven.
learn-classic-fives-no = Je bent nog ver van 21. Met de vijven kom je dichterbij.
learn-classic-last-hope = 19 zonder worm: hier kun je niet stoppen. Er zijn nog drie dobbelstenen. Gooi.
learn-classic-last-hope-no = Dan mislukt je beurt zeker. Drie dobbelstenen kunnen je nog redden: gooi.
learn-classic-bust = Drieën en een vijf, en die heb je allebei al. Een worp zonder nieuw symbool: je beurt is mislukt.
learn-classic-bust-cost = Een mislukte beurt kost je je bovenste tegel: de 27 gaat terug naar de grill. Dan wordt de hoogste tegel daar omgedraaid: de 36 doet niet meer mee.
learn-classic-late = Veel later. Alleen de 24 ligt nog op de grill, en jij en { $duck } hebben elk negen wormen. Je hebt nu 20. Neem de drieën.
learn-classic-late-no = Dat is minder. Met de drieën is het 26, en met 26 pak je de laatste tegel.
learn-classic-lower = Samen 26. Die tegel kun je niet pakken en niet stelen, en dan krijg je de eerstvolgende lagere: de 24. Stop.
learn-classic-lower-no = De laatste tegel is al van jou. Vergooi hem niet: stop.
learn-classic-end = Er is geen tegel meer over, dus het spel is afgelopen: tien wormen tegen negen, jij wint! Nu weet je hoe het gaat.

## Extrawurm

learn-extrawurm-table = Extrawurm voegt de tegels 11 en 13 toe, zeven gegrilde wormen in de voorraad, en zes specialisten die op tegels staan. Tik er een aan om te lezen wat die kan.
learn-extrawurm-roll = Al het andere ken je al. Gooi.
learn-extrawurm-ones = Twee enen! Leg je er twee of meer opzij, dan krijg je meteen een gegrilde worm, hoe je beurt ook afloopt. Neem de enen.
learn-extrawurm-ones-no = Goede punten, maar neem de enen: de gegrilde worm die je ervoor krijgt, blijft van jou.
learn-extrawurm-grilled = Daar is hij, naast je naam. Hij telt aan het einde voor één worm, en je raakt hem bij een mislukte beurt niet kwijt. Gooi verder.
learn-extrawurm-grilled-no = Met 2 punten krijg je geen tegel. Gooi verder.
learn-extrawurm-worms = Drie wormen, 15 punten. Neem ze.
learn-extrawurm-worms-no = Ook hier kun je zonder worm geen tegel pakken. Neem de wormen.
learn-extrawurm-seventeen = 17. De tegels 11 en 13 win je met precies dat totaal en nooit met meer. Gooi dus verder.
learn-extrawurm-seventeen-no = Met 17 krijg je noch de 11 noch de 13: je beurt zou mislukken. Gooi verder.
learn-extrawurm-four = De kip staat op de 21, en met de vier heb je 21. Neem hem.
learn-extrawurm-four-no = Kijk naar de kip op de 21. Met de vier krijg je haar.
learn-extrawurm-hen = Wie een tegel pakt, krijgt ook de specialist die erop staat. Stop.
learn-extrawurm-hen-no = Laat de kip niet ontsnappen. Stop.
learn-extrawurm-guard = De kip is nu bij jou en bewaakt je bovenste tegel. Eens kijken wat de anderen doen.
learn-extrawurm-duck = { $duck } heeft 25 en krijgt de wezel erbij.
learn-extrawurm-goose = { $goose } heeft precies 21, jouw bovenste tegel, en wil die stelen.
learn-extrawurm-hen-gone = Maar wie steelt van de speler met de kip, krijgt de kip in plaats van de tegel. Jouw 21 ligt er nog, en de kip bewaakt nu { $goose }.
learn-extrawurm-nine = Een paar beurten later heb je de gouden dobbelsteen. Daarmee mag je met negen dobbelstenen beginnen in plaats van acht. Probeer het maar.
learn-extrawurm-nine-no = Acht kan ook, maar negen leveren meer op.
learn-extrawurm-nine-worms = Drie wormen: neem ze.
learn-extrawurm-nine-worms-no = De drie wormen leveren meer op. Neem ze.
learn-extrawurm-nine-on = 15, met nog zes dobbelstenen. Gooi verder.
learn-extrawurm-nine-on-no = Met 15 krijg je niets. Gooi verder.
learn-extrawurm-nine-fours = Met twee vieren heb je 23, en daar zit de kraai. Neem ze.
learn-extrawurm-nine-fours-no = Kijk naar de kraai op de 23. Met de vieren kom je er.
learn-extrawurm-crow = Niemand heeft ooit de kraai. Maar wie de tegel onder haar pakt, krijgt een gegrilde worm. Stop.
learn-extrawurm-crow-no = De kraai heeft een gegrilde worm voor je. Stop.
learn-extrawurm-crow-gone = Je tweede gegrilde worm! De kraai is naar de laagste tegel zonder specialist gehupt, de 13. Zo gaan ze allemaal terug naar de grill.
learn-extrawurm-weasel = Nu is de wezel van jou. Deze worp heeft geen nieuw symbool: mislukt! Maar één keer per beurt gooit de wezel alle dobbelstenen van een worp opnieuw. Stuur hem.
learn-extrawurm-weasel-no = Dan is je beurt echt mislukt. De wezel kost niets: stuur hem.
learn-extrawurm-saved = Gered: drie vijven! Was er weer geen nieuw symbool geweest, dan was het voorbij.
learn-extrawurm-canned = Deze beurt heb je de blikworm, en er ligt geen worm opzij. Als je stopt, mag hij als worm tellen: 24 en 5 is 29. Stop en tel hem mee.
learn-extrawurm-canned-no = Met de blikworm heb je meteen 29, en daar staat de appel. Stop en tel hem mee.
learn-extrawurm-keep = Je krijgt ook de appel, maar niemand heeft twee specialisten: kies. De appel is drie wormen waard voor wie hem aan het einde heeft. Houd hem.
learn-extrawurm-keep-no = De blikworm is fijn gezelschap. Maar het einde is nabij: houd de appel.
learn-extrawurm-kept = De blikworm gaat terug naar de laagste tegel zonder specialist, de 22. Mislukt je beurt, dan ben je ook je specialist kwijt, dus wees zuinig op de appel.
learn-extrawurm-last-ones = Nog één ding. De voorraad is leeg, en daar zijn twee enen. Neem ze.
learn-extrawurm-last-ones-no = Met de enen wil ik je nog iets laten zien. Neem ze.
learn-extrawurm-rob = Is de voorraad leeg, dan pak je een gegrilde worm van iemand anders af. Pak hem af van { $duck }, die er de meeste heeft.
learn-extrawurm-rob-no = Dat mag. Maar { $duck } staat voor: pak hem daar af.
learn-extrawurm-end = Dat was Extrawurm. Weet je niet wat een specialist kan, tik hem dan aan. Veel plezier!
