"""The people: each with chance of their own, several devices, and no patience."""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING

from pickomino.server.log.fairdice import entropy_commitment
from server.simulation.network import Closed, Json, Lost, Response, Socket

if TYPE_CHECKING:
    from server.simulation.servers import Server
    from server.simulation.world import World

FINAL = (403, 1008, 4401, 4404)
"""Codes with which a server says that it is of no use to connect again."""


@dataclass(eq=False)
class Table:
    """A table as one person knows it."""

    game: str
    key: str | None = None
    version: int = 0
    seats: list[int] = field(default_factory=list)
    latest: Json | None = None
    pending: dict[str, Json] = field(default_factory=dict)
    """Commands without an answer."""
    decided_at: int = -1
    is_over: bool = False
    follower: int = 0
    """The number of the task that follows it; 0 if none does."""
    is_connected: bool = False
    is_host: bool = False
    has_asked_rematch: bool = False

    @property
    def status(self) -> str:
        return str(self.latest["table"]["status"]) if self.latest else "unknown"


class Person:
    """Somebody who opens tables, sits down, plays, leaves and comes back."""

    def __init__(self, world: World, name: str, chance: Random) -> None:
        self._world = world
        self.name = name
        self._chance = chance
        self._lives = 0
        self._count = 0
        self.token = ""
        self.player: str | None = None
        self.tables: dict[str, Table] = {}
        self._is_fickle = chance.random() < 0.2
        """Whether they keep taking back what they have set aside."""

    # --- calls -----------------------------------------------------------------------------------

    def _pick(self) -> Server:
        return self._chance.choice(self._world.servers)

    async def call(
        self, method: str, path: str, body: Json | None = None, attempts: int = 4
    ) -> Response | None:
        """Call some node, and another one if no answer comes; None if none ever does."""
        for _ in range(attempts):
            try:
                response = await self._world.network.request(
                    self._pick(), self.token, self.player, method, f"/api/v1{path}", body
                )
            except Lost:
                await asyncio.sleep(self._chance.uniform(0, 0.5))
                continue
            if response.status != 503:
                return response
            await asyncio.sleep(self._chance.uniform(0.1, 1))
        return None

    async def at_once(self, *calls: tuple[str, str, Json]) -> list[Response | None]:
        """Several calls that overlap, as two devices or two clicks make them."""
        work = [self._late(*call) for call in calls]
        return list(await asyncio.gather(*work))

    async def _late(self, method: str, path: str, body: Json) -> Response | None:
        await asyncio.sleep(self._chance.choice((0, 0, 0.02, 0.2)))
        return await self.call(method, path, body)

    def _new_id(self, kind: str) -> str:
        self._count += 1
        return f"{kind}-{self.name}-{self._count}"

    def _name(self) -> str:
        return f"{self.name} {self._lives}"

    # --- a life ----------------------------------------------------------------------------------

    async def live(self) -> None:
        """Do one thing after the other until the calm comes."""
        while not self._world.is_calm:
            if self.player is None:
                await self._begin()
            await asyncio.sleep(self._chance.expovariate(1 / 0.5))
            await self._do_something()

    async def _do_something(self) -> None:
        if not self._world.is_calm and self.player is not None:
            acts = {
                self._create: 3 if len(self.tables) < 3 else 0.3, self._join: 6, self._leave: 2, self._come_back: 2,
                self._emote: 1, self._look: 2, self._rematch: 4, self._forget: 0.6, self._move_device: 0.4,
                self._start: 2, self._swap_seats: 2, self._hide: 0.3, self._watch: 1,
                self._arrange: 1, self._fill_list: 0.3, self._claim: 1.5, self._go_away: 0.7,
            }  # fmt: skip
            act = self._chance.choices(list(acts), list(acts.values()))[0]
            await act()

    async def _begin(self) -> None:
        """Get an identity; one whose answer is lost is never used."""
        response = await self.call("POST", "/identity", {"token": True})
        if response is not None and response.status == 200:
            self._lives += 1
            self.token, self.player = response.body["token"], response.body["player"]
            self._world.checks.note_name(self._name(), response.body["player"])

    def _some_table(self, *statuses: str, mine: bool = True) -> Table | None:
        found = [
            table for table in self.tables.values()
            if table.status in statuses and (table.seats or not mine)
        ]  # fmt: skip
        return self._chance.choice(found) if found else None

    # --- around tables ---------------------------------------------------------------------------

    def _wanted_table(self) -> Json:
        me = {"kind": "me", "name": self._name()}
        others = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}, me]
        seats: list[Json] = [
            me,
            *self._chance.choices(others, [5, 4, 3, 1], k=self._chance.choice((1, 1, 2, 3))),
        ]
        self._chance.shuffle(seats)
        return {
            "id": self._new_id("create"), "seats": seats, "listed": self._chance.random() < 0.3,
            "clock": self._chance.choice((None, None, 30)), "limit": self._chance.choice((1, 2, 2, 4, 9)),
        }  # fmt: skip

    async def _create(self) -> None:
        times = 2 if self._chance.random() < 0.4 else 1
        for response in await self.at_once(*[("POST", "/games", self._wanted_table())] * times):
            if response is not None and response.status == 201:
                self._sit(response.body["game"], response.body["key"], invite=True)

    def _sit(self, game: str, key: str | None, *, invite: bool = False) -> None:
        """Follow a table from now on, and let the others know of it."""
        if game not in self.tables:
            self.tables[game] = Table(game, key)
            self._world.spawn(self._add_entropy(game))
        table = self.tables[game]
        if not table.follower:
            table.follower = self._world.count()
            self._world.spawn(self._follow(table, table.follower))
        if invite and key is not None and (game, key) not in self._world.invitations:
            self._world.invitations.append((game, key))

    async def _add_entropy(self, game: str) -> None:
        await asyncio.sleep(self._chance.uniform(0, 2))
        entropy = f"{self._chance.getrandbits(128):032x}"
        commit = ("POST", f"/games/{game}/commit", {"commitment": entropy_commitment(game, entropy)})
        reveal = ("POST", f"/games/{game}/entropy", {"entropy": entropy})
        for _ in range(self._chance.choice((1, 20, 20))):  # some withhold
            await self.at_once(*[commit] * self._chance.choice((1, 1, 2)))
            await asyncio.sleep(self._chance.uniform(0, 2))
            responses = await self.at_once(*[reveal] * self._chance.choice((1, 1, 2)))
            if any(response is not None and response.status == 200 for response in responses):
                return

    async def _join(self) -> None:
        if self._world.invitations:
            game, key = self._chance.choice(self._world.invitations[-4:])
            await self._take_seat(game, key)

    async def _take_seat(self, game: str, key: str, seat: int | None = None) -> None:
        if self._chance.random() < 0.3:  # whoever is shown a table may watch before sitting down
            await self.call("POST", f"/games/{game}/spectate", {"key": key})
        body = {"id": self._new_id("join"), "name": self._name(), "key": key, "seat": seat}
        times = self._chance.choice((1, 1, 2))
        for response in await self.at_once(*[("POST", f"/games/{game}/join", body)] * times):
            if response is not None and response.status == 200:
                self._sit(game, key)
                if response.body["seats"] and self._chance.random() < 0.4:
                    self._fall_out(self.tables[game], response.body["seats"][0])

    def _fall_out(self, table: Table, seat: int) -> None:
        """Let the host think better of having this guest."""
        for person in self._world.people:
            known = person.tables.get(table.game)
            if person is not self and known is not None and known.is_host:
                self._world.spawn(person.throw_out(self, table, seat))

    async def _watch(self) -> None:
        if self._world.invitations:
            game, key = self._chance.choice(self._world.invitations)
            response = await self.call("POST", f"/games/{game}/spectate", {"key": key})
            if response is not None and response.status == 200:
                self._sit(game, key)

    async def _leave(self) -> None:
        if table := self._some_table("lobby", "running"):
            seat = self._chance.choice((None, table.seats[0]))
            times = self._chance.choice((1, 2, 2, 3))
            await self.at_once(*[("POST", f"/games/{table.game}/leave", {"seat": seat})] * times)

    async def _swap_seats(self) -> None:
        """Leave twice at once while somebody else takes the seat, and go on acting for it."""
        table = self._some_table("lobby")
        if table is None or table.key is None:
            return
        seat = table.seats[0]
        other = self._chance.choice(self._world.people)
        if other is not self and other.player is not None:
            self._world.spawn(other.take_over(table.game, table.key, seat))
        leave = ("POST", f"/games/{table.game}/leave", {"seat": self._chance.choice((seat, None))})
        commitment = f"{self._chance.getrandbits(256):064x}"
        commit = ("POST", f"/games/{table.game}/commit", {"commitment": commitment})
        await self.at_once(leave, leave, self._chance.choice((leave, commit)))
        await asyncio.sleep(self._chance.uniform(0, 0.3))
        await self.at_once(self._chance.choice((leave, commit)))

    async def take_over(self, game: str, key: str, seat: int) -> None:
        """Try for a while to sit down where somebody is about to get up."""
        for _ in range(6):
            await asyncio.sleep(self._chance.uniform(0, 0.15))
            if self.player is None:
                return
            await self._take_seat(game, key, seat)
            if game in self.tables:
                return

    async def _come_back(self) -> None:
        if table := self._some_table("running"):
            seat = self._chance.choice(table.seats)
            await self.at_once(
                *[("POST", f"/games/{table.game}/return", {"seat": seat})] * self._chance.choice((1, 2))
            )

    async def _start(self) -> None:
        if table := self._some_table("lobby"):
            times = self._chance.choice((1, 1, 2))
            await self.at_once(*[("POST", f"/games/{table.game}/start", {"bot": "random"})] * times)

    async def _arrange(self) -> None:
        """Swap seats, give one to a bot, or take one from a guest, as the host or as somebody who would like to be."""
        table = self._some_table("lobby")
        if table is None or table.latest is None:
            return
        count = len(table.latest["table"]["seats"])
        seat, other = table.seats[0], self._chance.randint(1, count)
        path, body = self._chance.choice(
            (
                ("swap", {"seat": seat, "other": other}),
                ("seat", {"seat": other, "bot": "random"}),
                ("seat", {"seat": other}),
            )
        )
        await self.at_once(*[("POST", f"/games/{table.game}/{path}", body)] * self._chance.choice((1, 2)))

    async def throw_out(self, guest: Person, table: Table, seat: int) -> None:
        """Take the seat from a guest who has just sat down, and who tries to keep a place at the table."""
        await asyncio.sleep(self._chance.choice((0, 0, 0.1, 0.5)))
        self._world.spawn(guest.hold_on(table.game, table.key, seat))
        await asyncio.sleep(self._chance.choice((0, 0, 0.02, 0.1)))
        await self.at_once(
            *[("POST", f"/games/{table.game}/seat", {"seat": seat})] * self._chance.choice((1, 1, 2))
        )

    async def hold_on(self, game: str, key: str | None, seat: int) -> None:
        """Ask for seats and for the right to watch, just before and after the own seat is taken away."""
        for _ in range(self._chance.choice((1, 3, 5))):
            if self.player is None:
                return
            shown = self._chance.choice((key, key, None))
            join = {
                "id": self._new_id("join"), "name": self._name(), "key": shown,
                "seat": self._chance.choice((None, seat)),
            }  # fmt: skip
            calls: list[tuple[str, str, Json]] = [
                ("POST", f"/games/{game}/join", join),
                ("POST", f"/games/{game}/spectate", {"key": shown}),
            ]
            await self.at_once(*self._chance.choice((calls, calls[:1], calls[1:])))
            await asyncio.sleep(self._chance.uniform(0, 0.2))

    async def _fill_list(self) -> None:
        """Offer several listed tables at once."""
        asked = [{**self._wanted_table(), "listed": True} for _ in range(self._chance.choice((2, 3)))]
        for response in await self.at_once(*[("POST", "/games", table) for table in asked]):
            if response is not None and response.status == 201 and len(self.tables) < 4:
                self._sit(response.body["game"], response.body["key"], invite=True)

    async def _emote(self) -> None:
        if table := self._some_table("lobby", "running", "over"):
            body = {"seat": self._chance.choice(table.seats), "emote": "clap"}
            await self.call("POST", f"/games/{table.game}/emote", body, attempts=1)

    async def _look(self) -> None:
        """Read this and that."""
        paths = ["/games", "/games/mine", "/identity", "/dice", "/server"]
        if self.tables:
            game = self._chance.choice(list(self.tables))
            paths += [f"/games/{game}{part}" for part in ("", "/log", "/record", "?since=1")]
        await self.call("GET", self._chance.choice(paths), attempts=1)

    async def _rematch(self) -> None:
        table = self._some_table("over", "abandoned", mine=False)
        if table is not None:
            await self.play_again(table)

    def agree_to_rematch(self, game: str) -> None:
        """Ask for a rematch as well, unless that has happened."""
        table = self.tables.get(game)
        if table is not None and table.seats and not table.has_asked_rematch:
            table.has_asked_rematch = True
            self._world.spawn(self.play_again(table))

    async def play_again(self, table: Table) -> None:
        """Ask for a rematch."""
        table.has_asked_rematch = True
        times = self._chance.choice((1, 2))
        for response in await self.at_once(*[("POST", f"/games/{table.game}/rematch", {})] * times):
            if response is not None and response.status == 200:
                self._sit(response.body["game"], response.body["key"], invite=True)

    async def _hide(self) -> None:
        if table := self._some_table("lobby", "running", "over", "abandoned"):
            await self.at_once(*[("POST", f"/games/{table.game}/hide", {})] * self._chance.choice((1, 2)))

    async def _move_device(self) -> None:
        """Carry the identity to another device, whose secret is used from now on."""
        response = await self.call("POST", "/identity/link", {})
        if response is not None and response.status == 200:
            claimed = await self.at_once(*[("POST", "/identity/claim", {"code": response.body["code"]})] * 2)
            secrets = [one.cookie for one in claimed if one is not None and one.status == 200]
            if secrets and self._chance.random() < 0.7:
                await self._try_device(secrets[0])
                await self._sign_out(secrets[0])

    async def _try_device(self, secret: str) -> None:
        """Let every node get to know another device."""
        for server in self._world.servers:
            with contextlib.suppress(Lost):
                await self._world.network.request(server, secret, None, "GET", "/api/v1/identity", None)

    async def _claim(self) -> None:
        """Ask for a bot in the place of others, or for the game, whether or not somebody is gone."""
        if table := self._some_table("running"):
            body = {
                "seat": self._chance.choice(table.seats),
                "choice": self._chance.choice(("bot", "bot", "win")),
            }
            await self.at_once(*[("POST", f"/games/{table.game}/claim", body)] * self._chance.choice((1, 2)))

    async def _go_away(self) -> None:
        """Close the page of a table for a while; others may claim meanwhile."""
        if table := self._some_table("running"):
            table.follower = 0
            self._world.spawn(self._follow_later(table, self._chance.uniform(1, 8)))

    async def _follow_later(self, table: Table, seconds: float) -> None:
        await asyncio.sleep(seconds)
        if self.tables.get(table.game) is table and not table.follower and not self._world.is_over:
            self._sit(table.game, table.key)

    async def _sign_out(self, secret: str) -> None:
        """Sign another device out, twice at once, and see that it is nobody any more."""
        response = await self.call("GET", "/identity/devices")
        if response is None or response.status != 200:
            return
        others = [device["id"] for device in response.body["devices"] if not device["is_this"]]
        for device in others:
            gone = await self.at_once(
                *[("DELETE", f"/identity/devices/{device}", {})] * self._chance.choice((1, 2))
            )
            if not any(one is not None and one.status in (200, 404) for one in gone):
                return
        revoked_at = self._world.loop.time()
        await asyncio.sleep(self._chance.uniform(0, 6))
        try:
            found = await self._world.network.request(
                self._pick(), secret, None, "GET", "/api/v1/identity", None
            )
        except Lost:
            return
        self._world.checks.check_signed_out(revoked_at, found)

    async def _forget(self) -> None:
        """Be forgotten, while other requests of the same person are still under way."""
        meanwhile: list[tuple[str, str, Json]] = []
        await self._watch()
        for table in list(self.tables.values()):
            if table.follower:
                await self._lurk(table)
            table.follower = 0
            if table.seats and self._chance.random() < 0.5:
                meanwhile.append(("POST", f"/games/{table.game}/leave", {"seat": None}))
            elif table.latest is not None and self._chance.random() < 0.5 and table.key is not None:
                join = {"id": self._new_id("join"), "name": self._name(), "key": table.key}
                meanwhile.append(("POST", f"/games/{table.game}/join", join))
        if self._chance.random() < 0.3:
            meanwhile.append(("POST", "/identity/link", {}))
        if self._chance.random() < 0.5:
            meanwhile.append(("POST", "/games", self._wanted_table()))
        for game, key in self._world.invitations[-2:]:
            join = {"id": self._new_id("join"), "name": self._name(), "key": key}
            meanwhile.append(("POST", f"/games/{game}/join", join))
        done = False
        for _ in range(6):
            responses = await self.at_once(("DELETE", "/identity", {}), *meanwhile)
            if responses[0] is not None and responses[0].status in (200, 401):
                done = True
                break
        self._world.trace(self.name, f"is forgotten: {done}")
        self.token, self.player, self.tables = "", None, {}

    async def _lurk(self, table: Table) -> None:
        """Leave a socket open, and listen for as long as there is something to hear."""

        async def listen(socket: Socket) -> None:
            try:
                while not self._world.is_over:
                    await asyncio.wait_for(socket.receive(), 5)
            except (Closed, TimeoutError):
                socket.close()

        try:
            socket = await self._world.network.connect(
                self._pick(), self.token, self.player, table.game, table.version
            )
        except Lost:
            return
        self._world.spawn(listen(socket))

    # --- at a table ------------------------------------------------------------------------------

    def _goes_on(self, table: Table, follower: int) -> bool:
        return table.follower == follower and not self._world.is_over

    async def _follow(self, table: Table, follower: int) -> None:
        """Keep a live socket open, here or there."""
        while self._goes_on(table, follower):
            try:
                socket = await self._world.network.connect(
                    self._pick(), self.token, self.player, table.game, table.version
                )
            except Lost:
                await asyncio.sleep(self._chance.uniform(0.1, 0.5))
                continue
            try:
                await self._listen(table, socket, follower)
            except Closed as closed:
                table.is_connected = False
                if closed.code in FINAL:
                    table.follower, table.seats = 0, []
                await asyncio.sleep(self._chance.uniform(0.05, 0.4))
            finally:
                table.is_connected = False
                socket.close(quietly=not self._world.is_calm and self._chance.random() < 0.05)

    async def _listen(self, table: Table, socket: Socket, follower: int) -> None:
        for command in list(table.pending.values()):
            socket.send(command)
        while self._goes_on(table, follower):
            try:
                message = await asyncio.wait_for(socket.receive(), self._chance.uniform(1, 4))
            except TimeoutError:
                if not self._world.is_calm and self._chance.random() < 0.3:
                    return  # somebody closes the laptop
                for command in list(table.pending.values()):
                    socket.send(command)
                await self._consider(table, socket)
                continue
            # A page that was closed meanwhile hears nothing more: another may be open by now.
            if self._goes_on(table, follower):
                await self._hear(table, socket, message)

    async def _hear(self, table: Table, socket: Socket, message: Json) -> None:
        kind = message["type"]
        if kind == "hello":
            table.seats, table.is_host = message["you"]["seats"], message["you"]["host"]
            table.is_connected = True
        elif kind == "you":
            table.seats, table.is_host = message["seats"], message["host"]
            table.key = message["key"] or table.key
        elif kind == "answer":
            command = table.pending.pop(message["id"], None)
            if command is not None and not message["ok"] and message["error"]["code"] == "unavailable":
                table.pending[message["id"]] = command
        elif kind == "update":
            self._note(table, message)
        elif kind == "ping":
            self._world.spawn(self._answer(socket, message["n"]))
        elif kind == "bye":
            raise Closed(1001)
        if kind in ("hello", "you", "update", "answer"):
            await self._consider(table, socket)

    async def _answer(self, socket: Socket, number: int) -> None:
        """Answer a ping: usually at once, sometimes much later to gain time, or wrongly, or not at all."""
        await asyncio.sleep(self._chance.choice((0, 0, 0, 0.3, 3)))
        if self._chance.random() < 0.9:
            socket.send({"type": "pong", "n": number + self._chance.choice((0, 0, 0, 0, 1))})

    def _note(self, table: Table, update: Json) -> None:
        """Take in an update: it must go on exactly where the last one ended."""
        versions = [entry["version"] for entry in update["entries"]]
        if update["since"] != table.version or versions != list(
            range(table.version + 1, update["version"] + 1)
        ):
            self._world.checks.fail(
                f"{table.game}: {self.name} is at {table.version} and gets {versions} since {update['since']}"
            )
        table.version = update["version"]
        if not update["more"]:
            table.latest = update

    async def _consider(self, table: Table, socket: Socket) -> None:
        """Act if it is time to."""
        update = table.latest
        if update is None or update["version"] != table.version:
            return
        if table.status in ("over", "abandoned"):
            table.is_over = True
            if (
                table.seats
                and not table.has_asked_rematch
                and self._chance.random() < 0.5
                and not self._world.is_calm
            ):
                for person in self._world.people:  # everybody clicks at the same time
                    person.agree_to_rematch(table.game)
            return
        actions = update["actions"]
        if actions is None or actions["seat"] not in table.seats or table.pending:
            return
        if table.decided_at < table.version:
            table.decided_at = table.version
            await asyncio.sleep(self._chance.expovariate(1 / 0.1))
            for command in self._decide(table, update):
                self._command(table, socket, command)

    def _decide(self, table: Table, update: Json) -> list[Json]:
        """Usually one legal command; sometimes another one at the same time, or one that must be refused."""
        actions, chance = update["actions"], self._chance
        legal = [option["action"]["text"] for option in actions["legal"]]
        useful = [
            option["action"]["text"] for option in actions["legal"]
            if option["brings"] and option["brings"]["kind"] != "bust"
        ]  # fmt: skip
        fate = chance.random()
        version = table.version
        takeback = update["takeback"] is not None and update["takeback"]["seat"] in table.seats
        if takeback and fate < (0.8 if self._is_fickle else 0.08):
            return [self._made(table, version, actions["seat"], None)]
        text = chance.choice(useful or legal)
        commands = [self._made(table, version, actions["seat"], text)]
        if fate > 0.96:
            commands.append(self._made(table, version, actions["seat"], chance.choice(legal)))
        elif fate > 0.92:
            commands.insert(0, self._made(table, max(0, version - 1), actions["seat"], text))
        elif fate > 0.88:
            seat = chance.randint(1, len(update["table"]["seats"]))  # perhaps somebody else's
            commands.insert(0, self._made(table, version, seat, text))
        elif fate > 0.87:
            commands.insert(0, self._made(table, version, actions["seat"], "claim"))
        return commands

    def _made(self, table: Table, version: int, seat: int, action: str | None) -> Json:
        command: Json = {
            "type": "takeback" if action is None else "command", "id": self._new_id("do"), "version": version, "seat": seat,
        }  # fmt: skip
        if action is not None:
            command["action"] = action
        self._world.checks.sent[table.game, command["id"]] = command
        return command

    def _command(self, table: Table, socket: Socket, command: Json) -> None:
        """Send a command by the socket, by HTTP, or by both."""
        fate = self._chance.random()
        table.pending[command["id"]] = command
        if fate < 0.85:
            socket.send(command)
        if fate < 0.1 or fate >= 0.85:
            self._world.spawn(self._command_by_http(table, command))

    async def _command_by_http(self, table: Table, command: Json) -> None:
        times = self._chance.choice((1, 1, 2))
        responses = await self.at_once(*[("POST", f"/games/{table.game}/commands", command)] * times)
        if any(response is not None for response in responses):
            table.pending.pop(command["id"], None)

    def follows(self, game: str) -> bool:
        """Whether this person has a seat at a table and is connected."""
        table = self.tables.get(game)
        return table is not None and table.is_connected and bool(table.seats)
