"""Players' names: what may be one, and which two would be taken for each other."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pickomino.core.errors import NotationError
from pickomino.play.record import check_name
from pickomino.server.refusals import Refusal

# Characters that Unicode counts as letters or marks but that draw nothing: fillers, joiners, variation selectors.
_INVISIBLE = frozenset(
    {0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0}
    | set(range(0x180B, 0x1810))
    | set(range(0xFE00, 0xFE10))
    | set(range(0xE0100, 0xE01F0))
)
_MOST_MARKS = 2
"""Marks on one letter: enough for Vietnamese, too few to paint over the neighbours."""

# Letters of other alphabets, and digits, that look like a Latin letter. Both cases are folded before.
_LOOK_ALIKES = str.maketrans(
    "аеорсухіјѕԁԛԝһвкмнтӏαβειοκνρτυχωϲ01|ı",
    "aeopcyxijsdqwhbkmhtlabeiokvptuxwcolli",
)


def read_name(text: str) -> str:
    """Return a name in its usual form; refuses what cannot be seen, or what a record could not hold."""
    name = " ".join(unicodedata.normalize("NFC", text).split(" ")).strip()
    marks = 0
    for character in name:
        category = unicodedata.category(character)
        marks = marks + 1 if category[0] == "M" else 0
        is_space = category[0] == "Z" and character != " "
        if category[0] == "C" or is_space or ord(character) in _INVISIBLE or marks > _MOST_MARKS:
            raise Refusal("bad_name", text=show_name(text))
    try:
        check_name(name)
    except NotationError as error:
        raise Refusal("bad_name", text=show_name(text)) from error
    return name


def check_distinct(name: str, others: Iterable[str]) -> None:
    """Refuse a name that people would take for another player's."""
    looks = skeleton(name)
    for other in others:
        if skeleton(other) == looks:
            raise Refusal("name_taken", name=other)


def skeleton(name: str) -> str:
    """Return what is left of a name to a quick glance; names with the same skeleton look alike."""
    plain = unicodedata.normalize("NFKD", name.casefold())
    letters = (character for character in plain if unicodedata.category(character)[0] not in "MZ")
    return "".join(letters).translate(_LOOK_ALIKES)


def show_name(text: str) -> str:
    """Return a refused name for an error message, with what cannot be seen spelt out."""
    return "".join(
        character
        if character.isprintable() and ord(character) not in _INVISIBLE
        else f"<U+{ord(character):04X}>"
        for character in text[:60]
    )
