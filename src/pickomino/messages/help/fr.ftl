# Ce que dit `pickomino --help` en français ; en.ftl explique la forme.

## Autour

help-usage = Usage :
help-arguments = Arguments :
help-options = Options :
help-commands = Commandes :
help-examples = Exemples :
help-default = par défaut :
help-variable = variable :
help-required = obligatoire
help-more = « pickomino COMMANDE --help » explique une commande.

## Ce qui tient lieu de valeur

value-options = [OPTIONS]
value-command = COMMANDE
value-program = COMMANDE
value-n = N
value-text = TEXTE
value-file = FICHIER
value-folder = DOSSIER
value-lang = LANGUE
value-rules = RÈGLES
value-preset = [RÈGLES] [RÉGLAGE=VALEUR]…
value-position = POSITION
value-players = JOUEURS
value-names = NOMS
value-turn = TOUR
value-action = ACTION
value-bot = ROBOT
value-bots = ROBOT ROBOT…
value-number = NUMÉRO
value-theme = THÈME
value-address = ADRESSE
value-database = BASE
value-addresses = ADRESSES
value-urls = URL
value-name = NOM
value-url = URL
value-log = JOURNAL

## Ce qui vaut quand rien n’est donné

default-database = un fichier dans ton dossier de données
default-port = 8000, ou un port libre s’il est pris
default-play-players = toi contre un robot de force moyenne
default-name = Robot connecté

## Les commandes

command-pickomino = Jouer, étudier et programmer le jeu de dés Pickomino et son édition Extrawurm.
command-apply = Afficher la position après un tour.
command-arena = Faire jouer des robots entre eux et mesurer lequel est le plus fort.
    Les places tournent et les dés sont les mêmes pour tous ; les victoires sont données brutes, puis sans la chance. Ctrl-C
    montre ce qui est fini. Le code de sortie est 1 si un robot a perdu des parties par forfait.
command-backup = Sauvegarder la base de données d’un serveur, même en service.
command-bench = Mesurer la vitesse de cet ordinateur à ce jeu.
    Sont mesurés le moteur, les tours seuls et groupés, et des parties entières sur un cœur et sur tous. Chaque chiffre est
    le meilleur de plusieurs essais, car d’autres programmes ne peuvent que ralentir un ordinateur.
command-bot = Faire parler à l’un de nos robots le protocole des robots : un objet JSON par ligne, en entrée et en sortie standard.
command-bots = Lister tous les robots : comment ils jouent, leurs options, leur force et les caractères possibles.
command-check-bot = Vérifier qu’un programme parle le protocole des robots, et dire ce qui ne va pas.
command-connect = Prendre place sur un serveur et y faire jouer un robot jusqu’à la fin de la partie.
command-doctor = Vérifier cette installation et dire quoi faire.
    Sont vérifiés Python, les noyaux de calcul, la base de données, le disque et le port, et avec --url l’horloge et le proxy.
command-hint = Dire ce que vaut chaque choix, et pourquoi.
    Pour chaque choix : les chances de gagner, ce qu’il coûte, les vers espérés et le risque de lancer nul.
command-legal = Afficher les actions permises, une par ligne.
    Il n’y en a ni tant que des dés sont à lancer ni quand la partie est finie.
command-odds = Afficher les chances du tour : chaque Pickomino ou mieux et exactement, vers espérés, risque de lancer nul.
    Au milieu d’un tour, pour chaque choix permis, le meilleur d’abord.
command-perft = Compter les déroulements possibles d’un tour, pour vérifier les règles.
    Sont comptées les suites de N couples (lancer sans ordre, face mise de côté) depuis une position, selon la première face.
command-play = Jouer dans le terminal, contre des robots ou à plusieurs.
    Tape une action, ou bien : ? hint undo show record quit.
command-puzzle = Montrer un problème et, avec une réponse, si elle est juste et pourquoi.
command-replay = Raconter une partie enregistrée.
command-restore = Restaurer une sauvegarde dans une base de données vide, de l’une ou l’autre sorte.
command-review = Analyser une partie enregistrée : chance, erreurs et précision de chacun, dont la somme est le résultat.
    Une partie enregistrée inachevée ou fautive est analysée tant qu’elle est valable.
