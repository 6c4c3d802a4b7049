"""The engine against a second writing of the rules: how turns of random games, and on crowded tables, must end."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from oracle import Oracle, Player, knobs_of
from pickomino.core.actions import Action
from pickomino.core.claim import claims
from pickomino.core.dice import format_dice
from pickomino.core.engine import apply, legal_actions
from pickomino.core.notation_positions import parse_position
from pickomino.core.outcome import outcome
from pickomino.core.rules import Rules
from pickomino.core.state import GameState, Phase
from walks import custom_rules, walk


def endings(state: GameState) -> dict[str, str]:
    """Every way in which stopping here can end the turn: the choices, and the position after them."""
    found: dict[str, str] = {}

    def follow(current: GameState, said: str) -> None:
        if current.mover != state.mover or current.turn.phase is Phase.START or current.is_over:
            found[said] = str(current)
            return
        for action in legal_actions(current):
            follow(apply(current, action).state, f"{said} {action}".strip())

    for action in legal_actions(state):
        if action.text.startswith("stop"):
            follow(apply(state, action).state, str(action))
    return found


def endings_by_the_sheet(state: GameState) -> dict[str, str]:
    """The same, told by the oracle."""
    table = Oracle.at(state)
    dice = format_dice(state.turn.kept)
    found: dict[str, str] = {}
    for canned in (False, True):
        stop = "stop+c" if canned else "stop"
        if canned and (table.me.specialist != "c" or "W" in dice or not table.claims(dice, canned)):
            continue  # X11
        claims = table.claims(dice, canned)
        if not claims:
            found[stop] = table.bust().position()
        for claim in claims:
            said = f"{stop} {claim}" if len(claims) > 1 else stop
            got = table.on.get(int(claim[5:]), "") if claim.startswith("take") else victim_holds(table, claim)
            if got == "r" and not table.reserve and len(table.victims()) > 1:
                for seat in table.victims():
                    found[f"{said} rob {seat}"] = table.claim(claim, victim=seat).position()
            elif got not in ("", "r") and table.me.specialist:
                for keep in (table.me.specialist, got):
                    found[f"{said} keep {keep}"] = table.claim(claim, keep=keep).position()
            else:
                found[said] = table.claim(claim).position()
    return found


def victim_holds(table: Oracle, claim: str) -> str:
    tile = int(claim.split(" ")[1])
    return next(p.specialist for p in table.players if p.stack and p.stack[-1] == tile)


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_every_stop_of_random_games_ends_as_the_sheet_says(rules: Rules) -> None:
    seen: Counter[str] = Counter()
    for seed, players in enumerate((2, 5)):
        for moment in walk(rules, players, 500 + seed):
            state = moment.before
            if state.turn.phase is Phase.KEPT:
                said = endings(state)
                assert said == endings_by_the_sheet(state), str(state)
                seen.update(part for text in said for part in text.split(" ")[:1])
            if any(event.kind == "busted" for event in moment.events) and state.turn.phase is not Phase.KEPT:
                assert str(moment.after) == bust_after(moment.before, moment.move).position()
                seen["bust"] += 1
    assert min(seen["stop"], seen["bust"]) > 10
    assert rules.extras or not seen["stop+c"]


def bust_after(state: GameState, move: object) -> Oracle:
    """A roll that bust; or a face set aside that stopped the turn by itself (T5, T6) with nothing to claim."""
    table = Oracle.at(state)
    if isinstance(move, Action) and move.text == "1" and state.turn.roll[0] >= 2 and state.rules.extras:
        table.grilled_worm(0)  # X2
    elif isinstance(move, Action) and move.text.startswith("rob"):
        table.grilled_worm(move.seat)
    return table.bust()


def crowded(rng: Random, rules: Rules) -> Oracle:
    """A table on which many pieces are in play, as random games seldom reach it."""
    players = [Player() for _ in range(rng.randint(2, 5))]
    table = Oracle(set(), set(), {}, players, 0, rng.randint(1, len(players)), knobs_of(rules))
    density = rng.choice((0.15, 0.4, 0.8))
    for tile in rules.tiles:
        place = rng.random()
        if place < density * 0.6:
            table.up.add(tile)
        elif place < density * 0.7:
            table.down.add(tile)
        elif place < density + 0.2:
            rng.choice(players).stack.append(tile)
    if not table.up:  # the game goes on, so there is a tile to claim
        table.up.add(36)
        table.down.discard(36)
        for player in players:
            player.stack = [tile for tile in player.stack if tile != 36]
    for player in players:
        rng.shuffle(player.stack)
    if rules.extras:
        table.reserve = rng.choice((0, 0, 2))
        for player in players[:3]:
            player.grilled = rng.randint(0, 1)
        for specialist in "chrwga":
            free = [player for player in players if not player.specialist]
            bare = [tile for tile in sorted(table.up) if tile not in table.on]
            if specialist != "r" and free and rng.random() < 0.5:
                rng.choice(free).specialist = specialist
            elif bare:
                table.on[rng.choice(bare)] = specialist
    return table


def some_dice(rng: Random) -> str:
    """Fewer than eight dice set aside, most of them high, since low totals claim nothing."""
    dice = [face * rng.randint(1, 3) for face in rng.sample("123455W", 4)]
    high = rng.choice(("WWWW", "WWW", "555", "444", ""))
    return "".join(sorted(high + "".join(dice)))[-rng.randint(1, 7) :]


@pytest.mark.parametrize("rules", custom_rules(), ids=str)
def test_every_stop_on_a_crowded_table_ends_as_the_sheet_says(rules: Rules) -> None:
    rng = Random(str(rules))
    seen: Counter[str] = Counter()
    for _ in range(80):
        pieces = crowded(rng, rules).position().split(" ")[:3]
        mover = rng.randint(1, pieces[1].count("/") + 1)
        state = parse_position(f"{' '.join(pieces)} {mover} {some_dice(rng)}:", rules)
        found = endings(state)
        assert found == endings_by_the_sheet(state), str(state)
        seen.update("claim" if claims(state) else "bust" for _ in found)
    assert min(seen["claim"], seen["bust"]) > 10


@pytest.mark.parametrize("rules", [Rules(), Rules(extras=True)], ids=str)
def test_worms_of_random_games(rules: Rules) -> None:
    for seed in range(20):
        *_, last = walk(rules, 2 + seed % 6, 900 + seed)
        assert list(outcome(last.after).worms) == Oracle.at(last.after).worms()
