"""
Back up a file or a server, keep the last few copies, and note the time.

SQLite copies a file (`storage.backups`); `pg_dump` copies a server, and a host installs it with
PostgreSQL. The copy gets its name when it is complete. Only then are older copies deleted. The
database notes the time, so that the bot can say how old the last backup is.
"""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from storage import facts
from storage.address import OWN, Address
from storage.backups import backup
from storage.database import transaction, unbroken
from storage.engine import connect
from storage.errors import StoreError, Unreachable

DUMP = "pg_dump"
SIGN = b"PGDMP"
"""The program that copies a server, and the first bytes of its files."""

VARIABLES = {
    "host": "PGHOST",
    "port": "PGPORT",
    "username": "PGUSER",
    "password": "PGPASSWORD",
    "database": "PGDATABASE",
    "passfile": "PGPASSFILE",
    "ssl": "PGSSLMODE",
}
"""Variables that give `pg_dump` an address; others on the machine can't read them."""

OURS = re.compile(r"hexhost-\d{8}T\d{6}Z\.(db|dump)")
"""Names of the copies in a folder; nothing else there is deleted."""


class NotNoted(StoreError):
    """A copy is whole, but the database doesn't know of it."""


def keep(url: str, target: Path, number: int = 0, *, now: datetime | None = None) -> Path:
    """
    Copy the database at *url*, even while a bot uses it, and return the copy's file.

    *target* is that file; with a *number*, it is a folder that keeps the last so many copies.

    :raises NotNoted: if the copy is made, and its time can't be noted.
    :raises StoreError: with a sentence for the host, if it can't be made.
    """
    address, now = Address.parse(url), now or datetime.now(UTC)
    try:
        file = target.expanduser().resolve()
        if number:
            if not file.is_dir():
                raise Unreachable(f"the folder {file} does not exist: create it, or name another")
            file /= f"hexhost-{now:%Y%m%dT%H%M%SZ}.{'db' if address.file else 'dump'}"
        if address.file:
            backup(url, file)
        else:
            _dump(address, file)
        if number:
            _delete_older(file.parent, number)
    except (OSError, RuntimeError, ValueError) as error:
        said = error.strerror if isinstance(error, OSError) else error
        message = f"{target} cannot be used ({said}): let the bot's user write there"
        raise Unreachable(message) from error
    try:
        asyncio.run(_note(address, now))
    except StoreError as error:
        raise NotNoted(f"All games are in {file}, but the bot won't know: {error}") from error
    return file


def _delete_older(folder: Path, number: int) -> None:
    """Delete all copies of ours in *folder* but the last *number*."""
    copies = sorted(file for file in folder.iterdir() if OURS.fullmatch(file.name))
    for old in copies[:-number]:
        old.unlink(missing_ok=True)


def _dump(address: Address, target: Path) -> None:
    """
    Copy a server's database.

    :raises Unreachable: if `pg_dump` is missing, or can't do it.
    """
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    command = [DUMP, "--format=custom", "--no-password", f"--file={part}"]
    if target.exists() and not _is_dump(target):
        raise Unreachable(
            f"{target} is not a Hexhost backup and will not be overwritten: choose another name"
        )
    try:
        part.touch(OWN)
        ended = subprocess.run(  # noqa: S603  # a fixed command
            command,
            env={**os.environ, **_environment(address)},
            check=False,
            capture_output=True,
            text=True,
        )
        if ended.returncode:
            *_, said = ended.stderr.strip().splitlines() or [f"code {ended.returncode}"]
            raise Unreachable(
                f"{address} cannot be copied ({said}): check the server, and try again"
            )
        part.replace(target)
    except FileNotFoundError as error:
        if error.filename != DUMP:
            raise
        raise Unreachable(
            f"{DUMP} is not installed, and copies a PostgreSQL server: "
            "install PostgreSQL's client programs (postgresql-client on Debian)"
        ) from error
    finally:
        part.unlink(missing_ok=True)


def _is_dump(file: Path) -> bool:
    if not file.is_file():
        return False
    with file.open("rb") as content:
        return content.read(len(SIGN)) == SIGN


def _environment(address: Address) -> dict[str, str]:
    """The server's address in the environment variables that PostgreSQL's own programs read."""
    known = {**address.url.translate_connect_args(), **address.url.query}
    return {VARIABLES[name]: str(value) for name, value in known.items() if name in VARIABLES}


async def _note(address: Address, now: datetime) -> None:
    engine = connect(address)
    try:
        async with transaction(engine, address, writes=True) as connection:
            await unbroken(connection.run_sync(facts.note, facts.BACKUP, now.isoformat()))
            await unbroken(connection.commit())
    finally:
        await unbroken(engine.dispose())
