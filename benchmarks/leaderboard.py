"""Print the rates at which our bots win at a table of two, as a baseline for papers; `--write` puts them into docs/envs.md.

`--bots random --rules extrawurm --write` writes that row alone and leaves the others as they are. Every bot plays against those that a learner meets first. Luck is taken off, so few games give narrow intervals.
"""

from __future__ import annotations

import argparse
import re
from itertools import product
from pathlib import Path

from pickomino.arena.contest import Contest, run_contest

PAGE = Path(__file__).resolve().parent.parent / "docs" / "envs.md"
BEGIN, END = (
    "<!-- leaderboard: written by benchmarks/leaderboard.py --write -->",
    "<!-- end of leaderboard -->",
)
BOTS = (
    "champion:plies=1,endgame=no", "champion:level=4", "champion:level=3", "champion:level=2", "champion:level=1",
    "swing", "greedy", "timid", "random",
)  # fmt: skip
OPPONENTS = ("random", "timid", "greedy")
RULES = ("classic", "extrawurm")


def rate(bot: str, opponent: str, rules: str, games: int) -> str:
    """What the bot wins, in per cent."""
    if bot == opponent:
        return "50"
    best = run_contest(Contest(bot, opponent, rules=rules, games=games)).best
    return f"{100 * best.rate:.1f} ± {100 * best.half:.1f}"


def rows(games: int, all_rules: list[str], bots: list[str]) -> dict[tuple[str, str], str]:
    """Rule set and bot → the row of the table."""
    found = {}
    for rules in all_rules:
        for bot in bots:
            rates = " | ".join(rate(bot, opponent, rules, games) for opponent in OPPONENTS)
            found[rules, bot] = f"| `{bot}` | {rules} | {rates} |"
            print(found[rules, bot], flush=True)
    return found


def write(found: dict[tuple[str, str], str]) -> None:
    """Put the rows into the page; rows of other bots stay."""
    head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    old, tail = rest.split(END)
    known = {
        (rules, bot): line
        for line in old.splitlines()
        for bot, rules in re.findall(r"^\| `(.*?)` \| (.*?) \|", line)
    }
    known |= found
    lines = ["| bot | rules | " + " | ".join(f"against `{name}`" for name in OPPONENTS) + " |"]
    lines.append("| --- | --- |" + " --- |" * len(OPPONENTS))
    lines += [known[key] for key in product(RULES, BOTS) if key in known]
    text = "\n".join(lines)
    PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{tail}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--rules", nargs="+", choices=RULES, default=list(RULES))
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=list(BOTS))
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    found = rows(options.games, options.rules, options.bots)
    if options.write:
        write(found)


if __name__ == "__main__":
    main()
