"""The documentation builds as a site without a network, every link in it leads somewhere, and it loads nothing of others."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

import pytest

ROOT = Path(__file__).parent.parent


pytestmark = pytest.mark.xdist_group("site")  # it is built once


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built without a network."""
    folder = tmp_path_factory.mktemp("site")
    env = {
        **os.environ,
        "NO_MKDOCS_2_WARNING": "1",
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


def test_the_site_holds_together(site: Path) -> None:
    described = json.loads((site / "openapi.json").read_text(encoding="utf-8"))
    assert len(described["paths"]) > 20
    assert 'href="openapi.json"' in (site / "api.html").read_text(encoding="utf-8")
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 15
    for page in pages:
        html = page.read_text(encoding="utf-8")
        assert not re.search(
            r'<(?:script|img)[^>]+src="https?:|<link rel="stylesheet"[^>]+href="https?:', html
        ), page
        for link in re.findall(r'(?:href|src)="([^"#?:]+)["#?]', html):
            target = site / link.lstrip("/") if link.startswith("/") else page.parent / unquote(link)
            assert target.exists(), (page.name, link)


def test_the_notebook_is_a_page(site: Path) -> None:
    assert "best: 3" in (site / "notebooks" / "study.html").read_text(encoding="utf-8")
    for page in ("index", "python", "teachers"):
        assert 'href="notebooks/study.html"' in (site / f"{page}.html").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "package",
    ["pickomino", *(f"pickomino.{part}" for part in ("core", "play", "coach", "messages", "client"))],
)
def test_the_reference_has_every_public_name(site: Path, package: str) -> None:
    html = (site / "reference.html").read_text(encoding="utf-8")
    shown = set(re.findall(r'id="pickomino\.[a-z_.]+\.(\w+)"', html))  # in a module, not in a class
    missing = set(importlib.import_module(package).__all__) - shown - {"__version__"}
    assert not missing
