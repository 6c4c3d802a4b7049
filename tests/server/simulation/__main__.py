"""Runs seeds of the simulation: `PYTHONPATH=tests python -m server.simulation --seeds 0..100`."""

from __future__ import annotations

import argparse
import sys
import time
from contextlib import ExitStack

from server.simulation.faults import FAULTS
from server.simulation.world import Result, World


def main(arguments: list[str] | None = None) -> int:
    """Run what the command line asks for; 1 if a rule was broken."""
    parser = argparse.ArgumentParser("server.simulation", description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("--seed", type=int, help="one seed")
    which.add_argument("--seeds", metavar="A..B", help="from A up to, but not including, B")
    which.add_argument("--faults", action="store_true", help="list the faults that can be planted")
    parser.add_argument("--trace", action="store_true", help="print everything that happens")
    parser.add_argument(
        "--fault", choices=sorted(FAULTS), help="plant a fault; stops at the seed that finds it"
    )
    options = parser.parse_args(arguments)
    if options.faults:
        for name, fault in FAULTS.items():
            print(f"{name}: {fault.about}")
        return 0
    first, last = options.seed, None
    if options.seeds:
        first, last = (int(part) for part in options.seeds.split(".."))
    seeds = range(first, first + 1 if last is None else last)
    with ExitStack() as stack:
        if options.fault:
            stack.enter_context(FAULTS[options.fault].planted())
        try:
            return _run(seeds, trace=options.trace, fault=options.fault)
        except KeyboardInterrupt:
            print("\nstopped", file=sys.stderr)
            return 130


def _run(seeds: range, *, trace: bool, fault: str | None) -> int:
    began, broken, acknowledged = time.monotonic(), 0, 0
    for number, seed in enumerate(seeds, 1):
        result = World(seed).run()
        acknowledged += result.acknowledged
        if trace:
            print("\n".join(result.trace))
        if result.problem is not None:
            broken += 1
            print(f"\rseed {seed}: {result.problem}\n  {replay(result, fault)}")
            if fault:
                break
        if sys.stderr.isatty() or number % 100 == 0 or number == len(seeds):
            pace = number / (time.monotonic() - began)
            print(
                f"\r{number} of {len(seeds)} seeds, {broken} broken, {acknowledged} commands acknowledged, "
                f"{pace:.1f} seeds a second",
                end="" if number < len(seeds) else "\n", file=sys.stderr, flush=True,
            )  # fmt: skip
    return 1 if broken else 0


def replay(result: Result, fault: str | None = None) -> str:
    """How to see it again."""
    planted = f" --fault {fault}" if fault else ""
    return f"replay: PYTHONPATH=tests python -m server.simulation --seed {result.seed}{planted} --trace"


if __name__ == "__main__":
    sys.exit(main())
