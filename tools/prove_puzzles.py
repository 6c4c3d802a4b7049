"""Plays every puzzle of a file out, notes the evidence behind each, and drops those without a clear lead.

    python tools/prove_puzzles.py FILE

It may be interrupted: what it has found stands in FILE.proved, and the next run goes on from there. FILE is
replaced at the end.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path

from pickomino.coach.puzzles import format_puzzle, parse_puzzle
from pickomino.coach.verifying import find_evidence


def prove_puzzles(file: Path) -> tuple[int, int]:
    """Rewrite the file; how many puzzles were in it and how many are left."""
    proved = file.with_name(f"{file.name}.proved")
    puzzles = [parse_puzzle(line) for line in file.read_text(encoding="utf-8").splitlines()]
    found = (
        {puzzle.id: puzzle for puzzle in map(parse_puzzle, proved.read_text(encoding="utf-8").splitlines())}
        if proved.exists()
        else {}
    )
    with proved.open("a", encoding="utf-8") as notes:
        for number, puzzle in enumerate(puzzles, 1):
            if puzzle.id not in found:
                found[puzzle.id] = replace(puzzle, evidence=find_evidence(puzzle))
                notes.write(format_puzzle(found[puzzle.id]) + "\n")
                notes.flush()
            print(f"\r{number}/{len(puzzles)} ", end="", file=sys.stderr, flush=True)
    proven = [found[puzzle.id] for puzzle in puzzles]
    clear = [puzzle for puzzle in proven if puzzle.evidence is not None and puzzle.evidence.is_clear]
    file.write_text("".join(format_puzzle(puzzle) + "\n" for puzzle in clear), encoding="utf-8")
    proved.unlink()
    return len(puzzles), len(clear)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path)
    puzzles, clear = prove_puzzles(parser.parse_args().file)
    print(f"\n{clear} of {puzzles} puzzles have a clear lead", file=sys.stderr)


if __name__ == "__main__":
    main()
