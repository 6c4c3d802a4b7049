"""Which extra brings a package that the base install lacks, and how to say so."""

from __future__ import annotations

__all__ = ["extra_of", "needs_extra", "with_extra_named"]

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_PACKAGES: Final = {
    "solver": ("llvmlite", "numba", "numpy"),
    "server": (
        *("alembic", "asyncpg", "cryptography", "fastapi", "httpcore", "httptools", "httpx"),
        *("prometheus_client", "pydantic", "sqlalchemy", "starlette", "uvicorn", "uvloop", "websockets"),
    ),
    "plot": ("matplotlib",),
    "envs": ("PIL", "gymnasium", "pettingzoo", "resvg_py"),
    "openspiel": ("open_spiel", "pyspiel"),
    "cluster": ("ray",),
}
"""Names of modules, by extra."""


def extra_of(module: str) -> str | None:
    """The extra that brings a module; None for what none of them does."""
    top = module.partition(".")[0]
    return next((extra for extra, modules in _PACKAGES.items() if top in modules), None)


def with_extra_named(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """The same error with a sentence that says what to install; that of something else stays as it is."""
    from .messages import say

    module = error.name or ""
    extra = extra_of(module)
    if extra is None:
        return error
    params = {"extra": extra, "module": module.partition(".")[0]}
    return ModuleNotFoundError(say("cli-needs-extra", params), name=error.name, path=error.path)


@contextmanager
def needs_extra() -> Iterator[None]:
    """Around imports of what an extra brings."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise with_extra_named(error) from None
