"""Who takes part: a spec as a policy that compiled code can play, where there is one."""

from __future__ import annotations

__all__ = ["policy_for", "reference_for"]

from functools import cache
from typing import Final

from pickomino.bots.champion import ENDGAME_NODES, HEAT, check_seats, net_for, usual_plies
from pickomino.bots.lockstep import GREEDY, SWING, Policy
from pickomino.bots.net import Net
from pickomino.bots.registry import parse_spec
from pickomino.core.rules import MAX_PLAYERS, Rules

from .training.widening import widen

_WIDEST_REFERENCE: Final = 4  # players


def policy_for(spec: str, rules: Rules, players: int) -> Policy | None:
    """The policy of a spec, or None if the bot has to be asked decision by decision."""
    if spec.startswith("exec:"):
        return None
    name, options = parse_spec(spec, local=True)
    if name == "greedy":
        return Policy(others=GREEDY)
    if name == "swing":
        return Policy(others=SWING)
    if name != "champion" or "time" in options:
        return None
    endgame = ENDGAME_NODES if players == 2 and options.get("endgame", True) else 0
    own = options.get("net")
    return Policy(
        net_for(rules.extras, players) if own is None else check_seats(own, players),
        heat=HEAT[options.get("level", 5)],
        plies=options.get("plies") or usual_plies(players),
        endgame=endgame,
    )


def reference_for(rules: Rules, players: int) -> Net:
    """The frozen net that judges luck.

    With five players and more it is the one for four, widened: luck comes out unbiased whatever the judge knows.
    """
    if players <= _WIDEST_REFERENCE:
        return net_for(rules.extras, players, "reference-")
    return _widened_reference(rules.extras)


@cache
def _widened_reference(extras: bool) -> Net:
    return widen(net_for(extras, _WIDEST_REFERENCE, "reference-"), MAX_PLAYERS)
