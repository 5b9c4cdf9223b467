"""
Seasons: the months or quarters of the calendar, each with its own leaderboards.

A game belongs to the season in which it ends, by UTC. Nothing about a season is stored: results and
their dates are kept forever, and leaderboards are computed from them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, date, datetime

from babel.dates import format_skeleton

from bot.table.server.settings import Unit
from storage import PlayedRow

PLACEMENT = 3
"""Number of games in a season after which a person is listed."""

ALL = "all"
"""The key of all games together."""

MONTHS = 3
"""Number of months in a quarter."""


@dataclass(frozen=True, slots=True, order=True)
class Season:
    """One month or quarter."""

    year: int
    number: int
    """From 1 to 12, or from 1 to 4."""
    unit: Unit

    @property
    def key(self) -> str:
        """Its name in addresses and typed values, such as 2026-11 or 2026-q4."""
        return f"{self.year}-{'q' if self.unit == 'quarter' else ''}{self.number}"

    def named(self, language: str) -> str:
        """Its name for readers, such as November 2026."""
        first = (self.number - 1) * (MONTHS if self.unit == "quarter" else 1) + 1
        skeleton = "yQQQQ" if self.unit == "quarter" else "yMMMM"
        return str(format_skeleton(skeleton, date(self.year, first, 1), locale=language))


def season_of(when: datetime, unit: Unit) -> Season:
    """The season of a moment."""
    there = when.astimezone(UTC)
    number = there.month if unit == "month" else (there.month - 1) // MONTHS + 1
    return Season(there.year, number, unit)


def seasons(games: Iterable[PlayedRow], unit: Unit, now: datetime) -> list[Season]:
    """The current season and all others in which a game ended, the oldest first."""
    return sorted({season_of(now, unit), *(season_of(game.ended, unit) for game in games)})
