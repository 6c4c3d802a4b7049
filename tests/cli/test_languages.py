"""The command line in every language: refusals of every kind, names, checks, and what excludes what."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from pickomino.cli import main
from pickomino.messages import LANGUAGES
from pickomino.play import parse_record


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 2) -> str:
    """The one line on standard error."""
    assert main(arguments) == status
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err.removeprefix("pickomino: ").rstrip("\n")


def sentence_of(line: str) -> str:
    """What an error says, whether it is told as text or, where `--json` was given, as JSON."""
    return str(json.loads(line)["error"]["text"]) if line.startswith("{") else line


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["xyzzy"], "There is no command “xyzzy”. (Try: pickomino --help)"),
        (["xyzzy", "--lang", "fr"], "Il n’y a pas de commande « xyzzy ». (Essaie : pickomino --help)"),
        (["pla"], "There is no command “pla”. Did you mean: play, replay? (Try: pickomino --help)"),
        (["show", "--lang=de", "--nope"], "Es gibt keine Option „--nope“. (Hilfe: pickomino show --help)"),
        (
            ["show", "--jso"],
            "There is no option “--jso”. Did you mean: --json? (Try: pickomino show --help)",
        ),
        (["apply", "--lang", "it"], "Manca TURNO. (Prova: pickomino apply --help)"),
        (["verify", "--lang", "de"], "PROTOKOLL fehlt. (Hilfe: pickomino verify --help)"),
        (["apply", "!", "a b", "c"], "“a b c” is one argument too many. (Try: pickomino apply --help)"),
        (["apply", "--lang", "fr", "--rules"], "--rules demande une valeur. (Essaie : pickomino --help)"),
        (["play", "--lang", "de", "--json=3"], "--json nimmt keinen Wert. (Hilfe: pickomino --help)"),
        (
            ["perft", "--lang", "fr", "--depth", "trois"],
            "--depth : « trois » n’est pas un nombre entier. (Essaie : pickomino perft --help)",
        ),
        (
            ["bench", "--seconds", "x", "--lang", "it"],
            "--seconds: «x» non è un numero. (Prova: pickomino bench --help)",
        ),
        (
            ["serve", "--bot-workers", "0", "--lang", "de"],
            "--bot-workers (PICKOMINO_BOT_WORKERS) muss zwischen 1 und 64 liegen, nicht bei 0. (Hilfe: pickomino serve --help)",
        ),
        (["xyzzy", "--lang", "es"], "No hay ningún comando «xyzzy». (Prueba: pickomino --help)"),
        (
            ["show", "--lang=pt", "--nope"],
            "Não há nenhuma opção «--nope». (Experimenta: pickomino show --help)",
        ),
        (["apply", "--lang", "nl"], "BEURT ontbreekt. (Probeer: pickomino apply --help)"),
        (
            ["perft", "--lang", "pl", "--depth", "trzy"],
            "--depth: „trzy” to nie jest liczba całkowita. (Pomoc: pickomino perft --help)",
        ),
        (
            ["train", "--positions", "1"],
            "--positions must be at least 1000, not 1. (Try: pickomino train --help)",
        ),
    ],
)
def test_a_command_line_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    # French sets its signs apart with spaces that do not break.
    assert said(capsys, *arguments).replace("\u00a0", " ") == sentence


@pytest.mark.parametrize(
    ("arguments", "first", "second"),
    [
        (["simulate", "--csv", "--json", "--games", "10"], "--json", "--csv"),
        (["show", "--svg", "never.svg", "--json"], "--svg", "--json"),
        (["show", "--ascii", "--json"], "--json", "--ascii"),
        (["replay", "never.pkn", "--json", "--as-positions"], "--as-positions", "--json"),
    ],
)
def test_options_that_exclude_each_other(
    capsys: pytest.CaptureFixture[str], arguments: list[str], first: str, second: str
) -> None:
    assert sentence_of(said(capsys, *arguments)) == f"{first} and {second} cannot be used together."
    assert sentence_of(said(capsys, *arguments, "--lang", "it")) == f"{first} e {second} si escludono."
    assert not Path("never.svg").exists()


@pytest.mark.parametrize(
    ("lang", "name"),
    [
        ("en", "You"),
        ("fr", "Toi"),
        ("de", "Du"),
        ("it", "Tu"),
        ("es", "Tú"),
        ("pt", "Tu"),
        ("nl", "Jij"),
        ("pl", "Ty"),
    ],
)
def test_a_person_without_a_name_is_called_so_in_the_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, name: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("roll\n"))
    file = tmp_path / "game.pkn"
    assert main(["play", "--seed", "1", "--turn-limit", "1", "--record", str(file), "--lang", lang]) == 0
    out, err = capsys.readouterr()
    assert f"{name}: roll [roll]" in err.replace("\u00a0", "")
    assert out
    assert parse_record(file.read_text(encoding="utf-8")).players == (name, "champion:level=2")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"{name} and champion:level=2 play by the rules")


def test_a_record_among_json_is_json_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--players", "random,random", "--seed", "1", "--json", "--record", "-"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [parse_record(line["record"]).players for line in lines if "record" in line] == [
        ("random", "random 2")
    ]


def test_a_file_that_is_missing_is_told_without_the_systems_english(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "none")
    missing = f"{file} lässt sich nicht lesen: Datei oder Ordner nicht gefunden."
    for command in ("replay", "verify", "restore"):
        assert said(capsys, command, file, "--lang", "de") == missing
    assert (
        said(capsys, "replay", str(tmp_path), "--lang", "it")
        == f"{tmp_path} non si può leggere: è una cartella."
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["connect", "nonsense", "--lang", "de"], "„nonsense“ ist keine http- oder https-URL."),
        (["connect", "http://x/", "--name", "a/b", "--lang", "fr"], "« a/b » ne peut pas être un nom"),
        (["serve", "--origins", "x.org", "--lang", "it"], "--origins: «x.org» non è un’origine;"),
        (["serve", "--trusted-proxies", "me", "--lang", "de"], "--trusted-proxies: „me“ ist weder"),
        (["backup", "x", "--database", "/none", "--lang", "fr"], "Il n’y a pas de base de données /none."),
        (["perft", "--depth", "1", "--position", "x", "--lang", "it"], "Una posizione ha cinque campi"),
        (["bot", "nobody", "--lang", "de"], "„nobody“ ist kein Bot."),
        (["connect", "nonsense", "--lang", "es"], "«nonsense» no es una URL http o https."),
        (["connect", "nonsense", "--lang", "pl"], "„nonsense” to nie jest adres http ani https."),
        (["bot", "nobody", "--lang", "nl"], "‘nobody’ is geen bot."),
        (["bot", "nobody", "--lang", "pt"], "«nobody» não é um bot."),
    ],
)
def test_every_command_refuses_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    assert said(capsys, *arguments).replace("\u00a0", " ").startswith(sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_figure_of_a_table_is_cut_off(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    simulation = ["simulate", "--games", "100", "--lang", lang]
    widths = {}
    for columns in ("80", "20"):
        monkeypatch.setenv("COLUMNS", columns)
        assert main(simulation) == 0
        out = capsys.readouterr().out
        assert "…" not in out
        widths[columns] = max(map(len, out.splitlines()))
    assert widths["80"] <= 80  # an ordinary terminal has room
    assert widths["20"] > 60


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_game_is_one(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    """A game that its first turn ends, in which nobody gets a tile: the win is shared."""
    game = ["simulate", "--players", "random,random", "--games", "1", "--turn-limit", "1", "--seed", "1"]
    assert main([*game, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert ("50.00 ± " if lang == "en" else "50,00 ± ") in out
    begin = {
        "en": "One game ",
        "fr": "1 partie ",
        "de": "Ein Spiel ",
        "it": "Una partita ",
        "es": "Una partida ",
        "pt": "Uma partida ",
        "nl": "Eén spel ",
        "pl": "Jedna gra ",
    }[lang]
    assert sum(line.startswith(begin) for line in out.splitlines()) >= 2  # the title, and what the limit did


def test_a_server_that_is_away(capsys: pytest.CaptureFixture[str]) -> None:
    away = "http://127.0.0.1:1/"
    assert (
        said(capsys, "connect", away, status=1) == "The server does not answer: the connection was refused."
    )
    sentence = "Le serveur ne répond pas : la connexion a été refusée."
    game = f"{away}t/abcdefghijk"
    assert said(capsys, "verify", game, "--lang", "fr").replace("\u00a0", " ") == sentence


def test_the_check_of_a_bot_speaks_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check-bot", f"{sys.executable} -c pass", "--lang", "de"]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines() == [
        "gut     Der Befehl startet",
        "falsch  Er beantwortet hello mit Name und Autor: Er endete mit Status 0.",
    ]
    assert err == "pickomino: Eine Prüfung ist fehlgeschlagen.\n"
    assert main(["check-bot", "/no/such/program", "--lang", "en"]) == 1
    assert (
        capsys.readouterr().out
        == "wrong  The command starts: The command “/no/such/program” cannot be started.\n"
    )
