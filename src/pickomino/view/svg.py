"""A position as a picture: one SVG that needs no font, file or script beside it."""

from __future__ import annotations

__all__ = ["position_svg"]

import re
import unicodedata
from collections.abc import Sequence
from functools import cache
from html import escape
from importlib import resources
from typing import Final

from pickomino.core.dice import Counts, format_dice
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import Specialist, worms_on
from pickomino.core.state import GameState, Player
from pickomino.messages import say

from .situation import counted_total, seat_names, whats_next
from .text import position_lines

_WIDTH: Final = 1160
_MARGIN: Final = 36
_TILE: Final = (56, 88)
_STEP: Final = 60
"""From one tile to the next."""
_SHOWS_ITS_NUMBER: Final = 46.0
"""So much of a tile is left free by the one on top of it, if there is room."""
_PLAYERS_A_ROW: Final = 4
_CARD_HEIGHT: Final = 148

_ART_NAMES: Final = {
    Specialist.CANNED: "canned",
    Specialist.HEN: "hen",
    Specialist.CROW: "crow",
    Specialist.WEASEL: "weasel",
    Specialist.GOLDEN: "golden",
    Specialist.APPLE: "apple",
}

# Where the worms lie on the lower half of a tile of 100 by 152: x, y, width.
_WORM_SPOTS: Final = {
    1: ((18, 86, 64),),
    2: ((8, 80, 52), (40, 108, 52)),
    3: ((28, 76, 45), (6, 108, 45), (50, 108, 45)),
    4: ((7, 78, 42), (51, 78, 42), (7, 109, 42), (51, 109, 42)),
}

_PIPS: Final = {
    "1": ((50, 48),),
    "2": ((29, 28), (71, 68)),
    "3": ((26, 25), (50, 48), (74, 71)),
    "4": ((29, 27), (71, 27), (29, 69), (71, 69)),
    "5": ((27, 25), (73, 25), (50, 48), (27, 71), (73, 71)),
}

_INK: Final = "#2a1a12"
_IVORY: Final = "#f7ecd2"
_TEXT: Final = "#f8ecd8"
_MUTED: Final = "#d0bca0"
_EMBER: Final = "#ff9a4a"
_FONT: Final = "'Trebuchet MS', 'Segoe UI', 'DejaVu Sans', Verdana, sans-serif"


@cache
def _art() -> dict[str, str]:
    """The drawn pieces by name."""
    folder = resources.files(__package__).joinpath("art")
    text = "".join(
        [folder.joinpath(name).read_text(encoding="utf-8") for name in ("pieces.svg", "numerals.svg")]
    )
    return dict(re.findall(r'(?s)(?<=<symbol id="art-)(\w+)(".*?</symbol>)', text))


def _xml(text: str) -> str:
    """Text for between tags, without the characters that XML cannot hold."""
    return escape(re.sub(r"[\x00-\x08\x0b-\x1f\ud800-\udfff\ufffe\uffff]", "", text))


class _Drawing:
    """An SVG under way: what is drawn so far and which pieces it needs."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._pieces: dict[str, None] = {}

    def add(self, markup: str) -> None:
        self._parts.append(markup)

    def piece(self, name: str, x: float, y: float, width: float, height: float) -> None:
        self._pieces[name] = None
        self.add(f'<use href="#art-{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" />')

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int = 20,
        fill: str = _TEXT,
        weight: int = 400,
        anchor: str = "start",
    ) -> None:
        self.add(
            f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
            f'text-anchor="{anchor}">{_xml(words)}</text>'
        )

    def number(self, x: float, y: float, number: int, height: float) -> None:
        """A number in ink, centred on x, its top at y."""
        step = height * 0.62
        digits = str(number)
        left = x - step * len(digits) / 2
        for place, digit in enumerate(digits):
            self.piece(digit, left + place * step - height * 0.04, y, height * 26 / 37, height)

    def picture(self, height: float, title: str, description: str) -> str:
        """The whole SVG."""
        art = _art()
        symbols = "\n".join([f'<symbol id="art-{name}{art[name]}' for name in sorted(self._pieces)])
        parts = "\n".join(self._parts)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height:g}" width="{_WIDTH}" '
            f'height="{height:g}" color="{_INK}" role="img" aria-labelledby="title desc" font-family="{_FONT}">\n'
            f'<title id="title">{_xml(title)}</title>\n<desc id="desc">{_xml(description)}</desc>\n'
            f"<defs>\n{_GRADIENTS}\n{symbols}\n</defs>\n{parts}\n</svg>\n"
        )


_GRADIENTS: Final = """\
<linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#241812" /><stop offset="1" stop-color="#120c09" />
</linearGradient>
<radialGradient id="glow" cx=".5" cy=".5" r=".5">
  <stop offset="0" stop-color="#ff7a1f" stop-opacity=".85" />
  <stop offset=".55" stop-color="#b5350f" stop-opacity=".4" />
  <stop offset="1" stop-color="#5a1606" stop-opacity="0" />
