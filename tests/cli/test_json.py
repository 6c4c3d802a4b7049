"""`--json`: every command that prints an answer prints it for programs too, and so are errors."""

from __future__ import annotations

import json
import socket
import sys
from typing import Any

import pytest
from typer.main import get_command

from pickomino.cli import app, main
from pickomino.cli.connect import _tell_end
from pickomino.messages import LANGUAGES, say


def test_every_command_has_it() -> None:
    commands: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]
    without = {
        name
        for name, command in commands.items()
        if not any("--json" in param.opts for param in command.params)
    }
    assert without == {"bot"}  # which speaks a protocol of JSON lines


def test_the_check_of_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", f"{sys.executable} -c pass", "--json"]) == 1
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert (found["ok"], err) == (False, "")
    assert [(check["check"], check["ok"]) for check in found["checks"]] == [
        ("conformance-starts", True),
        ("conformance-hello", False),
    ]
    assert found["checks"][1]["trouble"] == "It ended with status 0."


def test_an_answer_to_a_puzzle(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "16", "--answer", "stop", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["right"] is (found["answer"]["text"] == "stop")


def test_a_refusal_has_its_key_and_parameters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "--ascii", "--json"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    params = {"first": "--json", "second": "--ascii"}
    text = say("cli-exclusive", params)
    assert json.loads(line) == {
        "error": {"text": text, "key": "cli-exclusive", "params": params, "clause": ""}
    }


@pytest.mark.parametrize(
    ("arguments", "key", "params"),
    [
        (["xyzzy"], "cli-usage-command", {"token": "xyzzy"}),
        (["legl"], "cli-usage-command-near", {"token": "legl", "known": "legal"}),
        (["legal", "--nope"], "cli-usage-option", {"token": "--nope"}),
        (["apply"], "cli-usage-missing", {"name": "TURN"}),
        (["apply", "!", "more"], "cli-usage-surplus", {"token": "more"}),
        (
            ["connect", "x", "--claim", "all"],
            "cli-usage-choice",
            {"option": "--claim", "token": "all", "known": "bot, win"},
        ),
        (["perft", "--depth", "many"], "cli-usage-whole", {"option": "--depth", "token": "many"}),
        (["legal", "--lang", "tlh"], "cli-language", {"token": "tlh", "known": " ".join(LANGUAGES)}),
    ],
)
def test_a_command_line_that_cannot_be_read_has_a_key(
    capsys: pytest.CaptureFixture[str], arguments: list[str], key: str, params: dict[str, str]
) -> None:
    assert main([*arguments, "--json"]) == 2
    error = json.loads(capsys.readouterr().err)["error"]
    assert (error["key"], error["params"], error["clause"]) == (key, params, "")
    assert say(key, params) in error["text"]


def test_what_fails_has_a_key_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Asked well and not done: exit status 1."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--json"]) == 1
    error = json.loads(capsys.readouterr().err.splitlines()[-1])["error"]
    assert error["key"] == "cli-serve-taken"
    assert error["params"]["port"] == port


def test_the_end_of_a_game_on_a_server_is_told_in_words() -> None:
    seats = [{"seat": 1, "name": "Ann"}, {"seat": 2, "name": None}]
    outcome = {"worms": [7, 3], "winners": [1], "tie_break": None, "by_limit": False}
    told = _tell_end({"outcome": outcome, "table": {"seats": seats}}, "en")
    assert told == "The game is over. Ann wins with 7 worms."
    assert _tell_end({"outcome": None, "table": {"seats": seats}}, "en") == "The game is not finished."
