"""The wheel is complete: typed, with its command, its message catalogues and the built page."""

from __future__ import annotations

import email
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from third_party import third_party

ROOT = Path(__file__).parent.parent

pytestmark = pytest.mark.xdist_group("wheel")  # built once


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def test_every_module_is_in_it_and_typed(wheel: zipfile.ZipFile) -> None:
    names = set(wheel.namelist())
    sources = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.py")}
    assert sources <= names
    assert "pickomino/py.typed" in names
    catalogues = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src").rglob("*.ftl")}
    assert catalogues
    assert catalogues <= names


def test_it_has_the_command(wheel: zipfile.ZipFile) -> None:
    (entry_points,) = (name for name in wheel.namelist() if name.endswith("/entry_points.txt"))
    assert "pickomino = pickomino.cli:main" in wheel.read(entry_points).decode()


def test_the_page_is_in_it_with_everything_it_loads(wheel: zipfile.ZipFile) -> None:
    page = "pickomino/server/page/"
    html = wheel.read(page + "index.html").decode()
    scripts = [part.split('"')[0] for part in html.split('src="/')[1:]]
    assert scripts
    assert {page + script for script in scripts} <= set(wheel.namelist())


def test_the_licences_of_what_it_carries_are_in_it(wheel: zipfile.ZipFile) -> None:
    (notice,) = (name for name in wheel.namelist() if name.endswith("/licenses/THIRD_PARTY.md"))
    text = wheel.read(notice).decode()
    packages = wheel.read("pickomino/server/page/packages.txt").decode().splitlines()
    assert len(packages) >= 5
    for package in packages:
        name, version = package.split(" ")
        assert f"| {name} | {version} |" in text
        assert f"## {name}\n" in text
    assert text.count("SIL OPEN FONT LICENSE Version 1.1") == 2
    assert text == third_party(), "run `make docs`"


def test_its_metadata_can_be_published(wheel: zipfile.ZipFile) -> None:
    (name,) = (name for name in wheel.namelist() if name.endswith("/METADATA"))
    said = email.message_from_bytes(wheel.read(name))
    assert said["License-Expression"] == "MIT AND Apache-2.0 AND OFL-1.1"
    assert "Operating System :: POSIX :: Linux" in said.get_all("Classifier", [])
    assert {url.split(",")[0] for url in said.get_all("Project-URL", [])} >= {
        "Homepage",
        "Source",
        "Changelog",
    }
    links = re.findall(r"\]\(([^)]+)\)", str(said.get_payload()))
    assert links
    assert [link for link in links if not link.startswith("https://")] == []


def test_nothing_else_is_in_it(wheel: zipfile.ZipFile) -> None:
    tops = {name.split("/")[0] for name in wheel.namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == {"pickomino"}
    assert not [name for name in wheel.namelist() if "node_modules" in name or name.endswith((".pyc", ".db"))]
