"""Who takes part: a spec as a policy that compiled code can play, where there is one."""

from __future__ import annotations

__all__ = ["policy_for", "reference_for"]

from pickomino.bots.champion import ENDGAME_NODES, HEAT, check_seats, net_for, usual_plies
from pickomino.bots.lockstep import GREEDY, SWING, Policy
from pickomino.bots.net import Net
from pickomino.bots.registry import parse_spec
from pickomino.core.rules import Rules


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


def reference_for(rules: Rules, players: int) -> Net | None:
    """The frozen net that judges luck, if one ships for this edition and number of players."""
    try:
        return net_for(rules.extras, players, "reference-")
    except FileNotFoundError:
        return None
