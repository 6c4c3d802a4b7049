"""Checking a game from outside: the chain, the moves, every position and every die."""

from __future__ import annotations

from dataclasses import dataclass

from pickomino.core.dice import format_dice
from pickomino.core.errors import PickominoError, Problem
from pickomino.server.log.chain import GENESIS, entry_hash
from pickomino.server.log.codec import EntryError, decode_entry, split_line
from pickomino.server.log.entries import Acted, Entry
from pickomino.server.log.fairdice import commitment, roll_dice
from pickomino.server.log.game import FoldError, Game

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
    by_hand: bool
    """Players entered the dice: the moves are checked, the dice cannot be."""
    head: str
    """The hash of the last entry: it stands for the whole log."""


def verify_log(data: bytes) -> Verified:
    """Check a log, byte for byte; raises VerifyError at the first thing that is wrong."""
    texts = _read_chain(data)
    entries = _read_entries(texts)
    game = _fold(entries, texts)
    if game.seed is None:
        raise VerifyError(len(entries), Problem("verify-not-ended", {}))
    return Verified(
        game=game.id,
        entries=len(entries),
        rolls=game.rolls,
        dice=_check_dice(game, entries, _read_seed(game)),
        status=game.status,
        by_hand=game.by_hand,
        head=game.head,
    )


def _read_chain(data: bytes) -> list[str]:
    """The canonical text of every entry, once all hashes are found to fit."""
    if len(data) > MAX_LOG_BYTES:
        raise VerifyError(1, Problem("verify-too-long", {}))
    if not data.endswith(b"\n"):
        raise VerifyError(data.count(b"\n") + 1, Problem("verify-breaks-off", {}))
    texts: list[str] = []
    head = GENESIS
    for number, line in enumerate(data[:-1].split(b"\n"), 1):
        try:
            text, claimed = split_line(line)
        except EntryError as error:
            raise VerifyError(number, error.problem) from error
        except (ValueError, RecursionError) as error:
            raise VerifyError(number, Problem("verify-no-json", {})) from error
        head = entry_hash(head, text)
        if claimed != head:
            raise VerifyError(number, Problem("verify-hash", {}))
        texts.append(text)
    return texts


def _read_entries(texts: list[str]) -> list[Entry]:
    entries = []
    for number, text in enumerate(texts, 1):
        try:
            entries.append(decode_entry(text))
        except EntryError as error:
            raise VerifyError(number, error.problem) from error
    return entries


def _fold(entries: list[Entry], texts: list[str]) -> Game:
    try:
        game = Game.opened(entries[0].happened)
    except PickominoError as error:
        raise VerifyError(1, Problem("verify-opening", {})) from error
    for number, (entry, text) in enumerate(zip(entries, texts, strict=True), 1):
        try:
            game.fold(entry, text)
        except FoldError as error:
            raise VerifyError(number, error.problem) from error
    return game


def _read_seed(game: Game) -> bytes:
    """The seed that was revealed, if it is the one committed to."""
    assert game.seed is not None
    try:
        seed = bytes.fromhex(game.seed)
    except ValueError as error:
        raise VerifyError(game.version, Problem("verify-seed-form", {})) from error
    if commitment(game.id, seed) != game.commitment:
        raise VerifyError(game.version, Problem("verify-seed", {}))
    return seed


def _check_dice(game: Game, entries: list[Entry], seed: bytes) -> int:
    """Roll every die again, unless players entered them; returns how many there were. Folding has found their number right."""
    count = 0
    for entry in entries:
        acted = entry.happened
        if isinstance(acted, Acted) and acted.roll is not None and acted.number is not None:
            assert game.digest is not None
            dice = sum(acted.roll)
            count += dice
            if game.by_hand:
                continue
            rolled = roll_dice(seed, game.id, game.digest, acted.number, dice)
            if rolled != acted.roll:
                params: dict[str, str | int] = {
                    "shown": format_dice(acted.roll),
                    "rolled": format_dice(rolled),
                }
                raise VerifyError(entry.version, Problem("verify-dice", params))
    return count
