# Les phrases des leçons et de la page des règles.

## Autour d’une leçon

learn-owl = La chouette explique
learn-step = Étape { $step } sur { $count }
learn-next = Suite
learn-again = Recommencer
learn-play = Jouer une vraie partie

## La page des règles

learn-rules-set = Jeu de règles
learn-rules-star = Différent du classique
learn-rules-specialists = Les spécialistes
learn-rules-dice = Les six faces d’un dé
learn-rules-tiles = Quatre Pickominos, d’un à quatre vers

## La première partie

learn-classic-grill = Bonsoir ! Voici la brochette et ses seize Pickominos. Chacun porte un nombre et d’un à quatre vers. La victoire va à qui a le plus de vers à la fin.
learn-classic-dice = On gagne les Pickominos avec huit dés, qui portent les faces 1 à 5 et un ver. Lance-les tous.
learn-classic-worms = Choisis une face : tous les dés qui la montrent sont mis de côté. Un ver vaut 5, et sans au moins un ver on ne prend aucun Pickomino. Prends donc les deux vers.
learn-classic-worms-no = C’est permis, mais sans ver tu ne peux prendre aucun Pickomino. Prends les vers tant qu’ils sont là.
learn-classic-roll-on = Dix pour l’instant, et le plus petit Pickomino est le 21. Relance les six autres dés.
learn-classic-roll-on-no = Avec 10, aucun Pickomino n’est à toi : le lancer serait nul. Relance plutôt.
learn-classic-new-face = Chaque face ne se met de côté qu’une fois par tour : le ver de ce lancer est donc interdit. Trois 5 font 15 : prends-les.
learn-classic-new-face-no = C’est dépenser une face pour peu de points. Les trois 5 rapportent plus.
learn-classic-stop = 25 ! Regarde la brochette : le 25 est marqué, car tu le prends si tu t’arrêtes maintenant. Relancer peut rapporter plus, ou tout faire perdre. Arrête-toi.
learn-classic-stop-no = Quelle audace ! Mais si les trois dés ne montrent aucune face nouvelle, tout est perdu. Contente-toi de cela et arrête-toi.
learn-classic-stack = Le Pickomino est maintenant sur ta pile : deux vers pour toi. À { $duck } de jouer.
learn-classic-duck = { $duck } a trois vers et trois 4, 27 en tout, et s’arrête.
learn-classic-top-tile = { $duck } a pris le 27. Le sommet d’une pile peut être piqué par qui fait exactement son nombre. Essayons : lance.
learn-classic-fours = Trois 4, cela fait douze points pour une seule face. Prends-les.
learn-classic-fours-no = C’est possible, mais 27 est loin. Les trois 4 t’y mènent plus vite.
learn-classic-need-worm = Douze, et pas encore de ver. Relance.
learn-classic-need-worm-no = S’arrêter sans ver, c’est toujours un lancer nul. Relance.
learn-classic-worms-again = Les voilà : deux vers. Prends-les.
learn-classic-worms-again-no = Sans ver, rien ne sera à toi. Prends les deux vers.
learn-classic-dare = En t’arrêtant maintenant, tu prendrais le 22, qui a un ver. Mais il ne manque qu’un 5 pour arriver à 27. Ose : relance.
learn-classic-dare-no = Ce serait prudent. Mais le 27 a deux vers, et { $duck } les perdrait. Ose !
learn-classic-five = Un 5 ! Prends-le.
learn-classic-five-no = Si près du but ! Avec le 5, c’est exactement 27.
learn-classic-steal = 27 tout juste : regarde la marque au sommet de la pile, { $duck } va perdre son Pickomino. Arrête-toi, et il est à toi.
learn-classic-steal-no = Il n’y a pas mieux à espérer. Arrête-toi et pique-le.
learn-classic-stolen = Piqué ! Seul le sommet d’une pile est en danger : ton 25 est maintenant à l’abri sous le 27.
learn-classic-duck-again = { $duck } ne se laisse pas abattre et arrive à 31.
learn-classic-no-luck = À toi de nouveau. Lance.
learn-classic-threes = Pas de ver cette fois. Prends les 3 : il te reste cinq dés pour tenter ta chance.
learn-classic-threes-no = Cela fait moins de points. Prends les 3.
learn-classic-hope = Neuf, et toujours pas de ver. Relance.
learn-classic-hope-no = S’arrêter sans ver, c’est toujours un lancer nul. Relance et espère.
learn-classic-fives = Encore sans ver. Prends les deux 5.
learn-classic-fives-no = 21 est encore loin. Les 5 t’en rapprochent.
learn-classic-last-hope = 19 sans ver : impossible de t’arrêter là. Il reste trois dés. Relance.
learn-classic-last-hope-no = Le lancer serait nul à coup sûr. Trois dés peuvent encore te sauver : relance.
learn-classic-bust = Des 3 et un 5, que tu as déjà. Un lancer sans face nouvelle est nul.
learn-classic-bust-cost = Un lancer nul te coûte le sommet de ta pile : le 27 revient sur la brochette. Puis le plus grand Pickomino est retourné face cachée : le 36 est hors jeu.
learn-classic-late = Bien plus tard. Il ne reste que le 24 sur la brochette, et { $duck } est à égalité avec toi, à neuf vers. Tu as déjà 20. Prends les 3.
learn-classic-late-no = Cela fait moins. Avec les 3, c’est 26, et avec 26 tu prends le dernier Pickomino.
learn-classic-lower = 26 en tout. Ce Pickomino n’est ni à prendre ni à piquer : tu prends alors le Pickomino juste inférieur, le 24. Arrête-toi.
learn-classic-lower-no = Le dernier Pickomino est déjà à toi. Ne le remets pas en jeu : arrête-toi.
learn-classic-end = Il ne reste aucun Pickomino, la partie est finie : dix vers à neuf, tu gagnes ! Tu sais maintenant jouer.

