"""Chance in the game kernel: known answers, even dice, even choices, and the same games in any order."""

from __future__ import annotations

from collections import Counter
from math import comb, sqrt

import numpy as np
import pytest

from pickomino.core.rules import PRESETS
from pickomino.kernels.game_rows import ACT_FACE, ACT_ROLL, ACT_STOP, counts_of
from pickomino.kernels.policies import GREEDY, RANDOM, SWING, WILD
from pickomino.solver.game.player import GamePlayer

ONES = 0xFFFFFFFF


# The vectors that the authors of Philox publish for 4x32-10.
@pytest.mark.parametrize(
    ("counter", "key", "answer"),
    [
        ((0, 0, 0, 0), (0, 0), (0x6627E8D5, 0xE169C58D, 0xBC57AC4C, 0x9B00DBD8)),
        ((ONES,) * 4, (ONES,) * 2, (0x408F276D, 0x41C83B0E, 0xA20BC7C6, 0x6D5451FD)),
        (
            (0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344),
            (0xA4093822, 0x299F31D0),
            (0xD16CFE09, 0x94FDCCEB, 0x5001E420, 0x24126EA1),
        ),
    ],
)
def test_known_answers(counter: tuple[int, ...], key: tuple[int, ...], answer: tuple[int, ...]) -> None:
    from pickomino.kernels.compiling import load_kernels

    load_kernels("whole_games")
    from pickomino.kernels.chance import random_block

    def joined(low: int, high: int) -> np.uint64:
        return np.uint64(low | high << 32)

    found = random_block.py_func(joined(*key), joined(*counter[:2]), joined(*counter[2:]))
    assert tuple(int(word) for word in found) == answer


def test_dice_are_even_and_independent() -> None:
    player = GamePlayer(PRESETS["classic"], (RANDOM, RANDOM), seed=8, keep_log=True)
    first = Counter[tuple[int, ...]]()
    faces = np.zeros(6)
    worms = Counter[int]()
    for game in player.records(0, 1_500):
        for codes, _ in game.turns():
            roll = counts_of(codes[1])  # the first roll of the turn: always eight dice
            first[roll] += 1
            faces += roll
            worms[roll[5]] += 1
    turns = sum(first.values())
    expected = 8 * turns / 6
    assert (
        (faces - expected) ** 2 / expected
    ).sum() < 25.7  # χ² with 5 degrees of freedom: one in ten thousand
    for count in range(6):
        share = comb(8, count) * 5 ** (8 - count) / 6**8
        assert abs(worms[count] - turns * share) < 4.5 * sqrt(turns * share)
    assert len(first) > 1_200  # of 1,287


def test_random_takes_any_face() -> None:
    player = GamePlayer(PRESETS["classic"], (RANDOM, RANDOM), seed=21, keep_log=True)
    chosen, offered, squares = np.zeros(6), np.zeros(6), np.zeros(6)
    for game in player.records(0, 600):
        for codes, _ in game.turns():
            roll = np.array(counts_of(codes[1])) > 0
            face = codes[2] - ACT_FACE
            chance = roll / roll.sum()
            offered += chance
            squares += chance * (1 - chance)
            chosen[face] += 1
    assert (np.abs(chosen - offered) < 4.5 * np.sqrt(squares)).all()


def test_random_stops_half_of_the_time_where_it_can() -> None:
    stops = rolls = 0
    for game in GamePlayer(PRESETS["classic"], (RANDOM, RANDOM), seed=22, keep_log=True, limit=1).records(
        0, 20_000
    ):
        codes = next(iter(game.turns()))[0]
        kept = [0] * 6
        for at, code in enumerate(codes):
            if code < 0:
                roll_now = counts_of(code)
            elif ACT_FACE <= code < ACT_FACE + 6:
                kept[code - ACT_FACE] = roll_now[code - ACT_FACE]
            elif at and code in (ACT_STOP, ACT_ROLL):
                total = sum(count * value for count, value in zip(kept, (1, 2, 3, 4, 5, 5), strict=True))
                if kept[5] and total >= 21:  # on a full grill that claims something
                    stops += code == ACT_STOP
                    rolls += code == ACT_ROLL
                else:
                    assert code == ACT_ROLL
    assert stops > 1_000
    assert abs(stops - rolls) < 4.5 * sqrt(stops + rolls)


@pytest.mark.parametrize("name", ["classic", "extrawurm"])
@pytest.mark.parametrize("line_up", [(RANDOM, RANDOM), (GREEDY, SWING), (RANDOM, GREEDY, WILD)])
def test_games_do_not_depend_on_how_they_are_played(name: str, line_up: tuple[int, ...]) -> None:
    rules = PRESETS[name]
    whole = GamePlayer(rules, line_up, seed=6).play(0, 120)
    other = GamePlayer(rules, line_up, seed=6, slots=7, batch=5)
    parts = other.play(90, 30) + other.play(0, 50) + other.play(50, 40)
    for mine, theirs in zip(
        (whole.seats, whole.worms, whole.lengths), (parts.seats, parts.worms, parts.lengths), strict=True
    ):
        assert (mine == theirs).all()
    assert whole.games == parts.games == 120
    assert not (GamePlayer(rules, line_up, seed=7).play(0, 120).seats == whole.seats).all()
