"""Games that came from a backup and need a new seed."""

from __future__ import annotations

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.execute("ALTER TABLE games ADD COLUMN restored_at BIGINT")