command-rules = Expliquer un jeu de règles, article par article, et en quoi il diffère de classic.
command-serve = Servir la page et l’API jusqu’à l’arrêt.
command-show = Montrer une position : brochette, piles, dés, et à qui le tour.
command-simulate = Jouer beaucoup de parties entre robots et afficher la part de victoires de chacun, avec des intervalles à 95 %.
    Les parties ne dépendent que des règles, des joueurs, de la graine et de la limite de tours, ni de --jobs ni de --cluster.
    Le code de sortie est 1 si un robot a perdu des parties par forfait.
command-train = Entraîner un réseau d’évaluation pour le champion, avec une courbe de sa force.
    Un point de reprise est gardé à côté du réseau (FICHIER.checkpoint). Après une interruption, la même commande reprend là
    et aboutit au même réseau.
command-verify = Vérifier la chaîne, les coups, chaque position, chaque dé et chaque décision de robot d’une partie finie.

## Ce que reçoivent les commandes

argument-apply-turn = Un tour, ou une partie d’un tour ; - lit l’entrée standard.
argument-arena-bots = Deux robots ou plus : champion, swing, "exec:COMMANDE". Chacun joue contre des copies de chacun des autres, --games parties par paire.
argument-backup-file = Où écrire la sauvegarde.
argument-bot-spec = Quel robot : "timid", "champion:level=3".
argument-check-bot-command = Comment lancer le programme : "python my_bot.py".
argument-connect-url = Le lien d’une table, ou l’adresse d’un serveur : alors une nouvelle table contre son robot.
argument-puzzle-number = Un nombre quelconque ; sans lui, le problème du jour.
argument-replay-file = Une partie enregistrée (.pkn) ; - lit l’entrée standard.
argument-restore-file = La sauvegarde.
argument-review-file = Une partie enregistrée (.pkn) ; - lit l’entrée standard.
argument-rules-rules = Un jeu de règles, classic si rien n’est donné ; - lit l’entrée standard.
argument-verify-source = Le journal d’une partie : un fichier, -, ou l’URL de la partie ou de son journal.

## Options

