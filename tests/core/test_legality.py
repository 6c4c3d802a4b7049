"""`why_not` and `preview`: for every kind of action in every phase, the clause or what it would bring."""

from __future__ import annotations

from functools import partial

import pytest

from pickomino.core.actions import ACTIONS, ROLL, Action, ActionKind, parse_action
from pickomino.core.dice import parse_dice
from pickomino.core.engine import (
    apply,
    apply_roll,
    chance_outcomes,
    dice_due,
    legal_actions,
    legal_steps,
    new_game,
    preview,
)
from pickomino.core.errors import IllegalAction, NotationError, PickominoError
from pickomino.core.legality import why_not
from pickomino.core.notation_positions import parse_position
from pickomino.core.notation_turns import read_turn
from pickomino.core.outcome import outcome
from pickomino.core.rules import PRESETS, parse_rules
from pickomino.core.state import GameState, Phase
from sheet import clause_against
from walks import custom_rules, walk

# One position a phase, and what stands in the way of each kind of action there: key and clause.
PHASES: dict[str, tuple[str, str, dict[str, str]]] = {
    "start": (
        "22.24 -:g/- 7 1 -",
        "extrawurm",
        {
            "roll": "",
            "roll9": "",
            "4": "why-roll-first T1",
            "~": "why-no-weasel X12",
            "stop": "why-roll-first T1",
            "stop+c": "why-roll-first T1",
            "take 22": "why-roll-first T1",
            "steal 22": "why-roll-first T1",
            "rob 2": "why-roll-first T1",
            "keep g": "why-roll-first T1",
        },
    ),
    "due": (
        "22.24 -:g/- 7 1 44:*",
        "extrawurm",
        {
            "roll": "why-dice-due T1",
            "roll9": "why-golden-die-late X12",
            "4": "why-dice-due T1",
            "~": "why-no-weasel X12",
            "stop": "why-dice-due T1",
            "stop+c": "why-dice-due T1",
            "take 22": "why-dice-due T1",
            "steal 22": "why-dice-due T1",
            "rob 2": "why-dice-due T1",
            "keep g": "why-dice-due T1",
        },
    ),
    "rolled": (
        "22.24 -:w/- 7 1 44:11455W",
        "extrawurm",
        {
            "roll": "why-choose-face-first T2",
            "roll9": "why-no-golden-die X12",
            "1": "",
            "2": "why-face-not-rolled T2",
            "4": "why-face-kept T2",
            "W": "",
            "~": "",
            "stop": "why-choose-face-first T2",
            "stop+c": "why-choose-face-first T2",
            "take 22": "why-choose-face-first T2",
            "steal 22": "why-choose-face-first T2",
            "rob 2": "why-choose-face-first T2",
            "keep w": "why-choose-face-first T2",
        },
    ),
    "rolled, the weasel used": (
        "22.24 -:w/- 7 1 44:11455W+w",
        "extrawurm",
        {"1": "", "~": "why-weasel-used X12", "stop": "why-choose-face-first T2"},
    ),
    "rolled a bust, the weasel ready": (
        "22.24 -:w/- 7 1 11455W:14",
        "extrawurm",
        {"1": "why-face-kept T2", "2": "why-face-not-rolled T2", "~": "", "stop": ""},
    ),
    "kept": (
        "22.24 -:c/- 7 1 44:",
        "extrawurm",
        {
            "roll": "",
            "roll9": "why-no-golden-die X12",
            "4": "why-roll-or-stop-first T4",
            "~": "why-no-weasel X12",
            "stop": "",
            "stop+c": "why-canned-no-claim X11",
            "take 22": "why-roll-or-stop-first T4",
            "steal 22": "why-roll-or-stop-first T4",
            "rob 2": "why-roll-or-stop-first T4",
            "keep c": "why-roll-or-stop-first T4",
        },
    ),
    "kept, the canned worm counting": ("22.24 -:c/- 7 1 34444:", "extrawurm", {"stop+c": "", "stop": ""}),
    "kept, a worm set aside": (
        "22.24 -:c/- 7 1 4444W:",
        "extrawurm",
        {"stop+c": "why-canned-worm-disabled X11", "stop": ""},
    ),
    "kept, no canned worm": ("22.24 -/-:c 7 1 34444:", "extrawurm", {"stop+c": "why-no-canned-worm X11"}),
    "kept, no dice left": (
        "22.24 -:c/- 7 1 44445555:",
        "extrawurm",
        {"roll": "why-no-dice-left T5", "stop": "", "stop+c": ""},
    ),
    "kept, the weasel ready": (
        "22.24 -:w/- 7 1 44:",
        "extrawurm",
        {"~": "why-weasel-no-roll X12", "roll9": "why-no-golden-die X12"},
    ),
    "rob": (
        "22.24 -+1:g/-+2/-+1/-/-+2:h 0 1 11:?rob+g",
        "extrawurm",
        {
            "roll": "why-rob-first X2",
            "roll9": "why-golden-die-late X12",
            "1": "why-rob-first X2",
            "~": "why-no-weasel X12",
            "stop": "why-rob-first X2",
            "stop+c": "why-rob-first X2",
            "take 22": "why-rob-first X2",
            "steal 22": "why-rob-first X2",
            "rob 1": "why-not-robbable X3",
            "rob 2": "",
            "rob 3": "",
            "rob 4": "why-not-robbable X3",
            "rob 5": "why-not-robbable X3",
            "rob 7": "why-not-robbable X3",
            "keep g": "why-rob-first X2",
        },
    ),
    "crow": (
        "22r 24/-+3/-+4 0 1 4WWWW:?crow",
        "extrawurm",
        {
            "roll": "why-rob-first X13",
            "roll9": "why-no-golden-die X12",
            "1": "why-rob-first X13",
            "~": "why-no-weasel X12",
            "stop": "why-rob-first X13",
            "stop+c": "why-rob-first X13",
            "take 22": "why-rob-first X13",
            "steal 22": "why-rob-first X13",
            "rob 1": "why-not-robbable X3",
            "rob 2": "",
            "keep c": "why-rob-first X13",
        },
    ),
    "claim by C4 any": (
        "22.23.25 -/- - 1 4WWWW:?claim",
        "house",
        {
            "roll": "why-claim-first C4",
            "roll9": "why-no-golden-die X12",
            "1": "why-claim-first C4",
            "~": "why-no-weasel X12",
            "stop": "why-claim-first C4",
            "stop+c": "why-claim-first C4",
            "take 22": "",
            "take 23": "",
            "take 24": "why-not-takable C4",
            "take 25": "why-not-takable C4",
            "steal 24": "why-not-stealable C3",
            "rob 2": "why-claim-first C4",
            "keep c": "why-claim-first C4",
        },
    ),
    "claim by C3 optional": (
        "22.23.25 -/24 - 1 4WWWW:?claim",
        "squeakers",
        {
            "roll": "why-claim-first C3",
            "stop": "why-claim-first C3",
            "take 22": "why-not-takable C4",
            "take 23": "",
            "steal 24": "",
            "steal 25": "why-not-stealable C3",
        },
    ),
    "claim on the canned worm": (
        "22.23.25 -:c/24 7 1 34444:?claim",
        "extrawurm fallback=any steal=optional",
        {"take 22": "", "take 23": "", "take 25": "why-not-takable C4", "steal 24": ""},
    ),
    "keep": (
        "22 24:c/- 7 1 4WWWW:?keepca",
        "extrawurm",
        {
            "roll": "why-keep-first X6",
            "roll9": "why-no-golden-die X12",
            "1": "why-keep-first X6",
            "~": "why-no-weasel X12",
            "stop": "why-keep-first X6",
            "stop+c": "why-keep-first X6",
            "take 22": "why-keep-first X6",
            "steal 22": "why-keep-first X6",
            "rob 2": "why-keep-first X6",
            "keep c": "",
            "keep a": "",
            "keep h": "why-not-yours-to-keep X6",
        },
    ),
    "over": (
        "- 22/- - - -",
        "classic",
        dict.fromkeys(
            ("roll", "roll9", "1", "~", "stop", "stop+c", "take 22", "steal 22", "rob 2", "keep c"),
            "why-over E1",
        ),
    ),
}


