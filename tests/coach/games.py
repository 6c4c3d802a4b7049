"""Games to be reviewed: any mix of bots at one table, repeatable by seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from pickomino.bots import make_bot
from pickomino.bots.champion import net_for
from pickomino.core.rules import PRESETS
from pickomino.kernels.game_rows import Ints
from pickomino.kernels.policies import GREEDY, OUTSIDE, RANDOM, SWING
from pickomino.play import Match, Record, SeededDice, parse_record
from pickomino.solver.game.log_records import record_text
from pickomino.solver.game.player import GamePlayer

MIX = ("champion", "greedy", "swing", "timid", "random")
COMPILED = {"champion": OUTSIDE, "greedy": GREEDY, "swing": SWING, "random": RANDOM}
"""Bots whose games compiled code plays by the thousand; the champion looks no further than its turn there."""


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


def play_compiled(rules: str, specs: Sequence[str], seed: int, games: int) -> Iterator[Record]:
    """Games of one line-up out of `COMPILED`."""
    net = net_for(PRESETS[rules].extras, len(specs))

    def chances(rows: Ints, seats: Ints) -> npt.NDArray[Any]:
        return net.evaluate(rows)[np.arange(len(rows)), seats]

    player = GamePlayer(
        PRESETS[rules],
        [COMPILED[spec] for spec in specs],
        seed=seed,
        slots=games,
        batch=games,
        keep_log=True,
        valuations=[chances if spec == "champion" else None for spec in specs],
    )
    names = [f"{spec} {seat}" for seat, spec in enumerate(specs, 1)]
    for game in player.records(0, games):
        yield parse_record(record_text(game, PRESETS[rules], names))


def mixed(players: int, seed: int, bots: Sequence[str] = MIX) -> list[str]:
    """So many bots, others with every seed."""
    return Random(f"{players} {seed}").choices(bots, k=players)
