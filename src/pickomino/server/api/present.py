"""What a client is shown: the table, every legal action with what it brings, and why the others are barred."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Final, cast

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
from pickomino.core.claim import claims_with
from pickomino.core.dice import DICE_WITH_GOLDEN, NO_DICE, WORM, Counts, format_dice, total_of
from pickomino.core.engine import Step, legal_actions, legal_steps
from pickomino.core.events import (
    Busted,
    Event,
    GotGrilledWorm,
    GotSpecialist,
    Rerolled,
    Rolled,
    SetAside,
    Stole,
    StoleHen,
    Stopped,
    TileReturned,
    TileTurned,
    Took,
    TurnBegan,
)
from pickomino.core.legality import reason_against
from pickomino.core.outcome import Outcome, outcome, worms_of
from pickomino.core.rules import KNOBS, PRESETS, Rules, Specialist, format_rules, worms_on
from pickomino.core.state import GameState, Phase, Player, Turn
from pickomino.server.api import wire
from pickomino.server.log.claiming import result
from pickomino.server.log.fold import Game
from pickomino.view.fields import SpecialistLetter, action_fields
from pickomino.view.rulebook import knob_value

_TIE_BREAKS: Final[dict[str, wire.TieBreak | None]] = {"": None, "E3": "highest_tile", "E4": "shared"}


def to_json(value: Any) -> str:
    """The JSON text of a value."""
    return pydantic_core.to_json(value).decode()


def show_knobs(rules: Rules) -> wire.Knobs:
    """A rule set by its knobs."""
    return cast("wire.Knobs", asdict(rules))


@cache
def show_rules(rules: Rules) -> wire.RulesInfo:
    """A rule set by name, and where it differs from its edition; the value is shared and must not be changed."""
    name = format_rules(rules)
    edition: Final = "extrawurm" if rules.extras else "classic"
    return {
        "name": name,
        "edition": edition,
        "preset": name if name in PRESETS else None,
        "differences": [
            {"knob": knob, "value": knob_value(rules, knob)}
            for knob in KNOBS
            if getattr(rules, knob) != getattr(PRESETS[edition], knob)
        ],
    }


def show_events(events: Iterable[Event]) -> list[wire.GameEvent]:
    return [{"kind": event.kind, "params": event.params()} for event in events]


def show_view(state: GameState) -> wire.View:
    """The table as it lies."""
    return {
        "grill": _show_grill(state.up, state.down, state.standing),
        "players": _show_players(state.players),
        "reserve": state.reserve if state.rules.extras else None,
        "mover": state.mover or None,
        "turn": show_turn(state.turn),
    }


# Grill and players change at the end of a turn only, so their views are cached. Nobody may change them in place.


@lru_cache(maxsize=2048)
def _show_grill(
    up: tuple[int, ...], down: tuple[int, ...], standing: tuple[tuple[int, Specialist], ...]
) -> list[wire.GrillTile]:
    specialists = dict(standing)
    return [
        {
            "tile": tile,
            "worms": worms_on(tile),
            "up": tile in up,
            "specialist": _letter(specialists.get(tile)),
        }
        for tile in sorted((*up, *down))
    ]


@lru_cache(maxsize=2048)
def _show_players(players: tuple[Player, ...]) -> list[wire.PlayerView]:
    return [
        {
            "seat": seat,
            "stack": list(player.stack),
            "worms": worms_of(player),
            "grilled": player.grilled,
            "specialist": _letter(player.specialist),
        }
        for seat, player in enumerate(players, 1)
    ]


def _letter(specialist: Specialist | None) -> SpecialistLetter | None:
    return None if specialist is None else specialist.value


def show_turn(turn: Turn) -> wire.TurnView:
    """The turn under way."""
    return {
        "phase": turn.phase.value,
        "kept": format_dice(turn.kept),
        "sum": total_of(turn.kept),
        "roll": format_dice(turn.roll) if turn.phase is Phase.ROLLED else None,
        "dice_left": turn.dice_left,
        "golden": turn.golden,
        "weasel_used": turn.weasel_used,
        "canned": turn.phase is Phase.CLAIM and not turn.kept[WORM],  # X11
        "offered": _letter(turn.offered),
    }


_FALLING: Final = (Rolled, SetAside)
_ENDING: Final = (Busted, Stopped, TurnBegan)


def ended_turn(before: Turn, events: Sequence[Event]) -> Turn | None:
    """A turn with the dice that ended it, as they lay before they were settled; None where no dice ended it."""
    fell: Event | None = None
    for event in events:
        if fell is None:
            fell = event if isinstance(event, _FALLING) else None
        elif isinstance(event, _ENDING):
            break
    else:
        return None
    match fell:
        case Rolled(dice=dice):
            golden = before.golden or sum(dice) > before.dice_left
            reroll = before.weasel_used or any(isinstance(event, Rerolled) for event in events)
            return before._replace(phase=Phase.ROLLED, roll=dice, golden=golden, weasel_used=reroll)
        case SetAside(face=face, count=count):
            return before._replace(phase=Phase.KEPT, roll=NO_DICE, kept=_with_face(before.kept, face, count))
    return None


def show_outcome(state: GameState, by_limit: bool) -> wire.GameOutcome:
    """The result, as it stands."""
    return _show_outcome(state, outcome(state), by_limit=by_limit)


def show_result(game: Game) -> wire.GameOutcome | None:
    """The result of a game on this server, if it has one."""
    if not game.has_outcome:
        return None
    return _show_outcome(game.state, result(game), by_limit=game.by_limit, by_claim=bool(game.stayed))


def _show_outcome(
    state: GameState, found: Outcome, *, by_limit: bool = False, by_claim: bool = False
) -> wire.GameOutcome:
    return {
        "worms": list(found.worms),
        "scores": [_show_score(player) for player in state.players],
        "winners": list(found.winners),
        "tie_break": _TIE_BREAKS[found.tie_break],
        "by_limit": by_limit,
        "by_claim": by_claim,
    }


def _show_score(player: Player) -> wire.Score:
    tiles = sum(worms_on(tile) for tile in player.stack)
    return {"tiles": tiles, "grilled": player.grilled, "apple": worms_of(player) - tiles - player.grilled}


def show_actions(state: GameState) -> wire.Actions:
    """Every action there is at this point: legal with what it brings, or barred with the clause."""
    steps = legal_steps(state)
    return {
        "seat": state.mover,
        "legal": [_show_legal(state, action, step) for action, step in steps],
        "barred": _show_all_barred(state, steps),
    }


def _show_all_barred(state: GameState, steps: Sequence[tuple[Action, Step]]) -> list[wire.BarredAction]:
    legal = tuple([action.id for action, _ in steps])
    turn = state.turn
    if turn.phase not in _AT_DICE:
        return _barred_here(state, legal)
    # Many positions have the same reasons: they are found for a position reduced to what they depend on, and cached.
    kept: Counts = (0, 0, 0, 0, 0, int(turn.kept[WORM] > 0))
    roll = cast("Counts", tuple(map(bool, turn.roll)))
    reduced = Turn(turn.phase, kept, roll, weasel_used=turn.weasel_used)
    holder = Player(specialist=state.players[state.mover - 1].specialist)
    return _barred_at_dice(GameState(state.rules, (), (), (), (holder,), 0, 1, reduced), legal)


_AT_DICE: Final = (Phase.START, Phase.ROLLED, Phase.KEPT)


def _barred_here(state: GameState, legal: tuple[int, ...]) -> list[wire.BarredAction]:
    return [_show_barred(state, action) for action in _thinkable(state) if action.id not in legal]


_barred_at_dice = lru_cache(maxsize=2048)(_barred_here)
"""As above; nobody may change the value in place."""


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


def _show_barred(state: GameState, action: Action) -> wire.BarredAction:
    problem = reason_against(state, action)
    return {
        "action": action_fields(action),
        "clause": problem.clause,
        "key": problem.key,
        "params": dict(problem.params),
    }


def _show_legal(state: GameState, action: Action, step: Step) -> wire.LegalAction:
    after, events = step
    # A face that leaves no dice stops by itself (T5); robbing and keeping come after the claim.
    settles = action.kind in _SETTLING or (action.kind is ActionKind.SET_ASIDE and after.mover != state.mover)
    brings = _brings(after, events) if settles else None
    if brings is not None:
        doomed = brings["kind"] == "bust"
    elif action.kind is ActionKind.ROLL:
        doomed = is_doomed(state, rolling=True)
    else:
        doomed = action.kind is ActionKind.SET_ASIDE and is_doomed(after)
    shown: wire.LegalAction = {"action": action_fields(action), "brings": brings, "doomed": doomed}
    match action.kind:
        case ActionKind.ROLL:
            shown["count"] = state.turn.dice_left
        case ActionKind.ROLL9:
            shown["count"] = DICE_WITH_GOLDEN
        case ActionKind.WEASEL:
            shown["count"] = sum(state.turn.roll)
        case _:
            _add_sums(shown, after, events)
    return shown


_SETTLING = {ActionKind.STOP, ActionKind.STOP_CANNED, ActionKind.TAKE, ActionKind.STEAL}


def _add_sums(shown: wire.LegalAction, after: GameState, events: tuple[Event, ...]) -> None:
    match events[:1]:
        case (SetAside(count=count, total=total),):
            shown["count"], shown["total"] = count, total
            if after.turn.phase is Phase.ROB or any(
                isinstance(event, GotGrilledWorm) for event in events[1:2]
            ):
                shown["grilled"] = True  # X2, X3
        case (Stopped(total=total),):
            shown["total"] = total


def _brings(after: GameState, events: tuple[Event, ...]) -> wire.Brings:
    """What a stop comes to, gathered from its events."""
    brings: wire.Brings = {"kind": "choose"}
    for event in events:
        match event:
            case Took(tile=tile):
                brings["kind"], brings["tile"], brings["worms"] = "take", tile, worms_on(tile)
            case Stole(tile=tile, victim=seat):
                brings["kind"], brings["tile"], brings["worms"] = "steal", tile, worms_on(tile)
                brings["seat"] = seat
            case StoleHen(tile=tile, victim=seat):
                brings["kind"], brings["tile"], brings["seat"] = "hen", tile, seat
            case GotSpecialist(specialist=specialist):
                brings["specialist"] = specialist.value
            case Busted():
                brings["kind"] = "bust"
            case TileReturned(tile=tile):
                brings["returned"] = tile
            case TileTurned(tile=tile):
                brings["turned"] = tile
            case _:
                pass
    if after.turn.offered is not None:
        brings["specialist"] = after.turn.offered.value
    if brings["kind"] == "choose":
        brings["tiles"] = sorted({action.tile for action in legal_actions(after) if action.tile})
    return brings


def is_doomed(state: GameState, rolling: bool = False) -> bool:
    """Whether a turn at roll-or-stop can only end in a bust, however the dice fall; `rolling`: if it rolls on."""
    if state.turn.phase is not Phase.KEPT:
        return False
    return not any(_has_claim(state, kept) for kept in _reachable(state.turn, rolling))


def _has_claim(state: GameState, kept: Counts) -> bool:
    holds_canned = state.me.specialist is Specialist.CANNED and not kept[WORM]
    return bool(claims_with(state, kept) or (holds_canned and claims_with(state, kept, canned=True)))


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
