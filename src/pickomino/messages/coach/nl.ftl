# Wat alleen de coach zegt; wat hij met de rest deelt, staat in ../nl.ftl.

## De coach: waarom een keuze goed of slecht is, uit de getallen

hint-due = De dobbelstenen vallen: { $bust }% van zulke beurten mislukt, en gemiddeld leveren ze { $expected } wormen op.
hint-roll-first = Gooi: { $bust }% van zulke beurten mislukt, en gemiddeld leveren ze { $expected } wormen op.
hint-golden = Gooi negen dobbelstenen: { $bust }% kans op mislukken en gemiddeld { $expected } wormen; met acht is het { $other }% en { $others }.
hint-no-golden = Laat de gouden dobbelsteen liggen: met acht dobbelstenen { $bust }% kans op mislukken en gemiddeld { $expected } wormen; met negen is het { $other }% en { $others }.
hint-roll = Gooi verder: de kans op mislukken is { $bust }%.
hint-roll-worm = Gooi verder: zonder worm telt niets. De kans op mislukken is { $bust }%.
hint-roll-needed = Gooi verder: als je nu stopt, mislukt je beurt; als je verdergooit, is de kans daarop { $bust }%.
hint-roll-grilled = Gooi verder: je beurt mislukt hoe dan ook, maar twee 1’en leveren nog een gegrilde worm op.
hint-roll-steals = Gooi verder: in { $bust }% van de gevallen mislukt je beurt, en in { $chance }% steel je de { $tile } van { $name }.
hint-roll-free = Gooi verder: je hebt geen tegel te verliezen. In { $bust }% van de gevallen mislukt je beurt, in { $chance }% kom je er beter van af.
hint-roll-better = Gooi verder: in { $bust }% van de gevallen mislukt je beurt, en in { $chance }% krijg je de { $tile } of beter.
hint-roll-risks = Gooi verder: daarmee geef je de { $tile } op, die je nu kunt krijgen. In { $bust }% van de gevallen mislukt je beurt, en in { $chance }% krijg je een hogere tegel.
hint-stop-ends = Stop: daarmee is het spel afgelopen, en { $wins ->
        [true] jij wint.
       *[false] je wint niet.
    }
hint-stop-takes = Stop{ $canned ->
        [true] {" "}met de blikworm
       *[false] {""}
    }: de { $tile } is van jou, met { $worms ->
        [one] één worm
       *[other] { $worms } wormen
    }{ $rolls ->
        [true] , en als je verdergooit, mislukt je beurt in { $bust }% van de gevallen.
       *[false] {"."}
    }
hint-stop-steals = Stop{ $canned ->
        [true] {" "}met de blikworm
       *[false] {""}
    }: je steelt de { $tile } van { $name }{ $rolls ->
        [true] , en als je verdergooit, mislukt je beurt in { $bust }% van de gevallen.
       *[false] {"."}
    }
hint-stop-hen = Stop: je krijgt de kip van { $name }.
hint-stop-choice = Stop: met { $total } kies je een tegel{ $rolls ->
        [true] , en als je verdergooit, mislukt je beurt in { $bust }% van de gevallen.
       *[false] {"."}
    }
hint-bust = Dan mislukt je beurt.
hint-bust-same = Dan mislukt je beurt, maar geen andere keuze is beter.
hint-bust-wanted = Laat je beurt expres mislukken: wat daarna komt, is meer waard dan elke andere keuze.
hint-bust-turns = Laat je beurt expres mislukken: zo verdwijnt de { $tile } uit het spel.
hint-weasel = Stuur de wezel: met nieuwe dobbelstenen is de kans op mislukken { $bust }%.
hint-weasel-bust = Stuur de wezel: met deze worp mislukt je beurt; met nieuwe dobbelstenen is de kans daarop { $bust }%.
hint-worms = Neem nu de { $taken ->
        [one] worm
       *[other] wormen
    }: zonder worm telt niets. Vanaf hier is de kans op mislukken { $bust }%.
