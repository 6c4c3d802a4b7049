"""The guests whom a host has removed: they may not sit down again uninvited."""

from __future__ import annotations

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create the table."""
    op.execute(
        """
        CREATE TABLE removals (
            game_id TEXT NOT NULL,
            player_id TEXT NOT NULL,
            PRIMARY KEY (game_id, player_id)
        )
        """
    )
