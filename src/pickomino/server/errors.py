"""Refusals: a stable code, its parameters and the HTTP status it travels with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pickomino.core.errors import PickominoError

if TYPE_CHECKING:
    from pickomino.server.api.wire import ApiError

STATUS = {
    "no_identity": 401,
    "forbidden": 403,
    "bad_origin": 403,
    "no_advice": 403,
    "unknown_game": 404,
    "unknown_code": 404,
    "not_found": 404,
    "method_not_allowed": 405,
    "stale_version": 409,
    "illegal_action": 409,
    "no_takeback": 409,
    "not_your_turn": 409,
    "not_started": 409,
    "already_started": 409,
    "game_over": 409,
    "frozen": 409,
    "table_full": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "not_away": 409,
    "not_over": 409,
    "too_large": 413,
    "bad_request": 422,
    "bad_message": 422,
    "bad_rules": 422,
    "bad_action": 422,
    "bad_dice": 422,
    "bot_not_allowed": 422,
    "bad_clock": 422,
    "bad_name": 422,
    "bad_record": 422,
    "bad_position": 422,
    "too_many_requests": 429,
    "too_many_tables": 429,
    "too_many_sockets": 429,
    "unavailable": 503,
}
"""Every code of the API, with its HTTP status."""


def show_problems(error: PickominoError) -> list[dict[str, Any]]:
    """Everything that an error says is wrong, as the catalogue has it."""
    return [
        {"key": problem.key, "params": dict(problem.params), "clause": problem.clause}
        for problem in error.problems
    ]


class Refusal(Exception):
    """The server will not do what was asked; the code and its parameters say why."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code)
        self.code = code
        self.params = params
        self.status = STATUS[code]

    def body(self) -> ApiError:
        """Return the error as it travels."""
        return {"code": self.code, "params": self.params}
