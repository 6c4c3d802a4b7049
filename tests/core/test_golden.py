"""The golden playthroughs are still told word for word as they were read and committed."""

from __future__ import annotations

from collections import Counter

import pytest

from golden import FOLDER, GAMES, Game, tell
from pickomino.core.events import EVENT_KINDS
from pickomino.core.rules import PRESETS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.path.stem)
def test_game_is_told_as_committed(game: Game) -> None:
    assert tell(game).splitlines() == game.path.read_text(encoding="utf-8").splitlines()


def test_two_games_a_preset_and_no_file_without_a_game() -> None:
    assert Counter(game.preset for game in GAMES) == dict.fromkeys(PRESETS, 2)
    assert {path.name for path in FOLDER.iterdir()} == {game.path.name for game in GAMES}


def test_together_they_show_every_kind_of_event() -> None:
    said = "".join(game.path.read_text(encoding="utf-8") for game in GAMES)
    assert [kind for kind in EVENT_KINDS if f" {kind.replace('_', ' ')}: " not in said] == []
