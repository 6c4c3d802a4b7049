"""What the command line says to bad input: status 2 and one line that names the token and the clause."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
import typer

from pickomino.cli import main
from pickomino.cli._refusals import run


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error."""
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pickomino: ")
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err.removeprefix("pickomino: ").rstrip("\n")


@pytest.mark.parametrize(
    ("arguments", "named", "help_of"),
    [
        (["bogus"], "“bogus”", "pickomino"),
        (["--nope"], "--nope", "pickomino"),
        (["apply"], "TURN", "pickomino apply"),
        (["apply", "--nope", "!"], "--nope", "pickomino apply"),
        (["apply", "!", "surplus"], "surplus", "pickomino apply"),
        (["apply", "--position"], "--position", "pickomino"),
        (["perft"], "--depth", "pickomino perft"),
        (["perft", "--depth", "-1"], "-1", "pickomino perft"),
        (["perft", "--depth", "many"], "“many”", "pickomino perft"),
        (["play", "--turn-limit", "0"], "not 0.", "pickomino play"),
    ],
)
def test_a_command_line_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], arguments: list[str], named: str, help_of: str
) -> None:
    said = refusal(capsys, *arguments)
    assert named in said
    assert said.endswith(f"(Try: {help_of} --help)")


def test_no_command_at_all_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    out, err = capsys.readouterr()
    assert "Usage: pickomino" in out
    assert err == ""


@pytest.mark.parametrize(
    ("position", "rules", "said"),
    [
        ("22 -/- - 1 444:444", "classic", "“444:444”: 3 dice are rolled where 5 are due. (Rule T1)"),
        ("22 -/- - 1 :", "classic", "“:”: No dice are set aside. (Rule T2)"),
        ("22 - - 1 -", "classic", "“-”: A game is for 2 to 7 players, not 1. (Rule S1)"),
        ("22 -/- - 3 -", "classic", "Seat 3 is to move, but there are 2 seats. (Rule S3)"),
        (
            "- -/- - 1 -",
            "classic",
            "“1”: No tile lies face up, so the game is over and nobody is to move. (Rule E1)",
        ),
        ("22 22/- - 1 -", "classic", "Tile 22 occurs more than once. (Rule S2)"),
        ("21h.22h -/- 7 1 -", "extrawurm", "“h”: The hen occurs more than once. (Rule S4)"),
        ("40 -/- - 1 -", "classic", "“40” names a tile that does not exist. (Rule S2)"),
    ],
)
def test_a_position_that_cannot_be(
    capsys: pytest.CaptureFixture[str], position: str, rules: str, said: str
) -> None:
    assert refusal(capsys, "legal", "--rules", rules, "--position", position) == said


def test_signs_that_would_break_the_line_are_written_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, "apply", "1\n2\x1b[31m") == r"“1\n2\x1b[31m”: This is not a token of a turn."
    assert r"“a\nb”" in refusal(capsys, "show", "--names", "a\nb/c")
    assert r"\x07" in refusal(capsys, "replay", "\x07")


def test_refusals_speak_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert refusal(capsys, "legal", "--lang", "de", "--position", "22.22 -/- - 1 -").endswith("(Regel S2)")
    assert refusal(capsys, "replay", "--lang", "fr", "none.pkn").startswith("Impossible de lire none.pkn")
    assert refusal(capsys, "legal", "--position", "22.22 -/- - 1 -").endswith("(Rule S2)")  # and no longer


def test_a_record_that_could_not_be_written_is_refused_before_the_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = str(tmp_path / "none" / "game.pkn")
    assert file in refusal(capsys, "play", "--players", "random,random", "--record", file)


@pytest.mark.parametrize(
    ("arguments", "module", "extra"),
    [
        (["play", "--players", "greedy,random", "--seed", "1"], "numpy", "solver"),
        (["serve", "--port", "0"], "uvicorn", "server"),
    ],
)
def test_the_base_install_says_which_extra_is_missing(arguments: list[str], module: str, extra: str) -> None:
    """In a process of its own, in which that module cannot be imported."""
    code = f"import sys; sys.modules[{module!r}] = None; from pickomino.cli import main; sys.exit(main({arguments}))"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert ended.stderr == (
        f'pickomino: This needs {module}, which is not installed: pip install "pickomino[{extra}]".\n'
    )


def test_the_library_says_which_extra_is_missing_too() -> None:
    """In one process, which has none of them."""
    code = """
import sys
sys.modules |= dict.fromkeys(("numpy", "numba", "gymnasium", "httpx"))
import pickomino
def load(name):
    __import__(name)
for use in (
    lambda: pickomino.Game().hint(),
    lambda: pickomino.Game().play("greedy"),
    lambda: load("pickomino.coach") or pickomino.coach.find_odds,
    lambda: load("pickomino.arena") or pickomino.arena.run_contest,
    lambda: load("pickomino.envs"),
    lambda: load("pickomino.client"),
):
    try:
        use()
    except ModuleNotFoundError as error:
        print(error.name, str(error))
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    needed = [("numpy", "solver")] * 4 + [("gymnasium", "envs"), ("httpx", "server")]
    assert ended.stdout.splitlines() == [
        f'{module} This needs {module}, which is not installed: pip install "pickomino[{extra}]".'
        for module, extra in needed
    ]


def test_the_base_install_lists_its_bots_and_knows_what_it_lacks() -> None:
    code = """
import sys
sys.modules |= dict.fromkeys(("numpy", "numba", "fastapi"))
from pickomino.cli import main
print(main(["bots", "--json"]), main(["doctor", "--json"]))
"""
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    bots, doctor, statuses = ended.stdout.splitlines()
    missing = {bot["name"]: bot["missing"] for bot in json.loads(bots)["bots"]}
    assert (missing["random"], missing["timid"], missing["champion"]) == (None, None, "numpy")
    checks = {check["check"]: check["ok"] for check in json.loads(doctor)["checks"]}
    assert checks == {"python": True, "kernels": False, "server": False}
    assert statuses == "0 1"


def test_a_module_of_ours_that_is_missing_is_a_fault() -> None:
    with pytest.raises(ModuleNotFoundError):
        run(_broken(), [])


def _broken() -> typer.Typer:
    app = typer.Typer()

    @app.command()
    def broken() -> None:
        raise ModuleNotFoundError("No module named 'pickomino.nothing'", name="pickomino.nothing")

    return app


def test_a_reader_who_leaves_early_is_no_fault() -> None:
    """As in `pickomino rules | head -1`."""
    code = "import sys; from pickomino.cli import main; sys.exit(main(['rules', 'extrawurm']))"
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_standard_input_that_is_no_text(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for errors in ("strict", "surrogateescape"):  # as in a UTF-8 locale, and as in the locale C
        read = io.TextIOWrapper(io.BytesIO(b"\xff"), encoding="utf-8", errors=errors)
        monkeypatch.setattr("sys.stdin", read)
        assert refusal(capsys, "replay", "-") == "- is not a text file in UTF-8."
