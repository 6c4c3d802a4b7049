"""Finds puzzles in self-play and appends them to a file, one a line.

    python tools/make_puzzles.py FILE --rules extrawurm --players 2 --seed 1 --puzzles 100

A position becomes a puzzle if its best action leads by enough, the game is open, and `greedy` would do
something else, and if playing the game out leaves no doubt about it. `pickomino puzzle --verify FILE` checks
the result, and `tools/prove_puzzles.py FILE` notes the evidence anew after the nets have changed.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

from pickomino.bots import make_bot
from pickomino.coach.outlook import Outlook
from pickomino.coach.puzzles import (
    Puzzle,
    choices_of_simple_players,
    difficulty_of,
    format_puzzle,
    lead_of,
    parse_puzzle,
    themes_of,
)
from pickomino.coach.verifying import find_evidence
from pickomino.core.engine import legal_actions
from pickomino.core.rules import parse_rules
from pickomino.core.state import Phase
from pickomino.play import Match, SeededDice

LEAD = 0.03
"""More than a puzzle needs, so that it stays one when the nets change a little."""
OPEN = (0.03, 0.97)
PLAYERS = ("champion", "greedy", "champion", "swing")
MOST_OF_A_GAME = 3


def find_puzzles(rules: str, players: int, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game."""
    chance = Random(f"{rules} {players} {seed}")  # noqa: S311  # games repeat by seed
    specs = chance.choices(PLAYERS, k=players)
    match = Match(parse_rules(rules), specs, SeededDice(chance.getrandbits(60)))
    bots = [make_bot(spec) for spec in specs]
    outlook: Outlook | None = None
    found, is_fresh = 0, True
    while not match.is_over and found < MOST_OF_A_GAME:
        state = match.state
        if state.turn.phase is Phase.START:
            outlook, is_fresh = Outlook(state), True
        assert outlook is not None
        if is_fresh and len(legal_actions(state)) > 1:  # one puzzle a turn
            solution = outlook.solution(state)
            if lead_of(solution) >= LEAD and OPEN[0] < solution.value < OPEN[1] and solution.best is not None:
                greedy, _, _ = choices_of_simple_players(state)
                if greedy != solution.best:
                    themes = themes_of(solution, greedy)
                    puzzle = Puzzle(state, solution.best, difficulty_of(solution), themes)
                    evidence = find_evidence(puzzle) if themes else None
                    if evidence is not None and evidence.is_clear:
                        yield replace(puzzle, evidence=evidence)
                        found, is_fresh = found + 1, False
        match.act(bots[state.mover - 1].choose(state, chance))


def main() -> None:
    """Find puzzles until there are enough."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--rules", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow it")
    parser.add_argument("--puzzles", type=int, default=100)
    given = parser.parse_args()
    lines = given.file.read_text(encoding="utf-8").splitlines() if given.file.exists() else []
    seen = {parse_puzzle(line).id for line in lines}
    made, seed = 0, given.seed
    with given.file.open("a", encoding="utf-8") as file:
        while made < given.puzzles:
            for puzzle in find_puzzles(given.rules, given.players, seed):
                if puzzle.id not in seen and made < given.puzzles:
                    seen.add(puzzle.id)
                    file.write(format_puzzle(puzzle) + "\n")
                    made += 1
            file.flush()
            seed += 1
            print(f"{made} puzzles in {seed - given.seed} games", file=sys.stderr)


if __name__ == "__main__":
    main()
