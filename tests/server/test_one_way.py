"""A move goes one way through the server: parsed once, decided once, shown once and sent once."""

from __future__ import annotations

import functools
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from pickomino.core.actions import parse_action
from pickomino.core.dice import format_dice, parse_dice
from pickomino.core.engine import apply, legal_actions
from pickomino.server.api.present import show_view
from pickomino.server.api.schema import CommandMessage
from pickomino.server.play.commands import run_command
from pickomino.server.play.listeners import QueuedListener
from server.inside import Inside, inside


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Inside]:
    async with inside(tmp_path / "games.db") as opened:
        yield opened


def count_calls(monkeypatch: pytest.MonkeyPatch, *functions: Callable[..., Any]) -> Counter[str]:
    """Count the calls of functions, from whatever module of the project."""
    calls: Counter[str] = Counter()
    for function in functions:

        @functools.wraps(function)
        def counting(*arguments: Any, _function: Callable[..., Any] = function, **options: Any) -> Any:
            calls[_function.__name__] += 1
            return _function(*arguments, **options)

        for name, module in list(sys.modules.items()):
            if name.startswith("pickomino."):
                for attribute, value in list(vars(module).items()):
                    if value is function:
                        monkeypatch.setattr(module, attribute, counting)
    return calls


@pytest.mark.parametrize("rules", ["classic", "extrawurm"])
async def test_a_roll_goes_one_way_through(
    server: Inside, monkeypatch: pytest.MonkeyPatch, rules: str
) -> None:
    ann = await server.person()
    live = await server.started(ann, "me", "me", rules=rules)
    player_id = (await ann.get("/identity")).json()["player"]
    listener = QueuedListener(player_id)
    async for _ in server.node.history.follow(live, listener, None):
        pass
    while not listener.queue.empty():
        listener.queue.get_nowait()
    calls = count_calls(monkeypatch, legal_actions, apply, parse_action, parse_dice, format_dice, show_view)
    command = CommandMessage(id="x", version=live.game.version, seat=1, action="roll")
    answer = await run_command(server.node.games, live, player_id, command, server.node.refusals)
    assert answer["ok"]
    sent = []
    while not listener.queue.empty():
        message = listener.queue.get_nowait()
        if message is not None and message.value["type"] == "update":
            sent.append(message.data)
    assert len(sent) == 1
    assert sent[0].count(b'"grill"') == 1
    update = json.loads(sent[0])
    assert [entry["action"]["kind"] for entry in update["entries"]] == ["roll"]
    assert calls["legal_actions"] <= 2
    assert calls["apply"] <= 2
    assert calls["parse_action"] == 1
    assert calls["parse_dice"] == 0  # dice are counts from the seed to the log
    assert calls["show_view"] == 1
