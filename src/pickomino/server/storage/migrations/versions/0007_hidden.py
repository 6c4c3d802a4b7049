"""Games that a player has taken off their own list, and the way back from a rematch to the game before it."""

from __future__ import annotations

from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column and the index."""
    op.execute("ALTER TABLE seats ADD COLUMN hidden_at BIGINT")
    op.execute("CREATE INDEX games_rematch ON games (rematch_id) WHERE rematch_id IS NOT NULL")
