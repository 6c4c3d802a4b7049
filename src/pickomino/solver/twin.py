"""The turn solver said plainly: what the kernels compute, as a person would write it down.

Slow (a whole turn takes a second or so), but it works with any kind of number: with fractions, exactly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple

from pickomino.core.dice import NO_DICE, WORM, Counts, all_rolls, total_of

Number = Any
"""float or Fraction."""

BUST = -1
"""Stands for the total of a turn that was busted by a roll."""


class End(NamedTuple):
    """One way for a turn to end."""

    gain: int
    """0 without a double one, else which gain was chosen for it (X2, X3)."""
    worm: bool
    total: int


class Spot(NamedTuple):
    """A moment of a turn at which the player may roll or stop."""

    kept: Counts
    gain: int = 0
    weasel: bool = False
    """The weasel is ready."""


class PlainTurn:
    """A turn to be played well: the number of dice and what every end is worth."""

    def __init__(
        self,
        dice: int,
        value_of: Callable[[End], Number],
        *,
        gains: int = 1,
        six_ends: bool = False,
        chance: Callable[[Fraction], Number] = float,
    ) -> None:
        self.dice = dice
        self.value_of = value_of
        self.gains = gains
        self.six_ends = six_ends
        self.chance = chance
        self._keep: dict[Spot, Number] = {}
        self._roll: dict[Spot, Number] = {}

    # What things are worth

    def stop_value(self, spot: Spot) -> Number:
        return self.value_of(End(spot.gain, spot.kept[WORM] > 0, total_of(spot.kept)))

    def bust_value(self, spot: Spot) -> Number:
        return self.value_of(End(spot.gain, False, BUST))

    def keep_value(self, spot: Spot) -> Number:
        """The better of rolling and stopping."""
        if spot not in self._keep:
            best = self.roll_value(spot) if self.may_roll(spot) else None
            if any(spot.kept):  # T4: before the first roll there is nothing to stop with
                stop = self.stop_value(spot)
                best = stop if best is None else max(stop, best)
            self._keep[spot] = best
        return self._keep[spot]

    def roll_value(self, spot: Spot) -> Number:
        """The mean over all rolls, each used in the best way."""
        if spot not in self._roll:
            self._roll[spot] = sum(
                self.chance(probability) * self.rolled_value(spot, roll)
                for roll, probability in all_rolls(self.dice - sum(spot.kept))
            )
        return self._roll[spot]

    def rolled_value(self, spot: Spot, roll: Counts) -> Number:
        """The best face of a roll, or the weasel's second roll, or the bust."""
        choices = [self.keep_value(after) for after in self.after_faces(spot, roll)]
        best = max(choices) if choices else self.bust_value(spot)  # T3
        if spot.weasel:
            best = max(best, self.roll_value(spot._replace(weasel=False)))  # X12
        return best

    # What may be done

    def may_roll(self, spot: Spot) -> bool:
        left = self.dice - sum(spot.kept)
        return left > 0 and not (self.six_ends and all(spot.kept))  # T5, T6

    def after_faces(self, spot: Spot, roll: Counts) -> Iterator[Spot]:
        """What every choice of a face leads to (T2), with every choice of a gain for a double one."""
        for face, count in enumerate(roll):
            if count and not spot.kept[face]:
                kept: Counts = (*spot.kept[:face], count, *spot.kept[face + 1 :])  # type: ignore[assignment]  # still six
                gains = range(1, self.gains + 1) if face == 0 and count >= 2 else (spot.gain,)  # X2, X3
                for gain in gains:
                    yield Spot(kept, gain, spot.weasel)

    # How it ends

    def distribution(self, spot: Spot, *, rolling: bool = False) -> Mapping[End, Number]:
        """The chance of every end under best play; of equal choices the first counts."""
        ended: dict[End, Number] = {}
        self._play_on(spot, rolling, self.chance(Fraction(1)), ended)
        return ended

    def _play_on(self, spot: Spot, rolling: bool, mass: Number, ended: dict[End, Number]) -> None:
        if not rolling and any(spot.kept):
            stops = not self.may_roll(spot) or self.stop_value(spot) >= self.roll_value(spot)
            if stops:
                self._end(End(spot.gain, spot.kept[WORM] > 0, total_of(spot.kept)), mass, ended)
                return
        for roll, probability in all_rolls(self.dice - sum(spot.kept)):
            part = mass * self.chance(probability)
            spots = list(self.after_faces(spot, roll))
            best = max(spots, key=self.keep_value) if spots else None
            value = self.bust_value(spot) if best is None else self.keep_value(best)
            again = spot._replace(weasel=False)
            if spot.weasel and self.roll_value(again) > value:
                self._play_on(again, True, part, ended)
            elif best is None:
                self._end(End(spot.gain, False, BUST), part, ended)
            else:
                self._play_on(best, False, part, ended)

    @staticmethod
    def _end(end: End, mass: Number, ended: dict[End, Number]) -> None:
        ended[end] = ended.get(end, 0) + mass

    @cached_property
    def start(self) -> Spot:
        """The moment before the first roll, without the weasel."""
        return Spot(NO_DICE)
