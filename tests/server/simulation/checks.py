"""What must hold at every step: after each commit, and for everything that a node sends."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.log.codec import log_line
from pickomino.server.log.verify import verify_log
from pickomino.server.storage.relations import metadata
from server.simulation.database import Cause, Database, Key
from server.simulation.network import Json, Response, Socket
from server.simulation.servers import LISTED

if TYPE_CHECKING:
    from server.simulation.servers import Server
    from server.simulation.world import World

GRACE = 3.0
"""Seconds within which every node has heard of a change, when nothing is broken."""

AT_ONCE = 0.05
"""Seconds within which a node has told all its sockets of a game what it has told one of them."""

STUCK = 8.0
"""Seconds after which a game that could go on is taken to be stuck; a bot thinks for a fraction of a second."""

NOT_KEPT = ("forbidden", "unavailable", "too_many_requests", "no_identity", "unknown_game", "frozen")
"""Refusals that are not stored: the same command may fare better later."""

TAKEBACKS = 3
"""Take-backs in one turn, of which nobody here has the patience for a hundred."""

LISTS = ("/api/v1/games", "/api/v1/games/mine")

OF_OWNER = ("act", "takeback", "back", "claim", "unsit", "swap", "commit", "entropy")
"""Kinds of entries that only the owner of a seat can cause."""

OF_HOST = ("unsit", "swap")
"""Those that the host can cause as well."""


NAMING = [
    (table, column)
    for table in metadata.sorted_tables
    for column in ("player_id", "host")
    if column in table.c
]
"""Where players are named in the database."""


def seat_of(entry: Json) -> int | None:
    """The seat that an entry is about; a commitment counts for all seats of one player."""
    seat: int | None = entry["seats"][0] if entry["kind"] == "commit" else entry.get("seat")
    return seat


class Broken(AssertionError):
    """Something that must always hold does not."""


@dataclass
class Log:
    """A game as it was committed, entry by entry."""

    entries: list[Json] = field(default_factory=list)
    head: str = GENESIS
    seats: dict[int, str | None] = field(default_factory=dict)
    host: str | None = None
    hosts: set[str | None] = field(default_factory=set)
    """Everybody who has been the host."""
    key: str = ""
    listed: bool = False
    changed_at: float = 0.0

    @property
    def version(self) -> int:
        return len(self.entries)

    def is_full(self) -> bool:
        """Whether every seat is taken."""
        taken = [seat["kind"] != "open" for seat in self.entries[0]["seats"]]
        for entry in self.entries:
            seat = entry.get("seat", 0) - 1
            if entry["kind"] in ("sit", "unsit"):
                taken[seat] = entry["kind"] == "sit"
            elif entry["kind"] == "swap":
                other = entry["other"] - 1
                taken[seat], taken[other] = taken[other], taken[seat]
        return all(taken)

    def playing(self) -> set[int]:
        """The seats that people play themselves."""
        away = set()
        for entry in self.entries:
            if entry["kind"] == "away":
                away.add(entry["seat"])
            elif entry["kind"] == "claim" and entry["choice"] == "bot":
                away.update(entry["absent"])
            elif entry["kind"] == "back":
                away.discard(entry["seat"])
        return {seat for seat, player in self.seats.items() if player is not None} - away


class Checks:
    """The rules of the simulated world, and what is known of it independently of the server."""

    def __init__(self, world: World, database: Database) -> None:
        self._world = world
        self._database = database
        self.logs: dict[str, Log] = {}
        self.sent: dict[tuple[str, str], Json] = {}
        """Every command by game and id."""
        self._answers: dict[tuple[str, str], Json] = {}
        self._carried_out: dict[tuple[str, int], str] = {}
        """The command behind an entry."""
        self._lost_right: dict[tuple[str, str], float] = {}
        self._removed: set[tuple[str, str]] = set()
        """Games and the guests whom their hosts have removed."""
        self.forgotten: dict[str, float] = {}
        self._names: dict[str, str] = {}
        """The player behind each name."""
        self._created: dict[tuple[str, str], str] = {}
        self.acknowledged = 0
        database.on_commit = self.committed

    def fail(self, what: str) -> NoReturn:
        self._world.trace("BROKEN", what)
        raise Broken(what)

    def note_name(self, name: str, player: str) -> None:
        self._names[name] = player

    # --- what is stored --------------------------------------------------------------------------

    def committed(self, touched: dict[Key, Cause | None]) -> None:
        """Check a commit."""
        try:
            games = sorted(
                {row.split("/")[0] for table, row in touched if table in ("games", "entries", "seats")}
            )
            for game in games:
                self._check_log(game, touched)
            for (table, row), cause in touched.items():
                game, _, player = row.partition("/")
                if table == "viewers":
                    self._check_viewer(game, player, cause)
                elif table == "creations":
                    self._check_list(game)  # here the player comes first
            tables = {table for table, _ in touched}
            for player in self.forgotten:
                self._check_forgotten(player, tables)
        except Broken as error:
            self._world.give_up(error)
        except Exception as error:  # noqa: BLE001 - a check that fails must not look like a fault of the server
            self._world.give_up(error)

    def _check_log(self, game: str, touched: dict[Key, Cause | None]) -> None:
        query = self._database.query
        log = self.logs.setdefault(game, Log())
        rows = query(
            "SELECT version, body, hash FROM entries WHERE game_id = ? AND version > ? ORDER BY version",
            game,
            log.version,
        )
        stored = query("SELECT version, host, listed, seat_key FROM games WHERE id = ?", game)
        if not stored:
            self.fail(f"{game} is gone")
        count = query("SELECT count(*), max(version) FROM entries WHERE game_id = ?", game)[0]
        owners: dict[int, str | None] = dict(
            query("SELECT seat, player_id FROM seats WHERE game_id = ?", game)
        )
        for version, body, digest in rows:
            entry = json.loads(body)
            if version != log.version + 1 or entry["version"] != version:
                self.fail(f"{game} has entry {version} after {log.version}")
            log.head = entry_hash(log.head, body)
            if digest != log.head:
                self.fail(f"{game} entry {version} does not follow in the chain")
            self._check_owner(game, log, entry, touched.get(("entries", f"{game}/{version}")))
            log.entries.append(entry)
            log.changed_at = self._world.loop.time()
        if (log.version, log.version, log.version) != (*count, stored[0][0]):
            self.fail(f"{game}: {log.version} entries known, {count[0]} stored, row at {stored[0][0]}")
        _, host, listed, key = stored[0]
        for version, _, _ in rows:
            self._check_seated(game, log, version, owners, key, touched.get(("entries", f"{game}/{version}")))
        self._note_rights(game, log, owners, host)
        log.seats, log.host, log.listed, log.key = owners, host, bool(listed), key
        log.hosts.add(host)

    def _check_seated(
        self, game: str, log: Log, version: int, owners: dict[int, str | None], key: str, cause: Cause | None
    ) -> None:
        """Whom the host removes is gone for good, unless they come back with a newer invitation."""
        entry = log.entries[version - 1]
        if cause is None or cause.player is None or entry["by"] != "player":
            return
        guest = log.seats.get(entry.get("seat", 0))
        if entry["kind"] == "unsit" and guest is not None and cause.what.endswith("/seat"):
            may_watch = self._database.query(
                "SELECT 1 FROM viewers WHERE game_id = ? AND player_id = ?", game, guest
            )
            if guest in owners.values() or may_watch or key == log.key:
                self.fail(f"{game}: {guest} is removed, and something is left: {owners}, {may_watch}, {key}")
            self._removed.add((game, guest))
        if entry["kind"] == "sit" and owners.get(entry["seat"]) == cause.player not in log.seats.values():
            self._check_invited(game, cause.player, cause, log.key, log.listed)

    def _check_invited(self, game: str, player: str, cause: Cause | None, key: str, listed: bool) -> None:
        if (game, player) in self._removed and (listed or cause is None or cause.key != key):
            self.fail(f"{game}: {player} was removed and comes back ({cause})")

    def _check_viewer(self, game: str, player: str, cause: Cause | None) -> None:
        """Somebody may watch from now on, or no longer."""
        self._lost_right[game, player] = self._world.loop.time()
        log = self.logs[game]
        is_added = self._database.query(
            "SELECT 1 FROM viewers WHERE game_id = ? AND player_id = ?", game, player
        )
        if is_added and not log.listed:
            self._check_invited(game, player, cause, log.key, listed=False)

    def _check_list(self, player: str) -> None:
        """Nobody offers more than their share of tables, but for what they have inherited."""
        rows = self._database.query(
            "SELECT games.id FROM games JOIN creations ON games.id = creations.game_id"
            " WHERE player_id = ? AND listed AND status = 'lobby'", player,
        )  # fmt: skip
        offered = [game for (game,) in rows if game in self.logs and self.logs[game].hosts == {player}]
        if len(offered) > LISTED:
            self.fail(f"{player} offers {offered} at once")

    def _check_owner(self, game: str, log: Log, entry: Json, cause: Cause | None) -> None:
        """Only the owner of a seat acts for it."""
        kind, by = entry["kind"], entry["by"]
        self._world.trace("log", f"{game} {entry['version']} {kind} {entry.get('seat', '')} by {by}")
        if kind == "act" and by == "bot" and entry["seat"] in log.playing():
            self.fail(f"{game} entry {entry['version']}: a bot acts for {log.seats[entry['seat']]}")
        if by != "player" or (kind not in OF_OWNER and not (kind == "away" and entry["reason"] == "left")):
            return
        if cause is None or cause.player is None:
            self.fail(f"{game} entry {entry['version']}: {kind} without anybody's request")
        if kind in OF_HOST and cause.player == log.host and "leave" not in cause.what:
            return
        seat = seat_of(entry)
        owner = None if seat is None else log.seats.get(seat)
        if owner != cause.player:
            self.fail(f"{game}: {kind} for seat {seat} of {owner} by {cause.player} ({cause.what})")
        if kind == "takeback":
            self._check_takebacks(game, log)
        if kind == "claim":
            self._check_gone(game, log, entry, cause)
        if kind == "act":
            self._check_lag(game, log, entry)
            commands = (self.sent.get((game, each)) for each in self._sent_at(game, entry["version"]))
            if not any(sent and sent["action"] == entry["action"] for sent in commands):
                self.fail(
                    f"{game} entry {entry['version']}: {entry['action']} was never commanded at that version"
                )

    def _check_gone(self, game: str, log: Log, entry: Json, cause: Cause) -> None:
        """Nobody claims because of a player who sits at the table with an open socket, or of themselves."""
        for seat in entry["absent"]:
            player = log.seats.get(seat)
            if player == cause.player:
                self.fail(f"{game}: {player} claims because of themselves")
            has_left = seat not in log.playing()
            for socket in (each for server in self._world.servers if server.is_up for each in server.sockets):
                is_here = (socket.game, socket.cause.player) == (game, player) and socket.is_heard
                if is_here and socket.shown is not None and self._is_late(socket.opened_at) and not has_left:
                    self.fail(f"{game}: {cause.player} claims because of {player}, who is connected")

    def _check_lag(self, game: str, log: Log, entry: Json) -> None:
        """What a clock gets back for the network stays within its bounds."""
        lags = [entry.get("lag", 0)]
        for before in reversed(log.entries):
            if before["kind"] == "act" and (
                before["seat"] != entry["seat"] or before["position"].split(" ")[4] == "-"
            ):
                break
            lags.append(before.get("lag", 0))
        if not 0 <= lags[0] <= 500 or sum(lags) > 2_000 or (sum(lags) and not log.entries[0]["clock"]):
            self.fail(f"{game}: {lags} ms for the network")

    def _check_takebacks(self, game: str, log: Log) -> None:
        """Nobody fills a log by setting aside and taking back."""
        before = 0
        for entry in reversed(log.entries):
            if entry["kind"] == "act" and entry["position"].split(" ")[4] == "-":
                break
            before += entry["kind"] == "takeback"
        if before >= TAKEBACKS:
            self.fail(f"{game}: take-back {before + 1} of a turn")

    def check_signed_out(self, revoked_at: float, found: Response) -> None:
        """A device that was signed out is nobody to any node, once they have heard of it."""
        if found.status == 200 and self._is_late(revoked_at):
            self.fail("a device that was signed out is still known")

    def _sent_at(self, game: str, version: int) -> Iterator[str]:
        """Commands that may have led to an entry: it follows the version they name, or a return just before it."""
        for (other, command_id), command in self.sent.items():
            if other == game and command["version"] in (version - 1, version - 2) and "action" in command:
                yield command_id

    def _note_rights(self, game: str, log: Log, owners: dict[int, str | None], host: str | None) -> None:
        before = {*log.seats.values(), log.host} - {None}
        after = {*owners.values(), host}
        for player in before - after:
            assert player is not None
            self._lost_right[game, player] = self._world.loop.time()

    def _check_forgotten(self, player: str, tables: Collection[str] = ()) -> None:
        """Nothing in the database, or in the tables that have just changed, names a player who has been forgotten."""
        for table, column in NAMING:
            is_due = not tables or table.name in tables
            if is_due and self._database.query(f"SELECT 1 FROM {table.name} WHERE {column} = ?", player):
                self.fail(f"{table.name}.{column} still names {player}, who has been forgotten")

    # --- what is sent ----------------------------------------------------------------------------

    def responded(self, server: Server, cause: Cause, body: Json | None, response: Response) -> None:
        """Check the response to a request."""
        if response.status == 503 and response.error == "unavailable":
            if not self._world.has_lost_database(server):
                self.fail(f"{cause.what}: 503 although the database was there")
            return
        if response.status >= 500:
            self.fail(f"{cause.what}: {response.status} {response.text}")
        method, _, path = cause.what.partition(" ")
        if method == "GET" and path in LISTS and response.status == 409:
            self.fail(f"{cause.what}: {response.error} hides the whole list")
        if path.endswith("/commands") and "type" in response.body:
            assert body is not None
            self._answered(path.split("/")[4], response.body)
        if response.status >= 400:
            return
        if path.endswith("/commands"):
            self._check_update(response.body["update"], cause)
        elif method == "DELETE" and path == "/api/v1/identity" and cause.player is not None:
            self.forgotten[cause.player] = self._world.loop.time()
            self._check_forgotten(cause.player)
        elif method == "POST" and path.endswith("/games") and cause.player is not None:
            assert body is not None
            first = self._created.setdefault((cause.player, body["id"]), response.body["game"])
            if first != response.body["game"]:
                self.fail(f"creation {body['id']} gave {first} and {response.body['game']}")
        elif path.endswith("/rematch"):
            self._check_rematch(path.split("/")[4], response.body["game"])

    def _check_rematch(self, game: str, again: str) -> None:
        first = self._created.setdefault(("rematch", game), again)
        if first != again:
            self.fail(f"the rematch of {game} is {first} and {again}")

    def said(self, socket: Socket, cause: Cause, message: Json) -> None:
        """Check a message on a live socket."""
        game = socket.game
        try:
            if message["type"] == "answer":
                self._answered(game, message)
            elif message["type"] == "update":
                self._check_update(message, cause)
                self._note_shown(socket, message)
            if message["type"] in ("update", "presence", "emote"):
                self._check_right(game, cause.player)
        except Broken as error:
            self._world.give_up(error)

    def _note_shown(self, socket: Socket, update: Json) -> None:
        """A socket is brought to a version: those beside it must be told as well."""
        if update["more"]:
            return
        version: int = update["version"]
        beside = [
            each for each in socket.server.sockets
            if each.game == socket.game and each is not socket and each.shown is not None and each.shown < version
        ]  # fmt: skip
        socket.shown = version
        if beside:
            self._world.loop.call_later(AT_ONCE, self._check_told, beside, version)

    def _check_told(self, sockets: list[Socket], version: int) -> None:
        for socket in sockets:
            left_out = socket.is_heard and socket in socket.server.sockets and (socket.shown or 0) < version
            if left_out and socket.server.is_up:
                try:
                    self.fail(
                        f"{socket.game}: a socket is left at {socket.shown}, others are shown {version}"
                    )
                except Broken as error:
                    self._world.give_up(error)

    def _answered(self, game: str, answer: Json) -> None:
        """An acknowledged command is in the log, once; the same command gets the same answer."""
        key = game, answer["id"]
        if not answer["ok"] and answer["error"]["code"] in NOT_KEPT:
            return
        answer = {name: answer[name] for name in ("id", "ok", "version", "error")}
        first = self._answers.setdefault(key, answer)
        if first != answer:
            self.fail(f"{game} command {answer['id']} was answered {first}, then {answer}")
        if not answer["ok"]:
            return
        self.acknowledged += 1
        command, log = self.sent[key], self.logs[game]
        entries = log.entries[command["version"] : answer["version"]]
        kind = "act" if "action" in command else "takeback"
        found = [
            entry for entry in entries
            if entry["kind"] == kind and entry["seat"] == command["seat"] and entry.get("action") == command.get("action")
        ]  # fmt: skip
        if len(found) != 1 or log.version < answer["version"]:
            self.fail(
                f"{game} command {command} is acknowledged at {answer['version']}, the log is at {log.version}"
            )
        other = self._carried_out.setdefault((game, found[0]["version"]), answer["id"])
        if other != answer["id"]:
            self.fail(f"{game} entry {found[0]['version']} is claimed by {other} and by {answer['id']}")

    def _check_update(self, update: Json, cause: Cause) -> None:
        """What is shown is what is stored."""
        game = update["game"]
        log = self.logs.get(game, Log())
        if update["version"] > log.version:
            self.fail(f"{game} is shown at {update['version']}, stored up to {log.version}")
        for shown in update["entries"]:
            stored = log.entries[shown["version"] - 1]
            same = all(shown[name] == stored[name] for name in ("kind", "by", "at", "position"))
            if not same or shown["roll"] != stored.get("roll") or shown["seat"] != seat_of(stored):
                self.fail(f"{game} entry {shown['version']} is shown as {shown}, stored as {stored}")
        if update["more"]:
            return
        if update["position"] != log.entries[update["version"] - 1]["position"]:
            self.fail(f"{game} shows {update['position']} at {update['version']}")
        for seat in update["table"]["seats"]:
            player = self._names.get(seat["name"] or "", "")
            if player in self.forgotten and self._is_late(self.forgotten[player]):
                self.fail(f"{game} shows {seat['name']}, who has been forgotten, to {cause.player}")

    def _check_right(self, game: str, player: str | None) -> None:
        """Only those who belong to a private table, or have been let in, hear of it."""
        log = self.logs[game]
        if log.listed or player == log.host or player in log.seats.values():
            return
        if self._database.query("SELECT 1 FROM viewers WHERE game_id = ? AND player_id = ?", game, player):
            return
        since = self._lost_right.get((game, player or ""))
        if since is None or self._is_late(since):
            self.fail(f"{game} is heard by {player}, who has no right to it")

    def _is_late(self, since: float) -> bool:
        return self._world.loop.time() - max(since, self._world.trouble_at) > GRACE

    # --- at the end ------------------------------------------------------------------------------

    def ended(self, server: Server) -> None:
        """A node has shut down: nothing of it may be left."""
        node = server.node
        assert node is not None
        for task in server.process.unfinished():
            self.fail(f"{server.name} leaves a task behind: {task}")
        if node.sockets:
            self.fail(f"{server.name} still counts {dict(node.sockets)}")
        for live in node.games.all_open():
            if live.lock.locked() or live.listeners:
                self.fail(f"{server.name} still holds {live.id}: {live.lock}, {live.listeners}")

    def settled(self) -> None:
        """After a calm time all nodes agree, no game waits for the server, and every finished log verifies."""
        now = self._world.loop.time()
        for server in self._world.servers:
            assert server.node is not None
            for live in server.node.games.all_open():
                log = self.logs[live.id]
                if live.frozen is not None:
                    self.fail(f"{live.id} is frozen on {server.name}")
                if live.listeners and now - log.changed_at > GRACE and live.game.version != log.version:
                    self.fail(f"{server.name} has {live.id} at {live.game.version}, stored is {log.version}")
        for game, log in self.logs.items():
            self._check_progress(game, log)
            if log.entries[-1]["kind"] == "reveal":
                self._verify(game)
        for player in self.forgotten:
            self._check_forgotten(player)
        self._check_creations()

    def _verify(self, game: str) -> None:
        rows = self._database.query("SELECT body, hash FROM entries WHERE game_id = ? ORDER BY version", game)
        lines = [log_line(body, digest) for body, digest in rows]
        try:
            verify_log("\n".join([*lines, ""]).encode())
        except Exception as error:  # noqa: BLE001 - any problem breaks the rule
            self.fail(f"{game} does not verify: {error}")

    def _check_creations(self) -> None:
        """Every game belongs to a creation of its own: none was made and then lost from sight."""
        if self.forgotten:
            return  # their creations are gone with them
        orphans = self._database.query(
            "SELECT id FROM games WHERE id NOT IN (SELECT game_id FROM creations) AND host IS NOT NULL"
        )
        if orphans:
            self.fail(f"{orphans} were made without a creation")

    def _check_progress(self, game: str, log: Log) -> None:
        """A game that somebody follows goes on: a bot moves, a clock runs out, a full table starts."""
        row = self._database.query(
            "SELECT status, mover, bot_version, deadline, paused_at, clock FROM games WHERE id = ?", game
        )[0]
        status, mover, bot_version, *_ = row
        quiet = self._world.loop.time() - max(log.changed_at, self._world.calm_at)
        present = {log.seats[seat] for seat in log.playing()} & self._world.followers(game)
        is_due = bot_version is not None or log.seats.get(mover) in present
        if status == "running" and present and is_due and quiet > STUCK:
            self.fail(f"{game} is stuck for {quiet:.1f} s: {row}")
        if status == "lobby" and quiet > 12 and log.is_full():
            self.fail(f"{game} is full and does not start: {row}")
