# Ce que dit une notification. $names, ce sont les autres à la table.

push-turn-title = À toi de jouer
push-turn = À la table avec { $names }
push-turn-bots = Les robots ont joué
push-clock-title = Ton temps est écoulé
push-clock = Un robot joue maintenant pour toi. Tu peux reprendre ta place à tout moment.
