"""Checking a game from outside: the chain, the moves, every position and every die."""

from __future__ import annotations

import json
from dataclasses import dataclass

from pickomino.core.actions import parse_action
from pickomino.core.dice import format_dice
from pickomino.core.engine import apply, dice_due
from pickomino.core.errors import PickominoError, Problem
from pickomino.server.log.chain import GENESIS, Body, canonical, entry_hash
from pickomino.server.log.fairdice import commitment, roll_dice
from pickomino.server.log.game import FoldError, Game, problem_of

MAX_LOG_BYTES = 50_000_000


class VerifyError(PickominoError):
    """A log that is not what it claims to be."""

    def __init__(self, line: int, problem: Problem) -> None:
        super().__init__(problem)
        self.line = line
        self.args = (line, problem)


@dataclass(frozen=True, slots=True)
class Verified:
    """What a sound log contains."""

    game: str
    entries: int
    rolls: int
    dice: int
    status: str
    head: str
    """The hash of the last entry: it stands for the whole log."""


def verify_log(data: bytes) -> Verified:
    """Check a log, byte for byte; raises VerifyError at the first thing that is wrong."""
    bodies = _read_chain(data)
    game = _fold(bodies)
    if game.seed is None:
        raise VerifyError(len(bodies), Problem("verify-not-ended", {}))
    return Verified(
        game=game.id,
        entries=len(bodies),
        rolls=game.rolls,
        dice=_check_dice(bodies, bytes.fromhex(game.seed)),
        status=game.status,
        head=json.loads(data.splitlines()[-1])["hash"],
    )


def _read_chain(data: bytes) -> list[Body]:
    if len(data) > MAX_LOG_BYTES:
        raise VerifyError(1, Problem("verify-too-long", {}))
    if not data.endswith(b"\n"):
        raise VerifyError(data.count(b"\n") + 1, Problem("verify-breaks-off", {}))
    bodies: list[Body] = []
    head = GENESIS
    for number, line in enumerate(data[:-1].split(b"\n"), 1):
        try:
            entry = json.loads(line)
            text = canonical(entry).encode()
        except (ValueError, RecursionError) as error:  # also for NaN, infinity and halves of characters
            raise VerifyError(number, Problem("verify-no-json", {})) from error
        if not isinstance(entry, dict) or text != line:
            raise VerifyError(number, Problem("verify-form", {}))
        claimed = entry.pop("hash", None)
        head = entry_hash(head, canonical(entry))
        if claimed != head:
            raise VerifyError(number, Problem("verify-hash", {}))
        bodies.append(entry)
    return bodies


def _fold(bodies: list[Body]) -> Game:
    try:
        game = Game.opened(bodies[0])
    except (PickominoError, KeyError, TypeError, ValueError, AttributeError) as error:
        raise VerifyError(1, Problem("verify-opening", {})) from error
    for body in bodies:
        line = game.version + 1
        try:
            game.fold(body, "")
        except FoldError as error:
            raise VerifyError(line, error.problem) from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise VerifyError(line, problem_of(error)) from error
    if game.seed is not None:
        try:
            seed = bytes.fromhex(game.seed)
        except ValueError as error:
            raise VerifyError(len(bodies), Problem("verify-seed-form", {})) from error
        if commitment(game.id, seed) != game.commitment:
            raise VerifyError(len(bodies), Problem("verify-seed", {}))
    return game


def _check_dice(bodies: list[Body], seed: bytes) -> int:
    """Roll every die again; returns how many there were."""
    game = Game.opened(bodies[0])
    dice = 0
    for number, body in enumerate(bodies, 1):
        if body.get("roll") is not None:
            assert game.digest is not None
            due = dice_due(apply(game.state, parse_action(body["action"])).state)
            rolled = format_dice(roll_dice(seed, game.id, game.digest, body["number"], due))
            if rolled != body["roll"]:
                told: dict[str, str | int] = {"shown": str(body["roll"]), "rolled": rolled}
                raise VerifyError(number, Problem("verify-dice", told))
            dice += due
        game.advance(body)
    return dice
