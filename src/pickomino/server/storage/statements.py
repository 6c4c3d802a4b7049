"""SQLAlchemy Core statements as the text of one database, compiled once and run without an engine.

The engine itself would cost several times what the statement does.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import asyncpg
from sqlalchemy.engine import Dialect
from sqlalchemy.sql.elements import ClauseElement

SQLITE = sqlite.dialect(paramstyle="named")
POSTGRES: Dialect = asyncpg.dialect()  # type: ignore[no-untyped-call]


class Compiled(NamedTuple):
    """A statement for one database."""

    sql: str
    names: tuple[str, ...]
    """The parameters in their order, where the database counts them."""
    constants: dict[str, Any]
    """Parameters whose values the statement brings along."""


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
