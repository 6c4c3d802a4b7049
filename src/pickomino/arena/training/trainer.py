"""A training run: its plan, its progress, and checkpoints from which it goes on as if never interrupted."""

from __future__ import annotations

__all__ = ["BRACKETS", "Plan", "Point", "Trainer", "bracket_of"]

import json
import os
import shlex
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile

import numpy as np

from pickomino.bots.lockstep import Policy
from pickomino.bots.net import Net, NetError, load_net, new_net
from pickomino.bots.registry import make_policy
from pickomino.core.errors import Problem
from pickomino.core.rules import format_rules, parse_rules
from pickomino.kernels.game_rows import WIDTH
from pickomino.kernels.net_shape import Weights, is_shape

from .learning import Learner
from .selfplay import TableState
from .sharing import HerePlayers, Players, TableSpec, make_table
from .widening import grow, widen
from .yardstick import win_rate

BRACKETS: Final = {2: (2,), 4: (3, 4), 7: (5, 6, 7)}
"""Seats of a net → the numbers of players it is trained for."""

_FADE_END = 0.7  # of the run, after which targets look one turn ahead only
_WARM_UP = (
    500  # steps over which the rate rises if a net knows something already: Adam's first steps are wild
)
_TEST_GAMES = 2_000


def bracket_of(players: int) -> int:
    """The seats of the net that serves a number of players."""
    return next(seats for seats, counts in BRACKETS.items() if players in counts)


def shape_of(start: str) -> tuple[str, bool]:
    """The hidden layers of a run that starts from a net, or from nothing, and whether it joins facts."""
    if not start:
        return Plan.hidden, Plan.pairs
    net = load_net(Path(start))
    return "x".join(map(str, net.hidden)), net.knows_pairs


OPTIONS: Final = {"games": "side-by-side"}
"""The fields of a plan that an option of the command line with another name stands for."""


@dataclass(frozen=True)
class Plan:
    """Everything that decides what comes out of a run."""

    rules: str
    seats: int
    positions: int
    seed: int = 1
    games: int = 512
    """Played side by side."""
    window: int = 24
    """Turns between two rounds of learning."""
    rate: float = 1e-3
    trace: float = 0.6
    """How far later surprises count at the start of the run."""
    start: str = ""
    """A net to start from; one for fewer seats is widened."""
    tables: int = 1
    """Self-play tables for each number of players: that many windows can be played at once on a cluster."""
    against: str = ""
    """A bot to find the best response to, two players; empty for self-play."""
    hidden: str = "128x32"
    """Units of the two hidden layers."""
    pairs: bool = False
    """Features that join two facts."""
    passes: int = 1
    """Times that the positions of a window are learned from."""

    @property
    def shape(self) -> tuple[int, int]:
        """Units of the two hidden layers, as numbers; a NetError says that they cannot be."""
        first, _, second = self.hidden.partition("x")
        if not (first.isdecimal() and second.isdecimal() and len(self.hidden) < 12):
            raise NetError(Problem("error-net-hidden", {"hidden": self.hidden[:20]}))
        shape = int(first), int(second)
        if not is_shape(shape):
            raise NetError(Problem("error-net-hidden", {"hidden": self.hidden[:20]}))
        return shape

    @property
    def players(self) -> tuple[int, ...]:
        """The numbers of players that take turns in self-play."""
        return BRACKETS[self.seats]

    @property
    def command(self) -> str:
        """The command that runs this plan."""
        text = f"pickomino train --rules {shlex.quote(self.rules)} --seats {self.players[-1]} --positions {self.positions}"
        for option in fields(self)[3:]:
            value, name = getattr(self, option.name), OPTIONS.get(option.name, option.name)
            if isinstance(value, bool):
                text += f" --{name}" if value else ""
            elif value != option.default or option.name == "seed":
                text += f" --{name} {shlex.quote(str(value))}"
        return text


class Point(NamedTuple):
    """One point of the strength curve: raw win rate against `swing` (or the bot trained against) on all other seats."""

    positions: int
    error: float
    swing: float
    interval: float


