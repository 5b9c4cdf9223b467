"""Drawn tables of two against two: a and c against b and d."""

from __future__ import annotations

from typing import Any, ClassVar

from game.cities_knights.module import MODULE as KNIGHTS
from game.core.module import Module
from game.teams import MODULE as TEAMS
from tests.game.cities_knights.tables import Isle
from tests.game.tables import Table

ISLAND = r"""
        A       .       B
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       D
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       d
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        C       .       .
"""
"""An island where each has a city and a settlement: three points."""

MEETING = ISLAND.replace("c       .       d", "c       D       d").replace(
    "H11  |  P12", "H12+ |  P6 "
)
"""The same with a second city of d; at the marked hex are only it and c's settlement."""


class OfFour(Table):
    """Has four seats, and a target of five; comes before the kind of table."""

    def __init__(self, drawing: str, *hands: str, **more: Any) -> None:
        options = {"points": 5, **more.pop("options", {})}
        super().__init__(drawing, *hands, **{"seats": 4, "options": options, **more})


class Pairs(OfFour):
    """A game of two against two at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (TEAMS,)


class PairsOfKnights(OfFour, Isle):
    """The same with Cities & Knights."""

    boxes: ClassVar[tuple[Module, ...]] = (KNIGHTS, TEAMS)
