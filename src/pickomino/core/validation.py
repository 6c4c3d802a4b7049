"""Positions that cannot be: every defect of a state, each with its clause."""

from __future__ import annotations

__all__ = ["defects"]

from collections import Counter
from collections.abc import Iterator

from .claim import can_count_canned, claims
from .dice import DICE, DICE_WITH_GOLDEN, WORM, total_of
from .engine import legal_actions
from .errors import Problem
from .rules import EXTRA_TILES, GRILLED_WORMS, MAX_PLAYERS, MIN_PLAYERS, Specialist
from .settlement import robbable_seats
from .state import GameState, Phase


def defects(state: GameState) -> tuple[Problem, ...]:
    """Everything that is wrong with a state; nothing if it can be."""
    found = [*_tiles(state), *_specialists(state), *_grilled_worms(state), *_seats(state)]
    if state.mover > len(state.players):  # nobody's turn
        return tuple(found)
    of_turn = list(_turn(state))
    if found:
        # While pieces are missing or doubled, nobody can say what there is to decide.
        of_turn = [defect for defect in of_turn if defect.key != "defect-nothing-to-decide"]
    return (*found, *of_turn)


def _tiles(state: GameState) -> Iterator[Problem]:
    tiles = Counter([*state.up, *state.down])
    for player in state.players:
        tiles.update(player.stack)
    for tile, count in tiles.items():
        if count > 1:
            yield Problem("defect-tile-twice", {"tile": tile}, "S2")
        if tile in EXTRA_TILES and not state.rules.extras:
            yield Problem("defect-extra-tile", {"tile": tile}, "S4")


def _specialists(state: GameState) -> Iterator[Problem]:
    specialists = Counter(specialist for _, specialist in state.standing)
    specialists.update(player.specialist for player in state.players if player.specialist)
    if state.turn.offered is not None:
        specialists[state.turn.offered] += 1
    for specialist, count in specialists.items():
        if count > 1:
            yield Problem("defect-specialist-twice", {"specialist": str(specialist)}, "S4")
        if not state.rules.extras:
            yield Problem("defect-specialist-without-extras", {"specialist": str(specialist)}, "S4")
    for tile, specialist in state.standing:
        if tile not in state.up:
            params: dict[str, str | int] = {"specialist": str(specialist), "tile": tile}
            yield Problem("defect-specialist-on-turned", params, "X8")
    for seat, player in enumerate(state.players, 1):
        if player.specialist is Specialist.CROW:
            yield Problem("defect-crow-held", {"seat": seat}, "X13")


def _grilled_worms(state: GameState) -> Iterator[Problem]:
    for seat, player in enumerate(state.players, 1):
        if player.grilled and not state.rules.extras:
            yield Problem("defect-grilled-without-extras", {"seat": seat}, "S4")
    grilled = state.reserve + sum(player.grilled for player in state.players)
    if grilled > GRILLED_WORMS:
        yield Problem("defect-grilled-too-many", {"count": grilled}, "S4")


def _seats(state: GameState) -> Iterator[Problem]:
    players = len(state.players)
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        yield Problem("defect-player-count", {"count": players}, "S1")
    if state.mover > players:
        yield Problem("defect-mover", {"seat": state.mover, "count": players}, "S3")
    if state.mover and not state.up and state.turn.phase not in (Phase.CROW, Phase.KEEP):
        yield Problem("defect-should-be-over", {}, "E1")  # X14: the claim's choices come before the end
    if not state.mover and state.up:
        yield Problem("defect-should-not-be-over", {"tile": state.up[0]}, "E1")


def _turn(state: GameState) -> Iterator[Problem]:
    turn = state.turn
    if turn.phase in (Phase.START, Phase.OVER):
        return
    if turn.golden and state.me.specialist is not Specialist.GOLDEN:
        yield Problem("defect-golden-flag", {}, "X12")
    if turn.weasel_used and state.me.specialist is not Specialist.WEASEL:
        yield Problem("defect-weasel-flag", {}, "X12")
    dice = DICE_WITH_GOLDEN if turn.golden else DICE
    if sum(turn.kept) > dice:
        yield Problem("defect-kept-too-many", {"count": sum(turn.kept), "dice": dice}, "T1")
        return
    yield from _PHASE_CHECKS[turn.phase](state)


