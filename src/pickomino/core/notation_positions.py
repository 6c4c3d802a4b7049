"""Positions as text, both ways (NOTATION: five fields on one line)."""

from __future__ import annotations

__all__ = ["format_pending", "format_position", "format_table", "parse_position"]

import re
from functools import lru_cache
from typing import Final

from .dice import NO_DICE, format_dice, parse_dice
from .errors import NotationError, PositionError, Problem, expect_text
from .rules import PRESETS, TILES, Rules, Specialist, format_rules
from .state import START_OF_TURN, GameState, Phase, Player, Turn
from .validation import defects

MAX_POSITION: Final = 400
"""More characters than the longest position has; longer text is refused unread."""

_PENDING: Final = {
    Phase.DUE: "*",
    Phase.KEPT: "",
    Phase.ROB: "?rob",
    Phase.CROW: "?crow",
    Phase.CLAIM: "?claim",
}

_FIELD_OF: Final = {
    "defect-grilled-without-extras": 1,
    "defect-player-count": 1,
    "defect-grilled-too-many": 2,
    "defect-mover": 3,
    "defect-should-be-over": 3,
}
"""The field in which a defect shows that names no piece; for all others it is the last, TURN."""


# Writing


def format_position(state: GameState) -> str:
    """The position on one line."""
    return f"{format_table(state)} {format_pending(state)}"


def format_table(state: GameState) -> str:
    """Its first four fields, which stay the same through most of a turn."""
    grill = _format_grill(state.up, state.down, state.standing)
    players = "/".join([_format_player(player) for player in state.players])
    reserve = str(state.reserve) if state.rules.extras else "-"
    return f"{grill} {players} {reserve} {state.mover or '-'}"


def _tell(state: GameState) -> str:
    """What tells it from others, in a line; one that cannot be is shown field by field."""
    try:
        return f"<GameState {format_rules(state.rules)!r} {format_position(state)!r}>"
    except (AttributeError, LookupError, TypeError, ValueError):
        return f"GameState{tuple(state)!r}"


# `state` itself imports no notation.
GameState.__str__ = format_position  # type: ignore[method-assign, assignment]
GameState.__repr__ = _tell  # type: ignore[method-assign, assignment]


# Cached, because they change at the end of a turn only.


@lru_cache(maxsize=1024)
def _format_grill(
    up: tuple[int, ...], down: tuple[int, ...], standing: tuple[tuple[int, Specialist], ...]
) -> str:
    specialists = dict(standing)
    tiles = [(tile, specialists.get(tile, "")) for tile in up] + [(tile, "x") for tile in down]
    return ".".join([f"{tile}{mark}" for tile, mark in sorted(tiles)]) or "-"


@lru_cache(maxsize=1024)
def _format_player(player: Player) -> str:
    text = ".".join(map(str, player.stack)) or "-"
    if player.grilled:
        text += f"+{player.grilled}"
    if player.specialist:
        text += f":{player.specialist}"
    return text


def format_pending(state: GameState) -> str:
    """Its last field: the turn under way."""
    turn = state.turn
    if turn.phase in (Phase.START, Phase.OVER):
        return "-"
    if turn.phase is Phase.ROLLED:
        pending = format_dice(turn.roll)
    elif turn.phase is Phase.KEEP:
        pending = f"?keep{state.me.specialist}{turn.offered}"
    else:
        pending = _PENDING[turn.phase]
    flags = "g" * turn.golden + "w" * turn.weasel_used
    return f"{format_dice(turn.kept)}:{pending}" + (f"+{flags}" if flags else "")


# Reading


def parse_position(text: str, rules: Rules = PRESETS["classic"]) -> GameState:
    """Read a position: NotationError if it has not the form, PositionError if it cannot be."""
    expect_text(text, "24 -/25 - 1 -")
    if len(text) > MAX_POSITION:
        raise NotationError(
            Problem("error-position-long", {"token": text[:40], "count": len(text), "most": MAX_POSITION})
        )
    fields = text.split(" ")
    if len(fields) != 5 or not all(fields):
        raise NotationError(Problem("error-position-fields", {"token": text, "count": len(fields)}))
    grill, players, reserve, mover, turn = fields
    up, down, standing = _parse_grill(grill)
    state = GameState(
        rules=rules,
        up=up,
        down=down,
        standing=standing,
        players=tuple([_parse_player(player) for player in players.split("/")]),
        reserve=_parse_reserve(reserve, rules),
        mover=0 if mover == "-" else _parse_seat(mover),
        turn=START_OF_TURN,
    )
    state = _with_parsed_turn(state, turn)
    found = defects(state)
    if found:
        raise PositionError(tuple([_located(defect, fields) for defect in found]))
    return state


