"""
Run the migrations that a database lacks, by Alembic.

Only an old or new database needs this, so `storage.upgrade` imports it on demand.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import Script, ScriptDirectory
from sqlalchemy import Connection

from storage import facts
from storage.programs import refuse_older
from storage.schema import VERSION, metadata

OPTIONS: dict[str, Any] = {
    "version_table": VERSION.name,
    "target_metadata": metadata,
    "transactional_ddl": True,  # works on SQLite, because we begin transactions ourselves
    "render_as_batch": True,  # SQLite changes a table by copying it
}


def climb(connection: Connection, migrations: Path) -> None:
    """
    Run every missing step of *migrations*.

    :raises OlderRunning: if an older program runs that they don't admit.
    """
    script = ScriptDirectory(migrations)

    def steps(current: Any, _: Any) -> Any:
        return script._upgrade_revs("head", current)  # noqa: SLF001  # as alembic.command does

    oldest = max(_compatible(step) for step in script.walk_revisions())
    if connection.dialect.name == "postgresql":
        # Several processes may share a server; one that waits here finds nothing left to do.
        refuse_older(connection, oldest)
    with EnvironmentContext(Config(), script, fn=steps) as environment:
        environment.configure(connection=connection, **OPTIONS)
        environment.run_migrations()
    facts.note(connection, facts.OLDEST, oldest)
    if connection.dialect.name == "sqlite":
        orphans = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
        assert not orphans, f"a migration has left orphans: {orphans[:3]}"


def _compatible(step: Script) -> str:
    """The oldest schema whose programs can still run after a *step*; by default its own."""
    return str(getattr(step.module, "compatible", step.revision))
