"""All bots by short spec strings: `greedy`, `champion:plies=2,level=3`, `exec:COMMAND`.

Simulations, contests, tables at the prompt and on the server all find their bots here.
"""

from __future__ import annotations

__all__ = [
    "BotSpecError",
    "bot_names",
    "find_strategy",
    "is_bot",
    "make_bot",
    "make_policy",
    "name_for",
    "parse_spec",
    "split_specs",
    "usual_bots",
]

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from pickomino.core.errors import PickominoError, Problem
from pickomino.core.rules import Rules

from .bot import Bot, BotSpecError
from .strategy import Strategy

if TYPE_CHECKING:
    from .lockstep import Policy

_MODULES: Final = {
    "random": "random_bot",
    "timid": "timid",
    "greedy": "greedy",
    "swing": "swing",
    "champion": "levels",
    "exec": "external",
}
"""Name → the module with its `STRATEGY`, simplest first. Modules are imported when asked for: some need NumPy."""

_LOCAL: Final = frozenset({"exec"})  # names that strangers are not told of
_LEVELS: Final = tuple(f"champion:level={level}" for level in range(1, 6))
_WITHOUT_SOLVER: Final = ("random", "timid")
_LONGEST_NAME: Final = 37  # leaves room for the seat
_MAX_SPEC: Final = 2_000  # characters; specs also come over the network


def bot_names(*, local: bool = False) -> tuple[str, ...]:
    """The names of all strategies, simplest first; `local` adds those that run programs of this machine."""
    return tuple(name for name in _MODULES if local or name not in _LOCAL)


def usual_bots() -> tuple[str, ...]:
    """The specs offered to people: the levels, or without the solver's packages the bots that need none."""
    return _LEVELS if find_spec("numba") else _WITHOUT_SOLVER


def is_bot(spec: str) -> bool:
    """Whether a spec begins with the name of a strategy."""
    return spec.partition(":")[0] in _MODULES


def split_specs(text: str) -> list[str]:
    """The specs or names between commas; a bot's own commas do not count: `Ann,champion:plies=2,level=3` are two."""
    specs: list[str] = []
    for token in text.split(","):
        if specs and "=" in token and ":" in specs[-1] and is_bot(specs[-1]):
            specs[-1] += f",{token.strip()}"
        else:
            specs.append(token.strip())
    return specs


def name_for(spec: str) -> str:
    """A spec as the name of a player, which records and tables can hold."""
    return spec[:_LONGEST_NAME].replace("/", "|").replace("\\", "|").replace('"', "'")


def find_strategy(name: str, *, local: bool = False) -> Strategy:
    """The strategy of that name."""
    known = bot_names(local=local)
    if name not in known:
        raise BotSpecError(Problem("error-bot-unknown", {"token": name[:40], "known": " ".join(known)}))
    strategy: Strategy = import_module(f"{__package__}.{_MODULES[name]}").STRATEGY
    return strategy


def parse_spec(spec: str, *, local: bool = False) -> tuple[Strategy, dict[str, Any]]:
    """A spec's strategy and its settings; `local` allows those that reach files or programs of this machine."""
    name, colon, rest = spec[:_MAX_SPEC].partition(":")
    strategy = find_strategy(name, local=local)
    if strategy.argument is not None:
        return strategy, {"argument": _read(strategy.argument.read, rest, rest, name)}
    settings: dict[str, Any] = {}
    for setting in rest.split(",") if colon else ():
        key, equals, value = setting.partition("=")
        option = strategy.options.get(key)
        if option is None or not equals or key in settings or (option.is_local and not local):
            known = " ".join(strategy.options) or "-"
            raise BotSpecError(
                Problem("error-bot-option", {"token": setting[:40], "bot": name, "known": known})
            )
        settings[key] = _read(option.read, value, setting, name)
    return strategy, settings


def _read(read: Any, text: str, token: str, name: str) -> Any:
    try:
        return read(text)
    except PickominoError:
        raise
    except ValueError:
        raise BotSpecError(Problem("error-bot-value", {"token": token[:40], "bot": name})) from None


def make_bot(spec: str, *, local: bool = False) -> Bot:
    """The bot that a spec describes; `local` is never to be set for strangers' specs."""
    strategy, settings = parse_spec(spec, local=local)
    return strategy.bot(**settings)


def make_policy(spec: str, rules: Rules, players: int) -> Policy | None:
    """How compiled code plays a spec at such a table, or None if it has to be asked decision by decision."""
    strategy, settings = parse_spec(spec, local=True)
    return strategy.policy(rules, players, **settings) if strategy.policy else None
