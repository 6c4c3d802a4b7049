"""Hints: equal to the solver within a turn, the champion's move first, a reason for everything in every language."""

from __future__ import annotations

from random import Random

import pytest

from coach.games import mixed, play
from pickomino.bots.champion import ChampionBot
from pickomino.coach.coach_json import hint_json
from pickomino.coach.hints import find_hint
from pickomino.coach.outlook import Certainty
from pickomino.coach.reasons import percent
from pickomino.core.actions import Action
from pickomino.core.engine import legal_actions
from pickomino.core.events import Stole, Took
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState
from pickomino.messages import LANGUAGES, tell
from pickomino.play import Match
from pickomino.solver.endings import turn_ends
from pickomino.solver.valuations import own_worms
from prove_counts import count
from prove_report import proof
from solver.positions import Expectimax

DICE = 8
CLASSIC = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 "


class PlainTurn(Expectimax):
    """A turn played on the engine alone, its ends valued as the champion values them."""

    def __init__(self, state: GameState) -> None:
        super().__init__(Random(0))
        ends = turn_ends(state)
        values = ChampionBot().look(ends)[:, state.mover - 1].tolist()
        self._known: dict[GameState, float] = dict(zip(ends.states, values, strict=True))

    def end_value(self, state: GameState) -> float:
        return self._known[state]


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("players", [2, 4])
def test_hints_equal_the_solver_and_the_champion(rules: str, players: int) -> None:
    for state in states_of(rules, players, 10):
        check_hint(state)


@pytest.mark.parametrize("rules", PRESETS)
@pytest.mark.parametrize("players", [2, 5])
def test_hints_equal_a_plain_search_on_the_engine(rules: str, players: int) -> None:
    for state in states_of(rules, players, 4, dice=3):
        assert gap_to_a_plain_search(state) <= 1e-9


@pytest.mark.prove
@pytest.mark.parametrize("rules", PRESETS)
def test_more_hints_equal_the_solver_and_the_champion(rules: str) -> None:
    with proof(f"The coach: hints, {rules}") as figures:
        states = [
            state
            for players in range(2, 8)
            for state in states_of(rules, players, count(100, long=100, tiny=2))
        ]
        for state in states:
            check_hint(state)
        searched = [
            state
            for players in range(2, 8)
            for state in states_of(rules, players, count(20, long=20, tiny=1), dice=5)
        ]
        gap = max(map(gap_to_a_plain_search, searched))
        assert gap <= 1e-9
        figures["positions, 2 to 7 players, all equal to the solver, the best action the champion's"] = len(
            states
        )
        figures["positions searched on the engine alone, up to five dice left"] = len(searched)
        figures["largest difference of a choice's chance from that search"] = f"{gap:.1e}"


def states_of(rules: str, players: int, most: int, dice: int = 99) -> list[GameState]:
    """Decisions of one game with at most so many dice left, so many at the most."""
    history = Match.from_record(play(rules, mixed(players, 3), seed=8)).history
    states = [played.before for played in history if isinstance(played.move, Action)]
    late = [state for state in states if DICE - sum(state.turn.kept) <= dice]
    return Random(1).sample(late, min(most, len(late)))


def gap_to_a_plain_search(state: GameState) -> float:
    """By how much a choice of the hint differs at the most."""
    plain = PlainTurn(state).actions(state)
    hint = find_hint(state)
    assert {choice.action for choice in hint.choices} == set(plain)
    return max(abs(choice.chance - plain[choice.action]) for choice in hint.choices if choice.action)


def check_hint(state: GameState) -> None:
    """A hint equals the champion's own solution of the turn."""
    hint = find_hint(state)
    solution = ChampionBot().solve(state)
    assert {choice.action: choice.chance for choice in hint.choices} == solution.actions
    assert hint.best.action == ChampionBot().choose(state, Random(1))
    assert hint.chances[state.mover - 1] == hint.best.chance
    assert sum(hint.chances) == pytest.approx(1, abs=1e-5)
    worms = own_worms(state)
    for choice in hint.choices:
        assert choice.cost == hint.best.chance - choice.chance
        assert choice.bust == pytest.approx(solution.bust_risk(choice.action), abs=1e-12)
        assert choice.worms == pytest.approx(solution.probability(worms, choice.action), abs=1e-9)
        for tile in choice.tiles:
            won = sum(
                chance.probability
                for chance in solution.chances(choice.action)
                if any(isinstance(e, Took | Stole) and e.tile == tile.tile for e in chance.ending.events)
            )
            assert tile.chance == pytest.approx(won, abs=1e-9)
            assert tile.chance <= tile.reach + 1e-9


