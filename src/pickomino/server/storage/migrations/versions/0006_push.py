"""The server's key for push services, and the browsers that want to be notified."""

from __future__ import annotations

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables."""
    op.execute(
        """
        CREATE TABLE push_keys (
            id INTEGER PRIMARY KEY,
            private_key TEXT NOT NULL,
            created_at BIGINT NOT NULL
        )
        """
    )
    op.execute(
        """
        CREATE TABLE push_subscriptions (
            endpoint TEXT PRIMARY KEY,
            player_id TEXT NOT NULL,
            p256dh TEXT NOT NULL,
            auth TEXT NOT NULL,
            lang TEXT NOT NULL,
            origin TEXT NOT NULL,
            created_at BIGINT NOT NULL
        )
        """
    )
    op.execute("CREATE INDEX push_subscriptions_player ON push_subscriptions (player_id)")
