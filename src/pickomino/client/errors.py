"""What can go wrong between a program and a server."""

from __future__ import annotations

from pickomino.core.errors import PickominoError


class ClientError(PickominoError):
    """The server refuses, or what was asked makes no sense."""


class BadLink(ClientError):
    """A text that is no link to a server or a table."""
