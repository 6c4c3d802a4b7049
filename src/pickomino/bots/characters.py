"""What players like and dislike, at any level, without being much stronger or weaker for it."""

from __future__ import annotations

__all__ = ["CHARACTERS", "Character", "split_character", "takes_characters"]

from typing import Final, NamedTuple


class Character(NamedTuple):
    """Likes and dislikes, in parts of what is at stake in the turn."""

    bust: float = 0.0
    """Added to a bust: a bold player shrugs it off, a cautious one dreads it."""
    steal: float = 0.0
    """Added to ends that take worms from an opponent."""
    worm: float = 0.0
    """Added for each worm gained beyond the first."""


CHARACTERS: Final = {
    "bold": Character(bust=0.1, worm=0.04),
    "cautious": Character(bust=-0.13, worm=-0.02),
    "thief": Character(steal=0.1, worm=-0.02),
    "collector": Character(steal=-0.06, worm=0.04),
}
"""Name → what it likes. Their names for people are in the message catalogues: `character-bold`, `character-bold-about`."""


def split_character(spec: str) -> tuple[str, str]:
    """A spec without its character, and the character: `champion:level=2,character=bold` is two."""
    for separator in (",character=", ":character="):
        plain, found, character = spec.partition(separator)
        if found:
            return plain, character
    return spec, ""


def takes_characters(plain: str) -> bool:
    """Whether a spec without character may be given one."""
    return plain == "champion" or plain.startswith("champion:")
