"""The bird that a player has chosen, kept beside the name and forgotten with it."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column."""
    op.execute("ALTER TABLE seats ADD COLUMN avatar TEXT")
