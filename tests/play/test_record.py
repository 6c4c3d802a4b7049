"""Game records: written, read, and refused with line, token and clause."""

from __future__ import annotations

import pytest

from pickomino.core.actions import parse_action
from pickomino.core.errors import NotationError, RecordError
from pickomino.core.notation_positions import parse_position
from pickomino.play import Match, SeededDice, format_record, parse_record
from pickomino.play.record import MAX_RECORD

HEAD = '[Rules "classic"]\n[Players "Ann/Bob"]\n'

OPEN_GAME = """[Rules "classic"]
[Players "Ann/Bob"]
[Result "*"]
[Event "A \\"quiet\\" evening \\\\ at home"]

1. 1234445W:4 2344W:W 55WW:5 =27 {well done}
2. 11223345:3 124555:5 11W:W 3W! {}
3. 1234445W:4 2344W
"""

FINISHED = """[Rules "extrawurm"]
[Players "Ann/Bob/Cleo"]
[Start "24a -:w/21/- 7 1 4WWWW:"]
[Result "4/1/0"]

1. =24&a
"""

BY_LIMIT = """[Rules "classic"]
[Players "Ann/Bob"]
[Start "21.36 25/30 - 2 -"]
[Result "2/0"]
[Termination "limit"]

1. 11123445:1 !
"""


@pytest.mark.parametrize("text", [OPEN_GAME, FINISHED, BY_LIMIT])
def test_text_round_trips(text: str) -> None:
    assert format_record(parse_record(text)) == text
    assert parse_record(text) == parse_record(text.replace("\n", "\r\n"))


def test_what_a_record_holds() -> None:
    record = parse_record(OPEN_GAME)
    assert record.players == ("Ann", "Bob")
    assert record.tags == {"Event": 'A "quiet" evening \\ at home'}
    assert [turn.comment for turn in record.turns] == ["well done", "", None]
    assert [turn.is_finished for turn in record.turns] == [True, True, False]
    assert record.turns[0].text == "1234445W:4 2344W:W 55WW:5 =27"
    assert record.outcome is None
    assert [str(state).split(" ", 1)[1] for state in record.positions()] == [
        "-/- - 1 -",
        "27/- - 2 -",
        "27/- - 1 -",
        "27/- - 1 444:2344W",
    ]
    assert record.final == list(record.positions())[-1]
    finished = parse_record(FINISHED)
    assert finished.outcome == ((4, 1, 0), (1,), "")
    assert finished.start == parse_position("24a -:w/21/- 7 1 4WWWW:", finished.rules)
    limited = parse_record(BY_LIMIT)
    assert limited.is_by_limit
    assert limited.outcome == ((2, 0), (1,), "")


def test_no_turn_yet() -> None:
    record = parse_record(HEAD)
    assert record.turns == ()
    assert record.final == record.start
    assert record.result == "*"
    assert format_record(record) == HEAD + '[Result "*"]\n\n'
    assert parse_record(HEAD + "\n") == record


@pytest.mark.parametrize(
    "line",
    [
        "1. *",
        "1. 1234445W",
        "1. 1234445W:4",
        "1. 1234445W:4 *",
        "1. 1234445W:4 2344W:W",
    ],
)
def test_the_last_line_may_break_off_anywhere(line: str) -> None:
    text = f'{HEAD}[Result "*"]\n\n{line}\n'
    assert format_record(parse_record(text)) == text


