"""Tables of the New World on a random board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from game import CornerId, Game, HexId, Seat, Seeded
from game.base import MODULE as BASE
from game.base.water import is_water
from game.core.module import Module
from game.core.rows import Value
from game.core.stack import Step
from game.new_world.module import MODULE as WORLD
from game.new_world.parts import Quays
from game.seafarers.islands import islands, note_homes
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.charted import Charted
from tests.game.tables import NO_CHANCE

BOXES = (BASE, SEAFARERS, WORLD)
NAMES = ("base", "seafarers", "new_world")
LAID: Mapping[str, Value] = {"lay_harbours": True, "start": "drawn"}
"""Options that let players lay the harbors."""


def begun(
    seats: int = 3, settings: Mapping[str, Value] = LAID, names: tuple[str, ...] = NAMES
) -> Game:
    """A game that has just begun."""
    return Game.new(
        seats, Seeded(b"new world"), modules=names, settings=dict(settings), boxes=BOXES
    )


def quays(game: Game) -> Quays:
    """The part with the harbors that players lay."""
    return game.state.part(Quays)


class World(Charted):
    """A game on a new world at a given moment; its pieces count as set up."""

    scenario: ClassVar[Module] = WORLD

    def _begin(self, stage: str, seat: Seat) -> None:
        if not self.state.stint:
            list(note_homes(self.state, Step("note homes"), NO_CHANCE))
        super()._begin(stage, seat)

    def isles(self) -> list[tuple[HexId, ...]]:
        """The islands of the board."""
        return islands(self.state.topology, self.state.land)

    def lone_coast(self, isle: tuple[HexId, ...]) -> CornerId:
        """A corner of an island that touches water, and no other island."""
        topology = self.state.topology
        return next(
            corner
            for place in isle
            for corner in topology.hex_corners[place]
            if any(is_water(self.state, at) for at in topology.corner_hexes[corner])
            and all(at in isle or not self.state.land[at] for at in topology.corner_hexes[corner])
        )
