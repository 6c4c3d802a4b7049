"""What nodes tell each other: every signal has one text, and what cannot be read is ignored."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from pickomino.server.edge.frames import text_frame
from pickomino.server.play.signals import (
    Advanced,
    Beat,
    Connected,
    Emoted,
    Forgotten,
    Leaving,
    PresenceAsked,
    Signal,
    decode_signal,
    encode_signal,
)


@pytest.mark.parametrize(
    ("signal", "text"),
    [
        (Advanced("game", 12), "node game 12"),
        (Connected("game", (1, 3), 2), "node game @ 1,3 2"),
        (Connected("game", (), 0), "node game @  0"),
        (PresenceAsked("game"), "node game ?"),
        (Emoted("game", 2, "well_played"), "node game ! 2 well_played"),
        (Forgotten("p_1"), "node p_1 forget"),
        (Beat(), "node - beat"),
        (Leaving(), "node - bye"),
    ],
)
def test_a_signal_has_one_text(signal: Signal, text: str) -> None:
    assert encode_signal("node", signal) == text
    assert decode_signal(text) == ("node", signal)


@pytest.mark.parametrize("text", ["", "node", "node game", "node game x", "node game @ 1", "node game @ a b"])
def test_what_is_no_signal_is_ignored(text: str) -> None:
    assert decode_signal(text) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_a_text_frame_is_what_the_protocol_writes(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
