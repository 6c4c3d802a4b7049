"""Blocks of games between two policies, played side by side in compiled code and judged for luck.

**Luck.** A frozen reference net, through the exact turn solver, says before and after every roll what the
position is worth to the player who rolls. What the roll changed is luck: on average nothing, whatever the net
says and whatever the players do. Its sum over a game, taken off the result, leaves the skill. With more than two
players, what one of them has in luck the others lose in equal parts.
"""

from __future__ import annotations

__all__ = ["Block", "play_block"]

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from pickomino.bots.lockstep import Lockstep, Policy, is_over, start_rows, wins_of
from pickomino.bots.net import Net
from pickomino.core.rules import Rules
from pickomino.kernels.game_rows import MOVER

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Block:
    """Results, one entry a game; game `i` has the first policy on seat `i % players` (counted from 0)."""

    shares: Floats
    """What the first policy won: 1, 0, or a part of a shared win (E4)."""
    luck: Floats
    """How kind the dice were to it; 0 without a reference."""
    turns: npt.NDArray[np.int64]
    players: int

    @property
    def adjusted(self) -> Floats:
        """The results with luck taken off."""
        return self.shares - self.luck


def play_block(
    rules: Rules,
    players: int,
    policies: tuple[Policy, Policy],
    reference: Net | None,
    deals: range,
    seed: int,
    turn_limit: int = 1000,
) -> Block:
    """Play each deal (one set of dice) `players` times, with `policies[0]` on every seat in turn."""
    games = len(deals) * players
    shares, luck = np.zeros(games), np.zeros(games)
    turns = np.zeros(games, np.int64)
    # Of the games still under way: their numbers, seats of the first policy, dice, positions.
    numbers = np.arange(games)
    seat = np.tile(np.arange(players), len(deals))
    dice = np.repeat(np.array(deals, np.int64), players)
    rows = start_rows(rules, players, games)
    table, judge = _tables(rules, players, games, reference is not None)
    for turn in range(turn_limit):
        mine = rows[:, MOVER] == seat
        table.expand(rows)
        table.score(policies, np.where(mine, 0, 1))
        table.solve()
        if judge is not None:
            judge.score([Policy(reference)], np.zeros(len(rows), np.int64))
            judge.solve()
        table.play(seed, dice, np.full(len(rows), turn), judge)
        if judge is not None:
            luck[numbers] += np.where(mine, table.luck, -table.luck / (players - 1))
        rows = table.successors()
        turns[numbers] += 1
        over = is_over(rows) | (turn == turn_limit - 1)  # E5
        shares[numbers[over]] = wins_of(rows[over])[np.arange(over.sum()), seat[over]]
        if over.all():
            break
        if over.any():
            numbers, seat, dice, rows = numbers[~over], seat[~over], dice[~over], rows[~over]
    return Block(shares, luck, turns, players)


def _tables(rules: Rules, players: int, games: int, judged: bool) -> tuple[Lockstep, Lockstep | None]:
    table = Lockstep(rules, players, games)
    return table, Lockstep(rules, players, games, judge_of=table) if judged else None
