"""Tables with a Harbormaster: an island with a harbor on every coast."""

from __future__ import annotations

from typing import Any, ClassVar

from game import CornerId, Seat
from game.core.module import Module
from game.harbormaster.award import harbour_points
from game.harbormaster.module import MODULE as HARBORMASTER
from tests.game.tables import LETTERS, Table

QUAYS = r"""
       ?  .    w  .       .  ?
        /   \   /   \   /   \
      .       .       .       .
      |  F6   |  H8   |  M4   |
      .       .       .       .
    /   \   /   \   /   \   /   \
  .       .       .       .       .
g |  D*   |  P9   |  G5   |  F3   | o
  .       .       .       .       .
    \   /   \   /   \   /   \   /
      .       .       .       .
      |  M10  |  H11  |  P12  |
      .       .       .       .
        \   /   \   /   \   /
          .       .  ?    .  b
"""
"""A board with seven harbors and no buildings."""

NORTH, WOOL, EAST, ORE, GRAIN, SOUTH, BRICK = (
    *("-1,0/0,-1/0,0", "0,-1/0,0/1,-1", "2,-1/2,0/3,-1", "2,1/3,0/3,1"),
    *("-2,1/-2,2/-1,1", "0,2/0,3/1,2", "1,2/1,3/2,2"),
)
"""A corner of each harbor."""

PAY = "3 lumber 3 brick 3 wool 5 grain 6 ore"


class Quays(Table):
    """A game with a Harbormaster at a given moment; buildings are given by seat and place."""

    boxes: ClassVar[tuple[Module, ...]] = (HARBORMASTER,)

    def __init__(self, *hands: str, **more: Any) -> None:
        """
        Lay everything out.

        *settlements* and *cities* have corners by seat, as ``{"a": NORTH}``; the rest is as at
        other tables.
        """
        laid = {"settlement": more.pop("settlements", {}), "city": more.pop("cities", {})}
        super().__init__(QUAYS, *hands, **more)
        for piece, by_seat in laid.items():
            for letter, names in by_seat.items():
                for name in names.split():
                    self.build(letter, name, piece)
        self.turn_to(LETTERS[self.state.turn])

    def at(self, name: str) -> CornerId:
        """The corner of this name."""
        return CornerId(self.state.topology.named(name))

    def build(self, letter: str, name: str, piece: str = "settlement") -> None:
        """Put a piece on a corner for free."""
        self.state.lay(Seat(LETTERS.index(letter)), self.at(name), self.state.rules.piece(piece))

    def burn(self, name: str) -> None:
        """Remove the piece from a corner."""
        self.state.lift(self.at(name), self.state.corner_piece[self.at(name)])

    def counts(self) -> list[int]:
        """The seats' harbor points."""
        return [harbour_points(self.state, seat) for seat in self.state.rules.table]

    @property
    def master(self) -> str:
        """The letter of the Harbormaster's seat, or an empty string."""
        return self.holder("harbormaster")
