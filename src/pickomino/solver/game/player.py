"""Games played side by side: slots in lockstep, turns solved in batches, results streamed into counts."""

from __future__ import annotations

__all__ = ["LIMIT", "GamePlayer", "PackedValuation", "PlayedGame"]

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from pickomino.core.engine import new_game
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.kernels.compiling import load_kernels
from pickomino.kernels.game_rows import (
    GAME,
    LOGGED,
    MOVER,
    NONE,
    POSITION_FOLLOWS,
    SEATS,
    WIDTH,
    Ints,
    dice_tables,
    rule_numbers,
)
from pickomino.kernels.policies import FIRST_VALUED
from pickomino.kernels.pool import (
    EMPTY,
    FINISHED,
    GOLD,
    MOST_WORMS,
    NOTHING,
    PLAIN,
    READY,
    SEAT_COLUMNS,
    Pool,
    endings_buffer,
)
from pickomino.solver.turn import TurnBatch

from .packing import pack
from .results import Results
from .solved import room_for_solved

LIMIT = 1000  # E5
LONGEST_TURN = 48 + WIDTH  # codes in the log: nine rolls, faces, decisions, a robbery, the end; the position

PackedValuation = Callable[[Ints, Ints], npt.NDArray[Any]]
"""Packed positions after a turn and the seats that made it → what each is worth to that seat."""


class PlayedGame(NamedTuple):
    """A game that was logged."""

    number: int
    log: Ints
    """Codes, see `kernels.game_rows`."""

    def turns(self) -> Iterator[tuple[list[int], Ints]]:
        """The codes of every turn, and the packed position that it led to."""
        log, first = self.log.tolist(), 0
        while first < len(log):
            end = log.index(POSITION_FOLLOWS, first)
            yield log[first:end], self.log[end + 1 : end + 1 + WIDTH]
            first = end + 1 + WIDTH

    @property
    def last(self) -> Ints:
        """The packed position at the end."""
        return self.log[-WIDTH:]


class GamePlayer:
    """Plays seeded games of one rule set with one line-up; memory does not grow with their number."""

    def __init__(
        self,
        rules: Rules,
        policies: Sequence[int],
        *,
        seed: int,
        limit: int = LIMIT,
        slots: int = 0,
        batch: int = 64,
        keep_log: bool = False,
        start: GameState | None = None,
        valuations: Sequence[PackedValuation | None] = (),
    ) -> None:
        players = len(policies)
        valued = any(policy >= FIRST_VALUED for policy in policies)
        slots = slots or (1 if not valued else 4 * batch if rules.extras else batch)
        self.rules = rules
        self.limit = limit
        self._kernels: Any = load_kernels("whole_games")
        first = pack(start or new_game(rules, players))
        spans, counts = dice_tables()
        self.pool = Pool(
            cells=np.full(slots * WIDTH, NONE, np.int32),
            waiting=np.full(slots, EMPTY, np.int32),
            rules=rule_numbers(rules, players, limit),
            policies=np.array(policies, np.int32),
            start=first,
            cursor=np.array([seed, 0, 0], np.uint64),
            spans=spans,
            counts=counts,
            log=np.zeros(slots * limit * LONGEST_TURN if keep_log else 0, np.int32),
            seats=np.zeros(SEATS * SEAT_COLUMNS, np.int64),
            worms=np.zeros(SEATS * MOST_WORMS, np.int64),
            lengths=np.zeros(limit + 2, np.int64),
        )
        self._states = self.pool.cells.reshape(slots, WIDTH)
        self._batch = batch
        self._slots = np.arange(slots, dtype=np.int32)
        self._valuations = tuple(valuations) or (None,) * players
        self._make_rooms(rules, batch if valued else 1)

    def _make_rooms(self, rules: Rules, batch: int) -> None:
        six = rules.six_faces_end_turn
        plain = TurnBatch(8, batch, six_ends=six)
        ready = TurnBatch(8, batch, six_ends=six, weasel=True) if rules.extras else plain
        nine = TurnBatch(9, batch, six_ends=six) if rules.extras else plain
        self._batches = {PLAIN: (plain,), READY: (ready,), GOLD: (plain, nine)}
        self._solved = {kind: room_for_solved(self._batches[kind][0], nine) for kind in (PLAIN, READY, GOLD)}
        stored = any(valuation is not None for valuation in self._valuations)
        self._endings = endings_buffer(batch, stored=stored)

    def play(self, first: int, count: int) -> Results:
        """Play the games numbered from `first` on, and return their results."""
        for _ in self._play(first, count):
            pass
        return self._take_results()

    def records(self, first: int, count: int) -> Iterator[PlayedGame]:
        """Play games and yield each as it ends."""
        yield from self._play(first, count)
        self._take_results()

    def _play(self, first: int, count: int) -> Iterator[PlayedGame]:
        pool = self.pool
        pool.cursor[1:] = first, first + count
        pool.waiting[:] = EMPTY
        self._kernels.play_on(pool, self._solved[PLAIN], self._slots, len(self._slots))
        while True:
            if len(pool.log):
                yield from self._read_logs()
            kinds = np.bincount(np.maximum(pool.waiting, 0), minlength=GOLD + 1)
            kinds[NOTHING] = 0
            kind = int(kinds.argmax())
            if not kinds[kind]:
                return
            self._play_turns(kind, np.flatnonzero(pool.waiting == kind)[: self._batch].astype(np.int32))

    def _play_turns(self, kind: int, slots: Ints) -> None:
        """Solve and play the turns for which these slots are waiting."""
        pool, solved, endings = self.pool, self._solved[kind], self._endings
        count = len(slots)
        outside = len(endings.successors) > WIDTH
        listed = self._kernels.list_endings(
            pool.cells, pool.rules, pool.policies, slots, count, outside, endings
        )
        if outside:
            self._value_endings(slots, listed)
        self._kernels.price_ends(pool.cells, pool.rules, slots, self._slots, count, endings, solved)
        batches = self._batches[kind]
        for batch in batches[1:]:
            batch.ends[:] = batches[0].ends
        for batch in batches:
            batch.run(count)
        self._kernels.play_on(pool, solved, slots, count)

    def _value_endings(self, slots: Ints, listed: int) -> None:
        endings = self._endings
        movers = self._states[slots, MOVER][endings.group[:listed]]
        for seat, valuation in enumerate(self._valuations):
            mine = np.flatnonzero(movers == seat)
            if valuation is not None and len(mine):
                endings.worth[mine] = valuation(endings.successors.reshape(-1, WIDTH)[mine], movers[mine])

    def _read_logs(self) -> Iterator[PlayedGame]:
        pool = self.pool
        size = len(pool.log) // len(self._states)
        while len(finished := np.flatnonzero(pool.waiting == FINISHED).astype(np.int32)):
            for slot in finished:
                state = self._states[slot]
                number = int(state[GAME : GAME + 2].view(np.uint64)[0])
                yield PlayedGame(number, pool.log[slot * size : state[LOGGED]].copy())
            pool.waiting[finished] = EMPTY
            self._kernels.play_on(pool, self._solved[PLAIN], finished, len(finished))

    def _take_results(self) -> Results:
        pool = self.pool
        results = Results(
            pool.seats.reshape(SEATS, -1).copy(), pool.worms.reshape(SEATS, -1).copy(), pool.lengths.copy()
        )
        for counts in (pool.seats, pool.worms, pool.lengths):
            counts[:] = 0
        return results
