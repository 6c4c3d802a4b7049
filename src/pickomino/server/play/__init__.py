"""Games in motion: loaded, changed and stored by one node, with their players, bots and clocks."""
