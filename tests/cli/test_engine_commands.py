"""The commands of the engine: apply, legal, replay, play, and what they say to bad input."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pickomino.cli import main
from pickomino.messages import LANGUAGES
from pickomino.play import parse_record

ROOT = Path(__file__).parents[2]
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command line in process: exit status, standard output, standard error."""

    def call(*arguments: str, stdin: str = "") -> tuple[int, str, str]:
        import io

        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        status = main(arguments)
        out, err = capsys.readouterr()
        return status, out, err

    return call


RECORD = """[Rules "classic"]
[Players "Ann/Bob"]
[Result "*"]

1. 1234445W:4 2344W:W 55WW:5 =27 {well}
2. 11223345:3 124555:5 11W:W 3W!
3. 1234445W:4 2344W:W 55WW
"""


@pytest.mark.parametrize(
    ("rules", "position", "turn", "after"),
    [
        (  # C3: Thomas of sheet 004 steals Nina's 32
            "classic",
            "22.23.24.25.26.27.28.29.31.33.34.35.36 -/30.21/32 - 1 -",
            "1234445W:4 2344W:W 55WW:5 13:3 2:2 ^32",
            "22.23.24.25.26.27.28.29.31.33.34.35.36 32/30.21/- - 2 -",
        ),
        (  # B2: Louise's returned tile is the highest, so none is turned
            "classic",
            "22.23.24.25x.26x 27.36/21/- - 1 -",
            "11223345:3 124555:5 11W:W 3W!",
            "22.23.24.25x.26x.36 27/21/- - 2 -",
        ),
        (  # X8: tile back, weasel back, 29 turned, the apple moves last
            "extrawurm",
            "13r.22.24.29a.30x 21.25+1:w/27:g/- 6 1 -",
            "11234455:4 !",
            "13r.22w.24a.25.29x.30x 21+1/27:g/- 6 2 -",
        ),
    ],
)
def test_apply_prints_the_position_after_the_turn(
    run: Run, rules: str, position: str, turn: str, after: str
) -> None:
    assert run("apply", "--rules", rules, "--position", position, turn) == (0, after + "\n", "")


def test_apply_takes_part_of_a_turn(run: Run) -> None:
    status, out, _ = run("apply", "--position", "21.22.36 -/- - 1 -", "1234445W:4 *")
    assert (status, out) == (0, "21.22.36 -/- - 1 444:*\n")


def test_apply_reads_turn_or_position_from_standard_input(run: Run) -> None:
    expected = (0, "21.36 22/- - 2 -\n", "")
    assert run("apply", "--position", "21.22.36 -/- - 1 444W:", "-", stdin="1345:5 =22\n") == expected
    assert run("apply", "--position", "-", "1345:5 =22", stdin="21.22.36 -/- - 1 444W:\n") == expected


def test_apply_json_tells_events(run: Run) -> None:
    status, out, _ = run("apply", "--json", "--position", "21.22.36 -/- - 1 444W:", "1345:5 =22")
    said = json.loads(out)
    assert status == 0
    assert said["position"] == "21.36 22/- - 2 -"
    assert said["turn_finished"] is True
    assert [event["kind"] for event in said["events"]] == [
        "rolled",
        "set_aside",
        "stopped",
        "took",
        "turn_began",
    ]
    assert all(event["text"] for event in said["events"])


def test_legal_prints_one_action_a_line(run: Run) -> None:
    assert run("legal", "--position", "21.22.36 -/- - 1 444W:1345") == (0, "1\n3\n5\n", "")
    assert run("legal", "--position", "21.22.36 -/- - 1 444W:*") == (0, "", "")
    assert run("legal") == (0, "roll\n", "")


def test_legal_json_previews_what_a_stop_brings(run: Run) -> None:
    status, out, _ = run("legal", "--json", "--position", "21.22.36 25/- - 1 444W:")
    stop = next(action for action in json.loads(out)["actions"] if action["action"] == "stop")
    assert status == 0
    assert [event["kind"] for event in stop["preview"]] == [
        "stopped",
        "busted",
        "tile_returned",
        "tile_turned",
        "turn_began",
    ]


