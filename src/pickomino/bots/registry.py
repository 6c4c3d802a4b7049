"""All bots by short spec strings: `greedy`, `champion:plies=2,level=3`, `py:my_bots:Bold`, `exec:COMMAND`.

Simulations, contests, games at the prompt and on the server all find their bots here. Installed packages add
their own through the entry point group `pickomino.bots`.
"""

from __future__ import annotations

__all__ = [
    "BotSpecError",
    "bot_names",
    "bots_of_whole_games",
    "find_strategy",
    "installed_bots",
    "make_bot",
    "make_policy",
    "parse_spec",
    "usual_bots",
    "whole_games_of",
]

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from pickomino._extras import needs_extra
from pickomino.core.errors import PickominoError, Problem, expect_text
from pickomino.core.rules import Rules
from pickomino.core.spelling import nearest

from .bot import Bot, BotSpecError
from .strategy import Option, Strategy

if TYPE_CHECKING:
    from .lockstep import Policy

ENTRY_POINTS: Final = "pickomino.bots"
"""The entry point group in which other packages register their bots."""

_MODULES: Final = {
    "random": "random_bot",
    "timid": "timid",
    "greedy": "greedy",
    "swing": "swing",
    "champion": "levels",
    "py": "python_class",
    "exec": "external",
}
"""Name → the module with its `STRATEGY`, simplest first. Modules are imported on demand: some need NumPy."""

_LOCAL: Final = frozenset({"exec", "py"})  # they run code of this machine, so strangers cannot name them
_LEVELS: Final = tuple(f"champion:level={level}" for level in range(1, 6))
_WITHOUT_SOLVER: Final = ("random", "timid")
_MAX_SPEC: Final = 2_000  # characters; specs also come over the network


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """The bots that other installed packages offer, by name. None of them can replace one of ours."""
    found = {entry.name: entry for entry in entry_points(group=ENTRY_POINTS)}
    return {
        name: entry for name, entry in sorted(found.items()) if name not in _MODULES and name.isidentifier()
    }


def bot_names(*, local: bool = False) -> tuple[str, ...]:
    """The names of all strategies, simplest first; `local` adds those that run programs of this machine."""
    ours = [name for name in _MODULES if name not in _LOCAL]
    return (*ours, *installed_bots(), *(sorted(_LOCAL) if local else ()))


def usual_bots() -> tuple[str, ...]:
    """The specs offered to people: the levels, or without the solver's packages the bots that need none."""
    return _LEVELS if find_spec("numba") else _WITHOUT_SOLVER


def find_strategy(name: str, *, local: bool = False) -> Strategy:
    """The strategy of that name; the error for an unknown one says which it may have meant."""
    if name in _MODULES and (local or name not in _LOCAL):
        with needs_extra():
            strategy: Strategy = import_module(f"{__package__}.{_MODULES[name]}").STRATEGY
        return strategy
    if name in installed_bots():
        from .python_class import load_installed

        return load_installed(installed_bots()[name])
    known = bot_names(local=local)
    if near := nearest(name[:40], known):
        raise BotSpecError(Problem("error-bot-near", {"token": name[:40], "near": near}))
    raise BotSpecError(Problem("error-bot-unknown", {"token": name[:40], "known": " ".join(known)}))


def parse_spec(spec: str, *, local: bool = False) -> tuple[Strategy, dict[str, Any]]:
    """A spec's strategy and its settings; `local` allows those that reach files or programs of this machine."""
    expect_text(spec, "greedy")
    name, colon, rest = spec[:_MAX_SPEC].partition(":")
    strategy = find_strategy(name, local=local)
    if strategy.argument is not None:
        return strategy, {"argument": _read(strategy.argument, rest, rest, name)}
    settings: dict[str, Any] = {}
    for setting in rest.split(",") if colon else ():
        key, equals, value = setting.partition("=")
        option = strategy.options.get(key)
        if option is None or not equals or key in settings or (option.is_local and not local):
            raise _no_such_option(setting, key, name, strategy)
        settings[key] = _read(option, value, setting, name)
    return strategy, settings


def _no_such_option(setting: str, key: str, name: str, strategy: Strategy) -> BotSpecError:
    token, near = setting[:40], nearest(key[:40], strategy.options)
    if near and near != key:
        return BotSpecError(Problem("error-bot-option-near", {"token": token, "bot": name, "near": near}))
    known = " ".join(strategy.options) or "-"
    return BotSpecError(Problem("error-bot-option", {"token": token, "bot": name, "known": known}))


def _read(option: Option, text: str, token: str, name: str) -> Any:
    try:
        return option.read(text)
    except PickominoError:
        raise
    except ValueError:
        problem = Problem("error-bot-value", {"token": token[:40], "bot": name})
        if option.values:
            known = option.values
            problem = Problem("error-bot-value-known", {"token": token[:40], "bot": name, "known": known})
        raise BotSpecError(problem) from None


def make_bot(spec: str, *, local: bool = False) -> Bot:
    """The bot that a spec describes; never set `local` for strangers' specs."""
    strategy, settings = parse_spec(spec, local=local)
    with needs_extra():
        return strategy.bot(**settings)


def make_policy(spec: str, rules: Rules, players: int) -> Policy | None:
    """How compiled code plays a spec at such a table, or None if it has to be asked decision by decision."""
    strategy, settings = parse_spec(spec, local=True)
    return strategy.policy(rules, players, **settings) if strategy.policy else None


def whole_games_of(spec: str) -> int | None:
    """What the kernels that play whole games know a spec by; None if they do not play it."""
    strategy, settings = parse_spec(spec, local=True)
    return None if settings else strategy.whole_games


def bots_of_whole_games() -> list[str]:
    """The names of the bots that the kernels of whole games play."""
    return [name for name in bot_names() if whole_games_of(name) is not None]
