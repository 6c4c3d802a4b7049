"""The compiled parts of playing many turns at once: scores of endings, the solver's input, the rolling of dice."""

# Numba ships few types, and its integers are not Python's.
# mypy: disable-error-code="no-untyped-call, untyped-decorator, misc, arg-type, assignment, return-value, no-any-return, call-arg"

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from pickomino.solver.compiling import name_kernels
from pickomino.solver.geometry import LAYER, ShapeColumn

from .endings import CANNED, enumerate_endings, fill_ends, held_by, worms_of
from .net import evaluate
from .packed import MOVER, PLAYERS

name_kernels(
    {"expand": "the ends of turns", "score_by_net": "the champion's net", "play_turns": "the rolling of dice"}
)

_WIDTH, _DICE = ShapeColumn.WIDTH, ShapeColumn.DICE


@njit(cache=True, error_model="numpy")
def mix(seed: Any, game: int, turn: int, draw: int) -> Any:
    """A number of 64 random bits from a counter: the same whatever else happens (splitmix64's finaliser)."""
    z = np.uint64(seed) + np.uint64(game) * np.uint64(0x9E3779B97F4A7C15)
    for part in (turn, draw):
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = (z ^ (z >> np.uint64(31))) + np.uint64(part + 1) * np.uint64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))


@njit(cache=True, error_model="numpy")
def gumbel(bits: Any) -> float:
    """Chance noise of such a kind that the largest of noisy values is drawn as by a softmax."""
    part = (np.float64(bits >> np.uint64(11)) + 0.5) / 9007199254740992.0
    return -np.log(-np.log(part))


@njit(cache=True, error_model="numpy")
def expand(rows: Any, flags: int, endings: Any, kinds: Any, spans: Any, counts: Any) -> None:
    """The endings of every game's turn."""
    for g in range(len(rows)):
        counts[g] = enumerate_endings(rows[g], flags, endings[g], kinds[g], spans[g])


@njit(cache=True, error_model="numpy")
def score_by_net(
    weights: Any, seats: int, games: Any, endings: Any, counts: Any, values: Any, scores: Any
) -> None:
    """What each ending is worth to the player whose turn it was: the last seat as the next player sees it."""
    for g in games:
        evaluate(weights, seats, endings[g], counts[g], values[g])
        last = endings[g, 0, PLAYERS] - 1
        for k in range(counts[g]):
            scores[g, k] = values[g, k, last]


@njit(cache=True, error_model="numpy")
def score_by_worms(games: Any, rows: Any, endings: Any, counts: Any, others: float, scores: Any) -> None:
    """The worms that each ending brings its player, plus `others` times what it costs the opponents."""
    for g in games:
        me, players = rows[g, MOVER], np.int64(rows[g, PLAYERS])
        for k in range(counts[g]):
            score = np.float64(worms_of(endings[g, k], me) - worms_of(rows[g], me))
            if others > 0.0:
                for seat in range(players):
                    if seat != me:
                        score -= others * (worms_of(endings[g, k], seat) - worms_of(rows[g], seat))
            scores[g, k] = score


@njit(cache=True, error_model="numpy")
def fill(
    games: Any, rows: Any, spans: Any, flags: int, scores: Any, ends: Any, ending_of: Any, lanes: int
) -> None:
    """Lay the values of stops out for the turn solver, game `games[b]` in lane `b`."""
    line = np.empty(2 * LAYER, np.float32)
    for b in range(len(games)):
        g = games[b]
        canned = held_by(rows[g], rows[g, MOVER]) == CANNED
        fill_ends(spans[g], flags, canned, scores[g], line, ending_of[g])
        for e in range(2 * LAYER):
            ends[b // lanes, e, b % lanes] = line[e]


@njit(cache=True, error_model="numpy")
def play_turns(
    tables: Any, lanes: int, games: Any, six_ends: bool, ends: Any, keep: Any, roll: Any,
    seed: Any, dice_of: Any, turns: Any, heat: Any, ended: Any,
    judged: bool, judge_ends: Any, judge_keep: Any, judge_roll: Any, luck: Any,
) -> None:  # fmt: skip
    """Roll and decide every game's turn to its end; `ended` gets where (layer, worm, total) it stopped.

    With a judge, `luck` gets by how much the dice were kinder to the player than on average: summed over the
    rolls, the judge's value after the roll less the judge's value before it. A policy with heat does not always
    take the best choice: one that costs `heat` of the value is taken 1/e times as often.
    """
    counts = np.empty(6, np.int64)
    root = len(tables.end_of) - 1
    for b in range(len(games)):
        g = games[b]
        chunk, lane = b // lanes, b % lanes
        weasel = keep.shape[1] - 1
        row, draw, noise, mask = root, 0, 0, 0
        left = tables.shapes[tables.shape_of[root] * _WIDTH + _DICE]
        luck[g] = 0.0
        while True:
            for f in range(6):
                counts[f] = 0
            for _ in range(left):
                bits = mix(seed, dice_of[g], turns[g], draw)
                draw += 1
                counts[np.int64((bits >> np.uint64(32)) * np.uint64(6) >> np.uint64(32))] += 1
            here = tables.next_at[row]
            best, after, face, free = np.float32(-1e30), -1, -1, 0
            judged_best = np.float32(-1e30)
            for f in range(6):
                if mask >> f & 1:
                    continue
                if counts[f] > 0:
                    candidate = np.int64(tables.next_row[here + free * left + counts[f] - 1])
                    value = keep[chunk, weasel, 0, candidate, lane]
                    if heat[g] > 0:
                        noise += 1
                        value += gumbel(mix(~seed, dice_of[g], turns[g], noise)) * heat[g]
                    if value > best:
                        best, after, face = value, candidate, f
                    if judged:
                        judged_best = max(judged_best, judge_keep[chunk, weasel, 0, candidate, lane])
                free += 1
            lost = LAYER if tables.end_of[row] >= LAYER else 0
            if judged:
                if after < 0:
                    judged_best = judge_ends[chunk, lost, lane]
                if weasel:
                    judged_best = max(judged_best, judge_roll[chunk, 0, 0, row, lane])
                luck[g] += judged_best - judge_roll[chunk, weasel, 0, row, lane]
            if weasel and roll[chunk, 0, 0, row, lane] > (best if after >= 0 else ends[chunk, lost, lane]):
                weasel = 0
                continue
            if after < 0:
                ended[g] = lost
                break
            row = after
            mask |= 1 << face
            left -= counts[face]
            end = np.int64(tables.end_of[row])
            stop = np.float64(ends[chunk, end, lane])
            if heat[g] > 0:
                noise += 2
                stop += gumbel(mix(~seed, dice_of[g], turns[g], noise - 1)) * heat[g]
                stop -= gumbel(mix(~seed, dice_of[g], turns[g], noise)) * heat[g]
            if left == 0 or (mask == 63 and six_ends) or stop >= roll[chunk, weasel, 0, row, lane]:
                ended[g] = end
                break
            if mask == 63:
                ended[g] = LAYER if end >= LAYER else 0
                break