hint-double = Leg de 1’en opzij: twee of meer leveren meteen een gegrilde worm op. Vanaf hier is de kans op mislukken { $bust }%.
hint-face-steals = Leg de { $taken ->
        [one] { $face }
       *[other] { $face }’en
    } opzij: daarmee kom je op { $total } en steel je de { $tile } van { $name }. Vanaf hier is de kans op mislukken { $bust }%.
hint-face-takes = Leg de { $taken ->
        [one] { $face }
       *[other] { $face }’en
    } opzij: daarmee kom je op { $total }, genoeg voor de { $tile }. Vanaf hier is de kans op mislukken { $bust }%.
hint-face = Leg de { $taken ->
        [one] { $face }
       *[other] { $face }’en
    } opzij: daarmee kom je op { $total }, met nog { $count ->
        [0] geen dobbelsteen
        [one] één dobbelsteen
       *[other] { $count } dobbelstenen
    } over. Vanaf hier is de kans op mislukken { $bust }%.
hint-take = Pak de { $tile }: er { $worms ->
        [one] staat één worm
       *[other] staan { $worms } wormen
    } op.
hint-steal = Steel de { $tile }: je wint { $worms ->
        [one] één worm
       *[other] { $worms } wormen
    }, en { $name } verliest er evenveel.
hint-rob = Pak hem af van { $name }, die { $worms ->
        [one] één worm
       *[other] { $worms } wormen
    } heeft.
hint-keep = Houd { $specialist }: dan win je in { $chance }% van de gevallen, en in { $other }% als je kiest voor { $given }.

certainty-exact = Exact: met deze beurt eindigt het spel.
certainty-net = Exact binnen de beurt, daarna geschat.
certainty-turn = Exact binnen de beurt, vanaf de beurt na de volgende geschat.
certainty-search = Exact binnen de beurt, en daarna bijna exact.
certainty-rollout = Exact binnen de beurt, en daarna { $count ->
        [one] één keer
       *[other] { $count } keer
    } uitgespeeld.

grade-best = beste keuze
grade-fine = goed
grade-doubtful = twijfelachtig
grade-mistake = fout
# Same in English.
grade-blunder = blunder

review-decision = { $grade ->
        [doubtful] Twijfelachtig
        [mistake] Fout
       *[blunder] Blunder
    }: ‘{ $best }’ wint van de 100 spellen { $cost } meer dan ‘{ $action }’.
review-costliest = Beurt { $turn }, { $name }: ‘{ $best }’ had van de 100 spellen { $cost } meer gewonnen dan ‘{ $action }’.
review-lucky-roll = Beurt { $turn }, { $name }: { $dice } was { $change } van de 100 spellen waard.
review-unlucky-roll = Beurt { $turn }, { $name }: { $dice } kostte { $change } van de 100 spellen.
review-decided-roll = { $over ->
        [true] Wat het spel besliste
       *[false] Wat tot nu toe het meest telde
    }: in beurt { $turn } gooide { $name } { $dice }; dat was voor { $winner } { $change } van de 100 spellen waard.
review-decided-action = { $over ->
        [true] Wat het spel besliste
       *[false] Wat tot nu toe het meest telde
    }: in beurt { $turn } koos { $name } ‘{ $action }’; dat was voor { $winner } { $change } van de 100 spellen waard.
review-curve = Winstkansen, beurt voor beurt
review-key-mistake = fout
review-key-lucky = geluksworp
review-key-unlucky = pechworp
review-mean-revision = Een herziening is een verandering die alleen ontstaat doordat de volgende beurt nauwkeuriger wordt bekeken: in dit spel gemiddeld { $size } per beurt.
review-certainty = { $count ->
        [one] Beurt
       *[other] Beurten
    } { $turns }: { $certainty }

theme-stop = op tijd stoppen
theme-roll = verdergooien
theme-steal = stelen of niet
theme-worms = wanneer je wormen neemt
theme-endgame = eindspel
theme-bust = expres laten mislukken
theme-rob = van wie je een worm afpakt
theme-canned = blikworm
theme-hen = kip
theme-crow = kraai
theme-weasel = wezel
theme-golden = gouden dobbelsteen
theme-apple = appel
theme-table = meer dan twee spelers
