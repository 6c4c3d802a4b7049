# Les phrases que seule la ligne de commande dit ; celles qu’elle partage avec la page sont dans ../fr.ftl.

## Ce qui ne va pas dans le journal d’une partie

verify-not-ended = La partie n’est pas finie : sa graine n’est pas révélée, ses dés ne peuvent donc pas être vérifiés.
verify-too-long = C’est trop long pour être le journal d’une partie.
verify-breaks-off = Le journal s’interrompt ici.
verify-no-json = Ce n’est pas du JSON.
verify-form = Ce n’est pas sous forme canonique.
verify-hash = L’entrée ne correspond pas à son empreinte.
verify-opening = Cela n’ouvre pas de partie.
verify-unreadable = L’entrée est illisible : { $reason }.
verify-order = L’entrée ne suit pas l’entrée { $version }.
verify-position = Le coup mène à { $found }, mais { $stored } est enregistré.
verify-seed-form = La graine n’est pas hexadécimale.
verify-seed = La graine n’est pas celle qui avait été promise.
verify-dice = L’entrée montre les dés { $shown }, mais la graine donne { $rolled }.
verify-not-open = La place n’est pas libre.
verify-nobody-there = Personne n’est assis là.
verify-dice-fixed = Les dés sont déjà fixés.
verify-cannot-start = La partie ne peut pas commencer ainsi.
verify-entropy = Ce n’est pas la part de hasard que les joueurs ont donnée.
verify-mover = Ce n’est pas le tour de cette place.
verify-number = Il manque le numéro d’un lancer.
verify-unasked = Personne n’a demandé ces dés.
verify-nobody-leaves = Personne ne peut quitter cette place.
verify-nobody-away = Personne n’est absent là.
verify-claim = Personne ne peut réclamer cela ici.
verify-lag = Une pendule a reçu, pour les retards du réseau, plus de temps que permis.
verify-ended = La partie est déjà finie.
verify-reason = La partie ne s’est pas terminée pour cette raison.
verify-protocol = Cette version ne connaît pas le protocole de ce journal.
verify-commitment = Ce n’est pas un engagement, ou c’est celui de quelqu’un d’autre.
verify-cannot-lock = On ne peut encore demander à personne de révéler.
verify-missing = Ce ne sont pas les places qui ne s’étaient pas engagées.
verify-reseed = Rien ne justifie ici une nouvelle graine, ou les places nommées sont fausses.
verify-chance = La graine d’un robot manque, ne découle pas de celle de la partie, ou figure là où aucun robot n’a décidé.
verify-bot = Le robot { $bot } aurait choisi ici { $chosen }, pas { $shown }.
verify-noted-commitment = L’engagement { $value } n’est pas dans le journal : ce n’est pas le secret qu’on t’avait montré.
verify-noted-entropy = Ta part de hasard { $value } n’est pas entrée dans les dés.
verify-noted-head = L’empreinte { $value } n’est pas dans le journal : il a été réécrit après que tu l’as vu.
verify-other-game = C’est le journal d’une autre partie, { $game }.

## Sauvegardes et bases de données

backup-no-database = Il n’y a pas de base de données { $file }.
backup-damaged = La sauvegarde est endommagée.
backup-foreign = Ce n’est pas une sauvegarde de Pickomino.
backup-schema = La sauvegarde a le schéma { $found }, ce programme { $known }.
backup-table = La sauvegarde nomme la table « { $token } », inconnue ici.
backup-column = La sauvegarde nomme une colonne impossible de la table { $table }.
backup-breaks-off = La sauvegarde s’interrompt.
backup-not-empty = La base de données n’est pas vide.
database-kind = Une base de données est un fichier ou une URL postgresql://, et ceci n’est ni l’un ni l’autre.
database-folder = { $file } est un dossier, pas une base de données.
database-newer = Les tables de cette base de données viennent d’une version plus récente de ce programme. Mets d’abord ce programme à jour.
database-certificate = { $file } ne contient aucun certificat TLS.
database-key = { $file } ne contient aucune clé qui corresponde au certificat { $certificate }, ou demande un mot de passe (sslpassword).
database-unavailable = La base de données est inutilisable : { $reason }.
database-served = { $file } est utilisé par un autre processus.
database-linked = { $file } est un fichier à plusieurs noms (liens physiques). SQLite l’endommagerait : supprime les autres noms, ou fais-en une copie.

