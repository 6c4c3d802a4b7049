"""One game between any bots, decision by decision, to its end whatever they do."""

from __future__ import annotations

__all__ = ["play_game"]

from collections.abc import Callable, Sequence
from random import Random

from pickomino.bots import Bot
from pickomino.bots.guest import Guest
from pickomino.core.actions import Action
from pickomino.core.rules import Rules
from pickomino.core.state import GameState
from pickomino.play import DEFAULT_TURN_LIMIT, DiceSource, Match

Watcher = Callable[[GameState, Action, GameState], None]
"""Called after every decision, with the state before it, the action, and the state after it and any dice it ordered."""


def play_game(
    rules: Rules,
    bots: Sequence[Bot],
    names: Sequence[str],
    dice: DiceSource,
    seed: str,
    *,
    turn_limit: int = DEFAULT_TURN_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """Play a game; the bots' own chance comes from `seed`. Where there is only one legal action, nobody is asked."""
    match = Match(rules, names, dice, turn_limit=turn_limit)
    chances = [Random(f"{seed} seat {seat}") for seat in range(1, len(bots) + 1)]  # noqa: S311  # repeatable
    for seat, bot in enumerate(bots, 1):
        if isinstance(bot, Guest):
            bot.begin(rules, len(bots), seat, chances[seat - 1].getrandbits(31))
    while not match.is_over:
        state = match.state
        legal = match.legal_actions()
        seat = state.mover - 1
        action = bots[seat].choose(state, chances[seat]) if len(legal) > 1 else legal[0]
        match.act(action)
        if watch is not None:
            watch(state, action, match.state)
    result = match.outcome
    assert result is not None  # the match is over
    for bot in bots:
        if isinstance(bot, Guest):
            bot.over(match.state, result)
    return match
