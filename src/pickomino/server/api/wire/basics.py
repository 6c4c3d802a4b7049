"""What every part of the API shares: times, parameters, errors and results."""

from __future__ import annotations

from typing import Any, Final, Literal

from typing_extensions import TypeAliasType, TypedDict

Millis = TypeAliasType("Millis", int)
Params = TypeAliasType("Params", dict[str, Any])


class Empty(TypedDict):
    """Done; there is nothing more to say."""


class Subscribed(TypedDict):
    """Notifications will be sent to this endpoint."""

    known: bool
    """Whether they were already; if a browser believed so and this is false, its endpoint had expired and it should make another."""


class ApiError(TypedDict):
    """Why something was refused."""

    code: str
    params: Params


class ErrorResponse(TypedDict):
    """The body of every HTTP error."""

    error: ApiError


ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorResponse, "description": "Refused"},
    "5XX": {"model": ErrorResponse, "description": "Not to be had at the moment"},
}
"""How OpenAPI describes errors, for routers."""


TieBreak = TypeAliasType("TieBreak", Literal["highest_tile", "shared"])


class Score(TypedDict):
    """What a player's worms are made of."""

    tiles: int
    grilled: int
    apple: int


class GameOutcome(TypedDict):
    """The result of a game."""

    worms: list[int]
    scores: list[Score]
    """What the worms of each seat are made of."""
    winners: list[int]
    tie_break: TieBreak | None
    by_limit: bool
    by_claim: bool
    """Won by whoever stayed, because everybody else was gone."""