def test_replay_tells_the_game(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pkn"
    file.write_text(RECORD, encoding="utf-8")
    status, out, _ = run("replay", str(file))
    assert status == 0
    assert "Ann takes 27 from the grill." in out
    assert "{well}" in out
    assert "not finished" in out
    assert run("replay", "-", stdin=RECORD)[1] == out


def test_replay_reads_a_file_as_editors_on_windows_write_it(run: Run, tmp_path: Path) -> None:
    """NOTATION: CRLF is read; so is the mark at the start of the file."""
    file = tmp_path / "game.pkn"
    file.write_bytes(b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode())
    assert run("replay", str(file)) == run("replay", "-", stdin=RECORD)
    assert run("replay", "-", stdin="\ufeff" + RECORD) == run("replay", "-", stdin=RECORD)


def test_replay_positions(run: Run) -> None:
    status, out, _ = run("replay", "--as-positions", "-", stdin=RECORD)
    grill = "21.22.23.24.25.26.28.29.30.31.32.33.34.35.36"
    assert status == 0
    assert out.splitlines() == [
        "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -",
        f"{grill} 27/- - 2 -",
        f"{grill} 27/- - 1 -",
        f"{grill} 27/- - 1 444W:55WW",
    ]


def test_replay_json(run: Run) -> None:
    status, out, _ = run("replay", "--json", "-", stdin=RECORD)
    said = json.loads(out)
    assert status == 0
    assert [turn["seat"] for turn in said["turns"]] == [1, 2, 1]
    assert said["turns"][2]["turn"] == "1234445W:4 2344W:W 55WW"
    assert said["outcome"] is None


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("apply", "1234445W:4 2344W:4"), ["2344W:4", "T2"]),
        (("apply", "1234445W:4 =27"), ["=27", "C1"]),
        (("apply", "1234:4"), ["1234:4", "T1"]),
        (("apply", "1234445W:4 nonsense"), ["nonsense"]),
        (("apply", "--rules", "classic fallback=some", "!"), ["fallback=some"]),
        (("apply", "--rules", "quick", "!"), ["quick"]),
        (("legal", "--position", "21.21 -/- - 1 -"), ["21", "S2"]),
        (("legal", "--position", "21.11 -/- - 1 -"), ["11"]),
        (("legal", "--position", "nothing"), ["nothing"]),
        (("legal", "--position", ""), ["GRILL PLAYERS RESERVE MOVER TURN"]),  # not a new game
        (("legal", "--position", "21 -/- - 3 4:1"), ["3"]),
        (("replay", "no-such-file.pkn"), ["no-such-file.pkn"]),
        (("replay", "."), ["."]),
        (("play", "--players", "Ann"), ["S1"]),
        (("play", "--players", "Ann,timid:speed=9"), ["speed=9"]),
        (("play", "--players", "Ann,champion:plies=1,speed=9"), ["speed=9", "champion"]),
        (("play", "--players", "Ann,exec:./mine"), ["./mine"]),
        (("play", "--rules", "chess"), ["chess"]),
    ],
)
def test_bad_input_is_refused_with_status_2_and_one_message(
    run: Run, arguments: tuple[str, ...], said: list[str]
) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    for part in said:
        assert part in err


def test_a_broken_record_is_refused_with_line_token_and_clause(run: Run) -> None:
    status, out, err = run("replay", "-", stdin=RECORD.replace("11W:W 3W!", "11W:5 3W!"))
    assert (status, out) == (2, "")
    assert "6" in err  # the line
    assert "11W:5" in err
    assert "T2" in err


