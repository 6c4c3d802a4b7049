"""The guides for players and teachers say what the page says and what holds."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

from pickomino.server.api.schema import CLOCKS
from pickomino.server.play.identity import LINK_MS
from pickomino.server.play.live import CLAIM_SECONDS, CLAIM_SECONDS_WITHOUT_CLOCK

ROOT = Path(__file__).parent.parent
PLAYERS = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
MESSAGES = ROOT / "src" / "pickomino" / "messages"
OF_THE_PAGE = ("page", "board", "learn", "study", "table", "yours")


def sentences() -> set[str]:
    """What the page says in English, where it has no parameters."""
    found = set()
    for folder in OF_THE_PAGE:
        text = (MESSAGES / folder / "en.ftl").read_text(encoding="utf-8")
        for message in FluentParser().parse(text).body:
            if isinstance(message, ast.Message) and message.value:
                parts = message.value.elements
                found |= {
                    part.value for part in parts if isinstance(part, ast.TextElement) and len(parts) == 1
                }
    return found


def test_players_are_shown_the_words_that_stand_on_the_page() -> None:
    shown = [" ".join(label.split()) for label in re.findall(r"(?<!\*)\*([^*]+)\*(?!\*)", PLAYERS)]
    assert len(shown) > 35
    assert set(shown) <= sentences()


def test_players_are_told_the_times_that_hold() -> None:
    day = 24 * 3600
    assert (None, 30, 60, 120, day, 3 * day, 7 * day) == CLOCKS
    assert "*No clock*, 30, 60 or 120 seconds, or one, three or seven days" in PLAYERS
    assert (CLAIM_SECONDS, CLAIM_SECONDS_WITHOUT_CLOCK) == (60, 300)
    assert "a minute at a table with a clock, after five without" in PLAYERS
    assert LINK_MS == 10 * 60 * 1000
    assert "within ten minutes" in PLAYERS


def test_what_teachers_are_shown_is_true() -> None:
    result = doctest.testfile(str(ROOT / "docs" / "teachers.md"), module_relative=False)
    assert result.attempted >= 12
    assert result.failed == 0