</radialGradient>
<radialGradient id="coal" cx=".5" cy=".4" r=".6">
  <stop offset="0" stop-color="#ffd27a" /><stop offset=".4" stop-color="#ff7a2a" />
  <stop offset="1" stop-color="#8c2206" stop-opacity=".1" />
</radialGradient>
<linearGradient id="iron" x1="0" y1="0" x2="0" y2="1">
  <stop offset="0" stop-color="#6b5a50" /><stop offset="1" stop-color="#1c1512" />
</linearGradient>"""


def position_svg(state: GameState, names: Sequence[str] = (), lang: str = "en") -> str:
    """A position as a self-contained SVG picture."""
    called = seat_names(state, names, lang)
    drawing = _Drawing()
    rows = -(-len(called) // _PLAYERS_A_ROW)
    has_dice = any(state.turn.kept) or any(state.turn.roll)
    grill_top = 62
    turn_top = grill_top + _TILE[1] + 62
    players_top = turn_top + (124 if has_dice else 56)
    height = players_top + rows * (_CARD_HEIGHT + 16) + 20
    _draw_night(drawing, height)
    _draw_grill(drawing, state, grill_top)
    _draw_turn(drawing, state, called, lang, turn_top)
    _draw_players(drawing, state, called, lang, players_top)
    return drawing.picture(height, whats_next(state, called, lang), _description(state, names, lang))


def _description(state: GameState, names: Sequence[str], lang: str) -> str:
    """The position for those who cannot see it: the text view, with the grill as a row of numbers."""
    standing = dict(state.standing)
    grill = " ".join([f"{tile}{standing.get(tile, '')}" for tile in state.up])
    lines = position_lines(state, names, lang, width=200)
    seats = [
        "".join([span.text for span in line]) for line in lines if line and line[0].style not in _TILE_STYLES
    ]
    return "\n".join([grill, *seats])


_TILE_STYLES: Final = ("edge", "turned")


def _draw_night(drawing: _Drawing, height: float) -> None:
    drawing.add(f'<rect width="{_WIDTH}" height="{height:g}" rx="24" fill="url(#night)" />')


# The grill


def _draw_grill(drawing: _Drawing, state: GameState, top: float) -> None:
    width, height = _WIDTH - 2 * _MARGIN + 24, _TILE[1]
    left = _MARGIN - 12
    drawing.add(
        f'<ellipse cx="{_WIDTH / 2}" cy="{top + height / 2:g}" rx="{_WIDTH * 0.56:g}" ry="{height * 1.25:g}" fill="url(#glow)" />'
    )
    for ember in range(72):
        # Scattered evenly, but not in a row: two steps that share no factor with their range.
        x = left + 16 + (ember * 389 % 1087) / 1087 * (width - 32)
        y = top + 12 + (ember * 47 % 71) / 71 * (height - 28)
        radius = 6 + ember * 5 % 11
        drawing.add(
            f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{radius}" ry="{radius * 0.7:.1f}" fill="url(#coal)" '
            f'opacity="{0.3 + ember % 5 / 8:g}" />'
        )
    for bar in range(5):
        y = top + 4 + bar * (height - 12) / 4
        drawing.add(f'<rect x="{left}" y="{y:g}" width="{width}" height="6" rx="3" fill="url(#iron)" />')
    for x in (left, left + width - 8):
        drawing.add(
            f'<rect x="{x:g}" y="{top - 8}" width="8" height="{height + 14}" rx="4" fill="url(#iron)" />'
        )
    tiles = sorted([*state.up, *state.down])
    standing = dict(state.standing)
    x = (_WIDTH - len(tiles) * _STEP + (_STEP - _TILE[0])) / 2
    for tile in tiles:
        _draw_tile(drawing, x, top, tile, down=tile in state.down)
        if tile in standing:
            drawing.piece(_ART_NAMES[standing[tile]], x + 4, top - 45, 48, 54)
        x += _STEP
    if state.rules.extras:
        _draw_reserve(drawing, state.reserve, _WIDTH / 2, top + height + 14)


def _draw_tile(
    drawing: _Drawing, x: float, y: float, tile: int, down: bool = False, scale: float = 0.56
) -> None:
    drawing.add(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')
    if down:
        drawing.add(
            '<rect x="3" y="6" width="94" height="150" rx="15" fill="#140d0a" />'
            '<rect x="3" y="2" width="94" height="148" rx="15" fill="#3a2a22" stroke="#140d0a" stroke-width="4" />'
            '<path d="M16 24l68 108M16 132l68-108M16 60l46-44M38 140l46-44M16 96l30 44M54 16l30 44" '
            'stroke="#241913" stroke-width="5" stroke-linecap="round" fill="none" />'
            '<rect x="12" y="11" width="76" height="130" rx="9" fill="none" stroke="#54402f" stroke-width="2.5" />'
            '<g color="#8d7660">'
        )
        drawing.number(50, 48, tile, 52)
        drawing.add("</g>")
    else:
        drawing.add(
            f'<rect x="3" y="8" width="94" height="148" rx="15" fill="#8d7450" stroke="{_INK}" stroke-width="4" />'
            f'<rect x="3" y="2" width="94" height="147" rx="15" fill="{_IVORY}" stroke="{_INK}" stroke-width="4" />'
            '<path d="M12 20c1-6 4-9 10-10h44" fill="none" stroke="#fff" stroke-width="3.5" '
            'stroke-linecap="round" opacity=".85" />'
            f'<path d="M12 72.5c13-2 24 1 38-.5s26-.5 38 .5" fill="none" stroke="{_INK}" stroke-width="3" '
            'stroke-linecap="round" />'
        )
        drawing.number(50, 13, tile, 54)
        for worm_x, worm_y, width in _WORM_SPOTS[worms_on(tile)]:
            drawing.piece("worm", worm_x, worm_y, width, width * 0.72)
    drawing.add("</g>")


def _draw_reserve(drawing: _Drawing, reserve: int, x: float, y: float) -> None:
    left = x - reserve * 15
    for worm in range(reserve):
        drawing.piece("grilled", left + worm * 30, y, 28, 28)


# The turn


def _draw_turn(drawing: _Drawing, state: GameState, names: Sequence[str], lang: str, top: float) -> None:
    drawing.text(_WIDTH / 2, top + 14, whats_next(state, names, lang), 24, _EMBER, 700, "middle")
    turn = state.turn
    kept, rolled = format_dice(turn.kept), format_dice(turn.roll)
    if not (kept or rolled):
        return
    y = top + 40
    x = float(_MARGIN)
    # The group is centred: labels above their dice, the sum after those set aside.
    total_width = (len(kept) + len(rolled)) * 56 + (110 if kept else 0) + (50 if kept and rolled else 0)
    x = (_WIDTH - total_width) / 2
    if kept:
        drawing.text(x, y + 2, say("show-kept", lang=lang), 15, _MUTED)
        x = _draw_dice(drawing, turn.kept, x, y + 10)
        drawing.text(x + 8, y + 48, f"= {counted_total(state)[0]}", 32, _TEXT, 700)
        x += 110 + 50
    if rolled:
        drawing.text(x, y + 2, say("show-rolled", lang=lang), 15, _MUTED)
        _draw_dice(drawing, turn.roll, x, y + 10)


def _draw_dice(drawing: _Drawing, dice: Counts, x: float, y: float) -> float:
    for face in format_dice(dice):
        _draw_die(drawing, x, y, face)
        x += 56
    return x


def _draw_die(drawing: _Drawing, x: float, y: float, face: str) -> None:
    drawing.add(
        f'<g transform="translate({x:g} {y:g}) scale(.5)">'
        f'<rect x="3" y="11" width="94" height="92" rx="21" fill="#b59a70" stroke="{_INK}" stroke-width="4" />'
        f'<rect x="3" y="2" width="94" height="92" rx="21" fill="#fbf3e0" stroke="{_INK}" stroke-width="4" />'
    )
    for pip_x, pip_y in _PIPS.get(face, ()):
        radius = 13 if face == "1" else 9.5
        drawing.add(f'<circle cx="{pip_x}" cy="{pip_y}" r="{radius}" fill="{_INK}" />')
    if face == "W":
        drawing.piece("wormface", 15, 9, 72, 76)
    drawing.add("</g>")


# The players


def _draw_players(drawing: _Drawing, state: GameState, names: Sequence[str], lang: str, top: float) -> None:
    rows = -(-len(names) // _PLAYERS_A_ROW)
    a_row = -(-len(names) // rows)
    width = (_WIDTH - 2 * _MARGIN - 16 * (a_row - 1)) / a_row
    winners = outcome(state).winners if state.is_over else ()
    for place, (name, player) in enumerate(zip(names, state.players, strict=True)):
        x = _MARGIN + place % a_row * (width + 16)
        y = top + place // a_row * (_CARD_HEIGHT + 16)
        is_marked = place + 1 == state.mover or place + 1 in winners
        _draw_player(drawing, player, name, x, y, width, is_marked)


def _draw_player(
    drawing: _Drawing, player: Player, name: str, x: float, y: float, width: float, is_marked: bool
) -> None:
    edge, thickness = (_EMBER, 3) if is_marked else ("#594334", 1.5)
    drawing.add(
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{_CARD_HEIGHT}" rx="16" fill="#271c16" '
        f'stroke="{edge}" stroke-width="{thickness:g}" />'
    )
    right = x + width - 16
    drawing.text(x + 18, y + 30, _shortened(name, width - 120), 20, _TEXT, 700)
    drawing.text(right - 34, y + 32, str(worms_of(player)), 24, _TEXT, 700, "end")
    drawing.piece("worm", right - 30, y + 12, 32, 23)
    column = 66 if player.specialist or player.grilled else 0
    _draw_stack(drawing, player.stack, x + 16, y + 46, width - 32 - column)
    if player.specialist:
        drawing.piece(_ART_NAMES[player.specialist], right - 52, y + 78, 56, 63)
    step = min(24.0, 34 / max(player.grilled - 1, 1))
    for worm in range(player.grilled):
        drawing.piece("grilled", right - 26 - worm * step, y + 44, 28, 28)


def _shortened(name: str, room: float) -> str:
    """As much of a name as there is room for, by a generous guess at the widths of its letters."""
    used = 0.0
    for place, letter in enumerate(name):
        is_wide = letter in "MWmw@%" or unicodedata.east_asian_width(letter) in "FW"
        used += 20 if is_wide else 15 if letter.isupper() else 12
        if used > room:
            return f"{name[: place - 1]}…"
    return name


def _draw_stack(drawing: _Drawing, stack: Sequence[int], x: float, y: float, room: float) -> None:
    """The top tile in full, those below it pushed out to the left, as far as there is room."""
    if not stack:
        drawing.add(
            f'<rect x="{x + 2:g}" y="{y + 2:g}" width="{_TILE[0] - 4}" height="{_TILE[1] - 6}" rx="9" fill="none" '
            'stroke="#594334" stroke-width="2" stroke-dasharray="6 6" />'
        )
    step = min(_SHOWS_ITS_NUMBER, (room - _TILE[0]) / max(len(stack) - 1, 1))
    for place, tile in enumerate(stack):
        _draw_tile(drawing, x + place * step, y, tile)
