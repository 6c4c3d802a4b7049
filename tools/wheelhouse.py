"""Puts packages that are installed here back into wheels, so that they can be installed elsewhere without any network.

A wheel made so holds the files of the one it came from, but for what installers make themselves (scripts, bytecode).
"""

from __future__ import annotations

__all__ = ["fill_wheelhouse", "only_from"]

import zipfile
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

MADE_BY_INSTALLERS = frozenset({"INSTALLER", "REQUESTED", "RECORD", "direct_url.json"})


def fill_wheelhouse(folder: Path, names: Iterable[str]) -> None:
    """Write a wheel for each of these installed packages into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        _write_wheel(folder, distribution(name))


def only_from(folder: Path) -> dict[str, str]:
    """Variables by which pip and uv take packages from this folder alone, and keep nothing for later."""
    return {
        "PIP_NO_INDEX": "1",
        "PIP_NO_CACHE_DIR": "1",
        "PIP_FIND_LINKS": str(folder),
        "UV_OFFLINE": "1",
        "UV_FIND_LINKS": str(folder),
        "UV_CACHE_DIR": f"{folder}-unpacked",
    }


def _write_wheel(folder: Path, found: Distribution) -> None:
    """Nothing is compressed: these wheels live for minutes."""
    files = [file for file in found.files or () if _is_shipped(file.parts)]
    (record,) = (file for file in found.files or () if file.name == "RECORD" and _is_metadata(file.parts))
    info = record.parts[0]
    shipped = {str(file) for file in files}
    lines = [line for line in record.read_text().splitlines() if line.rpartition(",sha256=")[0] in shipped]
    with zipfile.ZipFile(folder / f"{info.removesuffix('.dist-info')}-{_tag(found)}.whl", "w") as wheel:
        for file in files:
            wheel.write(str(file.locate()), str(file))
        wheel.writestr(f"{info}/RECORD", "\n".join([*lines, f"{info}/RECORD,,", ""]))


def _is_shipped(parts: tuple[str, ...]) -> bool:
    if parts[0] == ".." or parts[-1].endswith(".pyc"):
        return False
    return not (_is_metadata(parts) and parts[-1] in MADE_BY_INSTALLERS)


def _is_metadata(parts: tuple[str, ...]) -> bool:
    return len(parts) == 2 and parts[0].endswith(".dist-info")


def _tag(found: Distribution) -> str:
    """For which Pythons and systems it was built, as a wheel's name says it."""
    said = (found.read_text("WHEEL") or "").splitlines()
    tags = [line.removeprefix("Tag: ").split("-") for line in said if line.startswith("Tag: ")]
    return "-".join(".".join(sorted(set(part))) for part in zip(*tags, strict=True))
