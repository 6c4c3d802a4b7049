"""Words: everything the project says to people, by key, in one catalogue a language.

>>> say("event-tile-turned", {"tile": 36})
'36 is turned face down.'
"""

from __future__ import annotations

__all__ = [
    "LANGUAGES",
    "UnknownMessage",
    "say",
    "speak",
    "spoken_language",
    "tell",
    "tell_error",
    "tell_event",
    "tell_events",
    "tell_list",
    "tell_number",
    "tell_percent",
    "tell_problem",
]

from collections.abc import Mapping
from contextvars import ContextVar

from .catalogue import LANGUAGES, Param, UnknownMessage, catalogue
from .telling import (
    tell,
    tell_error,
    tell_event,
    tell_events,
    tell_list,
    tell_number,
    tell_percent,
    tell_problem,
)


def say(key: str, params: Mapping[str, Param] | None = None, lang: str = "en") -> str:
    """The sentence for a key in a language, with its parameters filled in."""
    return catalogue(lang).say(key, params)


_spoken: ContextVar[str] = ContextVar("spoken", default="en")


def speak(lang: str) -> None:
    """From now on, speak this language where nobody hands one in: in refusals, and while kernels are compiled."""
    _spoken.set(lang)


def spoken_language() -> str:
    """The language that `speak` chose last, or English."""
    return _spoken.get()
