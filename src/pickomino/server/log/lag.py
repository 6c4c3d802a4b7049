"""Lag: the time that the network takes is given back to a player's clock, within bounds that a log can be held to."""

from __future__ import annotations

MOST_PER_MOVE_MS = 500
"""What one decision may get: a client that answers pings late on purpose gains no more."""

MOST_PER_TURN_MS = 2_000
"""What all decisions of a turn may get together."""


def credit(measured: float, used: int) -> int:
    """The milliseconds that a decision gets, of those measured, after `used` in the same turn."""
    return max(0, min(round(measured), MOST_PER_MOVE_MS, MOST_PER_TURN_MS - used))
