"""Tables: opening, joining, leaving, coming back, rematch, watching."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pickomino.core.errors import NotationError, PickominoError
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, format_rules, parse_rules
from pickomino.server.api.present import Json
from pickomino.server.api.schema import CLOCKS, BotSeat, CreateGame, JoinGame, MySeat
from pickomino.server.api.updates import show_you
from pickomino.server.errors import Refusal, show_problems
from pickomino.server.log import fairdice
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import (
    CameBack,
    EntropyAdded,
    GotUp,
    Opened,
    Sat,
    SeatPlan,
    WentAway,
)
from pickomino.server.log.start import read_start
from pickomino.server.play.games import START_WAIT_MS, Games
from pickomino.server.play.live import LiveGame
from pickomino.server.settings import Settings
from pickomino.server.storage.games import (
    GameRow,
    SeatRow,
    allow_viewer,
    count_running,
    find_answer,
    find_code,
    insert_game,
    is_viewer,
    set_rematch,
)
from pickomino.server.tokens import Secrets

BARRED_IN_NAMES = set('/"\\')


@dataclass(slots=True)
class Tables:
    """What players do around the games."""

    games: Games
    secrets: Secrets
    settings: Settings

    # --- opening ---------------------------------------------------------------------------------

    async def create(self, player_id: str, wish: CreateGame) -> Json:
        """Open a table; the same wish again gets the same table."""
        rules = read_rules(wish.rules)
        if wish.clock not in CLOCKS:
            raise Refusal("bad_clock", text=str(wish.clock))
        seats, owners = [], []
        for seat in wish.seats:
            if isinstance(seat, MySeat):
                seats.append(SeatPlan("human"))
                owners.append(SeatRow(player_id, read_name(seat.name)))
            else:
                bot = self.read_bot(seat.bot) if isinstance(seat, BotSeat) else None
                seats.append(SeatPlan("bot" if bot else "open", bot))
                owners.append(SeatRow())
        if not any(owner.player_id for owner in owners):
            raise Refusal("bad_request", where="seats", problem="no seat of kind me")
        by_hand = wish.dice == "hand"
        if by_hand and (wish.clock or not all(owner.player_id for owner in owners)):
            # One device keeps the score for everybody; no bot rolls real dice.
            raise Refusal(
                "bad_request", where="dice", problem="every seat must be of kind me, without a clock"
            )
        start = None if wish.start is None else check_start(wish.start, rules, len(seats))
        hosted = await self.games.storage.read(lambda: count_running(player_id))
        if hosted >= self.settings.bounds.tables_per_player:
            raise Refusal("too_many_tables", retry_after=3600)
        live = await self._open(
            rules, seats, owners, player_id, wish.listed, wish.clock, wish.limit, (player_id, wish.id),
            start, by_hand,
        )  # fmt: skip
        return self.joined(live, player_id)

    async def _open(
        self,
        rules: Rules,
        seats: list[SeatPlan],
        owners: list[SeatRow],
        host: str,
        listed: bool,
        clock: int | None,
        limit: int,
        creation: tuple[str, str] | None,
        start: str | None = None,
        by_hand: bool = False,
    ) -> LiveGame:
        now = self.games.clock()
        game_id, seed = self.secrets.game_id(), self.secrets.seed()
        opened = Opened(
            game_id, format_rules(rules), tuple(seats), clock, limit, fairdice.commitment(game_id, seed),
            start, by_hand,
        )  # fmt: skip
        draft = Draft.opening(opened, now, seed)
        has_open_seat = any(seat.kind == "open" for seat in seats)
        code = self.secrets.code()
        while await self.games.storage.read(partial(find_code, code)):
            code = self.secrets.code()
        row = GameRow(
            id=game_id, key=self.secrets.key(), code=code, host=host, listed=listed,
            status="lobby", rules=format_rules(rules), clock=clock, seed=seed, version=draft.game.version,
            mover=None, starts_at=None if has_open_seat else now + START_WAIT_MS, deadline=None, bot_version=None,
            lease_node=None, lease_until=None, rematch_id=None, created_at=now, updated_at=now, seats=owners,
        )  # fmt: skip
        entries = [(entry.version, entry.text, entry.hash) for entry in draft.entries]
        stored = await self.games.storage.write(lambda: insert_game(row, entries, creation))
        if stored != game_id:
            return await self.games.get(stored)
        live = self.games.adopt(draft, row)
        self.games.presence.note_call(live, host)
        return live

    def joined(self, live: LiveGame, player_id: str) -> Json:
        """What a player is told on sitting down."""
        you = show_you(live, player_id)
        return {
            "game": live.id,
            **you,
            "commitment": live.game.commitment,
            "version": live.game.version,
        }

    def read_bot(self, spec: str) -> str:
        """Only what the host allows, to the letter: no paths, no programs, no options of a stranger's making."""
        if spec not in self.settings.bots:
            raise Refusal("bot_not_allowed", text=spec)
        return spec

    # --- rights ----------------------------------------------------------------------------------

    async def check_may_read(self, live: LiveGame, player_id: str | None) -> None:
        """Raise unless the player may see this table."""
        if live.row.listed or await self.games.seats_of(live, player_id):
            return
        if player_id is not None:
            if live.row.host == player_id:
                return
            if await self.games.storage.read(lambda: is_viewer(live.id, player_id)):
                return
        raise Refusal("forbidden")

    async def spectate(self, live: LiveGame, player_id: str, key: str | None) -> None:
        """Give a player the right to watch."""
        self._check_key(live, player_id, key)
        await self.games.storage.write(lambda: allow_viewer(live.id, player_id))

    def _check_key(self, live: LiveGame, player_id: str, key: str | None) -> None:
        if live.row.listed or live.seats_of(player_id) or live.row.host == player_id:
            return
        if key is None or not self.secrets.same(key, live.row.key):
            raise Refusal("forbidden")

    # --- before the start ------------------------------------------------------------------------

    async def join(self, live: LiveGame, player_id: str, wish: JoinGame) -> Json:
        """Take an open seat."""
        self._check_key(live, player_id, wish.key)
        name = read_name(wish.name)
        async with live.lock:
            while True:
                if wish.id is not None and await self._has_joined(live, player_id, wish.id):
                    return self.joined(live, player_id)
                if live.game.status != "lobby":
                    raise Refusal("already_started")
                seat = wish.seat or next(
                    (number for number, found in enumerate(live.game.seats, 1) if found.kind == "open"), 0
                )
                if not 1 <= seat <= len(live.game.seats):
                    raise Refusal("table_full")
                if live.game.seat(seat).kind != "open":
                    raise Refusal("seat_taken")
                draft = self._draft(live)
                draft.add(Sat(seat), "player")
                answer = (player_id, f"join:{wish.id}", "{}") if wish.id is not None else None
                settled = await self.games.commit(
                    live, draft, seats={seat: SeatRow(player_id, name)}, answer=answer
                )
                if settled.done:
                    break
        self.games.presence.note_call(live, player_id)
        self.games.publish_table(live)
        return self.joined(live, player_id)

    async def _has_joined(self, live: LiveGame, player_id: str, join_id: str) -> bool:
        found = await self.games.storage.read(lambda: find_answer(live.id, player_id, f"join:{join_id}"))
        return found is not None

    async def add_entropy(self, live: LiveGame, player_id: str, entropy: str) -> None:
        """Add a player's randomness, once; the game starts when it is the last thing missing."""
        mine = await self.games.seats_of(live, player_id)
        if not mine:
            raise Refusal("forbidden")
        async with live.lock:
            while True:
                if live.game.status != "lobby":
                    if live.game.seat(mine[0]).entropy == entropy:
                        return
                    raise Refusal("already_started")
                if live.game.seat(mine[0]).entropy is not None:
                    return
                draft = self._draft(live)
                draft.add(EntropyAdded(mine[0], entropy), "player")
                if self._is_complete(live, draft):
                    draft.start()
                if (await self.games.commit(live, draft)).done:
                    return

    def _is_complete(self, live: LiveGame, draft: Draft) -> bool:
        """Whether every seat is taken and every person has added entropy."""
        if any(seat.kind == "open" for seat in draft.game.seats):
            return False
        people = {owner.player_id for owner in live.row.seats if owner.player_id}
        given = {
            owner.player_id
            for owner, seat in zip(live.row.seats, draft.game.seats, strict=True)
            if seat.entropy is not None
        }
        return people <= given

    async def start(self, live: LiveGame, player_id: str, bot: str | None) -> None:
        """Fill the open seats with bots and start."""
        if live.row.host != player_id:
            raise Refusal("forbidden")
        spec = self.read_bot(bot or self.settings.default_bot)
        async with live.lock:
            while True:
                if live.game.status != "lobby":
                    raise Refusal("already_started")
                draft = self._draft(live)
                for number, seat in enumerate(draft.game.seats, 1):
                    if seat.kind == "open":
                        draft.add(Sat(number, spec), "player")
                draft.start()
                if (await self.games.commit(live, draft)).done:
                    return

    async def start_by_itself(self, game_id: str) -> None:
        """Start a full table whose players were given their time."""
        live = await self.games.get(game_id)
        async with live.lock:
            if self.games.storage.shared:
                await self.games.catch_up(live)
            ready = all(seat.kind != "open" for seat in live.game.seats)
            if live.game.status == "lobby" and ready:
                draft = self._draft(live)
                draft.start()
                await self.games.commit(live, draft)

    # --- leaving and coming back -----------------------------------------------------------------

    async def leave(self, live: LiveGame, player_id: str, seat: int | None, forget: bool = False) -> None:
        """Get up: before the start the seat is open again, after it a bot plays on."""
        mine = await self.games.seats_of(live, player_id, seat)
        leaving = mine if seat is None else [seat]
        if not leaving or not set(leaving) <= set(mine):
            raise Refusal("forbidden")

        def change(draft: Draft) -> dict[int, SeatRow]:
            owners: dict[int, SeatRow] = {}
            if draft.game.by_hand and draft.game.status == "running":
                draft.reveal("abandoned")  # nobody is left to roll the dice
                return owners
            for number in leaving:
                if draft.game.status == "lobby":
                    draft.add(GotUp(number), "player")
                    owners[number] = SeatRow()
                elif draft.game.status == "running" and draft.game.seat(number).away is None:
                    draft.add(WentAway(number, "left"), "player")
            if draft.game.status == "lobby" and not any(found.kind == "human" for found in draft.game.seats):
                draft.reveal("abandoned")
            return owners

        await self._change(live, change)
        if not forget:
            self.games.publish_table(live)

    async def come_back(self, live: LiveGame, player_id: str, seat: int) -> None:
        """Play one's own seat again."""
        if seat not in await self.games.seats_of(live, player_id, seat):
            raise Refusal("forbidden")

        def change(draft: Draft) -> dict[int, SeatRow]:
            if draft.game.seat(seat).away is None:
                raise Refusal("not_away")
            if draft.game.status != "running":
                raise Refusal("game_over")
            draft.add(CameBack(seat), "player")
            return {}

        await self._change(live, change)

    async def abandon(self, game_id: str) -> None:
        """Give up a game that nobody plays any more, and reveal its seed."""

        def change(draft: Draft) -> dict[int, SeatRow]:
            if not draft.game.has_ended:
                draft.reveal("abandoned")
            return {}

        await self._change(await self.games.get(game_id), change)

    async def _change(self, live: LiveGame, change: Callable[[Draft], dict[int, SeatRow]]) -> None:
        async with live.lock:
            while True:
                draft = self._draft(live)
                owners = change(draft)
                if not draft.entries:
                    return
                host = _next_host(live, owners) if draft.game.status == "lobby" else None
                if (await self.games.commit(live, draft, seats=owners, host=host)).done:
                    return

    # --- again -----------------------------------------------------------------------------------

    async def rematch(self, live: LiveGame, player_id: str) -> Json:
        """Sit down at the next game of the same table, the next seat beginning."""
        mine = await self.games.seats_of(live, player_id)
        if not mine:
            raise Refusal("forbidden")
        if not live.game.has_ended:
            raise Refusal("not_over")
        if live.row.rematch_id is None:
            await self._open_rematch(live, player_id)
        again = await self.games.get(live.row.rematch_id or "")
        count = len(live.game.seats)
        for number in mine:
            seat = (number - 2) % count + 1
            name = live.row.seats[number - 1].name
            if again.game.status == "lobby" and again.game.seat(seat).kind == "open" and name is not None:
                await self.join(
                    again, player_id, JoinGame(name=name, seat=seat, key=again.row.key, id=f"rematch-{seat}")
                )
        return self.joined(again, player_id)

    async def _open_rematch(self, live: LiveGame, player_id: str) -> None:
        order = [*range(1, len(live.game.seats)), 0]
        seats, owners = [], []
        for index in order:
            seat, owner = live.game.seats[index], live.row.seats[index]
            if seat.kind == "bot":
                seats.append(SeatPlan("bot", seat.bot))
                owners.append(SeatRow())
            elif owner.player_id == player_id:
                seats.append(SeatPlan("human"))
                owners.append(SeatRow(player_id, owner.name))
            else:
                seats.append(SeatPlan("open"))
                owners.append(SeatRow())
        row = live.row
        # The creation id makes two who ask at once get one table.
        again = await self._open(
            live.game.rules, seats, owners, player_id, False, row.clock, live.game.limit, ("rematch", live.id),
            by_hand=live.game.by_hand,
        )  # fmt: skip
        row.rematch_id = await self.games.storage.write(lambda: set_rematch(live.id, again.id))
        self.games.publish(live)
        await self.games.storage.tell(f"{self.games.node} {live.id} 0")

    def _draft(self, live: LiveGame) -> Draft:
        if live.frozen is not None:
            raise Refusal("frozen")
        return Draft(live.game, self.games.clock(), live.row.seed)


def _next_host(live: LiveGame, leaving: dict[int, SeatRow]) -> str | None:
    """Whoever still sits there when the host gets up before the start."""
    staying = [owner.player_id for seat, owner in enumerate(live.row.seats, 1) if seat not in leaving]
    if live.row.host in staying:
        return None
    return next((player_id for player_id in staying if player_id is not None), None)


def read_rules(text: str) -> Rules:
    """Rules as NOTATION writes them."""
    try:
        return parse_rules(text)
    except NotationError as error:
        raise Refusal("bad_rules", text=text) from error


def check_start(text: str, rules: Rules, seats: int) -> str:
    """A position to begin with, in the one form that a log has."""
    try:
        position = format_position(parse_position(text, rules))
        read_start(position, rules, seats)
    except PickominoError as error:
        raise Refusal("bad_position", problems=show_problems(error)) from error
    return position


def read_name(text: str) -> str:
    """A name as plain text: no control characters, nothing that a record could not hold."""
    name = unicodedata.normalize("NFC", text).strip()
    if not name or any(sign in BARRED_IN_NAMES or unicodedata.category(sign)[0] == "C" for sign in name):
        raise Refusal("bad_name", text=json.dumps(text)[:100])
    return name
