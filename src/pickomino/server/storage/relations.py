"""The tables of the database, as the newest migration leaves them; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Integer, MetaData, Table, Text

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("created_at", BigInteger),
)
secrets = Table(
    "secrets",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player_id", Text),
    Column("created_at", BigInteger),
)
links = Table(
    "links",
    metadata,
    Column("hash", Text, primary_key=True),
    Column("player_id", Text),
    Column("expires_at", BigInteger),
)
games = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seat_key", Text, key="key"),
    Column("code", Text),
    Column("host", Text),
    Column("listed", Boolean),
    Column("status", Text),
    Column("rules", Text),
    Column("clock", Integer),
    Column("seed", Text),
    Column("version", Integer),
    Column("mover", Integer),
    Column("starts_at", BigInteger),
    Column("deadline", BigInteger),
    Column("bot_version", Integer),
    Column("lease_node", Text),
    Column("lease_until", BigInteger),
    Column("rematch_id", Text),
    Column("rolls", BigInteger),
    Column("f1", BigInteger),
    Column("f2", BigInteger),
    Column("f3", BigInteger),
    Column("f4", BigInteger),
    Column("f5", BigInteger),
    Column("fw", BigInteger),
    Column("created_at", BigInteger),
    Column("updated_at", BigInteger),
    Column("paused_at", BigInteger),
    Column("restored_at", BigInteger),
)
seats = Table(
    "seats",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player_id", Text),
    Column("name", Text),
    Column("avatar", Text),
    Column("hidden_at", BigInteger),
)
entries = Table(
    "entries",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("body", Text),
    Column("hash", Text),
)
answers = Table(
    "answers",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
    Column("command_id", Text, primary_key=True),
    Column("answer", Text),
)
creations = Table(
    "creations",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("creation_id", Text, primary_key=True),
    Column("game_id", Text),
)
viewers = Table(
    "viewers",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
)
removals = Table(
    "removals",
    metadata,
    Column("game_id", Text, primary_key=True),
    Column("player_id", Text, primary_key=True),
)
push_keys = Table(
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private_key", Text),
    Column("created_at", BigInteger),
)
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("player_id", Text),
    Column("p256dh", Text),
    Column("auth", Text),
    Column("lang", Text),
    Column("origin", Text),
    Column("created_at", BigInteger),
)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("beat_at", BigInteger),
)
