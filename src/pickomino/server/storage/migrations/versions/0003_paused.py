"""When a game was paused because none of its players was present; only running clocks and bots are swept."""

from __future__ import annotations

from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column, and leave paused games out of what sweeps look through."""
    op.execute("ALTER TABLE games ADD COLUMN paused_at BIGINT")
    op.execute("DROP INDEX games_deadline")
    op.execute("DROP INDEX games_bots")
    op.execute(
        "CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL AND paused_at IS NULL"
    )
    op.execute(
        "CREATE INDEX games_bots ON games (lease_until) WHERE bot_version IS NOT NULL AND paused_at IS NULL"
    )
