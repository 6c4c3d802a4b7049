"""What the listeners of a game are sent when it changes."""

from __future__ import annotations

from pickomino.server.api.updates import is_recent, show_recent, show_you
from pickomino.server.api.wire import YouMessage
from pickomino.server.play.listeners import Message
from pickomino.server.play.live import LiveGame


def publish(live: LiveGame, now: int) -> None:
    """Send every listener what has happened since its version."""
    version = live.game.version
    messages: dict[int, Message] = {}
    for listener in list(live.listeners):
        message = messages.get(listener.version)
        if message is None:
            if not is_recent(live, listener.version):
                listener.close()  # it reconnects and catches up from the log
                continue
            message = messages[listener.version] = Message(show_recent(live, listener.version, now))
        listener.send(message)
        listener.version = version
        if live.game.clock and live.game.mover in live.seats_of(listener.player_id):
            listener.ping(version, now)  # the way of this very decision


def publish_table(live: LiveGame, *, is_key_new: bool = False) -> None:
    """Send every listener what belongs to its player: seats, host, key and code.

    Those who have left a private table are cut off, and with a new key everybody who has no seat, because somebody
    may have sat down and been removed unheard of; who has been let in to watch may connect again.
    """
    for listener in list(live.listeners):
        belonged, listener.belongs = listener.belongs, live.belongs_to(listener.player_id)
        if (belonged or is_key_new) and not listener.belongs and not live.row.listed:
            listener.close()
            continue
        you: YouMessage = {"type": "you", **show_you(live, listener.player_id)}
        listener.send(Message(you))