option-help = Montrer cette aide et s’arrêter.
option-version = Afficher la version et s’arrêter.
option-install-completion = Installer la complétion pour ce shell.
option-show-completion = Afficher le script de complétion de ce shell, pour le copier ou l’adapter.
option-json = Afficher du JSON, pour les programmes ; les erreurs aussi.
option-lang = La langue à parler. Sans elle : PICKOMINO_LANG, LC_ALL, LC_MESSAGES ou LANG.
option-rules = Un jeu de règles, éventuellement modifié, comme "classic fallback=any".
option-position = Une position ; - la lit sur l’entrée standard.
option-seats = Nombre de joueurs.
option-games = Nombre de parties.
option-seed = La même graine donne les mêmes parties.
option-jobs = Nombre de processus ; 0 prend tous les cœurs.
option-turn-limit = Nombre de tours après lequel une partie est jugée en l’état.
option-plot = Dessiner aussi une image : un fichier en .png ou .svg.
option-records = Écrire toutes les parties dans ce dossier, en .pkn.
option-time-ms = Millisecondes qu’un programme a pour une décision.
option-database = Un fichier, ou une URL postgresql://…
option-luck = Mesurer la chance et la retirer du taux de victoires.
option-seconds = Secondes pour chaque mesure.
option-rounds = Parties de chaque sorte à jouer.
option-bot = Le robot qui joue.
option-name = Le nom sous lequel il joue.
option-connect-seed = Graine du hasard propre au robot.
option-connect-claim = Quand la partie attend une personne qui n’est plus là : `bot` fait jouer un robot à sa place, `win` réclame la victoire s’il ne reste personne d’autre.
option-doctor-port = Le port où le serveur doit écouter.
option-url = Où les autres atteignent le serveur, par son proxy.
option-rollouts = Jouer aussi chaque choix jusqu’au bout ce nombre de fois, pour vérifier l’estimation.
option-hint-seed = Graine des parties jouées jusqu’au bout.
option-depth = Combien de fois mettre des dés de côté.
option-play-players = Qui joue, place par place, séparé par des virgules : des robots comme champion:level=2, des personnes avec une majuscule (Ann) ou comme person:ann.
option-play-seed = La même graine donne les mêmes dés et robots.
option-own-dice = Lancer de vrais dés et taper ce qu’ils montrent.
option-record = Écrire la partie ici quand elle finit.
option-answer = Ce que tu ferais ; - le lit sur l’entrée standard.
option-difficulty = Seulement des problèmes de cette difficulté.
option-theme = Seulement des problèmes sur ce thème.
option-verify = Vérifier tous les problèmes d’un fichier ; "stock" désigne les nôtres.
option-verify-commitment = Une empreinte de graine que le serveur t’a montrée ; option répétable.
option-verify-entropy = Ce que ton client a ajouté aux dés, en hexadécimal ; option répétable.
option-verify-head = Une empreinte d’entrée que le serveur t’a montrée ; option répétable.
option-as-positions = Afficher une position par ligne : le départ, puis après chaque tour.
option-review-plot = Dessiner aussi la courbe : un fichier en .png ou .svg.
option-html = Écrire aussi tout le rapport en une page web.
option-comment = Écrire aussi la partie enregistrée, commentée par l’analyse.
option-host = L’adresse où écouter.
option-port = Le port où écouter ; 0 en prend un libre.
option-bot-workers = Processus où les robots réfléchissent.
option-bots = Robots contre lesquels on peut jouer, séparés par des espaces.
option-trusted-proxies = Proxys dont les en-têtes X-Forwarded comptent, séparés par des virgules.
option-metrics-from = Réseaux, outre cet ordinateur, qui peuvent lire /metrics, séparés par des virgules.
option-origins = Autres origines qui peuvent ouvrir des connexions, séparées par des virgules.
option-hosts = Autres noms sous lesquels les navigateurs joignent ce serveur, séparés par des virgules ; .example.org vaut pour tous ceux qui en dépendent.
option-rate-factor = Multiplie toutes les limites de débit : plus de 1 là où beaucoup de gens partagent une adresse.
option-share = Laisser entrer d’autres appareils : tout le monde sur ton réseau peut ouvrir la page et jouer, sans chiffrement. Rien d’autre de cet ordinateur n’est visible.
option-push = Prévenir les joueurs qui le demandent, par le service push de leur navigateur, quand c’est leur tour.
option-open = Ouvrir la page dans un navigateur.
option-names = Noms des joueurs, séparés par des virgules.
option-svg = Dessiner une image ; - l’écrit sur la sortie standard.
option-ascii = ASCII seul, sans couleur.
option-simulate-players = Qui joue, place par place, séparé par des virgules : greedy, champion:level=2, exec:… Les parties entre random, greedy et swing seuls sont les plus rapides.
option-csv = Afficher du CSV, une ligne par place.
option-cluster = Jouer sur un cluster Ray ; "local" en lance un ici.
option-train-seats = Nombre de joueurs : 2 ; 3 ou 4 pour les deux ; de 5 à 7 pour les trois.
option-positions = De combien de positions apprendre.
option-train-seed = La même graine donne le même réseau.
option-side-by-side = Parties jouées en parallèle.
option-window = Tours entre deux séances d’apprentissage.
option-rate = Taux d’apprentissage au départ.
option-trace = À quel point les surprises ultérieures comptent au début.
option-start = Un réseau de départ, au lieu de partir de zéro.
option-against = Entraîner la meilleure réponse à ce robot, au lieu de jouer contre soi-même.
option-hidden = Unités des couches cachées ; par défaut 128x32, ou celles du réseau de départ.
option-pairs = Utiliser aussi des caractéristiques qui joignent deux faits.
option-passes = Combien de fois apprendre d’une position.
option-tables = Fenêtres de jeu contre soi-même qui peuvent se jouer en même temps.
option-out = Où écrire le réseau.
option-train-plot = Dessiner aussi la courbe de force : un fichier en .png ou .svg.
