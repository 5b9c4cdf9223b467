"""
The schema of a database, brought up to this program's before anything else is read.

A file that must change is copied first. The whole way up is one transaction: a plug pulled on
the way leaves the old schema, and the next start tries again.
"""

from __future__ import annotations

import asyncio
import logging
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage.address import Address
from storage.backups import copy
from storage.engine import connect
from storage.errors import NewerDatabase, Unreadable
from storage.schema import metadata
from storage.wire import opened, unbroken

MIGRATIONS = Path(__file__).parent / "migrations"

OPTIONS: dict[str, Any] = {
    # A name of our own: another program's database is told from an old one of ours.
    "version_table": "hexhost_schema",
    "target_metadata": metadata,
    "transactional_ddl": True,  # SQLite can, now that it is we who begin transactions
    "render_as_batch": True,  # and it changes a table by making it anew
}

UPGRADING = 0x68657868
"""The number of a lock that no other program is likely to take."""

LOG = logging.getLogger(__name__)


async def upgrade(address: Address, migrations: Path = MIGRATIONS) -> None:
    """
    Bring the database up to the newest of *migrations*; make it if there is none.

    :raises NewerDatabase: if it has a schema that is not among them.
    :raises Unreadable: if it is damaged, or holds something else.
    :raises Unreachable: if it cannot be opened.
    """
    script = ScriptDirectory(migrations)
    newest = script.get_current_head()
    assert newest is not None, f"there are no migrations in {migrations}"
    engine = connect(address, migrating=True)
    try:
        async with opened(engine, address) as wire:
            found = await wire.run(_version, address)
        if found == newest:
            return
        if found is not None:
            if found not in {each.revision for each in script.walk_revisions()}:
                raise NewerDatabase(str(address), found, newest)
            if address.file is not None:
                kept = _kept(address.file, found)
                await asyncio.to_thread(copy, address.file, kept)
                LOG.warning("schema %s becomes %s; a copy is kept: %s", found, newest, kept)
        async with opened(engine, address, writes=True) as wire:
            await wire.run(_climb, script)
            await wire.commit()
    finally:
        await unbroken(engine.dispose())


def _version(connection: Connection, address: Address) -> str | None:
    """The schema the database has; None if it is empty."""
    if connection.dialect.name == "sqlite":
        *_, verdict = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()).splitlines()
        if verdict != "ok":
            raise Unreadable(f"{address} is damaged ({verdict}): put a backup in its place")
    version = MigrationContext.configure(connection, opts=OPTIONS).get_current_revision()
    # A server's database may be shared; a file is ours or it is not.
    if version is None and address.file and inspect(connection).get_table_names():
        raise Unreadable(f"{address} holds something else: choose another file")
    return version


def _climb(connection: Connection, script: ScriptDirectory) -> None:
    """Run every step that is missing."""

    def steps(current: Any, _: Any) -> Any:
        return script._upgrade_revs("head", current)  # noqa: SLF001  # as alembic.command does

    if connection.dialect.name == "postgresql":
        # Several processes may share a server; whoever waits here finds nothing left to do.
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
    with EnvironmentContext(Config(), script, fn=steps) as environment:
        environment.configure(connection=connection, **OPTIONS)
        environment.run_migrations()
    if connection.dialect.name == "sqlite":
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        assert not orphans, f"a migration has left orphans: {orphans[:3]}"


def _kept(file: Path, version: str) -> Path:
    """Where the copy of *file* goes: a name that says its schema and has not been used."""
    time = datetime.now(UTC).strftime("%Y%m%dT%H%M%S%f")
    return file.with_name(f"{file.name}.{version}-{time}.backup")
