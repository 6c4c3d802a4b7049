"""A position as text for a terminal."""

from __future__ import annotations

__all__ = [
    "Line",
    "Span",
    "counted_total",
    "position_lines",
    "position_rich",
    "position_text",
    "seat_names",
    "whats_next",
]

import unicodedata
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, TypeAlias

from pickomino.core.claim import CANNED_VALUE
from pickomino.core.dice import WORM, Counts, format_dice, total_of
from pickomino.core.outcome import outcome, worms_of
from pickomino.core.rules import worms_on
from pickomino.core.state import GameState, Phase, Player
from pickomino.messages import say, tell_list

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
) -> str:
    """A position as plain text no wider than `width` (and not narrower than a few tiles)."""
    lines = position_lines(state, names, lang, width, ascii_only)
    return "\n".join(["".join([span.text for span in line]).rstrip() for line in lines])


def position_rich(
    state: GameState,
    names: Sequence[str] = (),
    lang: str = "en",
    width: int = 80,
    ascii_only: bool = False,
) -> Text:
    """The same in colour, for Rich to print."""
    from rich.text import Text

    text = Text()
    for line in position_lines(state, names, lang, width, ascii_only):
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
) -> list[Line]:
    """A position as lines of styled spans."""
    pen = _ASCII if ascii_only else _INK
    width = max(width, _LEAST_WIDTH)
    called = seat_names(state, names, lang)
    lines = [
        *_grill(state, pen, lang, width),
        [],
        *_players(state, called, pen, lang, width),
        [],
        *_turn(state, called, lang, width),
    ]
    if ascii_only:
        return [[Span(_as_ascii(span.text), span.style) for span in line] for line in lines]
    return lines


def seat_names(state: GameState, names: Sequence[str], lang: str = "en") -> list[str]:
    """A name for every seat: the one given, else its number."""
    return [
        names[seat - 1] if seat <= len(names) else say("seat-name", {"seat": seat}, lang)
        for seat in range(1, len(state.players) + 1)
    ]