## Ce qui peut arriver à un programme qui appelle un serveur

client-url = « { $token } » n’est pas une URL http ou https.
client-table = « { $token } » n’est pas un lien vers une table.
client-no-game = Cette URL ne nomme aucune partie.
client-no-server = { $server } n’est pas un serveur Pickomino.
client-answer = Le serveur a répondu avec le statut { $status }.
client-nonsense = La réponse du serveur est illisible.
client-closed = Le serveur a fermé la partie : { $reason }.

## Ce qu’un robot d’autrui fait de travers

fault-start = La commande ne démarre pas : { $reason }.
fault-deaf = Il ne lit pas ce qu’on lui envoie.
fault-long-line = Il a écrit une ligne de plus de { $most } octets.
fault-silent = Il n’a pas répondu à temps.
fault-closed = Il a fermé sa sortie.
fault-ended = Il s’est terminé avec le statut { $status }.
fault-killed = Il a fallu l’arrêter de force.
fault-id = Il a répondu avec l’id { $token } au lieu de { $asked }.
fault-chatter = Il écrit ligne après ligne sans répondre à rien.
fault-hello = Il doit répondre à hello par name et author, deux chaînes.
fault-no-action = Il doit répondre à decide par action, une chaîne.
fault-illegal = « { $token } » n’est pas parmi les actions permises : { $known }.
fault-not-an-action = Il a renvoyé { $found }, qui n’est pas une action.
fault-ok = Il doit répondre à { $message } par "ok": true.
fault-no-json = Il a écrit quelque chose qui n’est pas du JSON : « { $token } ».
fault-no-object = Il a écrit quelque chose qui n’est pas un objet JSON : « { $token } ».
fault-raised = Il a levé l’exception { $error } ({ $where }).

## Ce qu’on vérifie d’un tel robot

conformance-starts = La commande démarre
conformance-hello = Il répond à hello par son nom et son auteur
conformance-games = Il joue { $games ->
        [one] une partie
       *[other] { $games } parties
    } à { $players } selon les règles { $rules }
conformance-start = Il décide avant le premier lancer
conformance-start-golden = Il décide avant le premier lancer, avec le dé doré
conformance-face = Il choisit une face
conformance-weasel = Il envoie la belette ou accepte le lancer nul
conformance-roll-or-stop = Il lance ou s’arrête
conformance-canned = Il compte le ver en boîte ou non
conformance-rob = Il choisit à qui prendre un ver grillé
conformance-crow = Il choisit à qui prendre un ver grillé pour le corbeau
conformance-claim = Il choisit un Pickomino
conformance-keep = Il choisit quel spécialiste garder
conformance-unknown-field = Il ignore les champs qu’il ne connaît pas
conformance-quit = quit le termine avec le statut 0

## La ligne de commande

