"""
Programs of several versions on one server: which ones run, and which may.

A process says which schema it knows by a lock that goes when the process dies. A step of the
schema that older programs can't go on beside waits until none of them runs: `refuse_older`. A
program that comes back after such a step is refused itself: `arrive`. Both take turns.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection

from storage.address import Address
from storage.errors import NewerDatabase, OlderRunning
from storage.facts import OLDEST

UPGRADING = 0x68657868
"""The number of a lock that no other program is likely to take."""

SHARDS, SCHEMA = 0x68657869, 0x6865786A
"""First numbers of locks: each process holds the one, and since schema 7 the other as well."""

SILENT = 6
"""Newest schema of programs that don't say which they know."""

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
    Make sure that no running program is older than schema *oldest*; none comes until the commit.

    :raises OlderRunning: if one is.
    """
    connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({UPGRADING})")
    if (found := oldest_running(connection)) and found < oldest:
        raise OlderRunning(found, oldest)


def oldest_running(connection: Connection) -> str | None:
    """The oldest schema that a running process knows; None if none runs, and in a file."""
    if connection.dialect.name != "postgresql":
        return None
    found = connection.exec_driver_sql(OLDEST_RUNNING).scalar()
    return None if found is None else f"{found:04}"


async def arrive(driver: Any, address: Address, schema: str) -> None:
    """
    Say which schema this process knows, as long as asyncpg's connection *driver* is open.

    :raises NewerDatabase: if programs that know no newer one may not write any more.
    """
    await driver.execute(f"SELECT pg_advisory_lock_shared({UPGRADING})")
    try:
        await driver.execute("SELECT pg_advisory_lock_shared($1, $2)", SCHEMA, int(schema))
        oldest = await driver.fetchval("SELECT value FROM facts WHERE name = $1", OLDEST)
    finally:
        await driver.execute(f"SELECT pg_advisory_unlock_shared({UPGRADING})")
    if oldest > schema:
        raise NewerDatabase(str(address), oldest, schema)
