"""A player's command: validate, store, acknowledge, tell everyone; the same id never counts twice."""

from __future__ import annotations

import json
from collections.abc import Callable

from pickomino.core.actions import Action, parse_action
from pickomino.core.dice import Counts, parse_dice
from pickomino.core.engine import apply, dice_due, legal_actions
from pickomino.core.errors import NotationError
from pickomino.core.legality import why_not
from pickomino.server.api.present import Json
from pickomino.server.api.schema import CommandMessage, TakebackMessage
from pickomino.server.edge.limits import RateLimit
from pickomino.server.errors import Refusal
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import CameBack, TookBack
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame


def answer_text(command_id: str, version: int, refusal: Refusal | None = None) -> str:
    """An answer as it is sent and stored."""
    answer = {
        "type": "answer",
        "id": command_id,
        "ok": refusal is None,
        "version": version,
        "error": None if refusal is None else refusal.body(),
    }
    return json.dumps(answer)


async def obey(
    games: Games,
    live: LiveGame,
    player_id: str,
    command: CommandMessage | TakebackMessage,
    acknowledge: Callable[[str], None],
    refusals: RateLimit,
) -> str:
    """Do what a player commands; returns the answer, which `acknowledge` got as soon as it was true.

    Raises Refusal where there is no seat to speak for, or after too many refusals: such commands leave no trace.
    """
    if command.seat not in await games.seats_of(live, player_id, command.seat):
        raise Refusal("forbidden")
    await games.reach(live, command.version)
    async with live.lock:
        while True:
            known = live.answers.get((player_id, command.id))
            if known is not None:
                acknowledge(known)
                return known
            draft = Draft(live.game, games.clock(), live.row.seed)
            try:
                _draft_command(live, draft, command)
            except Refusal as refusal:
                # A refusal is remembered too, so that repeating it cannot turn it into a move; but not without bound.
                refusals.spend(player_id)
                draft = Draft(live.game, games.clock(), live.row.seed)
                text = answer_text(command.id, live.game.version, refusal)
            else:
                text = answer_text(command.id, draft.game.version)
            settled = await games.commit(
                live, draft, answer=(player_id, command.id, text), acknowledge=acknowledge
            )
            if settled.done or settled.original is not None:
                return settled.original or text


def _draft_command(live: LiveGame, draft: Draft, command: CommandMessage | TakebackMessage) -> None:
    game = live.game
    if live.frozen is not None:
        raise Refusal("frozen")
    if game.status == "lobby":
        raise Refusal("not_started")
    if command.version != game.version:
        raise Refusal("stale_version", sent=command.version, current=game.version)
    if game.has_ended:
        raise Refusal("game_over")
    # Where dice are entered by hand, the last act can be taken back although its turn has ended.
    is_takeback = isinstance(command, TakebackMessage)
    if command.seat != (game.undo.seat if is_takeback and game.undo else game.mover):
        raise Refusal("not_your_turn", mover=game.mover)
    if game.seat(command.seat).away is not None:  # who acts is back; the stand-in lets go
        draft.add(CameBack(command.seat), "player")
    if isinstance(command, TakebackMessage):
        if game.undo is None:
            raise Refusal("no_takeback")
        draft.add(TookBack(command.seat), "player")
        return
    try:
        action = parse_action(command.action)
    except NotationError as error:
        raise Refusal("bad_action", text=command.action) from error
    if action not in legal_actions(game.state):
        raise Refusal("illegal_action", **_why(live, command.action))
    draft.act(action, "player", _read_dice(live, action, command.dice))


def _read_dice(live: LiveGame, action: Action, text: str | None) -> Counts | None:
    """The dice that players entered: exactly those that the action orders, and none elsewhere."""
    game = live.game
    due = dice_due(apply(game.state, action).state) if game.by_hand else 0
    if text is None and not due:
        return None
    if text is None or len(text) != due:
        raise Refusal("bad_dice", text=text or "", due=due)
    return parse_dice(text)


def _why(live: LiveGame, action: str) -> Json:
    problem = why_not(live.game.state, parse_action(action))
    assert problem is not None
    return {"action": action, "clause": problem.clause, "key": problem.key, "params": problem.params}
