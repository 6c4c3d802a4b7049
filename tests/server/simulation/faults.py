"""Faults that are planted in the server on purpose: a simulation that does not find them is worth nothing.

Each one changes the source of a function just before a run, and fails loudly when that source is no longer there.
"""

from __future__ import annotations

import inspect
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from copy import copy
from dataclasses import dataclass
from typing import Any
from unittest import mock

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.dialects.postgresql import insert as insert_or_ignore

from pickomino.server.api import summaries
from pickomino.server.log import fold
from pickomino.server.log.draft import Draft
from pickomino.server.node import Node
from pickomino.server.play import (
    botworkers,
    claims,
    commands,
    contributions,
    feed,
    games,
    identity,
    sweeps,
    tables,
)
from pickomino.server.play.history import History
from pickomino.server.play.presence import PresenceTracker
from pickomino.server.storage import Op, postgres, stored_games
from pickomino.server.storage import players as stored_players
from pickomino.server.storage.relations import answers, creations
from pickomino.server.storage.relations import games as games_table


@dataclass(frozen=True)
class Change:
    """A piece of a function's source and what stands there instead, or another value for a name."""

    owner: Any
    name: str
    old: str = ""
    new: str = ""
    value: Any = None

    def patch(self) -> Any:
        """Make the change for as long as the result is entered."""
        value = self._rewritten() if self.value is None else self.value
        return mock.patch.object(self.owner, self.name, value)

    def _rewritten(self) -> Any:
        function = getattr(self.owner, self.name)
        source = textwrap.dedent(inspect.getsource(function))
        if self.old not in source:
            raise LookupError(f"{self.name} no longer has {self.old!r}: plant the fault elsewhere")
        found: dict[str, Any] = {}
        changed = f"from __future__ import annotations\n{source.replace(self.old, self.new)}"
        exec(compile(changed, self.name, "exec"), inspect.unwrap(function).__globals__, found)
        return found[self.name]


@dataclass(frozen=True)
class Fault:
    """A named class of bug."""

    about: str
    first: Change
    second: Change | None = None

    @contextmanager
    def planted(self) -> Iterator[None]:
        """Run with the fault."""
        with ExitStack() as stack:
            for change in (self.first, self.second):
                if change is not None:
                    stack.enter_context(change.patch())
            yield


async def _do_nothing(*_: Any, **__: Any) -> None: ...


async def _never(*_: Any, **__: Any) -> bool:
    return False


def _remember_nobody(_game_id: str, _player_id: str) -> Op[None]:
    yield from ()


def _hold_nobody(_player_id: str) -> Op[None]:
    yield from ()


_FIND_FIRST = """        player_id, creation_id = creation
        found = yield _FIND_CREATION, {"player": player_id, "creation": creation_id}
        if found:
            return str(found[0][0])
"""
_STORE = "appended = await self._append(live, edit, once, result)"
_PLAIN_ANSWER = (
    insert(answers)
    .values(
        game_id=bindparam("game"), player_id=bindparam("player"), command_id=bindparam("request"), answer=bindparam("answer")
    )
    .returning(answers.c.command_id)
)  # fmt: skip
_ANSWER_OF_ANYBODY = (
    insert_or_ignore(answers)
    .values(
        game_id=bindparam("game"), player_id=bindparam("player"), command_id=bindparam("request"), answer=bindparam("answer")
    )
    .on_conflict_do_nothing()
    .returning(answers.c.command_id)
)  # fmt: skip
_OVERWRITE_REMATCH = (
    update(games_table).where(games_table.c.id == bindparam("game")).values(rematch_id=bindparam("rematch"))
)
_ANY_KEY = select(games_table.c.id).where(games_table.c.id == bindparam("game"))
_ADVANCE_ANYHOW = copy(stored_games._ADVANCE)
_ADVANCE_ANYHOW._where_criteria = _ADVANCE_ANYHOW._where_criteria[:1]
_KEEP_HOST = tuple(each for each in stored_players._FORGET if getattr(each.table, "name", "") != "games")
_KEEP_ANSWERS = tuple(each for each in stored_players._FORGET if getattr(each.table, "name", "") != "answers")

