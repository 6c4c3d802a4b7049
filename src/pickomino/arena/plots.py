"""Pictures of contests and training runs."""

from __future__ import annotations

__all__ = ["ContestWords", "plot_calibration", "plot_contests", "plot_curve"]

from collections.abc import Sequence
from typing import Any, NamedTuple

from .contest import Standing


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")


class ContestWords(NamedTuple):
    """What a picture of contests says, in the reader's language."""

    pairs: Sequence[str]
    raw: str
    adjusted: str
    rate: str


def plot_contests(standings: Sequence[Standing], words: ContestWords, path: str) -> None:
    """Win rates with their intervals, raw and luck-adjusted, the first contest on top."""
    figure, axes = _figure(7, 1.2 + 0.6 * len(standings))
    for at, standing in enumerate(standings):
        value, half = standing.raw()
        axes.errorbar(
            value, at - 0.12, xerr=half, fmt="o", color="#888", label=words.raw if at == 0 else None
        )
        value, half = standing.adjusted()
        label = words.adjusted if at == 0 else None
        axes.errorbar(value, at + 0.12, xerr=half, fmt="o", color="#b5121b", label=label)
    axes.axvline(1 / standings[0].contest.players, color="#444", linestyle=":")
    axes.set_yticks(range(len(standings)), words.pairs)
    axes.invert_yaxis()
    axes.set_xlabel(words.rate)
    axes.legend()
    figure.savefig(path)


def plot_curve(
    points: Sequence[tuple[float, float, float]], chance: float, words: tuple[str, str], path: str
) -> None:
    """Strength over the course of training: (positions, win rate, half width); words for both."""
    figure, axes = _figure(6, 4)
    axes.errorbar(
        [p[0] for p in points], [p[1] for p in points], [p[2] for p in points], fmt="o-", color="#b5121b"
    )
    axes.axhline(chance, color="#444", linestyle=":")
    axes.set_xlabel(words[0])
    axes.set_ylabel(words[1])
    figure.savefig(path)


def plot_calibration(said: Sequence[float], won: Sequence[float], half: Sequence[float], path: str) -> None:
    """How often positions were won, by the chance that was said."""
    figure, axes = _figure(5, 5)
    axes.plot([0, 1], [0, 1], color="#444", linestyle=":")
    axes.errorbar(said, won, half, fmt="o", color="#b5121b")
    axes.set_xlabel("said to be won")
    axes.set_ylabel("won")
    figure.savefig(path)
