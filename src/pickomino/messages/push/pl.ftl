# Co mówi powiadomienie. $names to pozostałe osoby przy stole.

push-turn-title = Twoja kolej
push-turn = Przy stole: { $names }
push-turn-bots = Boty już zagrały
push-clock-title = Twój czas minął
push-clock = Teraz gra za ciebie bot. W każdej chwili możesz wrócić na swoje miejsce.
