"""
What is on disk, read from a copy.

A dead bot's database is never opened itself: whoever opens it first mends it, and that must be
the bot.
"""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PARTS = ("", "-wal")
"""A database of SQLite is a file and the log before it."""
FACTS = ("id", "channel", "status", "number", "told", "snapshot", "seed")
"""What is read of a game, in this order."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a log."""

    number: int
    seat: int
    user: int | None
    text: str
    at: float
    """Seconds since 1970."""
    interaction: int | None


@dataclass(frozen=True, slots=True)
class Stored:
    """One game."""

    id: str
    channel: int
    status: str
    number: int
    told: int
    snapshot: bytes | None
    seed: bytes
    lines: tuple[Line, ...]
    planned: tuple[str, ...]
    """The kinds of posts that are owed."""
    seats: dict[int, tuple[int, str]]
    """By seat, id and name of its person."""

    @property
    def is_told(self) -> bool:
        """Whether nothing of it is left to be said."""
        return self.told >= self.number and not self.planned


def read(database: Path, scratch: Path) -> dict[str, Stored]:
    """
    Every game of *database*, by id, oldest first; the copy is made in *scratch*.

    :raises AssertionError: if the database is damaged.
    """
    scratch.mkdir(exist_ok=True)
    for part in PARTS:
        source, copy = Path(f"{database}{part}"), scratch / f"copy.db{part}"
        copy.unlink(missing_ok=True)
        if source.exists():
            shutil.copyfile(source, copy)
    with closing(sqlite3.connect(scratch / "copy.db")) as disk:
        ((verdict,),) = disk.execute("PRAGMA quick_check").fetchall()
        assert verdict == "ok", verdict
        if not disk.execute("SELECT name FROM sqlite_master WHERE name = 'games'").fetchall():
            return {}  # the bot has never come so far
        games = disk.execute(
            "SELECT id, channel_id, status, number, told, snapshot, seed FROM games"
            " ORDER BY created, id"
        ).fetchall()
        return {row[0]: _game(disk, row) for row in games}


def _game(disk: sqlite3.Connection, row: tuple[Any, ...]) -> Stored:
    own = (row[0],)
    lines = disk.execute(
        "SELECT number, seat, user_id, line, time / 1e6, interaction_id FROM lines"
        " WHERE game_id = ? ORDER BY number",
        own,
    )
    planned = disk.execute("SELECT kind FROM posts WHERE game_id = ? AND state = 'planned'", own)
    seats = disk.execute("SELECT seat, user_id, name FROM seats WHERE game_id = ?", own)
    facts: dict[str, Any] = dict(zip(FACTS, row, strict=True))
    return Stored(
        **facts,
        lines=tuple(Line(*line) for line in lines),
        planned=tuple(kind for (kind,) in planned),
        seats={seat: (user, name) for seat, user, name in seats},
    )
