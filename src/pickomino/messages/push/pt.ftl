# O que diz uma notificação. $names são as outras pessoas à mesa.

push-turn-title = É a sua vez
push-turn = Na mesa com { $names }
push-turn-bots = Os bots já jogaram
push-clock-title = O seu tempo acabou
push-clock = Agora um bot joga por você. Você pode retomar o seu lugar quando quiser.
