"""The box's own data: the river, and the pyramid with its awards."""

from __future__ import annotations

from typing import ClassVar

from game.board.places import EdgeId, HexId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed
from game.core.stack import NOBODY
from game.pyramid.rows import GOLD, LEVELS, NUMBERS, OF_EACH, SPACES

PHARAOH = NOBODY
"""Owner of the gold blocks."""


class Nile(Part):
    """The course of the Nile: the paths that it crosses, and the hexes that they part."""

    matters: ClassVar[bool] = False
    bars_edges: ClassVar[bool] = True
    paths: tuple[EdgeId, ...] = ()
    hexes: tuple[HexId, ...] = ()


class Pyramid(Part):
    """The pyramid, the pharaoh's blocks and the Vizier's Favor; all of it is public."""

    laid: tuple[Seat, ...] = ()
    """Owner of each block, in order of placing: lowest level first."""
    numbers: tuple[int, ...] = ()
    """Numbers of the pharaoh's blocks revealed so far; the last one may not be placed yet."""
    favor: Seat = NOBODY
    """Holder of the Vizier's Favor."""
    used: int = 0
    """The stint in which the Favor was used last."""

    def blocks(self, seat: Seat) -> int:
        """The number of blocks of *seat*, or of the pharaoh, on the pyramid."""
        return self.laid.count(seat)

    @property
    def gold(self) -> int:
        """The number of blocks of the pharaoh on the pyramid."""
        return self.blocks(PHARAOH)

    @property
    def level(self) -> int:
        """The level that is being built, from 1; the last one when all are done."""
        full = [sum(LEVELS[:level]) for level in range(1, len(LEVELS))]
        return 1 + sum(len(self.laid) >= spaces for spaces in full)

    @property
    def is_done(self) -> bool:
        """Whether the pyramid is complete, or the pharaoh has no block left: egypt.md 3.6."""
        return len(self.laid) == SPACES or self.gold == GOLD

    def pile(self) -> tuple[int, ...]:
        """The number of the pharaoh's blocks face down, by number; their order is unknown."""
        return tuple([OF_EACH - self.numbers.count(number) for number in NUMBERS])


def turned_up(pyramid: Pyramid, number: int) -> Pyramid:
    """The pyramid when the *number* of one more of the pharaoh's blocks is known."""
    return changed(pyramid, numbers=(*pyramid.numbers, number))


def laid(pyramid: Pyramid, seat: Seat) -> Pyramid:
    """The pyramid with one block more, of *seat* or of the pharaoh."""
    return changed(pyramid, laid=(*pyramid.laid, seat))
