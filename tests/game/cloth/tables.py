"""
Tables of Cloth for Catan: its map, routes to villages, and cloth.

Three seats can reach the village of the 11 in the north from their settlements: a by one ship, b by
three, c by two.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.cloth.module import MODULE as CLOTH
from game.cloth.parts import Cloth
from game.core.module import Module
from tests.game.charted import Charted
from tests.game.tables import LETTERS

ELEVEN = "3,3 N"
"""The village of the 11."""

HOMES = {"a": "4,1 S", "b": "3,1 S", "c": "4,3 N"}
ROUTES = {"a": "3,2 E", "b": "2,2 E; 2,3 NE; 3,3 NW", "c": "4,3 NW; 3,3 NE"}
"""Each seat's route to that village."""


def routes(*letters: str) -> dict[str, str]:
    """The routes of these seats."""
    return {letter: ROUTES[letter] for letter in letters}


class Trading(Charted):
    """A game at a given moment."""

    scenario: ClassVar[Module] = CLOTH

    def __init__(self, *hands: str, trade: str = "", **more: Any) -> None:
        """Lay everything out; the seats of *trade* have settled and reached the village."""
        if trade:
            more = {"settlements": HOMES, "ships": routes(*trade), **more}
        super().__init__(*hands, **more)

    @property
    def cloth(self) -> Cloth:
        """The part with villages and cloth."""
        return self.state.part(Cloth)

    @property
    def held(self) -> tuple[int, ...]:
        """Each seat's cloth."""
        return self.cloth.held

    def traders(self, village: str = ELEVEN) -> str:
        """The letters of the seats that trade with a village."""
        at = self.cloth.villages.index(self.corner_at(village))
        return "".join(LETTERS[seat] for seat in self.cloth.traders[at])

    def in_village(self, village: str = ELEVEN) -> int:
        """The cloth of a village."""
        return self.cloth.left[self.cloth.villages.index(self.corner_at(village))]

    def put(
        self,
        *,
        left: Mapping[str, int] | None = None,
        stock: int | None = None,
        held: tuple[int, ...] | None = None,
    ) -> Trading:
        """Put these numbers of cloth in villages, the general supply and with seats."""
        cloth, by_village = self.cloth, list(self.cloth.left)
        for village, count in (left or {}).items():
            by_village[cloth.villages.index(self.corner_at(village))] = count
        self.state.change(
            Cloth,
            left=tuple(by_village),
            stock=cloth.stock if stock is None else stock,
            held=cloth.held if held is None else held,
        )
        return self
