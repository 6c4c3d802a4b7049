"""What is asked of the database about players: secrets only ever as hashes."""

from __future__ import annotations

from pickomino.server.storage.base import Op


def add_player(player_id: str, secret_hash: str, now: int) -> Op[None]:
    """Store a new player with a first secret."""
    yield "INSERT INTO players (id, created_at) VALUES ($1, $2)", (player_id, now)
    yield from add_secret(player_id, secret_hash, now)


def add_secret(player_id: str, secret_hash: str, now: int) -> Op[None]:
    """Let another secret stand for the same player."""
    yield (
        "INSERT INTO secrets (hash, player_id, created_at) VALUES ($1, $2, $3)",
        (secret_hash, player_id, now),
    )


def find_player(secret_hash: str) -> Op[str | None]:
    """The player a secret stands for."""
    rows = yield "SELECT player_id FROM secrets WHERE hash = $1", (secret_hash,)
    return str(rows[0][0]) if rows else None


def add_link(code_hash: str, player_id: str, now: int, expires_at: int) -> Op[None]:
    """Store a link that carries a player to another device."""
    yield "DELETE FROM links WHERE expires_at < $1 OR player_id = $2", (now, player_id)
    yield (
        "INSERT INTO links (hash, player_id, expires_at) VALUES ($1, $2, $3)",
        (code_hash, player_id, expires_at),
    )


def claim_link(code_hash: str, secret_hash: str, now: int) -> Op[str | None]:
    """Use up a link: a new secret for its player, or None if it is unknown or too old."""
    rows = yield (
        "DELETE FROM links WHERE hash = $1 AND expires_at >= $2 RETURNING player_id",
        (code_hash, now),
    )
    if not rows:
        return None
    player_id = str(rows[0][0])
    yield from add_secret(player_id, secret_hash, now)
    return player_id


def seats_of(player_id: str) -> Op[list[str]]:
    """Every game in which a player has or had a seat."""
    rows = yield "SELECT DISTINCT game_id FROM seats WHERE player_id = $1", (player_id,)
    return [str(row[0]) for row in rows]


def forget_player(player_id: str) -> Op[None]:
    """Remove a player with all names and secrets; the logs know neither."""
    yield "UPDATE seats SET player_id = NULL, name = NULL WHERE player_id = $1", (player_id,)
    yield "UPDATE games SET host = NULL WHERE host = $1", (player_id,)
    for table in ("viewers", "answers", "creations", "links", "secrets"):
        yield f"DELETE FROM {table} WHERE player_id = $1", (player_id,)  # noqa: S608 - our own table names
    yield "DELETE FROM players WHERE id = $1", (player_id,)
