# Les phrases que seule la page dit ; celles qu’elle partage avec le terminal sont dans ../fr.ftl.

## Partout

page-title = Pickomino
page-tagline = Un jeu de dés et d’audace autour de la brochette
page-close = Fermer
page-cancel = Annuler
page-home = Accueil
page-back = Retour
page-loading = Un instant…
page-skip-link = Aller au contenu
page-labelled = { $label } : { $value }

## Oiseaux

page-bird-rooster = Coq
page-bird-duck = Canard
page-bird-goose = Oie
page-bird-turkey = Dindon
page-bird-chick = Poussin
page-bird-peacock = Paon
page-bird-guinea = Pintade

## Table

page-grill = La brochette
page-reserve = { $count ->
        [0] Aucun ver grillé en réserve
        [1] Un ver grillé en réserve
       *[other] { $count } vers grillés en réserve
    }
page-tile-up = { $tile }, { $worms ->
        [1] un ver
       *[other] { $worms } vers
    }
page-tile-down = { $tile }, face cachée
page-stands-on = { $specialist } sur le { $tile } : à quoi ça sert ?
page-holds = Chez { $name } : { $specialist }. À quoi ça sert ?
page-mark-take = pris
page-mark-take-long = Si tu t’arrêtes maintenant, tu le prends
page-mark-steal = piqué
page-mark-steal-long = Si tu t’arrêtes maintenant, tu le piques
page-mark-return = rendu
page-mark-return-long = Un lancer nul le renvoie sur la brochette
page-mark-turn = caché
page-mark-turn-long = Un lancer nul le retourne face cachée
page-players = Joueurs
page-you = toi
page-absent = hors ligne
page-away-left = a quitté la table ; un robot joue
page-away-clock = temps écoulé ; un robot joue
page-away-claimed = hors ligne ; un robot joue
page-bot = robot { $level }
page-worms = { $count ->
        [0] aucun ver pour l’instant
        [1] un ver pour l’instant
       *[other] { $count } vers pour l’instant
    }
page-grilled = { $count ->
        [1] un ver grillé
       *[other] { $count } vers grillés
    }
page-stack = { $name } : { $tile } au sommet, { $count ->
        [1] un Pickomino
       *[other] { $count } Pickominos
    } en tout. Montrer la pile
page-stack-empty = aucun Pickomino
page-stack-of = { $name } : sa pile
page-stack-order = De haut en bas :
page-turn = Le tour
page-turn-you = À toi
page-turn-name = À { $name } de jouer
page-game-over = La partie est finie
page-bust = Raté !
page-skip = Aller au direct
page-rolled = Dés qui viennent d’être lancés
page-kept = Dés mis de côté
page-kept-none = Rien de côté pour l’instant
page-sum = Total :
page-dice-ready = { $count } dés, prêts à être lancés
page-dice-left = { $count ->
        [0] Plus aucun dé
        [1] Il reste un dé
       *[other] Il reste { $count } dés
    }
page-dice-showing = { $face ->
        [W] { $count ->
            [1] un ver
           *[other] { $count } vers
        }
       *[other] { $count } × { $face }
    }
page-total-after = Nouveau total : { $total }
page-actions = Ce que tu peux faire

## Ce qu’on peut faire

page-do-roll = { $dice ->
        [1] Lancer le dernier dé
       *[other] Lancer { $dice } dés
    }
page-do-roll-nine = Lancer neuf dés
page-do-weasel = Envoyer la belette : relancer ces dés
page-do-accept = Accepter le lancer nul
page-do-stop = S’arrêter
page-do-stop-canned = S’arrêter et compter le ver en boîte
page-do-take = Prendre le { $tile }
page-do-steal = Piquer le { $tile } à { $name }
page-do-steal-hen = Prendre la mère poule à { $name }
page-do-rob = En prendre un à { $name }
page-do-keep = Garder { $specialist }
page-do-face = Mettre de côté { $face ->
        [W] { $count ->
            [1] le ver
           *[other] les { $count } vers
        }
       *[other] { $count ->
            [1] le { $face }
           *[other] les { $count } dés { $face }
        }
    }
