"""Pictures of contests and training runs."""

from __future__ import annotations

__all__ = ["ContestWords", "plot_calibration", "plot_contests", "plot_curve"]

from collections.abc import Sequence
from typing import Any, NamedTuple

from .contest import Standing
from .estimate import RateEstimate


def _figure(width: float, height: float) -> tuple[Any, Any]:
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot

    return pyplot.subplots(figsize=(width, height), layout="constrained")


class ContestWords(NamedTuple):
    """What a picture of contests says, in the reader's language."""

    title: str
    pairs: Sequence[str]
    raw: str
    adjusted: str
    rate: str


def plot_contests(standings: Sequence[Standing], words: ContestWords, path: str) -> None:
    """Win rates with their intervals, raw and luck-adjusted, the first contest on top."""
    figure, axes = _figure(7, 1.9 + 0.6 * len(standings))
    for at, standing in enumerate(standings):
        _mark(axes, standing.raw(), at - 0.12, "#888", words.raw if at == 0 else "")
        if (adjusted := standing.adjusted()) is not None:
            _mark(axes, adjusted, at + 0.12, "#b5121b", words.adjusted if at == 0 else "")
    axes.axvline(1 / standings[0].contest.players, color="#444", linestyle=":")
    axes.set_yticks(range(len(standings)), words.pairs)
    axes.set_ylim(len(standings) - 0.5, -0.5)  # the first on top, with room above and below
    axes.margins(x=0.1)
    axes.set_xlabel(words.rate)
    axes.set_title(words.title)
    figure.legend(loc="outside lower center", ncols=2)
    figure.get_layout_engine().set(w_pad=0.15, h_pad=0.15)
    figure.savefig(path)


def _mark(axes: Any, found: RateEstimate, height: float, colour: str, label: str) -> None:
    reach = [[found.rate - found.low], [found.high - found.rate]]
    axes.errorbar(found.rate, height, xerr=reach, fmt="o", color=colour, label=label or None)


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