def test_play_is_scriptable_and_writes_its_record(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.pkn"
    script = "roll\nhelp\nshow\nnonsense\nstop\n" + "1\n2\n3\n4\n5\nW\nroll\nstop\n" * 400
    status, out, err = run(
        "play",
        "--players",
        "You,random",
        "--seed",
        "7",
        "--turn-limit",
        "6",
        "--record",
        str(file),
        stdin=script,
    )
    assert status == 0
    assert "nonsense" in err
    assert "limit" in out
    record = parse_record(file.read_text(encoding="utf-8"))
    assert record.is_by_limit
    assert len(record.turns) == 6
    assert record.players == ("You", "random")


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        (f"exec:{sys.executable} {ROOT / 'examples' / 'cautious_bot.py'}", "cautious"),
        ("py:my_bot:Careful", "Careful"),
    ],
)
def test_play_against_a_bot_of_ones_own(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spec: str, name: str
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    file = tmp_path / "game.pkn"
    script = "1\n2\n3\n4\n5\nW\nroll\nstop\n" * 400
    game = ("play", "--players", f"You,{spec}", "--seed", "7", "--turn-limit", "6", "--record", str(file))
    status, out, err = run(*game, stdin=script)
    assert status == 0
    record = parse_record(file.read_text(encoding="utf-8"))
    assert len(record.turns) == 6
    assert record.players == ("You", name)
    assert name in out
    assert "Traceback" not in err


def test_two_copies_of_a_bot_have_names_of_their_own(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "examples"))
    bots = "py:my_bot:Careful,py:my_bot:Careful,timid"
    status, out, _ = run("play", "--players", bots, "--turn-limit", "1", "--seed", "7", "--record", "-")
    assert status == 0
    assert '[Players "Careful/Careful 2/timid"]' in out


def test_a_bot_of_ones_own_is_told_how_the_game_ended(run: Run, tmp_path: Path) -> None:
    heard, bot = tmp_path / "heard.txt", tmp_path / "bot.py"
    bot.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    asked = json.loads(line)\n"
        "    answer = {'id': asked.get('id'), 'ok': True, 'name': 'ear', 'author': 'a test'}\n"
        "    print(json.dumps({**answer, 'action': asked.get('legal', [''])[0]}), flush=True)\n",
        encoding="utf-8",
    )
    status, _, err = run(
        "play", "--players", f"timid,exec:{sys.executable} {bot}", "--turn-limit", "2", "--seed", "7"
    )
    assert (status, err) == (0, "")
    kinds = [json.loads(line)["type"] for line in heard.read_text(encoding="utf-8").splitlines()]
    assert (kinds[:2], kinds[-2:]) == (["hello", "new"], ["over", "quit"])


def test_play_says_what_a_bot_of_ones_own_did_wrong(run: Run) -> None:
    game = ("play", "--players", f"You,exec:{sys.executable} -c 0", "--seed", "7", "--turn-limit", "2")
    status, _, err = run(*game, stdin="1\n2\n3\n4\n5\nW\nroll\nstop\n" * 400)
    assert status == 0
    assert "It ended with status 0." in err


def test_play_repeats_by_seed(run: Run) -> None:
    script = "roll\n1\n2\n3\n4\n5\nW\nstop\n" * 100
    game = ("play", "--players", "You,random", "--turn-limit", "9", "--seed")
    first = run(*game, "7", stdin=script)
    assert run(*game, "7", stdin=script) == first
    assert run(*game, "8", stdin=script) != first


def test_play_takes_back(run: Run) -> None:
    script = "undo\nroll\nW\nundo\nW\nundo\n4\nrecord\n"
    _, out, _ = run("play", "--seed", "7", "--players", "Ann,Bob", stdin=script)
    assert "nothing to undo" in out
    assert out.count("Ann sets aside") == 3
    assert "\n1. " in out  # the record has one turn with one roll
    assert "\n2. " not in out


def test_play_never_takes_dice_back_that_fell_by_themselves(run: Run) -> None:
    _, out, _ = run("play", "--seed", "7", "--players", "Ann,Bob", stdin="roll\nundo\nundo\nrecord\n")
    assert out.count("Ann rolls") == 1
    assert out.count("The dice have fallen") == 2


