"""A rule set: the knobs on which the rule sheets disagree, their presets, and what tiles are worth."""

from __future__ import annotations

__all__ = [
    "APPLE_WORMS",
    "EXTRA_TILES",
    "GRILLED_WORMS",
    "KNOBS",
    "MAX_PLAYERS",
    "MIN_PLAYERS",
    "PRESETS",
    "SPECIALISTS",
    "SPECIALIST_STARTS",
    "TILES",
    "Rules",
    "Specialist",
    "format_rules",
    "parse_rules",
    "turned_knobs",
    "worms_on",
]

from collections.abc import Iterable
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from typing import Any, Final, Literal

from .errors import NotationError, Problem, expect_text
from .spelling import nearest

MIN_PLAYERS: Final = 2  # S1
MAX_PLAYERS: Final = 7  # S1
BASE_TILES: Final = tuple(range(21, 37))  # S2
EXTRA_TILES: Final = (11, 13)  # S4
TILES: Final = EXTRA_TILES + BASE_TILES
GRILLED_WORMS: Final = 7  # S4
APPLE_WORMS: Final = 3  # X12


class Specialist(StrEnum):
    """The six pieces of the Extrawurm edition, by their letters."""

    CANNED = "c"
    HEN = "h"
    CROW = "r"
    WEASEL = "w"
    GOLDEN = "g"
    APPLE = "a"


SPECIALISTS: Final = tuple(Specialist)

# S4: where each specialist stands when the game begins.
SPECIALIST_STARTS: Final = {
    11: Specialist.CANNED,
    21: Specialist.HEN,
    23: Specialist.CROW,
    25: Specialist.WEASEL,
    27: Specialist.GOLDEN,
    29: Specialist.APPLE,
}


def worms_on(tile: int) -> int:
    """How many worms are printed on a tile (S2, S4)."""
    return _WORMS[tile]


_WORMS: Final = {tile: 1 if tile in EXTRA_TILES else (tile - 21) // 4 + 1 for tile in TILES}


@dataclass(frozen=True, slots=True)
class Rules:
    """One rule set: any combination of the knobs. The defaults are `classic`."""

    extras: bool = False
    """Tiles 11 and 13, specialists, grilled worms (S4, X1–X14)."""
    fallback: Literal["nearest", "any"] = "nearest"
    """C4: the highest face-up tile below the total, or any face-up tile below it."""
    steal: Literal["forced", "optional"] = "forced"
    """C3: whether a player may take a grill tile instead of stealing."""
    flip_empty_handed: bool = False
    """B3: whether a bust with nothing to return turns a tile all the same."""
    six_faces_end_turn: bool = False
    """T6: whether the turn stops by itself with all six faces set aside."""

    @property
    def tiles(self) -> tuple[int, ...]:
        """The tiles of a whole game, ascending."""
        return TILES if self.extras else BASE_TILES

    def __str__(self) -> str:
        return format_rules(self)


PRESETS: Final[dict[str, Rules]] = {
    "classic": Rules(),
    "extrawurm": Rules(extras=True),
    "house": Rules(fallback="any", flip_empty_handed=True),
    "squeakers": Rules(steal="optional", flip_empty_handed=True, six_faces_end_turn=True),
}
"""The named rule sets."""

KNOBS: Final[dict[str, tuple[str, ...]]] = {
    "extras": ("yes", "no"),
    "fallback": ("nearest", "any"),
    "steal": ("forced", "optional"),
    "flip_empty_handed": ("yes", "no"),
    "six_faces_end_turn": ("yes", "no"),
}


def turned_knobs(rules: Rules) -> tuple[bool, ...]:
    """Which knobs are turned otherwise than in `classic`, in their order."""
    return tuple([getattr(rules, knob) != getattr(PRESETS["classic"], knob) for knob in KNOBS])


def _knob_text(rules: Rules, knob: str) -> str:
    setting = getattr(rules, knob)
    return str(setting) if isinstance(setting, str) else ("yes" if setting else "no")


@cache
def format_rules(rules: Rules) -> str:
    """The name of a rule set: a preset's where one matches, else its edition and the knobs that differ."""
    for name, preset in PRESETS.items():
        if rules == preset:
            return name
    base = "extrawurm" if rules.extras else "classic"
    differing = [
        f"{knob.name}={_knob_text(rules, knob.name)}"
        for knob in fields(Rules)
        if getattr(rules, knob.name) != getattr(PRESETS[base], knob.name)
    ]
    return " ".join([base, *differing])


def _unknown(key: str, near_key: str, token: str, known: Iterable[str]) -> NotationError:
    """An unknown word: by the second key with the one that may have been meant, else with all there are."""
    if near := nearest(token.partition("=")[0], known):
        return NotationError(Problem(near_key, {"token": token, "near": near}))
    return NotationError(Problem(key, {"token": token, "known": " ".join(known)}))


def parse_rules(text: str) -> Rules:
    """Read a rule set: a preset's name, then any number of `knob=value`."""
    expect_text(text, "classic")
    name, *settings = text.split(" ")
    if name not in PRESETS:
        raise _unknown("error-rules-preset", "error-rules-preset-near", name[:40], PRESETS)
    rules = PRESETS[name]
    seen: set[str] = set()
    for setting in settings:
        knob, _, value = setting.partition("=")
        if knob not in KNOBS:
            raise _unknown("error-rules-knob", "error-rules-knob-near", setting[:40], KNOBS)
        if value not in KNOBS[knob]:
            known = " ".join(KNOBS[knob])
            raise NotationError(
                Problem("error-rules-value", {"token": setting[:40], "knob": knob, "known": known})
            )
        if knob in seen:
            raise NotationError(Problem("error-rules-twice", {"token": setting, "knob": knob}))
        seen.add(knob)
        setting_of: dict[str, Any] = {knob: value == "yes" if value in ("yes", "no") else value}
        rules = replace(rules, **setting_of)
    return rules
