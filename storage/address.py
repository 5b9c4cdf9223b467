"""Where the games are: a database URL, and the file behind it if it is SQLite."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.errors import Unreachable

DRIVERS = {
    "sqlite": "sqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}
"""The drivers, by kind of database: that of a file is Python's own."""

PARAMETERS = {
    "host": "host",
    "port": "port",
    "passfile": "passfile",
    "ssl": "ssl",
    "sslmode": "ssl",
}
"""What may stand behind the ``?`` of a server's address, and how the driver calls it."""


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
        Open the file, if it is there, before SQLite does: the system says better what is wrong.

        Only while this process has no connection to it: closing a file drops SQLite's locks.

        :raises Unreachable: if it cannot be read and written.
        """
        if self.file is None or not self.file.exists():
            return
        try:
            self.file.open("rb+").close()
        except OSError as error:
            raise Unreachable(
                f"{self} cannot be opened ({error.strerror}): "
                "let the bot read and write it, or correct DATABASE_URL"
            ) from error

    def __str__(self) -> str:
        """Written for the host; a password is starred out."""
        return str(self.file) if self.file else self.url.render_as_string()
