"""Prepare an environment: every locked package, the project itself and the built page.

Runs on any Python 3.11+ with venv, needs nothing else, and does nothing when nothing changed.

    setup.py                    `.venv` with everything that tests and development need
    setup.py --with LOCK        and a further file of requirements/ (cluster)
    setup.py --play             only what playing needs, in `.venv-play`, unless `.venv` is there and up to date

What it does goes to standard error; `--play` prints the folder of the environment's programs.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"
CACHE = ROOT / ".cache"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
VENV = ROOT / ".venv"
PLAY_VENV = ROOT / ".venv-play"
UNFINISHED = ".unfinished"
"""In an environment whose installation was not seen to its end."""
BUILDER = ROOT / "tools" / "build_page.py"
COMMAND_LINE_PACKAGES = (
    *("click", "fluent", "markdown_it", "platformdirs", "pygments", "rich", "typer"),
    *("llvmlite", "numba", "numpy", "scipy/_lib", "scipy/linalg"),  # what the solver's kernels pull in
)


def say(text: str) -> None:
    """Print a line of progress at once."""
    print(f"setup: {text}", file=sys.stderr, flush=True)


def python_of(folder: Path) -> Path:
    """Return the Python of an environment."""
    return folder / PROGRAMS / ("python.exe" if os.name == "nt" else "python")


def environment() -> dict[str, str]:
    """Return the environment for the installers: caches that can be written, pip's index for uv."""
    env = dict(os.environ)
    home = env.get("HOME", "")
    if os.name != "nt" and not os.access(home, os.W_OK):
        CACHE.mkdir(exist_ok=True)
        env["HOME"] = str(CACHE)
        env.setdefault("UV_CACHE_DIR", str(CACHE / "uv"))
        env.setdefault("PIP_CACHE_DIR", str(CACHE / "pip"))
    if "PIP_INDEX_URL" in env:
        env.setdefault("UV_DEFAULT_INDEX", env["PIP_INDEX_URL"])
    env.setdefault("UV_LINK_MODE", "hardlink")
    env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    env.pop("PYTHONHOME", None)
    env.pop("VIRTUAL_ENV", None)
    return env


def run(*command: str | Path, env: dict[str, str], quiet: bool = False) -> bool:
    """Run a command in the project's root and return whether it succeeded; what it prints goes to standard error."""
    out = subprocess.DEVNULL if quiet else sys.stderr
    err = subprocess.DEVNULL if quiet else None
    return subprocess.run(command, cwd=ROOT, env=env, check=False, stdout=out, stderr=err).returncode == 0


def fingerprint(locks: list[Path]) -> str:
    """Return a digest of everything the installed packages depend on."""
    digest = hashlib.sha256(str(ROOT).encode())
    for path in [*locks, ROOT / "pyproject.toml", Path(__file__)]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def has_venv(folder: Path, env: dict[str, str]) -> bool:
    """Return whether an environment works and was made where it is now: its scripts name their Python by full path."""
    activate = folder / PROGRAMS / "activate"
    made_here = activate.exists() and str(folder) in activate.read_text(encoding="utf-8")
    return made_here and run(python_of(folder), "-m", "pip", "--version", env=env, quiet=True)


def create_venv(folder: Path) -> None:
    """Make a new environment with pip."""
    shutil.rmtree(folder, ignore_errors=True)
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")


def install(python: Path, installer: Path, wanted: list[str], env: dict[str, str], *options: str) -> bool:
    """Install locked packages and the project, with uv, or with pip where uv cannot."""
    project = ["--no-deps", "--no-build-isolation", "-e", "."]
    # The certificates of the machine, which knows those of a mirror, not the copy that uv carries.
    uv = installer / PROGRAMS / "uv"
    fast: list[str | Path] = [uv, "pip", "install", "-q", "--system-certs", *options, "--python", python]
    pip: list[str | Path] = [python_of(installer), "-m", "pip", "--python", python, "install", "-q"]
    has_uv = run(
        python_of(installer),
        "-m",
        "pip",
        "install",
        "-q",
        "--require-hashes",
        "-r",
        LOCKS / "installer.lock",
        env=env,
    )
    if has_uv and run(*fast, "--require-hashes", *wanted, env=env):
        return run(*fast, *project, env=env)
    # pip knows this machine's own settings (mirrors, certificates), which uv does not read.
    say("uv could not install; trying pip")
    return run(*pip, "--require-hashes", *wanted, env=env) and run(*pip, *project, env=env)


def compile_packages(folder: Path, env: dict[str, str]) -> None:
    """Compile what the command line loads: uv leaves no bytecode behind, and with it the start is twice as fast."""
    packages = [
        found for name in COMMAND_LINE_PACKAGES for found in folder.glob(f"lib/*/site-packages/{name}")
    ]
    run(python_of(folder), "-m", "compileall", "-q", "-j", "0", "-x", "/tests/", *packages, env=env)