def reasons(position: str, rules: str = "classic") -> dict[str, str]:
    hint = find_hint(parse_position(position, PRESETS[rules]))
    return {
        str(choice.action): tell(choice.reason.key, choice.reason.params, ("Ann", "Bob"))
        for choice in hint.choices
    }


def test_nobody_is_told_what_rolling_risks_who_cannot_roll() -> None:
    rest = "21.22.30 23:c/24 5 1 "
    assert "rolling on busts" in reasons(rest + "5555:", "extrawurm")["stop+c"]
    assert reasons(rest + "11123333:", "extrawurm")["stop+c"] == (
        "Stop with the canned worm: 22 is yours, with one worm."
    )


def test_halves_are_rounded_as_the_page_rounds_them() -> None:
    assert [percent(share) for share in (0.125, 0.135, 0.0, 1.0)] == [13, 14, 0, 100]
    position = "21.22.23.24.27.29.31.32.34x.35x.36x 33/26.30.28.25 - 1 4455W:"
    assert (
        reasons(position)["stop"] == "Stop: 23 is yours, with one worm, and rolling on busts 13% of the time."
    )


def keys(position: str, rules: str = "classic") -> dict[str, str]:
    hint = find_hint(parse_position(position, PRESETS[rules]))
    return {str(choice.action): choice.reason.key for choice in hint.choices}


def test_sentences_are_made_from_the_numbers() -> None:
    state = parse_position("21.24 22/36 - 1 WWWWW55:")
    bust = round(
        100 * next(choice.bust for choice in find_hint(state).choices if str(choice.action) == "roll")
    )
    assert reasons("21.24 22/36 - 1 WWWWW55:") == {
        "roll": f"Roll on: you bust {bust}% of the time, and 17% of the time you steal 36 from Bob.",
        "stop": f"Stop: 24 is yours, with one worm, and rolling on busts {bust}% of the time.",
    }
    found = reasons(CLASSIC + ":11235WWW")
    assert found["W"].startswith("Take the worms now: without one nothing counts.")
    assert found["1"].startswith("Set the 1s aside: that makes 2, with 6 dice left.")
    assert found["5"].startswith("Set the 5 aside: that makes 5, with 7 dice left.")


