"""The PostgreSQL fixtures: a real server, and databases apart from one another."""

from __future__ import annotations

import asyncpg
import pytest

pytestmark = pytest.mark.postgres


async def test_postgres_answers(postgres_url: str) -> None:
    connection = await asyncpg.connect(postgres_url)
    try:
        assert await connection.fetchval("SELECT 20 + 1") == 21
        assert connection.get_server_version().major >= 14
    finally:
        await connection.close()


@pytest.mark.parametrize("time", ["first", "second"])
async def test_every_test_has_a_database_of_its_own(empty_postgres_url: str, time: str) -> None:
    connection = await asyncpg.connect(empty_postgres_url)
    try:
        await connection.execute("CREATE TABLE grill (tile int)")
        assert await connection.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 1
    finally:
        await connection.close()
