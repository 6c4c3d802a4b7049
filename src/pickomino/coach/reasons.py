"""Why an action is good or bad, as a message key with the numbers that its sentence needs."""

from __future__ import annotations

__all__ = ["Figures", "Reason", "find_reason", "tile_of"]

from dataclasses import dataclass
from math import copysign, floor
from typing import NamedTuple

from pickomino.core.actions import ROLL, ROLL9, STOP, Action, ActionKind
from pickomino.core.dice import FACES, NO_DICE, WORM, Counts, total_of
from pickomino.core.engine import apply
from pickomino.core.events import Busted, Stole, StoleHen, Stopped, TileTurned, Took
from pickomino.core.outcome import outcome
from pickomino.core.rules import worms_on
from pickomino.core.state import GameState, Phase
from pickomino.solver.endings import Ending
from pickomino.solver.position import PositionSolution

_WORTH_NAMING = 0.15  # the least chance of a steal that a reason names
_SAME = 0.0005  # chances that differ less are shown as the same

Params = dict[str, str | int | float]


@dataclass(frozen=True)
class Reason:
    """One sentence: its key in the catalogue, and its parameters as events have them."""

    key: str
    params: Params


class Figures(NamedTuple):
    """What an action leads to."""

    chance: float
    worms: float
    bust: float


def _rounded(value: float, digits: int = 0) -> float:
    """As browsers round, halves away from nothing, so that a sentence and the figures beside it agree; never "-0"."""
    return copysign(floor(abs(value) * 10**digits + 0.5) / 10**digits, value) + 0.0


def percent(share: float) -> int:
    """A share as whole percent."""
    return int(_rounded(100 * share))


def _is_certain(share: float) -> bool:
    return share > 1 - 1e-9  # sums of many probabilities end a hair beside


def find_reason(
    solution: PositionSolution, action: Action | None, figures: dict[Action | None, Figures]
) -> Reason:
    """The reason for or against an action, from the figures of all of them."""
    if action is None:
        mine = figures[None]
        return Reason("hint-due", {"bust": percent(mine.bust), "expected": _rounded(mine.worms, 1)})
    return _BY_PHASE[solution.state.turn.phase](solution, action, figures)


_Figures = dict[Action | None, Figures]


