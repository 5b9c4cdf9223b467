"""
Keep programs apart that can't share a PostgreSQL: an older version and a schema too new for it.

A process announces the schema it knows by a lock, which ends with the process. If a migration
doesn't admit a running older program, `refuse_older` refuses the migration. If an older program
starts after such a migration, `arrive` refuses the program. The two never run at the same time.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from storage.address import Address
from storage.errors import NewerDatabase, OlderRunning
from storage.facts import OLDEST

UPGRADING = 0x68657868
"""Number of the lock that migrations and starts take; no other program is likely to use it."""

SHARDS, SCHEMA = 0x68657869, 0x6865786A
"""First numbers of the locks for shards, which all processes hold, and for schemas, since 7."""

SILENT = 6
"""Newest schema of programs that don't announce the schema they know."""

OLDEST_RUNNING = f"""
    SELECT min(known) FROM (
        SELECT coalesce(max(CASE WHEN classid = {SCHEMA} THEN objid::bigint END), {SILENT}) AS known
        FROM pg_locks JOIN pg_database ON pg_database.oid = database
        WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
            AND classid IN ({SHARDS}, {SCHEMA}) AND granted
        GROUP BY pid
    ) AS programs
"""  # noqa: S608  # numbers of ours


def refuse_older(connection: Connection, oldest: str) -> None:
    """
    Make sure that no program older than schema *oldest* runs, or starts before the commit.

    :raises OlderRunning: if one is older.
    """
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
    if (found := oldest_running(connection)) and found < oldest:
        raise OlderRunning(found, oldest)


def oldest_running(connection: Connection) -> str | None:
    """The oldest schema that a running process knows; None if none runs, and for SQLite."""
    if connection.dialect.name != "postgresql":
        return None
    found = connection.exec_driver_sql(OLDEST_RUNNING).scalar()
    return None if found is None else f"{found:04}"


async def arrive(driver: Any, address: Address, schema: str) -> None:
    """
    Announce the schema this process knows, for as long as asyncpg's connection *driver* is open.

    :raises NewerDatabase: if the database no longer admits programs of this schema.
    """
    await driver.execute(f"SELECT pg_advisory_lock_shared({UPGRADING})")
    try:
        await driver.execute("SELECT pg_advisory_lock_shared($1, $2)", SCHEMA, int(schema))
        oldest = await driver.fetchval("SELECT value FROM facts WHERE name = $1", OLDEST)
    finally:
        await driver.execute(f"SELECT pg_advisory_unlock_shared({UPGRADING})")
    if oldest > schema:
        raise NewerDatabase(str(address), oldest, schema)
