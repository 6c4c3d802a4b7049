"""Prepare the working environment: `.venv` with every locked package, the project itself and the built page.

Runs on any Python 3.11+ with venv, needs nothing else, and does nothing when nothing changed.
Usage: setup.py [--with LOCK ...], where LOCK names a further file of requirements/ (cluster).
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LOCKS = ROOT / "requirements"
COMMAND_LINE_PACKAGES = (
    *("click", "fluent", "markdown_it", "platformdirs", "pygments", "rich", "typer"),
    *("llvmlite", "numba", "numpy", "scipy/_lib", "scipy/linalg"),  # what the solver's kernels pull in
)


def say(text: str) -> None:
    """Print a line of progress at once."""
    print(f"setup: {text}", flush=True)


def environment() -> dict[str, str]:
    """Return the environment for the installers: caches that can be written, pip's index for uv."""
    env = dict(os.environ)
    home = env.get("HOME", "")
    if not os.access(home, os.W_OK):
        cache = ROOT / ".cache"
        cache.mkdir(exist_ok=True)
        env["HOME"] = str(cache)
        env.setdefault("UV_CACHE_DIR", str(cache / "uv"))
        env.setdefault("PIP_CACHE_DIR", str(cache / "pip"))
    if "PIP_INDEX_URL" in env:
        env.setdefault("UV_DEFAULT_INDEX", env["PIP_INDEX_URL"])
    env.setdefault("UV_LINK_MODE", "hardlink")
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.pop("PYTHONHOME", None)
    env.pop("VIRTUAL_ENV", None)
    return env


def run(*command: str | Path, env: dict[str, str], quiet: bool = False) -> bool:
    """Run a command in the project's root and return whether it succeeded."""
    out = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=out, stderr=out).returncode == 0


def fingerprint(locks: list[Path]) -> str:
    """Return a digest of everything the installed packages depend on."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in [*locks, ROOT / "pyproject.toml", Path(__file__)]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def has_venv(env: dict[str, str]) -> bool:
    """Return whether `.venv` works and was made where it is now: its scripts name their Python by full path."""
    activate = VENV / "bin" / "activate"
    made_here = activate.exists() and str(VENV) in activate.read_text(encoding="utf-8")
    return made_here and PYTHON.exists() and run(PYTHON, "-m", "pip", "--version", env=env, quiet=True)


def install(locks: list[Path], env: dict[str, str]) -> None:
    """Create `.venv` and put the locked packages and the project into it."""
    if not has_venv(env):
        say("creating .venv")
        shutil.rmtree(VENV, ignore_errors=True)
        venv.create(VENV, with_pip=True, symlinks=True)
    pip: list[str | Path] = [PYTHON, "-m", "pip", "install", "-q"]
    uv = VENV / "bin" / "uv"
    say("installing " + ", ".join(lock.stem for lock in locks))
    wanted = [part for lock in locks for part in ("-r", str(lock))]
    project = ["--no-deps", "--no-build-isolation", "-e", "."]
    has_uv = run(*pip, "--require-hashes", "-r", LOCKS / "installer.lock", env=env)
    # The certificates of the machine, which knows those of a mirror, not the copy that uv carries.
    fast: list[str | Path] = [uv, "pip", "install", "-q", "--system-certs", "--python", PYTHON]
    if has_uv and run(*fast, "--require-hashes", *wanted, env=env):
        done = run(*fast, *project, env=env)
    else:
        # pip knows this machine's own settings (mirrors, certificates), which uv does not read.
        say("uv could not install; trying pip")
        done = run(*pip, "--require-hashes", *wanted, env=env) and run(*pip, *project, env=env)
    if not done:
        sys.exit("setup: the packages could not be installed; the reason is above (is the network there?)")
    # uv leaves no bytecode behind; compiled once, the command line starts twice as fast.
    packages = [found for name in COMMAND_LINE_PACKAGES for found in VENV.glob(f"lib/*/site-packages/{name}")]
    run(PYTHON, "-m", "compileall", "-q", "-j", "0", "-x", "/tests/", *packages, env=env)


def main() -> None:
    """Bring the environment up to date with the lock files and the page with its sources."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--with", dest="extra", action="append", default=[], metavar="LOCK")
    extra = parser.parse_args().extra
    began = time.monotonic()
    env = environment()
    locks = [LOCKS / f"{name}.lock" for name in ["dev", *extra]]
    stamp = VENV / (".stamp-" + "-".join(["dev", *extra]))
    wanted = fingerprint(locks)
    if not (PYTHON.exists() and stamp.exists() and stamp.read_text() == wanted):
        install(locks, env)
        stamp.write_text(wanted)
        say(f"ready after {time.monotonic() - began:.1f} s")
    builder = ROOT / "hatch_build.py"
    if builder.exists() and not run(PYTHON, builder, env=env):
        sys.exit("setup: the page could not be built; the reason is above")


if __name__ == "__main__":
    main()
