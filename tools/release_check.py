"""Rehearses a release: archives that come out the same twice, and work from clean environments.

Run by `make release-check`. The environments are made with every Python found (`python3.11` to `python3.14`), once for each
extra. For the Python of `.venv` nothing is downloaded: packages come from there. Other Pythons need an index or, without
network, uv's cache, as a run with network leaves it behind; what neither has is left out, and named at the end.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from measure_setup import packages_of
from readme_check import follow_readme
from setup import LOCKS, PROGRAMS, ROOT, VENV, environment, python_of
from wheelhouse import fill_wheelhouse, only_from

PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
HEAVY = frozenset({"all", "cluster"})
"""Extras that are others together, or take hundreds of megabytes of their own; they are installed by `--all` only."""
TESTS_OF_THE_ARCHIVE = (
    *("tests/core", "tests/play", "tests/view", "tests/messages", "tests/bots"),
    *(f"tests/test_{name}.py" for name in ("readme", "docs", "guides", "changelog", "tracked_files")),
    *(f"tests/test_{name}.py" for name in ("imports", "ci", "lessons", "front_door")),
)
LEFT_OUT_OF_THE_ARCHIVE = "solver, coach, arena, environments, command line, server, page"
"""Whose tests are left to `make test`: they take long, or need the tools of the page, and run the same files."""

PLAY = """
import doctest, importlib, pickomino, sys
assert "src" not in pickomino.__file__, pickomino.__file__
game = pickomino.Game("extrawurm", players=3, seed=7).play("random")
assert pickomino.Game.from_record(str(game.record())).outcome == game.outcome
assert game._repr_svg_().startswith("<svg")
for name in sys.argv[1:]:
    module = importlib.import_module(name)
    loaded = {}
    for public in module.__all__:
        try:
            loaded[public] = getattr(module, public)
        except ModuleNotFoundError:  # the coach comes with an extra
            assert name == "pickomino", public
    result = doctest.testmod(module, extraglobs=loaded)
    assert result.attempted and not result.failed, name
print("played", pickomino.__version__)
"""
DOCTESTS = {
    "": ("pickomino", "pickomino.view"),
    "solver": ("pickomino.solver", "pickomino.coach", "pickomino.arena"),
}


def say(text: str) -> None:
    """Print a line at once."""
    print(f"release: {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, quiet: bool = False, **variables: str) -> str:
    """Run a command and return what it prints; what a quiet one complains of is in the error alone."""
    env = {**environment(), "SOURCE_DATE_EPOCH": _epoch()}
    env.pop("PYTHONPATH", None)
    env |= variables
    complaints = subprocess.PIPE if quiet else None
    try:
        return subprocess.run(
            command, cwd=cwd, env=env, check=True, stdout=subprocess.PIPE, stderr=complaints, text=True
        ).stdout
    except subprocess.CalledProcessError as error:
        if not quiet:  # what failed, and not only that something did
            print(error.stdout, file=sys.stderr)
        raise


@cache
def _epoch() -> str:
    """The time of the last commit, so that archives do not depend on when they are built; asked once, for a commit may come in between."""
    said = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return said.stdout.strip() or os.environ.get("SOURCE_DATE_EPOCH", "1577836800")


def build(folder: Path) -> dict[str, Path]:
    """Build the source archive and the wheel; returns them by kind."""
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", folder)
    (sdist,), (wheel,) = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return {"sdist": sdist, "wheel": wheel}


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def extras() -> list[str]:
    """Every extra, after the plain install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    names = sorted(project["optional-dependencies"])
    return ["", *(name for name in names if name not in HEAVY or "--all" in sys.argv)]


