# Phrases de la table, chargées avec elle : premiers pas, règles en bref, ce qui s’est passé, la fin.

## Avant le début

table-lobby-waits = La partie commence dès que toutes les places sont prises.
table-seat-take = M’asseoir ici
table-seat-bot = { $name } : donner la place à un robot
table-seat-clear = { $name } : libérer la place
table-remove = Retirer
table-remove-title = Retirer { $name } de la table ?
table-remove-text = La place redevient libre. La table reçoit une nouvelle invitation : l’ancien lien et l’ancien code ne marchent plus.
table-remove-listed = La place redevient libre. La table reste ouverte à tout le monde, sauf à cette personne.
table-removed = Ta place a été libérée
table-removed-text = L’hôte a libéré ta place avant le début de la partie.

## Les premiers tours des nouveaux

table-step-start = Ton tour commence par un lancer de tous les dés.
table-step-face = Choisis une face : tous les dés qui la montrent sont mis de côté et comptent. Chaque face une seule fois par tour.
table-step-worm = Sans ver, tu ne peux prendre aucun Pickomino. Relance les autres dés.
table-step-low = Pas encore de Pickomino pour ce total. Relance les autres dés.
table-step-stop = Arrête-toi et prends le Pickomino marqué, ou relance pour viser plus haut. Un lancer sans face nouvelle est nul.
table-step-known = Compris
table-brings-grilled = donne un ver grillé

## Les règles en bref

table-sheet-goal = La victoire va à qui a le plus de vers. Chaque Pickomino en porte d’un à quatre.
table-sheet-roll = Lance huit dés. Choisis une face et mets de côté tous les dés qui la montrent ; chaque face une fois par tour. Un ver vaut 5.
table-sheet-again = Puis relance les autres, ou arrête-toi : l’arrêt n’est valable qu’avec un ver.
table-sheet-take = Ton total te donne ce Pickomino, pris sur la brochette ou piqué au sommet d’une pile adverse. S’il n’est ni ici ni là, tu prends sur la brochette le Pickomino juste inférieur.
table-sheet-bust = Lancer nul : pas de face nouvelle, pas de ver, ou pas de Pickomino pour ton total. Le sommet de ta pile est rendu, et le plus grand de la brochette est retourné face cachée, sauf si c’est celui que tu viens de rendre.
table-sheet-end = La partie s’achève quand aucun Pickomino n’est face visible sur la brochette.
table-sheet-ones = Deux 1 ou plus mis de côté donnent un ver grillé : un ver qu’un lancer nul ne te fait jamais perdre. Si la réserve est vide, tu en prends un à quelqu’un.
table-sheet-low = Le 11 et le 13 demandent ce total exact, et personne ne peut les piquer.
table-sheet-specialists = Avec un Pickomino, tu reçois le spécialiste qui s’y trouve. Tu n’en gardes qu’un ; un lancer nul te le fait rendre.
table-sheet-canned = tient lieu de ver (5) si tu n’en as pas
table-sheet-hen = part à la place de ton Pickomino (lancer nul ou vol)
table-sheet-crow = son Pickomino donne un ver grillé ; il s’envole plus loin
table-sheet-weasel = une fois par tour, relance les mêmes dés
table-sheet-golden = neuf dés au lieu de huit
table-sheet-apple = trois vers à la fin
table-sheet-here = Autres différences à cette table :

## Pendant que les autres jouent

table-lately = Depuis ton dernier tour
table-gone = La partie attend { $name }, dont la connexion est coupée.
table-claim-soon = Dans { $time }, tu pourras laisser jouer un robot.
table-gone-left = { $name } a quitté la table.
table-claim-bot = Laisser jouer un robot
table-claim-win = Réclamer la victoire
table-claim-title = Réclamer la victoire ?
table-claim-text = La partie se termine et tu gagnes, car il ne reste personne d’autre à la table.
table-by-claim = Victoire, car il ne restait personne d’autre à la table.

## La fin

table-score = Le score en détail
table-score-tiles = Vers des Pickominos
table-score-grilled = Vers grillés
table-score-total = Vers
table-score-steals = Vols
table-score-busts = Lancers nuls
table-best-steal = Plus beau vol : { $name } a piqué le { $tile } à { $victim }.
table-costly-bust = Lancer nul le plus coûteux : { $name } a perdu le { $tile }.
table-lead-kept = Le plus de vers, du tour { $turn } jusqu’à la fin : { $name }.
table-standings = Classement après { $games } parties
table-standings-recent = Classement des { $games } dernières parties
table-standings-wins = Parties gagnées
table-standings-worms = Vers au total