@pytest.mark.parametrize(
    ("rules", "start", "line"),
    [
        ("extrawurm", "22.27 -:g/- 7 1 -", "1. *9"),
        ("extrawurm", "22.27 -:w/- 7 1 -", "1. 1234445W~ *"),
        ("extrawurm", "22.27 -/-+3/-+4 0 1 -", "1. 1122334W:1"),
        ("extrawurm", "22.24r -/-+3/-+4 0 1 4WWWW:", "1. =24"),
        ("extrawurm", "22.24a -:w/- 7 1 4WWWW:", "1. =24"),
        ("house", "22.23 -/- - 1 4WWWW:", "1. =?"),
        ("extrawurm fallback=any", "22.23.26 -:c/- 7 1 34444:", "1. c=?"),
        # What the start waits for itself, with nothing decided since:
        ("classic", "22.27 -/- - 1 :*", "1. *"),
        ("extrawurm", "22.27 -:g/- 7 1 :*+g", "1. *9"),
        ("extrawurm", "22.27 -:g/- 7 1 W:*+g", "1. *"),
        ("classic", "22.27 -/- - 1 44:11335W", "1. 11335W"),
        ("house", "22.23 -/- - 1 4WWWW:?claim", "1. =?"),
        ("extrawurm fallback=any", "22.23.26 -:c/- 7 1 34444:?claim", "1. c=?"),
    ],
)
def test_every_open_choice_may_end_a_record(rules: str, start: str, line: str) -> None:
    seats = "/".join("ABC"[: start.count("/") + 1])
    text = f'[Rules "{rules}"]\n[Players "{seats}"]\n[Start "{start}"]\n[Result "*"]\n\n{line}\n'
    record = parse_record(text)
    assert format_record(record) == text
    assert not record.turns[-1].is_finished


def test_rules_are_written_by_their_name() -> None:
    text = '[Rules "classic fallback=any flip_empty_handed=yes"]\n[Players "A/B"]\n\n'
    assert '[Rules "house"]' in format_record(parse_record(text))