def _as_ascii(text: str) -> str:
    """Letters without their accents, and a question mark for what has no plain letter."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'").replace("ß", "ss"))
    return (
        "".join([sign for sign in plain if not unicodedata.combining(sign)])
        .encode("ascii", "replace")
        .decode()
    )


def _cells(text: str) -> int:
    """How many columns a text takes: wide signs take two, combining ones none."""
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def _shortened(text: str, most: int, dots: str) -> str:
    """A text cut to so many columns, and filled up to them."""
    if _cells(text) > most:
        while text and _cells(text + dots) > most:
            text = text[:-1]
        text += dots
    return text + " " * (most - _cells(text))


def _sentence(text: str, style: str, width: int) -> list[Line]:
    return [[Span(part, style)] for part in _wrapped(text.split(), " ", width)]


# The grill


def _grill(state: GameState, pen: _Pen, lang: str, width: int) -> list[Line]:
    tiles = sorted([*state.up, *state.down])
    lines: list[Line] = []
    if not tiles:
        lines += _sentence(say("show-grill-empty", lang=lang), "dim", width)
    most = width // _TILE_WIDTH
    rows = -(-len(tiles) // most)
    a_row = -(-len(tiles) // rows) if rows else 0
    for row in range(rows):
        lines += _tile_row(state, tiles[row * a_row : (row + 1) * a_row], pen)
    if state.standing:
        legend = [
            f"{specialist} {say(f'specialist-{specialist}-label', lang=lang)}"
            for _, specialist in state.standing
        ]
        lines += [[Span(part, "specialist")] for part in _wrapped(legend, ", ", width)]
    if state.rules.extras:
        lines += _sentence(say("show-reserve", {"count": state.reserve}, lang), "", width)
    return lines


def _tile_row(state: GameState, tiles: Sequence[int], pen: _Pen) -> list[Line]:
    standing = dict(state.standing)
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


def _wrapped(parts: Sequence[str], between: str, width: int) -> list[str]:
    """Parts joined into as few lines as fit."""
    lines: list[str] = []
    for part in parts:
        if lines and _cells(lines[-1] + between + part) <= width:
            lines[-1] += between + part
        else:
            lines.append(part if _cells(part) <= width else _shortened(part, width, "..."))
    return lines


# The players


def _players(state: GameState, names: Sequence[str], pen: _Pen, lang: str, width: int) -> list[Line]:
    longest = min(max(_cells(name) for name in names), max(8, width // 4))
    lines: list[Line] = []
    for seat, (name, player) in enumerate(zip(names, state.players, strict=True), 1):
        is_mover = seat == state.mover
        mark = f"{pen.mover if is_mover else ' '} {_shortened(name, longest, pen.dots)}  "
        room = width - longest - 4
        stack = _stack(player, pen, lang, room)
        lines.append([Span(mark, "mover" if is_mover else "heading"), *stack])
        used = sum(_cells(span.text) for span in stack)
        belongings = _belongings(player, lang)
        if used + 2 + _cells(", ".join(belongings)) <= room:
            lines[-1] += [Span("  "), Span(", ".join(belongings), "worms")]
        else:
            lines += [
                [Span(" " * (longest + 4)), Span(part, "worms")] for part in _wrapped(belongings, ", ", room)
            ]
    return lines


def _stack(player: Player, pen: _Pen, lang: str, room: int) -> Line:
    """The stack bottom to top, the top tile marked; of a tall one only what fits."""
    if player.top is None:
        return [Span(say("show-no-tile", lang=lang), "dim")]
    top = Span(f"[{player.top}]", "tile")
    below = [f"{tile} " for tile in player.stack[:-1]]
    fits = max((room - len(top.text) - len(pen.dots) - 1) // 3, 0)
    if len(below) > fits:
        below = [f"{pen.dots} ", *below[len(below) - fits :]]
    return [Span("".join(below)), top] if below else [top]


def _belongings(player: Player, lang: str) -> list[str]:
    parts = [say("show-worms", {"count": worms_of(player)}, lang)]
    if player.grilled:
        parts.append(say("show-grilled", {"count": player.grilled}, lang))
    if player.specialist:
        parts.append(say(f"specialist-{player.specialist}", lang=lang))
    return parts


# The turn


def _turn(state: GameState, names: Sequence[str], lang: str, width: int) -> list[Line]:
    turn = state.turn
    lines: list[Line] = []
    if any(turn.kept):
        lines += _dice(say("show-kept", lang=lang), turn.kept, width)
        total = _total(state, lang)
        if sum(_cells(span.text) for span in lines[-1]) + 2 + _cells(total) <= width:
            lines[-1] += [Span("  "), Span(total, "heading")]
        else:
            lines += _sentence(total, "heading", width)
    if any(turn.roll):
        lines += _dice(say("show-rolled", lang=lang), turn.roll, width)
    if turn.golden:
        lines += _sentence(say("show-nine-dice", lang=lang), "specialist", width)
    if turn.weasel_used:
        lines += _sentence(say("show-weasel-used", lang=lang), "specialist", width)
    return lines + _sentence(whats_next(state, names, lang), "mover", width)


def _total(state: GameState, lang: str) -> str:
    total, is_canned = counted_total(state)
    return say("show-total-canned" if is_canned else "show-total", {"total": total}, lang)


def counted_total(state: GameState) -> tuple[int, bool]:
    """The sum of the dice set aside, and whether the canned worm is counted in it."""
    turn = state.turn
    total = total_of(turn.kept)
    # After a claim without a worm die the canned worm must have been counted (C1, X11).
    if turn.phase in (Phase.CLAIM, Phase.CROW, Phase.KEEP) and not turn.kept[WORM]:
        return total + CANNED_VALUE, True
    return total, False


def _dice(label: str, dice: Counts, width: int) -> list[Line]:
    drawn = [Span(f"[{face}]", "dice") for face in format_dice(dice)]
    if _cells(label) + 1 + 3 * len(drawn) <= width:
        return [[Span(f"{label} "), *drawn]]
    return [[Span(label)], drawn]


_NEXT: Final = {
    Phase.START: "show-start",
    Phase.DUE: "show-due",
    Phase.ROLLED: "show-choose-face",
    Phase.KEPT: "show-roll-or-stop",
    Phase.ROB: "show-rob",
    Phase.CROW: "show-rob",
    Phase.CLAIM: "show-claim",
}


def whats_next(state: GameState, names: Sequence[str], lang: str = "en") -> str:
    """What the game is waiting for, in a sentence; `names` by seat, one for each."""
    if state.is_over:
        result = outcome(state)
        winners = tell_list([names[seat - 1] for seat in result.winners], lang)
        return say("show-over", {"winners": winners, "tie_break": result.tie_break}, lang)
    turn, name = state.turn, names[state.mover - 1]
    if turn.phase is Phase.KEEP:
        held = say(f"specialist-{state.me.specialist}", lang=lang)
        offered = say(f"specialist-{turn.offered}", lang=lang)
        return say("show-keep", {"name": name, "held": held, "offered": offered}, lang)
    key = _NEXT[turn.phase]
    if turn.phase is Phase.ROLLED and not any(
        rolled and not kept for rolled, kept in zip(turn.roll, turn.kept, strict=True)
    ):
        key = "show-weasel-or-bust"  # X12
    elif turn.phase is Phase.KEPT and not turn.dice_left:
        key = "show-count-canned"  # T5, X11
    return say(key, {"name": name, "count": turn.dice_left}, lang)
