"""Games between any bots on fixed seats, decision by decision, counted as simulations are."""

from __future__ import annotations

__all__ = ["Part", "SeatedGames", "play_seated"]

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple

from pickomino.bots import Bot, make_bot
from pickomino.bots.external import DECISION_MS, ExternalBot
from pickomino.bots.guest import Guest
from pickomino.bots.seats import name_for
from pickomino.core.actions import Action
from pickomino.core.events import Busted, Event, GotGrilledWorm, Robbed, Stole, StoleHen, Took
from pickomino.core.rules import Rules
from pickomino.kernels.pool import (
    SEAT_BUSTS,
    SEAT_DECISIONS,
    SEAT_GRILLED,
    SEAT_STEALS,
    SEAT_TAKES,
    SEAT_TURNS,
    SEAT_WINS,
    WHOLE_WIN,
)
from pickomino.play import Match, SeededDice, format_record
from pickomino.solver.game.results import Results
from pickomino.solver.workers import work_in_processes

from .conduct import Conduct
from .single_game import play_game

_AT_ONCE: Final = 10  # games in a share

_COLUMNS: Final[dict[type[Event], int]] = {
    Took: SEAT_TAKES,
    Stole: SEAT_STEALS,
    StoleHen: SEAT_STEALS,
    Busted: SEAT_BUSTS,
    GotGrilledWorm: SEAT_GRILLED,
    Robbed: SEAT_GRILLED,
}


@dataclass(frozen=True)
class SeatedGames:
    """Which games are played: they depend on this and their numbers alone."""

    rules: Rules
    specs: tuple[str, ...]
    """Seat by seat."""
    seed: int
    games: int
    limit: int
    time_ms: int = DECISION_MS
    """What a program of somebody else's has for a decision."""
    records: bool = False


class Part(NamedTuple):
    """What some of the games came to."""

    results: Results
    conduct: tuple[Conduct, ...]
    """Seat by seat."""
    records: tuple[tuple[int, str], ...]
    """Numbers of games with their records, if these are wanted."""


def play_seated(games: SeatedGames, jobs: int = 1) -> Iterator[Part]:
    """Play all games in several processes; parts come as they are done."""
    shares = (range(first, min(first + _AT_ONCE, games.games)) for first in range(0, games.games, _AT_ONCE))
    play = partial(_play_share, games)
    return map(play, shares) if jobs == 1 else work_in_processes(play, shares, jobs)


def _play_share(games: SeatedGames, numbers: range) -> Part:
    bots = [make_bot(spec, local=True) for spec in games.specs]
    try:
        return _play(games, numbers, bots)
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.close()


def _play(games: SeatedGames, numbers: range, bots: list[Bot]) -> Part:
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.milliseconds = games.time_ms
            bot.meet()
    names = [
        f"{name_for(bot.name if isinstance(bot, Guest) else spec)} {seat}"
        for seat, (bot, spec) in enumerate(zip(bots, games.specs, strict=True), 1)
    ]
    results = Results.none(games.limit)
    records = []
    for number in numbers:
        seed = f"{games.seed} {number}"
        match = play_game(games.rules, bots, names, SeededDice(seed), seed, turn_limit=games.limit)
        _count(match, results)
        if games.records:
            records.append((number, format_record(match.record())))
    conduct = [Conduct.of([bot], bot.forfeits) if isinstance(bot, Guest) else Conduct() for bot in bots]
    return Part(results, tuple(conduct), tuple(records))


def _count(match: Match, results: Results) -> None:
    """Add a finished game to the counts."""
    for step in match.history:
        row = results.seats[step.before.mover - 1]
        row[SEAT_DECISIONS] += isinstance(step.move, Action)
        row[SEAT_TURNS] += step.ends_turn
        for event in step.events:
            if (column := _COLUMNS.get(type(event))) is not None:
                row[column] += 1
    result = match.outcome
    assert result is not None  # the match is over
    for seat, worms in enumerate(result.worms):
        results.worms[seat, worms] += 1
        results.seats[seat, SEAT_WINS] += WHOLE_WIN // len(result.winners) * (seat + 1 in result.winners)
    results.lengths[-1 if match.is_by_limit else match.turns_played] += 1