def fail(what: str) -> None:
    """Stop with a reason."""
    sys.exit(f"setup: {what}; the reason is above (is the network there?)")


def is_current(folder: Path, stamp: str, wanted: str) -> bool:
    """Return whether an environment was made from just these locks."""
    path = folder / stamp
    is_whole = python_of(folder).exists() and not (folder / UNFINISHED).exists()
    return is_whole and path.exists() and path.read_text() == wanted


def begin(folder: Path) -> None:
    """Take an environment's stamps away before anything is installed: until the end it is no longer what they say."""
    for stamp in folder.glob(".stamp*"):
        stamp.unlink()
    (folder / UNFINISHED).touch()


def finish(folder: Path, stamp: str, wanted: str) -> None:
    """Say from which locks an environment was made, now that everything is in it."""
    (folder / stamp).write_text(wanted)
    (folder / UNFINISHED).unlink()


def set_up(extra: list[str], env: dict[str, str]) -> None:
    """Bring `.venv` up to date with the lock files and the page with its sources."""
    began = time.monotonic()
    locks = [LOCKS / f"{name}.lock" for name in ["dev", *extra]]
    stamp, wanted = ".stamp-" + "-".join(["dev", *extra]), fingerprint(locks)
    if not is_current(VENV, stamp, wanted):
        # Of an interrupted installation, installers take half a package for a whole one: begin anew.
        if (VENV / UNFINISHED).exists() or not has_venv(VENV, env):
            say("creating .venv")
            create_venv(VENV)
        begin(VENV)
        say("installing " + ", ".join(lock.stem for lock in locks))
        if not install(python_of(VENV), VENV, [part for lock in locks for part in ("-r", str(lock))], env):
            fail("the packages could not be installed")
        compile_packages(VENV, env)
        finish(VENV, stamp, wanted)
        say(f"ready after {time.monotonic() - began:.1f} s")
    if not run(python_of(VENV), BUILDER, env=env):
        fail("the page could not be built")


def set_up_play(env: dict[str, str]) -> Path:
    """Bring an environment for playing up to date and return it.

    What is needed only to make it (the installer, node, the page's build tools, caches) is gone afterwards.
    """
    dev = [LOCKS / "dev.lock"]
    if is_current(VENV, ".stamp-dev", fingerprint(dev)):
        set_up([], env)
        return VENV
    began = time.monotonic()
    lock = LOCKS / "play.lock"
    wanted = fingerprint([lock])
    CACHE.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHE) as name:
        temporary = Path(name)
        env = {
            **env,
            "PIP_NO_CACHE_DIR": "1",
            "UV_CACHE_DIR": str(temporary / "uv"),
            "npm_config_cache": str(temporary / "npm"),
        }
        with ThreadPoolExecutor() as beside:
            page = beside.submit(build_page, temporary, env)
            if not is_current(PLAY_VENV, ".stamp", wanted):
                say("installing what playing needs, into .venv-play")
                shutil.rmtree(PLAY_VENV, ignore_errors=True)
                venv.create(PLAY_VENV, with_pip=False, symlinks=os.name != "nt")
                begin(PLAY_VENV)
                create_venv(temporary / "installer")
                if not install(python_of(PLAY_VENV), temporary / "installer", ["-r", str(lock)], env):
                    fail("the packages could not be installed")
                compile_packages(PLAY_VENV, env)
                finish(PLAY_VENV, ".stamp", wanted)
            page.result()
    say(f"ready after {time.monotonic() - began:.1f} s")
    return PLAY_VENV


def build_page(temporary: Path, env: dict[str, str]) -> None:
    """Build the page if its sources changed, with a node for the moment where the machine has none."""
    python, builder = Path(sys.executable), BUILDER
    if run(python, builder, "--check", env=env, quiet=True):
        return
    node_modules = ROOT / "web" / "node_modules"
    had_modules = node_modules.exists()
    say("building the page")
    if not run(python, builder, "--node", env=env, quiet=True):
        create_venv(temporary / "node")
        node: list[str | Path] = [
            python_of(temporary / "node"),
            "-m",
            "pip",
            "install",
            "-q",
            "--require-hashes",
        ]
        if not run(*node, "-r", LOCKS / "node.lock", env=env):
            fail("node could not be installed")
        (site,) = (temporary / "node").glob("lib/*/site-packages")
        env = {**env, "PYTHONPATH": str(site)}
    if not run(python, builder, "--lean", env=env):
        fail("the page could not be built")
    if not had_modules:
        shutil.rmtree(node_modules, ignore_errors=True)


def main() -> None:
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--with", dest="extra", action="append", default=[], metavar="LOCK")
    parser.add_argument("--play", action="store_true", help="only what playing needs")
    arguments = parser.parse_args()
    if arguments.play:
        print(set_up_play(environment()) / PROGRAMS)
    else:
        set_up(arguments.extra, environment())


if __name__ == "__main__":
    main()