cli-cannot-read = Impossible de lire { $file } : { $reason }.
cli-cannot-write = Impossible d’écrire dans { $file } : { $reason }.
cli-cannot-print = Impossible d’écrire sur la sortie standard : { $reason }.
cli-not-utf8 = { $file } n’est pas un fichier texte en UTF-8.
cli-file-long = { $file } est trop long : { $most } caractères au plus.
cli-language = « { $token } » n’est pas une langue parlée ici. Langues disponibles : { $known }.
cli-one-stdin = On ne peut lire qu’une seule chose de l’entrée standard.
cli-usage = { $problem } (Essaie : { $command } --help)
cli-usage-command = Il n’y a pas de commande « { $token } ».
cli-usage-command-near = Il n’y a pas de commande « { $token } ». Voulais-tu dire : { $known } ?
cli-usage-option = Il n’y a pas d’option « { $token } ».
cli-usage-option-near = Il n’y a pas d’option « { $token } ». Voulais-tu dire : { $known } ?
cli-usage-bare = { $option } demande une valeur.
cli-usage-flag = { $option } ne prend pas de valeur.
cli-usage-missing = Il manque { $name }.
cli-usage-surplus = « { $token } » est de trop.
cli-usage-whole = { $option } : « { $token } » n’est pas un nombre entier.
cli-usage-number = { $option } : « { $token } » n’est pas un nombre.
cli-usage-choice = { $option } : « { $token } » n’existe pas, seulement { $known }.
cli-usage-least = { $option } doit valoir au moins { $limit }, pas { $value }.
cli-exclusive = { $first } et { $second } s’excluent mutuellement.
cli-away = Le serveur ne répond pas : { $reason }.
cli-reason-missing = fichier ou dossier introuvable
cli-reason-forbidden = accès refusé
cli-reason-folder = c’est un dossier
cli-reason-no-folder = une partie du chemin n’est pas un dossier
cli-reason-full = il n’y a plus de place
cli-reason-read-only = on ne peut rien y écrire
cli-reason-name-long = le nom est trop long
cli-reason-port-taken = un autre programme l’utilise
cli-reason-no-address = cet ordinateur n’a pas cette adresse
cli-reason-refused = la connexion a été refusée
cli-reason-timeout = cela a duré trop longtemps
cli-reason-unknown-name = ce nom est inconnu
cli-reason-certificate = son certificat n’est pas reconnu
cli-reason-tls = aucune connexion TLS n’a pu être établie
cli-compiling = Compilation du solveur pour cet ordinateur ; quelques secondes, cette fois seulement…
cli-needs-extra = Il faut { $module }, qui n’est pas installé : pip install "pickomino[{ $extra }]".
cli-plot-format = { $file } : le nom d’une image finit par .png ou .svg.
cli-odds-over = La partie est finie : il n’y a plus rien à espérer.
cli-odds-title = Probabilités pour { $name }
cli-odds-choice = Choix
cli-odds-due = dés à lancer
cli-odds-worms = Vers espérés
cli-odds-bust = Risque de lancer nul
cli-odds-tile = Pickomino
cli-odds-reach = Ce Pickomino ou mieux
cli-odds-exact = Exactement
cli-simulate-bot = « { $token } » ne peut pas être simulé sur un cluster. Ceux qui le peuvent : { $known }.
cli-range = { $option } doit valoir entre { $least } et { $most }, pas { $value }.
cli-simulate-folder = { $folder } n’est pas un dossier où l’on puisse écrire.
cli-simulate-cluster = Le cluster { $address } ne répond pas : { $reason }.
cli-simulate-nothing = Aucune partie n’a été finie.
cli-simulate-interrupted = Interrompu : { $done ->
        [one] { $done } partie finie
       *[other] { $done } parties finies
    } sur { $games }.
cli-simulate-title = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } selon les règles « { $rules } »
cli-simulate-games = Parties
cli-simulate-seat = Place
cli-simulate-player = Joueur
cli-simulate-wins = Victoires
cli-simulate-worms = Vers
cli-simulate-takes = Pris
cli-simulate-steals = Piqués
cli-simulate-busts = Nuls
cli-simulate-length = Tours
cli-simulate-lasted = Une partie dure en moyenne { $length } tours ; la plus courte { $low }, la médiane { $middle }, la plus longue { $high }.
cli-simulate-limit = { $games ->
        [one] { $games } partie a été arrêtée
       *[other] { $games } parties ont été arrêtées
    } par la limite de { $limit ->
        [one] { $limit } tour
       *[other] { $limit } tours
    }.
cli-simulate-speed = { $seconds } s, { $speed ->
        [one] { $speed } partie
       *[other] { $speed } parties
    } par seconde. Intervalles de confiance à 95 %.
