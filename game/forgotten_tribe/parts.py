"""The gifts of the tribe, and those taken."""

from __future__ import annotations

from game.board.places import EdgeId
from game.core.cards import Seat
from game.core.part import Part


class Gifts(Part):
    """Gifts on edges at the start, and what happened to them."""

    points: tuple[EdgeId, ...] = ()
    """A victory point on each."""
    cards: tuple[EdgeId, ...] = ()
    """A development card on each."""
    harbours: tuple[tuple[EdgeId, str], ...] = ()
    """A harbor on each, ``any`` or by the card it trades."""
    taken: tuple[tuple[EdgeId, Seat], ...] = ()
    """Gifts taken and their takers, in order."""
    placed: tuple[EdgeId, ...] = ()
    """Edges of the harbors now in use."""

    @property
    def lying(self) -> tuple[EdgeId, ...]:
        """The edges with gifts left."""
        taken = {edge for edge, _ in self.taken}
        everything = (*self.points, *self.cards, *(edge for edge, _ in self.harbours))
        return tuple(edge for edge in everything if edge not in taken)

    def of(self, seat: Seat) -> tuple[EdgeId, ...]:
        """The former edges of the gifts of *seat*, in order."""
        return tuple(edge for edge, owner in self.taken if owner == seat)

    def kept(self, seat: Seat) -> tuple[tuple[EdgeId, str], ...]:
        """Former edges of the harbors that *seat* has found no place for, in order."""
        kinds = dict(self.harbours)
        return tuple(
            (edge, kinds[edge])
            for edge in self.of(seat)
            if edge in kinds and edge not in self.placed
        )
