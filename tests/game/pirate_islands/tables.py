"""
Tables of the Pirate Islands: map, lines to the west, warships, lairs and fleet.

The first seat, a, begins in the south. Its line may lead by `LANDING` to its beachhead, and from
there by `ASSAULT` to its fortress.
"""

from __future__ import annotations

from typing import Any, ClassVar

from game import EdgeId, Event
from game.core.module import Module
from game.core.points import GameEnded
from game.pirate_islands.module import MODULE as PIRATES
from game.pirate_islands.parts import Fleet, Raid
from tests.game.charted import Charted
from tests.game.tables import LETTERS

FIRST = "3,7 NW"
"""The edge of a's first ship."""
LANDING = "2,7 NE; 2,7 NW; 1,7 NE; 1,7 NW; 1,7 W"
ASSAULT = "0,7 SE; 0,7 SW; -1,7 SE"
BEACHHEAD, FORTRESS = "0,8 N", "-1,7 S"
WHOLE = f"{LANDING}; {ASSAULT}"


class Raiding(Charted):
    """A game at a given moment."""

    scenario: ClassVar[Module] = PIRATES

    def __init__(
        self,
        *hands: str,
        warships: int = 0,
        lairs: tuple[int, ...] = (),
        fleet: str = "",
        **more: Any,
    ) -> None:
        """
        Lay everything out.

        *warships* is the number of a's warships, from the start of its line; *fleet* is the fleet's
        hex.
        """
        self._lairs, self._fleet = lairs, fleet
        super().__init__(*hands, **more)
        self.state.change(Raid, warships=tuple(sorted(self.line()[:warships])))

    def _begin(self, stage: str, seat: Any) -> None:
        """Clear lairs and move the fleet before anything is asked."""
        if not self.state.stint:
            if self._lairs:
                self.state.change(Raid, lairs=self._lairs)
            if self._fleet:
                self.state.change(Fleet, at=self.hex_at(self._fleet))
        super()._begin(stage, seat)

    @property
    def raid(self) -> Raid:
        """The part with lines, warships and lairs."""
        return self.state.part(Raid)

    @property
    def fleet(self) -> str:
        """The name of the fleet's hex, or an empty string."""
        at = self.state.part(Fleet).at
        return "" if at is None else self.state.topology.hex_name(at)

    def line(self, seat: str = "a") -> list[EdgeId]:
        """The line of a seat."""
        return [*self.raid.lines[LETTERS.index(seat)]]


def won(events: list[Event]) -> list[tuple[int, ...]]:
    """The winners of each ending among these events."""
    return [event.winners for event in events if isinstance(event, GameEnded)]
