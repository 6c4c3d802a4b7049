"""How the bots of others behaved in a contest: what they did wrong, how often, and which games it cost them."""

from __future__ import annotations

__all__ = ["Conduct"]

from collections.abc import Iterable
from dataclasses import dataclass

from pickomino.bots.guest import Guest
from pickomino.core.errors import Problem


@dataclass(frozen=True)
class Conduct:
    """Of one bot, over all its copies."""

    name: str = ""
    """What the bot calls itself; "" if it never said."""
    forfeits: int = 0
    """Games in which a copy lost its seat."""
    faults: tuple[tuple[Problem, int], ...] = ()
    """Each different fault once, with its count."""

    @property
    def strikes(self) -> int:
        """All faults, each of which cost a decision."""
        return sum(count for _, count in self.faults)

    @classmethod
    def of(cls, guests: Iterable[Guest], forfeits: int) -> Conduct:
        """What copies of one bot have done so far."""
        copies = list(guests)
        return cls(
            next((guest.name for guest in copies), ""),
            forfeits,
            _counted((fault.problem, 1) for guest in copies for fault in guest.faults),
        )

    def __add__(self, other: Conduct) -> Conduct:
        return Conduct(
            self.name or other.name,
            self.forfeits + other.forfeits,
            _counted((*self.faults, *other.faults)),
        )


def _counted(faults: Iterable[tuple[Problem, int]]) -> tuple[tuple[Problem, int], ...]:
    """Faults of one kind joined, told by the first of them, the most frequent first."""
    found: dict[str, tuple[Problem, int]] = {}
    for problem, count in faults:
        # What would have been legal differs from turn to turn; the fault is the same.
        kind = str(problem._replace(params={**problem.params, "known": ""}))
        first, before = found.get(kind, (problem, 0))
        found[kind] = (first, before + count)
    return tuple(sorted(found.values(), key=lambda fault: -fault[1]))
