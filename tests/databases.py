"""A bot's database as a test sees it, without the bot's code."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Protocol, TypeVar

import pytest
from _pytest.mark import ParameterSet
from sqlalchemy import Connection, create_engine, event, inspect

from storage import climb, store
from storage import engine as engines
from storage.address import Address
from storage.upgrade import MIGRATIONS, upgrade
from tests.patience import PATIENCE

T = TypeVar("T")
PAGE = 4096
"""Bytes of a page of an SQLite file."""
step_by_step = climb.climb
"""The bot's own migration steps."""


class Database(Protocol):
    """A database in which a bot keeps its games."""

    url: str

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        """The rows that a query returns."""

    def locked(self) -> AbstractContextManager[None]:
        """While this is open, no bot can store anything about a game."""


class File:
    """An SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(query).fetchall()

    @contextmanager
    def locked(self) -> Iterator[None]:
        with closing(sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)) as own:
            own.execute("BEGIN IMMEDIATE")
            yield
            own.execute("ROLLBACK")


class Server:
    """A database on a PostgreSQL server, queried in its own thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="database", daemon=True)
        self._thread.start()
        self._connection = self._done(self._connect())

    def asked(self, query: str) -> list[tuple[Any, ...]]:
        return [tuple(row) for row in self._done(self._connection.fetch(query))]

    @contextmanager
    def locked(self) -> Iterator[None]:
        own = self._done(self._connect())
        self._done(own.execute("BEGIN"))
        # Every change of a game updates its row in this table.
        self._done(own.execute("LOCK TABLE games IN EXCLUSIVE MODE"))
        yield
        self._done(own.close())

    def close(self) -> None:
        """Close the connection."""
        self._done(self._connection.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    async def _connect(self) -> Any:
        import asyncpg  # type: ignore[import-untyped]  # ships no types

        return await asyncpg.connect(self.url.replace("postgresql+asyncpg", "postgresql"))

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)


SQLITE, POSTGRESQL = "sqlite", "postgresql"
ONE_QUICK = [SQLITE, pytest.param(POSTGRESQL, marks=pytest.mark.soak)]
"""For whole games that test something a database does not affect: a soak on a server."""


def in_turn(points: Iterable[ParameterSet]) -> Iterator[ParameterSet]:
    """
    Each of *points* with each kind of database, to be given to `database` as the first value.

    Those that are no soaks anyway are tried on one database in every run, on each in turn, and on
    the other one in soaks.
    """
    tried = 0
    for point in points:
        for place, kind in enumerate((SQLITE, POSTGRESQL)):
            is_daily = not point.marks and tried % 2 == place
            marks = [] if is_daily else [pytest.mark.soak]
            yield pytest.param(kind, *point.values, id=f"{kind}-{point.id}", marks=marks)
        tried += not point.marks


@pytest.fixture(params=[SQLITE, POSTGRESQL])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """An empty database of each kind, in turn."""
    if request.param == SQLITE:
        yield File(tmp_path / "games.db")
        return
    server = Server(request.getfixturevalue("ready_url"))
    yield server
    server.close()


@pytest.fixture(scope="session", autouse=True)
def climbed_once() -> Iterator[None]:
    """Create every new database with the result of all migrations, computed once for all tests."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(climb, "climb", _at_once)
        patch.setattr(store, "upgrade", _laid)
        yield


class Compiled(dict[Any, Any]):
    """SQLAlchemy's statements, compiled once for all engines of a kind."""

    def get(self, key: Any, default: Any = None) -> Any:
        return super().get(self._common(key), default)

    def __setitem__(self, key: Any, value: Any) -> None:
        super().__setitem__(self._common(key), value)

    @staticmethod
    def _common(key: Any) -> Any:
        dialect, *rest = key
        return dialect.name, dialect.driver, *rest


@pytest.fixture(scope="session", autouse=True)
def compiled_once() -> Iterator[None]:
    """Compile each statement once, although every store has engines of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(engines.COMMON, "execution_options", {"compiled_cache": Compiled()})
        yield


_HEARD: list[tuple[str, Any]] = []
"""The statements of all migrations for a new database on a server, with their values."""


async def _laid(address: Address) -> None:
    if address.file and address.file.stat().st_size <= PAGE:  # it has no tables yet
        address.file.write_bytes(_empty())
    else:
        await upgrade(address)


def _at_once(connection: Connection, migrations: Path) -> None:
    is_file = connection.dialect.name == "sqlite"
    if migrations != MIGRATIONS or is_file or inspect(connection).get_table_names():
        step_by_step(connection, migrations)
    elif _HEARD:
        for statement, given in _HEARD:
            connection.exec_driver_sql(statement, given)
    else:
        heard = list[tuple[str, Any]]()

        def hear(_c: object, _r: object, told: str, given: Any, *_more: object) -> None:
            heard.append((told, given))

        event.listen(connection, "before_cursor_execute", hear)
        step_by_step(connection, migrations)
        event.remove(connection, "before_cursor_execute", hear)
        _HEARD.extend(one for one in heard if not one[0].lstrip().startswith("SELECT"))


@cache
def _empty() -> bytes:
    """The file of an empty database of the present version."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            step_by_step(connection, MIGRATIONS)
        engine.dispose()
        with closing(sqlite3.connect(file)) as own:
            own.execute("PRAGMA journal_mode=WAL")
        return file.read_bytes()