@dataclass
class Trainer:
    """A run under way."""

    plan: Plan
    done: int = 0
    error: float = 0.0
    worked: float = 0.0
    """Processor seconds spent on self-play and learning, over all sittings; those of a cluster's workers are not seen."""
    curve: list[Point] = field(default_factory=list)

    def __post_init__(self) -> None:
        plan = self.plan
        rules = parse_rules(plan.rules)
        self._rng = np.random.default_rng(plan.seed)
        self.learner = Learner(self._first_net())
        kinds = len(plan.players) * plan.tables
        share = max(32, plan.games // kinds)
        self._specs = [
            TableSpec(plan.rules, n, share, (plan.seed * 1_000 + n) * 1_000 + number, plan.against)
            for number in range(plan.tables)
            for n in plan.players
        ]
        for spec in self._specs:
            make_table(spec)  # refuses what cannot be
        self._states: list[TableState | None] = [None] * len(self._specs)
        opponent = make_policy(plan.against, rules, 2) if plan.against else None
        self._opponent = opponent or Policy(others=1.0)
        self.players: Players = HerePlayers()
        """Who plays the windows; may be a cluster."""

    def _first_net(self) -> Net:
        plan = self.plan
        if not plan.start:
            return new_net(plan.seats, self._rng, plan.shape, pairs=plan.pairs)
        net = load_net(Path(plan.start))
        if net.seats != plan.seats:
            net = widen(net, plan.seats)
        if (net.hidden, net.knows_pairs) != (plan.shape, plan.pairs):
            net = grow(net, plan.shape, plan.pairs, self._rng)
        return net

    @property
    def finished(self) -> bool:
        return self.done >= self.plan.positions

    @property
    def net(self) -> Net:
        """The net so far, as it would be shipped."""
        return self.learner.net(self.plan.command)

    def advance(self) -> None:
        """One round: a window of self-play at every table, and one pass of learning over it."""
        plan = self.plan
        part = self.done / plan.positions
        rate = plan.rate * (1 - part) + plan.rate / 100
        if plan.start:
            rate *= min(1.0, self.learner.steps / _WARM_UP)
        trace = plan.trace * max(0.0, 1 - part / _FADE_END)
        found, wanted = [], []
        played = self.players.play(self._specs, self._states, self.learner.raw, plan.window, trace)
        for (rows, targets), _ in played:
            found.append(rows)
            wanted.append(np.pad(targets, ((0, 0), (0, plan.seats - targets.shape[1]))))
        self._states = [state for _, state in played]
        rows, targets = np.concatenate(found), np.concatenate(wanted)
        for _ in range(plan.passes):
            self.error = self.learner.learn(rows, targets, rate, self._rng)
        self.done += len(rows)

    def measure(self) -> Point:
        """Add a point to the strength curve."""
        plan = self.plan
        policies = [Policy(self.net), self._opponent]
        games = min(_TEST_GAMES, max(28, plan.positions // 500))
        rate, interval = win_rate(parse_rules(plan.rules), plan.players[-1], policies, games, plan.seed + 17)
        point = Point(self.done, self.error, rate, interval)
        self.curve.append(point)
        return point

    def run(
        self,
        checkpoint: Path | None,
        clock: Callable[[], float],
        processor: Callable[[], float],
        report: Callable[[Trainer], None],
        *,
        every: float = 60.0,
        points: int = 12,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """Train to the end, saving at intervals by `clock`; `processor` tells the processor seconds used.

        Asked to stop, it finishes and saves the round under way.
        """
        saved = clock()
        while not self.finished:
            began = processor()
            self.advance()
            self.worked += processor() - began
            if self.done * points // self.plan.positions >= len(self.curve) + 1:
                self.measure()
            report(self)
            stops = is_stopped()
            if checkpoint is not None and (stops or clock() - saved > every or self.finished):
                self.save(checkpoint)
                saved = clock()
            if stops:
                return

    # Checkpoints

    def save(self, path: Path) -> None:
        """Write everything to disk; a kill at any instant leaves either the old file or the new one."""
        arrays: dict[str, Any] = {}
        for part in ("weights", "average", "mean", "square"):
            for name, array in getattr(self.learner, part)._asdict().items():
                arrays[f"{part}.{name}"] = array
        for at, state in enumerate(self._states):
            if state is not None:
                arrays |= {f"rows{at}": state.rows, f"turns{at}": state.turns, f"names{at}": state.names}
        facts = {
            "plan": asdict(self.plan),
            "done": self.done,
            "error": self.error,
            "worked": self.worked,
            "curve": self.curve,
            "steps": self.learner.steps,
            "rng": self._rng.bit_generator.state,
            "tables": [None if state is None else state.rng for state in self._states],
        }
        beside = path.with_name(path.name + ".part")
        with beside.open("wb") as file:
            np.savez(file, facts=np.str_(json.dumps(facts)), **arrays)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)

    @classmethod
    def resume(cls, path: Path) -> Trainer:
        """Go on from a checkpoint; a NetError says that a file is none."""
        try:
            return cls._read(path)
        except (BadZipFile, EOFError, IndexError, KeyError, TypeError, ValueError) as error:
            raise NetError(Problem("error-checkpoint", {"file": str(path)})) from error

    @classmethod
    def _read(cls, path: Path) -> Trainer:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as data:
            facts = json.loads(str(data["facts"]))
            facts["plan"]["rules"] = format_rules(parse_rules(facts["plan"]["rules"]))
            trainer = cls(Plan(**{**facts["plan"], "start": ""}))
            trainer.plan = Plan(**facts["plan"])
            trainer.done, trainer.error = facts["done"], facts["error"]
            trainer.worked = facts["worked"]
            trainer.curve = [Point(*point) for point in facts["curve"]]
            learner = trainer.learner
            for part in ("weights", "average", "mean", "square"):
                setattr(learner, part, Weights(*[data[f"{part}.{name}"].copy() for name in Weights._fields]))
            learner.steps = facts["steps"]
            trainer._rng.bit_generator.state = facts["rng"]  # its own
            for at, rng in enumerate(facts["tables"]):
                if rng is not None:
                    rows, turns, names = (data[f"{part}{at}"].copy() for part in ("rows", "turns", "names"))
                    if rows.shape[1:] != (WIDTH,):
                        raise ValueError(f"{path}: this checkpoint was written by another version")
                    trainer._states[at] = TableState(rows, turns, names, rng)
        return trainer
