"""What a client is shown: the table, every legal action with what it brings, and why the others are barred."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any, TypeAlias

import pydantic_core

from pickomino.core.actions import (
    KEEP,
    ROB,
    ROLL,
    ROLL9,
    SET_ASIDE,
    STOP,
    STOP_CANNED,
    WEASEL,
    Action,
    ActionKind,
)
from pickomino.core.claim import claims
from pickomino.core.dice import WORM, Counts, format_dice, total_of
from pickomino.core.engine import apply, legal_actions
from pickomino.core.events import (
    Busted,
    Event,
    GotSpecialist,
    Stole,
    StoleHen,
    TileReturned,
    TileTurned,
    Took,
)
from pickomino.core.legality import why_not
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import Rules, Specialist, worms_on
from pickomino.core.state import GameState, Phase, Turn

Json: TypeAlias = dict[str, Any]

TIE_BREAKS = {"": None, "E3": "highest_tile", "E4": "shared"}


def show_rules(rules: Rules) -> Json:
    """The knobs of a rule set."""
    return asdict(rules)


def show_events(events: Iterable[Event]) -> list[Json]:
    return [{"kind": event.kind, "params": event.params()} for event in events]


def to_json(value: Any) -> str:
    """The text of a message."""
    return pydantic_core.to_json(value).decode()


def show_view(state: GameState) -> Json:
    """The table as it lies."""
    standing = dict(state.standing)
    up = set(state.up)
    turn = state.turn
    return {
        "grill": [
            {
                "tile": tile,
                "worms": worms_on(tile),
                "up": tile in up,
                "specialist": str(standing[tile]) if tile in standing else None,
            }
            for tile in sorted((*state.up, *state.down))
        ],
        "players": [
            {
                "seat": seat,
                "stack": list(player.stack),
                "worms": worms_of(player),
                "grilled": player.grilled,
                "specialist": None if player.specialist is None else str(player.specialist),
            }
            for seat, player in enumerate(state.players, 1)
        ],
        "reserve": state.reserve if state.rules.extras else None,
        "mover": state.mover or None,
        "turn": {
            "phase": turn.phase.value,
            "kept": format_dice(turn.kept),
            "sum": total_of(turn.kept),
            "roll": format_dice(turn.roll) if turn.phase is Phase.ROLLED else None,
            "dice_left": turn.dice_left,
            "golden": turn.golden,
            "weasel_used": turn.weasel_used,
            "canned": turn.phase is Phase.CLAIM and not turn.kept[WORM],  # X11
            "offered": None if turn.offered is None else str(turn.offered),
        },
    }


def show_outcome(state: GameState, by_limit: bool) -> Json:
    """The result, as it stands."""
    result = outcome(state)
    return {
        "worms": list(result.worms),
        "winners": list(result.winners),
        "tie_break": TIE_BREAKS[result.tie_break],
        "by_limit": by_limit,
    }


def show_actions(state: GameState) -> Json:
    """Every action there is at this point: legal with what it brings, or barred with the clause."""
    legal = legal_actions(state)
    return {
        "seat": state.mover,
        "legal": [_show_legal(state, action) for action in legal],
        "barred": [_show_barred(state, action) for action in _thinkable(state) if action not in legal],
    }


def _thinkable(state: GameState) -> Iterator[Action]:
    """The actions a player may wonder about here."""
    extras = state.rules.extras
    yield ROLL
    if extras:
        yield ROLL9
    yield from SET_ASIDE
    if extras:
        yield WEASEL
    yield STOP
    if extras:
        yield STOP_CANNED
    if state.turn.phase in (Phase.ROB, Phase.CROW):
        yield from (ROB[seat] for seat in range(1, len(state.players) + 1) if seat != state.mover)
    if state.turn.phase is Phase.KEEP:
        yield from KEEP.values()


def _show_barred(state: GameState, action: Action) -> Json:
    problem = why_not(state, action)
    assert problem is not None
    return {"action": str(action), "clause": problem.clause, "key": problem.key, "params": problem.params}


def _show_legal(state: GameState, action: Action) -> Json:
    after, events = apply(state, action)
    # A face that leaves no dice stops by itself (T5); robbing and keeping come after the claim.
    settles = action.kind in _SETTLING or (action.kind is ActionKind.SET_ASIDE and after.mover != state.mover)
    brings = _brings(after, events) if settles else None
    if brings is not None:
        doomed = brings["kind"] == "bust"
    elif action.kind is ActionKind.ROLL:
        doomed = is_doomed(state, rolling=True)
    else:
        doomed = action.kind is ActionKind.SET_ASIDE and is_doomed(after)
    return {"action": str(action), "events": show_events(events), "brings": brings, "doomed": doomed}


_SETTLING = {ActionKind.STOP, ActionKind.STOP_CANNED, ActionKind.TAKE, ActionKind.STEAL}


def _brings(after: GameState, events: tuple[Event, ...]) -> Json:
    """What a stop comes to, gathered from its events."""
    brings: Json = {
        "kind": "choose", "tile": None, "seat": None, "specialist": None, "returned": None, "turned": None,
        "tiles": [],
    }  # fmt: skip
    for event in events:
        match event:
            case Took(tile=tile):
                brings |= {"kind": "take", "tile": tile}
            case Stole(tile=tile, victim=seat):
                brings |= {"kind": "steal", "tile": tile, "seat": seat}
            case StoleHen(tile=tile, victim=seat):
                brings |= {"kind": "hen", "tile": tile, "seat": seat}
            case GotSpecialist(specialist=specialist):
                brings["specialist"] = str(specialist)
            case Busted():
                brings["kind"] = "bust"
            case TileReturned(tile=tile):
                brings["returned"] = tile
            case TileTurned(tile=tile):
                brings["turned"] = tile
            case _:
                pass
    if after.turn.offered is not None:
        brings["specialist"] = str(after.turn.offered)
    if brings["kind"] == "choose":
        brings["tiles"] = sorted({action.tile for action in legal_actions(after) if action.tile})
    return brings


def is_doomed(state: GameState, rolling: bool = False) -> bool:
    """Whether a turn at roll-or-stop can only end in a bust, however the dice fall; `rolling`: if it rolls on."""
    if state.turn.phase is not Phase.KEPT:
        return False
    return not any(_has_claim(state, kept) for kept in _reachable(state.turn, rolling))


def _has_claim(state: GameState, kept: Counts) -> bool:
    then = state._replace(turn=state.turn._replace(kept=kept))
    holds_canned = state.me.specialist is Specialist.CANNED and not kept[WORM]
    return bool(claims(then) or (holds_canned and claims(then, canned=True)))


def _reachable(turn: Turn, rolling: bool) -> Iterator[Counts]:
    """One way to each total that the turn can still come to; the first nearly always has a claim."""
    free = [face for face in (WORM, 4, 3, 2, 1, 0) if not turn.kept[face]]
    if free and turn.dice_left:
        yield _with_face(turn.kept, free[0], turn.dice_left)
    ways: dict[tuple[int, bool], Counts] = {(total_of(turn.kept), False): turn.kept}
    for face in free:
        for kept in list(ways.values()):
            for count in range(1, turn.dice_left + sum(turn.kept) - sum(kept) + 1):
                grown = _with_face(kept, face, count)
                ways.setdefault((total_of(grown), bool(grown[WORM])), grown)
    yield from (kept for kept in ways.values() if not rolling or kept != turn.kept)


def _with_face(counts: Counts, face: int, count: int) -> Counts:
    grown = list(counts)
    grown[face] = count
    return (grown[0], grown[1], grown[2], grown[3], grown[4], grown[5])