page-do-takeback = Annuler
page-ask-claim = Quel Pickomino prends-tu ?
page-ask-keep = On ne garde qu’un spécialiste. Lequel gardes-tu ?
page-ask-rob = La réserve est vide. À qui prends-tu un ver grillé ?
page-ask-crow = La réserve est vide. À qui le corbeau prend-il un ver grillé pour toi ?
page-brings-take = prendre le { $tile }
page-brings-take-with = prendre le { $tile } avec { $specialist }
page-brings-steal = piquer le { $tile } à { $name }
page-brings-steal-with = piquer le { $tile } et { $specialist } à { $name }
page-brings-hen = prendre la mère poule à { $name }
page-brings-choose = puis choisir : { $tiles }
page-brings-bust = lancer nul
page-brings-bust-returned = lancer nul : le { $returned } est rendu
page-brings-bust-turned = lancer nul : le { $turned } est retourné
page-brings-bust-both = lancer nul : le { $returned } est rendu, le { $turned } est retourné
page-brings-doomed = ne peut finir que par un lancer nul
page-choices-you = Tes choix :
page-choices-name = { $name } peut choisir :
page-choice = { $what }, touche { $key }.
page-choice-total = { $what }, total { $total }, touche { $key }.
page-choice-brings = { $what }, { $effect }, touche { $key }.
page-confirm-bust = Cela finit par un lancer nul
page-confirm-brings = Résultat : { $effect }. Le faire quand même ?
page-confirm-doomed = À partir de là, le lancer nul est inévitable. Le faire quand même ?
page-confirm-no = Non, revenir
page-confirm-yes = Oui, tant pis

## Spécialistes

page-power-canned = Si tu t’arrêtes sans ver parmi tes dés, le ver en boîte peut en tenir lieu : cinq points de plus et le ver qu’il te faut. Il ne s’use pas.
page-power-hen = Elle te protège. Si ton lancer est nul, seule la mère poule revient sur la brochette : tu gardes ton Pickomino et aucun n’est retourné. Qui veut te piquer un Pickomino reçoit la mère poule à la place, et personne ne peut prendre tes vers grillés.
page-power-crow = Le corbeau n’appartient à personne. Prends le Pickomino où il se tient : il saute sur le plus petit Pickomino libre et t’apporte un ver grillé.
page-power-weasel = Une fois par tour, juste après un lancer, la belette relance tous ces dés, même si le lancer était nul. C’est le second lancer qui compte.
page-power-golden = Au début de ton tour, tu peux lancer neuf dés au lieu de huit.
page-power-apple = Vaut trois vers pour qui l’a à la fin de la partie.

## Robots

page-bot-random = aléatoire
page-bot-timid = timide
page-bot-greedy = gourmand
page-bot-champion-level-1 = débutant
page-bot-champion-level-2 = amateur
page-bot-champion-level-3 = confirmé
# Same in English.
page-bot-champion-level-4 = expert
# Same in English.
page-bot-champion-level-5 = champion
page-bot-character = { $level }, { $character }

## Accueil et réglages

# Same in English.
page-menu = Menu
page-rules = Règles
page-mute = Couper le son
page-settings = Réglages
page-language = Langue
page-theme = Apparence
page-theme-auto = Comme le système
page-theme-dark = Soirée
page-theme-light = Après-midi
page-speed = Rythme des tours des autres
# Same in English.
page-speed-normal = Normal
page-speed-brisk = Soutenu
page-speed-fast = Rapide
page-speed-instant = Immédiat
page-setting-sound = Sons
page-setting-keys = Raccourcis à une touche
page-setting-emotes = Montrer les réactions des autres
page-play-now = Jouer maintenant
page-play-now-go = Jouer
# Same in English.
page-play-options = Options
page-your-name = Ton nom
page-edition = Édition
page-edition-own = { $edition }, règles à la carte
page-own-rules = Règles à la carte
page-own-rules-about = { $edition }, avec des règles à la carte.
page-how-many = Joueurs
page-bot-level = Niveau des robots
page-bot-fair = À tous les niveaux, les robots lancent les mêmes dés que toi, non pipés ; les plus faibles font seulement de moins bons choix.

## Autour d’une table