cli-arena-two = Il faut au moins deux robots dans l’arène.
cli-arena-twice = À trois robots ou plus, chacun ne peut être nommé qu’une fois.
cli-arena-pair = { $first } contre { $second }
cli-arena-title = { $rules }, { $players } joueurs, graine { $seed }
cli-arena-second = Contre
cli-arena-raw = Victoires, brutes
cli-arena-adjusted = Sans la chance
cli-arena-axis = Victoires du premier robot, intervalles à 95 %
cli-arena-cross = Chacun contre des copies de chacun des autres
cli-arena-bot = Robot
cli-arena-rating = Cote
cli-arena-rounded = On joue { $games } parties : chaque série de dés une fois depuis chacune des { $players } places.
cli-arena-strikes = Fautes
cli-arena-forfeits = Forfaits
cli-arena-forfeited = Parties perdues par forfait par { $bot } : { $count } sur { $games }.
cli-arena-by-forfeit = { $pair } : décidé par forfait. Les victoires ne disent rien de leur jeu.
cli-arena-fault = { $bot } : { $fault }{ $count ->
        [one] { "" }
       *[other] { " " }({ $count } fois)
    }
cli-arena-faults = … et { $count ->
        [one] { $count } autre faute
       *[other] { $count } autres fautes
    }
cli-train-suffix = { $file } : le nom d’un réseau se termine par .npz.
cli-train-other = { $file } appartient à un autre entraînement : { $command }
cli-train-training = entraînement
cli-train-error = erreur { $error }
cli-train-resume = Arrêté. { $file } contient ce qui a été appris ; la même commande reprend à cet endroit : { $command }
cli-train-stopping = Arrêt à la fin de cette passe ; encore un Ctrl-C arrête tout de suite.
cli-train-lost = Arrêté avant le premier point de reprise ; rien n’a été conservé.
cli-train-time = { $minutes } minutes de processeur passées à jouer et à apprendre.
cli-train-against = contre { $bot }
cli-train-positions = Positions vues
cli-train-rate = Victoires contre { $bot }, intervalles à 95 %
cli-bench-small = Moteur et tours
cli-bench-engine = Moteur simple, { $rules }
cli-bench-decisions = { $count } décisions par seconde
cli-bench-alone = Un tour de { $dice } dés, seul
cli-bench-batched = Un tour de { $dice } dés, { $batch } à la fois
cli-bench-games = Parties par seconde (et décisions, en millions)
cli-bench-players = Joueurs
cli-bench-length = Tours
cli-bench-one = Un cœur
cli-bench-all = { $cores ->
        [one] Le seul cœur
       *[other] Les { $cores } cœurs
    }
cli-bench-note = Chaque chiffre est le meilleur de plusieurs essais.
cli-replay-head = { $players } jouent avec les règles « { $rules } ».
cli-replay-unfinished = La partie n’est pas finie.
cli-replay-limit = Après { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } la partie s’arrête à sa limite ; la victoire va à { $winners }.
cli-play-hint = Tape une action quand c’est à toi, ou Entrée pour celle entre crochets ; ? les explique toutes.
cli-key-roll = r, roll = lancer les dés qui ne sont pas de côté
cli-key-face = 1 2 3 4 5 w = mettre cette face de côté
cli-key-stop = s, stop = s’arrêter
cli-key-claim = 27 = choisir ce Pickomino
cli-key-roll9 = n, roll9 = lancer neuf dés, avec le dé doré
cli-key-weasel = z, ~ = laisser la belette relancer
cli-key-canned = c, stop+c = s’arrêter et compter le ver en boîte
cli-key-rob = rob 3 = prendre un ver grillé au joueur de la place 3
cli-key-keep = keep h = garder ce spécialiste
cli-key-enter = Entrée = ce qui est entre crochets
cli-key-hint = h, hint = demander conseil au coach
cli-key-show = t, show = montrer la table
cli-key-undo = u, undo = annuler ta dernière décision, tant qu’aucun dé n’est tombé
cli-key-record = record = montrer l’enregistrement de la partie jusqu’ici
cli-key-quit = q, quit = partir
cli-play-prompt = { $name } : { $choices }
cli-play-prompt-default = { $name } : { $choices } [{ $default }]
cli-play-dice = { $name }, lance { $count ->
        [1] un dé
       *[other] { $count } dés
    } et tape le résultat :
