"""Bots by short spec strings: `greedy`, `champion:plies=2,level=3`."""

from __future__ import annotations

__all__ = ["BotSpecError", "bot_names", "make_bot", "parse_spec"]

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from pickomino.core.errors import PickominoError, Problem

from .bot import Bot, BotSpecError
from .random_bot import RandomBot
from .timid import TimidBot

_MAX_SPEC: Final = 2_000  # characters; specs also come over the network
_EXEC: Final = "exec:"
_LONGEST_THOUGHT: Final = 60.0  # seconds

Reader = Callable[[str], Any]


class _Entry(NamedTuple):
    """How one strategy is made."""

    build: Callable[..., Bot]
    options: dict[str, Reader]


def _greedy() -> Bot:
    from .greedy import GreedyBot  # brings the solver, and so NumPy and Numba

    return GreedyBot()


def _swing() -> Bot:
    from .greedy import SwingBot

    return SwingBot()


def _champion(**options: Any) -> Bot:
    from .champion import ChampionBot

    if "time" in options:
        options["seconds"] = options.pop("time")
    return ChampionBot(**options)


def _one_of(*known: int) -> Reader:
    def read(text: str) -> int:
        if text not in map(str, known):
            raise ValueError(text)
        return int(text)

    return read


def _seconds(text: str) -> float:
    value = float(text)
    if not 0 < value <= _LONGEST_THOUGHT:
        raise ValueError(text)
    return value


def _net_file(text: str) -> Any:
    from pathlib import Path

    from .net import load_net

    try:
        return load_net(Path(text))
    except OSError as error:
        raise ValueError(text) from error


def _yes_or_no(text: str) -> bool:
    return {"yes": True, "no": False}[text]


_ENTRIES: Final[dict[str, _Entry]] = {
    "random": _Entry(RandomBot, {}),
    "timid": _Entry(TimidBot, {}),
    "greedy": _Entry(_greedy, {}),
    "swing": _Entry(_swing, {}),
    "champion": _Entry(
        _champion,
        {
            "plies": _one_of(1, 2),
            "level": _one_of(1, 2, 3, 4, 5),
            "time": _seconds,
            "endgame": _yes_or_no,
            "net": _net_file,
        },
    ),
}


def bot_names() -> tuple[str, ...]:
    """The names of all strategies, simplest first."""
    return tuple(_ENTRIES)


def parse_spec(spec: str, *, local: bool = False) -> tuple[str, dict[str, Any]]:
    """A spec's name and its options, each read as its strategy wants it; `local` allows those that name files."""
    name, colon, rest = spec[:_MAX_SPEC].partition(":")
    entry = _ENTRIES.get(name)
    if entry is None:
        raise BotSpecError(Problem("error-bot-unknown", {"token": name[:40], "known": " ".join(_ENTRIES)}))
    options: dict[str, Any] = {}
    for setting in rest.split(",") if colon else ():
        key, equals, value = setting.partition("=")
        reader = entry.options.get(key)
        if reader is None or not equals or key in options or (reader is _net_file and not local):
            known = " ".join(entry.options) or "-"
            raise BotSpecError(
                Problem("error-bot-option", {"token": setting[:40], "bot": name, "known": known})
            )
        try:
            options[key] = reader(value)
        except PickominoError:
            raise
        except (KeyError, ValueError):
            raise BotSpecError(Problem("error-bot-value", {"token": setting[:40], "bot": name})) from None
    return name, options


def _can_start(command: str) -> bool:
    """Whether there is such a program; what becomes of it once started is another matter."""
    import shlex
    import shutil

    try:
        words = shlex.split(command)
    except ValueError:
        return False
    return bool(words) and shutil.which(words[0]) is not None


def make_bot(spec: str, *, local: bool = False) -> Bot:
    """The bot that a spec string describes; `local` allows `exec:COMMAND`, never to be set for strangers' specs."""
    if local and spec.startswith(_EXEC):
        from .external import ExternalBot

        command = spec.removeprefix(_EXEC)
        if not _can_start(command):
            raise BotSpecError(Problem("error-bot-command", {"token": command[:40]}))
        return ExternalBot(command)
    name, options = parse_spec(spec, local=local)
    return _ENTRIES[name].build(**options)
