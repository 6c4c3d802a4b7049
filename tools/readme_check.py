"""Follows the README as a newcomer would: installs the wheel by its lines, and types each command as it is written."""

from __future__ import annotations

__all__ = ["follow_readme", "shell_lines"]

import os
import re
import shlex
import subprocess
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from setup import PROGRAMS, ROOT, VENV, environment
from wheelhouse import only_from

UNTIL_STOPPED = "pickomino serve"
INSTALLED_INTO = {"uv": "bin", "pipx": "pipx-bin"}
"""Where an installer puts programs."""
MAY_FIND_FAULT = "pickomino doctor"  # with the machine, whose port may be taken


def shell_lines() -> list[str]:
    """What the README tells people to type, but for `make`, which needs a checkout."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    return [
        shlex.join(shlex.split(line, comments=True))
        for line in re.findall(r"(?m)^    ((?:uv|pipx|pip|pickomino) .*)$", text)
    ]


def follow_readme(wheelhouse: Path, folder: Path) -> None:
    """Install as each line says, then run every command in an empty folder with nothing but what was installed.

    All packages come from the wheelhouse: no index is asked.
    """
    here = folder / "here"
    here.mkdir(parents=True)
    env = _newcomer(wheelhouse, folder)
    _type([VENV / PROGRAMS / "python", "-m", "venv", folder / "venv"], here, env)
    lines = shell_lines()
    assert len(lines) > 12, "the README has lost its commands"
    for line in lines:
        words = shlex.split(line)
        if line.startswith(UNTIL_STOPPED):
            _serve(words, here, env)
        elif words[0] == "pip":  # into an environment of its own
            _type([folder / "venv" / PROGRAMS / "pip", *words[1:]], here, env)
            _type([folder / "venv" / PROGRAMS / "python", "-c", "import pickomino"], here, env)
        else:
            _type(words, here, env, statuses=(0, 1) if line == MAY_FIND_FAULT else (0,))
        if words[0] in INSTALLED_INTO:
            _type([folder / INSTALLED_INTO[words[0]] / "pickomino", "--version"], here, env)
        print(f"release: README: {line}", flush=True)


def _newcomer(wheelhouse: Path, folder: Path) -> dict[str, str]:
    """An environment with an empty home, in which packages come from the wheelhouse alone."""
    env = {name: value for name, value in environment().items() if not name.startswith("PICKOMINO_")}
    return {
        **env,
        **only_from(wheelhouse),
        "HOME": str(folder),
        "PATH": os.pathsep.join([str(folder / "bin"), str(VENV / PROGRAMS), env["PATH"]]),
        "UV_PYTHON": sys.executable,
        "UV_TOOL_DIR": str(folder / "tools"),
        "UV_TOOL_BIN_DIR": str(folder / INSTALLED_INTO["uv"]),
        "PIPX_HOME": str(folder / "pipx"),
        "PIPX_BIN_DIR": str(folder / INSTALLED_INTO["pipx"]),
        "PIPX_DEFAULT_PYTHON": sys.executable,
    }


def _type(
    words: Sequence[str | Path], here: Path, env: dict[str, str], statuses: tuple[int, ...] = (0,)
) -> None:
    """Run a command; people leave a game at once, for there is nobody to play it."""
    ran = subprocess.run(
        words, cwd=here, env=env, input="quit\n", capture_output=True, text=True, check=False
    )
    if ran.returncode not in statuses:
        sys.exit(
            f"release: README: failed: {shlex.join(map(str, words))}\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}"
        )


def _serve(words: list[str], here: Path, env: dict[str, str]) -> None:
    """Start a server, open its page, and stop it."""
    with subprocess.Popen(words, cwd=here, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            url = next(word for word in line.split() if word.startswith("http"))
            with urllib.request.urlopen(url, timeout=60) as page:  # noqa: S310 - what it just said
                assert b"<html" in page.read()
        finally:
            process.terminate()
    if process.returncode != 0:
        sys.exit(f"release: README: failed: {shlex.join(words)}: status {process.returncode}")
