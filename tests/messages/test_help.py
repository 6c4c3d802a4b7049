"""`--help` speaks every language: every command, argument and option has its text, and no text lies unused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from typer.main import get_command

import pickomino.cli
from pickomino.cli import _help, app, main
from pickomino.messages import LANGUAGES, speak
from pickomino.messages.plain import help_texts

FOLDER = Path(pickomino.__file__).parent / "messages" / "help"
ENGLISH = help_texts("en")
COMMANDS: dict[str, Any] = get_command(app).commands  # type: ignore[attr-defined]


def used_keys() -> set[str]:
    """What the command line shows: of each command, each of its parameters, and around them."""
    source = Path(_help.__file__).read_text(encoding="utf-8")
    found = set(re.findall(r'"((?:help|value)-[a-z]+)"', source)) | {
        f"value-{name}" for name in ("n", "text")
    }
    found |= set(re.findall(r"words\['((?:help|value)-[a-z]+)'\]", source))
    for name, command in {_help.PROGRAM: get_command(app), **COMMANDS}.items():
        found.add(f"command-{name}")
        for param in command.params:
            found.add(_help._help_key(name, param, ENGLISH))
            shown = getattr(param, "show_default", None)
            found |= {shown} if isinstance(shown, str) and shown.startswith("default-") else set()
            metavar = getattr(param, "english_metavar", param.metavar)
            if param.param_type_name == "argument":
                metavar = metavar or param.name.upper()
            found |= {f"value-{metavar.lower()}"} & ENGLISH.keys() if metavar else set()
    return found | {"option-help"}


def test_every_text_is_used_and_none_is_missing() -> None:
    assert used_keys() == ENGLISH.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_fluent_reads_the_same(lang: str) -> None:
    found = {}
    for entry in FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.value is not None
            assert all(isinstance(part, fluent.TextElement) for part in entry.value.elements), entry.id.name
            found[entry.id.name] = "".join(str(getattr(part, "value", "")) for part in entry.value.elements)
    assert found == help_texts(lang)


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_a_language_is_complete_and_nothing_was_left_in_english(lang: str) -> None:
    texts = help_texts(lang)
    assert texts.keys() == ENGLISH.keys()
    same = {key for key in texts if texts[key] == ENGLISH[key]}
    assert not {key for key in same if key.startswith(("command-", "option-", "argument-", "default-"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_explains_itself_within_eighty_columns(
    monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    texts = help_texts(lang)
    speak(lang)
    for name, command in COMMANDS.items():
        out = command.get_help(typer.Context(command, info_name=name))
        summary = texts[f"command-{name}"].partition("\n")[0]
        assert " ".join(out.split()).count(" ".join(summary.split())) == 1, name
        about, _, examples = out.partition(texts["help-examples"])
        assert examples, name
        assert max(map(len, about.splitlines())) <= 80, name


def test_the_list_of_commands_speaks_wherever_lang_stands(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    wanted = "  show       Eine Stellung zeigen: Grill, Stapel, Würfel, und wer an der Reihe ist.\n"
    for arguments in (["--lang", "de", "--help"], ["--help", "--lang=DE"], ["--lang", "de"]):
        main(arguments)
        assert wanted in capsys.readouterr().out, arguments
    monkeypatch.setenv("PICKOMINO_LANG", "de")
    assert main([]) == 2
    assert wanted in capsys.readouterr().out
    monkeypatch.delenv("PICKOMINO_LANG")
    assert main(["--lang", "de", "perft", "--depth", "1"]) == 0
    assert "gesamt: " in capsys.readouterr().out


def test_options_say_what_holds_without_them(capsys: pytest.CaptureFixture[str]) -> None:
    main(["serve", "--help", "--lang", "en"])
    out = " ".join(capsys.readouterr().out.split())
    assert (
        "--port N The port to listen on; 0 takes a free one. [0..65535] [default: 8000, or a free one" in out
    )
    assert "[variable: PICKOMINO_PORT]" in out
    main(["perft", "--help", "--lang", "en"])
    assert "How many times to set dice aside. [0..99] [required]" in " ".join(capsys.readouterr().out.split())
