"""The server's end of the front process: receives connections and reports when they close."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import socket
import sys
from collections.abc import Callable, Mapping

from pickomino._processes import SPAWN
from pickomino.server.edge import front
from pickomino.server.edge.front import ADMITTED
from pickomino.server.edge.turnstile import ConnectionLimits

logger = logging.getLogger("pickomino.front")

BACKLOG = 4096
AT_ONCE = 16
"""Connections accepted per step of the event loop."""

RESTART_SECONDS = 0.2
REPORT_SECONDS = 0.02


class Fronted:
    """The process in front, replaced when it dies."""

    def __init__(
        self,
        listening: socket.socket,
        limits: ConnectionLimits,
        inside: Mapping[str, int],
        admit: Callable[[str, socket.socket], None],
    ) -> None:
        self._listening = listening
        self._limits = limits
        self._inside = inside
        self._admit = admit
        self._left: list[str] = []
        self._unsent = b""
        self._reporting: asyncio.TimerHandle | None = None
        self._restarting: asyncio.TimerHandle | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._channel: socket.socket | None = None
        self.waiting = self.refused = 0
        """Connections that wait in front, and that have been refused there."""
        self._refused_before = 0

    @staticmethod
    def is_possible(platform: str = sys.platform) -> bool:
        """Whether this system can give a connection to another process, as Windows cannot.

        On macOS it is lost if its sender closes it before the receiver has it, so there the sender would have to wait.
        """
        return hasattr(socket, "send_fds") and platform != "darwin"

    def start(self) -> None:
        """Start the process; until it is up, connections wait in the system's own queue."""
        self._listening.listen(BACKLOG)
        self._left.clear()  # the new process begins with what is open now
        self._unsent = b""
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        process = SPAWN.Process(
            target=front.run,
            args=(self._listening, theirs, self._limits, dict(self._inside)),
            name="pickomino-front",
            daemon=True,
        )
        process.start()
        theirs.close()
        self._process, self._channel = process, ours
        asyncio.get_running_loop().add_reader(ours, self._take)

    def _take(self) -> None:
        assert self._channel is not None
        for _ in range(AT_ONCE):
            try:
                message, files, *_ = socket.recv_fds(self._channel, ADMITTED.size, 1)
            except BlockingIOError:
                return
            except OSError:
                message = b""
            if len(message) < ADMITTED.size:
                self._replace()
                return
            address, refused, self.waiting = ADMITTED.unpack(message)
            self.refused = self._refused_before + refused
            caller = address.rstrip(b"\0").decode()
            if files:
                self._admit(caller, socket.socket(fileno=files[0]))
            else:  # no file was left for it
                self.leave(caller)

    def _replace(self) -> None:
        logger.warning("the process that accepts connections died; starting another")
        self._refused_before, self.waiting = self.refused, 0
        self._stop()
        self._restarting = asyncio.get_running_loop().call_later(RESTART_SECONDS, self.start)

    def leave(self, network: str) -> None:
        """Report a connection that has ended; several are reported together."""
        self._left.append(network)
        if self._reporting is None:
            self._reporting = asyncio.get_running_loop().call_later(REPORT_SECONDS, self._report)

    def _report(self) -> None:
        self._reporting = None
        if self._channel is None:
            return
        self._unsent += "".join(f"{network}\n" for network in self._left).encode()
        self._left.clear()
        with contextlib.suppress(OSError):  # it is busy, or has just died
            self._unsent = self._unsent[self._channel.send(self._unsent) :]
        if self._unsent:
            self._reporting = asyncio.get_running_loop().call_later(REPORT_SECONDS, self._report)

    def close(self) -> None:
        """Stop accepting connections."""
        if self._restarting is not None:
            self._restarting.cancel()
        self._stop()

    def _stop(self) -> None:
        if self._reporting is not None:
            self._reporting.cancel()
            self._reporting = None
        if self._channel is not None:
            with contextlib.suppress(RuntimeError):  # the loop is closing
                asyncio.get_running_loop().remove_reader(self._channel)
            self._channel.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._channel = self._process = None
