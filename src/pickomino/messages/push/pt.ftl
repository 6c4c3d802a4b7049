# O que diz uma notificação. $names são as outras pessoas à mesa.

push-turn-title = É a tua vez
push-turn = À mesa com { $names }
push-turn-bots = Os bots já jogaram
push-clock-title = O teu tempo acabou
push-clock = Agora um bot joga por ti. Podes retomar o teu lugar quando quiseres.