## Extrawurm

learn-extrawurm-table = Extrawurm ajoute les Pickominos 11 et 13, sept vers grillés en réserve et six spécialistes debout sur des Pickominos. Touches-en un pour lire ce qu’il sait faire.
learn-extrawurm-roll = Tout le reste est comme tu le connais. Lance.
learn-extrawurm-ones = Deux 1 ! En mettre deux ou plus de côté te donne aussitôt un ver grillé, quoi qu’il advienne de ton tour. Prends les 1.
learn-extrawurm-ones-no = De bons points, mais prends les 1 : leur ver grillé te reste.
learn-extrawurm-grilled = Le voilà, près de ton nom. Il compte pour un ver à la fin, et aucun lancer nul ne te le fait perdre. Relance.
learn-extrawurm-grilled-no = Avec 2 points, aucun Pickomino n’est à toi. Relance.
learn-extrawurm-worms = Trois vers, 15 points. Prends-les.
learn-extrawurm-worms-no = Ici aussi, sans ver on ne prend rien. Prends les vers.
learn-extrawurm-seventeen = 17. Le 11 et le 13 se gagnent par le total exact, jamais par un plus grand. Relance donc.
learn-extrawurm-seventeen-no = Avec 17, tu ne prends ni le 11 ni le 13 : le lancer serait nul. Relance.
learn-extrawurm-four = La mère poule est sur le 21, et avec le 4 tu as 21. Prends-le.
learn-extrawurm-four-no = Regarde la mère poule sur le 21. Avec le 4, tu l’obtiens.
learn-extrawurm-hen = Qui prend un Pickomino reçoit aussi le spécialiste qui s’y trouve. Arrête-toi.
learn-extrawurm-hen-no = Ne laisse pas la mère poule s’échapper. Arrête-toi.
learn-extrawurm-guard = La mère poule est maintenant chez toi et protège le sommet de ta pile. Voyons ce que font les autres.
learn-extrawurm-duck = { $duck } a 25 et reçoit aussi la belette.
learn-extrawurm-goose = { $goose } a exactement 21, le sommet de ta pile, et voudrait le piquer.
learn-extrawurm-hen-gone = Mais qui pique un Pickomino à la personne qui a la mère poule reçoit la mère poule à la place. Ton 21 est toujours là, et la mère poule protège maintenant { $goose }.
learn-extrawurm-nine = Quelques tours plus tard, tu as le dé doré. Avec lui, tu peux commencer avec neuf dés au lieu de huit. Essaie.
learn-extrawurm-nine-no = Huit feraient l’affaire, mais neuf rapportent plus.
learn-extrawurm-nine-worms = Trois vers : prends-les.
learn-extrawurm-nine-worms-no = Les trois vers rapportent plus. Prends-les.
learn-extrawurm-nine-on = 15, et six dés restent. Relance.
learn-extrawurm-nine-on-no = Avec 15, tu ne prends rien. Relance.
learn-extrawurm-nine-fours = Deux 4 font 23, là où se tient le corbeau. Prends-les.
learn-extrawurm-nine-fours-no = Regarde le corbeau sur le 23. Les 4 t’y mènent.
learn-extrawurm-crow = Le corbeau n’appartient jamais à personne. Mais qui prend le Pickomino où il se tient reçoit un ver grillé. Arrête-toi.
learn-extrawurm-crow-no = Le corbeau a un ver grillé pour toi. Arrête-toi.
learn-extrawurm-crow-gone = Ton deuxième ver grillé ! Le corbeau a sauté sur le plus petit Pickomino sans spécialiste, le 13. C’est ainsi que tous reviennent sur la brochette.
learn-extrawurm-weasel = La belette est maintenant à toi. Ce lancer n’a aucune face nouvelle : nul ! Mais une fois par tour la belette relance tous les dés d’un lancer. Envoie-la.
learn-extrawurm-weasel-no = Le lancer resterait nul. La belette ne coûte rien : envoie-la.
learn-extrawurm-saved = Ouf : trois 5 ! Si cette fois encore aucune face n’avait été nouvelle, tout était perdu.
learn-extrawurm-canned = Ce tour-ci, tu as le ver en boîte et aucun ver de côté. Quand tu t’arrêtes, il peut en tenir lieu : 24 et 5 font 29. Arrête-toi et compte-le.
learn-extrawurm-canned-no = Le ver en boîte fait 29 tout de suite, et la pomme s’y trouve. Arrête-toi et compte-le.
learn-extrawurm-keep = Tu reçois aussi la pomme, mais on ne garde qu’un spécialiste : choisis. La pomme vaut trois vers pour qui l’a à la fin. Garde-la.
learn-extrawurm-keep-no = Le ver en boîte est de bonne compagnie. Mais la fin approche : garde la pomme.
learn-extrawurm-kept = Le ver en boîte revient sur le plus petit Pickomino sans spécialiste, le 22. Un lancer nul te coûterait aussi ton spécialiste : prends soin de la pomme.
learn-extrawurm-last-ones = Une dernière chose. La réserve est vide, et voici deux 1. Prends-les.
learn-extrawurm-last-ones-no = Je veux te montrer quelque chose avec les 1. Prends-les.
learn-extrawurm-rob = La réserve étant vide, tu prends un ver grillé à quelqu’un d’autre. Prends-le à { $duck }, qui en a le plus.
learn-extrawurm-rob-no = C’est permis. Mais { $duck } est en tête : c’est là qu’il faut le prendre.
learn-extrawurm-end = Voilà tout Extrawurm. Si tu t’interroges sur un spécialiste, touche-le. Bonne partie !
