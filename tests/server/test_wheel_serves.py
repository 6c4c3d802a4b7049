"""The wheel, installed into a clean environment without node, serves the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import httpx
import pytest

from prove_report import proof

ROOT = Path(__file__).parent.parent.parent
NOT_OF_THE_SERVER = re.compile(
    r"pickomino|__editable__|_pickomino|num(ba|py)|llvmlite|node|playwright|.*\.pth$"
)


def install_wheel(folder: Path, extra: str, *options: str) -> tuple[Path, Path]:
    """Build the wheel and install it into a new environment; returns the wheel and the environment's programs."""
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    venv.create(folder / "clean")
    binaries = folder / "clean" / "bin"
    uv = Path(sys.executable).parent / "uv"
    install = [
        str(uv),
        "pip",
        "install",
        "-q",
        "--python",
        str(binaries / "python"),
        *options,
        f"{wheel}{extra}",
    ]
    subprocess.run(install, check=True)
    return wheel, binaries


def use_wheel(binaries: Path, folder: Path, **more: str) -> tuple[list[str], list[str]]:
    """Serve from it with nothing else on the path; returns the assets of its page and the bots it offers."""
    env = {**os.environ, "PATH": str(binaries), "HOME": str(folder), **more}
    if not more:
        env.pop("PYTHONPATH", None)
    command = [str(binaries / "pickomino"), "serve", "--port", "0", "--database", str(folder / "games.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env, cwd=folder) as process:
        try:
            assert process.stdout is not None
            url = next(word for word in process.stdout.readline().split() if "://" in word).rstrip("/")
            with httpx.Client(base_url=url, timeout=30) as http:
                index = http.get("/").text
                assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', index)
                assert assets
                assert all(http.get(asset).status_code == 200 for asset in assets)
                bots = http.get("/api/v1/server").json()["bots"]
        finally:
            process.terminate()
    assert process.returncode == 0
    return assets, bots


@pytest.mark.xdist_group("wheel")  # beside the other test that builds it
def test_the_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    """Without a network: the packages that the server needs are lent by this environment, and no others."""
    _, binaries = install_wheel(tmp_path, "", "--no-deps", "--offline")
    lent = tmp_path / "lent"
    lent.mkdir()
    for package in Path(sysconfig.get_path("purelib")).iterdir():
        if not NOT_OF_THE_SERVER.match(package.name):
            (lent / package.name).symlink_to(package)
    _, bots = use_wheel(binaries, tmp_path, PYTHONPATH=str(lent))
    assert bots == ["random", "timid"]


@pytest.mark.prove
def test_the_wheel_with_its_packages_serves_the_page_without_node(tmp_path: Path) -> None:
    with proof("Wheel", document="reliability.md") as figures:
        wheel, binaries = install_wheel(tmp_path, "[server]")
        assets, bots = use_wheel(binaries, tmp_path)
        figures["wheel, kB"] = wheel.stat().st_size // 1024
        figures["assets served"] = len(assets)
        figures["bots without the solver's packages"] = ", ".join(bots)
