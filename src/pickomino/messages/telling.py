"""Events, problems, numbers and lists as text in any language."""

from __future__ import annotations

__all__ = ["tell", "tell_error", "tell_event", "tell_events", "tell_list", "tell_number", "tell_problem"]

import re
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .catalogue import Catalogue, Param, catalogue

if TYPE_CHECKING:  # only names of types, so that `pickomino --help` need not load the rules
    from ..core.errors import PickominoError, Problem
    from ..core.events import Event


class _Reader(NamedTuple):
    """The reader of an event, and the words for it."""

    catalogue: Catalogue
    names: Sequence[str]
    you: Container[int]

    def name(self, seat: int) -> str:
        if seat <= len(self.names):
            return self.names[seat - 1]
        return self.catalogue.say("seat-name", {"seat": seat})

    def person(self, seat: int) -> str:
        return "you" if seat in self.you else "other"


def tell_event(event: Event, names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()) -> str:
    """One event as a sentence; `names` by seat, `you` the seats of the reader."""
    return tell(f"event-{event.kind.replace('_', '-')}", event.params(), names, lang, you)


def tell(
    key: str,
    given: Mapping[str, object],
    names: Sequence[str] = (),
    lang: str = "en",
    you: Container[int] = (),
) -> str:
    """The sentence for a key whose parameters speak of seats, dice and specialists as events do."""
    reader = _Reader(catalogue(lang), names, you)
    params: dict[str, Param] = {}
    for name, value in given.items():
        in_words = _IN_WORDS.get(name)
        if in_words is not None:
            params |= in_words(reader, value)
        elif isinstance(value, bool):
            params[name] = "true" if value else "false"
        else:
            assert isinstance(value, str | int | float)  # every list has words of its own
            params[name] = value
    return reader.catalogue.say(key, params)


def tell_events(
    events: Iterable[Event], names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> str:
    """Several events as one paragraph."""
    return " ".join([tell_event(event, names, lang, you) for event in events])


def _seat(reader: _Reader, seat: int) -> dict[str, Param]:
    return {"name": reader.name(seat), "who": reader.person(seat)}


def _victim(reader: _Reader, seat: int) -> dict[str, Param]:
    return {"victim": reader.name(seat), "from": reader.person(seat)}


def _dice(reader: _Reader, dice: str) -> dict[str, Param]:
    return {"dice": ", ".join([reader.catalogue.say(f"face-{face}") for face in dice])}


def _specialist(reader: _Reader, letter: str) -> dict[str, Param]:
    return _specialist_words(reader.catalogue, letter)


def _given_back(reader: _Reader, letter: str) -> dict[str, Param]:
    return {"given": reader.catalogue.say(f"specialist-{letter}")}


def _most_worms(reader: _Reader, worms: list[int] | int) -> dict[str, Param]:
    return {"worms": max(worms) if isinstance(worms, list) else worms}


def _winners(reader: _Reader, seats: list[int]) -> dict[str, Param]:
    return {
        "winners": tell_list([reader.name(seat) for seat in seats], reader.catalogue.lang),
        "who": reader.person(seats[0]) if len(seats) == 1 else "other",
    }


_IN_WORDS: Final[dict[str, Callable[[_Reader, Any], dict[str, Param]]]] = {
    "seat": _seat,
    "victim": _victim,
    "dice": _dice,
    "specialist": _specialist,
    "given_back": _given_back,
    "worms": _most_worms,
    "winners": _winners,
}
"""The fields of events that sentences do not show as they are."""


def tell_problem(problem: Problem, lang: str = "en") -> str:
    """What is wrong as a sentence, with the token that is wrong and the clause that says so."""
    sentence = _sentence(problem, lang)
    token = str(problem.params.get("token", ""))
    if _is_named(token, sentence):
        return sentence
    return catalogue(lang).say("at-token", {"token": token, "sentence": sentence})


def _is_named(token: str, sentence: str) -> bool:
    """Whether a sentence names a token as a word of its own; an empty token needs no naming."""
    return not token or re.search(rf"(?<!\w){re.escape(token)}(?!\w)", sentence) is not None


def tell_error(error: PickominoError, lang: str = "en") -> str:
    """An error as a sentence: all defects of a position, the place in a record."""
    if error.line is None:
        return " ".join([tell_problem(problem, lang) for problem in error.problems])
    place: dict[str, Param] = {"line": error.line, "sentence": _sentence(error.problem, lang)}
    if _is_named(error.token, str(place["sentence"])):
        return catalogue(lang).say("at-line-alone", place)
    return catalogue(lang).say("at-line", {**place, "token": error.token})


def _sentence(problem: Problem, lang: str) -> str:
    words = catalogue(lang)
    params: dict[str, Param] = {**problem.params}
    if "specialist" in params:
        params |= _specialist_words(words, str(params["specialist"]))
    sentence = words.say(problem.key, params)
    if not problem.clause:
        return sentence
    return words.say("with-clause", {"sentence": sentence, "clause": problem.clause})


def _specialist_words(words: Catalogue, letter: str) -> dict[str, Param]:
    return {
        "specialist": words.say(f"specialist-{letter}"),
        "specialist_start": words.say(f"specialist-{letter}-start"),
    }


def tell_number(value: float, digits: int = 0, lang: str = "en", *, signed: bool = False) -> str:
    """A number as the language writes it, with `digits` decimals."""
    from babel.numbers import format_decimal

    pattern = "#,##0" + ("." + "0" * digits if digits else "")
    return str(format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, locale=lang))


def tell_percent(share: float, digits: int = 0, lang: str = "en") -> str:
    """A share of one in per cent: "61.2%", and where the language puts a space before the sign, "61,2 %"."""
    from babel import Locale

    pattern = str(Locale.parse(lang).percent_formats[None].pattern)
    return tell_number(100 * share, digits, lang) + pattern.removeprefix("#,##0")


_LIST_LOCALES: Final = {"en": "en_GB"}
"""Our English has no comma before "and"; the page uses the same locale."""


def tell_list(items: Sequence[str], lang: str = "en") -> str:
    """Items in a row: "Ann, Bob and Cleo"."""
    from babel.lists import format_list

    return str(format_list(items, locale=_LIST_LOCALES.get(lang, lang)))
