"""A program's side of the API: links to tables, an identity, a bot that plays through a live socket."""

from __future__ import annotations

__all__ = [
    "ApiClient",
    "BadLink",
    "ClientError",
    "PlayedGame",
    "TableLink",
    "entropy_commitment",
    "parse_link",
    "play_bot",
]

import asyncio
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any
from urllib.parse import urlsplit

from pickomino._extras import needs_extra
from pickomino.bots import Bot
from pickomino.client.claim_watch import ClaimWatch
from pickomino.client.dice_watch import DiceWatch
from pickomino.client.errors import BadLink, ClientError
from pickomino.core.errors import Problem
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import parse_rules
from pickomino.server.log.entries import ClaimChoice
from pickomino.server.log.fairdice import entropy_commitment
from pickomino.server.log.verify import MAX_LOG_BYTES, Noted, VerifyError, verify_log
from pickomino.server.refusals import CODES

with needs_extra():
    import httpx
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import ConnectionClosed, InvalidHandshake

RETRY_SECONDS = (0.2, 0.5, 1.0, 2.0, 4.0)
LASTING_CLOSES = (4401, 4404)
AWAY = (OSError, ConnectionClosed, InvalidHandshake, httpx.TransportError, TimeoutError)


ERROR_BYTES = 10_000
"""The most that is read of a refusal."""

PASSING = ("unavailable", "too_many_requests")
"""Refusals after which the same command may be sent again, a little later."""


@dataclass(frozen=True, slots=True)
class TableLink:
    """A server, and perhaps a table on it with the key that opens it."""

    server: str
    game: str | None = None
    key: str | None = None


def parse_link(url: str) -> TableLink:
    """Read a server's URL, the link to a table, or the URL of one of its API calls."""
    try:
        parts = urlsplit(url)
        is_web = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_web = False
    if not is_web:
        raise BadLink(Problem("client-url", {"token": url}))
    found = re.match(r"/(?:t|api/v1/games)/([A-Za-z0-9_-]{11,32})(?:/|$)", parts.path)
    if found is None and parts.path not in ("", "/"):
        raise BadLink(Problem("client-table", {"token": url}))
    return TableLink(f"{parts.scheme}://{parts.netloc}", found[1] if found else None, parts.fragment or None)


def refused(status: int, body: bytes) -> ClientError:
    """What a call was refused with, as an error."""
    try:
        answer = json.loads(body[:ERROR_BYTES])
    except (ValueError, RecursionError):
        answer = None
    return ClientError(_problem(status, answer))


def _problem(status: int, answer: Any) -> Problem:
    """What a server's refusal says, as the catalogue has it; of a stranger's answer only its status."""
    error = answer.get("error") if isinstance(answer, dict) else None
    code, params = (error.get("code"), error.get("params")) if isinstance(error, dict) else (None, None)
    if not isinstance(code, str) or code not in CODES or not isinstance(params, dict):
        return Problem("client-answer", {"status": status})
    known = {str(name): value for name, value in params.items() if isinstance(value, str | int)}
    return Problem(f"error-{code.replace('_', '-')}", known)


