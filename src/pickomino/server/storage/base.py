"""What every store offers: operations are generators of statements, so that each is written once for all databases."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from sqlalchemy import literal_column, select
from sqlalchemy.sql.elements import ClauseElement

from pickomino.core.errors import PickominoError, Problem

T = TypeVar("T")

Row: TypeAlias = Sequence[Any]
Query: TypeAlias = tuple[ClauseElement, dict[str, Any]]
"""A statement and its parameters by name; statements are made once, as they are compiled once."""

Op: TypeAlias = Generator[Query, list[Row], T]
"""An operation yields queries, is sent their rows and returns its result; raising undoes all of it."""

Wake: TypeAlias = Callable[[str], None]
"""Called with a signal from another node; signals may be lost, so they are never more than hints."""


class StorageUnavailable(PickominoError):
    """The database cannot be reached; whether the last write happened is unknown until it can be asked."""

    def __init__(self, reason: str) -> None:
        super().__init__(Problem("database-unavailable", {"reason": reason}))
        self.reason = reason
        """What its driver says."""
        self.args = (reason,)


class DatabaseUnusable(StorageUnavailable):
    """A database that this program cannot use, and why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem
        self.args = (problem,)


class Storage(Protocol):
    """A database that runs operations, each in a transaction of its own."""

    shared: bool
    """Whether other nodes may use the same database."""

    under_way: int
    """Operations that have begun or wait."""

    async def write(self, make: Callable[[], Op[T]], wake: str | None = None) -> T:
        """Run an operation and return when it is on disk; `wake` is a signal sent to the other nodes with the commit."""
        ...

    async def read(self, make: Callable[[], Op[T]]) -> T:
        """Run an operation that changes nothing."""
        ...

    async def notify(self, text: str) -> None:
        """Send a signal to the other nodes; it is not stored."""
        ...

    async def listen(self, wake: Wake, lost: Callable[[], Awaitable[None]]) -> None:
        """Call `wake` with every signal of other nodes, and `lost` after any gap in listening."""
        ...

    async def check(self) -> None:
        """Raise StorageUnavailable unless the database answers."""
        ...

    async def close(self) -> None:
        """Finish what is queued and close."""
        ...


_SELECT_ONE: ClauseElement = select(literal_column("1"))


def answer_at_all() -> Op[None]:
    """The smallest operation: a database that runs it is there."""
    yield _SELECT_ONE, {}
