"""Print the rates at which our bots win at a table of two, as a baseline for papers; `--write` puts them into docs/envs.md.

Every bot plays against those that a learner meets first. Luck is taken off, so few games give narrow intervals.
"""

from __future__ import annotations

import argparse
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


def rate(bot: str, opponent: str, rules: str, games: int) -> str:
    """What the bot wins, in per cent."""
    if bot == opponent:
        return "50"
    best = run_contest(Contest(bot, opponent, rules=rules, games=games)).best
    return f"{100 * best.rate:.1f} ± {100 * best.half:.1f}"


def table(games: int, all_rules: list[str], bots: list[str]) -> str:
    """A row for every bot and rule set."""
    lines = ["| bot | rules | " + " | ".join(f"against `{name}`" for name in OPPONENTS) + " |"]
    lines.append("| --- | --- |" + " --- |" * len(OPPONENTS))
    for rules in all_rules:
        for bot in bots:
            rates = " | ".join(rate(bot, opponent, rules, games) for opponent in OPPONENTS)
            lines.append(f"| `{bot}` | {rules} | {rates} |")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000)
    parser.add_argument("--rules", nargs="+", default=["classic", "extrawurm"])
    parser.add_argument("--bots", nargs="+", default=list(BOTS), metavar="SPEC")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    text = table(options.games, options.rules, options.bots)
    if options.write:
        head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
