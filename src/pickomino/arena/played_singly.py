"""Deals played decision by decision, for bots that compiled code does not know."""

from __future__ import annotations

__all__ = ["play_deals"]

from collections.abc import Collection
from functools import cache
from itertools import product
from random import Random

import numpy as np

from pickomino.bots import Bot, make_bot
from pickomino.bots.external import ExternalBot
from pickomino.bots.guest import Guest
from pickomino.bots.seats import name_for
from pickomino.core.dice import Counts
from pickomino.core.outcome import Outcome
from pickomino.core.rules import Rules, parse_rules
from pickomino.play import Match, format_record

from .conduct import Conduct
from .deals import Contest, PlayedDeals
from .judge import BatchJudge
from .reference import reference_for
from .single_game import play_game


class _QuickDice:
    """Fair dice by a seed: a roll is one number, whose halves are looked up."""

    def __init__(self, seed: str) -> None:
        self._draw = Random(seed).random  # noqa: S311  # contests repeat by seed

    def roll(self, dice: int) -> Counts:
        few = dice // 2
        high, low = divmod(int(self._draw() * 6**dice), 6**few)
        return _counts(_throws(dice - few)[high] + _throws(few)[low])


@cache
def _throws(dice: int) -> list[int]:
    """Every way in which some dice can fall: how many show each face, four bits a face."""
    return [sum(1 << 4 * face for face in faces) for faces in product(range(6), repeat=dice)]


@cache
def _counts(throw: int) -> Counts:
    ones, twos, threes, fours, fives, worms = (throw >> 4 * face & 15 for face in range(6))
    return ones, twos, threes, fours, fives, worms


def play_deals(contest: Contest, deals: range) -> PlayedDeals:
    """Play some deals of a contest, the first bot on every seat in turn."""
    bots = [_make(contest, spec) for spec in (contest.first, *[contest.second] * (contest.players - 1))]
    try:
        return _play(contest, deals, bots)
    finally:
        for bot in bots:
            if isinstance(bot, Guest):
                bot.close()


def _make(contest: Contest, spec: str) -> Bot:
    bot = make_bot(spec, local=True)
    if isinstance(bot, ExternalBot):
        bot.milliseconds = contest.time_ms
        bot.meet()
    return bot


def _play(contest: Contest, deals: range, bots: list[Bot]) -> PlayedDeals:
    rules, players = parse_rules(contest.rules), contest.players
    judge = BatchJudge(reference_for(rules, players), rules, players) if contest.judges_luck else None
    first, *others = bots
    shape = len(deals), players
    shares, turns = np.zeros(shape), np.zeros(shape, np.int64)
    forfeits = [0, 0]
    records: list[str] = []
    for at, deal in enumerate(deals):
        for seat in range(players):
            seated = [*others[:seat], first, *others[seat:]]
            match = _play_one(contest, rules, seated, seat, deal)
            if judge is not None:
                judge.add_game(match.history)
            result = match.outcome
            assert result is not None  # the match is over
            forfeited = {n for n, bot in enumerate(seated, 1) if isinstance(bot, Guest) and bot.has_forfeited}
            shares[at, seat] = _share(result, seat + 1, forfeited)
            turns[at, seat] = match.turns_played
            forfeits[0] += seat + 1 in forfeited
            forfeits[1] += bool(forfeited - {seat + 1})
            if contest.records:
                records.append(format_record(match.record()))
    luck = np.zeros(shape)
    if judge is not None:  # the first bot sat on seat i % players of game i
        luck = judge.luck()[np.arange(luck.size), np.arange(luck.size) % players].reshape(shape)
    conduct = [
        Conduct.of((bot for bot in copies if isinstance(bot, Guest)), lost)
        for copies, lost in zip(([first], others), forfeits, strict=True)
    ]
    return PlayedDeals(deals, shares, luck, turns, (conduct[0], conduct[1]), tuple(records))


def _play_one(contest: Contest, rules: Rules, bots: list[Bot], seat: int, deal: int) -> Match:
    specs = [contest.first if n == seat else contest.second for n in range(len(bots))]
    names = [
        f"{name_for(bot.name if isinstance(bot, Guest) else spec)} {n}"
        for n, (bot, spec) in enumerate(zip(bots, specs, strict=True), 1)
    ]
    dice, seed = _QuickDice(f"{contest.seed} {deal}"), f"{contest.seed} {deal} {seat}"
    return play_game(rules, bots, names, dice, seed, turn_limit=contest.turn_limit)


def _share(result: Outcome, seat: int, forfeited: Collection[int]) -> float:
    """What a seat won. A player who forfeits wins nothing: the others share it, the winners among them if there are any."""
    everybody = range(1, len(result.worms) + 1)
    left = [other for other in everybody if other not in forfeited]
    winners = [winner for winner in result.winners if winner in left] or left or list(result.winners)
    return (seat in winners) / len(winners)
