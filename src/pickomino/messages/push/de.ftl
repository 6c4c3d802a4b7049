# Was eine Benachrichtigung sagt. $names sind die anderen am Tisch.

push-turn-title = Du bist dran
push-turn = Am Tisch mit { $names }
push-turn-bots = Die Bots haben gespielt
push-clock-title = Deine Zeit ist um
push-clock = Jetzt spielt ein Bot für dich. Du kannst deinen Platz jederzeit wieder einnehmen.
