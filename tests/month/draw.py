"""The tables of the month: their boxes, their seats and their paces."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random
from typing import TypeVar

from bot.features.lobby.variant import is_for
from game import maps_of, offered, seats_for

T = TypeVar("T")

PACES = {"daily": 0.5, "": 0.3, "live": 0.2}
"""Shares of paces: a guess; the empty one has no time limit."""

SEATS = {3: 0.35, 4: 0.65}
"""Shares of seat counts at most tables: a guess."""

SHARES = {1: 6.0, 2: 2.0, 3: 0.7, 4: 0.4, 5: 0.3, 6: 0.3}
"""Weights of sets by their number of boxes: a guess."""
FAVOURITES: dict[tuple[str, ...], int] = {("base", "seafarers"): 2, ("base", "cities_knights"): 2}
"""Extra weights of popular sets: a guess."""
POINTS, MANY = 8, 7
"""
Points to win, and at large tables: fewer than by the rules.

Automatic players need as many turns for these as people need for all.
"""
LARGE = 5
"""Minimum seats of a large table."""

NAMES = (
    *("Alba", "Bruno", "Chloé", "Dámaso", "Elena", "Farid", "Greta", "Hugo", "Inés", "Jonas"),
    *("Katja", "Luis", "Mirta", "Nuno", "Olga", "Pavel", "Quim", "Rosa", "Sven", "Tania"),
)


@dataclass(frozen=True, slots=True)
class Draw:
    """One table of the month."""

    number: int
    boxes: str
    where: str
    points: int
    pace: str
    names: tuple[str, ...]
    """The players; the last one only watches."""
    locales: tuple[str, ...]

    @property
    def options(self) -> dict[str, object]:
        """The options of ``/game new``."""
        found: dict[str, object] = {
            "expansion": self.boxes,
            "map": self.where,
            "points": self.points,
        }
        if self.pace:
            found["pace"] = self.pace
        return found


_is_for = cache(is_for)


def table(seed: int, number: int) -> Draw:
    """Table *number* of the month with *seed*, the same each time."""
    chance = Random(f"{seed} table {number}")
    shares = {n: SHARES[len(n)] * FAVOURITES.get(n, 1) for n in offered()}
    boxes = _one(chance, shares)
    able = sorted(seats_for(boxes))
    seats = _one(chance, SEATS) if {*SEATS} <= {*able} else chance.choice(able)
    names = tuple(chance.sample(NAMES, seats + 1))
    locales = tuple(chance.choice(("en-US", "es-ES")) for _ in names)
    maps = list(maps_of(boxes))
    where = chance.choice(maps)
    while not _is_for(seats, maps_of(boxes)[where], where):
        where = chance.choice(maps)
    points = MANY if seats >= LARGE else POINTS
    return Draw(number, " ".join(boxes), where, points, _one(chance, PACES), names, locales)


def _one(chance: Random, shares: dict[T, float]) -> T:
    return chance.choices(list(shares), list(shares.values()))[0]
