# Ce que dit la page sur le plateau d’analyse, à une table avec de vrais dés, à propos des problèmes et du bilan.

## Le plateau d’analyse

board-title = Plateau d’analyse
board-setup = Mise en place
board-paste = Coller
board-cannot-be = { $count ->
        [one] Cette position est impossible :
       *[other] Cette position est impossible, pour { $count } raisons :
    }
board-dice = Les dés
board-dice-thrown = tombent au hasard
board-dice-set = je les choisis
board-dice-enter = Choisir les dés
board-dice-any = Les lancer
board-dice-falling = Les dés vont tomber
board-dice-none = aucun
board-die-add = Ajouter un dé : { $face }
board-die-remove = Retirer un dé : { $face }

## Le coach à côté

board-coach = Coach
board-coach-on = actif
board-coach-over = La partie est finie : il n’y a plus rien à décider.
board-coach-thinks = Le coach réfléchit…
board-chances = Chances de gagner
board-how-sure = Avec quelle certitude ?
board-played-out = Joué jusqu’au bout
board-costs = coûte { $cost }
board-bust = lancer nul { $bust }
board-worms = vers espérés { $worms }
board-your-choice = ton choix
board-rollout = Jouer jusqu’au bout
board-rollout-runs = Les meilleurs choix sont joués jusqu’au bout, encore et encore…
board-rollout-stop = Arrêter
board-rollout-done = Chacun des meilleurs choix a été joué { $games } fois jusqu’au bout ; ± est l’intervalle à 95 %.

## Variantes

board-lines = Variantes
board-lines-none = Joue un coup ici, ou demande au coach : chaque variante essayée est gardée.
board-first = Au début
board-last = À la fin de la variante
board-promote = En faire la variante principale
board-remove = Supprimer à partir d’ici

## Disposer

board-setup-tiles = Pickominos
board-setup-spot = Poser les Pickominos
board-setup-tap = Touche un Pickomino pour le poser là ; touche-le encore pour le remettre sur la brochette.
board-setup-turn = Le tour
board-setup-mover = À qui de jouer
board-setup-phase = Où en est le tour
board-setup-extras = Spécialistes et vers grillés
board-setup-rules = La partie
board-setup-usual = Tout remettre au départ
board-setup-cancel = Annuler
board-setup-done = Analyser cette position
board-spot-up = sur la brochette
board-spot-down = face cachée
board-spot-out = hors jeu
board-tile-at = Pickomino { $tile } : { $spot }
board-phase-start = avant le premier lancer
board-phase-rolled = dés lancés
board-phase-kept = dés mis de côté
board-phase-due = dés à lancer
board-phase-over = partie finie
board-phase-rob = à qui prendre un ver
board-phase-crow = à qui prendre un ver pour le corbeau
board-phase-claim = quel Pickomino
board-phase-keep = quel spécialiste
board-flag-golden = Le dé doré est en jeu
board-flag-weasel = La belette a servi
board-with = chez { $name }
board-on-tile = sur le { $tile }
board-reserve = Réserve
board-less = Un de moins
board-more = Un de plus
board-checking = Vérification…

## Coller, partager, continuer

board-paste-about = Une position en texte, une partie enregistrée (.pkn), ou un lien vers une position ou une table de ce serveur.
board-paste-text = Position, partie ou lien
board-paste-go = Ouvrir
board-share = Partager
board-notation = La position en texte
board-copy-link = Copier le lien
board-copy-text = Copier le texte
board-copied = Copié
board-picture = Image (SVG)
board-play-on = Continuer à partir d’ici
board-play-how = Avec qui
board-play-bots = contre des robots
board-play-hand = à notre table, avec de vrais dés
board-play-seat = Ta place

## De vrais dés à une vraie table

board-companion = Vrais dés, vraie table
board-companion-about = Jouez avec le jeu en boîte et saisissez vos lancers. Cet appareil connaît les règles, compte les points et conseille qui le veut. La partie est enregistrée, et l’enregistrement dit que les dés ont été saisis à la main.
board-companion-names = Qui joue, dans l’ordre
board-companion-name = Nom du joueur { $number }
board-hand-roll = Saisir un lancer
board-hand-how = Qu’as-tu obtenu ?
board-hand-dice = { $count ->
        [one] Touche le dé obtenu
       *[other] Touche les { $count } dés obtenus
    }
board-hand-enter = Valider le lancer
board-hand-weasel = Relancer avec la belette

## Problèmes

board-puzzles = Problèmes
board-puzzle-today = Problème du jour
board-puzzle-ask = Quel est le meilleur choix ?
board-puzzle-again = Tu as déjà essayé ce problème.
board-puzzle-next = Problème suivant
board-puzzle-other = Un autre problème
board-puzzle-choose = Quels problèmes ?
board-puzzle-none = Aucun problème de ce thème n’a cette difficulté. Essaie une autre difficulté.
board-theme = Thème
board-difficulty = Difficulté
board-difficulty-of = Difficulté { $difficulty } sur 5
board-any = peu importe
board-right = Juste !
board-wrong = Il y a mieux
board-right-text = « { $action } » est le meilleur choix. Voici ce que vaut chacun :
board-wrong-text = Tu as choisi « { $made } ». Mieux vaut « { $action } » :
board-streak = Ta série
board-streak-row = justes de suite
board-streak-best = record
board-streak-days = { $days ->
        [one] jour de suite
       *[other] jours de suite
    }

## Ton bilan

board-record = Ton bilan
board-record-about = Toutes les parties finies sur cet appareil ; s’il était partagé, chacun a son bilan sous son nom. Ce bilan est calculé et gardé uniquement sur cet appareil.
board-record-whose = Les parties de qui
board-record-you = Toi
board-record-sum = En bref
board-record-export = Exporter
board-record-delete = Tout supprimer
board-record-deleted = Supprimé. Les parties que tu finiras désormais compteront de nouveau.
board-record-waiting = { $count ->
        [one] Encore une partie à examiner…
       *[other] Encore { $count } parties à examiner…
    }
board-record-none = Aucune partie finie pour l’instant. Joues-en une, et vois ici ta chance et ta précision.
board-record-games = { $count ->
        [one] partie
       *[other] parties
    }
board-record-wins = { $count ->
        [one] victoire
       *[other] victoires
    }
board-record-favourite = { $count ->
        [one] Ton Pickomino préféré : le { $tile }, gagné une fois
       *[other] Ton Pickomino préféré : le { $tile }, gagné { $count } fois
    }
board-record-puzzles = Problèmes résolus : { $right } sur { $all } ; meilleure série : { $best }.
board-record-accuracy = Précision
board-record-accuracy-about = 100 % : chaque décision était la meilleure. Un point par partie ; la ligne est la moyenne des dix dernières.
board-record-luck = Chance aux dés
board-record-luck-about = Ce que ses propres lancers ont fait des chances de gagner, partie après partie. À la longue, c’est zéro pour tout le monde.
board-record-opponents = Victoires par adversaire
board-record-opponent = Adversaire
board-record-played = Parties
board-record-won = Victoires
