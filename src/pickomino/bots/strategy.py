"""What a strategy offers to everything that plays bots: its bot and, where compiled code can play it, its policy."""

from __future__ import annotations

__all__ = ["Option", "Strategy", "one_of", "yes_or_no"]

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from .bot import Bot

if TYPE_CHECKING:
    from .lockstep import Policy


class Option(NamedTuple):
    """A setting of a strategy."""

    read: Callable[[str], Any]
    """Its value from the text of a spec; a ValueError says that there is no such value."""
    is_local: bool = False
    """It reaches files or programs of this machine, so it is not read from strangers' specs."""
    values: str = ""
    """What it can be, for people."""


@dataclass(frozen=True)
class Strategy:
    """An entry of the registry. Every strategy's module has one, named `STRATEGY`."""

    bot: Callable[..., Bot]
    """Called with the settings of a spec, by name."""
    policy: Callable[..., Policy | None] | None = None
    """Called with the rules, the number of players and the settings. Without a policy, or where it is None, games are
    played decision by decision."""
    options: Mapping[str, Option] = field(default_factory=dict)
    """What a spec may set: `NAME:OPTION=VALUE,…`."""
    argument: Option | None = None
    """Instead of options: what the whole text after the colon means, as in `exec:COMMAND`."""
    whole_games: int | None = None
    """What the kernels that play whole games know it by (`kernels.policies`), if they play it."""
    about: str = ""
    """One line on how a bot of another package plays; our own are described in the message catalogues."""


def one_of(*known: int) -> Callable[[str], int]:
    """Reads one of some whole numbers."""

    def read(text: str) -> int:
        if text not in map(str, known):
            raise ValueError(text)
        return int(text)

    return read


def yes_or_no(text: str) -> bool:
    """Reads a switch."""
    if text not in ("yes", "no"):
        raise ValueError(text)
    return text == "yes"
