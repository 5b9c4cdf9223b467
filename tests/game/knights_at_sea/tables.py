"""
Tables of Cities & Knights at sea: drawn as in Seafarers, with knights as on land.

Robber and pirate are where they are drawn, as after the first attack; with *attacks* at 0 they wait
off the board. `Reef` has treasures, too.
"""

from __future__ import annotations

from typing import ClassVar

from game import Seat
from game.base.parts import Robber
from game.board.places import HexId
from game.cities_knights.module import MODULE as KNIGHTS
from game.core.module import Module
from game.discovery.module import MODULE as DISCOVERY
from game.knights_at_sea.module import MODULE as AT_SEA
from game.knights_at_sea.parts import OffBoard
from game.seafarers.module import MODULE as SEAFARERS
from game.seafarers.parts import Pirate
from tests.game.cities_knights.tables import Isle
from tests.game.discovery.tables import Depths
from tests.game.seafarers.tables import ISLES, Waters


class Bay(Isle, Waters):
    """A game of both boxes at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (KNIGHTS, SEAFARERS, ISLES, AT_SEA)

    @property
    def robber(self) -> HexId | None:
        """The robber's hex."""
        return self.state.part(Robber).at

    def _begin(self, stage: str, seat: Seat) -> None:
        """Put both figures where they are drawn, unless they wait for the first attack."""
        state, beside = self.state, self.state.part(OffBoard)
        if not state.stint and self._attacks:
            state.put(OffBoard())
            state.change(Robber, at=beside.robber)
            state.change(Pirate, at=beside.pirate)
        super()._begin(stage, seat)


class Reef(Bay, Depths):  # type: ignore[misc]  # both ask what lies under something
    """A game with something to find."""

    boxes: ClassVar[tuple[Module, ...]] = (KNIGHTS, SEAFARERS, ISLES, DISCOVERY, AT_SEA)
