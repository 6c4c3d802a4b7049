"""Mutation testing of `core`: every mutant is killed by the tests or explained in surviving_mutants.toml.

Usage: mutate.py [NAME ...] [--keep], where NAME is a pattern such as "pickomino.core.dice*". A full run writes its
figures into docs/proofs.md; survivors without an explanation are printed as entries to be completed.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from prove_report import record
from setup import ROOT, VENV

MUTMUT = str(VENV / "bin" / "mutmut")
EXPLANATIONS = ROOT / "tests" / "core" / "surviving_mutants.toml"
ALIVE = {"survived", "no tests", "suspicious"}


@dataclass(frozen=True, order=True)
class Mutant:
    """A change of one function, named by what it changes, which outlives the renumbering of mutants."""

    function: str
    before: str
    after: str

    def __str__(self) -> str:
        """Write the mutant as an entry of the explanations, with the reason left to be given."""
        lines = [
            f"function = '{self.function}'",
            f"before = '''{self.before}'''",
            f"after = '''{self.after}'''",
        ]
        return "\n".join(["[[mutant]]", *lines, 'why = ""', ""])


def run_mutants(names: list[str], children: int) -> dict[str, str]:
    """Run the mutants and return the fate of each."""
    subprocess.run([MUTMUT, "run", "--max-children", str(children), *names], cwd=ROOT, check=True)
    said = subprocess.run(
        [MUTMUT, "results", "--all", "true"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    fates = dict(line.strip().split(": ", 1) for line in said.stdout.splitlines() if ": " in line)
    return {name: fate for name, fate in fates.items() if fate != "not checked"}


def describe(name: str) -> Mutant:
    """Return what a mutant changes."""
    diff = subprocess.run([MUTMUT, "show", name], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    body = diff.partition("@@\n")[2].splitlines()
    before = "\n".join(line[1:].strip() for line in body if line.startswith("-"))
    after = "\n".join(line[1:].strip() for line in body if line.startswith("+"))
    function = re.sub(r"__mutmut_\d+$", "", name).replace("xǁ", "").replace("ǁ", ".")
    return Mutant(re.sub(r"\.x_(\w+)$", r".\1", function), before, after)


def read_explanations(path: Path = EXPLANATIONS) -> dict[Mutant, str]:
    """Return the explained mutants with their reasons."""
    if not path.exists():
        return {}
    entries = tomllib.loads(path.read_text(encoding="utf-8")).get("mutant", [])
    return {
        Mutant(entry["function"], entry["before"], entry["after"]): entry["why"].strip() for entry in entries
    }


def main() -> None:
    """Run the mutants, compare the survivors with the explanations, and record a full run."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument(
        "--keep", action="store_true", help="keep the results of an earlier run where still valid"
    )
    parser.add_argument("--children", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if not arguments.keep:
        shutil.rmtree(ROOT / "mutants", ignore_errors=True)
    began = time.monotonic()
    fates = run_mutants(arguments.names, arguments.children)
    explained = read_explanations()
    survivors = {describe(name) for name, fate in fates.items() if fate in ALIVE}
    missing = sorted(mutant for mutant in survivors if not explained.get(mutant))
    stale = sorted(explained.keys() - survivors) if not arguments.names else []
    counts = Counter(fates.values())
    print(f"{len(fates)} mutants: " + ", ".join(f"{count} {fate}" for fate, count in counts.most_common()))
    for mutant in missing:
        print(f"\nsurvived without an explanation in {EXPLANATIONS.name}:\n{mutant}")
    for mutant in stale:
        print(f"\nexplained, but killed or gone:\n{mutant}")
    if missing or stale:
        sys.exit(f"{len(missing)} mutants without an explanation, {len(stale)} explanations without a mutant")
    if not arguments.names:
        killed = len(fates) - sum(counts[fate] for fate in ALIVE)
        figures = {"mutants": len(fates), "killed": killed, "survived, each explained": len(fates) - killed}
        record("Mutation testing of core", figures, seconds=time.monotonic() - began)


if __name__ == "__main__":
    main()
