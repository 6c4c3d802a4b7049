"""An index of ended games by the time of their end, for what is dropped a while after it."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the indexes."""
    op.execute("CREATE INDEX games_ended ON games (updated_at) WHERE status IN ('over', 'abandoned')")
    op.execute("CREATE INDEX creations_game ON creations (game_id)")
