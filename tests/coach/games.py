"""Games to be reviewed: any mix of bots at one table, repeatable by seed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pickomino.bots import make_bot
from pickomino.core.rules import PRESETS
from pickomino.play import Match, Record, SeededDice

MIX = ("champion", "greedy", "swing", "timid", "random")


def play(rules: str, specs: Sequence[str], seed: int, turn_limit: int = 1000) -> Record:
    """A game between bots, one a seat."""
    dice = SeededDice(f"{seed} {rules}")
    match = Match(
        PRESETS[rules], [f"{spec} {seat}" for seat, spec in enumerate(specs, 1)], dice, turn_limit=turn_limit
    )
    bots = [make_bot(spec) for spec in specs]
    rng = Random(seed)
    while not match.is_over:
        match.act(bots[match.state.mover - 1].choose(match.state, rng))
    return match.record()


def mixed(players: int, seed: int) -> list[str]:
    """So many bots, others with every seed."""
    return Random(f"{players} {seed}").choices(MIX, k=players)
