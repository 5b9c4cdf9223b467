"""
The stored games, read without the bot's code: from a file or from a server.

A dead bot's file is never opened directly: the first program to open it repairs it, and that must
be the bot. A running bot's file is read through the database, which shows readers one moment; a
copy of files that are being written shows none.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from tests.databases import Server
from tests.patience import PATIENCE

PARTS = ("", "-wal")
"""An SQLite database is a file and its write-ahead log."""
GAMES = (
    "SELECT id, channel_id, status, modules, number, told, snapshot, seed FROM games"
    " ORDER BY created, id"
)
FACTS = ("id", "channel", "status", "boxes", "number", "told", "snapshot", "seed")
"""Columns that are read of a game, in this order."""
LINES = "SELECT game_id, number, seat, user_id, line, time, interaction_id FROM lines ORDER BY 1, 2"
PLANNED = "SELECT game_id, kind FROM posts WHERE state = 'planned'"
SEATS = "SELECT game_id, seat, user_id, name, colour FROM seats"


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


class Sitting(NamedTuple):
    """A person in a seat."""

    user: int
    name: str
    colour: str


@dataclass(frozen=True, slots=True)
class Stored:
    """A stored game."""

    id: str
    channel: int
    status: str
    boxes: str
    """Its boxes, as a JSON list."""
    number: int
    told: int
    snapshot: bytes | None
    seed: bytes
    lines: tuple[Line, ...]
    planned: tuple[str, ...]
    """Kinds of the posts that are owed."""
    seats: dict[int, Sitting]
    """People by seat."""

    @property
    def is_told(self) -> bool:
        """Whether nothing is left to be posted about it."""
        return self.told >= self.number and not self.planned


class Books(Protocol):
    """A place where games are stored."""

    url: str

    def read(self) -> dict[str, Stored]:
        """
        All games by id, the oldest first.

        :raises AssertionError: if the database is damaged.
        """


class FileBooks:
    """An SQLite file, whose copies are made in *scratch*."""

    def __init__(self, file: Path, scratch: Path, lives: Callable[[], bool]) -> None:
        """Use *lives* to find out whether a bot has the file open."""
        self.url = f"sqlite:///{file}"
        self._file = file
        self._scratch = scratch
        self._lives = lives

    def read(self) -> dict[str, Stored]:
        if self._lives():
            return self._read(self._file)
        self._scratch.mkdir(exist_ok=True)
        for part in PARTS:
            source, copy = Path(f"{self._file}{part}"), self._scratch / f"copy.db{part}"
            copy.unlink(missing_ok=True)
            if source.exists():
                shutil.copyfile(source, copy)
        return self._read(self._scratch / "copy.db")

    @staticmethod
    def _read(file: Path) -> dict[str, Stored]:
        with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as disk:
            disk.execute("BEGIN")
            ((verdict,),) = disk.execute("PRAGMA quick_check").fetchall()
            assert verdict == "ok", verdict
            is_there = disk.execute("SELECT 1 FROM sqlite_master WHERE name = 'games'").fetchall()
            return _stored(lambda query: disk.execute(query).fetchall()) if is_there else {}


class ServerBooks:
    """A database on a PostgreSQL server."""

    def __init__(self, url: str) -> None:
        """Connect to the server."""
        self.url = url
        self._server = Server(url)

    def read(self) -> dict[str, Stored]:
        self._server.asked("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
        try:
            ((is_there,),) = self._server.asked("SELECT to_regclass('games') IS NOT NULL")
            return _stored(self._server.asked) if is_there else {}
        finally:
            self._server.asked("ROLLBACK")


def _stored(asked: Callable[[str], list[tuple[Any, ...]]]) -> dict[str, Stored]:
    """All games of a database, if it has tables."""
    lines: defaultdict[str, list[Line]] = defaultdict(list)
    for game, number, seat, user, text, time, interaction in asked(LINES):
        lines[game].append(Line(number, seat, user, text, time / 1e6, interaction))
    planned: defaultdict[str, list[str]] = defaultdict(list)
    for game, kind in asked(PLANNED):
        planned[game].append(kind)
    seats: defaultdict[str, dict[int, Sitting]] = defaultdict(dict)
    for game, seat, *sitting in asked(SEATS):
        seats[game][seat] = Sitting(*sitting)
    found = (dict[str, Any](zip(FACTS, row, strict=True)) for row in asked(GAMES))
    return {
        game["id"]: Stored(
            **game,
            lines=tuple(lines[game["id"]]),
            planned=tuple(planned[game["id"]]),
            seats=seats[game["id"]],
        )
        for game in found
    }