def _at_start(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    mine = figures[action]
    params: Params = {"bust": percent(mine.bust), "expected": _rounded(mine.worms, 1)}
    if ROLL9 not in figures:
        return Reason("hint-roll-first", params)
    other = figures[ROLL if action == ROLL9 else ROLL9]
    params |= {"other": percent(other.bust), "others": _rounded(other.worms, 1)}
    return Reason("hint-golden" if action == ROLL9 else "hint-no-golden", params)


def _of_face(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    state, turn = solution.state, solution.state.turn
    bust = percent(figures[action].bust)
    if action.kind is ActionKind.WEASEL:
        is_bust = not any(option.kind is ActionKind.SET_ASIDE for option in figures if option)
        return Reason("hint-weasel-bust" if is_bust else "hint-weasel", {"bust": bust})
    if action.kind is ActionKind.STOP:
        return _of_bust(solution, action, figures, apply(state, action).events)
    face = action.face
    kept: Counts = (*turn.kept[:face], turn.roll[face], *turn.kept[face + 1 :])  # type: ignore[assignment]  # still six
    params: Params = {"face": FACES[face], "taken": turn.roll[face], "bust": bust, "total": total_of(kept)}
    if face == WORM:
        return Reason("hint-worms", params)
    if face == 0 and turn.roll[0] > 1 and state.rules.extras:
        return Reason("hint-double", {"bust": bust})
    if kept[WORM]:
        events = _stop_events(state, kept)
        for event in events:
            if isinstance(event, Stole | StoleHen):
                return Reason("hint-face-steals", {**params, "tile": event.tile, "seat": event.victim})
            if isinstance(event, Took):
                return Reason("hint-face-takes", {**params, "tile": event.tile})
    count = turn.dice_left - turn.roll[face]
    return Reason("hint-face", {**params, "count": count})


def _stop_events(state: GameState, kept: Counts) -> tuple[object, ...]:
    """What a stop with these dice would bring, as far as nothing is left to choose."""
    turn = state.turn._replace(phase=Phase.KEPT, kept=kept, roll=NO_DICE)
    return apply(state._replace(turn=turn), STOP).events


def _roll_or_stop(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    if action.kind is ActionKind.ROLL:
        return _of_roll(solution, figures)
    state = solution.state
    step = apply(state, action)
    rolls = ROLL in figures
    rolling: Params = {
        "rolls": str(rolls).lower(),
        "bust": percent(figures[ROLL].bust) if rolls else 100,
    }
    if step.state.is_over:
        return Reason("hint-stop-ends", {"wins": str(state.mover in outcome(step.state).winners).lower()})
    canned = str(action.kind is ActionKind.STOP_CANNED).lower()
    params: Params
    for event in step.events:
        match event:
            case Busted():
                return _of_bust(solution, action, figures, step.events)
            case Took(tile=tile):
                params = {"tile": tile, "worms": worms_on(tile), "canned": canned}
                return Reason("hint-stop-takes", params | rolling)
            case Stole(tile=tile, victim=victim):
                params = {"tile": tile, "seat": victim, "canned": canned}
                return Reason("hint-stop-steals", params | rolling)
            case StoleHen(victim=victim):
                return Reason("hint-stop-hen", {"seat": victim})
    total = next(event.total for event in step.events if isinstance(event, Stopped))
    return Reason("hint-stop-choice", {"total": total, **rolling})


def _of_bust(
    solution: PositionSolution, action: Action, figures: _Figures, events: tuple[object, ...] = ()
) -> Reason:
    others = [other.chance for option, other in figures.items() if option != action]
    if action != solution.best or not others:
        return Reason("hint-bust", {})
    if figures[action].chance - max(others) < _SAME:
        return Reason("hint-bust-same", {})
    turned = [event.tile for event in events if isinstance(event, TileTurned)]
    return Reason("hint-bust-turns", {"tile": turned[0]}) if turned else Reason("hint-bust-wanted", {})


def _of_roll(solution: PositionSolution, figures: _Figures) -> Reason:
    state = solution.state
    bust = percent(figures[ROLL].bust)
    stops = [option for option in figures if option and option.kind is not ActionKind.ROLL]
    stop_busts = all(figures[stop].bust == 1 for stop in stops)
    if stop_busts and _is_certain(figures[ROLL].bust):
        reason = _of_bust(solution, ROLL, figures)
        # Only what two 1s bring (X2) can make it worth anything.
        return Reason("hint-roll-grilled", {}) if reason.key == "hint-bust-wanted" else reason
    if stop_busts and not state.turn.kept[WORM]:
        return Reason("hint-roll-worm", {"bust": bust})
    if stop_busts:
        return Reason("hint-roll-needed", {"bust": bust})
    steals: dict[tuple[int, int], float] = {}
    now = max((tile_of(chance.ending) for stop in stops for chance in solution.chances(stop)), default=0)
    better = 0.0
    lowest = 99
    for chance in solution.chances(ROLL):
        tile = tile_of(chance.ending)
        if tile > now:
            better += chance.probability
            lowest = min(lowest, tile)
        for event in chance.ending.events:
            if isinstance(event, Stole):
                key = (event.tile, event.victim)
                steals[key] = steals.get(key, 0.0) + chance.probability
    if steals and max(steals.values()) >= _WORTH_NAMING:
        tile, seat = max(steals, key=lambda key: steals[key])
        likely = percent(steals[tile, seat])
        return Reason("hint-roll-steals", {"bust": bust, "tile": tile, "seat": seat, "chance": likely})
    if now and solution.best != ROLL:
        return Reason("hint-roll-risks", {"bust": bust, "tile": now, "chance": percent(better)})
    if not percent(better) and figures[ROLL].bust > 0.5:  # and yet the best
        return Reason("hint-bust-wanted", {})
    if not state.me.stack and percent(better):
        return Reason("hint-roll-free", {"bust": bust, "chance": percent(better)})
    if lowest == 99:
        return Reason("hint-roll", {"bust": bust})
    return Reason("hint-roll-better", {"bust": bust, "tile": lowest, "chance": percent(better)})


def tile_of(ending: Ending) -> int:
    """The tile that an end of the turn brings; 0 for none."""
    return next((event.tile for event in ending.events if isinstance(event, Took | Stole)), 0)


def _of_claim(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    worms = worms_on(action.tile)
    if action.kind is ActionKind.TAKE:
        return Reason("hint-take", {"tile": action.tile, "worms": worms})
    tops = [player.top for player in solution.state.players]
    return Reason("hint-steal", {"tile": action.tile, "worms": worms, "seat": 1 + tops.index(action.tile)})


def _of_robbery(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    worms = outcome(solution.state).worms[action.seat - 1]
    return Reason("hint-rob", {"seat": action.seat, "worms": worms})


def _of_specialist(solution: PositionSolution, action: Action, figures: _Figures) -> Reason:
    other = next(option for option in figures if option and option != action)
    return Reason(
        "hint-keep",
        {
            "specialist": str(action.specialist),
            "given_back": str(other.specialist),
            "chance": _rounded(100 * figures[action].chance, 1),
            "other": _rounded(100 * figures[other].chance, 1),
        },
    )


_BY_PHASE = {
    Phase.START: _at_start,
    Phase.ROLLED: _of_face,
    Phase.KEPT: _roll_or_stop,
    Phase.CLAIM: _of_claim,
    Phase.ROB: _of_robbery,
    Phase.CROW: _of_robbery,
    Phase.KEEP: _of_specialist,
}
