"""Where a match's dice come from: a seed, a script, or (with no source at all) outside."""

from __future__ import annotations

__all__ = ["DiceSource", "ScriptedDice", "SeededDice", "sample_roll", "throw"]

import random
from collections.abc import Iterable
from typing import Protocol

from ..core.dice import Counts
from ..core.engine import dice_due
from ..core.errors import IllegalAction, Problem
from ..core.state import GameState


class DiceSource(Protocol):
    """Anything that can roll."""

    def roll(self, dice: int) -> Counts:
        """Roll this many dice."""
        ...


def throw(chance: random.Random, dice: int) -> Counts:
    """Roll fair dice."""
    counts = [0] * 6
    for _ in range(dice):
        counts[chance.randrange(6)] += 1
    return (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


def sample_roll(state: GameState, chance: random.Random) -> Counts:
    """Draw one of the state's `chance_outcomes`, each as likely as it is there."""
    due = dice_due(state)
    if not due:
        raise IllegalAction(Problem("error-no-dice-due", {}, "T1"))
    return throw(chance, due)


class SeededDice:
    """Fair dice that fall the same way for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._random = random.Random(seed)  # noqa: S311  # games repeat by seed; online dice are made elsewhere

    def roll(self, dice: int) -> Counts:
        """Roll this many dice."""
        return throw(self._random, dice)

    def __repr__(self) -> str:
        return f"SeededDice({self._seed!r})"


class ScriptedDice:
    """Dice that fall as written down beforehand."""

    def __init__(self, rolls: Iterable[Counts]) -> None:
        self._rolls = iter(rolls)

    def roll(self, dice: int) -> Counts:
        """The next roll of the script."""
        try:
            roll = next(self._rolls)
        except StopIteration:
            raise LookupError("the script has no roll left") from None
        if sum(roll) != dice:
            raise ValueError(f"the script has {sum(roll)} dice next where {dice} are due")
        return roll
