# Toutes les phrases en français ; les paramètres sont expliqués dans en.ftl. On se tutoie à table.

## Petites pièces

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-W = ver

specialist-c = le ver en boîte
specialist-h = la mère poule
specialist-r = le corbeau
specialist-w = la belette
specialist-g = le dé doré
specialist-a = la pomme

specialist-c-start = Le ver en boîte
specialist-h-start = La mère poule
specialist-r-start = Le corbeau
specialist-w-start = La belette
specialist-g-start = Le dé doré
specialist-a-start = La pomme

specialist-c-label = Ver en boîte
specialist-h-label = Mère poule
specialist-r-label = Corbeau
specialist-w-label = Belette
specialist-g-label = Dé doré
specialist-a-label = Pomme

seat-name = Place { $seat }
with-clause = { $sentence } (Règle { $clause })
at-token = « { $token } » : { $sentence }
at-line-alone = Ligne { $line } : { $sentence }
at-line = Ligne { $line }, « { $token } » : { $sentence }

## Ce qui s’est passé

event-rolled = { $who ->
        [you] Tu obtiens
       *[other] { $name } obtient
    } { $dice }.
event-set-aside = { $who ->
        [you] Tu mets
       *[other] { $name } met
    } de côté { $count ->
        [1] un
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[9] neuf
    } { $face ->
        [W] { $count ->
            [1] ver
           *[other] vers
        }
       *[other] { $face }
    } : { $total } pour l’instant.
event-rerolled = { $who ->
        [you] Tu envoies
       *[other] { $name } envoie
    } la belette : tous ces dés sont relancés.
event-stopped = { $who ->
        [you] Tu t’arrêtes
       *[other] { $name } s’arrête
    } à { $total }{ $canned ->
        [true] , ver en boîte compris
       *[false] {""}
    }.
event-took = { $who ->
        [you] Tu prends
       *[other] { $name } prend
    } le { $tile } sur la brochette.
event-stole = { $who ->
        [you] Tu piques le { $tile } à { $victim } !
       *[other] { $from ->
            [you] { $name } te pique le { $tile } !
           *[other] { $name } pique le { $tile } à { $victim } !
        }
    }
event-stole-hen = { $who ->
        [you] Tu prends la mère poule à { $victim }
       *[other] { $from ->
            [you] { $name } te prend la mère poule
           *[other] { $name } prend la mère poule à { $victim }
        }
    } ; elle a protégé le { $tile }.
event-got-grilled-worm = { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } un ver grillé.
event-robbed = { $who ->
        [you] Tu prends un ver grillé à { $victim }.
       *[other] { $from ->
            [you] { $name } te prend un ver grillé.
           *[other] { $name } prend un ver grillé à { $victim }.
        }
    }
event-no-grilled-worm = Il ne reste aucun ver grillé pour { $who ->
        [you] toi
       *[other] { $name }
    }.
event-got-specialist = { $who ->
        [you] Tu reçois
       *[other] { $name } reçoit
    } { $specialist }.
event-chose-specialist = { $who ->
        [you] Tu gardes
       *[other] { $name } garde
    } { $specialist } et { $who ->
        [you] rends
       *[other] rend
    } { $given }.
event-specialist-back = { $specialist_start } s’installe sur le { $tile }.
event-specialist-left = Aucun Pickomino n’est libre : { $specialist } quitte la partie.
event-busted = Raté ! { $clause ->
        [T3] { $who ->
            [you] Ton lancer n’apporte
           *[other] Le lancer n’apporte à { $name }
        } aucune face nouvelle.
        [C1] { $who ->
            [you] Tu n’as
           *[other] { $name } n’a
        } mis aucun ver de côté.
       *[C5] Aucun Pickomino ne convient { $who ->
            [you] à ton total
           *[other] au total obtenu par { $name }
        }.
    }
event-hen-stayed = La mère poule reste chez { $who ->
        [you] toi
       *[other] { $name }
    }.
event-tile-returned = Le { $tile } revient sur la brochette.
event-tile-turned = Le { $tile } est retourné, face cachée.
event-turn-began = { $who ->
        [you] À toi de jouer.
       *[other] À { $name } de jouer.
    }
