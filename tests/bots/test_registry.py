"""The registry: every bot by its spec, with its settings, its policy and its name at a table."""

from __future__ import annotations

import sys

import pytest

from pickomino.bots.registry import (
    bot_names,
    find_strategy,
    is_bot,
    make_bot,
    make_policy,
    name_for,
    parse_spec,
    split_specs,
    usual_bots,
)
from pickomino.bots.strategy import Strategy
from pickomino.core.rules import PRESETS
from pickomino.play.record import check_name


def test_every_name_has_a_strategy() -> None:
    assert bot_names(local=True) == (*bot_names(), "exec")
    for name in bot_names(local=True):
        assert isinstance(find_strategy(name, local=True), Strategy)


def test_what_people_are_offered_can_be_played() -> None:
    assert len(usual_bots()) == 5
    for spec in usual_bots():
        make_bot(spec)


@pytest.mark.parametrize("players", [2, 3, 5])
@pytest.mark.parametrize("rules", ["classic", "extrawurm"])
def test_who_has_a_policy(rules: str, players: int) -> None:
    compiled = {name for name in bot_names() if make_policy(name, PRESETS[rules], players) is not None}
    assert compiled >= {"greedy", "swing", "champion"}
    assert make_policy("champion:time=1", PRESETS[rules], players) is None
    assert make_policy(f"exec:{sys.executable}", PRESETS[rules], players) is None


def test_settings_are_read() -> None:
    _, settings = parse_spec("champion:plies=2,endgame=no,time=0.5")
    assert settings == {"plies": 2, "endgame": False, "time": 0.5}
    command = f"{sys.executable} -c 'print(1, 2)'"
    _, settings = parse_spec(f"exec:{command}", local=True)
    assert settings == {"argument": command}


def test_specs_between_commas() -> None:
    assert split_specs("Ann, champion:plies=2,level=3,timid") == ["Ann", "champion:plies=2,level=3", "timid"]
    assert [is_bot(name) for name in ("Ann", "timid", "champion:level=1", "exec:x")] == [
        False,
        True,
        True,
        True,
    ]


@pytest.mark.parametrize("spec", ["timid", 'exec:python "/a b/c.py" ' + "x" * 50, "exec:C:\\bot.exe"])
def test_a_spec_as_a_players_name(spec: str) -> None:
    check_name(f"{name_for(spec)} 7")
