"""Refusals: a stable code, its parameters and the HTTP status it travels with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pickomino.core.errors import PickominoError, Problem

if TYPE_CHECKING:
    from pickomino.server.api.wire import ApiError


class Code(NamedTuple):
    """What there is to know about a code of the API."""

    status: int
    """The HTTP status."""
    about: str = ""
    """Its params and when it is sent, for the API's reference."""


CODES: Final = {
    "no_identity": Code(401),
    "forbidden": Code(403, "not your seat, not the host, no right to read"),
    "removed": Code(403, "the host has removed you from this table"),
    "bad_origin": Code(403),
    "unknown_host": Code(
        421, "`host`: the name by which the server was called, and which is none of its own"
    ),
    "no_advice": Code(403, "other people play at this table, or it is not yours"),
    "unknown_game": Code(404),
    "unknown_code": Code(404),
    "not_found": Code(404),
    "method_not_allowed": Code(405),
    "stale_version": Code(409, "`sent`, `current`"),
    "illegal_action": Code(409, "`action`, `clause`, `key`, `params`"),
    "no_takeback": Code(409),
    "not_your_turn": Code(409, "`mover`"),
    "not_started": Code(409),
    "already_started": Code(409),
    "entropy_early": Code(409, "not everybody has committed yet"),
    "entropy_mismatch": Code(409, "not what the player committed to, or somebody else's commitment"),
    "game_over": Code(409),
    "frozen": Code(409),
    "table_full": Code(409),
    "seat_taken": Code(409),
    "name_taken": Code(409, "`name`: somebody at the table is called so, or almost so"),
    "not_away": Code(409),
    "left_too_often": Code(409),
    "too_many_changes": Code(409),
    "not_absent": Code(409, "the game waits for nobody who has been gone for long enough"),
    "not_over": Code(409),
    "too_many_devices": Code(409, "`limit`"),
    "too_large": Code(413, "`limit`"),
    "bad_request": Code(422, "`where`, `problem`"),
    "bad_message": Code(422, "`where`, `problem`"),
    "bad_rules": Code(422, "`text`"),
    "bad_action": Code(422, "`text`"),
    "bad_dice": Code(422, "`text`, `due`: how many dice were expected"),
    "bot_not_allowed": Code(422, "`text`"),
    "bad_clock": Code(422, "`text`"),
    "bad_name": Code(422, "`text`"),
    "bad_record": Code(
        422, "`line`, `token`, `clause`, `key`, `params`: the first error, as the catalogue has it"
    ),
    "bad_position": Code(
        422, "`problems`: every defect of the position, each with `key`, `params` and `clause`"
    ),
    "too_many_requests": Code(429, "`retry_after` seconds"),
    "too_many_tables": Code(429, "`retry_after` seconds"),
    "too_many_sockets": Code(429, "`retry_after` seconds"),
    "coach_stopped": Code(503, "the coach's process ended; send the same again"),
    "unavailable": Code(503, "the database is away; nothing was changed; send the same again"),
}
"""Every code of the API; `make docs` writes the table of docs/api.md from it."""


def show_problems(error: PickominoError) -> list[dict[str, Any]]:
    """Everything that an error says is wrong, as the catalogue has it."""
    return [
        {"key": problem.key, "params": dict(problem.params), "clause": problem.clause}
        for problem in error.problems
    ]


class Refusal(PickominoError):
    """The server will not do what was asked; the code and its parameters say why."""

    def __init__(self, code: str, **params: Any) -> None:
        plain = {name: value for name, value in params.items() if isinstance(value, str | int)}
        super().__init__(Problem(f"error-{code.replace('_', '-')}", plain))
        self.args = (code,)
        self.code = code
        self.params = params
        self.status = CODES[code].status

    def body(self) -> ApiError:
        """Return the error as it travels."""
        return {"code": self.code, "params": self.params}
