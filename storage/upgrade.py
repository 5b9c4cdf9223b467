"""
Bring a database's schema up to date before anything else is read.

Steps are files named by their revision. A SQLite file is copied before it is changed. The whole
upgrade is one transaction: a power cut leaves the old schema, and the next start tries again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, inspect, select

from storage import facts
from storage.address import Address
from storage.backups import copy
from storage.database import transaction, unbroken
from storage.engine import connect
from storage.errors import NewerDatabase, Unreadable
from storage.schema import VERSION

MIGRATIONS = Path(__file__).parent / "migrations"

REVISION = 4
"""Number of digits of the revision at the start of a step's name."""

LOG = logging.getLogger(__name__)


async def upgrade(address: Address, migrations: Path = MIGRATIONS) -> None:
    """
    Upgrade the database to the newest of *migrations*, or create it.

    A newer schema that admits this program is left as it is.

    :raises NewerDatabase: if its schema isn't among them, and doesn't admit this program.
    :raises OlderRunning: if an older program runs that the newest schema doesn't admit.
    :raises Unreadable: if it is damaged, or isn't ours.
    :raises Unreachable: if it can't be opened.
    """
    steps = revisions(migrations)
    newest = steps[-1]
    engine = connect(address, migrating=True)
    try:
        async with transaction(engine, address) as connection:
            found = await unbroken(connection.run_sync(version, address, steps))
        if found == newest:
            return
        if found is not None and found not in steps:
            LOG.info("schema %s is newer than this program's %s, and admits it", found, newest)
            return
        if found is not None and address.file is not None:
            kept = _kept(address.file, found)
            await asyncio.to_thread(copy, address.file, kept)
            LOG.warning(
                "upgrading the schema from %s to %s; the old database is kept as %s",
                found,
                newest,
                kept,
            )
        # Of little use to most starts, and slow to import.
        from storage.climb import climb  # noqa: PLC0415

        async with transaction(engine, address, writes=True) as connection:
            await unbroken(connection.run_sync(climb, migrations))
            await unbroken(connection.commit())
    finally:
        await unbroken(engine.dispose())


def revisions(migrations: Path = MIGRATIONS) -> list[str]:
    """The schemas that this program knows, the newest last."""
    return sorted(file.name[:REVISION] for file in (migrations / "versions").glob("[0-9]*.py"))


def version(connection: Connection, address: Address, steps: Sequence[str]) -> str | None:
    """
    The schema of the database: one of *steps*, or a newer one that admits them; None if empty.

    :raises NewerDatabase: if it is newer and doesn't admit them.
    :raises Unreadable: if the file holds something else.
    """
    tables = inspect(connection).get_table_names()
    found: str | None = None
    if VERSION.name in tables:
        found = connection.scalar(select(VERSION.c.version_num))
    # A server's database may be shared; a file is ours or it is not.
    if found is None and address.file and tables:
        raise Unreadable(f"{address} is not a database of Hexhost: choose another file")
    if found is not None and found not in steps:
        oldest = facts.known(connection, facts.OLDEST)
        if oldest is not None and oldest <= steps[-1]:
            return found
        raise NewerDatabase(str(address), found, steps[-1])
    return found


def _kept(file: Path, version: str) -> Path:
    """The path for the copy of *file*: an unused name with its schema version."""
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return file.with_name(f"{file.name}.{version}-{time}.backup")