event-game-over = La partie est finie. { $tie_break ->
        [E3] À égalité { $worms ->
            [0] sans aucun ver
            [1] avec un ver
           *[other] avec { $worms } vers
        }, le plus grand Pickomino tranche : { $who ->
            [you] tu gagnes.
           *[other] { $winners } gagne.
        }
        [E4] { $winners } se partagent la victoire, à égalité { $worms ->
            [0] sans aucun ver
            [1] avec un ver
           *[other] avec { $worms } vers
        }.
       *[none] { $who ->
            [you] Tu gagnes
           *[other] { $winners } gagne
        } { $worms ->
            [0] sans aucun ver
            [1] avec un ver
           *[other] avec { $worms } vers
        }.
    }

## Pourquoi une action n’est pas permise

why-roll-first = Lance d’abord les dés.
why-dice-due = Les dés ne sont pas encore tombés.
why-choose-face-first = Choisis d’abord une face du lancer.
why-roll-or-stop-first = Relance les autres dés ou arrête-toi.
why-rob-first = Choisis d’abord à qui prendre un ver grillé.
why-claim-first = Choisis d’abord un Pickomino.
why-keep-first = Choisis d’abord quel spécialiste garder.
why-over = La partie est finie.
why-no-dice-left = Il ne reste aucun dé à lancer.
why-no-golden-die = Pour lancer neuf dés, il faut le dé doré, et tu ne l’as pas.
why-golden-die-late = Le dé doré ne peut servir qu’au premier lancer du tour.
why-face-not-rolled = { $face ->
        [W] Il n’y a pas de ver dans ce lancer.
       *[other] Il n’y a pas de { $face } dans ce lancer.
    }
why-face-kept = { $face ->
        [W] Les vers ont déjà été mis de côté ce tour-ci.
       *[other] Les { $face } ont déjà été mis de côté ce tour-ci.
    }
why-no-weasel = Tu n’as pas la belette.
why-weasel-used = La belette a déjà servi ce tour-ci.
why-weasel-no-roll = La belette ne peut servir que juste après un lancer.
why-no-canned-worm = Tu n’as pas le ver en boîte.
why-canned-worm-disabled = Le ver en boîte ne compte que tant qu’aucun ver n’est mis de côté.
why-canned-no-claim = Même en comptant le ver en boîte, tu n’as droit à aucun Pickomino.
why-not-takable = Avec ce total, tu ne peux pas prendre le { $tile } sur la brochette.
why-not-stealable = Avec ce total, tu ne peux pas piquer le { $tile }.
why-not-robbable = La place { $seat } n’a pas de ver grillé que tu puisses prendre.
why-limit = La partie est finie : elle était limitée à { $count ->
        [1] un tour
       *[other] { $count } tours
    }.
why-not-yours-to-keep = { $specialist_start } ne fait pas partie des deux à choisir.

## Ce qui ne va pas dans un texte

error-rules-preset = « { $token } » n’est pas un jeu de règles. Choix possibles : { $known }.
error-rules-preset-near = « { $token } » n’est pas un jeu de règles. Voulais-tu dire { $near } ?
error-rules-knob = « { $token } » ne règle rien. On peut régler : { $known }.
error-rules-knob-near = « { $token } » ne règle rien. Voulais-tu dire { $near } ?
error-rules-value = « { $token } » donne à { $knob } une valeur inconnue. Valeurs possibles : { $known }.
error-rules-twice = « { $token } » règle { $knob } une seconde fois.
error-die = « { $token } » n’est pas un lancer : « { $die } » n’est pas une face de dé (1 2 3 4 5 W).
error-too-many-dice = « { $token } » compte { $count } dés ; le maximum est de neuf.
error-action = « { $token } » n’est pas une action. Une action s’écrit roll, 4, W ou stop.
error-position-long = Une position de { $count } caractères est trop longue ; le maximum est de { $most }.
error-position-fields = Une position a cinq champs séparés par un espace : GRILL PLAYERS RESERVE MOVER TURN. Ici il y en a { $count } : « { $token } ».
error-tile = « { $token } » nomme un Pickomino qui n’existe pas.
error-grill-tile = « { $token } » n’est pas un Pickomino de la brochette : écris son numéro, puis la lettre d’un spécialiste, ou x s’il est face cachée.
error-grill-order = « { $token } » n’est pas à sa place : les Pickominos de la brochette vont par ordre croissant.
error-player = « { $token } » n’est pas un joueur : écris sa pile de bas en haut ou -, puis +N pour les vers grillés, puis :s pour un spécialiste.
error-reserve = « { $token } » n’est pas une réserve : écris le nombre de vers grillés qui restent.
error-reserve-without-extras = « { $token } » ne peut pas être la réserve : ces règles n’ont pas de vers grillés, écris donc -.
error-mover = « { $token } » n’est pas une place : écris son numéro, ou - si la partie est finie.
error-turn-field = « { $token } » n’est pas un tour : écris -, ou KEPT:PENDING et les marques.
error-turn-when-over = « { $token } » est un tour en cours, mais personne n’a la main : écris -.
error-keep-held = « { $token } » doit d’abord nommer le spécialiste que le joueur a déjà.
error-player-count = Une partie compte de 2 à 7 joueurs, pas { $count }.
error-no-dice-due = Aucun dé n’est attendu maintenant.
error-dice-count = { $due ->
        [1] Un dé est attendu
       *[other] { $due } dés sont attendus
    }, pas { $count }.
