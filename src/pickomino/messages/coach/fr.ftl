# Ce que seul le coach dit ; ce qu’il partage avec le reste est dans ../fr.ftl.

## Le coach : pourquoi un choix est bon ou mauvais, d’après ses chiffres

hint-due = Les dés tombent : { $bust } % de ces tours finissent par un lancer nul, et on peut espérer { $expected } vers.
hint-roll-first = Lance : { $bust } % de ces tours finissent par un lancer nul, et on peut espérer { $expected } vers.
hint-golden = Lance neuf dés : { $bust } % de risque de lancer nul et { $expected } vers espérés, contre { $other } % et { $others } avec huit.
hint-no-golden = Laisse le dé doré : avec huit dés, { $bust } % de risque de lancer nul et { $expected } vers espérés, contre { $other } % et { $others } avec neuf.
hint-roll = Relance : le risque de lancer nul est de { $bust } %.
hint-roll-worm = Relance : sans ver, rien ne compte. Le risque de lancer nul est de { $bust } %.
hint-roll-needed = Relance : t’arrêter maintenant, c’est un lancer nul ; en relançant, le risque est de { $bust } %.
hint-roll-grilled = Relance : de toute façon le lancer sera nul, mais deux 1 rapportent encore un ver grillé.
hint-roll-steals = Relance : { $bust } % de risque de lancer nul, et { $chance } % de chances de piquer le { $tile } à { $name }.
hint-roll-free = Relance : tu n’as aucun Pickomino à perdre. { $bust } % de risque de lancer nul, et { $chance } % de chances de faire mieux.
hint-roll-better = Relance : { $bust } % de risque de lancer nul, et { $chance } % de chances d’obtenir le { $tile } ou mieux.
hint-roll-risks = Relance : tu renonces au { $tile }, que tu pourrais avoir maintenant. { $bust } % de risque de lancer nul, et { $chance } % de chances d’obtenir un Pickomino plus grand.
hint-stop-ends = Arrête-toi : la partie est alors finie, et { $wins ->
        [true] tu gagnes.
       *[false] tu ne gagnes pas.
    }
hint-stop-takes = Arrête-toi{ $canned ->
        [true] {" "}avec le ver en boîte
       *[false] {""}
    } : le { $tile } est à toi, avec { $worms ->
        [1] un ver
       *[other] { $worms } vers
    }{ $rolls ->
        [true] , et relancer, c’est { $bust } % de risque de lancer nul.
       *[false] {"."}
    }
hint-stop-steals = Arrête-toi{ $canned ->
        [true] {" "}avec le ver en boîte
       *[false] {""}
    } : tu piques le { $tile } à { $name }{ $rolls ->
        [true] , et relancer, c’est { $bust } % de risque de lancer nul.
       *[false] {"."}
    }
hint-stop-hen = Arrête-toi : tu prends la mère poule à { $name }.
hint-stop-choice = Arrête-toi : avec { $total } tu choisis un Pickomino{ $rolls ->
        [true] , et relancer, c’est { $bust } % de risque de lancer nul.
       *[false] {"."}
    }
hint-bust = C’est un lancer nul.
hint-bust-same = C’est un lancer nul, mais aucun autre choix ne vaut mieux.
hint-bust-wanted = Accepte le lancer nul : la suite vaut mieux que tout autre choix.
hint-bust-turns = Accepte le lancer nul : il retire le { $tile } du jeu.
hint-weasel = Envoie la belette : avec de nouveaux dés, le risque de lancer nul est de { $bust } %.
hint-weasel-bust = Envoie la belette : ce lancer est nul, et avec de nouveaux dés le risque est de { $bust } %.
hint-worms = Prends { $taken ->
        [1] le ver
       *[other] les vers
    } maintenant : sans ver, rien ne compte. D’ici, le risque de lancer nul est de { $bust } %.
