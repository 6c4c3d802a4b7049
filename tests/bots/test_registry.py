"""The registry: every bot by its spec, with its settings and its policy; mistyped ones are told what was meant."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import numpy as np
import pytest

from pickomino.bots import registry
from pickomino.bots.bot import BotSpecError
from pickomino.bots.lockstep import Lockstep
from pickomino.bots.python_class import ClassBot
from pickomino.bots.registry import (
    bot_names,
    find_strategy,
    make_bot,
    make_policy,
    parse_spec,
    usual_bots,
)
from pickomino.bots.seats import Seat, name_for, read_seats, split_specs
from pickomino.bots.strategy import Strategy
from pickomino.core.engine import legal_actions, new_game
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.play.record import check_name
from pickomino.solver.game.packing import pack


@pytest.fixture
def beside_my_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The current directory is where `my_bots.py` lies."""
    monkeypatch.chdir(Path(__file__).parent)


def test_every_name_has_a_strategy() -> None:
    assert set(bot_names(local=True)) == {*bot_names(), "exec", "py"}
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


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("chmpion", "“chmpion” is not a bot. Did you mean champion?"),
        ("Greedy", "“Greedy” is not a bot. Did you mean greedy?"),
        ("zzz", "“zzz” is not a bot. The bots are: random timid greedy swing champion exec py."),
        ("champion:levle=2", "“levle=2” is not an option of champion. Did you mean level?"),
        ("greedy:level=2", "“level=2” is not an option of greedy. Its options are: -."),
        (
            "champion:character=bald",
            "a value it cannot have. Possible values: bold cautious thief collector.",
        ),
        (
            "champion:level=9",
            "“level=9” gives this option of champion a value it cannot have. Possible values: 1 … 5.",
        ),
        ("py:", "“” does not name a class: write py:package.module:Class."),
        ("py:my_bots", "“my_bots” does not name a class: write py:package.module:Class."),
        ("py:my_bots:Missing", "The bot my_bots:Missing cannot be loaded: AttributeError: "),
        ("py:no_such_module_anywhere:Bot", "cannot be loaded: ModuleNotFoundError: "),
        ("py:my_bots:Picky", "cannot be loaded: TypeError: "),
        ("py:my_bots:NoBot", "my_bots:NoBot is not a bot: it has no method choose(state, rng)."),
    ],
)
@pytest.mark.usefixtures("beside_my_bots")
def test_a_wrong_spec_says_what_is_wrong(spec: str, said: str) -> None:
    with pytest.raises(BotSpecError) as refused:
        make_bot(spec, local=True)
    assert said in str(refused.value)


@pytest.mark.parametrize("spec", ["exec:true", "py:my_bots:First"])
def test_strangers_cannot_run_code_of_this_machine(spec: str) -> None:
    with pytest.raises(BotSpecError):
        make_bot(spec)


def test_seats_are_read() -> None:
    assert split_specs("Ann, champion:plies=2,level=3,timid") == ["Ann", "champion:plies=2,level=3", "timid"]
    assert split_specs("exec:bot,champion:level=2,plies=1") == ["exec:bot", "champion:level=2,plies=1"]
    assert read_seats("Ann,champion:plies=2,level=3,timid,timid,person:greedy,Émile") == [
        Seat("Ann", ""),
        Seat("champion:plies=2,level=3", "champion:plies=2,level=3"),
        Seat("timid", "timid"),
        Seat("timid 4", "timid"),
        Seat("greedy", ""),
        Seat("Émile", ""),
    ]


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("Ann,chmpion", "Did you mean champion?"),
        ("Ann,bob", "“bob” is not a bot."),
        ("Ann,Champion", "Write champion for the bot, or person:Champion for a person."),
        ("Ann,champoin:level=2", "Did you mean champion?"),
    ],
)
def test_a_mistyped_bot_is_never_a_person(players: str, said: str) -> None:
    with pytest.raises(BotSpecError) as refused:
        read_seats(players)
    assert said in str(refused.value)


def test_people_whose_names_resemble_a_bots_may_play() -> None:
    assert [seat.spec for seat in read_seats("Tim,Randolph,person:chmpion")] == ["", "", ""]


@pytest.mark.parametrize("spec", ["timid", 'exec:python "/a b/c.py" ' + "x" * 50, "exec:C:\\bot.exe"])
def test_a_spec_as_a_players_name(spec: str) -> None:
    check_name(f"{name_for(spec)} 7")


