"""Pictures of contests and training runs."""

from __future__ import annotations

__all__ = ["FORMATS", "plot_calibration", "plot_contests", "plot_curve"]

from collections.abc import Sequence
from typing import Any, Final

from .contest import Standing

FORMATS: Final = ("png", "svg")


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")


def plot_contests(standings: Sequence[Standing], path: str) -> None:
    """Win rates with their intervals, raw and luck-adjusted."""
    figure, axes = _figure(7, 1.2 + 0.6 * len(standings))
    for at, standing in enumerate(standings):
        value, half = standing.raw()
        axes.errorbar(value, at + 0.12, xerr=half, fmt="o", color="#888", label="raw" if at == 0 else None)
        if (adjusted := standing.adjusted()) is not None:
            value, half = adjusted
            label = "luck-adjusted" if at == 0 else None
            axes.errorbar(value, at - 0.12, xerr=half, fmt="o", color="#b5121b", label=label)
    axes.axvline(1 / standings[0].contest.players, color="#444", linestyle=":")
    axes.set_yticks(
        range(len(standings)), [f"{s.contest.first} against {s.contest.second}" for s in standings]
    )
    axes.set_xlabel("win rate of the first, 95 % intervals")
    axes.legend()
    figure.savefig(path)


def plot_curve(points: Sequence[tuple[float, float, float]], chance: float, path: str) -> None:
    """Strength over the course of training: (positions, win rate, half width)."""
    figure, axes = _figure(6, 4)
    axes.errorbar(
        [p[0] for p in points], [p[1] for p in points], [p[2] for p in points], fmt="o-", color="#b5121b"
    )
    axes.axhline(chance, color="#444", linestyle=":")
    axes.set_xlabel("positions seen")
    axes.set_ylabel("win rate against swing, 95 % intervals")
    figure.savefig(path)


def plot_calibration(said: Sequence[float], won: Sequence[float], half: Sequence[float], path: str) -> None:
    """How often positions were won, by the chance that was said."""
    figure, axes = _figure(5, 5)
    axes.plot([0, 1], [0, 1], color="#444", linestyle=":")
    axes.errorbar(said, won, half, fmt="o", color="#b5121b")
    axes.set_xlabel("said to be won")
    axes.set_ylabel("won")
    figure.savefig(path)
