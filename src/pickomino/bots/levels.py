"""The levels and characters of the champion: lower levels misjudge and slip, characters lean one way or another."""

from __future__ import annotations

__all__ = ["STRATEGY", "LevelBot"]

import math
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from pickomino.core.actions import ROLL, STOP, Action, ActionKind
from pickomino.core.claim import claims
from pickomino.core.engine import legal_actions
from pickomino.core.outcome import worms_of
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase
from pickomino.kernels.pool import HOPELESS
from pickomino.solver.endings import TurnEnds, turn_ends
from pickomino.solver.position import PositionSolution

from .bot import Bot
from .champion import ENDGAME_NODES, ChampionBot, check_seats, net_for, usual_plies
from .characters import CHARACTERS
from .lockstep import Policy
from .minds import AT_A_GLANCE, TOP_LEVEL, Facts, Floats, Mind, judge, mind_for
from .net import Net, load_net
from .search import Search
from .strategy import Option, Strategy, one_of, yes_or_no

_LONGEST_THOUGHT: Final = 60.0  # seconds


class LevelBot:
    """Plays every turn exactly as well as its mind judges, save for slips.

    Slips are in proportion to what is at stake in the turn. Nobody stops on nothing while a roll may still help.
    """

    def __init__(self, mind: Mind, champion: ChampionBot) -> None:
        self._mind = mind
        self._champion = champion
        """Lends what insight the mind has."""
        self._known: tuple[TurnEnds, Floats] | None = None

    def choose(self, state: GameState, rng: Random) -> Action:
        legal = legal_actions(state)
        if len(legal) == 1:
            return legal[0]
        solution = self.solve(state)
        best = solution.best
        assert best is not None  # there is something to choose
        slip = self._mind.slip * solution.stakes
        if not slip:
            return best
        if state.turn.phase is Phase.KEPT:
            return _slip(self._worth_doing(state, solution.actions, slip), slip, rng)
        faces = {a: v for a, v in solution.actions.items() if a.kind is ActionKind.SET_ASIDE}
        if best not in faces:  # the first roll of the turn, whom to rob, or the weasel
            return best
        return _slip(faces, slip, rng)

    def solve(self, state: GameState) -> PositionSolution:
        """Best play of the turn under way in this player's eyes; values say nothing outside this turn."""
        ends = turn_ends(state)
        return PositionSolution(ends, self._judge(state, ends))

    @staticmethod
    def _worth_doing(state: GameState, values: dict[Action, float], slip: float) -> dict[Action, float]:
        """All actions but a stop that is a bust, unless rolling on is hopeless too."""
        if claims(state):
            return values
        others = {action: value for action, value in values.items() if action is not STOP}
        if others.keys() == {ROLL} and abs(others[ROLL] - values[STOP]) <= HOPELESS * slip:
            return values
        return others

    def _judge(self, state: GameState, ends: TurnEnds) -> Floats:
        if self._known is not None and self._known[0].endings == ends.endings:
            return self._known[1]  # an earlier decision of the same turn
        seat = state.mover - 1
        worms = [[worms_of(player) for player in after.players] for after in ends.states]
        change = np.array(worms, np.float64) - [worms_of(player) for player in state.players]
        own = change[:, seat]
        chance = self._champion.look(ends)[:, seat] if self._mind.insight else own
        ids = ends.state_ids
        is_bust = np.array([ending.is_bust for ending in ends.endings])
        facts = Facts(own[ids], (own - change.sum(axis=1))[ids], is_bust, chance[ids])
        values = judge(self._mind, facts, np.zeros(1, np.int64))
        self._known = (ends, values)
        return values


def _slip(values: dict[Action, float], slip: float, rng: Random) -> Action:
    """Mostly the best; what is nearly as good nearly as often."""
    best = max(values.values())
    weights = [math.exp((value - best) / slip) for value in values.values()]
    return rng.choices(list(values), weights)[0]


def _bot(*, level: int = TOP_LEVEL, character: str = "", time: float = 0.0, **settings: Any) -> Bot:
    mind = mind_for(level, character)
    champion = ChampionBot(seconds=time, **{**_sight(level), **settings})
    return champion if mind is None else LevelBot(mind, champion)


def _sight(level: int) -> dict[str, Any]:
    """How far a level looks unless its spec says more."""
    return AT_A_GLANCE if level < TOP_LEVEL else {}


def _policy(
    rules: Rules,
    players: int,
    *,
    level: int = TOP_LEVEL,
    character: str = "",
    time: float = 0.0,
    net: Net | None = None,
    **settings: Any,
) -> Policy | None:
    if time:
        return None
    settings = {**_sight(level), **settings}
    search = Search(
        plies=settings.get("plies") or usual_plies(players),
        endgame=ENDGAME_NODES if players == 2 and settings.get("endgame", True) else 0,
    )
    return Policy(
        net_for(rules.extras, players) if net is None else check_seats(net, players),
        mind=mind_for(level, character),
        foresight=None if search == Search() else search,
    )


def _read_character(text: str) -> str:
    if text not in CHARACTERS:
        raise ValueError(text)
    return text


def _read_seconds(text: str) -> float:
    value = float(text)
    if not 0 < value <= _LONGEST_THOUGHT:
        raise ValueError(text)
    return value


def _read_net(text: str) -> Net:
    try:
        return load_net(Path(text))
    except OSError as error:
        raise ValueError(text) from error


STRATEGY = Strategy(
    _bot,
    _policy,
    {
        "plies": Option(one_of(1, 2), values="1 2"),
        "level": Option(one_of(*range(1, TOP_LEVEL + 1)), values="1 … 5"),
        "character": Option(_read_character, values=" ".join(CHARACTERS)),
        "time": Option(_read_seconds, values="0.1 … 60"),
        "endgame": Option(yes_or_no, values="yes no"),
        "net": Option(_read_net, is_local=True, values="FILE"),
    },
)