hint-double = Mets les 1 de côté : deux ou plus rapportent aussitôt un ver grillé. D’ici, le risque de lancer nul est de { $bust } %.
hint-face-steals = Mets { $taken ->
        [1] le
       *[other] les
    } { $face } de côté : cela fait { $total }, de quoi piquer le { $tile } à { $name }. D’ici, le risque de lancer nul est de { $bust } %.
hint-face-takes = Mets { $taken ->
        [1] le
       *[other] les
    } { $face } de côté : cela fait { $total }, assez pour le { $tile }. D’ici, le risque de lancer nul est de { $bust } %.
hint-face = Mets { $taken ->
        [1] le
       *[other] les
    } { $face } de côté : cela fait { $total }, et il { $count ->
        [0] ne reste aucun dé
        [1] reste un dé
       *[other] reste { $count } dés
    }. D’ici, le risque de lancer nul est de { $bust } %.
hint-take = Prends le { $tile } : il porte { $worms ->
        [1] un ver
       *[other] { $worms } vers
    }.
hint-steal = Pique le { $tile } : tu gagnes { $worms ->
        [1] un ver
       *[other] { $worms } vers
    }, et { $name } en perd autant.
hint-rob = Prends-le à { $name }, qui a { $worms ->
        [1] un ver
       *[other] { $worms } vers
    }.
hint-keep = Garde { $specialist } : tu gagnes alors dans { $chance } % des cas, contre { $other } % avec { $given }.

certainty-exact = Exact : la partie finit avec ce tour.
certainty-net = Exact pour ce tour, estimé au-delà.
certainty-turn = Exact pour ce tour, estimé au-delà du suivant.
certainty-search = Exact pour ce tour, et presque exact au-delà.
certainty-rollout = Exact pour ce tour, puis joué { $count } fois jusqu’au bout.

grade-best = meilleur choix
grade-fine = bon
grade-doubtful = douteux
grade-mistake = erreur
grade-blunder = gaffe

review-decision = { $grade ->
        [doubtful] Douteux
        [mistake] Erreur
       *[blunder] Gaffe
    } : sur 100 parties, « { $best } » en gagne { $cost } de plus que « { $action } ».
review-costliest = Tour { $turn }, { $name } : sur 100 parties, « { $best } » en aurait gagné { $cost } de plus que « { $action } ».
review-lucky-roll = Tour { $turn }, { $name } : sur 100 parties, { $dice } en a fait gagner { $change }.
review-unlucky-roll = Tour { $turn }, { $name } : sur 100 parties, { $dice } en a fait perdre { $change }.
review-decided-roll = { $over ->
        [true] Ce qui a décidé de la partie
       *[false] Ce qui a le plus compté jusqu’ici
    } : au tour { $turn }, { $name } a obtenu { $dice } ; sur 100 parties, { $winner } en gagnait ainsi { $change } de plus.
review-decided-action = { $over ->
        [true] Ce qui a décidé de la partie
       *[false] Ce qui a le plus compté jusqu’ici
    } : au tour { $turn }, { $name } a choisi « { $action } » ; sur 100 parties, { $winner } en gagnait ainsi { $change } de plus.
review-curve = Chances de gagner, tour par tour
review-key-mistake = erreur
review-key-lucky = lancer chanceux
review-key-unlucky = lancer malchanceux
review-mean-revision = Une réévaluation est un changement dû seulement à un examen plus précis du tour suivant : { $size } par tour en moyenne dans cette partie.
review-certainty = { $count ->
        [one] Tour
       *[other] Tours
    } { $turns } : { $certainty }

theme-stop = s’arrêter à temps
theme-roll = relancer
theme-steal = piquer ou non
theme-worms = quand prendre les vers
theme-endgame = fin de partie
theme-bust = lancer nul voulu
theme-rob = à qui prendre un ver
theme-canned = ver en boîte
theme-hen = mère poule
theme-crow = corbeau
theme-weasel = belette
theme-golden = dé doré
theme-apple = pomme
theme-table = à plus de deux