error-turn-long = Un tour de { $count } caractères est trop long ; le maximum est de { $most }.
error-turn-token = Ce n’est pas un élément de tour.
error-turn-spaces = Un seul espace sépare les éléments d’un tour, sans aucun autour : « { $token } ».
error-turn-after-end = Le tour était déjà fini avant cela.
error-turn-goes-on = Rien ne peut suivre : l’élément précédent laisse un choix ouvert.
error-turn-end-missing = Le tour s’est arrêté de lui-même : il faut écrire sa fin.
error-turn-other-roll = Le lancer sur la table est { $roll }.
error-turn-is-bust = Ce lancer n’a aucune face nouvelle : il est nul et s’écrit avec « ! ».
error-turn-no-choice = Il n’y a rien à choisir ici.
error-turn-nine = « *9 » ne s’écrit que pour un premier lancer de neuf dés.
error-turn-claim-open = Plusieurs Pickominos sont possibles ici, et aucun n’est nommé.
error-turn-end = Avec ces dés le tour finit autrement : { $happened }.
error-player-name = « { $token } » ne peut pas être un nom : il faut de 1 à 40 caractères, sans /, ", \ ni caractère de contrôle.
error-record-long = Un enregistrement de { $count } caractères est trop long ; le maximum est de { $most }.
error-record-tag = « { $token } » n’est pas une étiquette : écris [Nom "valeur"].
error-record-tag-twice = L’étiquette { $token } apparaît deux fois.
error-record-tag-missing = Il manque l’étiquette { $token }.
error-record-seats = Le départ compte { $count } places, mais { $names ->
        [one] { $names } joueur est nommé
       *[other] { $names } joueurs sont nommés
    }.
error-start-due = Une partie ne peut pas commencer tant que des dés restent à lancer : lance-les d’abord.
error-record-blank = Il y a une ligne vide entre deux tours.
error-record-line = « { $token } » n’est pas une ligne de partie : écris le numéro du tour, un point et ses éléments.
error-record-number = C’est le tour { $expected } qui est attendu ici, pas { $token }.
error-record-goes-on = Le tour précédent est inachevé : il doit être le dernier.
error-record-limit = Une partie ne peut s’arrêter à la limite qu’entre deux tours, et seulement si elle n’est pas finie.
error-record-result = Le résultat est { $result }, pas { $token }.
error-bot-unknown = « { $token } » n’est pas un robot. Robots disponibles : { $known }.
error-bot-near = « { $token } » n’est pas un robot. Voulais-tu dire { $near } ?
error-bot-or-person = « { $token } » ressemble au nom d’un robot. Écris { $near } pour le robot, ou person:{ $token } pour une personne.
error-bot-option-near = « { $token } » n’est pas une option de { $bot }. Voulais-tu dire { $near } ?
error-bot-class-form = « { $token } » ne désigne pas de classe : écris py:paquet.module:Classe.
error-bot-class = Impossible de charger le robot { $token } : { $reason }.
error-bot-class-choose = { $token } n’est pas un robot : il lui manque la méthode choose(state, rng).
error-bot-ends-raised = { $token }.value_ends a levé l’exception { $error } ({ $where }).
error-bot-ends-shape = { $token }.value_ends a renvoyé un tableau de forme { $found } au lieu de { $wanted } : une valeur pour chaque fin.
error-bot-ends-value = { $token }.value_ends a renvoyé la valeur { $value } ; toutes les valeurs doivent être finies.
error-bot-option = « { $token } » n’est pas une option de { $bot }. Options possibles : { $known }.
error-bot-value = « { $token } » donne à cette option de { $bot } une valeur impossible.
error-bot-value-known = « { $token } » donne à cette option de { $bot } une valeur impossible. Valeurs possibles : { $known }.
error-bot-command = La commande « { $token } » ne peut pas être lancée.
error-bot-seats = Ce réseau est fait pour { $seats } joueurs au plus, pas pour { $players }.
error-net-file = { $file } n’est pas un réseau.
error-net-shape = { $file } est un réseau d’une autre version de ce programme.
error-net-narrow = Un réseau pour { $seats } places ne peut pas devenir un réseau pour { $wanted } places.
error-net-large = Un réseau de { $hidden } unités cachées ne peut ni rétrécir ni perdre de caractéristiques.
error-net-hidden = « { $hidden } » ne donne pas la taille des couches cachées : il faut deux nombres comme 256x32, le premier multiple de 64, le second de 32, jusqu’à 1024.
error-checkpoint = { $file } n’est pas un point de reprise de cette version.
error-response = Impossible d’entraîner une meilleure réponse à { $bot } pour { $players } joueurs.

