"""Measures in megabytes what `make play` and `make test` bring, and what each extra adds to the base install.

Reads the packages installed in `.venv`, so it needs no network. Run it with `.venv/bin/python tools/measure_setup.py`.
"""

from __future__ import annotations

__all__ = ["extra_sizes", "packages_of", "play_size", "test_size"]

import re
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from build_page import PAGE, WEB
from setup import LOCKS, ROOT

MEGABYTE = 1e6
FOLDERS_OF_TESTS = (Path(sys.prefix), WEB / "node_modules", ROOT / "tools" / "browser" / "node_modules", PAGE)


def _size(path: Path) -> int:
    return sum(file.lstat().st_size for file in path.rglob("*") if not file.is_dir()) if path.exists() else 0


def _package_size(name: str) -> int:
    found: Distribution = distribution(name)
    files = [Path(str(file.locate())) for file in found.files or ()]
    return sum(file.stat().st_size for file in files if file.exists())


def _closure(requirement: str, seen: set[str]) -> None:
    """Add what a requirement brings, as far as it is installed here."""
    wanted = Requirement(requirement)
    for extra in ["", *sorted(wanted.extras)]:
        key = f"{canonicalize_name(wanted.name)}[{extra}]"
        if key in seen:
            continue
        try:
            needs = requires(wanted.name) or []
        except PackageNotFoundError:
            continue  # for another system or Python
        seen.add(key)
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate({"extra": extra}):
                if not extra and need.marker is not None and "extra" in str(need.marker):
                    continue
                _closure(f"{need.name}[{','.join(need.extras)}]" if need.extras else need.name, seen)


def packages_of(requirement: str) -> set[str]:
    """The names of all packages that a requirement brings, itself included, as far as they are installed here."""
    seen: set[str] = set()
    _closure(requirement, seen)
    return {key.partition("[")[0] for key in seen}


def _sizes(requirement: str) -> dict[str, int]:
    return {name: _package_size(name) for name in packages_of(requirement) - {"pickomino"}}


def extra_sizes(extras: list[str]) -> dict[str, float]:
    """Megabytes of the packages of the base install, under "", and those that each extra adds to it."""
    base = _sizes("pickomino")
    added = {extra: _sizes(f"pickomino[{extra}]") for extra in extras}
    return {
        "": sum(base.values()) / MEGABYTE,
        **{
            extra: sum(size for name, size in sizes.items() if name not in base) / MEGABYTE
            for extra, sizes in added.items()
        },
    }


def play_size() -> float:
    """Megabytes of what `make play` leaves behind: the packages of its lock file and the page."""
    names = re.findall(r"(?m)^([\w.-]+)==", (LOCKS / "play.lock").read_text(encoding="utf-8"))
    sizes = []
    for name in names:
        try:
            sizes.append(_package_size(name))
        except PackageNotFoundError:
            continue  # for another system
    return (sum(sizes) + _size(PAGE)) / MEGABYTE


def test_size() -> float:
    """Megabytes of what `make test` leaves behind, without caches."""
    return sum(map(_size, FOLDERS_OF_TESTS)) / MEGABYTE


def main() -> None:
    """Print them all."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, size in extra_sizes(sorted(project["optional-dependencies"])).items():
        print(f"{extra or 'base':10} {size:7.0f} MB")
    play, test = play_size(), test_size()
    print(f"make play  {play:7.0f} MB\nmake test  {test:7.0f} MB\nratio      {play / test:7.2f}")


if __name__ == "__main__":
    main()
