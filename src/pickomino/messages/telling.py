"""Events and problems of the engine told as sentences."""

from __future__ import annotations

__all__ = ["tell_error", "tell_event", "tell_events", "tell_list", "tell_number", "tell_problem"]

import re
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Final, Protocol

from .catalogue import Catalogue, Param, catalogue


class Happening(Protocol):
    """An event, as `pickomino.core.events` has them; this package stands below it and so cannot import it."""

    @property
    def kind(self) -> str: ...

    def params(self) -> Mapping[str, object]: ...


class Trouble(Protocol):
    """What is wrong, as `pickomino.core.errors.Problem` says it."""

    @property
    def key(self) -> str: ...

    @property
    def params(self) -> Mapping[str, Param]: ...

    @property
    def clause(self) -> str: ...


def tell_event(
    event: Happening, names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> str:
    """One event as a sentence; `names` by seat, `you` the seats of the reader."""
    words = catalogue(lang)
    given = event.params()

    def name(seat: object) -> str:
        assert isinstance(seat, int)
        return names[seat - 1] if seat <= len(names) else words.say("seat-name", {"seat": seat})

    params: dict[str, Param] = {}
    for key, value in given.items():
        if key == "seat":
            params["name"] = name(value)
            params["who"] = "you" if value in you else "other"
        elif key == "victim":
            params["victim"] = name(value)
            params["from"] = "you" if value in you else "other"
        elif key == "dice":
            params["dice"] = ", ".join([words.say(f"face-{face}") for face in str(value)])
        elif key == "specialist":
            params |= _specialist(words, str(value))
        elif key == "given_back":
            params["given"] = words.say(f"specialist-{value}")
        elif key == "worms":
            assert isinstance(value, list)
            params["worms"] = max(value)
        elif key == "winners":
            assert isinstance(value, list)
            params["winners"] = tell_list([name(seat) for seat in value], lang)
            params["who"] = "you" if len(value) == 1 and value[0] in you else "other"
        elif isinstance(value, bool):
            params[key] = "true" if value else "false"
        else:
            assert isinstance(value, str | int)
            params[key] = value
    return words.say(f"event-{event.kind.replace('_', '-')}", params)


def tell_events(
    events: Iterable[Happening], names: Sequence[str] = (), lang: str = "en", you: Container[int] = ()
) -> str:
    """Several events as sentences, in one breath."""
    return " ".join([tell_event(event, names, lang, you) for event in events])


def tell_problem(problem: Trouble, lang: str = "en") -> str:
    """What is wrong as a sentence, with the token that is wrong and the clause that says so."""
    sentence = _sentence(problem, lang)
    token = str(problem.params.get("token", ""))
    if _is_named(token, sentence):
        return sentence
    return catalogue(lang).say("at-token", {"token": token, "sentence": sentence})


def _is_named(token: str, sentence: str) -> bool:
    """Whether a sentence has a token in it, as a word of its own; there may be none to name."""
    return not token or re.search(rf"(?<!\w){re.escape(token)}(?!\w)", sentence) is not None


def tell_error(error: Exception, lang: str = "en") -> str:
    """An error of the engine in words: all defects of a position, the place in a record.

    Any exception with a `problem`, or with `defects`, will do; others speak for themselves.
    """
    problem: Trouble | None = getattr(error, "problem", None)
    if problem is None:
        return str(error)
    line: int | None = getattr(error, "line", None)
    if line is None:
        defects: Sequence[Trouble] = getattr(error, "defects", ()) or (problem,)
        return " ".join([tell_problem(defect, lang) for defect in defects])
    place: dict[str, Param] = {"line": line, "sentence": _sentence(problem, lang)}
    token = str(getattr(error, "token", ""))
    if _is_named(token, str(place["sentence"])):
        return catalogue(lang).say("at-line-alone", place)
    return catalogue(lang).say("at-line", {**place, "token": token})


def _sentence(problem: Trouble, lang: str) -> str:
    words = catalogue(lang)
    params = dict(problem.params)
    if "specialist" in params:
        params |= _specialist(words, str(params["specialist"]))
    sentence = words.say(problem.key, params)
    if not problem.clause:
        return sentence
    return words.say("with-clause", {"sentence": sentence, "clause": problem.clause})


_SIGNS: Final[dict[str, dict[int, str]]] = {
    "fr": str.maketrans({",": "\u202f", ".": ","}),
    **dict.fromkeys(("de", "it"), str.maketrans({",": ".", ".": ","})),
}
"""What stands between thousands and before decimals, where English has a comma and a point; as Fluent has them."""


def tell_number(value: float, digits: int = 0, lang: str = "en", *, signed: bool = False) -> str:
    """A number as the language writes it, with so many decimals."""
    return f"{value:{'+' if signed else ''},.{digits}f}".translate(_SIGNS.get(lang, {}))


def tell_list(items: Sequence[str], lang: str = "en") -> str:
    """Items in a row: "Ann, Bob and Cleo"."""
    if len(items) < 2:
        return "".join(items)
    return catalogue(lang).say("list-and", {"first": ", ".join(items[:-1]), "last": items[-1]})


def _specialist(words: Catalogue, letter: str) -> dict[str, Param]:
    return {
        "specialist": words.say(f"specialist-{letter}"),
        "specialist_start": words.say(f"specialist-{letter}-start"),
    }
