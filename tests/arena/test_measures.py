"""Measures of strength beside win rates: errors in endgames, and whether winning chances are true."""

from __future__ import annotations

import pytest

from pickomino.arena.calibration import calibrate
from pickomino.arena.endgames import collect_endgames, endgame_error
from pickomino.bots.champion import ENDGAME_NODES
from pickomino.core.rules import PRESETS
from pickomino.solver.game.packing import unpack

CLASSIC = PRESETS["classic"]


def test_endgames_of_self_play_and_their_errors() -> None:
    found = collect_endgames(CLASSIC, 4, seed=1)
    assert sorted(found) == [1, 2, 3]
    for tiles, rows in found.items():
        assert len(rows) == 4
        for state in [unpack(row, CLASSIC) for row in rows]:
            assert len(state.up) == tiles
            assert all(player.stack for player in state.players)
    error = endgame_error(CLASSIC, 1, found[1], deep=ENDGAME_NODES, doubled=2)
    assert error.champion == 0.0, "the champion searches just as deep"
    assert 0.0 < error.net < 0.2
    assert 0.0 < error.bound < 0.05
    assert error.exact == 0


def test_chances_are_compared_with_games_won() -> None:
    found = calibrate(CLASSIC, 2, games=256, seed=1)
    assert sum(tenth.positions for tenth in found) > 128
    said = [tenth.said for tenth in found]
    assert said == sorted(said)
    assert 0.0 <= said[0] < 0.2
    assert 0.8 < said[-1] <= 1.0
    many = [tenth for tenth in found if tenth.positions >= 20]
    assert many
    for tenth in many:
        assert tenth.won == pytest.approx(tenth.said, abs=0.2)
