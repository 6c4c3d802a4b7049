"""Who you are: a secret in a cookie or a bearer token, known to the server only by its hash."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from pickomino.server.play.feed import publish
from pickomino.server.play.games import Games
from pickomino.server.play.listeners import Listener
from pickomino.server.play.live import LiveGame
from pickomino.server.play.signals import Forgotten, Revoked, Signal, encode_signal
from pickomino.server.refusals import Refusal
from pickomino.server.storage import Op
from pickomino.server.storage.players import (
    add_link,
    add_player,
    claim_link,
    devices_of,
    drop_secret,
    find_player,
    forget_player,
    signed_out_of,
)
from pickomino.server.tokens import Secrets

COOKIE = "pickomino"
COOKIE_SECONDS = 400 * 24 * 3600
LINK_MS = 600_000
CACHE = 20_000
DEVICES = 20
"""Devices of one player."""

DEVICE_ID_LENGTH = 16
"""Digits of a secret's hash that name its device; the secret cannot be derived from them."""


class Device(NamedTuple):
    """A browser or program with a secret of its own."""

    id: str
    since: int
    """When it got its secret, in milliseconds."""
    is_this: bool
    """Whether it is the one that asks."""


class Identities:
    """Players by their secrets."""

    def __init__(self, games: Games, secrets: Secrets) -> None:
        self._games = games
        self._secrets = secrets
        self._known: OrderedDict[str, str] = OrderedDict()
        self._drops = 0
        """How often secrets were revoked: anything read before a revocation must not be cached after it."""

    async def find(self, secret: str | None) -> str | None:
        """The player that a secret stands for."""
        return await self.owner_of(self.device_of(secret))

    def device_of(self, secret: str | None) -> str | None:
        """The device id of a secret: its hash."""
        return self._secrets.hashed(secret) if secret and len(secret) <= 64 else None

    async def owner_of(self, hashed: str | None) -> str | None:
        """The player whose device it is, unless it has been signed out."""
        if hashed is None:
            return None
        player_id = self._known.get(hashed)
        if player_id is None:
            drops = self._drops
            player_id = await self._games.storage.read(lambda: find_player(hashed))
            if player_id is not None and drops == self._drops:
                self._remember(hashed, player_id)
        return player_id

    async def create(self) -> tuple[str, str]:
        """Make a new player; returns the public id and the secret."""
        player_id, secret = self._secrets.player_id(), self._secrets.token()
        hashed, now = self._secrets.hashed(secret), self._games.clock()
        await self._games.storage.write(lambda: add_player(player_id, hashed, now))
        self._remember(hashed, player_id)
        return player_id, secret

    async def link(self, player_id: str) -> tuple[str, int]:
        """Make a code that carries a player to another device, once and soon."""
        code, now = self._secrets.token(), self._games.clock()
        hashed = self._secrets.hashed(code)
        await self._games.storage.write(lambda: add_link(hashed, player_id, now, now + LINK_MS, DEVICES))
        return code, now + LINK_MS

    async def claim(self, code: str) -> tuple[str, str]:
        """Use a link: returns the player and a new secret for this device."""
        secret, now = self._secrets.token(), self._games.clock()
        hashed_code, hashed = self._secrets.hashed(code), self._secrets.hashed(secret)
        player_id = await self._games.storage.write(lambda: claim_link(hashed_code, hashed, now))
        if player_id is None:
            raise Refusal("unknown_code")
        self._remember(hashed, player_id)
        return player_id, secret

    async def devices(self, player_id: str, secret: str) -> list[Device]:
        """A player's devices, oldest first; the secret is that of the one that asks."""
        own = self._secrets.hashed(secret)
        found = await self._games.storage.read(lambda: devices_of(player_id))
        return [Device(hashed[:DEVICE_ID_LENGTH], since, hashed == own) for hashed, since in found]

    async def revoke(self, player_id: str, secret: str, device_id: str) -> None:
        """Revoke the secret of another device."""
        own = self._secrets.hashed(secret)
        for hashed, _ in await self._games.storage.read(lambda: devices_of(player_id)):
            if hashed[:DEVICE_ID_LENGTH] == device_id:
                if hashed == own:
                    raise Refusal("forbidden")
                await self._write(partial(drop_secret, player_id, hashed), Revoked(player_id))
                self.doubt_player(player_id)
                return
        raise Refusal("not_found")

    async def forget(self, player_id: str) -> None:
        """Remove a player's names and secrets everywhere."""
        await self._write(lambda: forget_player(player_id), Forgotten(player_id))
        self.drop(player_id)

    async def _write(self, make: Callable[[], Op[None]], signal: Signal) -> None:
        """Notify every node, including this one, which may miss its own commit's reply."""
        storage = self._games.storage
        await storage.write(make, encode_signal(self._games.node, signal) if storage.shared else None)

    def drop(self, player_id: str) -> None:
        """Forget what this node has in memory about a player, and show it at every table."""
        touched = [
            live
            for live in self._games.all_open()
            if live.seats_of(player_id) or any(one.player_id == player_id for one in live.listeners)
        ]
        self._drop_secrets(player_id)
        for live in self._games.all_open():
            for owner in live.row.seats:
                if owner.player_id == player_id:
                    owner.player_id = owner.name = owner.avatar = None
            if live.row.host == player_id:
                live.row.host = None
        for live in touched:
            _close([each for each in live.listeners if each.player_id == player_id], live)
            publish(live, self._games.clock())
            self._games.publish_table(live)

    def doubt_player(self, player_id: str) -> None:
        """Ask the database again about a player's devices: each that is still one connects anew."""
        self._drop_secrets(player_id)
        for live in self._games.all_open():
            _close([each for each in live.listeners if each.player_id == player_id], live)

    async def drop_signed_out(self) -> None:
        """Close sockets of devices signed out while no signal arrived."""
        listening = {listener.device for live in self._games.all_open() for listener in live.listeners}
        devices = sorted(device for device in listening if device is not None)
        gone = set(await self._games.storage.read(lambda: signed_out_of(devices)))
        for live in self._games.all_open():
            _close([listener for listener in live.listeners if listener.device in gone], live)

    def doubt(self) -> None:
        """Ask the database again about everybody."""
        self._drops += 1
        self._known.clear()

    def _drop_secrets(self, player_id: str) -> None:
        self._drops += 1
        for hashed in [hashed for hashed, known in self._known.items() if known == player_id]:
            del self._known[hashed]

    def _remember(self, hashed: str, player_id: str) -> None:
        self._known[hashed] = player_id
        if len(self._known) > CACHE:
            self._known.popitem(last=False)


def _close(listeners: Iterable[Listener], live: LiveGame) -> None:
    for listener in listeners:
        live.listeners.discard(listener)  # it must not receive anything until it has connected again
        listener.close()