@pytest.mark.parametrize(
    ("rules", "position", "expected"),
    [
        ("classic", CLASSIC + "-", {"roll": "hint-roll-first"}),
        ("classic", CLASSIC + "WWWW4:*", {"None": "hint-due"}),
        ("classic", CLASSIC + "555:", {"roll": "hint-roll-worm", "stop": "hint-bust"}),
        ("classic", CLASSIC + "55W:", {"roll": "hint-roll-needed", "stop": "hint-bust"}),
        ("classic", CLASSIC + "WWWW4:", {"roll": "hint-roll-free", "stop": "hint-stop-takes"}),
        ("classic", "21.24 33/30 - 1 WWWW4:", {"roll": "hint-roll-risks", "stop": "hint-stop-takes"}),
        ("classic", "22.36 21/25 - 1 WWWWW:", {"roll": "hint-roll-better", "stop": "hint-stop-steals"}),
        ("classic", "24 21/25.36 - 1 WWWW4:", {"roll": "hint-roll-better", "stop": "hint-stop-ends"}),
        ("classic", CLASSIC + "WWW:44455", {"4": "hint-face-takes", "5": "hint-face-takes"}),
        ("classic", "21.22 23/27 - 1 WWW:44415", {"4": "hint-face-steals"}),
        ("classic", CLASSIC + ":11223345", {"1": "hint-face"}),
        ("house", "21.22.25 23/- - 1 WWWWW3:?claim", {"take 25": "hint-take"}),
        ("squeakers", "21.22 23/24 - 1 WWWW4:?claim", {"take 22": "hint-take", "steal 24": "hint-steal"}),
        (
            "classic",
            "28.29x.33x.34x.36x 31.24.23/30.26.35 - 1 113355:",
            {"stop": "hint-bust-turns", "roll": "hint-roll-worm"},
        ),
        (
            "classic",
            "25.26x.29x.30x.32x.33x.34x.35x.36x 22/-/31.24.28.23.21 - 2 133345W:",
            {"stop": "hint-bust-wanted"},
        ),
        # Nothing avoids the bust, so it is no purpose.
        (
            "classic",
            "31 25.36/26.33 - 1 1234WWW:",
            {"stop": "hint-bust-same", "roll": "hint-bust"},
        ),
        ("extrawurm", "11c.13x.23x.27.29x.30x.31x.32x.33x.34x.35x.36x -+7/21.26.25.28.24.22:w 0 2 23345W:", {"roll": "hint-roll-grilled"}),
        # A roll that all but busts, and is the best all the same.
        (
            "classic",
            "21.25.32.36x 24.34/33.31.35.22 - 1 3455WW:",
            {"roll": "hint-bust-wanted", "stop": "hint-stop-takes"},
        ),
        ("extrawurm", "21.22.30 23:g/24 5 1 -", {"roll": "hint-no-golden", "roll9": "hint-golden"}),
        ("extrawurm", "21.22.30 23:w/24 5 1 WW:135512", {"~": "hint-weasel", "1": "hint-double"}),
        ("extrawurm", "21.22.30 23:w/24 5 1 WW555:55W", {"~": "hint-weasel-bust", "stop": "hint-bust"}),
        ("extrawurm", "21.22.30 23:c/24 5 1 5555:", {"stop+c": "hint-stop-takes", "stop": "hint-bust"}),
        ("extrawurm", "21.22.30 23:c/24 5 1 11123333:", {"stop+c": "hint-stop-takes", "stop": "hint-bust"}),
        ("extrawurm", "21.22.30 23+1/24+2/25+3:a 0 1 11WW:?rob", {"rob 2": "hint-rob", "rob 3": "hint-rob"}),
        ("extrawurm", "21.22 30:h/24 5 1 WWWWWW:?keepha", {"keep h": "hint-keep", "keep a": "hint-keep"}),
        ("extrawurm", "21.22 30/24:h 5 1 WWWW4:", {"stop": "hint-stop-hen"}),
    ],
)  # fmt: skip
def test_each_kind_of_choice_has_its_reason(rules: str, position: str, expected: dict[str, str]) -> None:
    found = keys(position, rules)
    assert {action: found[action] for action in expected} == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_json_speaks_the_readers_language(lang: str) -> None:
    hint = find_hint(parse_position("21.22.30 23:w/24 5 1 WW:135512", PRESETS["extrawurm"]))
    shown = hint_json(hint, ("Ann", "Bob"), lang)
    assert len(shown["choices"]) == len(legal_actions(hint.state))
    for choice in shown["choices"]:
        assert choice["reason"]["text"]
        assert 0 <= choice["cost"] <= 1
    assert shown["certainty"] == "search"
    assert shown["certainty_text"]


def test_certainty() -> None:
    def certainty(position: str, rules: str = "classic") -> Certainty:
        return find_hint(parse_position(position, PRESETS[rules])).certainty

    assert certainty(CLASSIC + "-") is Certainty.TURN
    assert certainty("21.22 23/24 - 1 -") is Certainty.SEARCH
    assert certainty("21.22.23.24 25/26/- - 1 -") is Certainty.NET
    assert certainty("36x 30.24:h/23 5 1 WWWW4:?keepha", "extrawurm") is Certainty.EXACT


def test_a_finished_game_has_no_hint() -> None:
    with pytest.raises(ValueError, match="over"):
        find_hint(parse_position("36x 21/22 - - -"))