# Same in English.
page-table = Table
page-lobby = On met la table
page-seat-open = place libre
page-join = S’asseoir
page-table-full = Toutes les places sont prises. Tu peux rester pour regarder.
page-start-with-bots = { $count ->
        [1] Commencer : un robot prend la place libre
       *[other] Commencer : des robots prennent les { $count } places libres
    }
page-starting = Tout le monde est là : la partie commence dans un instant.
page-invite-link = Lien pour tes amis
page-copy-link = Copier le lien
page-copied = Copié
page-invite-code = ou le code
page-invite-qr = Code QR du lien
page-invite-alone = Seul cet ordinateur peut ouvrir ce lien. Pour que les téléphones et les autres ordinateurs de ton réseau puissent jouer, arrête le serveur et relance-le avec
page-invite-or = ou
page-invite-share = Tout le monde sur ton réseau pourra alors ouvrir cette page et jouer, sans rien voir d’autre de ton ordinateur.
page-invite-network = Pour les appareils du même réseau que cet ordinateur.
page-invite-address = Adresse
page-offline = La connexion est coupée. Elle reviendra d’elle-même ; rien n’est perdu.
page-synced = Connexion rétablie.
page-outdated = Il y a une version plus récente de cette page.
page-reload = Recharger
page-abandoned = Cette partie n’a pas été terminée.
page-paused = En pause : aucun joueur n’est là. La partie continue dès que quelqu’un revient.
page-dice-anew = Le serveur a été restauré à partir d’une sauvegarde : les dés reçoivent un nouveau secret, et la partie continue dès que les joueurs y ont contribué.
page-spectating = Tu regardes la partie.
page-own-table = Jouer ma propre partie
page-no-table = Table introuvable
page-no-table-text = Ce lien ne mène à aucune table. Il est peut-être mal écrit, ou la table a été débarrassée il y a longtemps.
page-private-table = Cette table est privée
page-private-table-text = Demande à quelqu’un de la table le lien entier, ou le code court.
page-server-away = Serveur injoignable
page-server-away-text = Le serveur ne répond pas. Vérifie ta connexion et réessaie dans un instant.
page-away-waits = La page revient d’elle-même dès que le serveur répond.
page-try-again = Réessayer
page-nowhere = Il n’y a rien ici
page-nowhere-text = Cette adresse ne mène nulle part. Elle est peut-être mal écrite.

## La fin

page-you-won = Tu gagnes !
page-name-won = { $name } gagne !
page-shared-win = { $names } se partagent la victoire !
page-tie-highest-tile = Égalité de vers : le plus grand Pickomino tranche.
page-tie-shared = Égalité de vers, et personne n’a de Pickomino : victoire partagée.
page-by-limit = La partie avait atteint sa limite de tours ; elle a été jugée en l’état.
page-worms-final = { $count ->
        [0] aucun ver
        [1] un ver
       *[other] { $count } vers
    }
page-rematch = Revanche
page-rematch-waits = Une revanche t’attend.
page-share = Partager
page-share-text = Pickomino : { $headline } ({ $score })
page-review-coach = Analyser avec le coach
page-download = Télécharger l’enregistrement

## La suite de l’accueil

page-play-now-about = Toi contre { $count ->
        [1] un robot
       *[other] { $count } robots
    } ({ $level })
page-friends = Entre amis
page-friends-about = Ouvre une table et envoie le lien, ou montre le code QR.
page-friends-go = Inviter des amis
page-friends-open = Ouvrir la table
page-clock = Temps par tour
page-clock-none = Sans pendule
page-clock-seconds = { $count } s
page-clock-days = { $count ->
        [1] un jour
       *[other] { $count } jours
    }