## Ce qui ne va pas dans une position

defect-tile-twice = Le Pickomino { $tile } apparaît plus d’une fois.
defect-extra-tile = Le Pickomino { $tile } appartient à l’édition Extrawurm, mais ces règles sont celles du jeu de base.
defect-specialist-twice = { $specialist_start } apparaît plus d’une fois.
defect-specialist-without-extras = { $specialist_start } appartient à l’édition Extrawurm, mais ces règles sont celles du jeu de base.
defect-specialist-on-turned = { $specialist_start } ne peut pas se tenir sur le { $tile }, qui n’est pas face visible.
defect-crow-held = La place { $seat } ne peut pas avoir le corbeau : personne ne le peut.
defect-grilled-without-extras = La place { $seat } a des vers grillés, mais ces règles n’en ont pas.
defect-grilled-too-many = Il y a { $count } vers grillés en tout ; le maximum est de sept.
defect-player-count = Une partie compte de 2 à 7 joueurs, pas { $count }.
defect-mover = C’est à la place { $seat } de jouer, mais il y a { $count } places.
defect-should-be-over = Aucun Pickomino n’est face visible : la partie est finie et personne n’a la main.
defect-should-not-be-over = Le Pickomino { $tile } est face visible : la partie n’est pas finie et quelqu’un a la main.
defect-golden-flag = Neuf dés sont en jeu, mais le joueur n’a pas le dé doré.
defect-weasel-flag = La belette a servi, mais le joueur ne l’a pas.
defect-kept-too-many = { $count } dés sont mis de côté ; il n’y en a que { $dice }.
defect-nothing-to-decide = Il n’y a rien à décider ici : le tour continue de lui-même.
defect-no-dice-to-roll = Aucun lancer ne peut venir ici : le tour s’arrête de lui-même.
defect-roll-count = { $count ->
        [1] Un dé est lancé
       *[other] { $count } dés sont lancés
    } là où { $due } sont attendus.
defect-nothing-kept = Aucun dé n’est mis de côté.
defect-rob-with-reserve = On ne prend rien à personne tant que la réserve a des vers grillés ({ $count }).
defect-no-double-one = Un ver grillé est dû, mais il n’y a pas deux 1 mis de côté.
defect-claim-without-worm = Un Pickomino est pris, mais aucun ver n’est mis de côté.
defect-claim-not-taken = Le sommet de la pile n’est pas un Pickomino que ces dés pouvaient donner.
defect-keep-not-held = Il faut choisir entre deux spécialistes, mais le joueur n’en a aucun.

## Ce que répond un serveur qui ne peut pas faire ce qu’on lui demande