FAULTS = {
    # --- named by those who attacked the server ---
    "owner-read-outside-the-lock": Fault(
        "leaving reads the seats before it has the game's lock: two clicks leave twice",
        Change(
            tables.Tables, "leave",
            "    def change(edit: Edit) -> None:\n        if seat is not None:\n            edit.check_owner(player_id, seat)\n",
            "    mine = live.seats_of(player_id)\n    if seat not in (None, *mine) or not mine:\n"
            "        raise Refusal('forbidden')\n\n    def change(edit: Edit) -> None:\n",
        ),
    ),
    "unseats-the-successor": Fault(
        "whoever has left can leave once more, for the one who sits there now",
        Change(tables.Tables, "leave", "edit.check_owner(player_id, seat)", "pass"),
    ),
    "entropy-of-the-successor": Fault(
        "whose seat a commitment is for is read before waiting for the lock",
        Change(
            contributions.Contributions, "commit",
            "    def change(edit: Edit) -> None:\n        mine = edit.seats_of(player_id)\n",
            "    mine = live.seats_of(player_id) or [1]\n\n    def change(edit: Edit) -> None:\n",
        ),
    ),
    "creation-fails-at-once": Fault(
        "the same creation id at once on two nodes breaks a constraint",
        Change(stored_games, "_ADD_CREATION", value=insert(creations).returning(creations.c.game_id)),
        Change(tables, "insert_game", "        player_id, creation_id = creation\n", _FIND_FIRST),
    ),
    "creation-twice": Fault(
        "a repeated creation makes another table",
        Change(tables.Tables, "create", "(player_id, request.id),", "None,"),
    ),
    "refusal-fails-at-once": Fault(
        "the same refused command at once on two nodes breaks a constraint",
        Change(stored_games, "_ADD_ANSWER", value=_PLAIN_ANSWER),
    ),
    "rematch-twice": Fault(
        "both players click, and each gets a table of their own",
        Change(tables.Tables, "_open_rematch", '("rematch", live.id)', '(player_id, "rematch-" + live.id)'),
        Change(stored_games, "_SET_REMATCH", value=_OVERWRITE_REMATCH),
    ),
    "forget-keeps-the-host": Fault(
        "being forgotten leaves the host behind", Change(stored_players, "_FORGET", value=_KEEP_HOST)
    ),
    "forget-keeps-answers": Fault(
        "being forgotten leaves answers behind", Change(stored_players, "_FORGET", value=_KEEP_ANSWERS)
    ),
    "stored-after-being-forgotten": Fault(
        "a request under way stores something for a player who has been forgotten meanwhile",
        Change(stored_games, "hold_player", value=_hold_nobody),
        Change(stored_games, "_ADD_ANSWER", value=_ANSWER_OF_ANYBODY),
    ),
    "link-after-being-forgotten": Fault(
        "a link for a player who has just been forgotten breaks a constraint",
        Change(stored_players, "hold_player", value=_hold_nobody),
    ),
    "heard-after-leaving": Fault(
        "sockets go on hearing a private table after leaving",
        Change(feed, "publish_table", "listener.close()", "pass"),
        Change(games, "publish_table", "listener.close()", "pass"),
    ),
    "heard-after-being-forgotten": Fault(
        "spectators go on hearing a private table after being forgotten",
        Change(
            identity.Identities, "drop",
            "if each.player_id == player_id]", "if False]",
        ),
    ),
    "clock-behind": Fault(
        "after a restart with the clock behind, bots and clocks wait for the time that was",
        Change(sweeps.Sweeps, "beat", "now < self._beaten_at or not self._beaten_at", "False"),
    ),
    "revoked-elsewhere": Fault(
        "the other nodes go on knowing a device that was signed out",
        Change(Node, "_hear", "self.identities.doubt_player(player_id)", "pass"),
    ),
    "told-after-storing": Fault(
        "nodes hear of who was forgotten or signed out only if the answer to the commit arrives",
        Change(
            identity.Identities, "_write",
            "await storage.write(make, encode_signal(self._games.node, signal) if storage.shared else None)",
            "await storage.write(make)\n    await storage.notify(encode_signal(self._games.node, signal))",
        ),
    ),
    "bad-row-hides-the-list": Fault(
        "a table with rules that nobody knows makes the list unreadable for everybody",
        Change(summaries, "show_summaries", "except Refusal as refusal", "except ZeroDivisionError as refusal"),
    ),
    "take-backs-without-bound": Fault(
        "a player sets aside and takes back for as long as they like",
        Change(fold.Game, "offered_undo", value=property(lambda game: game.undo)),
    ),
    "list-filled-at-once": Fault(
        "the tables that one player offers are counted before those that are being opened are stored",
        Change(stored_games, "_HOLD_HOST", value=stored_players.KNOWN),
    ),
    # --- guests whom the host removes ---
    "key-read-outside-the-lock": Fault(
        "whether a guest may sit down is read before waiting for the lock, and not again",
        Change(
            tables.Tables, "join",
            "    def check(edit: Edit) -> None:\n        self._check_key(live, player_id, request.key)\n",
            "    self._check_key(live, player_id, request.key)\n\n    def check(edit: Edit) -> None:\n",
        ),
    ),
    "removed-guest-may-watch": Fault(
        "the right to watch is not taken away together with the seat",
        Change(games, "append", "yield _DROP_VIEWER, guest", "pass"),
    ),
    "watches-by-the-old-key": Fault(
        "the right to watch is stored although the key has changed meanwhile",
        Change(stored_games, "_HOLD_KEY", value=_ANY_KEY),
    ),
    "removed-guest-sits-down": Fault(
        "a guest whom the host has removed sits down again at a listed table, or by a rematch",
        Change(stored_games, "_check_not_removed", value=_remember_nobody),
    ),
    # --- claims and clocks ---
    "claims-too-early": Fault(
        "a claim counts although the player is at the table",
        Change(claims.Claims, "_gone", "number in due", "True"),
    ),
    "claims-for-others": Fault(
        "whose seat a claim is made for is not looked at",
        Change(claims.Claims, "claim", "edit.check_owner(player_id, seat)", "pass"),
    ),
    "lag-without-bound": Fault(
        "whoever answers pings late gains as much time as they like",
        Change(fold, "credit", value=lambda measured, _used: max(0, round(measured))),
    ),
    # --- storing and acknowledging ---
    "answer-not-stored": Fault(
        "the answer to a command is kept in memory only",
        Change(games.Games, "_append", "None if once is None else (*once, encode_answer(result))", "None"),
    ),
    "refusal-not-stored": Fault(
        "a refused command is judged anew when it is repeated",
        Change(
            games.Games, "edit", "if edit.is_empty and once is None:\n                    return result",
            "if edit.is_empty:\n                    return _acknowledged(result, acknowledge)",
        ),
    ),
    "answer-before-entries": Fault(
        "the answer is stored in a transaction of its own, before the entries",
        Change(
            games.Games, "_append", "return await self.storage.write(lambda: append(change), signal)",
            "if change.answer and change.entries:\n"
            "        first = await self.storage.write(lambda: append(replace(change, entries=(), seats={}, host=None)))\n"
            "        if not first.done:\n            return first\n        change.answer = None\n"
            "    return await self.storage.write(lambda: append(change), signal)",
        ),
    ),
    "acknowledged-before-storing": Fault(
        "a command is acknowledged before it is stored",
        Change(games.Games, "edit", _STORE, f"_acknowledged(result, acknowledge); {_STORE}"),
    ),
    "published-before-storing": Fault(
        "others see a move before it is stored",
        Change(
            games.Games, "edit", _STORE,
            "kept = live.game, live.row\n"
            "                if edit.drafted:\n                    live.game = edit.drafted.game\n"
            "                    live.recent.extend(each.folded for each in edit.drafted.entries)\n"
            "                    publish(live, self.clock())\n                    live.game = kept[0]\n"
            "                    [live.recent.pop() for each in edit.drafted.entries]\n"
            f"                {_STORE}",
        ),
    ),
    "stale-version-accepted": Fault(
        "a command counts although the game has moved on",
        Change(commands, "_draft_command", "command.version != game.version", "command.version > game.version"),
    ),
    "version-not-compared": Fault(
        "a node that was overtaken stores its entries all the same",
        Change(stored_games, "_ADVANCE", value=_ADVANCE_ANYHOW),
    ),
    "dice-not-from-the-seed": Fault(
        "dice come from elsewhere", Change(Draft, "_dice", "roll_dice(self._seed,", "roll_dice(bytes(32),")
    ),
    # --- between nodes ---
    "signals-trusted": Fault(
        "a node believes a signal instead of reading the log",
        Change(
            games.Games, "wake", "await self.catch_up(live)", "live.game.version = version or live.game.version; publish(live, self.clock())"
        ),
    ),
    "signals-ignored": Fault(
        "a node does not read on after a signal", Change(games.Games, "wake", value=_do_nothing)
    ),
    "lost-signals-ignored": Fault(
        "after a gap in listening a node does not read what it has missed",
        Change(Node, "_catch_up_all", value=_do_nothing),
    ),
    "forgotten-elsewhere": Fault(
        "the other nodes go on showing the name of a forgotten player",
        Change(Node, "_hear", "self.identities.drop(player_id)", "pass"),
    ),
    "connection-lost-unnoticed": Fault(
        "a lost connection to the database is taken for a fault of the server",
        Change(postgres, "_AWAY", value=(OSError, TimeoutError)),
    ),
    # --- what happens by itself ---
    "lease-never-expires": Fault(
        "nobody takes over the bot of a node that crashed",
        Change(botworkers.BotWorkers, "_lease", value=_never),
    ),
    "bot-moves-twice": Fault(
        "a bot's decision counts although the game has moved on",
        Change(botworkers.BotWorkers, "_decide", "live.game.version == version and live.row.paused_at is None", "live.game.mover"),
    ),
    "paused-for-ever": Fault(
        "a paused game does not go on when a player comes back",
        Change(games.Games, "reconsider", "if has_player_here(live):", "if False:"),
    ),
    "full-table-never-starts": Fault(
        "nothing starts a table whose players give no entropy",
        Change(contributions.Contributions, "time_is_up", value=_do_nothing),
    ),
    # --- leaks ---
    "listener-leaks": Fault(
        "a socket that has ended stays among the listeners",
        Change(PresenceTracker, "disconnect", "live.listeners.discard(listener)", "pass"),
    ),
    "socket-count-leaks": Fault(
        "sockets are counted and never subtracted",
        Change(Node, "count_open", "self.sockets.subtract(callers)", "pass"),
    ),
    "lock-leaks": Fault(
        "a lock is not released when the database is away",
        Change(
            games.Games, "refresh", "async with live.lock:\n            await self.catch_up(live)",
            "await live.lock.acquire()\n        await self.catch_up(live)\n        live.lock.release()",
        ),
    ),
    "gap-before-listening": Fault(
        "what is published while a socket is being registered is lost",
        Change(
            History, "follow", "    listener.belongs = ",
            "    await asyncio.sleep(0.01)\n    listener.belongs = ",
        ),
    ),
}  # fmt: skip
"""Every fault by its name."""

FOUND_AT = {
    "owner-read-outside-the-lock": 9,
    "creation-fails-at-once": 15,
    "creation-twice": 0,
    "refusal-fails-at-once": 1,
    "rematch-twice": 39,
    "forget-keeps-the-host": 0,
    "forget-keeps-answers": 1,
    "link-after-being-forgotten": 45,
    "bad-row-hides-the-list": 0,
    "take-backs-without-bound": 1,
    "list-filled-at-once": 1,
    "key-read-outside-the-lock": 88,
    "removed-guest-may-watch": 3,
    "watches-by-the-old-key": 24,
    "removed-guest-sits-down": 0,
    "answer-not-stored": 1,
    "answer-before-entries": 0,
    "acknowledged-before-storing": 0,
    "published-before-storing": 0,
    "stale-version-accepted": 0,
    "version-not-compared": 1,
    "dice-not-from-the-seed": 0,
    "signals-trusted": 1,
    "signals-ignored": 1,
    "connection-lost-unnoticed": 3,
    "listener-leaks": 0,
    "socket-count-leaks": 0,
    "lock-leaks": 66,
    "gap-before-listening": 7,
}
"""Faults that the quick test looks for, each with a seed that finds it at once; the proof looks for all of them."""
