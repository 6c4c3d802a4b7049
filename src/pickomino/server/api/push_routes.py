"""The HTTP calls about notifications."""

from __future__ import annotations

from fastapi import APIRouter, Request

from pickomino.server.api import schema, wire
from pickomino.server.api.access import Player, TheNode
from pickomino.server.node import Node
from pickomino.server.push.encryption import read_browser_keys
from pickomino.server.refusals import Refusal
from pickomino.server.storage.push import Subscription, subscribe, unsubscribe

router = APIRouter(prefix="/api/v1/push", responses=wire.ERRORS)


def _check_offered(node: Node) -> None:
    if node.push_key is None:
        raise Refusal("not_found")


@router.post("")
async def start(
    node: TheNode, request: Request, player_id: Player, body: schema.PushSubscription
) -> wire.Subscribed:
    """Notify me at this endpoint when it is my turn and I am not connected; the same endpoint again replaces it."""
    _check_offered(node)
    if not node.reach.allows_url(body.endpoint):
        raise Refusal("bad_request", where="endpoint", problem="not a public https address")
    try:
        read_browser_keys(body.p256dh, body.auth)
    except ValueError:
        raise Refusal("bad_request", where="p256dh", problem="not the keys of a browser") from None
    origin = request.headers.get("origin") or f"{request.url.scheme}://{request.url.netloc}"
    now = node.clock()
    subscription = Subscription(
        body.endpoint, player_id, body.p256dh, body.auth, body.lang, origin[:200], now
    )
    most = node.settings.bounds.subscriptions_per_player
    return {"known": await node.storage.write(lambda: subscribe(subscription, most))}


@router.post("/stop")
async def stop(node: TheNode, player_id: Player, body: schema.PushEndpoint) -> wire.Empty:
    """Send no more notifications to this endpoint of mine."""
    await node.storage.write(lambda: unsubscribe(body.endpoint, player_id))
    return {}