error-no-identity = Le serveur ne connaît pas encore cet appareil. Recharge la page et réessaie.
error-forbidden = Tu n’as pas le droit de faire cela.
error-removed = L’hôte t’a retiré ta place à cette table.
error-bad-origin = Cette demande venait d’un autre site.
error-unknown-host = Ce serveur ne s’appelle pas { $host }. Si c’est un de ses noms, il faut le démarrer avec --hosts { $host }.
error-unknown-game = Cette table n’existe pas.
error-unknown-code = Aucune table n’a ce code. Un code expire quand la partie commence.
error-not-found = Il n’y a rien ici.
error-method-not-allowed = Ce n’est pas possible ici.
error-stale-version = La partie a avancé entre-temps. Regarde où elle en est.
error-illegal-action = Ce n’est pas permis maintenant.
error-no-takeback = Il n’y a rien à annuler.
error-not-your-turn = Ce n’est pas ton tour.
error-not-started = La partie n’a pas encore commencé.
error-already-started = La partie a déjà commencé.
error-entropy-early = Tout le monde à la table ne s’est pas encore engagé : garde ta part de hasard pour toi jusque-là.
error-entropy-mismatch = Cela ne correspond pas à ton engagement.
dice-alarm-rewritten = Le serveur a réécrit le journal de cette partie : l’entrée { $version } n’est pas celle qu’il montrait avant. Ne te fie pas à ces dés.
dice-alarm-back = Le serveur est revenu à l’entrée { $version } de cette partie, alors qu’il avait déjà montré l’entrée { $known }. Après la restauration d’une sauvegarde, le journal le dit et les dés viennent d’un nouveau secret ; sinon, ne t’y fie pas.
dice-alarm-commitment = Le serveur a remplacé le secret des dés sans l’inscrire au journal. Ne te fie pas à ces dés.
dice-alarm-left-out = Les dés ont été fixés avant que la part de cet appareil n’arrive. Cela peut arriver si la connexion est lente ; sinon, ne te fie pas à ces dés.
dice-alarm-replaced = Le serveur montre en ton nom une autre part des dés que celle de cet appareil. Ne te fie pas à ces dés.
dice-alarm-withheld = Le serveur dit que tu as gardé pour toi ta part des dés. Si ta connexion n’a jamais été coupée, ne t’y fie pas.
error-game-over = La partie est finie.
error-frozen = Cette partie ne peut pas continuer : son journal ne peut pas être rejoué.
error-table-full = La table est complète.
error-seat-taken = Cette place est prise.
error-not-away = Cette personne n’est pas absente.
error-left-too-often = Tu as quitté cette partie trop souvent pour y revenir. Un robot continue à ta place.
error-too-many-changes = Il y a eu trop d’allées et venues à cette table. Lancez la partie ou ouvrez une autre table.
error-not-absent = La partie n’attend personne qui soit absent depuis assez longtemps.
error-not-over = La partie n’est pas encore finie.
error-bad-request = Cette demande est illisible : { $where } : { $problem }.
error-bad-message = Ce message est illisible.
error-bad-rules = « { $text } » n’est pas un jeu de règles.
error-bad-action = « { $text } » n’est pas une action.
error-bad-dice = Ces dés ne conviennent pas : { $due ->
    [0] aucun dé n’est attendu
    [one] un dé est attendu
   *[other] { $due } dés sont attendus
  }.
error-bot-not-allowed = Le robot « { $text } » ne joue pas ici.
error-bad-clock = La pendule « { $text } » n’est pas proposée ici.
error-bad-name = « { $text } » ne peut pas être un nom : il faut de 1 à 40 caractères visibles, sans /, " ni \.
error-name-taken = Quelqu’un s’appelle déjà { $name } à cette table. Choisis un nom qui s’en distingue mieux.
error-bad-record = Cet enregistrement comporte une erreur à la ligne { $line }, à « { $token } ».
error-bad-position = Cette position est impossible.
error-no-advice = Le coach ne conseille que dans une partie où tu joues contre des robots, sans autre personne.
error-too-large = C’est trop volumineux ; le maximum est de { $limit } octets.
error-too-many-requests = Trop de demandes. Réessaie dans { $retry_after ->
        [1] une seconde
       *[other] { $retry_after } secondes
    }.
error-too-many-tables = Tu as trop de tables ouvertes. Termines-en une, ou réessaie dans { $retry_after ->
        [1] une seconde
       *[other] { $retry_after } secondes
    }.
error-too-many-sockets = Trop de connexions. Réessaie dans { $retry_after ->
        [1] une seconde
       *[other] { $retry_after } secondes
    }.
error-too-many-devices = Tu joues déjà sur { $limit } appareils, le maximum. Déconnectes-en d’abord un.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Rien n’a changé ; réessaie.

## Les règles, article par article. Une seconde clé dit l’article tel qu’un réglage le change.

rules-section-S = Mise en place
rules-section-T = Un tour
rules-section-C = S’arrêter et prendre
rules-section-B = Le lancer nul
rules-section-E = La fin
rules-section-X = Extrawurm

