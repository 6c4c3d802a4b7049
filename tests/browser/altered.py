"""Servers that differ from the real one in a single point: dice or seeds that are known, a newer page, no patience."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

NEWER = "f" * 16
"""The digest of the page that `serve_newer_page` pretends to have."""


def program(alteration: Callable[..., None], *arguments: int | str) -> str:
    """The program text for a `ServerProcess` with this alteration."""
    path = str(Path(__file__).parent.parent)
    return f"import sys; sys.path.insert(0, {path!r}); from browser import altered; altered.serve({alteration.__name__!r}, {arguments!r})"


def serve(alteration: str, arguments: tuple[int | str, ...]) -> None:
    """Serve as `pickomino serve` does, but for one thing."""
    globals()[alteration](*arguments)
    from pickomino.cli import main

    raise SystemExit(main())


def known_dice(seed: int) -> None:
    """The n-th roll of every game is known beforehand: whoever decides alike sees the same game again."""
    from pickomino.play.dice_sources import throw
    from pickomino.server.log import draft

    def roll(_seed: bytes, _game: str, _digest: bytes, number: int, dice: int) -> tuple[int, ...]:
        return throw(random.Random(f"{seed} {number}"), dice)

    setattr(draft, "roll_dice", roll)  # noqa: B010  # a name that the module has only imported
    setattr(draft, "bot_chance", lambda *_: f"{seed:016x}")  # noqa: B010  # bots decide alike too


def known_seeds(seed: int) -> None:
    """Everything that is drawn comes from a seed, so that dice which can be checked are known beforehand too.

    What the players' clients add to the dice must be known as well.
    """
    from pickomino.server import node
    from pickomino.server.tokens import Secrets

    rng = random.Random(seed)
    setattr(node, "Secrets", partial(Secrets, rng.randbytes))  # noqa: B010  # as above


def listed_dice(*rolls: str) -> None:
    """Every roll of as many dice as one of these falls like it; all others are known beforehand."""
    from pickomino.core.dice import parse_dice
    from pickomino.server.log import draft

    known_dice(0)
    otherwise = vars(draft)["roll_dice"]
    listed = {len(roll): parse_dice(roll) for roll in rolls}

    def roll(seed: bytes, game: str, digest: bytes, number: int, dice: int) -> tuple[int, ...]:
        return listed.get(dice) or otherwise(seed, game, digest, number, dice)

    setattr(draft, "roll_dice", roll)  # noqa: B010  # as above


def newer_page() -> None:
    """The page and its keeper are of another build."""
    from pickomino.server import app, node
    from pickomino.server.api import page

    vars(app)["make_routes"].cache_clear()  # the process that this one is forked from has made them
    real = page.Page.__init__

    def renewed(self: page.Page, folder: Path) -> None:
        real(self, folder)
        self._index = _with(self._index, b"<html ", b'<html data-build="newer" ')
        self._files["/sw.js"] = _with(self._files["/sw.js"], b'const BUILD = "', b'const BUILD = "newer-')

    page.Page.__init__ = renewed  # type: ignore[method-assign]
    node.read_build = lambda settings: f"0.0.1+{NEWER}"


def _with(file: Any, old: bytes, new: bytes) -> Any:
    content = file.content.replace(old, new)
    assert content != file.content
    return replace(file, content=content, compressed=None, etag='"newer"')


def no_patience() -> None:
    """Every running game counts as given up at the first look."""
    from pickomino.server.play import sweeps
    from pickomino.server.storage.timing import idle_games

    ever = 1 << 60
    setattr(sweeps, "idle_games", lambda lobby, running: idle_games(ever, ever))  # noqa: B010  # as above


def clock_runs_out_at(signal: str) -> None:
    """The clock of a turn under way runs out once a file of this name appears, and never by itself; the dice are known."""
    from pickomino.server.play.sweeps import Sweeps

    known_dice(1)
    file, run_out, sweep = Path(signal), Sweeps.run_out, Sweeps.sweep

    def is_up() -> bool:
        is_there = file.exists()
        file.unlink(missing_ok=True)
        return is_there

    async def never(_sweeps: Sweeps, _game_id: str) -> None: ...

    async def sweep_and_look(sweeps: Sweeps) -> None:
        if is_up():
            for live in sweeps._games.all_open():
                live.row.deadline = 0
                await run_out(sweeps, live.id)
        await sweep(sweeps)

    Sweeps.run_out = never  # type: ignore[method-assign, assignment]
    Sweeps.sweep = sweep_and_look  # type: ignore[method-assign, assignment]


def local_push() -> None:
    """The dice are known, and push services may be on this very machine."""
    from pickomino.server import node
    from server.push_service import Anywhere

    known_dice(1)
    setattr(node, "PublicOnly", Anywhere)  # noqa: B010  # as above