cli-play-left = La partie reste inachevée.
cli-play-no-undo = Il n’y a rien à annuler.
cli-play-dice-fell = Les dés ont roulé depuis ta dernière décision : elle reste acquise.
cli-play-you = Toi
cli-perft-total = total : { $count }
cli-serve-ready = Pickomino t’attend à l’adresse { $url } (Ctrl-C l’arrête)
cli-serve-others = Les autres appareils de ton réseau y accèdent par { $urls }
cli-serve-no-network = Les autres appareils y ont accès, mais cet ordinateur n’est sur aucun réseau.
cli-serve-alone = Seul cet ordinateur y accède. Avec --share, les téléphones et les autres ordinateurs de ton réseau peuvent jouer aussi.
cli-serve-data = Les parties sont conservées dans { $where }
cli-serve-share = --share ouvre à tous les appareils du réseau, --host à une seule adresse : n’utilise que l’une des deux.
cli-serve-taken = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
cli-serve-proxy = --trusted-proxies : « { $token } » n’est ni une adresse ni un réseau.
cli-serve-metrics = --metrics-from : « { $token } » n’est ni une adresse ni un réseau.
cli-serve-origin = --origins : « { $token } » n’est pas une origine ; écris-la comme https://example.org.
cli-serve-host = --hosts : « { $token } » n’est pas un nom d’hôte ; écris-le comme play.example.org, sans port.
cli-connect-name = Robot connecté
cli-connect-alarm = ALERTE : { $problem }
cli-connect-checked = Le journal concorde avec tout ce qui a été gardé pendant la partie. Pour le revérifier, robots compris : pickomino verify { $options }
cli-verify-true = { $game }, partie { $status ->
        [abandoned] abandonnée
       *[over] jouée jusqu’au bout
    } : { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }, { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    } et { $dice ->
        [one] { $dice } dé vérifiés
       *[other] { $dice } dés vérifiés
    }, tout concorde.
cli-verify-by-hand = Les dés ont été saisis à la main : les coups sont vérifiés, les dés ne peuvent pas l’être.
cli-verify-contributed = Places qui ont contribué aux dés : { $seats }.
cli-verify-missing = Attention : part non reçue à temps de ces places : { $seats }.
cli-verify-withheld = Attention : part promise mais non révélée par ces places, d’où une nouvelle graine pour les dés : { $seats }.
cli-verify-claimed = Selon le serveur, { $count ->
        [one] la personne à la place { $seats } était absente
       *[other] les personnes aux places { $seats } étaient absentes
    } quand quelqu’un a réclamé la victoire ou fait jouer un robot. Un journal ne peut pas montrer si c’est vrai.