def _located(defect: Problem, fields: list[str]) -> Problem:
    """The defect with the token of the text in which it shows."""
    params = defect.params
    if defect.key == "defect-crow-held":
        token = str(Specialist.CROW)
    else:
        token = str(params.get("specialist") or params.get("tile") or fields[_FIELD_OF.get(defect.key, 4)])
    return defect._replace(params={**params, "token": token})


def _malformed(key: str, token: str, clause: str = "") -> NotationError:
    return NotationError(Problem(key, {"token": token}, clause))


_GRILL_TILE: Final = re.compile(r"([1-9][0-9])([chrwgax]?)", re.ASCII)
_PLAYER: Final = re.compile(r"(-|[0-9.]+)(?:\+([1-9]))?(?::([chrwga]))?", re.ASCII)
_TURN: Final = re.compile(
    r"([1-5W]*):(\*|[1-5W]*|\?rob|\?crow|\?claim|\?keep[chrwga]{2})(?:\+(g?w?))?", re.ASCII
)


def _parse_tile(text: str, token: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]", text, re.ASCII) or int(text) not in TILES:
        raise _malformed("error-tile", token, "S2")
    return int(text)


def _parse_grill(text: str) -> tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, Specialist], ...]]:
    up: list[int] = []
    down: list[int] = []
    standing: list[tuple[int, Specialist]] = []
    last = 0
    for token in [] if text == "-" else text.split("."):
        match = _GRILL_TILE.fullmatch(token)
        if match is None:
            raise _malformed("error-grill-tile", token)
        tile = _parse_tile(match[1], token)
        if tile < last:
            raise _malformed("error-grill-order", token)
        last = tile
        (down if match[2] == "x" else up).append(tile)
        if match[2] not in ("", "x"):
            standing.append((tile, Specialist(match[2])))
    return tuple(up), tuple(down), tuple(standing)


def _parse_player(text: str) -> Player:
    match = _PLAYER.fullmatch(text)
    if match is None:
        raise _malformed("error-player", text)
    stack = () if match[1] == "-" else tuple([_parse_tile(tile, text) for tile in match[1].split(".")])
    return Player(stack, int(match[2] or 0), Specialist(match[3]) if match[3] else None)


def _parse_reserve(text: str, rules: Rules) -> int:
    if rules.extras:
        if not re.fullmatch(r"[0-9]", text, re.ASCII):
            raise _malformed("error-reserve", text, "S4")
        return int(text)
    if text != "-":
        raise _malformed("error-reserve-without-extras", text, "S4")
    return 0


def _parse_seat(text: str) -> int:
    if not re.fullmatch(r"[1-9]", text, re.ASCII):
        raise _malformed("error-mover", text, "S3")
    return int(text)


def _with_parsed_turn(state: GameState, text: str) -> GameState:
    if not state.mover:
        if text != "-":
            raise _malformed("error-turn-when-over", text, "E1")
        return state._replace(turn=Turn(Phase.OVER))
    if text == "-":
        return state
    match = _TURN.fullmatch(text)
    if match is None or match[3] == "":
        raise _malformed("error-turn-field", text)
    kept, pending, flags = parse_dice(match[1]), match[2], match[3] or ""
    phase, roll, offered = Phase.ROLLED, NO_DICE, None
    if pending.startswith("?keep"):
        if state.mover <= len(state.players) and pending[5] != state.me.specialist:
            raise _malformed("error-keep-held", text, "X6")
        phase, offered = Phase.KEEP, Specialist(pending[6])
    else:
        phase = next((phase for phase, mark in _PENDING.items() if mark == pending), Phase.ROLLED)
        if phase is Phase.ROLLED:
            roll = parse_dice(pending)
    return state._replace(turn=Turn(phase, kept, roll, "g" in flags, "w" in flags, offered))
