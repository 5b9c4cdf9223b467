"""Which tables there are: what is played there, by how many, and how fast."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TypeVar

T = TypeVar("T")

PACES = {"daily": 0.5, "": 0.3, "live": 0.2}
"""How tables play, with their shares: a guess; the empty one has all the time in the world."""

SEATS = {3: 0.35, 4: 0.65}
"""How many sit at most tables: a guess."""

BOXES: dict[str, tuple[float, int, tuple[str, ...]]] = {
    "base": (4, 8, ()),
    "base five_six": (2, 7, ()),
    "base egypt": (1, 8, ()),
    "base gods": (1, 8, ()),
    "base harbormaster": (1, 9, ()),
    "base gods pyramid": (1, 7, ()),
    "base seafarers": (3, 8, ("new_shores", "four_islands", "fog_islands", "desert")),
    "base five_six seafarers": (1, 7, ("new_shores",)),
    "base cities_knights": (3, 8, ()),
    "base cities_knights five_six": (1, 7, ()),
    "base cities_knights seafarers": (1, 8, ("new_shores",)),
}
"""
What is played, with how often in comparison, the points that win, and on which maps.

The shares are a guess. Fewer points win than by the rules: people who play by themselves need as
many turns for them as people do for all.
"""

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
    """Who plays; one more looks on."""
    locales: tuple[str, ...]

    @property
    def options(self) -> dict[str, object]:
        """What is said to ``/game new``."""
        found: dict[str, object] = {"box": self.boxes, "points": self.points}
        if self.where:
            found["map"] = self.where
        if self.pace:
            found["pace"] = self.pace
        return found


def table(seed: int, number: int) -> Draw:
    """A table of the month of *seed*, the same each time."""
    chance = Random(f"{seed} table {number}")
    boxes = _one(chance, {name: share for name, (share, *_) in BOXES.items()})
    _, points, maps = BOXES[boxes]
    seats = chance.choice((5, 6)) if "five_six" in boxes else _one(chance, SEATS)
    names = tuple(chance.sample(NAMES, seats + 1))
    locales = tuple(chance.choice(("en-US", "es-ES")) for _ in names)
    where = chance.choice(maps) if maps else ""
    return Draw(number, boxes, where, points, _one(chance, PACES), names, locales)


def _one(chance: Random, shares: dict[T, float]) -> T:
    return chance.choices(list(shares), list(shares.values()))[0]
