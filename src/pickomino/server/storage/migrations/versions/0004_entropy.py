"""Without the column for a seat's entropy: the log has it, and nothing ever filled the column."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Drop the column."""
    op.execute("ALTER TABLE seats DROP COLUMN entropy")
