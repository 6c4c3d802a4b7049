"""Programs of others as bots: they play, and whatever they do wrong, the match ends and no process stays."""

from __future__ import annotations

import io
import json
import sys
from collections import Counter
from pathlib import Path
from random import Random

import psutil
import pytest

from build_page import find_node
from pickomino.arena.single_game import play_game
from pickomino.bots import Bot, BotSpecError, make_bot
from pickomino.bots.conformance import check_bot
from pickomino.bots.external import ExternalBot
from pickomino.bots.guest import STRIKES
from pickomino.bots.pipe import FaultKind
from pickomino.bots.serving import serve_bot
from pickomino.bots.timid import TimidBot
from pickomino.cli import main
from pickomino.core.engine import new_game
from pickomino.core.errors import Problem
from pickomino.core.rules import PRESETS
from pickomino.play import SeededDice
from prove_report import proof

EXAMPLES = Path(__file__).parents[2] / "examples"
FAULTY = f"{sys.executable} {Path(__file__).parent / 'faulty_bot.py'}"
PYTHON_EXAMPLE = f"{sys.executable} {EXAMPLES / 'cautious_bot.py'}"


@pytest.fixture(autouse=True)
def no_process_is_left() -> object:
    yield
    left = [child for child in psutil.Process().children(recursive=True) if _is_ours(child)]
    assert left == []
    return None


def _is_ours(process: psutil.Process) -> bool:
    words = " ".join(process.cmdline())
    return "faulty_bot" in words or "sleep 3600" in words or "cautious_bot" in words or "hasty_bot" in words


def game(bot: Bot, rules: str = "classic", seed: int = 1) -> None:
    bots: list[Bot] = [bot, TimidBot()]
    match = play_game(PRESETS[rules], bots, ["guest", "timid"], SeededDice(seed), str(seed))
    assert match.is_over


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        ("hang", FaultKind.HANG),
        ("slow", FaultKind.HANG),
        ("crash", FaultKind.CRASH),
        ("garbage", FaultKind.NONSENSE),
        ("array", FaultKind.NONSENSE),
        ("illegal", FaultKind.ILLEGAL),
        ("unknown", FaultKind.NONSENSE),
        ("wrong-id", FaultKind.NONSENSE),
        ("flood", FaultKind.FLOOD),
        ("lines", FaultKind.FLOOD),
        ("child", FaultKind.HANG),
        ("deaf", FaultKind.HANG),
    ],
)
def test_a_fault_costs_a_decision_and_three_the_seat(fault: str, kind: FaultKind) -> None:
    bot = ExternalBot(f"{FAULTY} {fault} 2", milliseconds=150 if kind is FaultKind.HANG else 20_000)
    game(bot)
    assert 1 <= len(bot.faults) <= STRIKES
    assert bot.faults[0].kind is kind
    bot.close()


def test_a_command_that_does_not_start_plays_as_its_stand_in() -> None:
    bot = ExternalBot("no-such-command-anywhere")
    game(bot)
    assert [fault.kind for fault in bot.faults] == [FaultKind.START] * STRIKES
    assert bot.has_forfeited


def test_a_forfeited_seat_is_given_back_in_the_next_game() -> None:
    bot = ExternalBot(f"{FAULTY} crash 1", milliseconds=20_000)
    game(bot, seed=1)
    game(bot, seed=2)
    assert len(bot.faults) == 2 * STRIKES


def play_through_faults(wanted: int) -> tuple[Counter[FaultKind], int]:
    """The faults that were seen, by kind, and the games it took; every one of them ended."""
    bot = ExternalBot(f"{FAULTY} hang,crash,garbage,illegal,flood 3", milliseconds=150)
    games = 0
    while len(bot.faults) < wanted:
        game(bot, "extrawurm" if games % 2 else "classic", games)
        games += 1
    bot.close()
    return Counter(fault.kind for fault in bot.faults), games


def test_faults_leave_no_match_unfinished() -> None:
    faults, games = play_through_faults(12)
    assert games >= 12 / STRIKES
    assert len(faults) > 1


@pytest.mark.prove
def test_200_faults_leave_no_match_unfinished() -> None:
    with proof("Bots that misbehave") as figures:
        faults, games = play_through_faults(200)
        left = [child for child in psutil.Process().children(recursive=True) if _is_ours(child)]
        assert set(faults) >= set(FaultKind) - {FaultKind.START}
        assert left == []
        figures["faults injected"] = faults.total()
        figures |= {f"of these: {kind}": count for kind, count in sorted(faults.items())}
        figures["games, all played to their end"] = games
        figures["processes left behind"] = len(left)


