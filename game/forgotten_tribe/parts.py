"""What the tribe has to give, and what was taken."""

from __future__ import annotations

from game.board.places import EdgeId
from game.core.cards import Seat
from game.core.part import Part


class Gifts(Part):
    """Gifts on edges as they lay in the beginning, and what became of them."""

    points: tuple[EdgeId, ...] = ()
    """A victory point on each."""
    cards: tuple[EdgeId, ...] = ()
    """A development card on each."""
    harbours: tuple[tuple[EdgeId, str], ...] = ()
    """A harbour on each, ``any`` or by the card it trades."""
    taken: tuple[tuple[EdgeId, Seat], ...] = ()
    """Gifts that were taken, by whom, in the order in which they were."""
    placed: tuple[EdgeId, ...] = ()
    """Where the harbours lay that serve a seat now."""

    @property
    def lying(self) -> tuple[EdgeId, ...]:
        """Where gifts still lie."""
        taken = {edge for edge, _ in self.taken}
        everything = (*self.points, *self.cards, *(edge for edge, _ in self.harbours))
        return tuple(edge for edge in everything if edge not in taken)

    def of(self, seat: Seat) -> tuple[EdgeId, ...]:
        """Where the gifts of *seat* lay, the first one first."""
        return tuple(edge for edge, owner in self.taken if owner == seat)

    def kept(self, seat: Seat) -> tuple[tuple[EdgeId, str], ...]:
        """Harbours that *seat* has found no place for, the first one first: where each lay."""
        kinds = dict(self.harbours)
        return tuple(
            (edge, kinds[edge])
            for edge in self.of(seat)
            if edge in kinds and edge not in self.placed
        )
