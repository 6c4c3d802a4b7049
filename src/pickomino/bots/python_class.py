"""`py:package.module:Class`: a bot by its Python class, and the same for bots that installed packages register."""

from __future__ import annotations

__all__ = ["STRATEGY", "ClassBot", "load_installed"]

import os
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint
from random import Random
from typing import TYPE_CHECKING, Any

from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.errors import Problem
from pickomino.core.rules import Rules
from pickomino.core.state import GameState

from .bot import Bot, BotSpecError
from .guest import Guest, what_was_raised
from .pipe import Fault, FaultKind
from .strategy import Option, Strategy

if TYPE_CHECKING:
    from .lockstep import Policy

Maker = Callable[[], Any]
"""Usually a class: called without arguments, it returns a bot."""


class ClassBot(Guest):
    """A seat played by an object with a method `choose(state, rng)`."""

    def __init__(self, player: Bot, name: str) -> None:
        super().__init__(name)
        self.player = player

    def _decide(self, state: GameState, rng: Random) -> Action:
        try:
            action: object = self.player.choose(state, rng)
        except Exception as error:
            raise Fault(FaultKind.CRASH, Problem("fault-raised", what_was_raised(error))) from error
        if not isinstance(action, Action):
            found = f"{repr(action)[:40]} ({type(action).__name__})"
            raise Fault(FaultKind.ILLEGAL, Problem("fault-not-an-action", {"found": found}))
        legal = legal_actions(state)
        if action not in legal:
            known = ", ".join(map(str, legal))
            raise Fault(
                FaultKind.ILLEGAL, Problem("fault-illegal", {"token": str(action)[:40], "known": known})
            )
        return action


def _find(text: str) -> Maker:
    """What `package.module:Class` names; the current directory is looked in as well."""
    module, colon, name = text.partition(":")
    if not (colon and module and name):
        raise BotSpecError(Problem("error-bot-class-form", {"token": text[:80]}))
    here = os.getcwd()  # noqa: PTH109  # sys.path holds strings
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BotSpecError(Problem("error-bot-class", {"token": text[:80], "reason": reason})) from error
    return _check(found, text)


def _check(found: Any, label: str) -> Maker:
    """Refuse at once what cannot play, before any game is."""
    if not callable(found):
        raise BotSpecError(Problem("error-bot-class-choose", {"token": label[:80]}))
    _make(found, label)
    return found  # type: ignore[no-any-return]  # anything callable


def _make(maker: Maker, label: str) -> Bot:
    try:
        bot = maker()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        raise BotSpecError(Problem("error-bot-class", {"token": label[:80], "reason": reason})) from error
    if not isinstance(bot, Bot) or isinstance(bot, type):
        raise BotSpecError(Problem("error-bot-class-choose", {"token": label[:80]}))
    return bot


def _name_of(maker: Maker) -> str:
    return str(getattr(maker, "__name__", None) or type(maker).__name__)


def _bot(argument: Maker) -> ClassBot:
    name = _name_of(argument)
    return ClassBot(_make(argument, name), name)


def _policy(rules: Rules, players: int, *, argument: Maker) -> Policy | None:
    """Compiled play, for bots that value the ends of many turns at once."""
    name = _name_of(argument)
    value_ends = getattr(_make(argument, name), "value_ends", None)
    if value_ends is None:
        return None
    from .checked_values import CheckedValues
    from .lockstep import Policy

    return Policy(valuation=CheckedValues(name, value_ends))


def load_installed(entry: EntryPoint) -> Strategy:
    """The strategy that another package registered: a `Strategy`, or a class with `choose`."""
    try:
        found = entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        params: dict[str, str | int] = {"token": entry.name, "reason": reason}
        raise BotSpecError(Problem("error-bot-class", params)) from error
    if isinstance(found, Strategy):
        return found
    maker = _check(found, entry.name)
    return Strategy(
        lambda: _bot(maker),
        lambda rules, players: _policy(rules, players, argument=maker),
        about=(getattr(maker, "__doc__", None) or "").strip().partition("\n")[0],
    )


STRATEGY = Strategy(_bot, _policy, argument=Option(_find, is_local=True))