def test_play_by_keys_alone(run: Run) -> None:
    script = "\n1234445W\nw\nr\n1234445\n4\nu\n4\nr\n1235\n5\nr\n123\n3\ns\n"
    game = ("play", "--own-dice", "--players", "Ann,Bob", "--turn-limit", "1")
    _, out, err = run(*game, stdin=script)
    assert "[roll]" in err
    assert out.count("Ann sets aside three 4s") == 2  # once taken back
    assert "Ann stops at 25" in out


def test_play_shows_help_that_fits_the_edition_and_the_margin(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    for lang in LANGUAGES:
        _, base, _ = run("play", "--players", "Ann,Bob", "--lang", lang, stdin="?\n")
        _, extras, _ = run("play", "--players", "Ann,Bob", "-r", "extrawurm", "--lang", lang, stdin="help\n")
        assert "roll9" not in base
        assert "roll9" in extras
        assert max(map(len, extras.splitlines()[1:])) < 60


def test_play_gives_hints(run: Run) -> None:
    _, out, _ = run("play", "--players", "Ann,Bob", "--own-dice", stdin="r\n1234445W\nh\n")
    assert out.splitlines()[-2].startswith("Set the 4s aside")


def test_the_usual_opponent_plays_to_win(run: Run) -> None:
    _, out, _ = run("play", "--json", stdin="record\n")
    assert "champion:level=2" in out


def test_play_speaks_to_the_only_person_as_you(run: Run) -> None:
    _, out, _ = run("play", "--seed", "7", stdin="roll\n")
    assert "You are to roll." in out
    assert "You roll " in out
    _, out, _ = run("play", "--seed", "7", "--json", stdin="roll\n")
    assert "You roll " in out
    _, out, _ = run("play", "--seed", "7", "--players", "Ann,Bob", stdin="roll\n")
    assert "Ann is to roll." in out


def test_play_takes_a_small_w_for_the_worm(run: Run) -> None:
    script = "roll\n1234445W\nw\nstop\n"
    _, out, err = run("play", "--own-dice", "--players", "Ann,Bob", "--turn-limit", "1", stdin=script)
    assert "Ann sets aside one worm: 5 so far." in out
    assert "Rule" not in err


def test_play_json_is_one_document_a_line_to_the_outcome(run: Run) -> None:
    script = "roll\n1234445W\nundo\nundo\nroll\n1234445W\n4\nstop\nrecord\nroll\n1234445W\n4\nstop\n"
    arguments = ("play", "--json", "--own-dice", "--players", "Ann,Bob", "--turn-limit", "2")
    status, out, _ = run(*arguments, stdin=script)
    said = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    start = "21.22.23.24.25.26.27.28.29.30.31.32.33.34.35.36 -/- - 1 -"
    assert {"position": start, "events": []} in said  # taken back
    assert parse_record(next(line["record"] for line in said if "record" in line)).turns[0].is_finished
    assert said[-1] == {
        "outcome": {"worms": [0, 0], "winners": [1, 2], "tie_break": "E4", "by_limit": True},
    }


def test_play_with_own_dice(run: Run) -> None:
    script = "roll\n12\n1234445w\n4\nstop\n"
    _, out, err = run("play", "--own-dice", "--players", "Ann,Bob", "--turn-limit", "1", stdin=script)
    assert "T1" in err  # two dice where eight are due
    assert "Bust!" in out


def test_help_never_loads_the_heavy_parts() -> None:
    """That is what makes it quick."""
    heavy = {
        "numba",
        "numpy",
        "fastapi",
        "sqlite3",
        "matplotlib",
        "fluent",
        "asyncio",
        "ray",
        "pickomino.core",
    }
    code = (
        "import sys\n"
        "from pickomino.cli import main\n"
        "main(['--help'])\n"
        f"print(sorted({heavy!r} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines()[-1] == "[]"


def test_play_keeps_the_options_of_a_bot_together(run: Run) -> None:
    _, out, _ = run(
        "play", "--players", "Ann, champion:plies=1,level=2, Bob", "--seed", "7", stdin="record\n"
    )
    assert '[Players "Ann/champion:plies=1,level=2/Bob"]' in out
