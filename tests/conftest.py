"""Fixtures that tests of several parts share: a real browser and a real PostgreSQL.

- `browser`: a Chromium (Playwright, synchronous), one per test file.
- `new_page(tolerate=..., **context options)`: a page of a person of their own; console trouble fails the test.
- `postgres_url`: the URL of a PostgreSQL database, one server per test process.
- `empty_postgres_url`: the URL of a new, empty database on it.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import pytest

import networks

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


os.environ["PICKOMINO_LANG"] = "en"  # whatever the machine speaks


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests could not be run on this machine, and why."""
    if reason := networks.missing():
        terminalreporter.write_line(f"NOT RUN: tests marked networks; {reason}", yellow=True)


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Keep the browser tests of one file in one process, where they share a browser, unless they are in other groups.

    What cannot run here is left out.
    """
    networked = [item for item in items if item.get_closest_marker("networks")]
    if networked and networks.missing():
        items[:] = [item for item in items if item not in networked]
        config.hook.pytest_deselected(items=networked)
    files: dict[bool, set[str]] = {True: set(), False: set()}
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if not item.get_closest_marker("xdist_group"):
                item.add_marker(pytest.mark.xdist_group(item.path.stem))
            files[True].add(str(item.path))
        elif inspect.iscoroutinefunction(getattr(item, "function", None)):
            files[False].add(str(item.path))
    if mixed := files[True] & files[False]:
        # Playwright's event loop runs until the file is done, and a second cannot run beside it.
        raise pytest.UsageError(f"browser tests and async tests need files of their own: {sorted(mixed)}")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Yield a Chromium; per file, because its event loop must be gone before a test that has its own."""
    from chromium import running_chromium

    with running_chromium() as started:
        yield started


class NewPage(Protocol):
    """Opens a page in a context of its own; `tolerate` is a pattern of console messages that may come."""

    def __call__(self, *, tolerate: str = "", **options: Any) -> Page: ...


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Yield a maker of pages, each a person of their own, and fail if a page's console complained."""
    complaints: list[str] = []
    contexts = []

    def open_page(*, tolerate: str = "", **options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()

        def note(kind: str, text: str) -> None:
            if not (tolerate and re.search(tolerate, text)):
                complaints.append(f"{kind}: {text}")

        page.on(
            "console", lambda said: note(said.type, said.text) if said.type in {"error", "warning"} else None
        )
        page.on("pageerror", lambda error: note("exception", str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """Yield the URL of a PostgreSQL database: PICKOMINO_TEST_POSTGRES, else that of a server started here."""
    from postgres import running_postgres

    given = os.environ.get("PICKOMINO_TEST_POSTGRES")
    if given:
        yield given
    else:
        with running_postgres() as url:
            yield url


@pytest.fixture
def empty_postgres_url(postgres_url: str) -> Iterator[str]:
    """Yield the URL of a database made for this test and dropped after it."""
    import asyncpg

    name = f"test_{uuid.uuid4().hex}"

    def execute(statement: str) -> None:
        async def run() -> None:
            connection = await asyncpg.connect(postgres_url)
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        # In a thread of its own, because a browser's event loop may be running in this one.
        with ThreadPoolExecutor(1) as pool:
            pool.submit(asyncio.run, run()).result()

    execute(f"CREATE DATABASE {name}")
    yield urlsplit(postgres_url)._replace(path=f"/{name}").geturl()
    execute(f"DROP DATABASE {name} WITH (FORCE)")
