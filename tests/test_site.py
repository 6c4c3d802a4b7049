"""The documentation builds as a site without a network, every link in it leads somewhere, and it loads nothing of others."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parent.parent


def test_the_site_builds_and_holds_together(tmp_path: Path) -> None:
    env = {
        **os.environ,
        "NO_MKDOCS_2_WARNING": "1",
        "http_proxy": "http://127.0.0.1:9",
        "https_proxy": "http://127.0.0.1:9",
    }
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    described = json.loads((tmp_path / "openapi.json").read_text(encoding="utf-8"))
    assert len(described["paths"]) > 20
    assert 'href="openapi.json"' in (tmp_path / "api.html").read_text(encoding="utf-8")
    pages = sorted(tmp_path.rglob("*.html"))
    assert len(pages) > 15
    for page in pages:
        html = page.read_text(encoding="utf-8")
        assert not re.search(
            r'<(?:script|img)[^>]+src="https?:|<link rel="stylesheet"[^>]+href="https?:', html
        ), page
        for link in re.findall(r'(?:href|src)="([^"#?:]+)["#?]', html):
            target = tmp_path / link.lstrip("/") if link.startswith("/") else page.parent / unquote(link)
            assert target.exists(), (page.name, link)


def test_the_reference_shows_the_front_door(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "reference.md").read_text(encoding="utf-8")
    assert text.startswith("# API reference")
    for module in re.findall(r"(?m)^::: ([\w.]+)$", text):
        parts = module.removeprefix("pickomino.").split(".")
        places = [ROOT / "src" / "pickomino" / Path(*parts[:end]) for end in (len(parts), len(parts) - 1)]
        assert any(place.with_suffix(".py").exists() or place.is_dir() for place in places), module
