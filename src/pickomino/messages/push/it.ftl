# Che cosa dice una notifica. $names sono gli altri al tavolo.

push-turn-title = Tocca a te
push-turn = Al tavolo con { $names }
push-turn-bots = I bot hanno giocato
push-clock-title = Il tuo tempo è scaduto
push-clock = Ora un bot gioca al posto tuo. Puoi riprendere il posto in qualsiasi momento.