@pytest.mark.prove
def test_an_example_plays_100_games_against_the_champion(capsys: pytest.CaptureFixture[str]) -> None:
    with proof("An example bot against the champion") as figures:
        assert main(["arena", f"exec:{PYTHON_EXAMPLE}", "champion", "--games", "100", "--json"]) == 0
        contest = json.loads(capsys.readouterr().out)["contests"][0]
        assert contest["faults"] == []
        figures["games"] = contest["games"]
        for rate in ("raw", "adjusted"):
            figures[f"win rate, {rate}"] = "{rate:.3f} ± {interval:.3f}".format(**contest[rate])


@pytest.mark.parametrize("command", [PYTHON_EXAMPLE, f"{find_node()[0]} {EXAMPLES / 'hasty_bot.js'}"])
def test_the_examples_conform(command: str) -> None:
    checks = list(check_bot(command, games=1, milliseconds=20_000))
    assert [check for check in checks if check.trouble] == []
    assert len(checks) > 15


@pytest.mark.parametrize("name", ["cautious_bot.py", "hasty_bot.js"])
def test_the_examples_are_short(name: str) -> None:
    assert len((EXAMPLES / name).read_text(encoding="utf-8").splitlines()) <= 30


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("crash", ("fault-ended", "fault-closed")),
        ("garbage", ("fault-no-json",)),
        ("illegal", ("fault-illegal",)),
        ("wrong-id", ("fault-id",)),
    ],
)
def test_the_check_says_what_is_wrong(fault: str, said: tuple[str, ...]) -> None:
    wrong = [
        check.trouble
        for check in check_bot(f"{FAULTY} {fault} 1", games=1, milliseconds=20_000)
        if check.trouble
    ]
    assert wrong
    assert wrong[0].key in said


def test_the_check_shows_what_a_bot_complains_of(capfd: pytest.CaptureFixture[str]) -> None:
    """Its standard error, which a match throws away, says why it crashes."""
    greeting = list(check_bot(f"{sys.executable} -c 'nonsense'"))[1]
    assert greeting.trouble == Problem("fault-ended", {"status": 1})
    assert "NameError" in capfd.readouterr().err
    game(ExternalBot(f"{sys.executable} -c 'nonsense'"))
    assert capfd.readouterr().err == ""


def test_our_own_bots_speak_the_protocol() -> None:
    position = str(new_game(PRESETS["extrawurm"], 3))
    questions = [
        {"id": 1, "type": "hello", "protocol": 1},
        {"id": 2, "type": "new", "rules": "extrawurm", "players": 3, "seat": 1, "seed": 7},
        {"id": 3, "type": "decide", "position": position, "legal": ["roll"], "time_ms": 1000},
        {"id": 4, "type": "decide", "position": "nonsense", "legal": ["roll"], "time_ms": 1000},
        {"id": 5, "type": "dance"},
        {"id": 6, "type": "over", "position": position, "worms": [9, 7, 4], "winners": [1]},
        {"type": "quit"},
        {"id": 7, "type": "hello", "protocol": 1},
    ]
    sink = io.StringIO()
    source = io.StringIO(
        "\n".join([*map(json.dumps, questions[:4]), "no json", *map(json.dumps, questions[4:])])
    )
    serve_bot(TimidBot(), "timid", source, sink)
    answers = [json.loads(line) for line in sink.getvalue().splitlines()]
    assert answers[0] == {"id": 1, "name": "timid", "author": "Pickomino"}
    assert answers[1] == {"id": 2, "ok": True}
    assert answers[2] == {"id": 3, "action": "roll"}
    assert [answer["id"] for answer in answers] == [1, 2, 3, 4, None, 5, 6]
    assert all("error" in answers[at] for at in (3, 4, 5))
    assert answers[6] == {"id": 6, "ok": True}


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("[1]", "no JSON object"),
        ("null", "no JSON object"),
        ("[" * 100_000, "no JSON object"),
        ('{"id": 1', "no JSON object"),
        ('{"id": 1, "type": "decide"}', "'position' is missing"),
        ('{"id": 1, "type": "decide", "position": 7}', "'position' must be a string"),
        ('{"id": 1, "type": "decide", "position": "- 21/22 - - -"}', "the game is over"),
        ('{"id": 1, "type": "new", "rules": "nope", "seed": 1}', "nope"),
    ],
)
def test_nonsense_is_answered_in_words(line: str, complaint: str) -> None:
    sink = io.StringIO()
    serve_bot(TimidBot(), "timid", io.StringIO(f'{line}\n{{"id": 2, "type": "hello"}}\n'), sink)
    first, second = map(json.loads, sink.getvalue().splitlines())
    assert complaint in first["error"]
    assert second["name"] == "timid"


def test_commands_are_run_only_where_that_is_allowed() -> None:
    with pytest.raises(BotSpecError):
        make_bot("exec:true")
    bot = make_bot(f"exec:{PYTHON_EXAMPLE}", local=True)
    assert isinstance(bot, ExternalBot)
    assert str(bot.choose(new_game(PRESETS["classic"], 2), Random(1))) == "roll"
    assert bot.faults == []
    bot.close()
