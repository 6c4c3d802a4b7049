"""Print how close a batched turn comes to what the arithmetic units can do at best.

With `--narrower` also for the narrower registers that this machine's processor has as well.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

from pickomino.solver.turn_speed import measure_limit

TWO_UNITS = 2.0
"""What most processors have: two units, each of which does a maximum or a multiply-add a cycle."""
WIDER = {16: ("avx512",), 8: ("avx", "fma", "f16c", "vaes", "vpclmulqdq")}
"""Lanes of a register → what a processor's features for it begin with."""


def report() -> int:
    """Print the figures for the processor that Numba compiles for; return the lanes of its registers."""
    limit = measure_limit()
    print(f"registers of {limit.register} numbers, clock {limit.clock * 1e-9:.2f} GHz")
    print(f"a turn of 8 dice: {limit.operations:,} operations, {limit.kernel * 1e6:.2f} µs")
    for what, a_cycle in (("two units", TWO_UNITS), ("as found", limit.a_cycle)):
        seconds = limit.seconds(a_cycle)
        print(
            f"limit, {what}: {a_cycle:.2f} operations a cycle on whole registers:"
            f" {seconds * 1e6:.2f} µs; the turn takes {limit.kernel / seconds:.2f} times as long"
        )
    return limit.register


def features_without(prefixes: tuple[str, ...]) -> str:
    """This processor's features as LLVM wants them, without those that begin with one of the prefixes."""
    from llvmlite import binding

    features = binding.get_host_cpu_features()
    return ",".join(
        ("+" if there and not name.startswith(prefixes) else "-") + name for name, there in features.items()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--narrower", action="store_true")
    lanes = report()
    if parser.parse_args().narrower:
        without: tuple[str, ...] = ()
        for width, prefixes in WIDER.items():
            without += prefixes
            if width <= lanes:
                print(flush=True)
                environment = os.environ | {"NUMBA_CPU_FEATURES": features_without(without)}
                subprocess.run([sys.executable, __file__], env=environment, check=True)


if __name__ == "__main__":
    main()
