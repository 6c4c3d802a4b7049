"""Backups: taken while games go on, restored into either kind of database, damaged ones refused."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import tempfile
from pathlib import Path

import pytest

from pickomino.cli import main
from pickomino.server.storage import open_storage
from pickomino.server.storage.backup import BackupError, restore_backup, write_backup
from pickomino.server.storage.migrations import HEAD
from pickomino.server.storage.players import add_player
from server.harness import Player, ServerProcess


async def play_a_little(server: ServerProcess) -> tuple[Player, str, str]:
    ann = await Player.new(server.url)
    game = (await ann.create(seats=("me", "me")))["game"]
    await ann.add_entropy(game)
    version = (await ann.get(f"/games/{game}"))["version"]
    body = {"type": "command", "id": "a", "version": version, "seat": 1, "action": "roll"}
    assert (await ann.call("POST", f"/games/{game}/commands", body)).status_code == 200
    return ann, game, (await ann.http.get(f"/games/{game}/log")).text


def names_in(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.postgres
async def test_a_live_backup_serves_on_from_either_kind_of_database(
    tmp_path: Path, empty_postgres_url: str
) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        ann, game, log = await play_a_little(server)
        done = await write_backup(str(tmp_path / "games.db"), tmp_path / "first.gz")  # while it is served
        assert done.games == 1
        await ann.close()
    assert await restore_backup(empty_postgres_url, tmp_path / "first.gz") == done
    again = await write_backup(empty_postgres_url, tmp_path / "second.gz")
    assert (again.rows, again.games) == (done.rows, done.games)
    await restore_backup(str(tmp_path / "other.db"), tmp_path / "second.gz")
    with ServerProcess(tmp_path / "other.db") as server:
        there = Player(server.url, ann.token)
        there.http.headers["authorization"] = f"Bearer {ann.token}"
        assert (await there.http.get(f"/games/{game}/log")).text.startswith(log)
        await there.add_entropy(game)  # the dice have a new seed
        update = await there.get(f"/games/{game}")
        action = update["actions"]["legal"][0]["action"]["text"]
        body = {"type": "command", "id": "b", "version": update["version"], "seat": 1, "action": action}
        assert (await there.call("POST", f"/games/{game}/commands", body)).status_code == 200
        await there.close()


async def test_damaged_and_foreign_files_change_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "games.db") as server:
        ann, _, _ = await play_a_little(server)
        await write_backup(str(tmp_path / "games.db"), tmp_path / "good.gz")
        await ann.close()
    text = gzip.decompress((tmp_path / "good.gz").read_bytes()).decode()
    damaged = {
        "cut": text[: len(text) // 2].rsplit("\n", 1)[0] + "\n",
        "changed": text.replace("roll", "stop", 1),
        "foreign": '{"format": "something else"}\n',
        "empty": "",
        "newer": text.replace(f'"{HEAD}"', '"9999"', 1),
    }
    for name, content in damaged.items():
        (tmp_path / f"{name}.gz").write_bytes(gzip.compress(content.encode()))
        with pytest.raises(BackupError):
            await restore_backup(str(tmp_path / "new.db"), tmp_path / f"{name}.gz")
    (tmp_path / "plain.gz").write_text("not even compressed")
    with pytest.raises(BackupError, match="The backup is damaged"):
        await restore_backup(str(tmp_path / "new.db"), tmp_path / "plain.gz")
    await restore_backup(str(tmp_path / "new.db"), tmp_path / "good.gz")  # so nothing was left by the others
    with pytest.raises(BackupError, match="The database is not empty"):
        await restore_backup(str(tmp_path / "new.db"), tmp_path / "good.gz")


async def test_any_path_can_be_backed_up(tmp_path: Path) -> None:
    """`?`, `#` and `%` have a meaning in URLs, by which SQLite files may be opened."""
    folder = tmp_path / "a?b#c%20d"
    storage = await open_storage(str(folder / "games?mode=rw#1%.db"))
    await storage.close()
    done = await write_backup(str(folder / "games?mode=rw#1%.db"), tmp_path / "backup.gz")
    assert await restore_backup(str(folder / "other#.db"), tmp_path / "backup.gz") == done
    assert names_in(tmp_path) == ["a?b#c%20d", "backup.gz"]


async def test_where_nothing_can_be_written_a_copy_is_backed_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A read-only mount, with what the last commits left in the journal."""
    storage = await open_storage(str(tmp_path / "games.db"))
    await storage.write(lambda: add_player("p_ann", "hash", 1))
    frozen = tmp_path / "frozen"
    shutil.copytree(tmp_path, frozen, ignore=shutil.ignore_patterns("frozen"))
    await storage.close()
    assert (frozen / "games.db-wal").stat().st_size > 0
    before = {path.name: path.read_bytes() for path in frozen.iterdir()}

    def refuse(dir: Path) -> None:  # noqa: A002 - as the library has it
        raise PermissionError(30, "Read-only file system", str(dir))

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert (await write_backup(str(frozen / "games.db"), tmp_path / "backup.gz")).rows >= 2
    assert {path.name: path.read_bytes() for path in frozen.iterdir()} == before


async def test_a_newer_or_older_database_is_not_backed_up(tmp_path: Path) -> None:
    """It may hold what this program does not know, and the backup would not have it."""
    storage = await open_storage(str(tmp_path / "games.db"))
    await storage.close()
    for schema, message in (("9999", "newer version"), ("0001", "schema 0001")):
        with sqlite3.connect(tmp_path / "games.db") as connection:
            connection.execute("UPDATE alembic_version SET version_num = ?", (schema,))
        with pytest.raises(BackupError, match=message):
            await write_backup(str(tmp_path / "games.db"), tmp_path / "backup.gz")
        assert not (tmp_path / "backup.gz").exists()


def test_the_commands_say_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["backup", str(tmp_path / "x.gz"), "--database", str(tmp_path / "no.db")]) == 2
    assert capsys.readouterr().err == f"pickomino: There is no database {tmp_path / 'no.db'}.\n"
    assert not list(tmp_path.iterdir())
