"""A player's command: validated, stored, acknowledged, published; the same id never counts twice."""

from __future__ import annotations

from collections.abc import Callable

from pickomino.core.actions import parse_action
from pickomino.core.dice import Counts, parse_dice
from pickomino.core.errors import IllegalAction, NotationError
from pickomino.server.api.schema import CommandMessage, TakebackMessage
from pickomino.server.api.wire import Answer
from pickomino.server.edge.limits import RateLimit, player_caller
from pickomino.server.log.entries import TookBack
from pickomino.server.play.answers import accepted, refused
from pickomino.server.play.edits import Edit, RequestKey
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal


async def run_command(
    games: Games,
    live: LiveGame,
    player_id: str,
    command: CommandMessage | TakebackMessage,
    refusals: RateLimit,
    acknowledge: Callable[[Answer], None] | None = None,
) -> Answer:
    """Run a player's command and return its answer, which `acknowledge` gets as soon as it is stored.

    Raises Refusal if the player does not own the seat, or after too many refusals: such commands leave no trace.
    """

    def change(edit: Edit) -> Answer:
        edit.check_owner(player_id, command.seat)
        try:
            _draft_command(edit, command, live.lag_of(player_id))
        except Refusal as refusal:
            # A refusal is stored too, so that repeating it cannot turn it into a move; but not without bound.
            refusals.spend(player_caller(player_id))
            edit.discard()
            return refused(command.id, live.game.version, refusal)
        return accepted(command.id, edit.game.version)

    await games.reach(live, command.version)
    return await games.edit(live, change, once=RequestKey(player_id, command.id), acknowledge=acknowledge)


def _draft_command(edit: Edit, command: CommandMessage | TakebackMessage, lag: float) -> None:
    game, draft = edit.game, edit.draft
    if game.status == "lobby":
        raise Refusal("not_started")
    if command.version != game.version:
        raise Refusal("stale_version", sent=command.version, current=game.version)
    if game.has_ended:
        raise Refusal("game_over")
    # Where dice are entered by hand, the last act can be taken back although its turn has ended.
    is_takeback = isinstance(command, TakebackMessage)
    undo = game.offered_undo if is_takeback else None
    if command.seat != (undo.seat if undo else game.mover):
        raise Refusal("not_your_turn", mover=game.mover)
    if game.seat(command.seat).away is not None:  # any command from the player ends the substitution
        edit.bring_back(command.seat)
    if isinstance(command, TakebackMessage):
        if undo is None:
            raise Refusal("no_takeback")
        draft.add(TookBack(command.seat), "player")
    else:
        _draft_action(edit, command, lag)


def _draft_action(edit: Edit, command: CommandMessage, lag: float) -> None:
    text = command.action
    try:
        action = parse_action(text)
    except NotationError as error:
        raise Refusal("bad_action", text=text) from error
    entered = None if command.dice is None else parse_dice(command.dice)

    def read_dice(_number: int, due: int) -> Counts:
        """The dice that the players rolled at their table."""
        if entered is None or sum(entered) != due:
            raise Refusal("bad_dice", text=command.dice or "", due=due)
        return entered

    by_hand = edit.game.by_hand
    try:
        acted = edit.draft.act(action, "player", read_dice if by_hand else None, measured=lag)
    except IllegalAction as error:
        problem = error.problem
        raise Refusal(
            "illegal_action", action=text, clause=problem.clause, key=problem.key, params=problem.params
        ) from error
    if entered is not None and not (by_hand and acted.roll):
        raise Refusal("bad_dice", text=command.dice, due=0)
