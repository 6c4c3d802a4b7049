"""What to type: examples of every command, shown below its help."""

from __future__ import annotations

__all__ = ["EXAMPLES"]

from typing import Final

POSITION: Final = '"24 -/25 - 1 4WWWW:"'

EXAMPLES: Final = {
    "apply": (f"pickomino apply '5W:W =24' -p {POSITION}",),
    "arena": (
        "pickomino arena champion swing --games 400",
        'pickomino arena "exec:python my_bot.py" greedy --seats 3',
    ),
    "backup": (
        "pickomino backup games.gz",
        "pickomino backup games.gz --database postgresql://user@host/games",
    ),
    "bench": ("pickomino bench --seconds 1 --json",),
    "bot": ("pickomino bot champion:level=3",),
    "bots": ("pickomino bots",),
    "check-bot": ('pickomino check-bot "python my_bot.py"',),
    "connect": ("pickomino connect http://127.0.0.1:8000/ --bot champion",),
    "doctor": ("pickomino doctor", "pickomino doctor --url https://games.example --json"),
    "hint": (f"pickomino hint -p {POSITION}", f"pickomino hint -p {POSITION} --rollouts 200 --json"),
    "legal": (f"pickomino legal -p {POSITION} --json",),
    "odds": (f"pickomino odds -p {POSITION}", f"pickomino odds -p {POSITION} --plot odds.svg"),
    "perft": ("pickomino perft --depth 2",),
    "play": (
        "pickomino play",
        "pickomino play --players Ann,Bob,champion:level=3 -r extrawurm --record game.pkn",
    ),
    "puzzle": ("pickomino puzzle", "pickomino puzzle 16 --answer stop"),
    "replay": ("pickomino replay game.pkn", "pickomino replay game.pkn --as-positions"),
    "restore": ("pickomino restore games.gz --database new.db",),
    "review": ("pickomino review game.pkn", "pickomino review game.pkn --html review.html"),
    "rules": ("pickomino rules extrawurm", 'pickomino rules "classic fallback=any"'),
    "serve": (
        "pickomino serve --open",
        "pickomino serve --share",
        "pickomino serve --trusted-proxies 127.0.0.1",
    ),
    "show": (
        f"pickomino show -p {POSITION} --names Ann,Bob",
        f"pickomino show -p {POSITION} --svg position.svg",
    ),
    "simulate": (
        "pickomino simulate --players greedy,swing -n 100000 -j 0",
        "pickomino simulate --csv > games.csv",
    ),
    "train": ("pickomino train --positions 100000 --out net.npz",),
    "verify": ("pickomino verify http://127.0.0.1:8000/t/Jx0uT2m5qXk8w3Zb",),
}
"""By command."""
