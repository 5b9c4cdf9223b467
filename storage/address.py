"""Where the games are: a database URL, and the file behind it if it is SQLite."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from glob import escape
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import Unreachable

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
"""What may stand behind the ``?`` of a server's address, and how the driver calls it."""

OWN = 0o600
"""Seeds of running games and hands are in there: nobody but the owner reads or writes it."""


@dataclass(frozen=True, slots=True)
class Address:
    """A database that can be asked for."""

    url: URL
    file: Path | None
    """None if it is a server."""

    @staticmethod
    def parse(text: str) -> Address:
        """
        Reads *text*; ``sqlite:///games.db`` and ``sqlite+aiosqlite:///games.db`` are the same.

        :raises Unreachable: if it is no address of a kind we know.
        """
        try:
            url = make_url(text)
        except ArgumentError:
            raise Unreachable(
                "DATABASE_URL is no database address: write sqlite:///hexhost.db"
            ) from None
        driver = DRIVERS.get(url.get_backend_name())
        if driver is None:
            raise Unreachable(
                f"DATABASE_URL names {url.get_backend_name()}, which Hexhost cannot use: "
                "write sqlite:///hexhost.db, or postgresql+asyncpg://…"
            )
        url = url.set(drivername=driver)
        if url.get_backend_name() != "sqlite":
            if unknown := sorted(url.query.keys() - PARAMETERS):
                raise Unreachable(
                    f"DATABASE_URL says {unknown[0]}, which Hexhost does not know: leave it out; "
                    f"after the question mark it takes {', '.join(PARAMETERS)}"
                )
            query = {PARAMETERS[name]: value for name, value in url.query.items()}
            return Address(url.set(query=query), None)
        if url.database in {None, "", ":memory:"} or str(url.database).startswith("file:"):
            raise Unreachable(
                "DATABASE_URL names no file, and games must outlive the bot: "
                "write sqlite:///hexhost.db"
            )
        # One file has one lock, by whatever path people come to it.
        file = Path(str(url.database)).expanduser().resolve()
        return Address(url.set(database=str(file)), file)

    def try_file(self) -> None:
        """
        Open the file, or make it, before SQLite does: the system says better what is wrong.

        It becomes the owner's own, and SQLite makes what lies beside it like the file itself.
        Only while this process has no connection to it: closing a file drops SQLite's locks.

        :raises Unreachable: if it cannot be read and written.
        """
        if self.file is None:
            return
        try:
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, OWN))
        except OSError as error:
            raise Unreachable(
                f"{self} cannot be opened ({error.strerror}): "
                "let the bot read and write it, or correct DATABASE_URL"
            ) from error
        for each in _with_copies(self.file):
            with suppress(OSError):  # it may be another's, who lets us in
                each.chmod(OWN)

    def __str__(self) -> str:
        """Written for the host; a password is starred out."""
        return str(self.file) if self.file else self.url.render_as_string()


def _with_copies(file: Path) -> Iterator[Path]:
    """A database's file, what SQLite keeps beside it, and the copies made before migrations."""
    yield from (file, *(file.with_name(f"{file.name}-{part}") for part in ("wal", "shm")))
    yield from file.parent.glob(f"{escape(file.name)}.*.backup")
