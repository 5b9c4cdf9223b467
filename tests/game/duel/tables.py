"""Drawn tables of two."""

from __future__ import annotations

from typing import Any, ClassVar

from game.cities_knights.module import MODULE as KNIGHTS
from game.core.module import Module
from game.duel.module import MODULE as DUEL
from game.gods import MODULE as GODS
from game.pyramid import MODULE as PYRAMID
from tests.game.cities_knights.tables import Isle
from tests.game.gods.tables import GodsTable
from tests.game.pyramid.tables import River
from tests.game.tables import Table

NAMES = ("base", "duel")

LAND = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       .
|  D*   |  P9   |  G5+  b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       b       .
    |  M10  |  H11  b  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""An island where a has one settlement and b two; the marked hex has both of b's."""


class OfTwo(Table):
    """Has two seats; comes before the kind of table."""

    def __init__(self, drawing: str, *hands: str, **more: Any) -> None:
        super().__init__(drawing, *hands, **{"seats": 2, **more})


class Two(OfTwo):
    """A game of two at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (DUEL,)


class TwoKnights(OfTwo, Isle):
    """The same with Cities & Knights."""

    boxes: ClassVar[tuple[Module, ...]] = (KNIGHTS, DUEL)


class TwoGods(OfTwo, GodsTable):
    """The same with Help from the Gods."""

    boxes: ClassVar[tuple[Module, ...]] = (DUEL, GODS)


class TwoAtTheNile(OfTwo, River):
    """The same with The Great Pyramid."""

    boxes: ClassVar[tuple[Module, ...]] = (DUEL, GODS, PYRAMID)
