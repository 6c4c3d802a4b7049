"""Words where only ASCII can be shown: every sign becomes something that still reads well."""

from __future__ import annotations

__all__ = ["as_ascii"]

import unicodedata
from typing import Final

_STAND_INS: Final = str.maketrans(
    {
        **dict.fromkeys("“”„«»‹›", '"'),
        **dict.fromkeys("‘’‚", "'"),
        **dict.fromkeys("–—−‐‑─━═", "-"),
        **dict.fromkeys("│┃║", "|"),
        **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╯╰┏┓┗┛╔╗╚╝", "+"),
        **dict.fromkeys("█▉▊▋▌▍▎▏▀▄■▒", "#"),
        **dict.fromkeys("·•★", "*"),
        **dict(zip("≈∿⁄▶►×øłŁØ¡", "~~/>>xolLO!", strict=True)),
        **dict(zip(("…", "→", "←", "≥", "≤", "±"), ("...", "->", "<-", ">=", "<=", "+/-"), strict=True)),
        **dict(zip("ßäöüÄÖÜæœ", ("ss", "ae", "oe", "ue", "Ae", "Oe", "Ue", "ae", "oe"), strict=True)),
        "✓": "[ok]",
        "✗": "[!!]",
        "¿": "",  # the one at the end is enough
    }
)


def as_ascii(text: str) -> str:
    """The text with plain letters for accented ones, and a question mark for what nothing stands for."""
    plain = unicodedata.normalize("NFKD", text.translate(_STAND_INS)).translate(_STAND_INS)
    letters = [sign for sign in plain if not unicodedata.combining(sign)]
    return "".join(letters).encode("ascii", "replace").decode()
