"""The host's errors when the database is unavailable: one sentence that says what to do."""

from __future__ import annotations

import asyncio
import inspect
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError

import storage.errors
from storage import SeatRow, Store, StoreError, Unreachable, Unreadable, backup, move
from storage.address import Address
from storage.engine import SETTINGS
from tests.patience import PATIENCE
from tests.storage.builders import begun, lobby

PICTURE = b"\x89PNG" * 2000


def content(file: Path) -> bytes:
    """The bytes of *file*."""
    return file.read_bytes()


def content_of(folder: Path) -> set[str]:
    """The names of the files in *folder*."""
    return {each.name for each in folder.iterdir()}


def overwrite(file: Path, start: int, new: bytes) -> None:
    """Put *new* into *file*, from *start* on."""
    old = file.read_bytes() if file.exists() else b""
    file.write_bytes(old[:start] + new + old[start + len(new) :])


async def refusal(url: str) -> StoreError:
    """The error when *url* is opened."""
    with pytest.raises(StoreError) as refused:
        async with Store.open(url):
            pass
    assert "\n" not in str(refused.value)
    return refused.value


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("hexhost.db", "is not a database address"),
        ("", "is not a database address"),
        ("mysql://host/games", "mysql, which Hexhost does not support"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("postgresql+asyncpg://me:secret@127.0.0.1:1/hexhost", "PostgreSQL|does not answer"),
        (
            "postgresql://me:secret@127.0.0.1:1/hexhost?pool=3",
            "has an unknown parameter",
        ),
    ],
)
async def test_a_wrong_address_is_said(url: str, words: str) -> None:
    """Every wrong address has its own error, and none shows the password."""
    refused = await refusal(url)

    assert isinstance(refused, Unreachable)
    assert re.search(words, str(refused))
    assert "secret" not in str(refused)


@pytest.mark.parametrize("way", ["sqlite", "sqlite+aiosqlite", "sqlite+pysqlite"])
def test_a_file_is_a_file_by_whatever_driver(way: str, file: Path) -> None:
    """An address written for another SQLite driver still works."""
    assert Address.parse(f"{way}:///{file}") == Address.parse(f"sqlite:///{file}")


def test_encryption_is_asked_for_as_hosts_write_it() -> None:
    """Addresses for PostgreSQL's own tools work, since hosting providers give those."""
    address = Address.parse("postgres://me:secret@host/hexhost?sslmode=require")

    assert address.url.drivername == "postgresql+asyncpg"
    assert address.url.query == {"ssl": "require"}


async def test_a_folder_must_be_there(tmp_path: Path) -> None:
    """A mistyped folder is not created, or the games would seem to be gone."""
    refused = await refusal(f"sqlite:///{tmp_path}/nowhere/hexhost.db")

    assert isinstance(refused, Unreachable)
    assert "does not exist: create it" in str(refused)


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """The address of a folder is refused."""
    (tmp_path / "hexhost.db").mkdir()

    refused = await refusal(f"sqlite:///{tmp_path}/hexhost.db")

    assert isinstance(refused, Unreachable)
    assert "cannot be opened (Is a directory)" in str(refused)


async def test_a_file_of_another_kind_is_refused(url: str, file: Path) -> None:
    """A picture is no database, and stays as it is."""
    overwrite(file, 0, PICTURE)

    refused = await refusal(url)

    assert isinstance(refused, Unreadable)
    assert "restore a backup, or choose another file" in str(refused)
    assert content(file) == PICTURE


async def test_another_programs_database_is_refused(url: str, file: Path) -> None:
    """A SQLite file with tables that are not ours stays as it is."""
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE bookmarks (address)")

    refused = await refusal(url)

    assert isinstance(refused, Unreadable)
    assert "is not a database of Hexhost" in str(refused)
    with closing(sqlite3.connect(file)) as other:
        tables = other.execute("SELECT name FROM sqlite_master").fetchall()
    assert tables == [("bookmarks",)]


async def test_a_damaged_file_is_found_by_looking_at_all_of_it(url: str, file: Path) -> None:
    """Damage to the lines is found before a player opens that game."""
    async with Store.open(url) as store:
        await begun(store)
        await store.check()
    with closing(sqlite3.connect(file)) as reader:
        ((size,),) = reader.execute("PRAGMA page_size")
        ((page,),) = reader.execute("SELECT rootpage FROM sqlite_master WHERE name = 'lines'")
    overwrite(file, (page - 1) * size, b"?" * size)

    async with Store.open(url) as store:
        with pytest.raises(Unreadable, match="restore a backup"):
            await store.check()


