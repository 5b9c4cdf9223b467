"""Seats of a lobby: how many the boxes need and allow, and how many this table wants to fill."""

from __future__ import annotations

from game import seats_for
from storage import GameRow

PLAYERS = "players"
"""Setting of a table that wants fewer players than its boxes allow."""

READY = "ready"
"""Setting of a table that asks everyone whether they are ready once it is full."""


def fewest(modules: tuple[str, ...]) -> int:
    """Minimum number of seats with these boxes."""
    return min(seats_for(modules), default=0)


def most(modules: tuple[str, ...]) -> int:
    """Maximum number of seats with these boxes."""
    return max(seats_for(modules), default=0)


def room(row: GameRow) -> int:
    """Maximum number of seats at a table: as many as it wants, if its boxes allow that."""
    wanted = int(row.settings.get(PLAYERS) or most(row.modules))
    return min(most(row.modules), max(fewest(row.modules), wanted))


def asks_ready(row: GameRow) -> bool:
    """Whether a lobby asks everyone whether they are ready once it is full."""
    return bool(row.settings.get(READY)) and row.settings.get("pace") == "live"
