"""Runs the long proofs: those that only compute two at a time, then, alone, those that measure or fill the machine.

    PYTHONPATH=.:tests python tools/prove.py                            all, with the mutation tests
    PYTHONPATH=.:tests python tools/prove.py tests/server -k dice       some of them, with pytest's arguments

A proof that fails does not stop the others. How long all of them took is recorded in docs/proofs.md.
"""

from __future__ import annotations

import subprocess
import sys
import time

from prove_report import ROOT, record

NO_TESTS = 5
"""The exit status of pytest if it found none to run."""

PYTEST = [sys.executable, "-m", "pytest", "--timeout", "0", "--durations", "0"]


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """Start a part; what it prints is shown."""
    print("==", " ".join(command[1:]), flush=True)
    return subprocess.Popen(command, cwd=ROOT)


def main(arguments: list[str]) -> int:
    """Run every part, and say which of them failed."""
    began = time.monotonic()
    two_at_once = ["-m", "prove and not alone", "-n", "2", "--dist", "loadgroup"]
    together = {"two at a time": start([*PYTEST, *two_at_once, *arguments])}
    if not arguments:
        together["mutation tests"] = start([sys.executable, "tools/mutate.py"])
    statuses = {name: process.wait() for name, process in together.items()}
    statuses["alone"] = start([*PYTEST, "-m", "prove and alone", *arguments]).wait()
    failed = [name for name, status in statuses.items() if status not in (0, NO_TESTS)]
    minutes = (time.monotonic() - began) / 60
    print(f"{minutes:.0f} minutes; {'failed: ' + ', '.join(failed) if failed else 'everything holds'}")
    if not arguments and not failed:
        record("All of `make prove`", {"minutes on two cores": round(minutes)}, seconds=60 * minutes)
    return bool(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
