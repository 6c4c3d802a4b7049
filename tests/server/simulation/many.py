"""Many seeds: spread over processes, with progress, and gone on with where an earlier run of the same sources stopped."""

from __future__ import annotations

import hashlib
import json
import multiprocessing
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path

from server.simulation.world import Result, World

ROOT = Path(__file__).parents[3]
PROGRESS_SECONDS = 30


@dataclass
class Totals:
    """What all seeds together have come to."""

    seeds: int = 0
    steps: int = 0
    seconds: float = 0.0
    acknowledged: int = 0
    entries: int = 0
    crashes: int = 0

    def add(self, result: Result) -> None:
        self.seeds += 1
        for each in fields(self)[1:]:
            setattr(self, each.name, getattr(self, each.name) + getattr(result, each.name))


def run_seed(seed: int) -> Result:
    """One seed, without its trace."""
    result = World(seed).run()
    result.trace.clear()
    return result


def digest_of_sources() -> str:
    """Stands for the server and the simulation as they are now: other sources give other results."""
    digest = hashlib.sha256()
    for folder in ("src/pickomino/core", "src/pickomino/server", "tests/server/simulation"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Store:
    """Results by seed in a file of lines; without a file, nothing is kept."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._sources = digest_of_sources()

    def read(self) -> dict[int, Result]:
        """The results of the present sources."""
        if self._path is None or not self._path.exists():
            return {}
        lines = map(json.loads, self._path.read_text(encoding="utf-8").splitlines())
        return {line["seed"]: Result(**line) for line in lines if line.pop("sources") == self._sources}

    def add(self, result: Result) -> None:
        if self._path is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"sources": self._sources, **asdict(result)}) + "\n")


def run_many(seeds: range, jobs: int, path: Path | None = None) -> Iterator[Result]:
    """Run seeds in any order, but for those that the file has the results of."""
    store = Store(path)
    known = store.read()
    yield from (known[seed] for seed in seeds if seed in known)
    left = [seed for seed in seeds if seed not in known]
    for result in _with_progress(_spread(left, jobs), len(left)):
        store.add(result)
        yield result


def _spread(seeds: list[int], jobs: int) -> Iterator[Result]:
    if jobs <= 1 or len(seeds) <= 1:
        yield from map(run_seed, seeds)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(run_seed, seeds, 5)


def _with_progress(results: Iterable[Result], total: int) -> Iterator[Result]:
    began = said = time.monotonic()
    broken = 0
    for number, result in enumerate(results, 1):
        broken += result.problem is not None
        yield result
        now = time.monotonic()
        if now - said > PROGRESS_SECONDS or number == total:
            said = now
            pace = (now - began) / number
            print(
                f"{number} of {total} seeds, {broken} broken, {pace:.2f} s a seed, "
                f"{pace * (total - number) / 60:.0f} min left",
                file=sys.stderr, flush=True,
            )  # fmt: skip
