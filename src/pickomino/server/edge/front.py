"""The process in front of the event loop that plays games: it accepts connections and hands them on when they may enter.

What it refuses or lets wait never reaches the server's own process. It ends when that does.
"""

from __future__ import annotations

import contextlib
import errno
import selectors
import signal
import socket
import struct
import time
from collections.abc import Mapping

from pickomino.server.edge.turnstile import ConnectionLimits, Turnstile

ADMITTED = struct.Struct("!46sQI")
"""What comes with a connection: its address, and how many have been refused so far and wait now."""

ACCEPTS = 64
"""Connections accepted before those that may enter are handed on."""

PAUSE_SECONDS = 0.05

Arrived = tuple[str, socket.socket]


class Front:
    """The loop of the process."""

    def __init__(
        self,
        listening: socket.socket,
        channel: socket.socket,
        limits: ConnectionLimits,
        inside: Mapping[str, int],
    ) -> None:
        self._listening = listening
        self._channel = channel
        self._turnstile: Turnstile[Arrived] = Turnstile(limits, time.monotonic, inside)
        self._left = b""

    def run(self) -> None:
        """Accept until the server ends."""
        self._listening.setblocking(False)
        selector = selectors.DefaultSelector()
        selector.register(self._listening, selectors.EVENT_READ)
        selector.register(self._channel, selectors.EVENT_READ)
        wait: float | None = None
        while True:
            ready = {key.fileobj for key, _ in selector.select(wait)}
            if self._channel in ready and not self._count_out():
                return
            if self._listening in ready and not self._accept():
                time.sleep(PAUSE_SECONDS)  # no file is left; some will be
            wait = self._let_in()

    def _accept(self) -> bool:
        """Take what has come; False if the system has no file left for it."""
        for _ in range(ACCEPTS):
            try:
                connection, peer = self._listening.accept()
            except BlockingIOError:
                return True
            except OSError as error:
                return error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
            arrived = (str(peer[0]), connection)
            may_enter = self._turnstile.enter(arrived[0], arrived)
            if may_enter:
                self._hand_on(arrived)
            elif may_enter is False:
                connection.close()
        return True

    def _let_in(self) -> float | None:
        """Hand on whoever has their turn; returns the seconds until somebody else may."""
        while self._turnstile.waiting:
            wait, arrived = self._turnstile.next()
            if arrived is None:
                return wait
            if _has_gone(arrived[1]):
                arrived[1].close()
                self._turnstile.leave(arrived[0])
            else:
                self._hand_on(arrived)
        return None

    def _hand_on(self, arrived: Arrived) -> None:
        address, connection = arrived
        counts = (self._turnstile.refused, self._turnstile.waiting)
        message = ADMITTED.pack(address.encode()[:46], *counts)
        with connection, contextlib.suppress(OSError):  # the server has ended
            socket.send_fds(self._channel, [message], [connection.fileno()])

    def _count_out(self) -> bool:
        """Read whose connections have ended; False if the server has."""
        try:
            data = self._channel.recv(65_536)
        except OSError:
            data = b""
        *addresses, self._left = (self._left + data).split(b"\n")
        for address in addresses:
            self._turnstile.leave(address.decode())
        return bool(data)


def _has_gone(connection: socket.socket) -> bool:
    try:
        connection.setblocking(False)
        return connection.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True


def run(
    listening: socket.socket, channel: socket.socket, limits: ConnectionLimits, inside: Mapping[str, int]
) -> None:
    """Be the front of a server."""
    # The server decides when to stop; whoever stops all processes of a service means it alone.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Front(listening, channel, limits, inside).run()
