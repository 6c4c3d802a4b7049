"""The HTTP calls of the API."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Body, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse

from pickomino.bots.characters import CHARACTERS, takes_characters
from pickomino.core.rules import MAX_PLAYERS, MIN_PLAYERS, PRESETS
from pickomino.server.api import schema, wire
from pickomino.server.api.access import Guess, Hold, Player, ReadableGame, Reader, TheGame, TheNode, bearer_of
from pickomino.server.api.coach_routes import Lang
from pickomino.server.api.exporting import Exported
from pickomino.server.api.present import show_knobs, to_json
from pickomino.server.api.replays import show_record
from pickomino.server.api.sockets import callers_of, pay_page, send_emote, stream
from pickomino.server.api.standings import show_standings
from pickomino.server.api.summaries import show_summaries
from pickomino.server.api.updates import is_recent, show_dice
from pickomino.server.edge.addresses import is_loopback, reachable_origins
from pickomino.server.edge.guard import address_of
from pickomino.server.edge.limits import Caller, player_caller
from pickomino.server.exports.chunks import Export
from pickomino.server.log.records import Seated, file_name, record_head, seat_names
from pickomino.server.play.commands import run_command
from pickomino.server.play.identity import COOKIE, COOKIE_SECONDS
from pickomino.server.refusals import CODES, Refusal
from pickomino.server.storage.players import seats_of
from pickomino.server.storage.table_lists import find_code, games_of, hide_game

router = APIRouter(prefix="/api/v1", responses=wire.ERRORS)
Since = Annotated[int | None, Query(ge=0, le=2**31 - 1)]


@router.get("/server")
async def server_info(node: TheNode, request: Request) -> wire.ServerInfo:
    """What this server offers."""
    listens = node.settings.listens
    # Strangers need not know how this machine's networks look; behind a proxy the page's own address is the right one.
    asks_itself = listens is not None and is_loopback(request.url.hostname or "")
    return {
        "protocol": schema.PROTOCOL,
        "build": node.build,
        "presets": {name: show_knobs(rules) for name, rules in PRESETS.items()},
        "bots": list(node.settings.bots),
        "characters": list(CHARACTERS) if any(map(takes_characters, node.settings.bots)) else [],
        "default_bot": node.settings.default_bot,
        "emotes": list(schema.EMOTES),
        "clocks": list(schema.CLOCKS),
        "limits": {"seats": (MIN_PLAYERS, MAX_PLAYERS), "name": schema.NAME_LENGTH, "turns": 1000},
        "push": node.push_key,
        "addresses": list(reachable_origins(*listens)) if listens and asks_itself else [],
    }


@router.get("/dice")
async def dice(node: TheNode) -> wire.FaceCounts:
    """All faces ever rolled on this server."""
    return await node.public_list.show_faces()


# --- identity ------------------------------------------------------------------------------------


def _give_cookie(request: Request, response: Response, secret: str) -> None:
    response.set_cookie(
        COOKIE, secret, max_age=COOKIE_SECONDS, path="/", httponly=True, samesite="lax",
        secure=request.url.scheme == "https",
    )  # fmt: skip


@router.post("/identity")
async def identify(
    node: TheNode, request: Request, response: Response, player_id: Reader, body: schema.IdentityRequest
) -> wire.Identity:
    """Say who I am, or create an identity for me.

    A new player gets the cookie `pickomino` (HttpOnly, SameSite=Lax); programs ask for the token instead and send it as
    `Authorization: Bearer …`. A player who is known by the cookie does not get its token.
    """
    secret = bearer_of(request)
    if player_id is None:
        node.new_identities.spend(address_of(request.scope))
        player_id, secret = await node.identities.create()
        _give_cookie(request, response, secret)
    if not body.token:
        return {"player": player_id}
    if secret is None:  # no script of a page may read what its cookie holds
        raise Refusal("forbidden")
    return {"player": player_id, "token": secret}


@router.get("/identity")
async def whoami(player_id: Player) -> wire.Identity:
    """Say who I am; 401 `no_identity` if nobody is known."""
    return {"player": player_id}


@router.post("/identity/link")
async def link(node: TheNode, player_id: Player, _body: schema.Nothing) -> wire.LinkCode:
    """Make a code that carries me to another device: valid once, for ten minutes."""
    code, expires_at = await node.identities.link(player_id)
    return {"code": code, "expires_at": expires_at}


@router.post("/identity/claim", dependencies=[Guess])
async def claim(
    node: TheNode, request: Request, response: Response, body: schema.ClaimIdentity
) -> wire.Identity:
    """Become the player that made a code (the page's link is `/move#CODE`)."""
    player_id, secret = await node.identities.claim(body.code)
    _give_cookie(request, response, secret)
    return {"player": player_id}


@router.delete("/identity")
async def forget(node: TheNode, response: Response, player_id: Player) -> wire.Empty:
    """Forget me: names and secrets are removed, bots play on where others sit; the games stay verifiable."""
    left = []
    for game_id in await node.storage.read(lambda: seats_of(player_id)):
        with contextlib.suppress(Refusal):  # a game that cannot be read, or is left by now, keeps nobody
            live = await node.games.get(game_id)
            if not live.game.has_ended and live.frozen is None and live.seats_of(player_id):
                await node.tables.leave(live, player_id, None, forget=True)
                left.append(live)
    await node.identities.forget(player_id)
    for live in left:
        if not any(owner.player_id for owner in live.row.seats):
            await node.tables.abandon(live.id)  # no owner is left, so it would stay paused
    response.delete_cookie(COOKIE, path="/")
    return {}


# --- tables --------------------------------------------------------------------------------------


@router.post("/games", status_code=201)
async def create_game(
    node: TheNode, request: Request, hold: Hold, player_id: Player, body: schema.CreateGame
) -> wire.Joined:
    """Open a table; the same `id` again gets the same table."""
    node.creations.spend(player_caller(player_id))

    def create() -> Awaitable[wire.Joined]:
        return node.tables.create(player_id, body)

    if not body.listed:
        return await hold(create)
    return await node.public_list.offer(player_id, body.id, address_of(request.scope), lambda: hold(create))


@router.get("/games")
async def list_games(node: TheNode, player_id: Reader) -> wire.ListedGames:
    """The listed tables."""
    return await node.public_list.show(player_id)


@router.get("/games/mine")
async def my_games(node: TheNode, player_id: Player) -> wire.MyGames:
    """Tables where I hold a seat, newest first, but for those I took off the list."""
    rows = await node.storage.read(lambda: games_of(player_id))
    return {"games": await show_summaries(node.games, rows, player_id)}


@router.post("/games/{game_id}/hide")
async def hide(node: TheNode, live: TheGame, player_id: Player, _body: schema.Nothing) -> wire.Empty:
    """Take a game off my list. One that is not over is left first."""
    if not await node.games.seats_of(live, player_id):
        raise Refusal("forbidden")
    if not live.game.has_ended and live.frozen is None:
        await node.tables.leave(live, player_id, None)
    await node.storage.write(lambda: hide_game(live.id, player_id, node.clock()))
    return {}


@router.get("/codes/{code}", dependencies=[Guess])
async def find_by_code(node: TheNode, code: schema.Code) -> wire.CodeFound:
    """The table behind a short code, which is valid until the game starts."""
    found = await node.storage.read(lambda: find_code(code.upper()))
    if found is None:
        raise Refusal("unknown_code")
    return {"game": found[0], "key": found[1]}


@router.get("/games/{game_id}", response_model=wire.Update)
async def read_game(node: TheNode, live: ReadableGame, request: Request, since: Since = None) -> Response:
    """The table as it stands, and what happened since a version if one is given."""
    if since is not None and not is_recent(live, since):
        await pay_page(request.scope)
    return _plain(to_json(await node.history.snapshot(live, since)))


@router.post("/games/{game_id}/join", dependencies=[Guess])
async def join(
    node: TheNode, hold: Hold, live: TheGame, player_id: Player, body: schema.JoinGame
) -> wire.Joined:
    """Take a seat.

    A private table needs its `key`. Without `seat` it is the first open one. With an `id` made by the client the call
    can be repeated safely; without one, a repetition takes a further seat (pass and play).
    """
    return await hold(lambda: node.tables.join(live, player_id, body))


@router.post("/games/{game_id}/commit")
async def commit(
    node: TheNode, live: TheGame, player_id: Player, body: schema.CommitMessage
) -> wire.DiceInfo:
    """Commit to my randomness for the dice, for all my seats."""
    await node.contributions.commit(live, player_id, body.commitment)
    return show_dice(live.game)


@router.post("/games/{game_id}/entropy")
async def entropy(
    node: TheNode, live: TheGame, player_id: Player, body: schema.EntropyMessage
) -> wire.DiceInfo:
    """Reveal my randomness for the dice, once everybody has committed."""
    await node.contributions.reveal(live, player_id, body.entropy)
    return show_dice(live.game)


@router.post("/games/{game_id}/start")
async def start(node: TheNode, live: TheGame, player_id: Player, body: schema.StartGame) -> wire.Empty:
    """Host only: give the open seats to bots. The game starts once everybody has contributed, or had the time to."""
    await node.tables.start(live, player_id, body.bot)
    return {}


@router.post("/games/{game_id}/swap")
async def swap(node: TheNode, live: TheGame, player_id: Player, body: schema.SwapSeats) -> wire.Empty:
    """Exchange two seats before the start: the host any two, a guest their own for an open one."""
    await node.seating.swap(live, player_id, body.seat, body.other)
    return {}


@router.post("/games/{game_id}/seat")
async def set_seat(node: TheNode, live: TheGame, player_id: Player, body: schema.SetSeat) -> wire.Empty:
    """Host only, before the start: give an open seat to a bot, or open the seat of a guest or a bot again.

    A guest is removed from all their seats. A private table has a new key and code then: the old ones let nobody in, and
    the guest needs the new ones to come back. At a listed table the guest cannot take a seat again.
    """
    if body.bot is None:
        await node.seating.clear(live, player_id, body.seat)
    else:
        await node.seating.give_to_bot(live, player_id, body.seat, body.bot)
    return {}


@router.post("/games/{game_id}/leave")
async def leave(node: TheNode, live: TheGame, player_id: Player, body: schema.LeaveGame) -> wire.Empty:
    """Leave a seat, or all of mine if none is named.

    Before the start the seat is open again; after it a bot plays on while others are there.
    """
    await node.tables.leave(live, player_id, body.seat)
    return {}


@router.post("/games/{game_id}/claim")
async def claim_game(node: TheNode, live: TheGame, player_id: Player, body: schema.ClaimGame) -> wire.Empty:
    """Let bots play for those who are gone, or take the game if nobody else is left at the table.

    Possible once the game waits for a player who has not been connected for a minute, five where there is no clock,
    or has left; `presence` says when. With clocks of days there is nothing to claim.
    """
    await node.claims.claim(live, player_id, body.seat, body.choice)
    return {}


@router.post("/games/{game_id}/return")
async def come_back(node: TheNode, live: TheGame, player_id: Player, body: schema.ReturnToSeat) -> wire.Empty:
    """Play my seat myself again, after a bot did."""
    await node.tables.come_back(live, player_id, body.seat)
    return {}


@router.post("/games/{game_id}/spectate", dependencies=[Guess])
async def spectate(node: TheNode, live: TheGame, player_id: Player, body: schema.Spectate) -> wire.Empty:
    """Get the right to watch a private table; a listed one needs none."""
    await node.tables.spectate(live, player_id, body.key)
    return {}


@router.post("/games/{game_id}/rematch")
async def rematch(
    node: TheNode, hold: Hold, live: TheGame, player_id: Player, _body: schema.Nothing
) -> wire.Joined:
    """Play once more, the next seat beginning.

    The first who asks opens a table with the same seats; each of the others takes their own seat by the same call.
    Whoever may watch the game may watch the rematch by this call, once there is one.
    """
    return await hold(lambda: node.tables.rematch(live, player_id))


@router.get("/games/{game_id}/standings")
async def standings(node: TheNode, live: ReadableGame) -> wire.Standings:
    """Games, wins and worms of everybody over this table's rematches up to this game."""
    return await show_standings(node.games, live)


@router.post("/games/{game_id}/emote")
async def emote(node: TheNode, live: TheGame, player_id: Player, body: schema.EmoteMessage) -> wire.Empty:
    """Show an emote to everybody at the table."""
    await send_emote(node, live, player_id, body)
    return {}


@router.post("/games/{game_id}/commands", response_model=wire.AnswerWithUpdate)
async def command(
    node: TheNode, live: TheGame, player_id: Player, body: Annotated[schema.AnyCommand, Body()]
) -> Response:
    """Act, or take the last set-aside back."""
    answer = await run_command(node.games, live, player_id, body, node.refusals)
    error = answer["error"]
    status = 200 if error is None else CODES[error["code"]].status
    update = await node.history.snapshot(live, None)
    return _plain(to_json({**answer, "update": update}), status)


# --- reading -------------------------------------------------------------------------------------


@router.get("/games/{game_id}/stream", response_class=StreamingResponse)
async def stream_game(
    node: TheNode, live: ReadableGame, player_id: Reader, request: Request, since: Since = None
) -> Response:
    """The messages of the live socket as NDJSON, one a line."""
    callers = callers_of(address_of(request.scope), player_id)
    node.check_capacity(callers)
    return StreamingResponse(stream(node, live, player_id, since, request), media_type="application/x-ndjson")


@router.get("/games/{game_id}/record", response_class=PlainTextResponse)
async def record(node: TheNode, live: ReadableGame, lang: Lang = "en") -> Response:
    """The game as a `.pkn` record, with the bots' names and levels in a language."""
    if live.frozen is not None:
        raise Refusal("frozen")
    people = [Seated(owner.name, owner.avatar) for owner in live.row.seats]
    # The plain name is for programs that cannot read the one with all its letters.
    file = quote(file_name(seat_names(live.game, people, lang), live.row.created_at))
    disposition = f"attachment; filename=\"pickomino-{live.id}.pkn\"; filename*=UTF-8''{file}"
    export = Export(live.id, live.game.version, record_head(live.game, people, lang))
    return Exported(node.storage, export, "text/plain; charset=utf-8", {"content-disposition": disposition})


@router.post("/records", response_model=wire.RecordRead)
async def read_record(node: TheNode, player_id: Player, body: schema.RecordText) -> Response:
    """A `.pkn` record read and checked, with its entries as in an update.

    A broken one is read up to its first error, which `error` names as `bad_record` does.
    """
    node.creations.spend(Caller("player", player_id, "record"))
    return _plain(to_json(await asyncio.to_thread(show_record, body.record)))


@router.get("/games/{game_id}/log", response_class=PlainTextResponse)
async def log(node: TheNode, live: ReadableGame) -> Response:
    """The hash-chained log as NDJSON, one entry a line."""
    return Exported(node.storage, Export(live.id, live.game.version), "application/x-ndjson")


def _plain(text: str, status: int = 200) -> Response:
    """An answer built by hand: validating it again would only cost time."""
    return Response(text, status_code=status, media_type="application/json")
