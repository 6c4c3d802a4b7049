"""Claims: what a player who stayed may ask for when a game waits for somebody who is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pickomino.core.outcome import Outcome, outcome
from pickomino.server.log.contributing import expect
from pickomino.server.log.entries import Claimed

if TYPE_CHECKING:
    from pickomino.server.log.fold import Game


def claim(game: Game, claimed: Claimed) -> None:
    """Fold a claim; raises PickominoError if it cannot follow. That the others were gone, only the server knows."""
    absent = claimed.absent
    holds = list(absent) == sorted(set(absent)) and bool(absent) and claimed.seat not in absent
    expect(holds and not game.by_hand and game.mover is not None, "verify-claim")
    expect(all(game.seat(seat).kind == "human" for seat in (claimed.seat, *absent)), "verify-claim")
    if claimed.choice == "bot":
        # The game must have waited for one of them, and a bot stands in only once.
        expect(game.mover in absent and not any(game.seat(seat).away for seat in absent), "verify-claim")
        for seat in absent:
            game.seats[seat - 1] = game.seat(seat)._replace(away="claimed")
        return
    stayed = tuple(seat for seat in range(1, len(game.seats) + 1) if seat not in absent)
    has_left = all(game.seat(seat).away == "left" for seat in absent)
    expect(game.mover in absent or has_left, "verify-claim")
    seats = [game.seat(seat) for seat in stayed]
    # All seats of one person have one commitment, so nobody wins while another person plays.
    is_one = len({seat.commitment for seat in seats} - {None}) <= 1
    expect(is_one and all(seat.kind == "human" and not seat.away for seat in seats), "verify-claim")
    game.stayed = stayed


def result(game: Game) -> Outcome:
    """The result of a game as it stands: one that was claimed is won by whoever stayed."""
    found = outcome(game.state)
    if not game.stayed:
        return found
    most = max(found.worms[seat - 1] for seat in game.stayed)
    winners = tuple(seat for seat in game.stayed if found.worms[seat - 1] == most)
    return Outcome(found.worms, winners, "E4" if len(winners) > 1 else "")
