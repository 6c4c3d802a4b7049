"""Events in plain form: dice and faces as text, tuples as lists, specialists by letter."""

from __future__ import annotations

import pytest

from pickomino.core.events import Event
from sheet import events

EXTRAWURM = "extrawurm"


def plain(position: str, turn: str, rules: str = EXTRAWURM) -> list[tuple[str, dict[str, object]]]:
    return [(event.kind, dict(event.params())) for event in events(position, turn, rules)]


@pytest.mark.parametrize(
    ("position", "turn", "shown"),
    [
        (
            "22.36 -:w/- 7 1 -",
            "1123445W~ 1123455W:1 22355W",
            [
                ("rolled", {"seat": 1, "dice": "1123445W"}),
                ("rerolled", {"seat": 1, "dice": "1123445W"}),
                ("rolled", {"seat": 1, "dice": "1123455W"}),
                ("set_aside", {"seat": 1, "face": "1", "count": 2, "total": 2}),
                ("got_grilled_worm", {"seat": 1}),
            ],
        ),
        (
            "22.24 -/-:c 7 2 34444:",
            "c=24",
            [
                ("stopped", {"seat": 2, "total": 24, "canned": True}),
                ("took", {"seat": 2, "tile": 24}),
                ("turn_began", {"seat": 1}),
            ],
        ),
        (
            "22 -:w/24:g 7 1 4WWWW:",
            "^24&g",
            [
                ("stopped", {"seat": 1, "total": 24, "canned": False}),
                ("stole", {"seat": 1, "tile": 24, "victim": 2}),
                ("got_specialist", {"seat": 1, "specialist": "g"}),
                ("chose_specialist", {"seat": 1, "specialist": "g", "given_back": "w"}),
                ("specialist_back", {"specialist": "w", "tile": 22}),
                ("turn_began", {"seat": 2}),
            ],
        ),
        (
            "22 -/24:h 7 1 4WWWW:",
            "^24h",
            [
                ("stopped", {"seat": 1, "total": 24, "canned": False}),
                ("stole_hen", {"seat": 1, "tile": 24, "victim": 2}),
                ("got_specialist", {"seat": 1, "specialist": "h"}),
                ("turn_began", {"seat": 2}),
            ],
        ),
        (
            "22 -/-+3/-+4 0 1 11:?rob",
            ">3",
            [("robbed", {"seat": 1, "victim": 3})],
        ),
        (
            "22 -/-+7 0 2 :11223344",
            "11223344:1",
            [
                ("set_aside", {"seat": 2, "face": "1", "count": 2, "total": 2}),
                ("no_grilled_worm", {"seat": 2}),
            ],
        ),
        (
            "22c.36 25:a/- 7 1 4:",
            "!",
            [
                ("stopped", {"seat": 1, "total": 4, "canned": False}),
                ("busted", {"seat": 1, "clause": "C1"}),
                ("tile_returned", {"seat": 1, "tile": 25}),
                ("specialist_back", {"specialist": "a", "tile": 25}),
                ("tile_turned", {"tile": 36}),
                ("turn_began", {"seat": 2}),
            ],
        ),
        (
            "22c -:a/- 7 1 W:",
            "!",
            [
                ("stopped", {"seat": 1, "total": 5, "canned": False}),
                ("busted", {"seat": 1, "clause": "C5"}),
                ("specialist_left", {"specialist": "a"}),
                ("turn_began", {"seat": 2}),
            ],
        ),
        (
            "22 -:h/- 7 1 4444555:",
            "5!",
            [
                ("rolled", {"seat": 1, "dice": "5"}),
                ("busted", {"seat": 1, "clause": "T3"}),
                ("hen_stayed", {"seat": 1}),
                ("turn_began", {"seat": 2}),
            ],
        ),
        (
            "24 -/21 7 1 4WWWW:",
            "=24",
            [
                ("stopped", {"seat": 1, "total": 24, "canned": False}),
                ("took", {"seat": 1, "tile": 24}),
                ("game_over", {"worms": [1, 1], "winners": [1], "tie_break": "E3"}),
            ],
        ),
    ],
)
def test_plain_form(position: str, turn: str, shown: list[tuple[str, dict[str, object]]]) -> None:
    said = plain(position, turn)
    assert said[: len(shown)] == shown


def test_an_accepted_bust_roll_is_told_as_such() -> None:
    """X12: no stop is told, for no dice are counted."""
    assert plain("22 -:w/- 7 1 4444555:5", "5!") == [
        ("busted", {"seat": 1, "clause": "T3"}),
        ("specialist_back", {"specialist": "w", "tile": 22}),
        ("turn_began", {"seat": 2}),
    ]


def test_events_are_values() -> None:
    first, second = (events("22 -/- 7 1 4:", "!", EXTRAWURM) for _ in range(2))
    assert first == second
    assert {hash(event) for event in first} == {hash(event) for event in second}
    assert all(isinstance(event, Event) for event in first)
    with pytest.raises(AttributeError):
        first[0].seat = 2  # type: ignore[attr-defined]  # frozen