@pytest.mark.usefixtures("beside_my_bots")
def test_a_class_with_one_method_is_a_bot() -> None:
    bot = make_bot("py:my_bots:First", local=True)
    state = new_game(PRESETS["classic"], 2)
    assert bot.choose(state, Random(1)) is legal_actions(state)[0]
    assert isinstance(bot, ClassBot)
    assert bot.name == "First"
    assert make_policy("py:my_bots:First", PRESETS["classic"], 2) is None


@pytest.mark.parametrize(
    ("rules", "position"),
    [
        ("classic", "21.22.24.25.26.30.36x 23/31.34 - 1 -"),
        ("extrawurm", "11c.21.24.36x 23+1:w/31.34:h/- 5 2 -"),
    ],
)
@pytest.mark.usefixtures("beside_my_bots")
def test_a_class_that_values_ends_is_played_compiled(rules: str, position: str) -> None:
    """By the same values, whether it is asked for one decision or for hundreds of turns."""
    state = parse_position(position, PRESETS[rules])
    players = len(state.players)
    table = Lockstep(state.rules, players, 2)
    policies = [make_policy(spec, state.rules, players) for spec in ("py:my_bots:Swing", "swing")]
    table.expand(np.repeat(pack(state)[None], 2, axis=0))
    table.score([policy for policy in policies if policy], np.arange(2))
    table.solve()
    bot = make_bot("py:my_bots:Swing", local=True)
    assert isinstance(bot, ClassBot)
    assert table.root[0] == table.root[1]
    assert table.root[0] == pytest.approx(bot.player.solve(state).value, abs=1e-5)  # type: ignore[attr-defined]
    assert bot.choose(state, Random(0)) is make_bot("swing").choose(state, Random(0))


@pytest.mark.usefixtures("beside_my_bots")
def test_faults_of_a_class_cost_decisions_and_three_the_seat() -> None:
    for name, said in (
        ("Broken", "LookupError: lost the thread (my_bots.py:"),
        ("Cheat", "is not among the legal actions"),
        ("Talker", "It returned 'roll' (str), which is not an action."),
    ):
        bot = make_bot(f"py:my_bots:{name}", local=True)
        assert isinstance(bot, ClassBot)
        state = new_game(PRESETS["classic"], 2)
        bot.begin(state.rules, 2, 1, 1)
        for _ in range(9):
            assert bot.choose(state, Random(1)) in legal_actions(state)
        assert len(bot.faults) == 3
        assert said in str(bot.faults[0])
        assert bot.has_forfeited
        assert bot.forfeits == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Short", r"Short.value_ends returned an array of shape \(3,\), not \(\d+,\)"),
        ("Unsure", "Unsure.value_ends returned the value nan"),
        ("Confused", r"Confused.value_ends raised LookupError: lost the thread \(my_bots.py:\d+\)"),
    ],
)
@pytest.mark.usefixtures("beside_my_bots")
def test_values_that_cannot_be_used_are_refused_by_name(name: str, said: str) -> None:
    rules = PRESETS["classic"]
    policy = make_policy(f"py:my_bots:{name}", rules, 2)
    assert policy is not None
    table = Lockstep(rules, 2, 1)
    table.expand(pack(new_game(rules, 2))[None])
    with pytest.raises(BotSpecError, match=said):
        table.score([policy], np.zeros(1, np.int64))


def test_installed_packages_register_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(Path(__file__).parent)
    entries = [
        EntryPoint("first", "my_bots:First", registry.ENTRY_POINTS),
        EntryPoint("greedy", "my_bots:First", registry.ENTRY_POINTS),
        EntryPoint("gone", "my_bots:Gone", registry.ENTRY_POINTS),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    registry.installed_bots.cache_clear()
    try:
        assert {"first", "gone"} <= set(bot_names())
        assert find_strategy("first").about == "Takes the first action there is."
        assert isinstance(make_bot("first"), ClassBot)
        assert not isinstance(make_bot("greedy"), ClassBot), "nobody replaces a bot of ours"
        with pytest.raises(BotSpecError, match="The bot gone cannot be loaded"):
            make_bot("gone")
    finally:
        registry.installed_bots.cache_clear()
