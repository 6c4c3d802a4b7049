"""Draw a position as an SVG file."""

import sys
from pathlib import Path

import pickomino

position = "11c.13r.22h.24.25.26.28.29a.30.33.35.36x 21.32+1:w/23.27.31:g/34+2/- 4 1 444W:2355"
game = pickomino.Game("extrawurm", ["Ann", "Bob", "Cleo", "Nina"], position=position)
file = Path(sys.argv[1] if len(sys.argv) > 1 else "position.svg")
file.write_text(pickomino.position_svg(game.state, game.players), encoding="utf-8")
print(file)
