"""The players' share of the dice: everybody commits, then everybody reveals, and only then do dice fall."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from pickomino.core.errors import PickominoError, Problem
from pickomino.server.log.entries import PROTOCOL, Committed, EntropyAdded, Locked, Reseeded, Started
from pickomino.server.log.fairdice import contribution_digest, entropy_commitment, entropy_digest

if TYPE_CHECKING:
    from pickomino.server.log.fold import Game

COMMITMENT = re.compile(r"[0-9a-f]{64}")


def without_commitment(game: Game) -> tuple[int, ...]:
    """The seats of people who could commit and have not."""
    return tuple(
        number
        for number, seat in enumerate(game.seats, 1)
        if seat.kind == "human" and seat.commitment is None and number not in game.barred
    )


def unrevealed(game: Game) -> tuple[int, ...]:
    """The seats whose commitment nobody has opened yet."""
    opened = {seat.commitment for seat in game.seats if seat.entropy is not None}
    return tuple(
        number
        for number, seat in enumerate(game.seats, 1)
        if seat.commitment and seat.commitment not in opened
    )


def contribute(game: Game, happened: Committed | Locked | EntropyAdded | Started) -> None:
    """Fold a step on the way to the dice; raises PickominoError if it cannot follow."""
    match happened:
        case Committed():
            _commit(game, happened)
        case Locked(missing):
            is_full = all(seat.kind != "open" for seat in game.seats)
            expect(game.phase == "commit" and is_full and game.protocol > 1, "verify-cannot-lock")
            expect(missing == without_commitment(game), "verify-missing")
            game.phase = "reveal"
        case EntropyAdded(number, entropy):
            _add_entropy(game, number, entropy)
        case Started(entropies):
            _start(game, entropies)


def drop_commitment(game: Game, number: int) -> None:
    """Forget the commitment of a person who leaves a seat, at all their seats."""
    gone = game.seats[number - 1].commitment
    if gone is not None:
        game.seats = [
            seat._replace(commitment=None) if seat.commitment == gone else seat for seat in game.seats
        ]


def reseed(game: Game, reseeded: Reseeded) -> None:
    """Begin anew with another seed; raises PickominoError if there is no reason to."""
    reason, withheld = reseeded.reason, unrevealed(game) if game.phase == "reveal" else ()
    has_reason = {
        "withheld": bool(withheld) and reseeded.seats == withheld,
        "restored": not reseeded.seats,
        "upgraded": not reseeded.seats and game.protocol == 1 and game.status == "lobby",
    }[reason]
    expect(has_reason and not game.has_ended and reseeded.protocol == PROTOCOL, "verify-reseed")
    if reason == "withheld":
        game.barred |= set(withheld)
    game.past_seeds = (*game.past_seeds, reseeded.seed)
    game.commitments = (*game.commitments, reseeded.commitment)
    game.protocol = reseeded.protocol
    game.phase = "commit"
    game.seats = [seat._replace(commitment=None, entropy=None) for seat in game.seats]
    game.digest = None
    game.undos = ()


def _commit(game: Game, committed: Committed) -> None:
    numbers = committed.seats
    expect(game.phase == "commit" and game.protocol > 1, "verify-dice-fixed")
    expect(bool(numbers) and list(numbers) == sorted(set(numbers)), "verify-nobody-there")
    for number in numbers:
        expect(game.seat(number).kind == "human" and number not in game.barred, "verify-nobody-there")
    others = [seat.commitment for number, seat in enumerate(game.seats, 1) if number not in numbers]
    # A copy could be opened by whoever is copied, and would count as somebody else's.
    is_own = COMMITMENT.fullmatch(committed.commitment) and committed.commitment not in others
    expect(bool(is_own), "verify-commitment")
    for number in numbers:
        game.seats[number - 1] = game.seat(number)._replace(commitment=committed.commitment)


def _add_entropy(game: Game, number: int, entropy: str) -> None:
    seat = game.seat(number)
    if game.protocol == 1:
        expect(game.status == "lobby", "verify-dice-fixed")
    else:
        expect(game.phase == "reveal", "verify-dice-fixed")
        expect(number in unrevealed(game), "verify-entropy")
        expect(entropy_commitment(game.id, entropy) == seat.commitment, "verify-entropy")
    game.seats[number - 1] = seat._replace(entropy=entropy)


def _start(game: Game, entropies: tuple[str | None, ...]) -> None:
    if game.protocol == 1:
        is_full = all(seat.kind != "open" for seat in game.seats)
        expect(game.status == "lobby" and is_full, "verify-cannot-start")
    else:
        expect(game.phase == "reveal" and not unrevealed(game), "verify-cannot-start")
    expect(entropies == tuple(seat.entropy for seat in game.seats), "verify-entropy")
    game.status = "running"
    game.phase = "fixed"
    if game.protocol == 1:
        game.digest = entropy_digest(entropies)
    else:
        game.digest = contribution_digest(game.id, len(game.commitments), entropies)


def expect(condition: bool, key: str) -> None:
    """Raise PickominoError with the key of a sentence unless a condition holds."""
    if not condition:
        raise PickominoError(Problem(key, {}))