cli-verify-nobody = Attention : aucun joueur n’avait contribué à certains dés. Pour ceux-là, il faut se fier au serveur.
cli-verify-old-protocol = Le journal suit le premier protocole : les joueurs contribuaient à découvert, et qui venait en dernier pouvait donc choisir.
cli-verify-reseeded = Attention : après la restauration d’une sauvegarde, les dés ont reçu une nouvelle graine. Nombre de fois : { $count }.
cli-verify-bots = Décisions de robots refaites ici, avec le même résultat : { $count }.
cli-verify-bots-unchecked = Non vérifié : décisions de robots qui ne sont pas installés ici, ou d’une autre version : { $count }.
cli-verify-substituted = Attention : décisions prises par un autre robot que celui de la place : { $count }.
cli-verify-no-commitment = Non vérifié : si c’est bien le secret qu’on t’a montré avant la partie (--commitment).
cli-verify-no-entropy = Non vérifié : si ta propre part de hasard est entrée dans les dés (--entropy).
cli-verify-no-head = Non vérifié : si le journal a été réécrit en entier depuis la partie (--head).
cli-verify-hash = Dernière empreinte : { $hash }
cli-verify-false = { $file } ne passe pas la vérification. { $problem }
cli-backup-written = Sauvegarde : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, SHA-256 { $digest }
cli-backup-restored = Restauration : { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, SHA-256 { $digest }
cli-check-good = correct
cli-check-bad = incorrect
cli-check-trouble = { $what } : { $trouble }
cli-check-failed = { $count ->
        [one] { $count } vérification a échoué
       *[other] { $count } vérifications ont échoué
    }.
cli-hint-title = Choix possibles pour { $name }
cli-hint-chance = Gagne
cli-hint-cost = Coûte
cli-hint-rollout = Joué jusqu’au bout
cli-hint-tiles = Chances d’obtenir chaque Pickomino
cli-review-title = Analyse avec les règles « { $rules } »
cli-review-player = Joueur
cli-review-start = Départ
cli-review-luck = Chance de tous
cli-review-cost = Ses erreurs
cli-review-gifts = Erreurs des autres
cli-review-revisions = Réévaluations
cli-review-result = Résultat
cli-review-accuracy = Précision
cli-review-grades = Erreurs et gaffes
cli-review-turn = Tour
cli-review-error = L’analyse s’arrête là où l’enregistrement cesse d’être valable. { $problem }
cli-puzzle-none = Ce problème n’existe pas.
cli-puzzle-theme = « { $token } » n’est pas un thème. Thèmes possibles : { $known }.
cli-puzzle-title = Problème { $id }, difficulté { $difficulty } sur 5
cli-puzzle-themes = Thèmes : { $themes }
cli-puzzle-ask = Que ferais-tu ? { $choices }
cli-puzzle-right = Juste : « { $answer } » est le meilleur choix.
cli-puzzle-wrong = Pas « { $given } » : « { $answer } » est meilleur.
cli-puzzle-count = Problèmes
cli-puzzle-verified = { $count ->
        [1] Un problème est juste
       *[other] { $count } problèmes sont justes
    } : sur 100 parties, la plus petite avance est de { $lead }.
cli-puzzle-played = Pour { $count ->
        [1] l’un d’eux
       *[other] { $count } d’entre eux
    }, l’avance a été montrée en jouant jusqu’au bout.
cli-puzzle-unsound = Ligne { $line } : « { $answer } » n’a pas d’avance nette.
cli-puzzle-failed = { $count ->
        [1] Un problème n’est pas juste.
       *[other] { $count } problèmes ne sont pas justes.
    }
error-puzzle = « { $token } » n’est pas un problème : écris règles, position, réponse, difficulté et thèmes, séparés par des tabulations.

## Les robots

bot-random = N’importe quelle face ; s’arrête une fois sur deux quand cela rapporte.
bot-timid = Les vers d’abord, puis la face qui ajoute le plus ; prend le premier Pickomino venu.
bot-greedy = Joue chaque tour pour gagner le plus de vers.
bot-swing = Joue de même, mais compte double un ver pris à un adversaire.
bot-champion = Joue pour gagner la partie. Aux niveaux inférieurs, il juge mal et se trompe, comme nous.
bot-py = Une classe Python à toi avec une méthode choose(state, rng).
bot-exec = Un programme à toi qui parle le protocole des robots.
bot-option-plies = combien de tours il regarde à l’avance
bot-option-level = de la première partie au champion
bot-option-character = ce qu’il aime
bot-option-time = secondes qu’il peut passer sur une décision (deux joueurs)
bot-option-endgame = s’il explore les fins de partie (deux joueurs)
bot-option-net = un autre réseau
cli-bots-title = Tous les robots
cli-bots-about = Comment il joue
cli-bots-strength = Contre greedy
cli-bots-options = Options, comme dans champion:level=2,character=bold
# Same in English.
cli-bots-option = Option
cli-bots-values = Valeurs
cli-bots-meaning = Sens
cli-bots-characters = Caractères, pour le champion à tous les niveaux
cli-bots-character = Caractère
cli-bots-broken = impossible à charger : { $reason }
cli-bots-note = « Contre greedy » est la part de parties gagnées, à deux joueurs, règles classiques.

## Environnements pour les programmes qui apprennent
error-env-render = « { $token } » n’est pas un mode d’affichage. Modes possibles : { $known }.
error-env-reward = « { $token } » n’est pas une récompense. Récompenses possibles : { $known }.
error-env-limit = { $token } n’est pas une limite de tours : c’est un nombre de 1 à { $most }.
error-env-seat = { $token } n’est pas une place : c’est un nombre de 1 à { $players }, ou None pour en changer à chaque partie.
error-env-opponents = { $token } n’est pas une liste d’adversaires comme ["greedy", "random"].
error-env-games = { $token } n’est pas un nombre de parties : c’est un nombre de 1 à { $most }.
error-env-reset = La partie est finie ou n’a pas commencé : il faut d’abord réinitialiser l’environnement.
error-env-index = { $token } n’est pas une action : les actions sont des nombres de 0 à { $most }.
error-env-game = Partie { $game } : { $reason }
error-env-weights = { $file } ne contient pas d’agent pour ces environnements.

## pickomino doctor

cli-doctor-python = Pickomino { $pickomino } tourne avec Python { $version }.
cli-doctor-kernels = Les noyaux de calcul fonctionnent : les robots forts et le coach sont disponibles.
cli-doctor-no-kernels = Le solveur manque : seuls des robots simples jouent, et il n’y a pas de coach. Pour l’installer : pip install "pickomino[solver]"
cli-doctor-kernels-broken = Le solveur ne fonctionne pas : { $reason }. Pour le réinstaller : pip install --force-reinstall "pickomino[solver]"
cli-doctor-kernels-unkept = Le solveur fonctionne, mais ce qu’il compile ne peut être conservé dans { $folder } : chaque processus recompile donc tout. Rends ce dossier accessible en écriture, ou indiques-en un autre avec PICKOMINO_CACHE_DIR.
cli-doctor-database = La base de données répond : { $kind }.
cli-doctor-no-database = La base de données est inutilisable : { $reason }. Vérifie --database, le mot de passe et les droits.
cli-doctor-disk = { $free } Mo sont libres là où sont conservées les parties.
cli-doctor-disk-full = Seuls { $free } Mo sont libres là où sont conservées les parties ; il en faut au moins { $least }.
cli-doctor-time = L’horloge de cet ordinateur concorde avec la base de données.
cli-doctor-time-off = L’horloge de cet ordinateur diffère de { $seconds } secondes des heures de la base de données. Règle-la par NTP.
cli-doctor-port = Le port { $port } est libre.
cli-doctor-port-taken = Le port { $port } est inutilisable : { $reason }. Arrête ce qui y écoute, peut-être ce serveur même, ou choisis-en un autre avec --port.
cli-doctor-port-barred = Le port { $port } est inutilisable : { $reason }. Choisis-en un au-dessus de 1023 avec --port et fais mener un proxy à lui.
cli-doctor-port-served = Un serveur Pickomino écoute sur le port { $port }.
cli-doctor-proxy = Le serveur répond à l’adresse { $url } et sait comment on l’atteint.
cli-doctor-no-proxy = Le serveur ne répond pas à l’adresse { $url } : { $reason }. Vérifie qu’il tourne et que le proxy mène à lui.
cli-doctor-proxy-untrusted = Le serveur à l’adresse { $url } ne sait pas qu’on l’atteint par TLS. Le proxy doit envoyer X-Forwarded-Proto et X-Forwarded-For, et --trusted-proxies doit nommer son adresse.
cli-doctor-sockets = Les connexions en direct atteignent le serveur à l’adresse { $url }.
cli-doctor-no-sockets = Les connexions en direct n’atteignent pas le serveur à l’adresse { $url }. Le proxy doit transmettre les WebSockets, avec les en-têtes Upgrade et Connection.
cli-doctor-sockets-host = Le serveur à l’adresse { $url } refuse les connexions en direct, car il ne sait pas sous quel nom on l’appelle. Le proxy doit envoyer l’en-tête Host tel que le navigateur l’a envoyé.
cli-doctor-clock = Les horloges de cet ordinateur et du serveur concordent.
cli-doctor-clock-off = Les horloges de cet ordinateur et du serveur diffèrent de { $seconds } secondes. Règle les deux par NTP.
cli-doctor-more = Pour vérifier aussi l’horloge et le proxy, indique l’adresse qu’utilisent les joueurs : pickomino doctor --url https://…