def found_pythons() -> Iterator[str]:
    """Every Python that a clean environment can be made with."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for name in PYTHONS:
        places = [shutil.which(name), *versions.glob(f"*/bin/{name}")]
        for path in [str(place) for place in places if place is not None]:
            said = subprocess.run([path, "-c", "import ssl"], capture_output=True, check=False)
            if said.returncode == 0:
                yield path
                break


def is_index_reachable() -> bool:
    """Whether packages can be downloaded."""
    options = ("--system-certs", "--dry-run", "--no-deps", "--refresh", "--reinstall")
    asked = (VENV / PROGRAMS / "uv", "pip", "install", *options, "--python", python_of(VENV), "hatchling")
    return subprocess.run(asked, env=environment(), capture_output=True, check=False).returncode == 0


def sources(python: str, wheelhouse: Path, has_index: bool) -> dict[str, str]:
    """Variables that say where packages for a Python come from."""
    if Path(python).name == f"python3.{sys.version_info.minor}":
        return only_from(wheelhouse)
    locked = {"UV_CONSTRAINT": str(LOCKS / "dev.lock"), "UV_SYSTEM_CERTS": "1"}
    return locked if has_index else {**locked, "UV_OFFLINE": "1"}


def try_wheel(wheel: Path, python: str, extra: str, folder: Path, packages: dict[str, str]) -> bool:
    """Install the wheel into a clean environment and play there; returns whether its packages could be had."""
    uv = VENV / PROGRAMS / "uv"
    run(uv, "venv", "-q", "--python", python, folder)
    named = f"{wheel}[{extra}]" if extra else str(wheel)
    try:
        run(
            uv, "pip", "install", "-q", "--python", python_of(folder), named, cwd=ROOT, quiet=True, **packages
        )
    except subprocess.CalledProcessError as error:
        if "UV_FIND_LINKS" in packages or "UV_OFFLINE" not in packages:
            print(error.stderr, file=sys.stderr)
            raise
        return False
    modules = DOCTESTS[""] + DOCTESTS.get(extra, ())
    played = run(python_of(folder), "-c", PLAY, *modules, cwd=folder)
    said = run(folder / PROGRAMS / "pickomino", "--version", cwd=folder)
    say(f"{Path(python).name} {extra or 'base'}: {played.strip()}, {said.strip()}")
    return True


def try_pythons(wheel: Path, wheelhouse: Path, folder: Path) -> list[str]:
    """Install and play with every Python and extra; returns those that could not be had."""
    left_out = []
    has_index = is_index_reachable()
    for python in found_pythons():
        packages = sources(python, wheelhouse, has_index)
        for extra in extras():
            name = f"{Path(python).name} {extra or 'base'}"
            clean = folder / name.replace(" ", "-")
            if not try_wheel(wheel, python, extra, clean, packages):
                left_out.append(name)
            shutil.rmtree(clean)
    return left_out


def try_sdist(sdist: Path, wheel: Path, folder: Path) -> None:
    """Unpack the source archive; the wheel it makes must be the same, and tests must run from it."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (root,) = folder.iterdir()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder / "wheel", cwd=root)
    (made,) = (folder / "wheel").glob("*.whl")
    if digest(made) != digest(wheel):
        sys.exit("release: the source archive makes another wheel")
    pytest = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
    run(*pytest, *TESTS_OF_THE_ARCHIVE, cwd=root, PYTHONPATH=str(root / "src"))
    say(
        f"{sdist.name} makes the same wheel, and its tests run from it (not those of {LEFT_OUT_OF_THE_ARCHIVE})"
    )


def tell_tag() -> None:
    """Say whether this commit bears the tag of its version."""
    tag = f"v{run(sys.executable, '-c', 'import pickomino; print(pickomino.__version__)').strip()}"
    if tag in run("git", "tag", "--points-at", "HEAD").split():
        say(f"this commit is {tag}")
    elif run("git", "tag", "--list", tag):
        say(f"{tag} is another commit: a release from here needs a new version")
    else:
        say(f"{tag} is not tagged yet")


def main() -> None:
    """Rehearse everything."""
    tell_tag()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        first, second = build(folder / "first"), build(folder / "second")
        for kind, path in first.items():
            if digest(path) != digest(second[kind]):
                sys.exit(f"release: two builds of the {kind} differ")
            say(f"{path.name} {path.stat().st_size / 1e6:.1f} MB, built twice, sha256 {digest(path)}")
        try_sdist(first["sdist"], first["wheel"], folder / "unpacked")
        wheelhouse = folder / "wheelhouse"
        wanted = ["pip", *(f"pickomino[{extra}]" for extra in extras())]
        fill_wheelhouse(wheelhouse, set().union(*map(packages_of, wanted)) - {"pickomino"})
        shutil.copy(first["wheel"], wheelhouse)
        follow_readme(wheelhouse, folder / "reader")
        left_out = try_pythons(first["wheel"], wheelhouse, folder)
    if left_out:
        say("left out, for no index answers and uv's cache lacks their packages: " + ", ".join(left_out))
        say("everything else holds")
    else:
        say("everything holds")


if __name__ == "__main__":
    main()
