"""The page in a real browser: how much comes at first, and how quickly rolls, moves and bots' turns are seen."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests"), str(ROOT / "tools")]

from browser.people import Person  # noqa: E402  # needs the paths
from browser.timing import first_load, first_roll, moves_shown, take_turns, waits, watch  # noqa: E402
from chromium import running_chromium  # noqa: E402
from server.harness import ServerProcess  # noqa: E402

VISITS = 5
TURNS = 12
ROUNDS = 5


def main() -> None:
    """Measure and print."""
    with (
        tempfile.TemporaryDirectory() as folder,
        ServerProcess(Path(folder) / "games.db") as server,
        running_chromium() as browser,
    ):
        loaded = sum(first_load(browser.new_context().new_page(), server.url).values())
        print(f"first load, compressed: {loaded / 1000:.0f} kB")
        rolls = [first_roll(browser.new_context().new_page(), server.url) for _ in range(VISITS)]
        print(
            f"link to first roll, of {VISITS} visits: best {min(rolls) / 1000:.2f} s, median {median(rolls) / 1000:.2f} s"
        )
        ann = Person(watch(browser.new_context().new_page()), server.url).arrive(speed="Fast")
        ann.play_now()
        take_turns(ann, TURNS)
        shown = moves_shown(ann.page)
        late = quantiles(shown, n=20)[-1]
        print(
            f"answer to picture, of {len(shown)} moves: median {median(shown):.0f} ms, 95 of 100 within {late:.0f} ms"
        )
        ann.page.goto(server.url)
        ann.play_now("Classic", 7)
        take_turns(ann, ROUNDS)
        took = waits(ann.page)
        print(f"six bots' turns on fast, of {len(took)} rounds: at most {max(took) / 1000:.2f} s")


if __name__ == "__main__":
    main()
