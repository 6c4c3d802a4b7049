"""A position as text for a terminal."""

from __future__ import annotations

__all__ = ["Line", "Span", "position_lines", "position_rich", "position_text"]

import unicodedata
from collections.abc import Container, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from pickomino.core.dice import Counts, format_dice
from pickomino.core.outcome import worms_of
from pickomino.core.rules import worms_on
from pickomino.core.state import GameState, Player
from pickomino.messages import say
from pickomino.messages.letters import as_ascii

from .situation import counted_total, seat_names, whats_next

if TYPE_CHECKING:
    from rich.text import Text


class Span(NamedTuple):
    """A stretch of text with a style's name, "" for none."""

    text: str
    style: str = ""


Line: TypeAlias = list[Span]


class _Pen(NamedTuple):
    """The characters to draw with."""

    top: str
    side: str
    bottom: str
    worm: str
    turned: str
    mover: str
    dots: str


_INK: Final = _Pen("╭────╮", "│", "╰────╯", "∿", "▒", "▶", "…")
_ASCII: Final = _Pen("+----+", "|", "+----+", "~", "#", ">", "...")

_STYLES: Final = {
    "tile": "#1d120c on #f2e6cc",
    "edge": "#f2e6cc",
    "turned": "#7a6a5c",
    "specialist": "bold #f0b030",
    "mover": "bold #ff8c42",
    "heading": "bold",
    "worms": "#e07a6a",
    "dice": "bold #1d120c on #f7f1e3",
    "dim": "dim",
}
"""What each style looks like in colour."""

_TILE_WIDTH: Final = 6
_LEAST_WIDTH: Final = 28
"""Nine dice fit."""


def position_text(
    state: GameState,
    names: Sequence[str] = (),
    lang: str = "en",
    width: int = 80,
    ascii_only: bool = False,
    you: Container[int] = (),
) -> str:
    """A position as plain text no wider than `width` (and not narrower than a few tiles); `you` are the reader's seats."""
    lines = position_lines(state, names, lang, width, ascii_only, you)
    return "\n".join(["".join([span.text for span in line]).rstrip() for line in lines])


def position_rich(
    state: GameState,
    names: Sequence[str] = (),
    lang: str = "en",
    width: int = 80,
    ascii_only: bool = False,
    you: Container[int] = (),
) -> Text:
    """The same in colour, for Rich to print."""
    from rich.text import Text

    text = Text()
    for line in position_lines(state, names, lang, width, ascii_only, you):
        for span in line:
            text.append(span.text, _STYLES.get(span.style, ""))
        text.append("\n")
    return text


def position_lines(
    state: GameState,
    names: Sequence[str] = (),
    lang: str = "en",
    width: int = 80,
    ascii_only: bool = False,
    you: Container[int] = (),
) -> list[Line]:
    """A position as lines of styled spans."""
    sheet = _Sheet(lang, max(width, _LEAST_WIDTH), ascii_only)
    called = seat_names(state, names, lang)
    return [*sheet.grill(state), [], *sheet.players(state, called), [], *sheet.turn(state, called, you)]


