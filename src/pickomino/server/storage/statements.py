"""SQLAlchemy Core statements as the text of one database, compiled once and run without an engine.

The engine itself would cost several times what the statement does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import ClauseElement

SQLITE = sqlite.dialect(paramstyle="qmark")  # binding by place costs less than by name
POSTGRES: Dialect = asyncpg.dialect()  # type: ignore[no-untyped-call]


class Compiled(NamedTuple):
    """A statement for one database."""

    sql: str
    names: tuple[str, ...]
    """The parameters in their order."""
    constants: dict[str, Any]
    """Parameters whose values the statement brings along."""

    def values(self, params: Mapping[str, Any]) -> list[Any]:
        """The values of all parameters in their order."""
        given = {**self.constants, **params} if self.constants else params
        return [given[name] for name in self.names]


class Compiler:
    """The statements compiled so far for one database."""

    def __init__(self, dialect: Dialect) -> None:
        self._dialect = dialect
        self._compiled: dict[ClauseElement, Compiled] = {}

    def compile(self, statement: ClauseElement) -> Compiled:
        """A statement's text and parameters."""
        found = self._compiled.get(statement)
        if found is None:
            compiled = statement.compile(dialect=self._dialect)
            constants = {name: value for name, value in compiled.params.items() if value is not None}
            names = tuple(getattr(compiled, "positiontup", None) or ())
            found = self._compiled[statement] = Compiled(str(compiled), names, constants)
        return found
