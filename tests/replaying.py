"""Games out of the compiled kernel, played again by the rules engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pickomino.core.actions import ACTIONS
from pickomino.core.engine import apply, apply_roll, new_game
from pickomino.core.outcome import outcome
from pickomino.core.rules import TILES, Rules
from pickomino.core.state import GameState
from pickomino.kernels.game_rows import (
    OUT_BUST,
    OUT_BUST_ROLL,
    OUT_HEN,
    OUT_STOLE,
    OUT_TOOK,
    OUTCOME,
    counts_of,
)
from pickomino.kernels.policies import GREEDY, RANDOM, SWING, WILD
from pickomino.solver.game.packing import pack, unpack
from pickomino.solver.game.player import GamePlayer, PlayedGame

LINE_UPS = (
    (RANDOM, RANDOM),
    (WILD, WILD),
    (GREEDY, GREEDY),
    (SWING, RANDOM, GREEDY),
    (RANDOM, WILD, GREEDY, SWING),
    (WILD, RANDOM, WILD, RANDOM, GREEDY),
    (RANDOM,) * 6,
    (RANDOM,) * 7,
    (GREEDY,) * 7,
    (WILD,) * 7,
)


class Replay:
    """What many replayed games came to."""

    def __init__(self) -> None:
        self.decisions = 0
        self.events: Counter[str] = Counter()
        self.actions: Counter[str] = Counter()
        self.wins: Counter[int] = Counter()

    def add(self, game: PlayedGame, rules: Rules, players: int) -> GameState:
        """Play a game again; every action must be legal and every turn lead to the kernel's position."""
        state = new_game(rules, players)
        for codes, row in game.turns():
            happened: Counter[str] = Counter()
            for code in codes:
                if code >= OUTCOME:
                    self._check_outcome(code, happened)
                    continue
                if code < 0:
                    step = apply_roll(state, counts_of(code))
                else:
                    step = apply(state, ACTIONS[code])
                    self.decisions += 1
                    self.actions[ACTIONS[code].kind.value] += 1
                state = step.state
                happened.update(_name(event) for event in step.events)
            assert unpack(row, rules) == state, f"game {game.number}: {state}"
            again = pack(state)
            kept = [column for column in range(len(again)) if column not in (5, 6, 7, 14, 15)]  # counters
            assert (row[kept] == again[kept]).all(), f"game {game.number}: {state}"
            self.events.update({name: count for name, count in happened.items() if ":" not in name})
        self.wins.update(outcome(state).winners)
        return state

    def _check_outcome(self, code: int, happened: Counter[str]) -> None:
        """What the kernel says the turn came to; settled already, unless a choice is still due."""
        if code in (OUT_BUST, OUT_BUST_ROLL):
            assert happened["busted"] == 1
        else:
            for first, kind in ((OUT_HEN, "stole_hen"), (OUT_STOLE, "stole"), (OUT_TOOK, "took")):
                if code >= first:
                    assert happened[f"{kind}:{TILES[code - first]}"] == 1
                    happened[kind] += 1
                    break


def _name(event: object) -> str:
    kind = str(event.kind)  # type: ignore[attr-defined]  # every event has one
    return f"{kind}:{event.tile}" if kind in ("took", "stole", "stole_hen") else kind  # type: ignore[attr-defined]


def replay(rules: Rules, decisions: int, seed: int, line_ups: Sequence[Sequence[int]] = LINE_UPS) -> Replay:
    """Play and replay games of all these line-ups until enough decisions were checked in all."""
    result = Replay()
    share = decisions / len(line_ups)
    for turn, line_up in enumerate(line_ups, 1):
        player = GamePlayer(rules, line_up, seed=seed, keep_log=True, slots=16)
        for game in player.records(0, 1_000_000):
            result.add(game, rules, len(line_up))
            if result.decisions >= share * turn:
                break
    return result