page-listed = Montrer la table dans la liste : tout le monde peut venir
page-device = Sur cet appareil
page-device-about = Plusieurs personnes, un écran : on se le passe après chaque tour.
page-device-go = Jouer à tour de rôle
page-start = Commencer la partie
page-player-number = Joueur { $number }
page-player-more = Ajouter un joueur
page-bot-more = Ajouter un robot
page-code = Tu as un code ?
page-code-label = Code court
page-code-go = Aller à la table
page-my-games = Mes parties
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table ouverte pour l’instant. Ouvres-en une.
page-status-lobby = en attente de joueurs
page-status-running = en cours
page-status-over = finie
page-status-abandoned = inachevée
page-learn = Apprendre et revoir
page-tutorial = Ta première partie, en trois minutes
page-tutorial-extrawurm = Extrawurm, expliqué en jouant
page-rules-read = Lire les règles
page-puzzles = Problèmes
page-analysis = Plateau d’analyse
page-companion = Vrais dés, vraie table
page-your-record = Ton bilan
page-open-record = Ouvrir une partie enregistrée
page-dice-counted = Tous les dés lancés ici
page-something-wrong = Quelque chose a mal tourné ({ $code }).

## Pendant la partie

page-title-yours = À toi · Pickomino
page-time-left = Temps restant : { $time }
page-time-hours = { $count } h
page-tools = À table
page-live = Ce qui se passe
page-story = Historique
page-story-empty = Rien ne s’est encore passé.
page-emotes = Réagir
page-calls = { $name } : « { $words } »
page-emote-clap = Bravo !
page-emote-laugh = Ha ha !
page-emote-groan = Oh non…
page-emote-wow = Waouh !
page-emote-think = Hum…
page-emote-hurry = Allez !
page-emote-thanks = Merci !
page-emote-well-played = Bien joué !
page-leave = Quitter
page-leave-title = Quitter la table ?
page-leave-text = Tant que d’autres sont là, un robot joue à ta place. S’il n’y a plus personne, la partie attend. Tu peux reprendre ta place à tout moment.
page-leave-hand = Partir met fin à cette partie : personne d’autre n’a les dés en main. L’enregistrement est conservé.
page-away-note = Un robot joue pour { $name }.
page-away-paused = La partie est en pause jusqu’à ton retour.
page-come-back = Je suis de retour
page-spectators = { $count ->
        [1] une personne regarde
       *[other] { $count } personnes regardent
    }
page-keys = Touches
page-keys-off = Les raccourcis à une touche sont désactivés dans les réglages.
page-key-faces = mettre cette face de côté
page-key-roll = lancer
page-key-nine = lancer neuf dés
page-key-stop = s’arrêter
page-key-canned = s’arrêter et compter le ver en boîte
page-key-weasel = envoyer la belette
page-key-takeback = annuler le dernier choix
page-key-options = le premier, deuxième, troisième… choix
page-key-space = Espace
page-key-skip = aller au direct
page-key-story = l’historique
page-key-emote = réagir
page-key-mute = couper ou remettre le son
page-key-help = cette liste

## Revenir sur une partie, et les autres appareils

page-review-start = Avant le premier lancer.
page-review-back = Reculer
page-review-next = Avancer
page-review-turn-back = Tour précédent
page-review-turn-next = Tour suivant
page-review-place = Moment de la partie
page-record-about = Une partie enregistrée est un fichier texte (.pkn) avec chaque lancer et chaque décision. À la lecture, elle est vérifiée d’après les règles.
page-record-file = Un fichier de cet appareil
page-record-text = ou le texte lui-même
page-record-read = Ouvrir
page-check = Vérifier les dés
page-check-about = Le serveur a fixé son secret avant la partie, et chaque joueur y a ajouté sa part de hasard. Le secret est maintenant connu : ton navigateur peut recalculer chaque dé lui-même.
page-check-go = Vérifier chaque dé
page-check-good = { $rolls ->
        [1] L’unique lancer est juste.
       *[other] Les { $rolls } lancers sont justes.
    }
