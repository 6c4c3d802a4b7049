"""How a game in the middle of a turn lies in a row, and how an environment shows it: version 0 of both layouts.

A row is a packed position (`game_rows`) followed by the columns of the turn under way. An observation is a row of small
whole numbers, seen from one seat: player 0 is the observer, player 1 sits to the left of it, and so on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.core.actions import ACTIONS
from pickomino.core.rules import KNOBS, SPECIALISTS
from pickomino.core.state import Phase

from .game_rows import TILE_COUNT, WIDTH, Counts64, Ints

Bytes = npt.NDArray[np.int8]
Flags = npt.NDArray[np.uint8]
Doubles = npt.NDArray[np.float64]

# Columns of the turn, behind those of the position.
PHASE: Final = WIDTH  # what the game waits for, see PHASES
KEPT: Final = WIDTH + 1  # the dice set aside, four bits a face
ROLLED: Final = WIDTH + 2  # the dice just rolled, likewise; 0 but in phase ROLLED
LEFT: Final = WIDTH + 3  # dice not set aside
NINE: Final = WIDTH + 4  # 1: nine dice are in play (X12)
WEASEL_USED: Final = WIDTH + 5
OFFERED: Final = WIDTH + 6  # the specialist just got, in phase KEEP only, else NONE
CHANGED: Final = WIDTH + 7  # 1: the position is not yet in the observation
LEARNER: Final = WIDTH + 8  # the seat that the caller plays, or NONE where it plays all
SEED: Final = WIDTH + 9  # two: the seed of the row's games, low half first
EPISODE: Final = WIDTH + 11  # games begun under that seed
STEP_WIDTH: Final = WIDTH + 12

PHASES: Final = (
    Phase.START, Phase.ROLLED, Phase.KEPT, Phase.ROB, Phase.CROW, Phase.CLAIM, Phase.KEEP, Phase.OVER,
)  # fmt: skip
"""What an environment can wait for. Dice fall at once, so none waits for them."""
START, FACE, GO_ON, ROB, CROW, CLAIM, KEEP, OVER = range(len(PHASES))

ACTION_COUNT: Final = len(ACTIONS)
"""An environment's actions are the ids of `core.actions`. Only `rob` differs: it counts seats from the mover."""

# Indices of an observation.
SEES_UP: Final = 0  # 18: the tile lies face up on the grill
SEES_DOWN: Final = SEES_UP + TILE_COUNT  # 18: face down
SEES_STANDING: Final = SEES_DOWN + TILE_COUNT  # 6 × 18: the specialist stands on the tile
SEES_RESERVE: Final = SEES_STANDING + len(SPECIALISTS) * TILE_COUNT
SEES_RULES: Final = SEES_RESERVE + 1  # the knobs
SEES_PHASE: Final = SEES_RULES + len(KNOBS)  # 8
SEES_KEPT: Final = SEES_PHASE + len(PHASES)  # 6 counts
SEES_ROLL: Final = SEES_KEPT + 6  # 6 counts
SEES_TOTAL: Final = SEES_ROLL + 6
SEES_LEFT: Final = SEES_TOTAL + 1
SEES_NINE: Final = SEES_LEFT + 1
SEES_WEASEL_USED: Final = SEES_NINE + 1
SEES_OFFERED: Final = SEES_WEASEL_USED + 1  # 6
SEES_CLAIM: Final = SEES_OFFERED + len(SPECIALISTS)  # a stop now claims something
SEES_STEAL: Final = SEES_CLAIM + 1  # and it can be a steal
SEES_WORMS: Final = SEES_STEAL + 1  # worms on the best tile it can claim
SEES_PLAYERS: Final = SEES_WORMS + 1  # from here on a block for each player

# Indices within a player's block.
PLAYER_MOVES: Final = 0
PLAYER_TOP: Final = 1  # 18
PLAYER_STACK: Final = PLAYER_TOP + TILE_COUNT  # 18: the tile's place in the stack, 1 at the bottom
PLAYER_WORMS: Final = PLAYER_STACK + TILE_COUNT
PLAYER_GRILLED: Final = PLAYER_WORMS + 1
PLAYER_HOLDS: Final = PLAYER_GRILLED + 1  # 6
PLAYER_SIZE: Final = PLAYER_HOLDS + len(SPECIALISTS)


def observation_size(players: int) -> int:
    """How many numbers an observation has, by the number of players."""
    return SEES_PLAYERS + players * PLAYER_SIZE


# Opponents that the kernel plays by itself; the others are played by the caller, turn by turn.
PLAYED_OUTSIDE: Final = 0
PLAYED_RANDOM: Final = 1
PLAYED_TIMID: Final = 2

# Which seat the caller plays; else its number.
SEAT_ALL: Final = -1
SEAT_DRAWN: Final = -2  # another one each game

# What a player is paid at the end of a game.
PAYS_WIN: Final = 0  # a win, or a part of a shared one
PAYS_MARGIN: Final = 1  # own worms less those of the best opponent

STREAM_KEY: Final = 0x5049434B  # of all environments' chance; games differ by their number


class Games(NamedTuple):
    """Games played side by side, decision by decision; game `g` lies at `g * STEP_WIDTH` of the cells."""

    cells: Ints
    rules: Ints
    start: Ints  # the packed position from which games start
    seating: Ints  # the seat that the caller plays (see SEAT_ALL, SEAT_DRAWN), and what a game pays
    opponents: Ints  # by seats to the left of the caller's, less 1: who plays there (PLAYED_OUTSIDE, …)
    spans: Counts64  # see game_rows.dice_tables
    counts: Ints
    observations: Bytes
    masks: Bytes
    legal: Counts64  # game → set of legal actions
    acting: Ints  # game → the seat that sees the observation
    waiting: Ints  # game → 1 + the number of the opponent whose turn is to be played outside; 0: none
    rewards: Doubles  # game × players: what each seat is paid; 0 until the game ends
    ended: Flags  # game → 1: by the rules
    cut: Flags  # game → 1: by the limit of turns (E5)
