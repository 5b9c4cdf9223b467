"""
The way up: every step of the migrations that a database lacks, by Alembic.

Only a database that is old, or new, needs it: `storage.upgrade` imports this when it is wanted.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from storage.schema import VERSION, metadata

OPTIONS: dict[str, Any] = {
    "version_table": VERSION.name,
    "target_metadata": metadata,
    "transactional_ddl": True,  # SQLite can, now that it is we who begin transactions
    "render_as_batch": True,  # and it changes a table by making it anew
}

UPGRADING = 0x68657868
"""The number of a lock that no other program is likely to take."""


def climb(connection: Connection, migrations: Path) -> None:
    """Run every step of *migrations* that is missing."""
    script = ScriptDirectory(migrations)

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
