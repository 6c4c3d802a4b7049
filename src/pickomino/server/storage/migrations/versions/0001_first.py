"""The first schema: players, tables, logs, answers."""

from __future__ import annotations

from alembic import op

revision = "0001"
down_revision = None

TABLES = """
CREATE TABLE players (
  id TEXT PRIMARY KEY,
  created_at BIGINT NOT NULL
);
CREATE TABLE secrets (
  hash TEXT PRIMARY KEY,
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  created_at BIGINT NOT NULL
);
CREATE TABLE links (
  hash TEXT PRIMARY KEY,
  player_id TEXT NOT NULL REFERENCES players (id) ON DELETE CASCADE,
  expires_at BIGINT NOT NULL
);
CREATE TABLE games (
  id TEXT PRIMARY KEY,
  seat_key TEXT NOT NULL,
  code TEXT UNIQUE,
  host TEXT,
  listed BOOLEAN NOT NULL,
  status TEXT NOT NULL,
  rules TEXT NOT NULL,
  clock INTEGER,
  seed TEXT NOT NULL,
  version INTEGER NOT NULL,
  mover INTEGER,
  starts_at BIGINT,
  deadline BIGINT,
  bot_version INTEGER,
  lease_node TEXT,
  lease_until BIGINT,
  rematch_id TEXT,
  rolls BIGINT NOT NULL DEFAULT 0,
  f1 BIGINT NOT NULL DEFAULT 0,
  f2 BIGINT NOT NULL DEFAULT 0,
  f3 BIGINT NOT NULL DEFAULT 0,
  f4 BIGINT NOT NULL DEFAULT 0,
  f5 BIGINT NOT NULL DEFAULT 0,
  fw BIGINT NOT NULL DEFAULT 0,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL
);
CREATE INDEX games_listed ON games (status, updated_at) WHERE listed;
CREATE INDEX games_idle ON games (updated_at) WHERE status IN ('lobby', 'running');
CREATE INDEX games_starts ON games (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX games_deadline ON games (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX games_bots ON games (lease_until) WHERE bot_version IS NOT NULL;
CREATE TABLE seats (
  game_id TEXT NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL,
  player_id TEXT,
  name TEXT,
  entropy TEXT,
  PRIMARY KEY (game_id, seat)
);
CREATE INDEX seats_player ON seats (player_id) WHERE player_id IS NOT NULL;
CREATE TABLE entries (
  game_id TEXT NOT NULL,
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (game_id, version)
);
CREATE TABLE answers (
  game_id TEXT NOT NULL,
  player_id TEXT NOT NULL,
  command_id TEXT NOT NULL,
  answer TEXT NOT NULL,
  PRIMARY KEY (game_id, player_id, command_id)
);
CREATE TABLE creations (
  player_id TEXT NOT NULL,
  creation_id TEXT NOT NULL,
  game_id TEXT NOT NULL,
  PRIMARY KEY (player_id, creation_id)
);
CREATE TABLE viewers (
  game_id TEXT NOT NULL,
  player_id TEXT NOT NULL,
  PRIMARY KEY (game_id, player_id)
);
CREATE TABLE pulse (
  id INTEGER PRIMARY KEY,
  beat_at BIGINT NOT NULL
);
"""


def upgrade() -> None:
    """Create every table."""
    for statement in TABLES.split(";"):
        if statement.strip():
            op.execute(statement)
