"""Tables of the Forgotten Tribe on its printed map."""

from __future__ import annotations

from typing import ClassVar

from game import EdgeId
from game.core.module import Module
from game.forgotten_tribe.module import MODULE as TRIBE
from game.forgotten_tribe.parts import Gifts
from tests.game.charted import Charted
from tests.game.tables import LETTERS

SHIP = "lumber wool"

POINT, BEFORE_POINT = "7,3 E", "7,3 SE"
CARD, BEFORE_CARD = "2,1 W", "2,1 SW"
QUAY, BEFORE_QUAY = "2,7 SE", "3,7 SW"
PIER, BEFORE_PIER = "6,5 SE", "6,5 SW"
"""Gifts of each sort, two of them harbors, each with an edge from which a ship reaches it."""

COAST, INLAND = "0,3 N", "1,4 N"
"""A corner of the main island's coast, and one inland."""


class Tribe(Charted):
    """A game with the tribe at a given moment."""

    scenario: ClassVar[Module] = TRIBE

    @property
    def gifts(self) -> Gifts:
        """The part with the gifts that are left and those that were taken."""
        return self.state.part(Gifts)

    def kind(self, name: str) -> str:
        """The card that the harbor on a gift's edge trades."""
        return dict(self.gifts.harbours)[self.edge_at(name)]

    def kept(self, seat: str = "a") -> list[str]:
        """The cards traded by the harbors that a seat keeps in hand."""
        return [kind for _, kind in self.gifts.kept(LETTERS.index(seat))]  # type: ignore[arg-type]  # a seat

    @property
    def harbours(self) -> dict[EdgeId, int]:
        """The harbors on the board, by edge."""
        return dict(self.state.harbours)
