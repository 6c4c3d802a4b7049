"""Log entries as JSON: the one canonical text of an entry, which is stored and hashed, and its reading."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, TypeAlias, cast, get_args

from pickomino.core.actions import parse_action
from pickomino.core.dice import format_dice, parse_dice
from pickomino.core.errors import PickominoError, Problem
from pickomino.server.log.entries import (
    Acted,
    AwayReason,
    By,
    CameBack,
    ClaimChoice,
    Claimed,
    Committed,
    EndReason,
    EntropyAdded,
    Entry,
    GotUp,
    Happening,
    Locked,
    Opened,
    Reseeded,
    ReseedReason,
    Revealed,
    Sat,
    SeatKind,
    SeatPlan,
    Started,
    Swapped,
    TookBack,
    Unknown,
    WentAway,
)

Body: TypeAlias = dict[str, Any]

BY_HAND = "hand"
"""How the first entry names dice that the players enter."""


class EntryError(PickominoError):
    """A text that is no log entry."""


_ENCODER = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def canonical(value: Any) -> str:
    """Return the one JSON text of a value: sorted keys, no spaces, UTF-8."""
    return _ENCODER.encode(value)


def encode_entry(entry: Entry) -> str:
    """Return the canonical text of an entry."""
    happened = entry.happened
    if isinstance(happened, Acted) and happened.chance is None and happened.decider is None:
        return _encode_move(entry, happened)
    kind, content = encode_content(entry.happened)
    return canonical(
        {
            **content,
            "at": entry.at,
            "by": entry.by,
            "kind": kind,
            "position": entry.position,
            "version": entry.version,
        }
    )


def _encode_move(entry: Entry, acted: Acted) -> str:
    """The canonical text of what a person did, most entries by far; none of its texts has anything to escape."""
    roll = "null" if acted.roll is None else f'"{format_dice(acted.roll)}"'
    number = "null" if acted.number is None else acted.number
    lag = f'"lag":{acted.lag},' if acted.lag else ""
    return (
        f'{{"action":"{acted.action.text}","at":{entry.at},"by":"{entry.by}","kind":"act",{lag}"number":{number},'
        f'"position":"{entry.position}","roll":{roll},"seat":{acted.seat},"version":{entry.version}}}'
    )


def decode_entry(text: str) -> Entry:
    """Read an entry; what happened may be Unknown, but raises EntryError if it has no version, time or position."""
    body: Any
    try:
        body = json.loads(text)
        version, at = _whole(body, "version"), _whole(body, "at")
        by, kind, position = _one_of(body, "by", get_args(By)), _text(body, "kind"), _text(body, "position")
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise EntryError(_unreadable(error)) from error
    return Entry(version, cast("By", by), at, position, _decode_content(kind, body))


def log_line(text: str, digest: str) -> str:
    """Return an entry's line in an exported log: its canonical text with the hash among the other keys.

    Every entry has a kind, no key of an entry comes between that and the hash, and what comes before it holds no
    further keys; so the place is found without reading the entry.
    """
    place = text.find('"kind":')
    if place < 0 or "{" in text[1:place]:  # an entry of a later version
        return canonical({**json.loads(text), "hash": digest})
    return f'{text[:place]}"hash":"{digest}",{text[place:]}'


def split_line(line: bytes) -> tuple[str, str | None]:
    """Return the canonical text of an entry and its hash from a line of an exported log.

    Raises ValueError if the line is no JSON, and EntryError if it is not in canonical form.
    """
    body = json.loads(line)  # NaN, infinity and unpaired surrogates are found by writing it again
    if canonical(body).encode() != line or not isinstance(body, dict):
        raise EntryError(Problem("verify-form", {}))
    digest = body.pop("hash", None)
    return canonical(body), digest if isinstance(digest, str) else None


def encode_content(happened: Happening) -> tuple[str, Body]:
    """Return the kind of an entry and its own fields."""
    match happened:
        case Opened():
            return "open", _encode_opened(happened)
        case Sat(seat, bot):
            return "sit", {"seat": seat, "bot": bot}
        case GotUp(seat):
            return "unsit", {"seat": seat}
        case Swapped(seat, other):
            return "swap", {"seat": seat, "other": other}
        case Committed() | Locked() | EntropyAdded() | Started() | Reseeded():
            return _encode_contribution(happened)
        case Acted():
            return "act", _encode_acted(happened)
        case TookBack(seat):
            return "takeback", {"seat": seat}
        case WentAway(seat, reason):
            return "away", {"seat": seat, "reason": reason}
        case CameBack(seat):
            return "back", {"seat": seat}
        case Claimed(seat, absent, choice):
            return "claim", {"seat": seat, "absent": list(absent), "choice": choice}
        case Revealed(end, seed):
            return "reveal", {"reason": end, "seed": seed}
        case Unknown(kind, content, _):
            return kind, content


def _encode_opened(opened: Opened) -> Body:
    body: Body = {
        "game": opened.game,
        "rules": opened.rules,
        "seats": [{"kind": seat.kind, "bot": seat.bot} for seat in opened.seats],
        "clock": opened.clock,
        "limit": opened.limit,
        "commitment": opened.commitment,
    }
    # Written only where they say something, so that the bytes of older logs stay what they were.
    if opened.start is not None:
        body["start"] = opened.start
    if opened.by_hand:
        body["dice"] = BY_HAND
    if opened.coach:
        body["coach"] = True
    if opened.protocol != 1:
        body["protocol"] = opened.protocol
    if opened.program is not None:
        body["program"] = opened.program
    return body


def _encode_contribution(
    happened: Committed | Locked | EntropyAdded | Started | Reseeded,
) -> tuple[str, Body]:
    match happened:
        case Committed(seats, commitment):
            return "commit", {"seats": list(seats), "commitment": commitment}
        case Locked(missing):
            return "lock", {"missing": list(missing)}
        case EntropyAdded(seat, entropy):
            return "entropy", {"seat": seat, "entropy": entropy}
        case Started(entropies):
            return "start", {"entropy": list(entropies)}
        case Reseeded(reason, seats, seed, commitment, protocol):
            body = {"reason": reason, "seats": list(seats), "seed": seed, "commitment": commitment}
            return "reseed", {**body, "protocol": protocol}


def _encode_acted(acted: Acted) -> Body:
    body: Body = {
        "seat": acted.seat,
        "action": acted.action.text,
        "roll": None if acted.roll is None else format_dice(acted.roll),
        "number": acted.number,
    }
    if acted.chance is not None:
        body["chance"] = acted.chance
    if acted.decider is not None:
        body["decider"] = acted.decider
    if acted.lag:
        body["lag"] = acted.lag
    return body


def _decode_content(kind: str, body: Body) -> Happening:
    content = {name: value for name, value in body.items() if name not in _HEADER}
    try:
        happened = _READERS[kind](content)
    except (PickominoError, KeyError, TypeError, ValueError) as error:
        problem = error.problem if isinstance(error, PickominoError) else _unreadable(error)
        return Unknown(kind, content, problem)
    # Dice in another order, a field too many: what would be written differently is not understood.
    if encode_content(happened)[1] != content:
        return Unknown(kind, content, _unreadable(ValueError(kind)))
    return happened


def _unreadable(error: Exception) -> Problem:
    return Problem("verify-unreadable", {"reason": f"{type(error).__name__}: {error}"[:200]})


def _opened(body: Body) -> Opened:
    plans = tuple(
        SeatPlan(cast("SeatKind", _one_of(seat, "kind", get_args(SeatKind))), _text_or_none(seat, "bot"))
        for seat in body["seats"]
    )
    clock = None if body["clock"] is None else _whole(body, "clock")
    return Opened(
        _text(body, "game"),
        _text(body, "rules"),
        plans,
        clock,
        _whole(body, "limit"),
        _text(body, "commitment"),
        _text(body, "start") if "start" in body else None,
        "dice" in body and _one_of(body, "dice", (BY_HAND,)) == BY_HAND,
        body.get("coach") is True,
        _whole(body, "protocol") if "protocol" in body else 1,
        _text(body, "program") if "program" in body else None,
    )


def _acted(body: Body) -> Acted:
    roll = None if body["roll"] is None else parse_dice(_text(body, "roll"))
    number = None if body["number"] is None else _whole(body, "number")
    chance = _text(body, "chance") if "chance" in body else None
    decider = _text(body, "decider") if "decider" in body else None
    lag = _whole(body, "lag") if "lag" in body else 0
    return Acted(
        _whole(body, "seat"), parse_action(_text(body, "action")), roll, number, chance, decider, lag
    )


def _reseeded(body: Body) -> Reseeded:
    reason = cast("ReseedReason", _one_of(body, "reason", get_args(ReseedReason)))
    texts = (_text(body, "seed"), _text(body, "commitment"))
    return Reseeded(reason, _numbers(body, "seats"), *texts, _whole(body, "protocol"))


def _started(body: Body) -> Started:
    if not all(given is None or isinstance(given, str) for given in body["entropy"]):
        raise TypeError("entropy")
    return Started(tuple(body["entropy"]))


def _went_away(body: Body) -> WentAway:
    return WentAway(_whole(body, "seat"), cast("AwayReason", _one_of(body, "reason", get_args(AwayReason))))


def _claimed(body: Body) -> Claimed:
    choice = cast("ClaimChoice", _one_of(body, "choice", get_args(ClaimChoice)))
    return Claimed(_whole(body, "seat"), _numbers(body, "absent"), choice)


def _revealed(body: Body) -> Revealed:
    return Revealed(cast("EndReason", _one_of(body, "reason", get_args(EndReason))), _text(body, "seed"))


_HEADER = {"version", "kind", "by", "at", "position"}
_READERS: dict[str, Callable[[Body], Happening]] = {
    "open": _opened,
    "sit": lambda body: Sat(_whole(body, "seat"), _text_or_none(body, "bot")),
    "unsit": lambda body: GotUp(_whole(body, "seat")),
    "swap": lambda body: Swapped(_whole(body, "seat"), _whole(body, "other")),
    "commit": lambda body: Committed(_numbers(body, "seats"), _text(body, "commitment")),
    "lock": lambda body: Locked(_numbers(body, "missing")),
    "reseed": _reseeded,
    "entropy": lambda body: EntropyAdded(_whole(body, "seat"), _text(body, "entropy")),
    "start": _started,
    "act": _acted,
    "takeback": lambda body: TookBack(_whole(body, "seat")),
    "away": _went_away,
    "back": lambda body: CameBack(_whole(body, "seat")),
    "claim": _claimed,
    "reveal": _revealed,
}


def _whole(body: Body, name: str) -> int:
    value = body[name]
    if type(value) is not int:
        raise TypeError(name)
    return value


def _numbers(body: Body, name: str) -> tuple[int, ...]:
    value = body[name]
    if not isinstance(value, list) or not all(type(each) is int for each in value):
        raise TypeError(name)
    return tuple(value)


def _text(body: Body, name: str) -> str:
    value = body[name]
    if not isinstance(value, str):
        raise TypeError(name)
    return value


def _text_or_none(body: Body, name: str) -> str | None:
    return None if body[name] is None else _text(body, name)


def _one_of(body: Body, name: str, allowed: tuple[str, ...]) -> str:
    value = _text(body, name)
    if value not in allowed:
        raise ValueError(f"{name}: {value[:20]}")
    return value
