"""What a simulation shows, with 95 % intervals: figures by seat and for the games as a whole."""

from __future__ import annotations

__all__ = ["Interval", "Report", "SeatReport", "as_csv", "as_json", "make_report"]

import csv
import io
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import numpy as np

from pickomino.kernels.game_rows import Counts64
from pickomino.kernels.pool import (
    SEAT_BUSTS,
    SEAT_DECISIONS,
    SEAT_GRILLED,
    SEAT_STEALS,
    SEAT_TAKES,
    SEAT_TURNS,
)

from .results import Results

_NORMAL: Final = 1.959963984540054  # 95 % of a normal distribution lie within this many deviations


@dataclass(frozen=True)
class Interval:
    """A figure and its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class SeatReport:
    """What one seat came to; all but the first two are means a game."""

    seat: int
    bot: str
    wins: Interval
    """Share of the games; a shared win counts for its part."""
    worms: Interval
    turns: float
    decisions: float
    takes: float
    steals: float
    busts: float
    grilled: float
    worm_counts: tuple[int, ...]
    """Worms → games that ended so."""


@dataclass(frozen=True)
class Report:
    """What a simulation came to."""

    games: int
    by_limit: int
    length: Interval
    """Turns a game."""
    shortest: int
    median: int
    longest: int
    seats: tuple[SeatReport, ...]
    length_counts: tuple[int, ...]
    """Turns → games that lasted so long."""


def share_interval(share: float, games: int) -> Interval:
    """Wilson's interval, which holds near 0 and 1 too."""
    square = _NORMAL**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = _NORMAL / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_interval(counts: Counts64) -> Interval:
    """The mean of a whole number, from how often each value came."""
    games = int(counts.sum())
    values = [(value, int(count)) for value, count in enumerate(counts.tolist()) if count]
    total = sum(value * count for value, count in values)
    squares = sum(value * value * count for value, count in values)
    # Whole numbers to the last step: the same games give the same digits.
    variance = (games * squares - total * total) / (games * max(1, games - 1))
    half = _NORMAL * sqrt(variance / games)
    return Interval(total / games, total / games - half, total / games + half)


def make_report(results: Results, bots: tuple[str, ...]) -> Report:
    """The figures of one game or more."""
    games = results.games
    lengths = results.turns
    played = np.flatnonzero(lengths)
    middle = int(np.searchsorted(np.cumsum(lengths), (games + 1) // 2))
    seats = []
    for seat, bot in enumerate(bots):
        row = results.seats[seat].tolist()
        seats.append(
            SeatReport(
                seat=seat + 1,
                bot=bot,
                wins=share_interval(float(results.win_shares[seat]), games),
                worms=mean_interval(results.worms[seat]),
                turns=row[SEAT_TURNS] / games,
                decisions=row[SEAT_DECISIONS] / games,
                takes=row[SEAT_TAKES] / games,
                steals=row[SEAT_STEALS] / games,
                busts=row[SEAT_BUSTS] / games,
                grilled=row[SEAT_GRILLED] / games,
                worm_counts=_trimmed(results.worms[seat]),
            )
        )
    return Report(
        games=games,
        by_limit=results.by_limit,
        length=mean_interval(lengths),
        shortest=int(played[0]),
        median=middle,
        longest=int(played[-1]),
        seats=tuple(seats),
        length_counts=_trimmed(lengths),
    )


def _trimmed(counts: Counts64) -> tuple[int, ...]:
    used = np.flatnonzero(counts)
    return tuple(counts[: used[-1] + 1].tolist()) if len(used) else ()


def as_json(report: Report) -> dict[str, Any]:
    """The report for programs."""

    def estimate(figure: Interval) -> dict[str, float]:
        return {"value": figure.value, "low": figure.low, "high": figure.high}

    return {
        "games": report.games,
        "by_limit": report.by_limit,
        "length": {
            **estimate(report.length),
            "shortest": report.shortest,
            "median": report.median,
            "longest": report.longest,
            "counts": report.length_counts,
        },
        "seats": [
            {
                "seat": seat.seat,
                "bot": seat.bot,
                "wins": estimate(seat.wins),
                "worms": {**estimate(seat.worms), "counts": seat.worm_counts},
                "turns": seat.turns,
                "decisions": seat.decisions,
                "takes": seat.takes,
                "steals": seat.steals,
                "busts": seat.busts,
                "grilled": seat.grilled,
            }
            for seat in report.seats
        ],
    }


def as_csv(report: Report) -> str:
    """One line a seat."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    means = ("turns", "decisions", "takes", "steals", "busts", "grilled")
    figures = [figure + part for figure in ("wins", "worms") for part in ("", "_low", "_high")]
    writer.writerow(["seat", "bot", "games", *figures, *means])
    for seat in report.seats:
        estimates = [
            part for figure in (seat.wins, seat.worms) for part in (figure.value, figure.low, figure.high)
        ]
        writer.writerow(
            [seat.seat, seat.bot, report.games, *estimates, *(getattr(seat, mean) for mean in means)]
        )
    return text.getvalue()
