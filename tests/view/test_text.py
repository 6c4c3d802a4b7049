"""A position as text: what a person at a terminal reads."""

from __future__ import annotations

import random

import pytest

from pickomino.core.engine import apply, apply_roll, chance_outcomes, legal_actions, new_game
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import PRESETS
from pickomino.core.state import GameState
from pickomino.messages import LANGUAGES
from pickomino.view.situation import counted_total, whats_next
from pickomino.view.text import position_rich, position_text

EXTRAWURM = PRESETS["extrawurm"]
NAMES = ("Ann", "Bob", "Cleo")


def text_of(position: str, extras: bool = True, **options: object) -> str:
    state = parse_position(position, EXTRAWURM if extras else PRESETS["classic"])
    return position_text(state, NAMES, **options)  # type: ignore[arg-type]  # each test names its own


def test_a_whole_position() -> None:
    shown = text_of("13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 444W:2355+w")
    assert shown == "\n".join(
        [
            "╭─ r ╮╭────╮╭────╮╭─ a ╮╭────╮",
            "│ 13 ││ 22 ││ 24 ││ 29 ││▒30▒│",
            "│ ∿  ││ ∿  ││ ∿  ││∿∿∿ ││▒▒▒▒│",
            "╰────╯╰────╯╰────╯╰────╯╰────╯",
            "r Crow, a Apple",
            "6 grilled worms are left in the reserve.",
            "",
            "▶ Ann   21 [25]  4 worms, one of them grilled, Weasel",
            "  Bob   [27]  2 worms, Golden die",
            "  Cleo  no tile  0 worms",
            "",
            "Set aside [4][4][4][W]  17 in all",
            "Rolled [2][3][5][5]",
            "The weasel has run this turn.",
            "Ann chooses a face.",
        ]
    )


def test_plain_ascii() -> None:
    state = parse_position("22.36x 21/- - 2 -")
    shown = position_text(state, ["Zoë", "Weiß"], ascii_only=True)
    assert shown == "\n".join(
        [
            "+----++----+",
            "| 22 ||#36#|",
            "| ~  ||####|",
            "+----++----+",
            "",
            "  Zoe    [21]  one worm",
            "> Weiss  no tile  0 worms",
            "",
            "Weiss is to roll.",
        ]
    )


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ("21.22 -/-/- 7 1 -", "Ann is to roll."),
        ("21.22 -/-/- 7 1 44:*", "6 dice are about to fall for Ann."),
        ("21.22 -/-/- 7 1 4444444:*", "One die is about to fall for Ann."),
        ("21.22 -:w/-/- 7 1 12345W:12", "No new face: Ann may send the weasel, or accepts the bust."),
        ("21.22 -/-/- 7 1 44:", "Ann rolls 6 dice or stops."),
        ("21.22 -:c/-/- 7 1 22334444:", "No dice are left: Ann chooses whether to count the canned worm."),
        ("21.22 -/-+1/-+1 0 1 11:?rob", "Ann chooses whose grilled worm to take."),
        ("21 23/-+1/-+1 0 1 3555W:?crow", "Ann chooses whose grilled worm to take."),
        ("21.22 24:c/-/- 7 1 555W4:?keepch", "Ann chooses between the canned worm and the hen."),
        ("- 21/22/23 7 - -", "The game is over. The highest tile decides: Cleo wins."),
        ("- -/25/23 7 - -", "The game is over. Bob wins."),
        ("36x -/-/- 7 - -", "The game is over. Ann, Bob and Cleo share the win."),
    ],
)
def test_it_says_what_comes_next(position: str, sentence: str) -> None:
    assert text_of(position).splitlines()[-1] == sentence


def test_a_choice_of_tiles() -> None:
    rules = PRESETS["house"]
    state = parse_position("21.22 -/-/- - 1 555W4:?claim", rules)
    assert whats_next(state, NAMES) == "Ann chooses a tile."
    assert whats_next(state, NAMES, you=(1,)) == "You choose a tile."
    assert whats_next(state, NAMES, you=(2,)) == "Ann chooses a tile."


def test_the_canned_worm_is_counted_after_a_claim() -> None:
    state = parse_position("22 21:c/-/- 7 1 55533:?keepch", EXTRAWURM)
    assert counted_total(state) == (26, True)
    assert "26 in all, the canned worm counted" in position_text(state)


def test_nine_dice_are_told() -> None:
    assert "The golden die is in play: nine dice." in text_of("21.22 -:g/-/- 7 1 44:*+g")


def test_an_empty_grill() -> None:
    assert text_of("- 21/22/- - - -", extras=False).startswith("No tile lies on the grill.\n")


def test_a_tall_stack_shows_its_top() -> None:
    tall = ".".join(map(str, range(21, 36)))
    shown = text_of(f"36 {tall}/-/- - 1 -", extras=False, width=40)
    line = next(line for line in shown.splitlines() if "Ann" in line)
    assert line.endswith("33 34 [35]")
    assert "…" in line
    assert "21 22" not in line


def test_colour_says_the_same() -> None:
    state = parse_position("13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 444W:2355+w", EXTRAWURM)
    rich = position_rich(state, NAMES)
    assert [line.rstrip() for line in rich.plain.splitlines()] == position_text(state, NAMES).splitlines()
    assert rich.spans


def random_states(seed: int, moves: int) -> list[GameState]:
    chance = random.Random(seed)
    state = new_game(EXTRAWURM, 2 + seed % 6)
    states = [state]
    for _ in range(moves):
        outcomes = chance_outcomes(state)
        if outcomes:
            rolls = [roll for roll, _ in outcomes]
            state = apply_roll(
                state, chance.choices(rolls, [float(weight) for _, weight in outcomes])[0]
            ).state
        elif state.is_over:
            break
        else:
            state = apply(state, chance.choice(legal_actions(state))).state
        states.append(state)
    return states


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [28, 37, 80])
def test_nothing_is_wider_than_the_terminal(lang: str, width: int) -> None:
    names = ["Maximiliane von und zu Hohenstein-Waldeck", "王小明王小明王小明", "B"]
    for state in random_states(seed=11, moves=120)[::4]:
        for plain in (False, True):
            for line in position_text(state, names, lang, width, ascii_only=plain).splitlines():
                cells = len(line) + sum(sign > "\u2fff" for sign in line)
                assert cells <= width, line
                assert not plain or line.isascii()
