"""The library on Python 3.14, which can be had here as WebAssembly only: the wheel, and the tests that need nothing compiled."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from build_page import find_node, install_node_packages
from measure_setup import packages_of
from prove_report import proof
from setup import PROGRAMS, ROOT, VENV, environment
from wheelhouse import fill_wheelhouse

WASM = ROOT / "tools" / "wasm"
TESTED = (
    "tests/core",
    "tests/play/test_match.py",
    "tests/play/test_record.py",
    "tests/view",
    "tests/messages/test_telling.py",
)
LEFT_OUT = ("tests/core/test_properties.py", "tests/view/test_svg_in_browser.py")
"""What needs compiled packages or a browser."""


@pytest.mark.prove
def test_the_library_works_on_python_314(tmp_path: Path) -> None:
    built = tmp_path / "built"
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    wheel = unpack([*built.glob("*.whl")], tmp_path / "wheel")
    wheels = tmp_path / "wheels"
    fill_wheelhouse(wheels, packages_of("fluent.runtime") | packages_of("rich") | packages_of("pytest"))
    packages = unpack(sorted(wheels.glob("*.whl")), tmp_path / "packages")
    install_node_packages(WASM)
    options = [
        *(
            "-q",
            "-s",
            "-c",
            "/dev/null",
            "--rootdir",
            "/checkout",
            "--import-mode",
            "importlib",
            "-m",
            "not prove",
        ),
        *("-p", "no:cacheprovider", "-p", "no:faulthandler", "-W", "error::DeprecationWarning"),
        *(f"--ignore={path}" for path in LEFT_OUT),
        *TESTED,
    ]
    with proof("Python 3.14") as figures:
        ran = subprocess.run(
            [find_node()[0], "run.mjs", wheel, packages, ROOT, json.dumps(options)],
            cwd=WASM, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-4000:]
        version = re.match(r"3\.14\.\d+", ran.stdout)
        passed = re.search(r"(\d+) passed", ran.stdout)
        assert version
        assert passed
        figures["Python, as WebAssembly"] = version[0]
        figures["extras whose packages all have wheels for it"] = ", ".join(extras_with_wheels())
        figures["tests passed from the wheel, without anything compiled"] = int(passed[1])


def unpack(wheels: list[Path], folder: Path) -> Path:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(folder)
    return folder


def extras_with_wheels() -> list[str]:
    """Every extra, each resolved for Linux and this Python without building anything."""
    options = ("--quiet", "--system-certs", "--only-binary", ":all:", "--python-version", "3.14")
    platform = ("--python-platform", "x86_64-manylinux_2_28")
    extras = sorted(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"])
    for extra in extras:
        command = [
            VENV / PROGRAMS / "uv",
            "pip",
            "compile",
            *options,
            *platform,
            "--extra",
            extra,
            "pyproject.toml",
        ]
        ran = subprocess.run(
            command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
        )
        assert ran.returncode == 0, (extra, ran.stderr)
    return extras
