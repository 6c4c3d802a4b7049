"""The numbers by which compiled code knows how a seat decides; bots name theirs in their entry of the registry."""

from __future__ import annotations

from typing import Final

# How a seat decides.
RANDOM: Final = 0
"""A uniformly random face; stops half of the time when that claims something."""
WILD: Final = 1
"""Any legal action, all equally likely: what tests use to get everywhere."""
GREEDY: Final = 2
"""Exact turns for the most worms of its own."""
SWING: Final = 3
"""The same, with what opponents lose counted as well: a steal counts double."""
OUTSIDE: Final = 4
"""Exact turns for values that the caller works out for every way the turn can end."""
FIRST_VALUED: Final = GREEDY

# How a seat plays a turn whose values it does not look at.
BY_VALUE: Final = 0
"""It does look at them."""
BY_RANDOM: Final = 1
"""Any face; stops half of the time when that claims something."""
BY_TIMID: Final = 2
"""Worms first, then the face that adds most; stops as soon as that claims something."""