def state_of(name: str) -> GameState:
    position, rules, _ = PHASES[name]
    return parse_position(position, parse_rules(rules))


@pytest.mark.parametrize("name", PHASES)
def test_why_not(name: str) -> None:
    state, expected = state_of(name), PHASES[name][2]
    said = {text: why_not(state, parse_action(text)) for text in expected}
    assert {text: f"{why.key} {why.clause}" if why else "" for text, why in said.items()} == expected


def test_table_has_every_phase_and_every_kind() -> None:
    assert {state_of(name).turn.phase for name in PHASES} == set(Phase)
    for name in ("start", "due", "rolled", "kept", "rob", "crow", "claim by C4 any", "keep", "over"):
        kinds = {parse_action(text).kind for text in PHASES[name][2]}
        assert kinds == set(ActionKind), name


def test_reasons_carry_what_their_sentence_needs() -> None:
    def params(name: str, action: str) -> dict[str, str | int]:
        problem = why_not(state_of(name), parse_action(action))
        assert problem is not None
        return problem.params

    assert params("rolled", "2") == {"face": "2"}
    assert params("rolled", "4") == {"face": "4"}
    assert params("claim by C4 any", "take 25") == {"tile": 25}
    assert params("claim by C4 any", "steal 24") == {"tile": 24}
    assert params("rob", "rob 4") == {"seat": 4}
    assert params("keep", "keep h") == {"specialist": "h"}
    assert params("start", "stop") == {}


