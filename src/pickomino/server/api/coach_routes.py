"""The HTTP calls of the coach: hints, reviews, rollouts and puzzles."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import Field, StringConstraints

from pickomino.core.errors import PickominoError
from pickomino.core.notation_positions import format_position, parse_position
from pickomino.core.rules import format_rules
from pickomino.server.api import schema, wire
from pickomino.server.api.access import Player, ReadableGame, TheGame, TheNode
from pickomino.server.api.coach_wire import JudgedPuzzle, ReviewLine, RolloutLine, ServedPuzzle, ServedReview
from pickomino.server.api.present import to_json
from pickomino.server.edge.guard import address_of
from pickomino.server.edge.limits import player_caller
from pickomino.server.log.codec import decode_entry
from pickomino.server.log.records import Seated, record_head, record_text, seat_names
from pickomino.server.play.coaching import Job
from pickomino.server.play.live import LiveGame
from pickomino.server.play.tables import read_rules
from pickomino.server.refusals import Refusal
from pickomino.server.storage.stored_games import load_entries
from pickomino.view.coach_fields import Hint, Rollout

router = APIRouter(prefix="/api/v1", responses=wire.ERRORS)

NDJSON = "application/x-ndjson"
PROGRESS_SECONDS = 0.2
ROLLOUT_ACTIONS = 40
ROLLOUT_GAMES = 1_000

Lang = Annotated[schema.Language, Query()]
PuzzleId = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{8}$")]


class HintRequest(schema.Sent):
    rules: Annotated[str, StringConstraints(min_length=1, max_length=200)] = "classic"
    position: Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
    lang: schema.Language = "en"


class ReviewRequest(schema.RecordText):
    lang: schema.Language = "en"


class PuzzleAnswer(schema.Sent):
    action: schema.ActionText
    lang: schema.Language = "en"


class RolloutRequest(schema.Sent):
    rules: Annotated[str, StringConstraints(min_length=1, max_length=200)] = "classic"
    position: Annotated[str, StringConstraints(min_length=1, max_length=1_000)]
    actions: Annotated[tuple[schema.ActionText, ...], Field(max_length=ROLLOUT_ACTIONS)] = ()
    """Those to compare; all of them if none is named."""
    games: Annotated[int, Field(ge=2, le=ROLLOUT_GAMES, strict=True)] = 512


@router.get("/games/{game_id}/hint", response_model=Hint)
async def hint_in_game(node: TheNode, live: TheGame, player_id: Player, lang: Lang = "en") -> Response:
    """Advice for my turn, where the table allows it or no other person plays."""
    game = live.game
    mine = live.seats_of(player_id)
    if not _may_advise(live, player_id):
        raise Refusal("no_advice")
    if live.frozen is not None:
        raise Refusal("frozen")
    if game.status != "running":
        raise Refusal("game_over" if game.has_ended else "not_started")
    if game.mover not in mine:
        raise Refusal("not_your_turn", mover=game.mover)
    node.coaching.hints.spend(player_caller(player_id))
    names = seat_names(game, [Seated(owner.name, owner.avatar) for owner in live.row.seats], lang)
    you = mine if len(mine) == 1 else ()  # where several players share a device, all are called by name
    return _json(await node.coaching.hint(format_rules(game.rules), game.position, names, you, lang))


def _may_advise(live: LiveGame, player_id: str) -> bool:
    """Whether a player may ask about a game under way: everybody may, or nobody else plays."""
    if player_id not in {owner.player_id for owner in live.row.seats}:
        return False
    people = zip(live.row.seats, live.game.seats, strict=True)
    return live.game.coach or all(
        owner.player_id == player_id for owner, seat in people if seat.kind != "bot"
    )


def _check_not_on_the_table(node: TheNode, player_id: str, rules: str, position: str) -> None:
    """Refuse advice by a detour: on the very position of a game whose table does not allow it, however it is spelled."""
    try:
        position = format_position(parse_position(position, read_rules(rules)))
    except (PickominoError, Refusal):
        return  # refused for that anyway
    for live in node.games.running_at(position):
        if live.seats_of(player_id) and not _may_advise(live, player_id):
            raise Refusal("no_advice")


@router.post("/hints", response_model=Hint)
async def hint(node: TheNode, request: Request, player_id: Player, body: HintRequest) -> Response:
    """Advice for any position."""
    node.coaching.hints.spend(address_of(request.scope))
    _check_not_on_the_table(node, player_id, body.rules, body.position)
    return _json(await node.coaching.hint(body.rules, body.position, (), (), body.lang))


@router.get("/games/{game_id}/review", response_model=ServedReview)
async def review_game(node: TheNode, live: ReadableGame, request: Request, lang: Lang = "en") -> Response:
    """What every decision of a finished game cost, and who was lucky; everything adds up to the result."""
    if live.frozen is not None:
        raise Refusal("frozen")
    if not live.game.has_ended:
        raise Refusal("not_over")
    node.coaching.reviews.spend(address_of(request.scope))
    return await _answer(request, node.coaching.review(await _record(node, live, lang), lang))


@router.post("/reviews", response_model=ServedReview)
async def review(node: TheNode, request: Request, player_id: Player, body: ReviewRequest) -> Response:
    """The review of a record, as far as it holds."""
    node.coaching.reviews.spend(address_of(request.scope))
    return await _answer(request, node.coaching.review(body.record, body.lang))


@router.post("/rollouts", response_model=Rollout)
async def roll_out(node: TheNode, request: Request, player_id: Player, body: RolloutRequest) -> Response:
    """Choices played out to the end of the game many times, all of them if none is named.

    The work ends when its caller goes away.
    """
    node.coaching.reviews.spend(address_of(request.scope))
    _check_not_on_the_table(node, player_id, body.rules, body.position)
    job = node.coaching.roll_out(body.rules, body.position, body.actions, body.games)
    return await _answer(request, job, is_shared=False)


@router.get("/puzzles/today", response_model=ServedPuzzle)
async def puzzle_of_today(node: TheNode, request: Request) -> Response:
    """The puzzle of the day."""
    node.coaching.hints.spend(address_of(request.scope))
    today = datetime.fromtimestamp(node.clock() / 1000, UTC).date()
    return _json(await node.coaching.daily_puzzle(today.isoformat()))


@router.get("/puzzles", response_model=ServedPuzzle)
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
    node: TheNode, request: Request, player_id: Player, puzzle_id: PuzzleId, body: PuzzleAnswer
) -> Response:
    """Whether my answer is right, and what every choice is worth."""
    node.coaching.hints.spend(address_of(request.scope))
    return _json(await node.coaching.judge(puzzle_id, body.action, body.lang))


async def _record(node: TheNode, live: LiveGame, lang: str) -> str:
    entries = await node.storage.read(lambda: load_entries(live.id))
    people = [Seated(owner.name, owner.avatar) for owner in live.row.seats]
    # In a thread: a long game takes long enough to be noticed by those who play meanwhile.
    return await asyncio.to_thread(
        lambda: record_text(
            record_head(live.game, people, lang), [decode_entry(text) for _, text, _ in entries]
        )
    )


async def _answer(request: Request, job: Job, *, is_shared: bool = True) -> Response:
    """The answer of a job; with its progress, line by line, for callers who ask for NDJSON."""
    if NDJSON in request.headers.get("accept", ""):
        return StreamingResponse(_follow(job, is_shared), media_type=NDJSON)
    try:
        # The first caller may disconnect: the others still get the answer.
        return _json(await asyncio.shield(job.answer))
    except asyncio.CancelledError:
        if not is_shared:
            job.give_up()
        raise


async def _follow(job: Job, is_shared: bool) -> AsyncIterator[str]:
    seen = (-1, 0)
    try:
        while not job.answer.done():
            if job.progress != seen:
                seen = job.progress
                yield _line({"done": seen[0], "of": seen[1]})
            await asyncio.wait([job.answer], timeout=PROGRESS_SECONDS)
        try:
            # As the worker wrote it: to read and write a long review once more would hold up those who play.
            yield f'{{"result":{job.answer.result()}}}\n'
        except Refusal as refusal:
            yield _line({"error": refusal.body()})
    finally:
        if not is_shared and not job.answer.done():  # the caller went away
            job.give_up()


def _line(content: ReviewLine | RolloutLine) -> str:
    return to_json(content) + "\n"


def _json(text: str) -> Response:
    """An answer made by a worker: validating it again would only cost time."""
    return Response(text, media_type="application/json")
