"""The HTTP calls about the devices of one player."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from pickomino.server.api import wire
from pickomino.server.api.access import Player, TheNode, secret_of
from pickomino.server.play.identity import DEVICE_ID_LENGTH

router = APIRouter(prefix="/api/v1/identity/devices", responses=wire.ERRORS)
DeviceId = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{DEVICE_ID_LENGTH}}}$")]


@router.get("")
async def list_devices(node: TheNode, request: Request, player_id: Player) -> wire.Devices:
    """My devices, oldest first: every browser and program with a secret that stands for me."""
    devices = await node.identities.devices(player_id, secret_of(request) or "")
    return {
        "devices": [{"id": device.id, "since": device.since, "is_this": device.is_this} for device in devices]
    }


@router.delete("/{device_id}")
async def revoke_device(
    node: TheNode, request: Request, player_id: Player, device_id: DeviceId
) -> wire.Empty:
    """Sign another device of mine out: its secret is worth nothing from now on, and its sockets are closed.

    404 if there is none (any more); 403 for the device that calls, which `DELETE /identity` is for.
    """
    await node.identities.revoke(player_id, secret_of(request) or "", device_id)
    return {}
