"""The event loop never waits for a disk: every database statement runs on a thread."""

from __future__ import annotations

import sqlite3
import sys
import threading
from pathlib import Path
from typing import Any

import aiosqlite
import pytest

from tests.bot.tables import table

pytestmark = pytest.mark.usefixtures("blank")

REAL = sqlite3.connect


class Asked:
    """Statements sent to database files, and the threads they came from."""

    def __init__(self) -> None:
        self.statements: list[tuple[int, str]] = []

    def connect(self, *args: Any, **kwargs: Any) -> sqlite3.Connection:
        """A connection that records its statements, unless a test itself opened it."""
        made: sqlite3.Connection = REAL(*args, **kwargs)
        if not sys._getframe(1).f_globals["__name__"].startswith("tests."):
            self.statements.append((threading.get_ident(), "connect"))
            made.set_trace_callback(self.note)
        return made

    def note(self, statement: str) -> None:
        """Record a statement; SQLite calls this on the asking thread."""
        self.statements.append((threading.get_ident(), statement))


async def test_no_statement_to_a_file_runs_on_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot starts with a new file, people play and look, and it stops: all on threads."""
    asked = Asked()
    monkeypatch.setattr(sqlite3, "connect", asked.connect)
    async with table(tmp_path, "midgame") as t:
        board = await t.board()
        await t.on_turn(board).click(board, "End turn")
        await t.told(t.people[0], await t.board(), "My hand")
        await t.command(t.people[0], "game status")

    said = {statement.split()[0] for _, statement in asked.statements}
    loop = threading.get_ident()
    assert {"connect", "PRAGMA", "BEGIN", "COMMIT", "SELECT", "INSERT", "UPDATE"} <= said
    assert [statement for thread, statement in asked.statements if thread == loop] == []


async def test_aiosqlite_does_our_work_on_its_thread(tmp_path: Path) -> None:
    """`storage.database.Worker` uses two private names, and both do what it expects."""
    async with aiosqlite.connect(tmp_path / "any.db") as thread:
        where = await thread._execute(threading.get_ident)  # type: ignore[no-untyped-call]  # ours

        assert where != threading.get_ident()
        assert isinstance(thread._conn, sqlite3.Connection)