def _cells(text: str) -> int:
    """How many columns a text takes: wide signs take two, combining ones none."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


class _Sheet:
    """What a position is written on: so wide, in this language, with these characters."""

    def __init__(self, lang: str, width: int, ascii_only: bool) -> None:
        self._lang = lang
        self._width = width
        self._ascii_only = ascii_only
        self._pen = _ASCII if ascii_only else _INK

    # Words

    def _plain(self, text: str) -> str:
        return as_ascii(text) if self._ascii_only else text

    def _say(self, key: str, **params: str | int) -> str:
        return self._plain(say(key, params, self._lang))

    def _sentence(self, text: str, style: str = "") -> list[Line]:
        return [[Span(part, style)] for part in self._wrapped(text.split(" "), " ", self._width)]

    def _wrapped(self, parts: Sequence[str], between: str, width: int) -> list[str]:
        """Parts joined into as few lines as fit."""
        lines: list[str] = []
        for part in parts:
            if lines and _cells(lines[-1] + between + part) <= width:
                lines[-1] += between + part
            else:
                lines.append(part if _cells(part) <= width else self._shortened(part, width))
        return lines

    def _shortened(self, text: str, most: int) -> str:
        """A text cut or filled up to a number of columns."""
        if _cells(text) > most:
            while text and _cells(text + self._pen.dots) > most:
                text = text[:-1]
            text += self._pen.dots
        return text + " " * (most - _cells(text))

    # The grill

    def grill(self, state: GameState) -> list[Line]:
        tiles = sorted([*state.up, *state.down])
        lines: list[Line] = []
        if not tiles:
            lines += self._sentence(self._say("show-grill-empty"), "dim")
        rows = -(-len(tiles) // (self._width // _TILE_WIDTH))
        a_row = -(-len(tiles) // rows) if rows else 0
        for row in range(rows):
            lines += self._tile_row(state, tiles[row * a_row : (row + 1) * a_row])
        legend = [f"{letter} {self._say(f'specialist-{letter}-label')}" for _, letter in state.standing]
        lines += [[Span(part, "specialist")] for part in self._wrapped(legend, ", ", self._width)]
        if state.rules.extras:
            lines += self._sentence(self._say("show-reserve", count=state.reserve))
        return lines

    def _tile_row(self, state: GameState, tiles: Sequence[int]) -> list[Line]:
        pen, standing = self._pen, dict(state.standing)
        drawn: list[Line] = [[], [], [], []]
        for tile in tiles:
            if tile in state.up:
                edge, style = "edge", "tile"
                inside = (f" {tile} ", f"{pen.worm * worms_on(tile):^4}")
            else:
                edge = style = "turned"
                inside = (f"{pen.turned}{tile}{pen.turned}", pen.turned * 4)
            top = Span(pen.top, edge)
            if tile in standing:
                drawn[0] += [Span(pen.top[:2], edge), Span(f" {standing[tile]} ", "specialist")]
                top = Span(pen.top[5:], edge)
            drawn[0].append(top)
            for line, text in zip(drawn[1:3], inside, strict=True):
                line += [Span(pen.side, edge), Span(text, style), Span(pen.side, edge)]
            drawn[3].append(Span(pen.bottom, edge))
        return drawn

    # The players

    def players(self, state: GameState, names: Sequence[str]) -> list[Line]:
        shown = [self._plain(name) for name in names]
        longest = min(max(_cells(name) for name in shown), max(8, self._width // 4))
        room = self._width - longest - 4
        lines: list[Line] = []
        for seat, (name, player) in enumerate(zip(shown, state.players, strict=True), 1):
            is_mover = seat == state.mover
            mark = f"{self._pen.mover if is_mover else ' '} {self._shortened(name, longest)}  "
            stack = self._stack(player, room)
            lines.append([Span(mark, "mover" if is_mover else "heading"), *stack])
            used = sum(_cells(span.text) for span in stack)
            belongings = self._belongings(player)
            if used + 2 + _cells(", ".join(belongings)) <= room:
                lines[-1] += [Span("  "), Span(", ".join(belongings), "worms")]
            else:
                indent = Span(" " * (longest + 4))
                lines += [[indent, Span(part, "worms")] for part in self._wrapped(belongings, ", ", room)]
        return lines

    def _stack(self, player: Player, room: int) -> Line:
        """The stack bottom to top, the top tile marked; of a tall one only what fits."""
        if player.top is None:
            return [Span(self._say("show-no-tile"), "dim")]
        top = Span(f"[{player.top}]", "tile")
        below = [f"{tile} " for tile in player.stack[:-1]]
        dots = self._pen.dots
        fits = max((room - len(top.text) - len(dots) - 1) // 3, 0)
        if len(below) > fits:
            below = [f"{dots} ", *below[len(below) - fits :]]
        return [Span("".join(below)), top] if below else [top]

    def _belongings(self, player: Player) -> list[str]:
        parts = [self._say("show-worms", count=worms_of(player))]
        if player.grilled:
            parts.append(self._say("show-grilled", count=player.grilled))
        if player.specialist:
            parts.append(self._say(f"specialist-{player.specialist}-label"))
        return parts

    # The turn

    def turn(self, state: GameState, names: Sequence[str], you: Container[int]) -> list[Line]:
        turn = state.turn
        lines: list[Line] = []
        if any(turn.kept):
            lines += self._dice(self._say("show-kept"), turn.kept)
            total, is_canned = counted_total(state)
            words = self._say("show-total-canned" if is_canned else "show-total", total=total)
            if sum(_cells(span.text) for span in lines[-1]) + 2 + _cells(words) <= self._width:
                lines[-1] += [Span("  "), Span(words, "heading")]
            else:
                lines += self._sentence(words, "heading")
        if any(turn.roll):
            lines += self._dice(self._say("show-rolled"), turn.roll)
        if turn.golden:
            lines += self._sentence(self._say("show-nine-dice"), "specialist")
        if turn.weasel_used:
            lines += self._sentence(self._say("show-weasel-used"), "specialist")
        return lines + self._sentence(self._plain(whats_next(state, names, self._lang, you)), "mover")

    def _dice(self, label: str, dice: Counts) -> list[Line]:
        drawn = [Span(f"[{face}]", "dice") for face in format_dice(dice)]
        if _cells(label) + 1 + 3 * len(drawn) <= self._width:
            return [[Span(f"{label} "), *drawn]]
        return [[Span(label)], drawn]
