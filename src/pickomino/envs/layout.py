"""The layouts of observations and actions in words, index by index.

`python -m pickomino.envs.layout 2` prints both for two players.
"""

from __future__ import annotations

__all__ = ["VERSION", "describe_actions", "describe_observation", "highest_values", "main"]

import sys
from collections.abc import Sequence
from typing import Final

import numpy as np

from pickomino.core.actions import ACTIONS, ROB, ActionKind
from pickomino.core.dice import FACES
from pickomino.core.rules import KNOBS, MAX_PLAYERS, MIN_PLAYERS, SPECIALISTS, TILES, Specialist
from pickomino.core.state import Phase
from pickomino.kernels.step_layout import (
    PHASES,
    PLAYER_GRILLED,
    PLAYER_SIZE,
    PLAYER_STACK,
    PLAYER_WORMS,
    SEES_KEPT,
    SEES_LEFT,
    SEES_PLAYERS,
    SEES_RESERVE,
    SEES_TOTAL,
    SEES_WORMS,
    Bytes,
    observation_size,
)

VERSION: Final = 0
"""Of both layouts. If an index ever means something else, this number and the environments' names change."""


def describe_observation(players: int) -> list[str]:
    """What every index of an observation holds."""
    names = [f"{tile} lies face up on the grill" for tile in TILES]
    names += [f"{tile} lies face down" for tile in TILES]
    names += [f"{_NAMES[specialist]} stands on {tile}" for specialist in SPECIALISTS for tile in TILES]
    names.append("grilled worms in the reserve")
    names += [f"rules: {_KNOB_SET[knob]}" for knob in KNOBS]
    names += [f"waiting for: {_PHASE_NAMES[phase]}" for phase in PHASES]
    names += [f"dice set aside that show {face}" for face in FACES]
    names += [f"dice of the last roll that show {face}" for face in FACES]
    names += ["total of the dice set aside", "dice not set aside"]
    names += ["nine dice are in play", "the weasel was used this turn"]
    names += [f"{_NAMES[specialist]} was just got and may be kept" for specialist in SPECIALISTS]
    names += ["a stop now claims something", "it can be a steal", "worms on the best tile that it can claim"]
    for away in range(players):
        whose = "observer" if away == 0 else f"player {away} to the left"
        names.append(f"{whose}: is to move")
        names += [f"{whose}: {tile} is the top tile" for tile in TILES]
        names += [f"{whose}: place of {tile} in the stack, 1 at the bottom" for tile in TILES]
        names += [f"{whose}: worms", f"{whose}: grilled worms"]
        names += [f"{whose}: holds {_NAMES[specialist]}" for specialist in SPECIALISTS]
    return names


def highest_values(players: int) -> Bytes:
    """The highest value that each index of an observation can have; the lowest is 0."""
    highest = np.ones(observation_size(players), np.int8)
    for at, most in (
        (SEES_RESERVE, 7), (SEES_TOTAL, 45), (SEES_LEFT, 9), (SEES_WORMS, 4),
    ):  # fmt: skip
        highest[at] = most
    highest[SEES_KEPT:SEES_TOTAL] = 9
    for away in range(players):
        at = SEES_PLAYERS + away * PLAYER_SIZE
        highest[at + PLAYER_STACK : at + PLAYER_WORMS] = len(TILES)
        highest[at + PLAYER_WORMS] = 52  # all tiles, grilled worms and the apple
        highest[at + PLAYER_GRILLED] = 7
    return highest


def describe_actions() -> list[str]:
    """What every index of an action means."""
    names = []
    for action in ACTIONS:
        match action.kind:
            case ActionKind.SET_ASIDE:
                names.append(f"set aside all dice that show {FACES[action.face]}")
            case ActionKind.ROB:
                away = action.id - ROB[1].id
                names.append(f"rob the player {away} to the left" if away else "never legal: rob oneself")
            case ActionKind.KEEP:
                assert action.specialist is not None
                names.append(f"keep {_NAMES[action.specialist]}")
            case ActionKind.TAKE | ActionKind.STEAL:
                names.append(action.text)
            case _:
                names.append(_ACTION_NAMES[action.kind])
    return names


_NAMES: Final = {
    Specialist.CANNED: "canned worm",
    Specialist.HEN: "hen",
    Specialist.CROW: "crow",
    Specialist.WEASEL: "weasel",
    Specialist.GOLDEN: "golden die",
    Specialist.APPLE: "apple",
}
_KNOB_SET: Final = {
    "extras": "extras",
    "fallback": "fallback any",
    "steal": "steal optional",
    "flip_empty_handed": "flip empty-handed",
    "six_faces_end_turn": "six faces end the turn",
}
_PHASE_NAMES: Final = {
    Phase.START: "the first roll",
    Phase.ROLLED: "a face, or the weasel",
    Phase.KEPT: "roll or stop",
    Phase.ROB: "whom to rob for a double one",
    Phase.CROW: "whom to rob for the crow",
    Phase.CLAIM: "which tile to claim",
    Phase.KEEP: "which specialist to keep",
    Phase.OVER: "nothing, the game is over",
}
_ACTION_NAMES: Final = {
    ActionKind.ROLL: "roll",
    ActionKind.ROLL9: "roll nine dice",
    ActionKind.WEASEL: "use the weasel: roll the same dice again",
    ActionKind.STOP: "stop, or accept a bust instead of using the weasel",
    ActionKind.STOP_CANNED: "stop and count the canned worm",
}


def main(arguments: Sequence[str]) -> None:
    """Print both layouts."""
    if len(arguments) != 1 or arguments[0] not in map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)):
        sys.exit(f"usage: python -m pickomino.envs.layout PLAYERS ({MIN_PLAYERS} to {MAX_PLAYERS})")
    players = int(arguments[0])
    highest = highest_values(players)
    print(f"observation, version {VERSION}, {players} players: index, highest value, meaning")
    for at, name in enumerate(describe_observation(players)):
        print(f"{at:4} {highest[at]:3}  {name}")
    print(f"actions, version {VERSION}: index, meaning")
    for at, name in enumerate(describe_actions()):
        print(f"{at:4}  {name}")


if __name__ == "__main__":
    main(sys.argv[1:])
