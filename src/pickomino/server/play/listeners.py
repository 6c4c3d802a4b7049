"""The listeners of a game on this node, and the messages they get."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

import pydantic_core

from pickomino.server.api.wire import ServerMessage
from pickomino.server.edge.frames import text_frame

BACKLOG = 512
"""Messages that may wait for a slow reader of a stream before it is dropped; it catches up from the log."""


class Message:
    """One message, encoded when it is first sent and only once, however many listeners get it."""

    __slots__ = ("_data", "_frame", "value")

    def __init__(self, value: ServerMessage) -> None:
        self.value = value
        self._data: bytes | None = None
        self._frame: bytes | None = None

    @property
    def data(self) -> bytes:
        """The message as JSON."""
        if self._data is None:
            self._data = pydantic_core.to_json(self.value)
        return self._data

    @property
    def frame(self) -> bytes:
        """The message as a frame of a live socket."""
        if self._frame is None:
            self._frame = text_frame(self.data)
        return self._frame


class Listener(ABC):
    """One socket or stream."""

    def __init__(self, player_id: str | None, device: str | None = None) -> None:
        self.player_id = player_id
        self.device = None if player_id is None else device
        """The hash of the secret by which it is known."""
        self.version = 0
        """The version of the game that it has been sent."""
        self.belongs = False
        """Whether its player holds a seat or hosts the table."""
        self.lag: int | None = None
        """How many milliseconds the latest ping took to be answered; None until it is."""
        self._pinged: tuple[int, int] | None = None

    def ping(self, number: int, now: int) -> None:
        """Measure how long the network takes to the client and back."""
        self.lag, self._pinged = None, (number, now)
        self.send(Message({"type": "ping", "n": number}))

    def pong(self, number: int, now: int) -> None:
        """The client has answered a ping."""
        if self._pinged is not None and self._pinged[0] == number:
            self.lag, self._pinged = max(0, now - self._pinged[1]), None

    @abstractmethod
    def send(self, message: Message) -> None:
        """Send a message; a listener that does not keep up is dropped."""

    def hold(self, message: Message) -> None:
        """Buffer a message: it is sent along with the next one, or when `flush` is called."""
        self.send(message)

    def flush(self) -> None:  # noqa: B027  # not every listener holds anything back
        """Send what is held."""

    @abstractmethod
    def close(self) -> None:
        """End the listener after what has been sent."""


class QueuedListener(Listener):
    """A listener whose messages wait in a queue; a stream cannot answer."""

    def ping(self, number: int, now: int) -> None:
        """Measure nothing."""

    def __init__(self, player_id: str | None, device: str | None = None) -> None:
        super().__init__(player_id, device)
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue(BACKLOG)
        """The messages, and None at the end."""

    def send(self, message: Message) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close()

    def close(self) -> None:
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)
