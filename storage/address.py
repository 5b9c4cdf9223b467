"""Parse the address of the games: a database URL, and for SQLite the file behind it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import Unreachable, Unreadable

FORMS = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
"""The forms of an address that hosts write."""

ESCAPES = "in a password write @ as %40, : as %3A, / as %2F, ? as %3F and % as %25"

PORTS = range(1, 1 << 16)

SSL = ("disable", "allow", "prefer", "require", "verify-ca", "verify-full")
"""Values of ``sslmode``."""

MINIMUM = 512
"""Size in bytes of the smallest file that SQLite doesn't take for a new one."""

DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The drivers, by kind of database."""

PARAMETERS = {
    "host": "host",
    "port": "port",
    "passfile": "passfile",
    "ssl": "ssl",
    "sslmode": "ssl",
}
"""Parameters after the ``?`` of a server's address, with the driver's names for them."""

OWN = 0o600
"""File mode: only the owner reads and writes it, because it holds seeds and hands."""


@dataclass(frozen=True, slots=True)
class Address:
    """The address of a database."""

    url: URL
    file: Path | None
    """None for a server."""

    @staticmethod
    def parse(text: str) -> Address:
        """
        Parse *text*; ``sqlite:///games.db`` and ``sqlite+aiosqlite:///games.db`` mean the same.

        No error message repeats what could be part of a password.

        :raises Unreachable: if it isn't an address of a kind we know.
        """
        try:
            url = make_url(text)
        except (ArgumentError, ValueError):
            raise Unreachable(
                f"DATABASE_URL is not a database address: write {FORMS}; {ESCAPES}"
            ) from None
        driver = DRIVERS.get(url.get_backend_name())
        if driver is None:
            raise Unreachable(
                f"DATABASE_URL names {url.get_backend_name()}, which Hexhost does not support: "
                f"write {FORMS}"
            )
        url = url.set(drivername=driver)
        if url.get_backend_name() != "sqlite":
            return Address(_server(text, url), None)
        if url.database in {None, "", ":memory:"} or str(url.database).startswith("file:"):
            raise Unreachable(
                "DATABASE_URL names no file, but games must be stored: write sqlite:///hexhost.db"
            )
        # One file has one lock, whatever path leads to it.
        try:
            file = Path(str(url.database)).expanduser().resolve()
        except (OSError, RuntimeError, ValueError) as error:
            raise Unreachable(
                f"DATABASE_URL names an impossible file ({error}): correct the path"
            ) from None
        return Address(url.set(database=str(file)), file)

    def try_file(self) -> None:
        """
        Open or create the file before SQLite does, because the system's errors are clearer.

        Only the owner can read the file, and SQLite gives its other files the same mode. Call
        this only while this process has no connection to it: closing a file drops SQLite's locks.

        :raises Unreachable: if it can't be read and written.
        :raises Unreadable: if it has lost its content.
        """
        if self.file is None:
            return
        try:
            if not self.file.exists():
                _make(self.file)
            os.close(os.open(self.file, os.O_RDWR))
            need_content(self.file)
        except (OSError, sqlite3.Error) as error:
            said = error.strerror if isinstance(error, OSError) else error
            raise Unreachable(
                f"{self} cannot be opened ({said}): check permissions and free disk space, or "
                "correct DATABASE_URL"
            ) from error
        for each in _with_copies(self.file):
            with suppress(OSError):  # it may belong to another user who lets us in
                each.chmod(OWN)

    def __str__(self) -> str:
        """The address as the host writes it, with the password starred out."""
        if self.file:
            return str(self.file)
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string()


def _server(text: str, url: URL) -> URL:
    """
    Convert *url* to the form the driver takes; *text* is what the host wrote.

    :raises Unreachable: if the driver can't take it.
    """
    ports = (url.port, *_values(url, "port"))
    is_told = all(port is None or (str(port).isdigit() and int(port) in PORTS) for port in ports)
    # With a second @, we can't tell where the password ends.
    if text.count("@") > 1 or not is_told:
        raise Unreachable(
            f"DATABASE_URL cannot be read: the port must be a number from 1 to 65535, and {ESCAPES}"
        )
    if url.query.keys() - PARAMETERS:
        raise Unreachable(
            "DATABASE_URL has an unknown parameter: after the question mark you can use "
            f"{', '.join(PARAMETERS)}"
        )
    if any(value not in SSL for name in ("ssl", "sslmode") for value in _values(url, name)):
        raise Unreachable(f"DATABASE_URL has an unknown sslmode: write one of {', '.join(SSL)}")
    return url.set(query={PARAMETERS[name]: value for name, value in url.query.items()})


def _values(url: URL, name: str) -> tuple[str, ...]:
    """The values of a parameter."""
    found = url.query.get(name, ())
    return (found,) if isinstance(found, str) else tuple(found)


def need_content(file: Path) -> None:
    """
    Refuse an empty *file*: SQLite would treat it as new, and the games would seem lost.

    :raises Unreadable: if the file is too small to be a database.
    """
    if file.stat().st_size < MINIMUM:
        raise Unreadable(f"{file} is empty: restore a backup, or delete it to start without games")


def _make(file: Path) -> None:
    """Create an empty database; it is named once it is on disk, so a kill leaves no half file."""
    part = file.with_name(f"{file.name}.new")
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_TRUNC, OWN))
    with closing(sqlite3.connect(part)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
    part.replace(file)


def _with_copies(file: Path) -> Iterator[Path]:
    """List a database's file, SQLite's other files, and the copies made before migrations."""
    yield from (file, *(file.with_name(f"{file.name}-{part}") for part in ("wal", "shm")))
    yield from file.parent.glob(f"{escape(file.name)}.*.backup")