@pytest.mark.parametrize("name", PHASES)
def test_apply_refuses_with_the_same_reason(name: str) -> None:
    state = state_of(name)
    for action in ACTIONS:
        reason = why_not(state, action)
        if reason is None:
            continue
        for refusing in (apply, preview):
            with pytest.raises(IllegalAction) as caught:
                refusing(state, action)
            assert caught.value.problem == reason
            assert isinstance(caught.value, PickominoError)
            assert isinstance(caught.value, ValueError)


def test_an_action_of_ones_own_making_is_none() -> None:
    """Only the actions of the table exist, whatever their kind."""
    state = state_of("start")
    made_up = Action(99, ActionKind.ROLL, "roll them")
    assert why_not(state, ROLL) is None
    with pytest.raises(IllegalAction) as caught:
        apply(state, made_up)
    assert caught.value.problem == ("error-action", {"token": "roll them"}, "")
    assert why_not(state, Action(99, ActionKind.ROLL, "roll" * 11)) == (
        "error-action",
        {"token": "roll" * 10},
        "",
    )


def test_wrong_types_are_told_what_was_expected() -> None:
    state = state_of("start")
    for refusing in (apply, preview, why_not):
        with pytest.raises(
            TypeError, match=r"^an action is expected, such as parse_action\('roll'\), not 'roll'"
        ):
            refusing(state, "roll")  # type: ignore[arg-type]  # a caller without types
    with pytest.raises(TypeError, match=r"^six counts are expected, .* not '12345W'"):
        apply_roll(apply(state, ROLL).state, "12345W")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^rules are expected, or a text such as 'classic', not 7"):
        new_game(7, 2)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"^a number of players is expected, not 'Ann'"):
        new_game("classic", "Ann")  # type: ignore[arg-type]
    for asking in (legal_actions, dice_due, chance_outcomes, outcome):
        with pytest.raises(
            TypeError,
            match=r"^a state is expected, such as game\.state or new_game\('classic', 2\), not 'start'",
        ):
            asking("start")  # type: ignore[arg-type]
    for reading in (parse_action, parse_dice, parse_position, parse_rules, partial(read_turn, state)):
        with pytest.raises(TypeError, match=r"^a text such as '.*' is expected, not 7$"):
            reading(7)  # type: ignore[arg-type]


def test_a_game_may_begin_by_the_name_of_its_rules() -> None:
    assert new_game("extrawurm", 3) == new_game(PRESETS["extrawurm"], 3)
    assert str(new_game("classic steal=optional", 2).rules) == "classic steal=optional"
    with pytest.raises(NotationError, match="clasic"):
        new_game("clasic", 2)


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_legal_exactly_if_apply_takes_it_exactly_if_nothing_speaks_against_it(rules: object) -> None:
    """For every action of the table in every state of random games by every combination of the knobs."""
    for seed, players in enumerate((2, 3, 5)):
        for moment in list(walk(parse_rules(str(rules)), players, seed))[seed::61]:
            state = moment.before
            legal = legal_actions(state)
            assert list(legal) == sorted(legal, key=lambda action: action.id)
            assert legal_steps(state) == tuple([(action, apply(state, action)) for action in legal])
            for action in ACTIONS:
                assert (why_not(state, action) is None) == (action in legal), (str(state), action)
                if action in legal:
                    assert preview(state, action) == apply(state, action).events
                else:
                    with pytest.raises(IllegalAction):
                        apply(state, action)


