"""Golden playthroughs: whole games told so that a person can check them with the rule sheet in hand.

`make golden` writes them anew into tests/golden/; read the difference before committing it.
A game is said turn by turn: the position, then each decision (`>`) or fall of the dice (`*`) with the turn as
it stands after it, and below it what happened.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from pickomino.core.actions import Action
from pickomino.core.dice import format_dice
from pickomino.core.events import Event
from pickomino.core.notation_positions import format_position
from pickomino.core.rules import PRESETS
from walks import walk

FOLDER = Path(__file__).parent / "golden"


class Game(NamedTuple):
    """A game of chance's choices; the seeds are chosen for games that are short and rich."""

    preset: str
    players: int
    seed: int

    @property
    def path(self) -> Path:
        """Where it is told."""
        return FOLDER / f"{self.preset}-{self.players}-players.txt"


GAMES = (
    Game("classic", 2, 20),
    Game("classic", 3, 49),
    Game("extrawurm", 2, 48),
    Game("extrawurm", 4, 27),
    Game("house", 2, 123),
    Game("house", 3, 119),
    Game("squeakers", 2, 26),
    Game("squeakers", 4, 116),
)


def tell(game: Game) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game)) + "\n"


def _lines(game: Game) -> Iterator[str]:
    yield f"{game.preset}, {game.players} players, seed {game.seed}"
    turn, begins = 0, True
    for before, move, after, events in walk(PRESETS[game.preset], game.players, game.seed):
        if begins:
            turn += 1
            yield ""
            yield f"Turn {turn}: {format_position(before)}"
        begins = any(event.kind in ("turn_began", "game_over") for event in events)
        text = f"> {move}" if isinstance(move, Action) else f"* {format_dice(move)}"
        yield f"  {text}" if begins else f"  {text:<14} {format_position(after).split(' ')[4]}"
        for event in events:
            yield f"      {_told(event)}"
    yield ""
    yield f"End: {format_position(after)}"


def _told(event: Event) -> str:
    params = ", ".join(f"{name} {value}" for name, value in event.params().items())
    return f"{event.kind.replace('_', ' ')}: {params}"


def main() -> None:
    """Write every game anew."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game in GAMES:
        game.path.write_text(tell(game), encoding="utf-8")


if __name__ == "__main__":
    main()
