"""Solved turns of many games played side by side, from the first roll to where they stop.

`turn_player` plays one turn and moves the pieces as it goes; here only the way through the solver's rows is walked,
because what each end leads to has been listed and valued before.

Import this module through `compiling.load_kernels` only.
"""

# mypy: disable-error-code="no-untyped-call, untyped-decorator, no-any-return"

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import boolean, float64, int64, types, uint64, void

from .cells import ZERO, compiled, kernel
from .chance import below, dice_from, random_block
from .geometry import LAYER, ShapeColumn
from .policies import BY_RANDOM, BY_TIMID, BY_VALUE
from .pool import HOPELESS
from .turn_solver import TABLES, array_of

_COLUMNS, _DICE = ShapeColumn.WIDTH, ShapeColumn.DICE
_LOWEST = np.float64(-1e30)
_TURN_BITS = np.uint64(10)  # of the numbers of blocks: far more than one turn draws
_WEASEL = -2


class SolvedTurns(NamedTuple):
    """What a batch has found out: chunk and lane of each array belong to one game."""

    ends: Any  # chunk, layer and worm and total, lane
    keep: Any  # chunk, weasel, slab, row, lane
    roll: Any


class Players(NamedTuple):
    """Game → the number of its dice, its turn, and how the player decides."""

    dice_of: Any
    turns: Any
    heat: Any
    """A choice that costs this much of the value is taken 1/e times as often as the best."""
    habits: Any
    """`BY_VALUE`, or the habit by which the turn is played, whatever the values say."""


class Source(NamedTuple):
    """Where the numbers of one turn come from: the same whatever else happens."""

    seed: Any
    game: Any
    first: Any


SOLVED_TURNS = types.NamedTuple(
    [array_of(types.float32, 3), array_of(types.float32, 5), array_of(types.float32, 5)], SolvedTurns
)
PLAYERS = types.NamedTuple([array_of(int64), array_of(int64), array_of(float64), array_of(int64)], Players)


@compiled
def roll_from(source: Source, drawn: int, spans: Any, counts: Any, dice: int) -> Any:
    """Roll: the counts, four bits a face, and how many blocks this turn's dice have taken by then."""
    while True:
        a, b, _, _ = random_block(source.seed, source.game, source.first + np.uint64(drawn))
        drawn += 1
        is_fair, rolled, _ = dice_from(a, b, spans, counts, dice)
        if is_fair:
            return rolled, drawn


@compiled
def noise_from(source: Source, number: int) -> Any:
    """64 random bits that have nothing to do with the dice."""
    a, b, _, _ = random_block(~source.seed, source.game, source.first + np.uint64(number))
    return a << np.uint64(32) | b


@compiled
def gumbel(bits: Any) -> float:
    """Chance noise of such a kind that the largest of noisy values is drawn as by a softmax."""
    part = (np.float64(bits >> np.uint64(11)) + 0.5) / 9007199254740992.0
    return -np.log(-np.log(part))


@compiled
def liking(
    source: Source, number: int, habit: int, heat: float, value: float, face: int, shown: int
) -> float:
    """How much a face is liked: its value, with a slip if there is heat, or what a habit goes by."""
    if habit == BY_TIMID:
        return np.float64(1000 * (face == 5) + 16 * shown * min(face + 1, 5) - shown)
    if habit == BY_RANDOM:
        return gumbel(noise_from(source, number))
    if heat > 0:
        return value + gumbel(noise_from(source, number)) * heat
    return value


@compiled
def stops_by_habit(source: Source, number: int, habit: int, stop: float, bust: float) -> bool:
    """Whether a habit stops, which it does only where that claims something."""
    if stop <= bust:
        return False
    a = noise_from(source, number) >> np.uint64(32)
    return habit == BY_TIMID or below(a, ZERO + 2) == 1


@compiled
def stops_by_value(source: Source, number: int, heat: float, stop: float, on: float, bust: float) -> bool:
    """Whether stopping is worth as much as rolling on, with slips on either side if there is heat."""
    if heat > 0:
        if stop == bust and abs(on - bust) > HOPELESS * heat:
            return False  # nobody stops on nothing while a roll may still help
        stop += gumbel(noise_from(source, number)) * heat
        on += gumbel(noise_from(source, number + 1)) * heat
    return stop >= on