rule-S1 = On joue de deux à sept, avec huit dés blancs. Un dé montre 1, 2, 3, 4, 5 et un ver ; un ver vaut 5.
rule-S2 = Les Pickominos 21 à 36 sont alignés face visible : c’est la brochette. Chacun porte des vers : 21 à 24 un, 25 à 28 deux, 29 à 32 trois, 33 à 36 quatre.
rule-S3 = La table décide qui commence, d’habitude la personne la plus jeune. Ensuite, on joue dans le sens des aiguilles d’une montre.
rule-S4 = Les Pickominos 11 et 13 se placent avant le 21, avec un ver chacun. Sept vers grillés forment la réserve. Au départ, le ver en boîte est sur le 11, la mère poule sur le 21, le corbeau sur le 23, la belette sur le 25, le dé doré sur le 27 et la pomme sur le 29.

rule-T1 = Ton tour commence par un lancer des huit dés.
rule-T2 = Choisis une face du lancer que tu n’as pas encore mise de côté ce tour-ci, et mets de côté tous les dés qui la montrent.
rule-T3 = Si le lancer ne contient aucune face nouvelle, il est nul.
rule-T4 = Chaque fois que tu as mis des dés de côté, relance tous les autres ou arrête-toi. Tu peux toujours t’arrêter, même si le lancer est alors nul. Si ton arrêt te donne droit à un Pickomino, tu dois en prendre un.
rule-T5 = Quand il ne reste aucun dé, ton tour s’arrête de lui-même.
rule-T6 = Avec les six faces mises de côté, tu peux encore relancer, mais aucune face ne sera nouvelle : le lancer sera nul.
rule-T6-yes = Avec les six faces mises de côté, ton tour s’arrête de lui-même.

rule-C1 = Quand tu t’arrêtes, il faut au moins un ver parmi les dés mis de côté ; sinon le lancer est nul.
rule-C2 = Si ton total est celui d’un Pickomino face visible de la brochette, tu prends celui-là et aucun autre. Il se pose face visible sur ta pile ; tu n’as qu’une pile.
rule-C3 = Si ton total est celui du Pickomino au sommet d’une pile adverse, tu le piques. Seul le total exact le permet, et seulement pour le sommet.
rule-C3-optional = Si ton total est celui du Pickomino au sommet d’une pile adverse, tu peux le piquer, ou prendre plutôt un Pickomino plus petit sur la brochette (C4). Si elle n’en a pas pour toi, tu piques. Seul le total exact le permet, et seulement pour le sommet.
rule-C4 = À défaut de l’un et de l’autre, tu prends sur la brochette le plus grand Pickomino face visible inférieur à ton total.
rule-C4-any = À défaut de l’un et de l’autre, tu prends sur la brochette un Pickomino face visible inférieur à ton total, celui que tu veux.
rule-C5 = S’il n’y en a pas, le lancer est nul.
rule-C6 = Le sommet de ta propre pile ne compte pas ici : si ton total lui est égal, tu prends un Pickomino plus petit sur la brochette (C4).

rule-B1 = Après un lancer nul, le sommet de ta pile, si tu en as une, revient sur la brochette, face visible.
rule-B2 = Puis le plus grand Pickomino face visible de la brochette est retourné face cachée et reste hors jeu jusqu’à la fin de la partie. Si c’est justement celui que tu viens de rendre, aucun n’est retourné.
rule-B3 = Si tu n’as pas de Pickomino à rendre, aucun n’est retourné.
rule-B3-yes = Si tu n’as pas de Pickomino à rendre, le plus grand est retourné quand même.
rule-B4 = Un lancer nul met fin à ton tour, et les dés mis de côté ne comptent pour rien.

rule-E1 = La partie s’achève dès qu’il ne reste, après un tour, aucun Pickomino face visible sur la brochette.
rule-E2 = Compte les vers de tes Pickominos : la victoire va à qui en a le plus.
rule-E3 = À égalité, le plus grand Pickomino tranche : parmi les ex æquo, la victoire va à qui l’a, n’importe où dans sa pile. N’importe quel Pickomino vaut mieux qu’aucun.
rule-E4 = Des ex æquo sans aucun Pickomino se partagent la victoire.
rule-E5 = Les règles ne limitent pas la durée d’une partie. Ici, elle s’achève au plus tard après 1 000 tours, sauf autre limite convenue, et elle est jugée en l’état.

