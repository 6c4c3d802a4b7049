"""The scoreboard of a table: games, wins and worms over all rematches so far."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TypeAlias

from pickomino.server.api.wire import PlayerStanding, Standings
from pickomino.server.log.claiming import result
from pickomino.server.play.games import Games
from pickomino.server.play.live import LiveGame
from pickomino.server.refusals import Refusal
from pickomino.server.storage.stored_games import game_before

MOST_GAMES = 20
"""How many games back are counted: an evening of them."""

Who: TypeAlias = tuple[str, str, int]
"""Somebody across rematches: a person by identity and name, a bot by its spec and its place among equal ones."""


async def show_standings(games: Games, live: LiveGame) -> Standings:
    """What everybody has won so far, the best first."""
    played, is_whole = await _played(games, live)
    standings: dict[Who, PlayerStanding] = {}
    for back, one in played:
        found = result(one.game)
        for seat, who in enumerate(_people(one, back), 1):
            standing = standings.setdefault(who, _standing(one, seat, is_here=one is live))
            standing["games"] += 1
            standing["wins"] += seat in found.winners
            standing["worms"] += found.worms[seat - 1]
    ranked = sorted(standings.values(), key=lambda one: (-one["wins"], -one["worms"]))
    return {"games": len(played), "whole": is_whole, "standings": ranked}


async def _played(games: Games, live: LiveGame) -> tuple[list[tuple[int, LiveGame]], bool]:
    """The finished games of a chain of rematches, each with how far back it is, and whether these are all."""
    played: list[tuple[int, LiveGame]] = []
    chained = live
    for back in range(MOST_GAMES):
        if chained.game.has_outcome:
            played.append((back, chained))
        before = await games.storage.read(partial(game_before, chained.id))
        if before is None:
            return played, True
        try:
            chained = await games.get(before)
        except Refusal:  # this program cannot read it
            break
    return played, False


def _people(live: LiveGame, back: int) -> list[Who]:
    """Who sat on each seat, so named that they are the same in a rematch."""
    count = len(live.game.seats)
    people: dict[int, Who] = {}
    bots: Counter[str] = Counter()
    # With every rematch each seat moves up by one, so equal bots are told apart by where they sat at first.
    for seat in sorted(range(count), key=lambda seat: (seat - back) % count):
        bot, owner = live.game.seats[seat].bot, live.row.seats[seat]
        if bot is not None:
            bots[bot] += 1
            people[seat] = ("", bot, bots[bot])
        else:
            # Somebody who asked to be forgotten is nobody in particular.
            people[seat] = (owner.player_id or "", owner.name or "", 0 if owner.player_id else seat + 1)
    return [people[seat] for seat in range(count)]


def _standing(live: LiveGame, seat: int, *, is_here: bool) -> PlayerStanding:
    found, owner = live.game.seats[seat - 1], live.row.seats[seat - 1]
    return {
        "seat": seat if is_here else None,
        "name": owner.name if found.kind == "human" else None,
        "bot": found.bot,
        "games": 0,
        "wins": 0,
        "worms": 0,
    }