class ApiClient:
    """Calls in the name of one player, whom the first call that needs one brings into being."""

    def __init__(self, server: str) -> None:
        self.server = server
        self._http = httpx.AsyncClient(base_url=f"{server}/api/v1", timeout=30)
        self.token: str | None = None

    async def __aenter__(self) -> ApiClient:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._http.aclose()

    async def identify(self) -> None:
        """Become a player."""
        if self.token is None:
            self.token = (await self.call("POST", "/identity", {"token": True}))["token"]
            self._http.headers["authorization"] = f"Bearer {self.token}"

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Make a call and return its answer; raises ClientError for a refusal."""
        answer = await self._http.request(method, path, json=body)
        if answer.status_code >= 400:
            raise refused(answer.status_code, answer.content)
        try:
            return answer.json()
        except ValueError as error:
            raise ClientError(Problem("client-no-server", {"server": self.server})) from error

    async def devices(self) -> list[dict[str, Any]]:
        """The devices of this player, oldest first, each with `id`, `since` in milliseconds and `is_this`."""
        return list((await self.call("GET", "/identity/devices"))["devices"])

    async def revoke_device(self, device_id: str) -> None:
        """Sign another device of this player out."""
        await self.call("DELETE", f"/identity/devices/{device_id}")

    async def claim(self, game: str, seat: int, choice: str) -> None:
        """Have bots play for those who are gone (`bot`), or take the game once everybody else is (`win`)."""
        await self.call("POST", f"/games/{game}/claim", {"seat": seat, "choice": choice})

    async def fetch_log(self, link: TableLink) -> bytes:
        """A game's log; a private table opens with the link's key."""
        if link.game is None:
            raise BadLink(Problem("client-no-game", {}))
        if link.key is not None:
            await self.identify()
            await self.call("POST", f"/games/{link.game}/spectate", {"key": link.key})
        log = bytearray()
        async with self._http.stream("GET", f"/games/{link.game}/log") as answer:
            async for piece in answer.aiter_bytes():
                log += piece
                if len(log) > MAX_LOG_BYTES:
                    break
        if answer.status_code != 200:
            raise refused(answer.status_code, bytes(log[:ERROR_BYTES]))
        return bytes(log)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """How a game ended, and what was kept to check it by."""

    final: dict[str, Any]
    """The last update."""
    noted: Noted


async def play_bot(
    link: TableLink,
    bot: Bot,
    name: str,
    rng: Random,
    tell: Callable[[str], None],
    *,
    rules: str = "classic",
    alarm: Callable[[Problem], None] = lambda _problem: None,
    claim: ClaimChoice | None = None,
) -> PlayedGame:
    """Take a seat and play it with a bot to the end of the game, whose log is then checked.

    Without a table in the link a new one is opened, of the rule set `rules`. `alarm` is called with whatever the
    server says that does not fit what it said before; raises ClientError if the log does not hold in the end.
    `claim` is what to do as soon as the game waits for somebody who is gone: nothing, have a bot play for them
    (`bot`), or take the game if nobody else is left (`win`).
    """
    async with ApiClient(link.server) as api:
        await api.identify()
        if link.game is None:
            bots = await api.call("GET", "/server")
            body = {
                "id": os.urandom(8).hex(),
                "rules": rules,
                "seats": [{"kind": "me", "name": name}, {"kind": "bot", "bot": bots["default_bot"]}],
            }
            joined = await api.call("POST", "/games", body)
        else:
            body = {"id": os.urandom(8).hex(), "name": name, **({"key": link.key} if link.key else {})}
            joined = await api.call("POST", f"/games/{link.game}/join", body)
        game = joined["game"]
        tell(f"{link.server}/t/{game}#{joined['key']}")
        watch = DiceWatch(game, lambda: os.urandom(32).hex())
        claims = ClaimWatch(api.claim, game, joined["seats"], claim)
        final = await _Seat(api, game, set(joined["seats"]), bot, rng, watch, alarm, claims).play()
        _verify(await api.fetch_log(TableLink(link.server, game)), watch, joined["commitment"])
        return PlayedGame(final, watch.noted)


def _verify(log: bytes, watch: DiceWatch, commitment: str) -> None:
    """Compare the whole log with what was kept while it was written; raises ClientError if it does not hold.

    What bots decided is left to `pickomino verify`, because that may take long.
    """
    noted = watch.noted
    try:
        verify_log(log, replace(noted, commitments=[commitment, *noted.commitments]), with_bots=False)
    except VerifyError as error:
        raise ClientError(error.problem) from error


class _Seat:
    """A seat at a table that survives lost connections: it catches up from the log and sends again."""

    def __init__(
        self,
        api: ApiClient,
        game: str,
        seats: set[int],
        bot: Bot,
        rng: Random,
        watch: DiceWatch,
        alarm: Callable[[Problem], None],
        claims: ClaimWatch,
    ) -> None:
        self._watch = watch
        self._claims = claims
        self._alarm = alarm
        self._api = api
        self._game = game
        self._seats = seats
        self._bot = bot
        self._rng = rng
        self._seen: int | None = None
        self._acted = -1
        """The version of the last command that was answered: nothing more is to be said about it."""
        self._pending: dict[str, Any] | None = None
        self._latest: dict[str, Any] | None = None
        self._commands = 0

    async def play(self) -> dict[str, Any]:
        failures = 0
        while True:
            try:
                url = f"{self._api.server.replace('http', 'ws', 1)}/api/v1/games/{self._game}/live"
                if self._seen is not None:
                    url += f"?since={self._seen}"
                async with connect(
                    url, additional_headers={"authorization": f"Bearer {self._api.token}"}, max_size=2**24
                ) as socket:
                    failures = 0
                    done = await self._play_on(socket)
                    if done is not None:
                        return done
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in LASTING_CLOSES:
                    raise ClientError(Problem("client-closed", {"reason": error.rcvd.reason})) from error
            except AWAY:
                pass
            finally:
                self._claims.stop()
            await asyncio.sleep(RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)])
            failures += 1

    async def _play_on(self, socket: ClientConnection) -> dict[str, Any] | None:
        if self._pending is not None:
            await socket.send(json.dumps(self._pending))  # the same id: it counts once
        async for text in socket:
            message = json.loads(text)
            if (
                message["type"] == "answer"
                and self._pending is not None
                and message["id"] == self._pending["id"]
            ):
                if await self._is_settled(socket, message):
                    self._acted, self._pending = self._pending["version"], None
                    await self._act(socket)
            elif message["type"] == "ping":  # the server measures the network, in favour of our clock
                await socket.send(json.dumps({"type": "pong", "n": message["n"]}))
            elif message["type"] in ("hello", "presence"):
                self._claims.note_gone(message.get("presence", message))
            elif message["type"] == "update":
                self._seen = message["version"]
                for problem in self._watch.check(message, self._seats):
                    self._alarm(problem)
                if message["more"]:
                    continue
                if message["outcome"] is not None or message["table"]["status"] == "abandoned":
                    return dict(message)
                self._latest = message
                self._claims.note_turn(message)
                contribution = self._watch.contribution(message, self._seats)
                if contribution is not None:
                    await socket.send(json.dumps(contribution))
                await self._act(socket)
        return None

    async def _is_settled(self, socket: ClientConnection, answer: dict[str, Any]) -> bool:
        """Whether an answer is the last word on the command; if not, the command is sent again."""
        assert self._pending is not None
        if answer["ok"]:
            return True
        code = answer["error"]["code"]
        if code in PASSING:
            await asyncio.sleep(RETRY_SECONDS[-2])
            await socket.send(json.dumps(self._pending))
            return False
        if code not in ("stale_version", "not_your_turn"):
            raise ClientError(_problem(409, answer))
        return True

    async def _act(self, socket: ClientConnection) -> None:
        """Decide on what was last shown, unless that is decided already or somebody else's to decide."""
        update = self._latest
        if (
            update is None
            or self._pending is not None
            or update["version"] == self._acted
            or update["actions"] is None
            or update["actions"]["seat"] not in self._seats
        ):
            return
        state = parse_position(update["position"], parse_rules(update["table"]["rules"]["name"]))
        # In a thread, for a bot that thinks long must not miss the server's pings.
        action = await asyncio.to_thread(self._bot.choose, state, self._rng)
        self._commands += 1
        self._pending = {
            "type": "command",
            "id": f"{os.urandom(6).hex()}-{self._commands}",
            "version": update["version"],
            "seat": update["actions"]["seat"],
            "action": str(action),
        }
        await socket.send(json.dumps(self._pending))
