"""How much a proof tries: what fits into `make prove`, the larger counts of `make prove-long`, or next to nothing.

`PICKOMINO_PROVE` names one of them: `usual`, `long`, or `tiny`, which only shows that a proof still runs.
"""

from __future__ import annotations

import os
from typing import Final, Literal, TypeVar, cast, get_args

T = TypeVar("T")
Length = Literal["tiny", "usual", "long"]


def read_length(text: str) -> Length:
    """Read a length by its name; none means the usual one."""
    if text and text not in get_args(Length):
        raise ValueError(f"PICKOMINO_PROVE is {text}; choose from {', '.join(get_args(Length))}")
    return cast("Length", text or "usual")


LENGTH: Final = read_length(os.environ.get("PICKOMINO_PROVE", ""))


def count(usual: T, *, long: T, tiny: T) -> T:
    """What a proof tries in this run."""
    return {"tiny": tiny, "usual": usual, "long": long}[LENGTH]