async def test_a_damaged_line_is_named(url: str, file: Path) -> None:
    """An unreadable line is reported with its game."""
    async with Store.open(url) as store:
        game_id, _ = await begun(store)
        with closing(sqlite3.connect(file)) as vandal, vandal:
            vandal.execute("UPDATE lines SET line = '{'")

        with pytest.raises(Unreadable, match=f"line 0 of game {game_id}"):
            await store.readings.lines(game_id)


GARBLED = {
    "a piece of its schema": lambda good: good.replace(
        b"TABLE lines", b"\xff\xfe\xfd\xfc\xfb lines"
    ),
    "the name of a column": lambda good: good.replace(b"end_reason", b"\xff\xfe_reason"),
    "its second half": lambda good: good[: len(good) // 8192 * 4096],
    "the middle of a page": lambda good: good[:5000],
    "a word that is none": lambda good: good.replace(b"running", b"runnung"),
    "letters that are none": lambda good: good.replace(b"chance", b"ch\xff\xfece"),
    "what is no JSON": lambda good: good.replace(b'["base"]', b'["base" '),
    "its schema": lambda good: good[:100] + b"?" * 3996 + good[4096:],
    "what follows its sign": lambda good: good[:16] + b"\xff" * 84 + good[100:],
}
"""Ways to garble a database: something missing, or something replaced."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, bytes]:
    """A game, and its database."""
    file = tmp_path_factory.mktemp("good") / "hexhost.db"

    async def made() -> str:
        async with Store.open(f"sqlite:///{file}") as store:
            return (await begun(store))[0]

    game_id = asyncio.run(made())
    return game_id, file.read_bytes()


@pytest.mark.parametrize("what", GARBLED)
async def test_a_garbled_database_is_named_to_the_host(
    url: str, file: Path, good: tuple[str, bytes], what: str
) -> None:
    """Starting, checking and moving a garbled database end with the same advice."""
    game_id, whole = good
    overwrite(file, 0, GARBLED[what](whole))

    read = await _fault_of_reading(url, game_id)
    with pytest.raises(StoreError) as moved:
        await move(url, f"sqlite:///{file.with_name('new.db')}")

    for said in (str(read), str(moved.value)):
        assert "is damaged" in said
        assert "restore a backup" in said
        assert "hands" not in said


async def _fault_of_reading(url: str, game_id: str) -> StoreError:
    """The error for a host whose bot reads everything."""

    async def read() -> None:
        async with Store.open(url) as store:
            await store.readings.game(game_id)
            await store.readings.pending(game_id)
            await store.check()

    with pytest.raises(StoreError) as refused:
        await read()
    return refused.value


def test_a_garbled_database_is_not_copied(url: str, file: Path, tmp_path: Path) -> None:
    """SQLite's own message may be garbled, so the host is advised to keep older backups."""
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE something (a)")
    file.write_bytes(
        content(file).replace(b"CREATE TABLE something", b"CREATE \xff\xfe\xfd\xfc\xfb something")
    )

    with pytest.raises(Unreadable, match="keep your older backups"):
        backup(url, tmp_path / "copy")


@pytest.mark.parametrize("left", [b"", b"S", b"SQLite format 3\0"])
async def test_a_file_that_has_lost_its_content_is_refused(
    url: str, file: Path, tmp_path: Path, left: bytes
) -> None:
    """SQLite would think it a new database; no bot plays on it and no backup is made of it."""
    overwrite(file, 0, left)

    refused = await refusal(url)
    with pytest.raises(Unreadable, match="is empty: restore a backup"):
        backup(url, tmp_path / "backup.db")

    assert isinstance(refused, Unreadable)
    assert "is empty: restore a backup" in str(refused)
    assert content(file) == left


async def test_a_kill_at_the_first_start_leaves_no_empty_file(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A new database gets its name once it has content, and the next start makes it again."""

    def killed(*_: object) -> None:
        raise SystemExit

    with monkeypatch.context() as patch:
        patch.setattr("sqlite3.connect", killed)
        with pytest.raises(SystemExit):
            async with Store.open(url):
                pass

    assert content_of(file.parent) == {f"{file.name}.lock", f"{file.name}.new"}
    async with Store.open(url) as store:
        assert await store.readings.living() == {}
    assert not list(file.parent.glob("*.new"))


@pytest.mark.skipif(sys.platform != "linux", reason="only there a process can be kept from writing")
@pytest.mark.parametrize("begun_before", [False, True])
async def test_a_full_disk_is_said(url: str, file: Path, begun_before: bool) -> None:  # a case
    """A start that cannot write a byte says so, with a new database and with an old one."""
    import resource

    if begun_before:
        async with Store.open(url) as store:
            await lobby(store)
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, limits[1]))
    try:
        with pytest.raises(StoreError, match="free disk space") as refused:
            async with Store.open(url) as store:
                await lobby(store)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    assert "\n" not in str(refused.value)


UNENTERED = {
    "no such folder": "nowhere/deeper/x.db",
    "a name that is too long": f"{'x' * 300}/x.db",
    "a file in place of a folder": "file/x.db",
    "nobody's home": "~nobody-of-that-name/x.db",
    "a loop": "loop/x.db",
}
"""Paths that no program can enter; another user's folder fails in the same calls."""


@pytest.mark.parametrize("path", UNENTERED.values(), ids=UNENTERED.keys())
async def test_where_nobody_may_enter_nothing_is_made(url: str, tmp_path: Path, path: str) -> None:
    """A backup or a database in such a folder is refused in one sentence."""
    (tmp_path / "file").touch()
    (tmp_path / "loop").symlink_to("loop")
    target = path if path.startswith("~") else f"{tmp_path}/{path}"
    async with Store.open(url):
        pass

    with pytest.raises(Unreachable) as refused:
        backup(url, target)
    await refusal(f"sqlite:///{target}")

    assert "cannot be written" in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.skipif(os.name != "posix" or not os.geteuid(), reason="root may enter every folder")
async def test_a_folder_of_another_is_not_entered(url: str, tmp_path: Path) -> None:
    """The error repeats the system's own message."""
    async with Store.open(url):
        pass
    (tmp_path / "closed").mkdir(0)

    with pytest.raises(Unreachable, match="Permission denied"):
        backup(url, tmp_path / "closed" / "x.db")
    assert "Permission denied" in str(await refusal(f"sqlite:///{tmp_path}/closed/x.db"))


@pytest.mark.parametrize("password", ["Zx9:Qw7", "Zx9/Qw7", "Zx9%Qw7", "Zx9?Qw7", "Zx9#Qw7"])
def test_most_passwords_need_no_escapes(password: str) -> None:
    """A password with only one possible reading needs no escapes, and is never shown."""
    address = Address.parse(f"postgresql://bot:{password}@host:5433/games")

    assert (address.url.password, address.url.host, address.url.port) == (password, "host", 5433)
    assert str(address) == "postgresql://bot:***@host:5433/games"


async def test_a_fault_while_playing_has_a_name(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An editor that holds the file open stops the bot, and the error says what to look for."""
    monkeypatch.setattr("storage.engine.SETTINGS", ("PRAGMA busy_timeout=1",))
    async with Store.open(url) as store:
        with closing(sqlite3.connect(file, isolation_level=None)) as editor:
            editor.execute("BEGIN IMMEDIATE")

            with pytest.raises(Unreachable, match=r"database is locked.*check its folder"):
                await lobby(store)

        await lobby(store)


async def test_nobody_waits_for_those_who_wait_for_the_file(
    url: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While another process is writing, a change waits, and all reads are answered."""
    patient = (f"PRAGMA busy_timeout={PATIENCE * 1000:.0f}", *SETTINGS[1:])
    monkeypatch.setattr("storage.engine.SETTINGS", patient)
    async with Store.open(url) as store:
        game_id = await lobby(store)
        with closing(sqlite3.connect(file, isolation_level=None)) as editor:
            editor.execute("BEGIN IMMEDIATE")
            change = asyncio.create_task(store.notes.set_language(7, "es"))
            for _ in range(20):
                assert (await store.readings.game(game_id)).id == game_id
                await asyncio.sleep(0)
            assert not change.done()

            editor.execute("ROLLBACK")
        await change

        assert (await store.readings.person(7)).language == "es"


async def test_faults_of_ours_show_no_values(store: Store) -> None:
    """The log names the statement, never a player's cards or name."""
    game_id = await lobby(store)
    nobody: Any = None

    with pytest.raises(IntegrityError) as fault:
        await store.change(
            game_id, lambda tx: tx.put_seat(SeatRow(seat=nobody, user_id=7, name="Zoraida"))
        )

    assert "Zoraida" not in str(fault.value)


def test_the_tree_of_errors_is_the_one_drawn() -> None:
    """The tree in the module's docstring has exactly the errors that exist."""
    drawn = re.findall(r"^ *([A-Z]\w+)(?:  |$)", storage.errors.__doc__ or "", re.MULTILINE)
    there = [
        name
        for name, each in inspect.getmembers(storage.errors, inspect.isclass)
        if issubclass(each, StoreError)
    ]

    assert sorted(drawn) == sorted(there)