@pytest.mark.parametrize(
    ("text", "line", "token", "reason"),
    [
        ("", 1, "Rules", "error-record-tag-missing"),
        ('[Rules "classic"]\n', 1, "Players", "error-record-tag-missing"),
        ('[Players "A/B"]\n', 1, "Rules", "error-record-tag-missing"),
        ("rubbish", 1, "rubbish", "error-record-tag"),
        (HEAD + '[Event "a"b"]\n', 3, '[Event "a"b"]', "error-record-tag"),
        (HEAD + '[Event "a\\b"]\n', 3, '[Event "a\\b"]', "error-record-tag"),
        (HEAD + '[Event "a\tb"]\n', 3, '[Event "a\tb"]', "error-record-tag"),
        (HEAD + '[2vent "a"]\n', 3, '[2vent "a"]', "error-record-tag"),
        (HEAD + '[Rules "house"]\n', 3, "Rules", "error-record-tag-twice"),
        ('[Rules "chess"]\n[Players "A/B"]\n', 1, "chess", "error-rules-preset"),
        ('[Rules "classic"]\n[Players "A"]\n', 2, "A", "error-player-count S1"),
        ('[Rules "classic"]\n[Players "A/B/C/D/E/F/G/H"]\n', 2, "A/B/C/D/E/F/G/H", "error-player-count S1"),
        ('[Rules "classic"]\n[Players "A//B"]\n', 2, "A//B", "error-player-name"),
        (HEAD + '[Start "x"]\n', 3, "x", "error-position-fields"),
        (HEAD + '[Start "22.22 -/- - 1 -"]\n', 3, "22.22 -/- - 1 -", "defect-tile-twice S2"),
        (HEAD + '[Start "22 -/-/- - 1 -"]\n', 3, "22 -/-/- - 1 -", "error-record-seats S1"),
        (HEAD + "\nrubbish\n", 4, "rubbish", "error-record-line"),
        (HEAD + "\n1 1234445W:4\n", 4, "1 1234445W:4", "error-record-line"),
        (HEAD + "\n01. 1234445W:4\n", 4, "01. 1234445W:4", "error-record-line"),
        (HEAD + "\n1. \n", 4, "1. ", "error-record-line"),
        (HEAD + "\n1. 1234445W:4 {a {b}\n", 4, "1. 1234445W:4 {a {b}", "error-record-line"),
        (HEAD + "\n1. 1234445W:4 {a\x00}\n", 4, "1. 1234445W:4 {a\x00}", "error-record-line"),
        (HEAD + "\n2. 1234445W:4\n", 4, "2", "error-record-number"),
        (HEAD + "\n1. 11123445:1 !\n1. 11123445:1 !\n", 5, "1", "error-record-number"),
        (HEAD + "\n1. 1234445W:4\n2. 11123445:1 !\n", 5, "2", "error-record-goes-on"),
        (HEAD + "\n1. 11123445:1 !\n\n2. 11123445:1 !\n", 5, "", "error-record-blank"),
        (HEAD + "\n1. 1234445W:4 2344W:4\n", 4, "2344W:4", "why-face-kept T2"),
        (HEAD + "\n1. 1234445W:4 =27\n", 4, "=27", "error-turn-end C1"),
        (HEAD + "\n1. 1234445W:4 2344W:x\n", 4, "2344W:x", "error-turn-token"),
        (FINISHED + "2. 11123445:1 !\n", 7, "11123445:1", "why-over E1"),
        (FINISHED.replace("4/1/0", "4/1/1"), 4, "4/1/1", "error-record-result E2"),
        (FINISHED.replace("4/1/0", "*"), 4, "*", "error-record-result E2"),
        (OPEN_GAME.replace('"*"', '"2/0"'), 3, "2/0", "error-record-result E2"),
        (BY_LIMIT.replace('"2/0"', '"*"'), 4, "*", "error-record-result E2"),
        (FINISHED.replace("]\n\n", ']\n[Termination "limit"]\n\n'), 5, "limit", "error-record-limit E5"),
        (OPEN_GAME.replace("]\n\n", ']\n[Termination "limit"]\n\n'), 5, "limit", "error-record-limit E5"),
    ],
)
def test_refused_with_line_token_and_clause(text: str, line: int, token: str, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    problem = caught.value.problem
    assert f"{problem.key} {problem.clause}".rstrip() == reason
    assert (caught.value.line, caught.value.token) == (line, token)


def test_too_long_is_refused_unread() -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("x" * (MAX_RECORD + 1))
    assert caught.value.problem.key == "error-record-long"
    assert caught.value.problem.params == {"count": MAX_RECORD + 1, "most": MAX_RECORD}
    with pytest.raises(RecordError) as caught:
        parse_record("x" * MAX_RECORD)
    assert caught.value.problem.key == "error-record-tag"


def test_comments_and_tags_survive_a_match() -> None:
    match = Match(parse_record(HEAD).rules, ["Ann", "Bob"], SeededDice(1))
    text = format_record(match.record({"Event": 'say "hi"'}))
    assert parse_record(text).tags == {"Event": 'say "hi"'}


def test_what_others_wrote_into_a_record_stays_when_it_is_written_again() -> None:
    text = f"""{HEAD}[Event "Mill lane"]
[Site "the blue table"]
[Termination "abandoned"]

1. 11223345:3 124555:5 11W:W 3W! {{so close}}
2. 1234445W:4 {{a start}}
"""
    again = Match.from_record(parse_record(text), SeededDice(1))
    assert format_record(again.record()) == format_record(parse_record(text))
    again.act(parse_action("roll"))
    goes_on = again.record({"Round": "2"})
    assert goes_on.tags == {"Event": "Mill lane", "Site": "the blue table", "Round": "2"}
    assert [turn.comment for turn in goes_on.turns] == ["so close", None]  # of a turn that is another one now


@pytest.mark.parametrize(
    ("tags", "said"),
    [
        ({"Result": "9/0"}, "The tag Result occurs twice."),
        ({"two words": "x"}, "is not a tag"),
        ({"Event": "two\nlines"}, "is not a tag"),
    ],
)
def test_a_tag_that_could_not_be_read_again_is_refused(tags: dict[str, str], said: str) -> None:
    with pytest.raises(NotationError, match=said):
        Match("classic", ["Ann", "Bob"]).record(tags)