rule-X1 = On ne prend le 11 et le 13 qu’avec ce total exact, seulement sur la brochette, et personne ne peut les piquer. Avec un total de 12, ou de 14 à 20, le lancer est donc nul, de même qu’avec 11 ou 13 quand ce Pickomino n’est pas face visible sur la brochette. Pour le reste, ce sont des Pickominos comme les autres ; même s’il n’y a plus qu’eux face visible, la partie continue.
rule-X2 = Double un : chaque fois que tu mets de côté au moins deux 1, tu reçois aussitôt un ver grillé, quoi qu’il advienne de ton tour. Au-delà de deux, les 1 n’en donnent pas d’autre.
rule-X3 = Un ver grillé vient de la réserve. Si elle est vide, tu en prends un à l’adversaire de ton choix, mais pas à la personne qui a la mère poule. Si personne n’en a que tu puisses prendre, tu n’en reçois pas.
rule-X4 = Un ver grillé compte pour un ver à la fin. Un lancer nul ne coûte jamais de vers grillés.
rule-X5 = Si un spécialiste se tient sur le Pickomino que tu prends sur la brochette, tu le reçois aussi, sauf le corbeau. Si tu piques un Pickomino à un adversaire qui a un spécialiste, tu reçois aussi ce spécialiste.
rule-X6 = Tu ne peux avoir qu’un spécialiste. Quand tu en reçois un second, choisis lequel garder ; l’autre revient sur la brochette (X7).
rule-X7 = Un spécialiste revient sur le plus petit Pickomino face visible qui n’en porte pas, 11 et 13 compris. Si aucun n’est libre, il quitte la partie.
rule-X8 = Un lancer nul te coûte aussi ton spécialiste, même si tu n’as pas de Pickomino. D’abord ton Pickomino revient sur la brochette, puis ton spécialiste, puis le plus grand Pickomino est retourné ; un spécialiste qui s’y tenait revient en dernier.
rule-X9 = La mère poule protège tes Pickominos : si tu l’as et que ton lancer est nul, tu ne rends pas de Pickomino et aucun n’est retourné ; seule la mère poule revient sur la brochette. Si tu n’as pas de Pickomino, elle reste avec toi.
rule-X10 = Qui devrait piquer un Pickomino à la personne qui a la mère poule reçoit la mère poule à la place, et son tour est réussi. Tant que le 11 ou le 13 est au sommet de la pile de cette personne, on ne peut pas lui prendre la mère poule. On ne peut pas non plus lui prendre de vers grillés.
rule-X11 = Le ver en boîte : si tu t’arrêtes sans aucun ver parmi les dés mis de côté, tu peux le compter comme un ver. Ton total augmente de 5 et ton arrêt est valable. Tu ne peux le compter que si cela te donne un Pickomino. Il ne s’use pas et, même quand il ne reste aucun dé, le choix t’appartient. Il ne sauve aucun lancer, et dès que tu mets un ver de côté, il ne sert plus ce tour-ci.
rule-X12 = La belette : une fois par tour, après un lancer et avant de choisir une face, tu peux relancer tous les dés que tu viens de lancer, même si ce lancer est nul ; c’est le second qui compte. Le dé doré : au début de ton tour, et seulement alors, tu peux lancer neuf dés au lieu de huit ; c’est un dé comme les autres. La pomme : trois vers pour qui l’a à la fin.
rule-X13 = Le corbeau n’appartient jamais à personne. Qui prend le Pickomino où il se tient reçoit un ver grillé, et le corbeau va aussitôt sur le plus petit Pickomino libre (X7).
rule-X14 = On regarde si la partie est finie quand tous les spécialistes et vers grillés du tour ont trouvé leur place.

## Jeux de règles

preset-classic = Classique
preset-extrawurm = Extrawurm
preset-house = Maison
preset-squeakers = Piou-piou

preset-classic-about = Le jeu de base, tel que le décrit sa règle complète.
preset-extrawurm-about = L’édition avec les Pickominos 11 et 13, six spécialistes et des vers grillés.
preset-house-about = Le jeu de base d’après une règle courte : on choisit librement un Pickomino plus petit, et chaque lancer nul en retourne un.
preset-squeakers-about = Le jeu de base d’après une autre règle courte : on peut renoncer à piquer, chaque lancer nul retourne un Pickomino, et six faces mettent fin au tour.