def _nothing_to_decide(clause: str) -> Problem:
    return Problem("defect-nothing-to-decide", {}, clause)


def _stops_by_itself(state: GameState) -> str:
    """The clause by which no further roll is possible with these dice set aside; "" if one is."""
    if not state.turn.dice_left:
        return "T5"
    if state.rules.six_faces_end_turn and all(state.turn.kept):
        return "T6"
    return ""


def _due(state: GameState) -> Iterator[Problem]:
    clause = _stops_by_itself(state)
    if clause:
        yield Problem("defect-no-dice-to-roll", {}, clause)


def _rolled(state: GameState) -> Iterator[Problem]:
    yield from _due(state)
    turn = state.turn
    if sum(turn.roll) != turn.dice_left:
        yield Problem("defect-roll-count", {"count": sum(turn.roll), "due": turn.dice_left}, "T1")
    elif not legal_actions(state):
        yield _nothing_to_decide("T3")


def _needs_kept(state: GameState) -> Iterator[Problem]:
    if not any(state.turn.kept):
        yield Problem("defect-nothing-kept", {}, "T2")


def _kept(state: GameState) -> Iterator[Problem]:
    yield from _needs_kept(state)
    clause = _stops_by_itself(state)
    if clause and not (clause == "T5" and can_count_canned(state)):
        yield _nothing_to_decide(clause)


def _several_to_rob(state: GameState, clause: str) -> Iterator[Problem]:
    if state.reserve:
        yield Problem("defect-rob-with-reserve", {"count": state.reserve}, "X3")
    if len(robbable_seats(state)) < 2:
        yield _nothing_to_decide(clause)


def _rob(state: GameState) -> Iterator[Problem]:
    if state.turn.kept[0] < 2 or not state.rules.extras:
        yield Problem("defect-no-double-one", {}, "X2")
    yield from _several_to_rob(state, "X3")


def _counted_total(state: GameState) -> Iterator[Problem]:
    """After a claim: the dice must have been good for one (C1, X11)."""
    yield from _needs_kept(state)
    if not state.turn.kept[WORM] and state.me.specialist is not Specialist.CANNED:
        yield Problem("defect-claim-without-worm", {}, "C1")


def _crow(state: GameState) -> Iterator[Problem]:
    yield from _counted_total(state)
    if not _top_fits_total(state):
        yield Problem("defect-claim-not-taken", {}, "C2")
    yield from _several_to_rob(state, "X3")


def _top_fits_total(state: GameState) -> bool:
    """Whether the mover's top tile can be the one just claimed with these dice (C2–C4)."""
    top = state.me.top
    total = total_of(state.turn.kept) + (0 if state.turn.kept[WORM] else 5)
    return top is not None and (top == total or (top < total and top not in EXTRA_TILES))


def _claim(state: GameState) -> Iterator[Problem]:
    yield from _counted_total(state)
    if len(claims(state, canned=not state.turn.kept[WORM])) < 2:
        yield _nothing_to_decide("C4")


def _keep(state: GameState) -> Iterator[Problem]:
    yield from _counted_total(state)
    if state.me.specialist is None:
        yield Problem("defect-keep-not-held", {}, "X6")
    if state.turn.offered is Specialist.CROW:
        yield Problem("defect-crow-held", {"seat": state.mover}, "X13")
    if state.turn.offered is not Specialist.HEN and not _top_fits_total(state):
        # X10: the hen may come instead of a tile; everything else came with one.
        yield Problem("defect-claim-not-taken", {}, "C2")


_PHASE_CHECKS = {
    Phase.DUE: _due,
    Phase.ROLLED: _rolled,
    Phase.KEPT: _kept,
    Phase.ROB: _rob,
    Phase.CROW: _crow,
    Phase.CLAIM: _claim,
    Phase.KEEP: _keep,
}
