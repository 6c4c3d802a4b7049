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
    "champion",
    "champion:level=5",
    "champion:level=3",
    "swing",
    "greedy",
    "champion:level=1",
    "timid",
    "random",
)
OPPONENTS = ("random", "timid", "greedy")
SLOW = ("random", "timid")  # they are asked decision by decision


def rate(bot: str, opponent: str, rules: str, games: int) -> str:
    """What the bot wins, in per cent."""
    if bot == opponent:
        return "50"
    slow = bot in SLOW or opponent in SLOW
    contest = Contest(bot, opponent, rules=rules, games=games // 10 if slow else games)
    best = run_contest(contest, jobs=2).best
    return f"{100 * best.rate:.1f} ± {100 * best.half:.1f}"


def table(games: int) -> str:
    """A row for every bot and edition."""
    lines = ["| bot | rules | " + " | ".join(f"against `{name}`" for name in OPPONENTS) + " |"]
    lines.append("| --- | --- |" + " --- |" * len(OPPONENTS))
    for rules in ("classic", "extrawurm"):
        for bot in BOTS:
            rates = " | ".join(rate(bot, opponent, rules, games) for opponent in OPPONENTS)
            lines.append(f"| `{bot}` | {rules} | {rates} |")
            print(lines[-1], flush=True)
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    text = table(options.games)
    if options.write:
        head, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
        PAGE.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")


if __name__ == "__main__":
    main()
