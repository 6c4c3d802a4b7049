"""Handing connections to the process that streams logs and records."""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import socket

from pickomino._processes import SPAWN
from pickomino.server.exports.streaming import Handed, run

logger = logging.getLogger("pickomino.exports")

HAND_OVER = "pickomino.hand_over"
"""The ASGI extension through which the app gives a connection away, once it has sent the head of a response."""


class Exporter:
    """The process that streams, started when it is first needed and replaced when it dies."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._process: multiprocessing.process.BaseProcess | None = None
        self._channel: socket.socket | None = None

    def _start(self) -> None:
        """Start the process, if this system can give a connection to another one."""
        try:
            ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        except (AttributeError, OSError):  # Windows has no such sockets, macOS none that keep messages apart
            return
        ours.setblocking(False)
        process = SPAWN.Process(
            target=run, args=(theirs, self._database), name="pickomino-exports", daemon=True
        )
        process.start()
        theirs.close()
        self._process, self._channel = process, ours

    def hand_over(self, handed: Handed, connection: socket.socket) -> bool | None:
        """Give a connection away; False if the process is too busy now, None if this system cannot do it."""
        if self._process is not None and not self._process.is_alive():
            logger.warning("the process that streams logs died; starting another")
            self.close()
        if self._process is None:
            self._start()
        if self._channel is None:
            return None
        try:
            socket.send_fds(self._channel, [pickle.dumps(handed)], [connection.fileno()])
        except OSError:  # it is busy or has just died
            return False
        return True

    def close(self) -> None:
        """End the process, which has nothing to finish."""
        if self._channel is not None:
            self._channel.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._channel = self._process = None
