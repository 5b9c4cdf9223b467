"""
Tables of the Great Pyramid: boards with a river, and a pyramid under way.

On an edge `n` is a path of the Nile, and a capital letter a boat on such a path; everything else is
drawn as in `tests.game.tables`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

from game import Layout, Seat
from game.core.module import Module
from game.core.stack import NOBODY
from game.gods import MODULE as GODS
from game.gods.parts import Gods
from game.pyramid import MODULE as PYRAMID
from game.pyramid.nile import NILE
from game.pyramid.parts import PHARAOH
from game.pyramid.parts import Pyramid as PyramidPart
from game.pyramid.pharaoh import is_blessed
from game.pyramid.rows import NUMBERS
from tests.game.sketch import Place
from tests.game.tables import LETTERS, Table

SIX, SEVEN, EIGHT, NINE = range(len(NUMBERS))
"""Chance's outcomes that turn up each number."""

GOLD = "p"
"""The letter of the pharaoh's blocks."""

BANK = r"""
        .       .
      /   \   /   \
    .       .       .
    C  F6   A  D*   |
    .       .       .
      \   B   \   /
        .       .
"""
"""A board where each seat has a boat on the Nile."""


class River(Table):
    """A game of the Great Pyramid at a given moment."""

    boxes: ClassVar[tuple[Module, ...]] = (GODS, PYRAMID)

    def __init__(
        self, drawing: str, *hands: str, laid: str = "", gods: str = "", **more: Any
    ) -> None:
        """
        Lay everything out.

        *laid* has the owners of the blocks, lowest first: ``aabp``; the last player to build has
        the Vizier's Favor. *gods* has each seat's god: ``isis ptah maat``.
        """
        super().__init__(drawing, *hands, **more)
        built = [letter for letter in laid if letter != GOLD]
        numbers = tuple(NUMBERS[i % len(NUMBERS)] for i in range(laid.count(GOLD)))
        self.state.change(
            PyramidPart,
            laid=tuple(PHARAOH if letter == GOLD else _seat(letter) for letter in laid),
            numbers=numbers,
            favor=_seat(built[-1]) if built else NOBODY,
        )
        if gods:
            self.state.change(Gods, held=tuple(gods.split()))

    @property
    def pyramid(self) -> PyramidPart:
        """The part with the pyramid and its cards."""
        return self.state.part(PyramidPart)

    @property
    def favor(self) -> str:
        """The letter of the seat with the Vizier's Favor, or an empty string."""
        return "" if self.pyramid.favor == NOBODY else LETTERS[self.pyramid.favor]

    @property
    def blessed(self) -> str:
        """The letters of the seats whose pharaoh card shows the Blessing."""
        return "".join(LETTERS[s] for s in self.state.rules.table if is_blessed(self.state, s))

    def layout(self, layout: Layout) -> Layout:
        """The drawn board with its river."""
        return replace(layout, paths={NILE: tuple(self._river())})

    def piece(self, place: Place, letter: str) -> str:
        """A boat, besides the base game's pieces."""
        if len(place) == 2 and place in self._river():
            return "" if letter == "n" else "boat"
        return super().piece(place, letter)

    def letter(self, piece: str, seat: str) -> str:
        """A capital letter for a boat, and the base game's letters for the rest."""
        return seat.upper() if piece == "boat" else super().letter(piece, seat)

    def ground(self) -> dict[Place, str]:
        """The river's paths."""
        return dict.fromkeys(self._river(), "n")

    def _river(self) -> list[Place]:
        pieces = self.sketch.pieces.items()
        return [edge for edge, letter in pieces if len(edge) == 2 and letter in "nABCD"]


def _seat(letter: str) -> Seat:
    return Seat(LETTERS.index(letter))