knob-extras = À quelle édition joue-t-on ?
knob-extras-no = Au jeu de base : Pickominos 21 à 36 et huit dés.
knob-extras-yes = Avec les Pickominos 11 et 13, les spécialistes et les vers grillés.
knob-extras-why = Extrawurm est le même jeu avec plus de matériel. Laisse les extras dans la boîte et tu joues au jeu de base.
knob-fallback = Quel Pickomino prend-on quand celui du total n’est ni à prendre ni à piquer ?
knob-fallback-nearest = Le plus grand des inférieurs.
knob-fallback-any = N’importe lequel des inférieurs, au choix.
knob-fallback-why = Les règles complètes donnent le Pickomino juste inférieur. Une règle courte dit seulement qu’il est inférieur, et laisse donc le choix.
knob-steal = Doit-on piquer quand le total est celui du sommet d’une pile adverse ?
knob-steal-forced = Oui.
knob-steal-optional = Non, si la brochette offre un Pickomino plus petit.
knob-steal-why = Les règles complètes disent qu’on peut piquer, mais ne permettent un Pickomino plus petit que s’il n’y a rien à piquer. Une règle courte permet d’y renoncer.
knob-flip_empty_handed = Un lancer nul retourne-t-il un Pickomino même si l’on n’en a pas à rendre ?
knob-flip_empty_handed-no = Non.
knob-flip_empty_handed-yes = Oui, le plus grand.
knob-flip_empty_handed-why = Les règles complètes épargnent qui n’a rien à perdre. Les courtes retournent le Pickomino quand même, ce qui abrège les parties.
knob-six_faces_end_turn = Que se passe-t-il quand les six faces sont mises de côté ?
knob-six_faces_end_turn-no = On peut encore relancer, et le lancer sera nul.
knob-six_faces_end_turn-yes = Le tour s’arrête de lui-même.
knob-six_faces_end_turn-why = Une règle courte arrête le tour là ; les autres n’en parlent pas. Cela évite seulement un lancer qui ne peut pas réussir.

rules-title = Jeu de règles : { $name }
rules-same = C’est le jeu de base lui-même.
rules-differs = Ce qui le distingue du classique (une étoile marque les articles concernés) :

## Une position en mots

show-grill-empty = La brochette est vide.
show-reserve = { $count ->
        [0] Il ne reste aucun ver grillé dans la réserve.
        [1] Il reste un ver grillé dans la réserve.
       *[other] Il reste { $count } vers grillés dans la réserve.
    }
show-worms = { $count ->
        [0] aucun ver
        [1] un ver
       *[other] { $count } vers
    }
show-grilled = { $count ->
        [1] dont un grillé
       *[other] dont { $count } grillés
    }
show-no-tile = aucun Pickomino
show-kept = De côté
show-total = { $total } en tout
show-total-canned = { $total } en tout, ver en boîte compris
show-rolled = Lancés
show-nine-dice = Le dé doré est en jeu : neuf dés.
show-weasel-used = La belette a servi ce tour-ci.
show-start = À { $who ->
        [you] toi
       *[other] { $name }
    } de lancer.
show-due = { $count ->
        [1] Un dé va
       *[other] { $count } dés vont
    } tomber pour { $who ->
        [you] toi
       *[other] { $name }
    }.
show-choose-face = { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    } une face.
show-weasel-or-bust = Aucune face nouvelle : { $who ->
        [you] tu envoies la belette ou acceptes
       *[other] { $name } envoie la belette ou accepte
    } le lancer nul.
show-roll-or-stop = { $who ->
        [you] Tu relances
       *[other] { $name } relance
    } { $count ->
        [1] un dé
       *[other] { $count } dés
    } ou { $who ->
        [you] t’arrêtes
       *[other] s’arrête
    }.
show-count-canned = Il ne reste aucun dé : { $who ->
        [you] tu comptes
       *[other] { $name } compte
    } le ver en boîte, ou non.
show-rob = { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    } à qui prendre un ver grillé.
show-claim = { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    } un Pickomino.
show-keep = { $who ->
        [you] Tu choisis
       *[other] { $name } choisit
    } entre { $held } et { $offered }.
show-over = La partie est finie. { $tie_break ->
        [E3] Le plus grand Pickomino tranche : { $who ->
            [you] tu gagnes.
           *[other] { $winners } gagne.
        }
        [E4] { $winners } se partagent la victoire.
       *[none] { $who ->
            [you] Tu gagnes.
           *[other] { $winners } gagne.
        }
    }

## Caractères des robots : un nom, et en une ligne, comment il joue

character-bold = audacieux
character-bold-about = Un lancer nul ne lui fait pas peur : il relance pour viser plus haut.
character-cautious = prudent
character-cautious-about = Redoute le lancer nul et prend ce qui est sûr.
character-thief = chapardeur
character-thief-about = Préfère piquer un Pickomino plutôt que d’en prendre un sur la brochette.
character-collector = collectionneur
character-collector-about = Veut des Pickominos qui portent beaucoup de vers et pique rarement.
