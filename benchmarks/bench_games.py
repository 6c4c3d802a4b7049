"""Print how fast the engine, turns and whole games are: the same as `pickomino bench`."""

from __future__ import annotations

import sys

from pickomino.cli import main

if __name__ == "__main__":
    sys.exit(main(["bench", *sys.argv[1:]]))
