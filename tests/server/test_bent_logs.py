"""Dishonest hosts: every log of `bent_logs.json` is refused by the command line; a test of the page reads the same file."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from pickomino.server.log import verify
from pickomino.server.log.verify import Noted, Verified, VerifyError, verify_log
from prove_report import ROOT, proof
from server.bent_logs import COMMAND_LINE, FILE, PROGRAM, as_json

CASES: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def warnings(found: Verified) -> set[str]:
    said = {"withheld"} if found.withheld else set()
    said |= {"restored"} if "restored" in found.reseeded else set()
    return said | ({"nobody"} if found.without_players else set())


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_the_command_line_finds_what_is_wrong(case: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verify, "__version__", PROGRAM)
    noted = Noted(**case["noted"]) if case["noted"] else None
    if case["refused_by"]:
        with pytest.raises(VerifyError):
            verify_log(case["log"].encode(), noted)
    else:
        found = verify_log(case["log"].encode(), noted)
        assert found.game == case["game"]
        assert warnings(found) == ({case["warns"]} if case["warns"] else set())
        assert found.unchecked == ([] if noted else ["commitment", "entropy", "head"])


@pytest.mark.parametrize("case", [case for case in CASES if case["noted"] and case["refused_by"]])
def test_what_holds_in_itself_is_found_by_what_was_noted_alone(
    case: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verify, "__version__", PROGRAM)
    verify_log(case["log"].encode())


def test_the_page_leaves_moves_and_the_choices_of_bots_to_the_command_line() -> None:
    left = [case["name"] for case in CASES if case["refused_by"] == COMMAND_LINE]
    assert left == ["a bot that knew the dice", "a tile that moved by itself"]


def test_the_file_is_what_its_program_writes() -> None:
    assert FILE.read_text(encoding="utf-8") == as_json()


def test_the_log_of_another_game_is_refused() -> None:
    with pytest.raises(VerifyError, match="log of another game"):
        verify_log(CASES[0]["log"].encode(), Noted(game="another"))


@pytest.mark.prove
def test_both_verifiers_find_every_dishonest_host() -> None:
    """The page's own test reads the same file; `fair-dice.md` has the table of attacks."""
    with proof("Dishonest hosts", document="reliability.md") as figures:
        for case in CASES:
            noted = Noted(**case["noted"]) if case["noted"] else None
            try:
                verify_log(case["log"].encode(), noted)
            except VerifyError:
                assert case["refused_by"]
            else:
                assert not case["refused_by"]
        npm = [sys.executable, "tools/build_page.py", "run", "--silent", "test", "--"]
        files = ["src/review/verify.test.ts", "src/state/diceWatch.test.ts"]
        page = subprocess.run([*npm, *files], cwd=ROOT, check=False, capture_output=True, text=True)
        assert page.returncode == 0, page.stdout
        bent = [case for case in CASES if case["refused_by"]]
        by_page = [case for case in bent if "page" in case["refused_by"]]
        figures["bent logs, each a way to cheat"] = len(bent)
        figures["of these refused by the command line"] = len(bent)
        figures["of these refused by the page"] = len(by_page)
        figures["of these found only by what a player kept"] = sum(case["noted"] is not None for case in bent)
        figures["left to the command line, as the page says"] = len(bent) - len(by_page)
        figures["sound logs accepted by both"] = len(CASES) - len(bent)
