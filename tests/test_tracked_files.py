"""What is tracked names no package registry and no folder of somebody's machine, and holds no loose ends."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
# Written in pieces, so that this file does not name them either.
REGISTRIES = re.compile(
    "|".join(["registry" + r"\.(npmjs|yarnpkg)", "files" + r"\.pythonhosted", "pypi" + r"\.org"])
)
MACHINE_PATHS = re.compile(
    "|".join(["/ho" + r"me/\w", "/ro" + r"ot/\w", "/Us" + r"ers/\w", r"(?<![\w.-])/wo" + r"rk/\w"])
)
LOOSE_ENDS = re.compile(
    "|".join(
        [
            r"\bTO" + "DO",
            r"\bFIX" + "ME",
            "NotImpl" + "ementedError",
            r"\.x" + r"fail\b",
            r"pytest\.(mark\.)?sk" + "ip",
        ]
    )
)
CHECKED_FOR_LOOSE_ENDS = ("src/", "tests/", "web/src/", "tools/", "benchmarks/", "examples/")


def tracked_names() -> list[str]:
    """Return every tracked file by its path; in an unpacked source archive, where git knows nothing, every file."""
    if not (ROOT / ".git").exists():
        return [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if "page" not in path.parts]
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [name for name in listed.split("\0") if name]


def tracked_texts() -> dict[str, str]:
    """Return every tracked file that is text, by its path."""
    texts = {}
    for name in tracked_names():
        path = ROOT / name
        if path.is_file() and b"\0" not in (data := path.read_bytes()):
            texts[name] = data.decode("utf-8")
    assert "pyproject.toml" in texts
    return texts


TEXTS = tracked_texts()


@pytest.mark.parametrize("pattern", [REGISTRIES, MACHINE_PATHS], ids=["registries", "machine paths"])
def test_no_tracked_file_names(pattern: re.Pattern[str]) -> None:
    found = {name: match.group() for name, text in TEXTS.items() if (match := pattern.search(text))}
    assert found == {}


def test_no_loose_ends() -> None:
    checked = {name: text for name, text in TEXTS.items() if name.startswith(CHECKED_FOR_LOOSE_ENDS)}
    found = {name: match.group() for name, text in checked.items() if (match := LOOSE_ENDS.search(text))}
    assert found == {}


@pytest.mark.parametrize("name", sorted(name for name in TEXTS if name.endswith(".lock")))
def test_every_locked_requirement_has_hashes_and_no_host(name: str) -> None:
    requirements = TEXTS[name].replace("\\\n", " ").splitlines()
    assert requirements
    for line in requirements:
        assert re.match(r"[\w.-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line
        assert "//" not in line


@pytest.mark.parametrize("name", sorted(name for name in TEXTS if name.endswith("package-lock.json")))
def test_every_locked_node_package_has_a_hash_and_no_host(name: str) -> None:
    packages = {path: entry for path, entry in json.loads(TEXTS[name])["packages"].items() if path}
    assert packages
    assert [
        path for path, entry in packages.items() if not entry.get("integrity", "").startswith("sha512-")
    ] == []
    assert "://" not in TEXTS[name]
