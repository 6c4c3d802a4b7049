"""Errors of the environments: Gymnasium's own kinds, which carry a problem like all errors of this project."""

from __future__ import annotations

__all__ = ["BadTable", "InvalidAction", "ResetNeeded", "UnsupportedMode"]

from gymnasium import error

from pickomino.core.errors import IllegalAction, PickominoError


class InvalidAction(IllegalAction, error.InvalidAction):
    """An action that the rules do not allow here; the environment stays as it was."""


class UnsupportedMode(PickominoError, error.UnsupportedMode, ValueError):
    """A render mode that does not exist."""


class ResetNeeded(PickominoError, error.ResetNeeded):
    """A step in a game that is over or has not begun."""


class BadTable(PickominoError, error.Error, ValueError):
    """Settings that make no game: a wrong number of players, an unknown bot, rule set, reward or seat."""
