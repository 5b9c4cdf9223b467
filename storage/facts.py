"""
Facts about a database as a whole, by name.

``oldest``: the oldest schema whose programs may still write here (`storage.upgrade`).
``backup``: when `hexhost backup` last made a whole copy.
"""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, Connection, delete, insert, inspect, select

from storage.faults import execute
from storage.schema import facts

OLDEST, BACKUP = "oldest", "backup"


def known(connection: Connection, name: str) -> str | None:
    """The fact of this *name*; None if it was never noted, or the schema is too old for facts."""
    if not _is_kept(connection):
        return None
    found: str | None = execute(connection, select(facts.c.value).where(_is(name))).scalar()
    return found


def note(connection: Connection, name: str, value: str) -> None:
    """Keep a fact instead of the earlier one of its name; a schema too old for facts keeps none."""
    if not _is_kept(connection):
        return
    execute(connection, delete(facts).where(_is(name)))
    execute(connection, insert(facts).values(name=name, value=value))


def backed_up(connection: Connection) -> datetime | None:
    """Time of the last backup; None if there was none."""
    value = known(connection, BACKUP)
    return None if value is None else datetime.fromisoformat(value)


def _is_kept(connection: Connection) -> bool:
    return inspect(connection).has_table(facts.name)


def _is(name: str) -> ColumnElement[bool]:
    return facts.c.name == name
