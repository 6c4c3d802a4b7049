"""A position laid out piece by piece, as somebody sets it up on the page."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Field, StringConstraints

from pickomino.core.dice import NO_DICE, Counts, parse_dice
from pickomino.core.rules import TILES, Rules, Specialist
from pickomino.core.state import GameState, Phase, Player, Turn
from pickomino.server.api.schema import Sent

MOST_TILES = 40
"""More than there are, so that a tile laid twice is found and named."""


def _check_tile(tile: int) -> int:
    if tile not in TILES:
        raise ValueError(f"there is no tile {tile}")
    return tile


Tile = Annotated[int, Field(strict=True), AfterValidator(_check_tile)]
Letter = Literal["c", "h", "r", "w", "g", "a"]
Dice = Annotated[str, StringConstraints(pattern=r"^[1-5W]{0,9}$")]
Worms = Annotated[int, Field(ge=0, le=9, strict=True)]


class GrillSetup(Sent):
    tile: Tile
    up: bool = True
    specialist: Letter | None = None


class PlayerSetup(Sent):
    stack: Annotated[list[Tile], Field(max_length=MOST_TILES)] = Field(default_factory=list)
    grilled: Worms = 0
    specialist: Letter | None = None


class TurnSetup(Sent):
    phase: Literal["start", "due", "rolled", "kept", "rob", "crow", "claim", "keep", "over"] = "start"
    kept: Dice = ""
    roll: Dice | None = None
    golden: bool = False
    weasel_used: bool = False
    offered: Letter | None = None


class Setup(Sent):
    """The fields of a view that are set; everything else follows from them."""

    grill: Annotated[list[GrillSetup], Field(max_length=MOST_TILES)]
    players: Annotated[list[PlayerSetup], Field(min_length=1, max_length=7)]
    reserve: Worms | None = None
    mover: Annotated[int, Field(ge=1, le=7, strict=True)] | None = None
    turn: TurnSetup = TurnSetup()


def state_of(setup: Setup, rules: Rules) -> GameState:
    """The state that was set up; whether it can be is for `defects` to say."""
    tiles = sorted(setup.grill, key=lambda laid: laid.tile)
    return GameState(
        rules=rules,
        up=tuple([laid.tile for laid in tiles if laid.up]),
        down=tuple([laid.tile for laid in tiles if not laid.up]),
        standing=tuple([(laid.tile, Specialist(laid.specialist)) for laid in tiles if laid.specialist]),
        players=tuple(
            [
                Player(tuple(player.stack), player.grilled, _specialist(player.specialist))
                for player in setup.players
            ]
        ),
        reserve=setup.reserve or 0,
        mover=setup.mover or 0,
        turn=_turn_of(setup) if setup.mover else Turn(Phase.OVER),
    )


def _turn_of(setup: Setup) -> Turn:
    given = setup.turn
    phase = Phase(given.phase)
    if phase in (Phase.START, Phase.OVER):
        return Turn(Phase.START)
    roll: Counts = parse_dice(given.roll or "") if phase is Phase.ROLLED else NO_DICE
    offered = _specialist(given.offered) if phase is Phase.KEEP else None
    return Turn(phase, parse_dice(given.kept), roll, given.golden, given.weasel_used, offered)


def _specialist(letter: Letter | None) -> Specialist | None:
    return None if letter is None else Specialist(letter)
