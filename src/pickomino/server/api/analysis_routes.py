"""The HTTP calls of the analysis board: any position shown, moved on and drawn."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query, Response
from pydantic import Field, StringConstraints

from pickomino.core.actions import parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import apply, apply_roll, dice_due, new_game
from pickomino.core.errors import IllegalAction, NotationError, PickominoError, PositionError
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.core.validation import defects
from pickomino.server.api import schema, wire
from pickomino.server.api.access import Player, TheNode
from pickomino.server.api.coach_routes import Lang
from pickomino.server.api.present import show_actions, show_events, show_outcome, show_rules, show_view
from pickomino.server.api.setups import Setup, state_of
from pickomino.server.play.tables import read_rules
from pickomino.server.refusals import Refusal, show_problems

router = APIRouter(prefix="/api/v1", responses=wire.ERRORS)

RulesText = Annotated[str, StringConstraints(min_length=1, max_length=200)]


class PositionRequest(schema.Sent):
    """A position by its text, by its pieces, or the usual start for a number of players; then one move, if any."""

    rules: RulesText | wire.Knobs = "classic"
    position: schema.PositionText | None = None
    setup: Setup | None = None
    players: Annotated[int, Field(ge=2, le=7, strict=True)] = 2
    action: schema.ActionText | None = None
    dice: schema.DiceText | None = None


@router.post("/positions")
async def show_position(_node: TheNode, _player_id: Player, request: PositionRequest) -> wire.ShownPosition:
    """Any position with what may be done there, after a move if one is sent along."""
    state, events = _move(_state_of(request), request)
    return {
        "rules": show_rules(state.rules),
        "position": format_position(state),
        "view": show_view(state),
        "due": dice_due(state),
        "actions": None if state.is_over or dice_due(state) else show_actions(state),
        "events": show_events(events),
        "outcome": show_outcome(state, by_limit=False) if state.is_over else None,
    }


@router.get("/positions/picture.svg", response_class=Response)
async def draw_position(
    _node: TheNode,
    position: Annotated[schema.PositionText, Query()],
    rules: Annotated[RulesText, Query()] = "classic",
    lang: Lang = "en",
) -> Response:
    """A position as a picture."""
    from pickomino.view.svg import position_svg

    picture = position_svg(_read(position, read_rules(rules)), lang=lang)
    return Response(picture, media_type="image/svg+xml")


def _state_of(request: PositionRequest) -> GameState:
    rules = read_rules(request.rules)
    if request.position is not None:
        return _read(request.position, rules)
    if request.setup is None:
        return new_game(rules, request.players)
    state = state_of(request.setup, rules)
    found = defects(state)
    if found:
        raise Refusal("bad_position", problems=show_problems(PositionError(found)))
    return state


def _read(text: str, rules: Rules) -> GameState:
    try:
        return parse_position(text, rules)
    except PickominoError as error:
        raise Refusal("bad_position", problems=show_problems(error)) from error


def _move(state: GameState, request: PositionRequest) -> tuple[GameState, tuple[Event, ...]]:
    """The state after what was asked for: a decision, a roll, or a decision and the roll it orders."""
    events: tuple[Event, ...] = ()
    try:
        if request.action is not None:
            state, events = apply(state, parse_action(request.action))
        if request.dice is not None:
            state, more = apply_roll(state, parse_dice(request.dice))
            events += more
    except NotationError as error:
        raise Refusal("bad_action", text=request.action) from error
    except IllegalAction as error:
        raise Refusal("illegal_action", **_why(request, error)) from error
    return state, events


def _why(request: PositionRequest, error: IllegalAction) -> dict[str, Any]:
    problem = error.problem
    return {
        "action": request.action or request.dice,
        "clause": problem.clause,
        "key": problem.key,
        "params": dict(problem.params),
    }
