"""Deals played decision by decision, for bots that compiled code does not know."""

from __future__ import annotations

__all__ = ["play_deals"]

import numpy as np

from pickomino.bots import Bot, make_bot
from pickomino.bots.external import ExternalBot
from pickomino.bots.registry import name_for
from pickomino.core.actions import Action
from pickomino.core.dice import Counts
from pickomino.core.rules import parse_rules
from pickomino.core.state import GameState, Phase
from pickomino.play import SeededDice, format_record

from .contest import Contest, Share
from .judge import Judge
from .reference import reference_for
from .single_game import play_game


class _Overheard:
    """Dice that remember their last roll, for the judge."""

    def __init__(self, seed: str) -> None:
        self._dice = SeededDice(seed)
        self.last: Counts | None = None

    def roll(self, dice: int) -> Counts:
        self.last = self._dice.roll(dice)
        return self.last


def play_deals(contest: Contest, deals: range) -> Share:
    """Play some deals of a contest, the first bot on every seat in turn."""
    rules, players = parse_rules(contest.rules), contest.players
    reference = reference_for(rules, players)
    first = make_bot(contest.first, local=True)
    others = [make_bot(contest.second, local=True) for _ in range(players - 1)]
    shares, luck = np.zeros((len(deals), players)), np.zeros((len(deals), players))
    turns = np.zeros((len(deals), players), np.int64)
    records: list[str] = []
    try:
        for at, deal in enumerate(deals):
            for seat in range(players):
                bots: list[Bot] = [*others[:seat], first, *others[seat:]]
                names = [
                    f"{name_for(contest.first if bot is first else contest.second)} {n}"
                    for n, bot in enumerate(bots, 1)
                ]
                dice = _Overheard(f"{contest.seed} {deal}")
                judge = Judge(reference, players)

                def watch(before: GameState, action: Action, after: GameState) -> None:
                    if before.turn.phase is Phase.START:
                        judge.begin_turn(before)  # noqa: B023  # called before the loop goes on
                    judge.decided(before, action, dice.last)  # noqa: B023

                match = play_game(
                    rules, bots, names, dice, f"{contest.seed} {deal} {seat}", turn_limit=contest.turn_limit, watch=watch,
                )  # fmt: skip
                result = match.outcome
                assert result is not None  # the match is over
                shares[at, seat] = (seat + 1 in result.winners) / len(result.winners)
                luck[at, seat] = judge.luck[seat]
                turns[at, seat] = match.turns_played
                if contest.records:
                    records.append(format_record(match.record()))
        guests = [bot for bot in (first, *others) if isinstance(bot, ExternalBot)]
        faults = tuple((guest.command, fault.problem) for guest in guests for fault in guest.faults)
    finally:
        for bot in (first, *others):
            if isinstance(bot, ExternalBot):
                bot.close()
    return Share(deals, shares, luck, turns, faults, tuple(records))