page-check-by-hand = Le journal est intact. Les dés de cette partie ont été lancés à la main et saisis par les joueurs : personne ne peut les vérifier.
page-check-bad = Quelque chose ne va pas. Ne te fie pas à cette partie.
page-check-chain = Le journal est intact : { $count } entrées, chacune scellée par la suivante.
page-check-chain-bad = Le journal a été modifié.
page-check-commitment = Le secret est bien celui qui avait été promis avant la partie.
page-check-commitment-bad = Le secret n’est pas celui qui avait été promis avant la partie.
page-check-dice = Chaque dé découle du secret et de la part de hasard des joueurs.
page-check-dice-bad = Certains dés ne découlent pas du secret.
page-check-order-bad = L’entrée { $line } ne découle pas des précédentes : une entrée, un numéro de lancer ou un nombre de dés est faux.
page-check-bot-bad = Entrée { $line } : la graine d’une décision de robot ne découle pas du secret.
page-check-noted-bad = Le journal ne contient pas ce que cet appareil a gardé de la partie : il a été réécrit, ou ta part a été omise.
page-check-noted = Tout ce que cet appareil a gardé pendant la partie est dans le journal.
page-check-not-noted = Cet appareil n’a rien gardé de la partie ; il ne peut pas dire si tout le journal a été réécrit.
page-check-nobody = Aucun joueur n’avait contribué à certains dés : pour ceux-là, il faut se fier au serveur.
page-check-missing = Part non reçue à temps : { $names }.
page-check-withheld = Part promise mais non révélée, d’où un nouveau secret pour les dés : { $names }.
page-check-restored = Le serveur a été restauré à partir d’une sauvegarde pendant la partie ; depuis, les dés viennent d’un nouveau secret.
page-check-left = Non vérifié ici : si chaque coup respecte les règles, et si les robots ont décidé d’après leur graine. La ligne de commande fait les deux :
page-dice-total = { $dice } dés en { $rolls } lancers.
page-dice-share = { $count } ({ $share } %)
page-dice-expected = Un dé non pipé montre chaque face dans 16,67 % des cas.
page-move = Jouer sur cet appareil
page-move-text = Avec ce lien, tu joues dans ce navigateur sous le même nom que sur ton autre appareil, avec toutes tes parties.
page-move-go = Oui, c’est moi
page-move-failed = Cela n’a pas marché
page-move-spent = Ce lien a déjà servi, ou ses dix minutes sont écoulées. Fais-en un nouveau sur ton autre appareil.
page-device-link = Emporter mes parties sur un autre appareil
page-device-link-about = Ouvre ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois.
page-forget = M’oublier
page-forget-about = Efface ton nom et ta clé de ce serveur. Tes parties restent, sans ton nom.
page-forget-sure = Oui, m’oublier

## Le coach à table

page-coach = Coach
page-coach-shows = Ce que le coach montre
page-coach-each = Ce que le coach montre à chacun, quand vient son tour
page-coach-off = Rien
page-coach-odds = Probabilités
page-coach-advice = Conseils
page-coach-off-about = Tu joues sans aide.
page-coach-odds-about = Sur chaque Pickomino, la probabilité de l’obtenir ; sur chaque choix, les vers espérés et le risque de lancer nul.
page-coach-advice-about = Les probabilités, et sur chaque choix les chances de gagner la partie ; le meilleur est indiqué, et pourquoi.
page-coach-point = Pointe un choix, ou garde le doigt dessus, pour voir où il mène.
page-coach-allowed = À cette table, tout le monde peut demander conseil au coach.
page-coach-allow = Tout le monde peut demander conseil au coach pendant la partie

list-and = { $first } et { $last }

## Mes parties, et le dernier choix annulé

page-undone = { $who ->
        [you] Tu annules ton dernier choix.
       *[other] { $name } annule son dernier choix.
    }
page-rematch-follow = Rejoindre la revanche
page-result-won = victoire
page-result-lost = défaite
page-result-shared = victoire partagée
page-game-remove = Retirer de la liste la partie avec { $names }
page-game-remove-title = Retirer la partie de la liste ?
page-game-remove-text = La partie n’est pas finie : en la retirant, tu la quittes aussi. Tant que d’autres sont là, un robot joue à ta place.
page-game-remove-go = Quitter et retirer

## Qui s’assied où

page-seats = Répartir les places
page-seat-kind = { $name } : personne ou robot
page-seat-is-me = Quelqu’un ici
page-seat-is-open = À inviter
page-seat-is-bot = Robot
page-seat-level = { $name } : niveau
page-seat-character = { $name } : caractère
page-seat-plain = neutre
page-seat-plain-about = Joue pour gagner, sans parti pris.
page-seat-earlier = Avancer { $name } d’une place
page-seat-drop = { $name } : retirer la place
