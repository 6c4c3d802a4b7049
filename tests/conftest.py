"""Fixtures that tests of several parts share: a real browser and a real PostgreSQL.

- `browser`: a Chromium (Playwright, synchronous), the same for all browser tests in a row.
- `new_page(tolerate=..., **context options)`: a page of a person of their own; console trouble fails the test. It makes
  no sound unless `sound=True`, and keeps nothing for when the server is away unless `service_workers="allow"`.
- `postgres_url`: the URL of a PostgreSQL database, one server per test process.
- `empty_postgres_url`: the URL of a new, empty database on it.
"""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import shutil
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol
from urllib.parse import urlsplit

import pytest

import networks

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page


os.environ["PICKOMINO_LANG"] = "en"  # whatever the machine speaks


def _missing_checker() -> str:
    return "" if shutil.which("systemd-analyze") else "systemd-analyze, systemd's own checker, is not here"


MISSING: dict[str, Callable[[], str | None]] = {"networks": networks.missing, "systemd": _missing_checker}
"""By mark, what says why its tests cannot be run on this machine, if they cannot."""


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say which tests could not be run on this machine, and why."""
    for mark, missing in MISSING.items():
        if reason := missing():
            terminalreporter.write_line(f"NOT RUN: tests marked {mark}; {reason}", yellow=True)


def pytest_configure(config: pytest.Config) -> None:
    """Let several processes take the tests in the order of `pytest_collection_modifyitems`."""
    config.option.loadscopereorder = False


def _needs_browser(item: pytest.Item) -> bool:
    return "browser" in getattr(item, "fixturenames", ())


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the browser tests first, so that they share a browser; those of one file share a server as well.

    The longest tests come before the many short ones, so that all processes have something to do until the end. What
    cannot run here is left out.
    """
    for mark, missing in MISSING.items():
        marked = [item for item in items if item.get_closest_marker(mark)]
        if marked and missing():
            items[:] = [item for item in items if item not in marked]
            config.hook.pytest_deselected(items=marked)
    files: dict[bool, set[str]] = {True: set(), False: set()}
    for item in items:
        if _needs_browser(item):
            item.add_marker(pytest.mark.browser)
            if not item.get_closest_marker("xdist_group"):
                item.add_marker(pytest.mark.xdist_group(item.path.stem))
            files[True].add(str(item.path))
        elif inspect.iscoroutinefunction(getattr(item, "function", None)):
            files[False].add(str(item.path))
    if mixed := files[True] & files[False]:
        # Playwright's event loop runs until the browser is closed, and a second cannot run beside it.
        raise pytest.UsageError(f"browser tests and async tests need files of their own: {sorted(mixed)}")
    items.sort(key=lambda item: (not _needs_browser(item), item.path.parent != Path(__file__).parent))


class _SharedBrowser:
    """A Chromium that is started by the first test that needs it, and closed before the next that does not."""

    def __init__(self) -> None:
        self._running = ExitStack()
        self._browser: Browser | None = None

    def get(self) -> Browser:
        from chromium import running_chromium

        if self._browser is None:
            self._browser = self._running.enter_context(running_chromium())
        return self._browser

    def close(self) -> None:
        """Close it with its event loop, beside which a test cannot have one of its own."""
        self._browser = None
        self._running.close()


_BROWSER = _SharedBrowser()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    if not _needs_browser(item):
        _BROWSER.close()


def pytest_sessionfinish() -> None:
    _BROWSER.close()


@pytest.fixture
def browser() -> Browser:
    """A Chromium for this test and the browser tests beside it."""
    return _BROWSER.get()


BLOCKED = "Service Worker registration blocked by Playwright"


class NewPage(Protocol):
    """Opens a page in a context of its own; `tolerate` is a pattern of console messages that may come."""

    def __call__(self, *, tolerate: str = "", **options: Any) -> Page: ...


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Yield a maker of pages, each a person of their own, and fail if a page's console complained."""
    complaints: list[str] = []
    contexts = []

    def open_page(*, tolerate: str = "", **options: Any) -> Page:
        makes_sound = options.pop("sound", False)
        # A service worker fetches the whole page in every language, which most tests have no use for.
        context = browser.new_context(**{"service_workers": "block", **options})
        contexts.append(context)
        if not makes_sound:  # it would be computed for nobody
            context.add_init_script("delete window.AudioContext")
        page = context.new_page()

        def note(kind: str, text: str) -> None:
            if text != BLOCKED and not (tolerate and re.search(tolerate, text)):
                complaints.append(f"{kind}: {text}")

        page.on(
            "console", lambda said: note(said.type, said.text) if said.type in {"error", "warning"} else None
        )
        page.on("pageerror", lambda error: note("exception", str(error.stack or error)))
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
