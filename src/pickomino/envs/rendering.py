"""A state as environments render it: text, an SVG, or an array of pixels."""

from __future__ import annotations

__all__ = ["METADATA", "check_mode", "render_state"]

import io
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pickomino.core.engine import new_game
from pickomino.core.errors import Problem
from pickomino.core.state import GameState, Phase, Turn

from .errors import UnsupportedMode

METADATA: Final[dict[str, Any]] = {"render_modes": ["ansi", "human", "rgb_array", "svg"], "render_fps": 2}


def check_mode(mode: str | None) -> str | None:
    """The mode, if environments can render that way."""
    known = METADATA["render_modes"]
    if mode is not None and mode not in known:
        raise UnsupportedMode(
            Problem("error-env-render", {"token": str(mode)[:40], "known": " ".join(known)})
        )
    return mode


def render_state(state: GameState, mode: str | None, names: Sequence[str] = ()) -> Any:
    """The state as text (`ansi`, and printed by `human`), as an `svg`, or as an `rgb_array`; nothing without a mode."""
    if mode is None:
        return None
    if mode in ("ansi", "human"):
        from pickomino.view.text import position_text

        text = position_text(state, names)
        if mode == "ansi":
            return text
        print(text)
        return None
    from pickomino.view.svg import position_svg

    svg = position_svg(state, names)
    return svg if mode == "svg" else _pixels(svg, _tallest(len(state.players)))


def _pixels(svg: str, height: int) -> npt.NDArray[np.uint8]:
    """An SVG drawn at its own size, on a sheet of the given height, so that all pictures of a game are equally large."""
    import resvg_py
    from PIL import Image

    with Image.open(io.BytesIO(resvg_py.svg_to_bytes(svg_string=svg))) as image:
        night: Any = image.getpixel((image.width // 2, image.height - 1))
        sheet = Image.new("RGB", (image.width, height), night[:3])
        sheet.paste(image, mask=image)  # whose corners are round
    return np.array(sheet)


@cache
def _tallest(players: int) -> int:
    """The height of the picture with dice on the table."""
    from pickomino.view.svg import position_svg

    state = new_game("classic", players)
    rolled = state._replace(turn=Turn(Phase.ROLLED, roll=(8, 0, 0, 0, 0, 0)))
    size = re.search(r'viewBox="0 0 (\d+) (\d+)"', position_svg(rolled))
    assert size is not None
    return int(size[2])
