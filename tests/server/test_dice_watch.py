"""A client that keeps what it is shown about the dice notices a server that says something else later."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest

from pickomino.client.dice_watch import DiceWatch
from pickomino.server.log.fairdice import entropy_commitment

GAME = "testgame0001"
SEATS = {1}


def update(
    version: int, *, since: int | None = None, kinds: tuple[str, ...] = (), **dice: Any
) -> dict[str, Any]:
    since = version - 1 if since is None else since
    told = {
        "protocol": 2, "commitment": "server", "phase": "commit", "commitments": [None, None],
        "entropy": [None, None], "withheld": [], **dice,
    }  # fmt: skip
    return {
        "version": version, "head": f"h{version}", "since": since, "since_head": f"h{since}", "more": False,
        "entries": [{"kind": kind} for kind in kinds], "table": {"status": "lobby"}, "dice": told,
    }  # fmt: skip


class Client:
    """A client that commits and reveals as the server asks for it, and collects alarms."""

    def __init__(self) -> None:
        drawn: Iterator[int] = count(1)
        self.watch = DiceWatch(GAME, lambda: f"{next(drawn):032x}")

    def receive(self, message: dict[str, Any]) -> tuple[list[str], dict[str, str] | None]:
        alarms = [problem.key for problem in self.watch.check(message, SEATS)]
        return alarms, self.watch.contribution(message, SEATS)


ENTROPY = f"{1:032x}"
MINE = entropy_commitment(GAME, ENTROPY)
LOCKED: dict[str, Any] = {"phase": "reveal", "commitments": [MINE, "b"]}
FIXED: dict[str, Any] = {"phase": "fixed", "commitments": [MINE, "b"], "entropy": [ENTROPY, "e"]}


@pytest.fixture
def client() -> Client:
    """A client that has committed."""
    client = Client()
    assert client.receive(update(1)) == ([], {"type": "commit", "commitment": MINE})
    return client


def test_an_honest_server_raises_no_alarm(client: Client) -> None:
    assert client.receive(update(2, commitments=[MINE, None])) == ([], None)
    assert client.receive(update(4, since=2, **LOCKED)) == ([], {"type": "entropy", "entropy": ENTROPY})
    assert client.receive(update(5, **{**LOCKED, "entropy": [ENTROPY, None]})) == ([], None)
    assert client.receive(update(6, **FIXED)) == ([], None)
    noted = client.watch.noted
    assert (noted.commitments, noted.entropies, noted.game) == (["server"], [ENTROPY], GAME)
    assert noted.heads == ["h1", "h2", "h4", "h5", "h6"]


def test_a_new_seed_that_the_log_names_is_contributed_to_again(client: Client) -> None:
    client.receive(update(4, since=1, **LOCKED))
    alarms, message = client.receive(update(5, kinds=("reseed",), commitment="other", withheld=[2]))
    assert alarms == []
    assert message == {"type": "commit", "commitment": entropy_commitment(GAME, f"{2:032x}")}


@pytest.mark.parametrize(
    ("message", "alarm"),
    [
        (update(3, since=1, phase="reveal", commitments=[None, "b"]), "dice-alarm-left-out"),
        (update(3, since=1, phase="fixed", commitments=[None, None]), "dice-alarm-left-out"),
        (update(3, since=1, phase="reveal", commitments=["c", "b"]), "dice-alarm-replaced"),
        (update(3, since=1, **{**FIXED, "entropy": ["f" * 32, "e"]}), "dice-alarm-replaced"),
        (update(3, since=1, commitment="other"), "dice-alarm-commitment"),
        (update(3, since=1, kinds=("reseed",), commitment="other", withheld=[1]), "dice-alarm-withheld"),
        ({**update(2), "since_head": "x"}, "dice-alarm-rewritten"),
        ({**update(1, since=1), "head": "x", "since_head": "x"}, "dice-alarm-rewritten"),
    ],
)
def test_what_does_not_fit_is_said_aloud(client: Client, message: dict[str, Any], alarm: str) -> None:
    alarms, _ = client.receive(message)
    assert alarm in alarms


def test_a_server_that_goes_back_is_noticed(client: Client) -> None:
    client.receive(update(9, since=1, **FIXED))
    alarms, _ = client.receive(update(5, since=5, **FIXED))
    assert alarms == ["dice-alarm-back"]


def test_a_rewritten_log_stays_noted_until_it_is_verified(client: Client) -> None:
    client.receive({**update(2), "since_head": "x"})
    assert "h1" in client.watch.noted.heads
