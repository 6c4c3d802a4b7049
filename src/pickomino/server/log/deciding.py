"""What a bot decides, from nothing but its spec, the position and a seed: so anybody can let it decide again."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from pickomino.bots import Bot, make_bot
from pickomino.core.notation_positions import parse_position
from pickomino.core.rules import parse_rules


@lru_cache(maxsize=64)
def _bot(spec: str) -> Bot:
    return make_bot(spec)


def decide(spec: str, rules: str, position: str, chance: int) -> str:
    """Decide: all that a bot ever sees is the position."""
    state = parse_position(position, parse_rules(rules))
    return str(_bot(spec).choose(state, Random(chance)))  # noqa: S311 - a whim, not a secret
