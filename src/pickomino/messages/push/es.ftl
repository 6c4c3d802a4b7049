# Lo que dice un aviso. $names son las demás personas de la mesa.

push-turn-title = Te toca
push-turn = En la mesa con { $names }
push-turn-bots = Los bots han jugado
push-clock-title = Se te ha acabado el tiempo
push-clock = Ahora juega un bot por ti. Puedes recuperar tu asiento cuando quieras.
