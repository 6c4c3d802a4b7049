"""Secrets are listed by their player."""

from __future__ import annotations

from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the index."""
    op.execute("CREATE INDEX secrets_player ON secrets (player_id)")
