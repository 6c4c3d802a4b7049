"""What the command line does when its output cannot be written, and which language it speaks unasked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

import pytest

from pickomino.cli import app, main
from pickomino.cli._examples import EXAMPLES
from pickomino.cli._help import _localize
from pickomino.cli._options import complete_bots, complete_files, complete_records
from pickomino.cli._usage import find_language, language_of_environment
from pickomino.messages.letters import as_ascii

ROOT = Path(__file__).parent.parent.parent
MESSAGES = ROOT / "src" / "pickomino" / "messages"
PICKOMINO = "from pickomino.cli import main; raise SystemExit(main())"


def run(
    *arguments: str, stdout: TextIO | int = subprocess.PIPE, **env: str
) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-c", PICKOMINO, *arguments]
    environ = {**os.environ, **env}
    return subprocess.run(command, stdout=stdout, stderr=subprocess.PIPE, env=environ, cwd=ROOT, check=False)


def test_a_full_disk_is_said_in_one_line() -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = run("legal", stdout=full)
    assert done.returncode == 1
    assert done.stderr.decode().splitlines() == [
        "pickomino: Standard output cannot be written to: no space left."
    ]


@pytest.mark.parametrize(("encoding", "rolls"), [("latin-1", "würfelt"), ("ascii", "wuerfelt")])
def test_letters_that_a_terminal_lacks_do_not_stop_a_game(encoding: str, rolls: str) -> None:
    done = run("replay", "--lang", "de", "examples/games/classic.pkn", PYTHONIOENCODING=encoding)
    assert done.returncode == 0
    assert done.stderr == b""
    assert rolls in done.stdout.decode(encoding)


def test_json_and_drawings_need_no_other_letters() -> None:
    said = run("legal", "--json", "--lang", "fr", PYTHONIOENCODING="ascii")
    assert json.loads(said.stdout.decode("ascii"))
    drawn = run("play", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert "+----+" in drawn.stdout.decode("ascii")
    assert "bez plytki" in drawn.stdout.decode("ascii")


def test_every_sign_of_ours_has_something_readable_in_its_place() -> None:
    texts = "".join([file.read_text(encoding="utf-8") for file in MESSAGES.rglob("*.ftl")])
    assert {sign for sign in {*texts, *"✓✗█"} if as_ascii(sign) == "?"} == {"?"}
    assert as_ascii("Größe: płytki, 𓀀") == "Groesse: plytki, ?"


def test_errors_are_json_where_answers_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["legal", "--json", "--position", "x"]) == 2
    assert main(["legal", "--json", "--nope"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    first, second = [json.loads(line)["error"] for line in err.splitlines()]
    assert first["key"] == "error-position-fields"
    assert "--nope" in second["text"]


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "de"}, "fr"),
        ({"LC_ALL": "it", "LC_MESSAGES": "fr"}, "it"),
        ({"PICKOMINO_LANG": "FR", "LC_ALL": "it"}, "fr"),
        ({"PICKOMINO_LANG": "tlh", "LANG": "C.UTF-8"}, "en"),
        ({"PICKOMINO_LANG": "tlh", "LANG": "nl_NL"}, "nl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_says_which_language(environ: dict[str, str], lang: str) -> None:
    assert language_of_environment(environ) == lang


def test_lang_is_read_in_any_case_and_comes_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert find_language("De-AT") == "de"
    monkeypatch.setenv("PICKOMINO_LANG", "fr")
    assert main(["bogus", "--lang", "DE"]) == 2
    assert "Es gibt keinen Befehl" in capsys.readouterr().err
    assert main(["bogus"]) == 2
    assert "Il n’y a pas de commande" in capsys.readouterr().err


def test_help_has_examples_and_no_types(capsys: pytest.CaptureFixture[str]) -> None:
    commands = {info.name or info.callback.__name__ for info in app.registered_commands if info.callback}
    assert commands == set(EXAMPLES)
    for command in sorted(commands):
        assert main([command, "--help"]) == 0
        said = capsys.readouterr().out
        assert "Examples:" in said, command
        for leaked in ("<bool>", "<str>", "<int", "<list", "<float", "INTEGER", "BOOLEAN"):
            assert leaked not in said, command


IN_OTHER_WORDS = {
    "--players": {"play", "simulate"},  # people too; bots alone
    "--plot": {"review", "train"},  # which picture it is
    "--port": {"doctor"},  # asks about what `serve` listens on
    "--seats": {"train"},  # for which numbers one net stands
    "--seed": {"connect", "hint", "play", "train"},  # what the seed decides
}
"""Options that several commands have, and which of these say in words of their own what comes of the same thing."""


def test_one_name_means_one_thing_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    from typer.main import get_command

    shapes: dict[str, set[object]] = {}
    said: dict[str, set[str]] = {}
    for command in get_command(app).commands.values():  # type: ignore[attr-defined]
        for param in _localize(command.name, command.params):
            if param.param_type_name != "option":
                continue
            assert param.opts[0] != "--limit", command.name
            shape = (
                param.type_descriptor.annotation,
                param.metavar,
                param.is_flag,
                param.multiple,
                *param.opts,
            )
            for name in (*param.opts, *param.secondary_opts):
                shapes.setdefault(name, set()).add(shape)
            if command.name not in IN_OTHER_WORDS.get(param.opts[0], ()):
                said.setdefault(param.opts[0], set()).add(param.help)
    assert {name: found for name, found in shapes.items() if len(found) > 1} == {}
    assert {name: found for name, found in said.items() if len(found) > 1} == {}


def test_values_are_completed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Ann,greedy" in complete_bots("Ann,gr")
    (tmp_path / "a.pkn").write_text("", encoding="utf-8")
    (tmp_path / "b.txt").write_text("", encoding="utf-8")
    (tmp_path / ".hidden").mkdir()
    (tmp_path / "nets").mkdir()
    assert complete_records(f"{tmp_path}/") == [f"{tmp_path}/a.pkn", f"{tmp_path}/nets/"]
    assert complete_files(f"{tmp_path}/b") == [f"{tmp_path}/b.txt"]
    assert complete_files(f"{tmp_path}/.") == [f"{tmp_path}/.hidden/"]
    monkeypatch.chdir(tmp_path)
    assert complete_files("") == ["a.pkn", "b.txt", "nets/"]
    assert "greedy swing" in complete_bots("greedy sw")


def test_whatever_names_a_file_or_a_bot_is_completed() -> None:
    from typer.main import get_command

    commands = get_command(app).commands  # type: ignore[attr-defined]
    named = {"FILE", "FOLDER", "DATABASE", "LOG", "PROGRAM", "BOT", "BOTS", "PLAYERS", "RULES", "LANG"}
    bare = [
        (command.name, param.opts)
        for command in commands.values()
        for param in command.params
        if (getattr(param, "english_metavar", param.metavar) in named or param.name == "file")
        and param._custom_shell_complete is None
    ]
    assert bare == []
