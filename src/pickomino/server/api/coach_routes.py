"""The HTTP calls of the coach: hints, reviews and puzzles."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import StringConstraints

from pickomino.core.rules import format_rules
from pickomino.server.api import schema
from pickomino.server.api.access import Player, ReadableGame, TheGame, TheNode
from pickomino.server.edge.guard import address_of
from pickomino.server.errors import Refusal
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.records import record_text, seat_names
from pickomino.server.play.live import LiveGame
from pickomino.server.storage.games import load_entries

ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": schema.ErrorAnswer} for status in (401, 403, 404, 409, 413, 422, 429, 503)
}
router = APIRouter(prefix="/api/v1", responses=ERRORS)

Language = Literal["en", "fr", "de", "it"]
Lang = Annotated[Language, Query()]
PuzzleId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}$")]


class HintRequest(schema.Sent):
    rules: Annotated[str, StringConstraints(min_length=1, max_length=200)] = "classic"
    position: Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
    lang: Language = "en"


class ReviewRequest(schema.RecordText):
    lang: Language = "en"


class PuzzleAnswer(schema.Sent):
    action: schema.ActionText
    lang: Language = "en"


class TileChance(schema.Given):
    tile: int
    worms: int
    seat: int | None
    chance: float
    reach: float
    exact: float


class Reason(schema.Given):
    key: str
    params: dict[str, str | int | float]
    text: str


class ChoiceWorth(schema.Given):
    action: str | None
    chance: float
    cost: float
    grade: str
    worms: float
    bust: float
    tiles: list[TileChance]
    reason: Reason


class Hint(schema.Given):
    position: str
    rules: str
    mover: int
    chances: list[float]
    certainty: str
    certainty_text: str
    choices: list[ChoiceWorth]


class ReviewedPlayer(schema.Given):
    seat: int
    name: str
    start: float
    luck: float
    own_luck: float
    cost: float
    gifts: float
    revisions: float
    result: float
    accuracy: float
    decisions: int
    grades: dict[str, int]
    costliest: int | None
    luckiest: int | None
    unluckiest: int | None


class ReviewedChange(schema.Given):
    kind: Literal["decision", "roll", "revision"]
    turn: int
    seat: int
    position: str
    after: list[float]
    roll: str | None = None
    luck: float | None = None
    action: str | None = None
    best: str | None = None
    cost: float | None = None
    grade: str | None = None
    options: dict[str, float] | None = None


class RecordProblem(schema.Given):
    line: int
    token: str
    text: str


class Review(schema.Given):
    rules: str
    names: list[str]
    finished: bool
    cut: bool
    error: RecordProblem | None
    start: list[float]
    result: list[float]
    players: list[ReviewedPlayer]
    deciding: int | None
    mean_revision: float
    grades: dict[str, float]
    certainties: list[str]
    changes: list[ReviewedChange]


class Puzzle(schema.Given):
    id: str
    rules: str
    position: str
    legal: list[str]
    difficulty: int
    themes: list[str]


class JudgedPuzzle(Puzzle):
    answer: str
    right: bool
    hint: Hint


@router.get("/games/{game_id}/hint", response_model=Hint)
async def hint_in_game(node: TheNode, live: TheGame, player_id: Player, lang: Lang = "en") -> Response:
    """Advice for my turn, in a game that I play against bots alone."""
    game = live.game
    mine = live.seats_of(player_id)
    people = [number for number, seat in enumerate(game.seats, 1) if seat.kind != "bot"]
    if len(people) != 1 or people != list(mine):
        raise Refusal("no_advice")
    if live.frozen is not None:
        raise Refusal("frozen")
    if game.status != "running":
        raise Refusal("game_over" if game.has_ended else "not_started")
    if game.mover not in people:
        raise Refusal("not_your_turn", mover=game.mover)
    node.coaching.hints.spend(player_id)
    names = seat_names(game, [owner.name for owner in live.row.seats])
    return _json(await node.coaching.hint(format_rules(game.rules), game.position, names, people, lang))


@router.post("/hints", response_model=Hint)
async def hint(node: TheNode, request: Request, player_id: Player, wish: HintRequest) -> Response:
    """Advice for any position."""
    node.coaching.hints.spend(address_of(request.scope))
    return _json(await node.coaching.hint(wish.rules, wish.position, (), (), wish.lang))


@router.get("/games/{game_id}/review", response_model=Review)
async def review_game(node: TheNode, live: ReadableGame, request: Request, lang: Lang = "en") -> Response:
    """What every decision of a finished game cost, and who was lucky."""
    if live.frozen is not None:
        raise Refusal("frozen")
    if not live.game.has_ended:
        raise Refusal("not_over")
    node.coaching.reviews.spend(address_of(request.scope))
    return _json(await node.coaching.review(await _record(node, live), lang))


@router.post("/reviews", response_model=Review)
async def review(node: TheNode, request: Request, player_id: Player, wish: ReviewRequest) -> Response:
    """The review of a record, as far as it holds."""
    node.coaching.reviews.spend(address_of(request.scope))
    return _json(await node.coaching.review(wish.record, wish.lang))


@router.get("/puzzles/today", response_model=Puzzle)
async def puzzle_of_today(node: TheNode, request: Request) -> Response:
    """The puzzle of the day."""
    node.coaching.hints.spend(address_of(request.scope))
    today = datetime.fromtimestamp(node.clock() / 1000, UTC).date()
    return _json(await node.coaching.daily_puzzle(today.isoformat()))


@router.get("/puzzles", response_model=Puzzle)
async def any_puzzle(
    node: TheNode,
    request: Request,
    number: Annotated[int, Query(ge=0, le=2**31 - 1)] = 0,
    difficulty: Annotated[int, Query(ge=0, le=5)] = 0,
    theme: Annotated[str, Query(pattern=r"^[a-z]{0,16}$")] = "",
) -> Response:
    """A puzzle by any number, of those with this difficulty and theme."""
    node.coaching.hints.spend(address_of(request.scope))
    return _json(await node.coaching.puzzle(number, difficulty, theme))


@router.post("/puzzles/{puzzle_id}", response_model=JudgedPuzzle)
async def answer_puzzle(
    node: TheNode, request: Request, player_id: Player, puzzle_id: PuzzleId, wish: PuzzleAnswer
) -> Response:
    """Whether my answer is right, and what every choice is worth."""
    node.coaching.hints.spend(address_of(request.scope))
    return _json(await node.coaching.judge(puzzle_id, wish.action, wish.lang))


async def _record(node: TheNode, live: LiveGame) -> str:
    entries = await node.storage.read(lambda: load_entries(live.id))
    names = [owner.name for owner in live.row.seats]
    # In a thread: a long game takes long enough to be noticed by those who play meanwhile.
    return await asyncio.to_thread(
        lambda: record_text(live.game, names, [decode_entry(text) for _, text, _ in entries])
    )


def _json(text: str) -> Response:
    """An answer made by a worker: validating it again would only cost time."""
    return Response(text, media_type="application/json")
