"""Regenerate the hashed lock files of requirements/ from pyproject.toml; they name no host."""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path

from setup import LOCKS, ROOT, VENV, environment

COMPILE = [
    str(VENV / "bin" / "uv"),
    *("pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes"),
    *("--no-annotate", "--no-header", "--system-certs"),
]


def compile_lock(name: str, *sources: str, upgrade: bool, given: str = "") -> None:
    """Write one lock file, keeping the versions it already has unless an upgrade is wanted."""
    command = [*COMPILE, *sources, "-o", str(LOCKS.relative_to(ROOT) / f"{name}.lock")]
    if upgrade:
        command.append("--upgrade")
    subprocess.run(command, cwd=ROOT, env=environment(), check=True, text=True, input=given)


def main() -> None:
    """Write all lock files, the further ones in agreement with the main one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take newer versions")
    upgrade = parser.parse_args().upgrade
    same = ("-c", str(Path("requirements") / "dev.lock"))
    compile_lock("installer", "-", upgrade=upgrade, given="uv\n")
    compile_lock("dev", "pyproject.toml", "--extra", "all", "--group", "dev", upgrade=upgrade)
    compile_lock("cluster", "pyproject.toml", "--extra", "cluster", *same, upgrade=upgrade)
    compile_lock("prove", "--group", "prove", *same, upgrade=upgrade)


if __name__ == "__main__":
    main()
