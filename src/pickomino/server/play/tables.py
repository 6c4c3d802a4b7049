"""Tables: opening, joining, leaving, coming back, rematch, watching."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pickomino import __version__
from pickomino.bots.characters import CHARACTERS, split_character, takes_characters
from pickomino.core.errors import NotationError, PickominoError
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import Rules, format_rules, parse_rules
from pickomino.server.api.schema import CLOCKS, BotSeat, CreateGame, JoinGame, MySeat
from pickomino.server.api.updates import show_seats, show_you
from pickomino.server.api.wire import Empty, Joined, Knobs
from pickomino.server.log import fairdice
from pickomino.server.log.draft import Draft
from pickomino.server.log.entries import (
    PROTOCOL,
    GotUp,
    Opened,
    Sat,
    SeatPlan,
    WentAway,
)
from pickomino.server.log.start import read_start
from pickomino.server.play.contributions import Contributions
from pickomino.server.play.edits import Edit, RequestKey
from pickomino.server.play.feed import publish
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.play.names import check_distinct, read_name
from pickomino.server.play.schedule import CONTRIBUTE_MS
from pickomino.server.play.signals import Advanced, encode_signal
from pickomino.server.refusals import Refusal, show_problems
from pickomino.server.settings import Settings
from pickomino.server.storage.stored_games import (
    GameRow,
    Most,
    SeatRow,
    allow_viewer,
    insert_game,
    is_viewer,
    set_rematch,
)
from pickomino.server.storage.table_lists import find_code
from pickomino.server.tokens import Secrets


@dataclass(slots=True)
class Tables:
    """What players do around the games."""

    games: Games
    secrets: Secrets
    settings: Settings
    contributions: Contributions

    # --- opening ---------------------------------------------------------------------------------

    async def create(self, player_id: str, request: CreateGame) -> Joined:
        """Open a table; the same request again gets the same table."""
        rules = read_rules(request.rules)
        if request.clock not in CLOCKS:
            raise Refusal("bad_clock", text=str(request.clock))
        seats, owners = [], []
        for seat in request.seats:
            if isinstance(seat, MySeat):
                seats.append(SeatPlan("human"))
                owners.append(SeatRow(player_id, read_name(seat.name), seat.avatar))
            else:
                bot = self.read_bot(seat.bot) if isinstance(seat, BotSeat) else None
                seats.append(SeatPlan("bot" if bot else "open", bot))
                owners.append(SeatRow())
        if not any(owner.player_id for owner in owners):
            raise Refusal("bad_request", where="seats", problem="no seat of kind me")
        by_hand = request.dice == "hand"
        if by_hand and (request.clock or not all(owner.player_id for owner in owners)):
            # One device keeps the score for everybody; no bot rolls real dice.
            raise Refusal(
                "bad_request", where="dice", problem="every seat must be of kind me, without a clock"
            )
        start = None if request.start is None else check_start(request.start, rules, len(seats))
        bounds = self.settings.bounds
        live = await self._open(
            rules, seats, owners, player_id, request.listed, request.clock, request.limit, (player_id, request.id),
            start, by_hand, request.coach, Most(bounds.tables_per_player, bounds.listed_per_player),
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
        coach: bool = False,
        most: Most | None = None,
    ) -> LiveGame:
        now = self.games.clock()
        game_id, seed = self.secrets.game_id(), self.secrets.seed()
        opened = Opened(
            game_id, format_rules(rules), tuple(seats), clock, limit, fairdice.commitment(game_id, seed),
            start, by_hand, coach, PROTOCOL, __version__,
        )  # fmt: skip
        draft = Draft.opening(opened, now, seed)
        has_open_seat = any(seat.kind == "open" for seat in seats)
        code = await self.new_code()
        row = GameRow(
            id=game_id, key=self.secrets.key(), code=code, host=host, listed=listed,
            status="lobby", rules=format_rules(rules), clock=clock, seed=seed, version=draft.game.version,
            mover=None, starts_at=None if has_open_seat else now + CONTRIBUTE_MS, deadline=None, bot_version=None,
            lease_node=None, lease_until=None, rematch_id=None, created_at=now, updated_at=now, seats=owners,
        )  # fmt: skip
        entries = [entry.stored for entry in draft.entries]
        stored = await self.games.storage.write(lambda: insert_game(row, entries, creation, most))
        if stored != game_id:
            return await self.games.get(stored)
        live = self.games.adopt(draft, row)
        self.games.presence.note_call(live, host)
        return live

    async def new_code(self) -> str:
        """A short code that no other table has."""
        code = self.secrets.code()
        while await self.games.storage.read(partial(find_code, code)):
            code = self.secrets.code()
        return code

    def joined(self, live: LiveGame, player_id: str) -> Joined:
        """The response to a player who sits down."""
        you = show_you(live, player_id)
        return {
            "game": live.id,
            **you,
            "commitment": live.game.commitment,
            "version": live.game.version,
        }

    def read_bot(self, spec: str) -> str:
        """Only what the host allows, to the letter, and any character for a champion: no paths, no programs, no
        other options of a stranger's making."""
        plain, character = split_character(spec)
        known = not character or (character in CHARACTERS and takes_characters(plain))
        if plain not in self.settings.bots or not known:
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
        await self._allow_to_watch(live, player_id, lambda: self._check_key(live, player_id, key))

    async def _allow_to_watch(
        self, live: LiveGame, player_id: str, check: Callable[[], None], *, uninvited: bool = False
    ) -> str:
        """Store the right to watch once `check` does not refuse it; returns the key that the table has by then."""
        try:
            check()
        except Refusal:
            await self.games.refresh(live)  # another node may have let them in
        while True:
            check()
            key = live.row.key
            store = partial(allow_viewer, live.id, player_id, key, uninvited=uninvited)
            if await self.games.storage.write(store):
                return key
            async with live.lock:  # the host has just removed a guest, perhaps this one
                await self.games.catch_up(live)

    def _check_key(self, live: LiveGame, player_id: str, key: str | None) -> None:
        if live.row.listed or live.seats_of(player_id) or live.row.host == player_id:
            return
        if key is None or not self.secrets.same(key, live.row.key):
            raise Refusal("forbidden")

    # --- before the start ------------------------------------------------------------------------

    async def join(self, live: LiveGame, player_id: str, request: JoinGame) -> Joined:
        """Take an open seat."""

        def check(edit: Edit) -> None:
            self._check_key(live, player_id, request.key)
            if live.row.listed and not live.seats_of(player_id):
                edit.uninvited = player_id

        return await self._sit_down(live, player_id, request, check)

    async def _sit_down(
        self, live: LiveGame, player_id: str, request: JoinGame, check: Callable[[Edit], None]
    ) -> Joined:
        name = read_name(request.name)

        def change(edit: Edit) -> Empty:
            check(edit)  # here, because the host may have removed them while this waited or was overtaken
            if edit.game.status != "lobby":
                raise Refusal("already_started")
            seat = request.seat or next(
                (number for number, found in enumerate(edit.game.seats, 1) if found.kind == "open"), 0
            )
            if not 1 <= seat <= len(edit.game.seats):
                raise Refusal("table_full")
            if edit.game.seat(seat).kind != "open":
                raise Refusal("seat_taken")
            edit.check_may_rearrange()
            check_distinct(name, edit.names_beside(player_id))
            edit.draft.add(Sat(seat), "player")
            edit.seats[seat] = SeatRow(player_id, name, request.avatar)
            return {}

        once = None if request.id is None else RequestKey(player_id, f"join:{request.id}")
        await self.games.edit(live, change, once=once)
        self.games.presence.note_call(live, player_id)
        self.games.publish_table(live)
        return self.joined(live, player_id)

    async def start(self, live: LiveGame, player_id: str, bot: str | None) -> None:
        """Fill the open seats with bots; dice fall once everybody has contributed, or had the time to."""
        spec = self.read_bot(bot or self.settings.default_bot)

        def change(edit: Edit) -> None:
            edit.check_host(player_id)
            if edit.game.status != "lobby":
                raise Refusal("already_started")
            self.contributions.modernise(edit)
            for number, seat in enumerate(live.game.seats, 1):
                if seat.kind == "open":
                    edit.draft.add(Sat(number, spec), "player")
            self.contributions.go_on(edit)

        await self.games.edit(live, change)

    # --- leaving and coming back -----------------------------------------------------------------

    async def leave(self, live: LiveGame, player_id: str, seat: int | None, forget: bool = False) -> None:
        """Leave the table: before the start the seat is open again, after it a bot plays on."""

        def change(edit: Edit) -> None:
            if seat is not None:
                edit.check_owner(player_id, seat)
            in_lobby = edit.game.status == "lobby" and edit.game.phase == "commit"
            if edit.game.by_hand and not in_lobby and not edit.game.has_ended:
                edit.draft.reveal("abandoned")  # nobody is left to roll the dice
                return
            for number in [seat] if seat is not None else edit.seats_of(player_id):
                if in_lobby:
                    edit.draft.add(GotUp(number), "player")
                    edit.seats[number] = SeatRow()
                elif not edit.game.has_ended and edit.game.seat(number).away is None:
                    edit.draft.add(WentAway(number, "left"), "player")
            if edit.seats:
                edit.host = _next_host(live, edit.seats)
                if not any(found.kind == "human" for found in edit.game.seats):
                    edit.draft.reveal("abandoned")

        await self.games.edit(live, change)
        if not forget:
            self.games.publish_table(live)

    async def come_back(self, live: LiveGame, player_id: str, seat: int) -> None:
        """Take back a seat that a bot has been playing."""

        def change(edit: Edit) -> None:
            edit.check_owner(player_id, seat)
            if edit.game.seat(seat).away is None:
                raise Refusal("not_away")
            if edit.game.status != "running":
                raise Refusal("game_over")
            edit.bring_back(seat)

        await self.games.edit(live, change)

    async def abandon(self, game_id: str) -> None:
        """End a game that nobody plays any more, and reveal its seed."""

        def change(edit: Edit) -> None:
            if not edit.game.has_ended:
                edit.draft.reveal("abandoned")

        await self.games.edit(await self.games.get(game_id), change)

    # --- again -----------------------------------------------------------------------------------

    async def rematch(self, live: LiveGame, player_id: str) -> Joined:
        """Sit down at the next game of the same table, the next seat beginning."""
        mine = await self.games.seats_of(live, player_id)
        if not mine:
            return await self._follow_rematch(live, player_id)
        if not live.game.has_ended:
            raise Refusal("not_over")
        if live.row.rematch_id is None:
            await self._open_rematch(live, player_id)
        again = await self.games.get(live.row.rematch_id or "")
        count = len(live.game.seats)
        for number in mine[len(again.seats_of(player_id)) :]:
            owner, bird = live.row.seats[number - 1], show_seats(live.game, live)[number - 1]["bird"]
            open_seats = [seat for seat, found in enumerate(again.game.seats, 1) if found.kind == "open"]
            if again.game.status == "lobby" and open_seats and owner.name is not None:
                # Somebody may have moved meanwhile; then any other seat will do.
                seat = (number - 2) % count + 1
                wanted = JoinGame(
                    id=f"rematch-{number}", name=owner.name, avatar=bird,
                    seat=seat if seat in open_seats else None,
                )  # fmt: skip
                await self._sit_down(
                    again, player_id, wanted, lambda edit: setattr(edit, "uninvited", player_id)
                )
        return self.joined(again, player_id)

    async def _follow_rematch(self, live: LiveGame, player_id: str) -> Joined:
        """Let a spectator watch the rematch as well."""
        await self.check_may_read(live, player_id)
        if live.row.rematch_id is None:
            raise Refusal("unknown_game" if live.game.has_ended else "not_over")
        again = await self.games.get(live.row.rematch_id)
        key = await self._allow_to_watch(again, player_id, lambda: None, uninvited=True)
        joined = self.joined(again, player_id)
        if not live.row.listed:
            # They were let in by the table's key, and a free seat at the next table may be theirs.
            joined["key"] = key
        return joined

    async def _open_rematch(self, live: LiveGame, player_id: str) -> None:
        order = [*range(1, len(live.game.seats)), 0]
        seats, owners = [], []
        # Everybody moves up a seat and keeps the bird they were seen as.
        birds = [seat["bird"] for seat in show_seats(live.game, live)]
        for index in order:
            seat, owner = live.game.seats[index], live.row.seats[index]
            if seat.kind == "bot":
                seats.append(SeatPlan("bot", seat.bot))
                owners.append(SeatRow(avatar=birds[index]))
            elif owner.player_id == player_id:
                seats.append(SeatPlan("human"))
                owners.append(SeatRow(player_id, owner.name, birds[index]))
            else:
                seats.append(SeatPlan("open"))
                owners.append(SeatRow())
        row = live.row
        # The creation id gives two players who ask at the same time one table.
        again = await self._open(
            live.game.rules, seats, owners, player_id, False, row.clock, live.game.limit, ("rematch", live.id),
            by_hand=live.game.by_hand, coach=live.game.coach,
        )  # fmt: skip
        row.rematch_id = await self.games.storage.write(lambda: set_rematch(live.id, again.id))
        publish(live, self.games.clock())
        await self.games.storage.notify(encode_signal(self.games.node, Advanced(live.id, 0)))


def _next_host(live: LiveGame, leaving: dict[int, SeatRow]) -> str | None:
    """Another player at the table, if the host leaves before the start."""
    staying = [owner.player_id for seat, owner in enumerate(live.row.seats, 1) if seat not in leaving]
    if live.row.host in staying:
        return None
    return next((player_id for player_id in staying if player_id is not None), None)


def read_rules(rules: str | Knobs) -> Rules:
    """Rules by their knobs, or as NOTATION writes them."""
    if not isinstance(rules, str):
        return Rules(**rules)
    try:
        return parse_rules(rules)
    except NotationError as error:
        raise Refusal("bad_rules", text=rules) from error


def check_start(text: str, rules: Rules, seats: int) -> str:
    """A position to begin with, in the one form that a log has."""
    try:
        position = format_position(parse_position(text, rules))
        read_start(position, rules, seats)
    except PickominoError as error:
        raise Refusal("bad_position", problems=show_problems(error)) from error
    return position
