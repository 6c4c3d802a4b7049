"""Packed positions and the compiled endings of turns say what `core` says."""

from __future__ import annotations

from collections import Counter
from random import Random

import numpy as np
import pytest

from pickomino.bots.endings import (
    CANNED,
    LAYER,
    MOST_ENDINGS,
    TOTALS,
    enumerate_endings,
    fill_ends,
    held_by,
    worms_of,
)
from pickomino.bots.net import final_shares
from pickomino.bots.packed import EXTRAS, MOVER, WIDTH, knob_flags, pack, unpack
from pickomino.bots.random_bot import RandomBot
from pickomino.core.dice import NO_DICE, WORM, Counts, total_of
from pickomino.core.engine import apply, apply_roll, dice_due, legal_actions, new_game
from pickomino.core.events import Stopped
from pickomino.core.outcome import outcome
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.core.state import GameState, Phase

RULES = [*PRESETS, "extrawurm fallback=any steal=optional flip_empty_handed=yes six_faces_end_turn=yes"]


def fallen_dice(rng: Random, due: int) -> Counts:
    counts = Counter(rng.choices(range(6), k=due))
    return tuple(counts[face] for face in range(6))  # type: ignore[return-value]


@pytest.mark.parametrize("rules_text", RULES)
@pytest.mark.parametrize("players", [2, 3, 7])
def test_every_turn_ends_in_one_of_its_endings(rules_text: str, players: int) -> None:
    rules = parse_rules(rules_text)
    flags, rng, bot = knob_flags(rules), Random(players), RandomBot()
    out, kind = np.zeros((MOST_ENDINGS, WIDTH), np.int8), np.zeros(MOST_ENDINGS, np.int8)
    spans = np.zeros((2, 37, 2), np.int16)
    ends, ending_of = np.zeros(2 * LAYER, np.float32), np.zeros(2 * LAYER, np.int16)
    seen = 0
    for _ in range(12):
        state = new_game(rules, players)
        while not state.is_over:
            start = pack(state)
            assert unpack(start, rules) == state
            count = enumerate_endings(start, flags, out, kind, spans)
            finish, stops, several_gains = finish_turn(state, bot, rng)
            row = pack(finish)
            if finish.is_over:
                row[MOVER] = state.mover % players  # core forgets who would have been next
            if not several_gains:
                matching = [k for k in range(count) if (out[k] == row).all()]
                assert matching, f"{state} -> {finish}"
                seen += 1
            if stops is not None and not several_gains:
                # a score that likes exactly what happened must lead exactly there
                score = np.zeros(MOST_ENDINGS, np.float32)
                score[matching] = 1
                mine = held_by(start, int(start[MOVER]))
                fill_ends(spans, flags, mine == CANNED, score, ends, ending_of)
                assert ends[stops] == 1, f"{state} -> {finish}"
                assert ending_of[stops] in matching
            if finish.is_over:
                shares = np.zeros(8, np.float32)
                final_shares(row, shares)
                won = outcome(finish)
                for r in range(players):
                    seat = (int(row[MOVER]) + r) % players
                    assert shares[r] == pytest.approx((seat + 1 in won.winners) / len(won.winners))
                    assert worms_of(row, seat) == won.worms[seat]
            state = finish
    assert seen > 100


def tuple_with(kept: Counts, face: int, count: int) -> Counts:
    return (*kept[:face], count, *kept[face + 1 :])  # type: ignore[return-value]  # still six


def finish_turn(state: GameState, bot: RandomBot, rng: Random) -> tuple[GameState, int | None, bool]:
    """The state after the turn, the end it stopped at (None for a bust roll), and whether a victim was chosen."""
    kept: Counts = NO_DICE
    mover, doubled, end, chose = state.mover, False, None, False
    while True:
        if due := dice_due(state):
            step = apply_roll(state, fallen_dice(rng, due))
        else:
            if state.turn.phase is Phase.ROB:
                chose = True
            legal = legal_actions(state)
            action = rng.choice(legal) if rng.random() < 0.3 else bot.choose(state, rng)
            if state.turn.phase is Phase.ROLLED and action.face >= 0:
                kept = tuple_with(kept, action.face, state.turn.roll[action.face])
                doubled = doubled or (action.face == 0 and kept[0] >= 2 and state.rules.extras)
            step = apply(state, action)
        for event in step.events:
            if isinstance(event, Stopped):
                layer = LAYER if doubled else 0
                end = layer + (TOTALS if kept[WORM] else 0) + total_of(kept)
        state = step.state
        if state.is_over or state.mover != mover or state.turn.phase is Phase.START:
            return state, end, chose


def test_flags_are_told_apart() -> None:
    assert knob_flags(PRESETS["classic"]) == 0
    assert knob_flags(PRESETS["extrawurm"]) == EXTRAS