@compiled
def face_to_keep(
    tables: Any, solved: SolvedTurns, chunk: int, lane: int, weasel: int, row: int, mask: int, left: int, rolled: int,
    source: Source, number: int, habit: int, heat: float,
) -> Any:  # fmt: skip
    """Of the faces that may be set aside the one liked most: how much, the row it leads to, and the face; -1 for none."""
    best, after, face, free = _LOWEST, ZERO - 1, ZERO - 1, ZERO
    here = np.int64(tables.next_at[row])
    for f in range(6):
        if mask >> f & 1:
            continue
        shown = rolled >> (4 * f) & 15
        if shown > 0:
            candidate = np.int64(tables.next_row[here + free * left + shown - 1])
            value = np.float64(solved.keep[chunk, weasel, 0, candidate, lane])
            liked = liking(source, number + f, habit, heat, value, f, shown)
            if liked > best:
                best, after, face = liked, candidate, ZERO + f
        free += 1
    return best, after, face


@compiled
def value_of_roll(
    tables: Any, judge: SolvedTurns, chunk: int, lane: int, weasel: int, row: int, mask: int, left: int, rolled: int,
    lost: int,
) -> float:  # fmt: skip
    """What a roll is worth to the judge, who makes the best of it."""
    best, after, _ = face_to_keep(
        tables, judge, chunk, lane, weasel, row, mask, left, rolled, Source(uint64(0), uint64(0), uint64(0)),
        ZERO, ZERO + BY_VALUE, 0.0,
    )  # fmt: skip
    if after < 0:
        best = np.float64(judge.ends[chunk, lost, lane])
    if weasel:
        best = max(best, np.float64(judge.roll[chunk, 0, 0, row, lane]))
    return best


@compiled
def play_one(
    tables: Any, solved: SolvedTurns, judge: SolvedTurns, judged: bool, chunk: int, lane: int, six_ends: bool,
    source: Source, habit: int, heat: float, spans: Any, counts: Any,
) -> Any:  # fmt: skip
    """Roll and decide one turn: where (layer, worm, total) it stopped, and how kind its dice were in the judge's eyes."""
    row = np.int64(len(tables.end_of) - 1)
    weasel, drawn, noise, mask, luck = ZERO + solved.keep.shape[1] - 1, ZERO, ZERO, ZERO, 0.0
    left = np.int64(tables.shapes[tables.shape_of[row] * _COLUMNS + _DICE])
    while True:
        rolled, drawn = roll_from(source, drawn, spans, counts, left)
        lost = ZERO + (LAYER if tables.end_of[row] >= LAYER else 0)
        if judged:
            luck += value_of_roll(tables, judge, chunk, lane, weasel, row, mask, left, rolled, lost)
            luck -= judge.roll[chunk, weasel, 0, row, lane]
        best, after, face = face_to_keep(
            tables, solved, chunk, lane, weasel, row, mask, left, rolled, source, noise, habit, heat
        )
        noise += 6
        if weasel:
            if habit != BY_VALUE:
                again = after < 0
            else:
                held = best if after >= 0 else np.float64(solved.ends[chunk, lost, lane])
                again = solved.roll[chunk, 0, 0, row, lane] > held
            if again:
                weasel = ZERO
                continue
        if after < 0:
            return lost, luck
        row = after
        mask |= 1 << face
        left -= rolled >> (4 * face) & 15
        end = np.int64(tables.end_of[row])
        on_nothing = ZERO + (LAYER if end >= LAYER else 0)
        stop = np.float64(solved.ends[chunk, end, lane])
        bust = np.float64(solved.ends[chunk, on_nothing, lane])
        if left == 0 or (mask == 63 and six_ends):
            return end, luck
        if habit != BY_VALUE:
            stops = stops_by_habit(source, noise, habit, stop, bust)
        else:
            on = np.float64(solved.roll[chunk, weasel, 0, row, lane])
            stops = stops_by_value(source, noise, heat, stop, on, bust)
        noise += 2
        if stops:
            return end, luck
        if mask == 63:
            return on_nothing, luck


@kernel(
    void(
        TABLES, int64, array_of(int64), boolean, SOLVED_TURNS, boolean, SOLVED_TURNS, uint64, PLAYERS,
        array_of(int64), array_of(types.int32), array_of(int64), array_of(float64),
    )
)  # fmt: skip
def play_turns(
    tables: Any, lanes: int, games: Any, six_ends: bool, solved: SolvedTurns, judged: bool, judge: SolvedTurns,
    seed: Any, players: Players, spans: Any, counts: Any, ended: Any, luck: Any,
) -> None:  # fmt: skip
    """Roll and decide every game's turn to its end; `ended` gets where (layer, worm, total) it stopped.

    With a judge, `luck` gets by how much the dice were kinder to the player than on average: summed over the
    rolls, the judge's value after the roll less the judge's value before it.
    """
    for b in range(len(games)):
        g = games[b]
        source = Source(seed, np.uint64(players.dice_of[g]), np.uint64(players.turns[g]) << _TURN_BITS)
        ended[g], luck[g] = play_one(
            tables, solved, judge, judged, b // lanes, b % lanes, six_ends, source,
            players.habits[g], players.heat[g], spans, counts,
        )  # fmt: skip
