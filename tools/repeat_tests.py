"""Runs the tests again and again beside busy processes: a test that depends on luck or on the machine's speed shows itself.

PYTHONPATH=tests python tools/repeat_tests.py --times 10 tests/server tests/browser
PYTHONPATH=tests python tools/repeat_tests.py --times 3
"""

from __future__ import annotations

import argparse
import contextlib
import multiprocessing
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from prove_report import ROOT, record

CLOSING_LINE = re.compile(r"^=+ (.*\b(?:passed|failed|error)\b.*) in ([\d.]+)s", re.MULTILINE)


def spin() -> None:
    """Keep one core busy."""
    while True:
        pass


@contextlib.contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Compete with the tests for the processor."""
    processes = [multiprocessing.Process(target=spin, daemon=True) for _ in range(count)]
    for process in processes:
        process.start()
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.join()


def run_once(paths: list[str], log: Path) -> tuple[bool, str]:
    """Run the tests once; returns whether all passed, and pytest's closing line."""
    if paths:
        command = [sys.executable, "-m", "pytest", "-n", "2", "--dist", "loadgroup", *paths]
    else:
        command = ["make", "test"]
    with log.open("wb") as file:
        status = subprocess.run(
            command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False
        ).returncode
    closing = CLOSING_LINE.findall(log.read_text("utf-8", errors="replace"))
    return status == 0, closing[-1][0] if closing else f"exit status {status}"


def main() -> int:
    """Run, print each result, and record them if all runs passed."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("paths", nargs="*", help="tests to run; without any, the whole of `make test`")
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--busy", type=int, default=2, help="processes that compete for the processor")
    parser.add_argument("--logs", type=Path, default=ROOT / ".cache" / "repeated", help="where output goes")
    options = parser.parse_args()
    options.logs.mkdir(parents=True, exist_ok=True)
    what = " ".join(options.paths) or "make test"
    began, failures, closing = time.monotonic(), 0, ""
    seconds: list[float] = []
    with busy_processes(options.busy):
        for number in range(1, options.times + 1):
            log = options.logs / f"{number}.log"
            start = time.monotonic()
            passed, closing = run_once(options.paths, log)
            seconds.append(time.monotonic() - start)
            print(f"{what}, run {number}: {closing}, {seconds[-1]:.0f} s", flush=True)
            if not passed:
                failures += 1
                print(f"  see {log.relative_to(ROOT) if log.is_relative_to(ROOT) else log}", flush=True)
    print(f"{options.times - failures} passed, {failures} failed")
    if failures == 0:
        figures = {
            "runs in a row": options.times,
            "busy processes beside them": options.busy,
            "last run": closing,
            "slowest run, s": round(max(seconds)),
        }
        record(f"Repeated: {what}", figures, seconds=time.monotonic() - began)
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