@pytest.mark.parametrize(
    ("position", "rules", "action", "said"),
    [
        ("22.27.36 -/- - 1 4445WW:", "classic", "stop", ["stopped", "took 27", "turn_began 2"]),
        (
            "22.36 25/- - 1 44:",
            "classic",
            "stop",
            ["stopped", "busted C1", "tile_returned 25", "tile_turned 36", "turn_began 2"],
        ),
        ("22.36 -/24 - 1 4WWWW:", "classic", "stop", ["stopped", "stole 24", "turn_began 2"]),
        ("22.36 -/- - 1 -", "classic", "roll", []),
        ("22.36 -:w/- 7 1 :11345WWW", "extrawurm", "~", ["rerolled"]),
        ("22.36 -/- 7 1 :11345WWW", "extrawurm", "1", ["set_aside", "got_grilled_worm"]),
        ("22.36 -/- 7 1 :11345WWW", "extrawurm", "W", ["set_aside"]),
        ("22.23.25 -/- - 1 4WWWW:?claim", "house", "take 22", ["took 22", "turn_began 2"]),
        ("22.23.25 -/24 - 1 4WWWW:?claim", "squeakers", "steal 24", ["stole 24", "turn_began 2"]),
        ("22 -+1/-+2/-+4 0 1 11:?rob", "extrawurm", "rob 3", ["robbed"]),
        ("22r 24/-+3/-+4 0 1 4WWWW:?crow", "extrawurm", "rob 2", ["robbed", "turn_began 2"]),
        (
            "22 24:c/- 7 1 4WWWW:?keepca",
            "extrawurm",
            "keep a",
            ["chose_specialist", "specialist_back 22", "turn_began 2"],
        ),
        (
            "22 -:w/24:h 7 1 4WWWW:",
            "extrawurm",
            "stop",
            ["stopped", "stole_hen 24", "got_specialist"],
        ),
        (
            "24a -/- 7 1 4WWWW:",
            "extrawurm",
            "stop",
            ["stopped", "took 24", "got_specialist", "game_over"],
        ),
        (
            "22.24 -:c/- 7 1 34444:",
            "extrawurm",
            "stop+c",
            ["stopped", "took 24", "turn_began 2"],
        ),
    ],
)
def test_preview_tells_what_an_action_would_bring(
    position: str, rules: str, action: str, said: list[str]
) -> None:
    state = parse_position(position, parse_rules(rules))
    events = preview(state, parse_action(action))

    def brief(kind: str, params: dict[str, object]) -> str:
        named = {
            "took": "tile",
            "stole": "tile",
            "stole_hen": "tile",
            "busted": "clause",
            "turn_began": "seat",
        }
        named |= {"tile_returned": "tile", "tile_turned": "tile", "specialist_back": "tile"}
        return f"{kind} {params[named[kind]]}" if kind in named else kind

    assert [brief(event.kind, dict(event.params())) for event in events] == said
    assert str(state) == position  # nothing has moved


@pytest.mark.parametrize("preset", PRESETS)
def test_dice_fall_only_when_due(preset: str) -> None:
    """T1: a roll that nobody ordered, and one of the wrong number."""
    start = new_game(PRESETS[preset], 2)
    with pytest.raises(IllegalAction) as caught:
        apply_roll(start, (8, 0, 0, 0, 0, 0))
    assert caught.value.problem == ("error-no-dice-due", {}, "T1")
    due = apply(start, ROLL).state
    for roll in ((7, 0, 0, 0, 0, 0), (9, 0, 0, 0, 0, 0), (9, -1, 0, 0, 0, 0)):
        with pytest.raises(IllegalAction) as caught:
            apply_roll(due, roll)
        assert caught.value.problem == ("error-dice-count", {"due": 8, "count": sum(roll)}, "T1")
    for shape in ((8,), (8, 0, 0, 0, 0, 0, 0)):
        with pytest.raises(IllegalAction):
            apply_roll(due, shape)  # type: ignore[arg-type]  # a caller without types


def test_nothing_is_legal_while_dice_are_due() -> None:
    assert legal_actions(state_of("due")) == ()
    assert clause_against("22.24 -/- - 1 44:*", "roll") == "T1"


def test_steps_are_what_each_legal_action_leads_to() -> None:
    state = parse_position("21.24 22/36 - 1 WWWWW5:34")
    assert legal_steps(state) == tuple([(action, apply(state, action)) for action in legal_actions(state)])
