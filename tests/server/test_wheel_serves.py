"""The wheel, installed into a clean environment without node, serves the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import httpx
import pytest

from prove_report import proof

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.prove
def test_the_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    with proof("Wheel", document="reliability.md") as figures:
        build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
        subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
        (wheel,) = tmp_path.glob("*.whl")
        venv.create(tmp_path / "clean")
        binaries = tmp_path / "clean" / "bin"
        uv = Path(sys.executable).parent / "uv"
        install = [str(uv), "pip", "install", "-q", "--python", str(binaries / "python"), f"{wheel}[server]"]
        subprocess.run(install, check=True)
        env = {**os.environ, "PATH": str(binaries), "HOME": str(tmp_path)}
        env.pop("PYTHONPATH", None)
        command = [
            str(binaries / "pickomino"),
            "serve",
            "--port",
            "0",
            "--database",
            str(tmp_path / "games.db"),
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=tmp_path) as process:
            try:
                assert process.stdout is not None
                url = process.stdout.readline().split("at ")[1].split("/  ")[0]
                with httpx.Client(base_url=url) as http:
                    index = http.get("/").text
                    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
                    assert assets
                    assert all(http.get(asset).status_code == 200 for asset in assets)
                    bots = http.get("/api/v1/server").json()["bots"]
            finally:
                process.terminate()
        figures["wheel, kB"] = wheel.stat().st_size // 1024
        figures["assets served"] = len(assets)
        figures["bots without the solver's packages"] = ", ".join(bots)
        assert process.returncode == 0
