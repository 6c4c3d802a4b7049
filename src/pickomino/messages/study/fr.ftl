# Ce que seule la page dit du coach : analyses, conseils à table, erreurs à rejouer. Ce que dit le coach lui-même est dans ../coach/fr.ftl.

## Retour sur une partie

study-review = La partie analysée
study-working = Le coach regarde la partie : tour { $done } sur { $of }…
study-waiting = Le coach arrive…
study-progress = Avancement de l’analyse
study-failed = Pas d’analyse. { $why }
study-not-over = Le coach analyse une partie quand elle est finie.
study-broken = Cet enregistrement n’est valable que jusqu’ici.
study-by-hand = Les dés de cette partie ont été lancés à une vraie table et saisis à la main.
study-bad-link = Ce lien ne contient pas d’enregistrement, ou il a été coupé en route.
study-record = L’enregistrement
study-cut = Seuls les 400 premiers tours sont analysés.
study-unfinished = Cette partie n’est pas finie : les chances dans la dernière position tiennent lieu de résultat.
study-download = Enregistrement commenté
study-brief = précision { $accuracy }, chance { $luck }

## À une étape

study-notes = Ce que dit le coach
study-turn = Tour { $turn }
study-roll-lucky = Gain pour { $name } avec ce lancer : { $dice }.
study-roll-unlucky = Perte pour { $name } avec ce lancer : { $dice }.
study-choices = Choix possibles pour { $name }
study-chosen = choisi
study-best = le meilleur
study-costs = coûte { $cost }
study-bust = lancer nul { $bust }
study-worms = vers espérés { $worms }
study-tiles = Probabilité de chaque Pickomino, en jouant pour gagner
study-revision = Réévalué : vu de plus près, le nouveau tour ne vaut pas la même chose.
study-deeper = Regarder plus loin
study-deeper-starts = Les parties vont commencer…
study-deeper-progress = Parties jouées : { $done } sur { $of }
study-deeper-stop = Arrêter

## Joueur par joueur

study-players = Joueur par joueur
study-accuracy = Précision
study-luck = Chance aux dés
study-costliest = Décision la plus coûteuse
study-luckiest = Lancer le plus chanceux
study-unluckiest = Lancer le plus malchanceux
study-moment-turn = Tour { $turn } : { $change }
study-moment-roll = Tour { $turn } : { $dice } ({ $change })
study-sum = Le détail du calcul
study-sum-start = Chances au départ
study-sum-own-luck = Sa chance aux dés
study-sum-others-luck = La chance des autres
study-sum-cost = Ses décisions
study-sum-gifts = Les décisions des autres
study-sum-revisions = Réévaluations
study-sum-result = Résultat
study-sum-standing = Chances à la fin

## Erreurs à rejouer

study-mistakes = Apprendre de ses erreurs
study-mistakes-whose = Les erreurs de qui ?
study-mistakes-none = Tu n’as commis aucune erreur qui mérite qu’on y revienne. Voici celles des autres.
study-mistakes-leave = Retour à l’analyse
study-mistakes-again = Encore une fois
study-mistakes-done = { $right } sur { $count } du premier coup.
study-mistake-place = { $number } sur { $count }, tour { $turn }
study-mistake-ask = Ici, { $name } a choisi « { $action } ». Qu’y a-t-il de mieux ?
study-mistake-right = C’est ça !
study-mistake-close = C’est ça ! « { $action } » n’est qu’un peu meilleur.
study-mistake-answer = Le meilleur choix était « { $action } ».
study-mistake-wrong = Ce n’est pas « { $action } » ({ $cost }). Essaie encore.
study-mistake-show = Voir la réponse
study-mistake-next = Suivante

## Le coach à table

study-worth-advice = victoire { $gain }, lancer nul { $bust }
study-worth-odds = vers espérés { $gain }, lancer nul { $bust }
study-win = Tes chances de gagner : { $chance }.
# Same in English.
study-sure-exact = Exact.
study-sure-search = Presque exact.
study-sure-turn = Estimé au-delà du prochain tour.
study-sure-net = Estimé au-delà de ce tour.
study-legend-worms = vers espérés
study-legend-bust = risque de lancer nul
study-no-hint = Le coach ne répond pas pour l’instant.
