"""The box's own data: hidden hexes, treasures, numbers for new islands."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from game.board.places import CornerId, HexId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed
from game.core.stack import NOBODY


class Fog(Part):
    """The hidden hexes, as every seat may count them; unordered before they are revealed."""

    matters: ClassVar[bool] = False
    terrains: tuple[str, ...] = ()
    """Terrains hidden at the start, sorted."""
    numbers: tuple[int, ...] = ()
    """The numbers for it, sorted."""
    found: tuple[tuple[str, int], ...] = ()
    """Terrains and numbers revealed, in order of revealing; 0 is no number."""
    keeps_off: bool = False
    """Whether pieces that are set up may not touch it."""

    def left(self) -> tuple[Counter[str], Counter[int]]:
        """How much of each terrain is still hidden, and of each number."""
        terrains, numbers = Counter(self.terrains), Counter(self.numbers)
        terrains.subtract(terrain for terrain, _ in self.found)
        numbers.subtract(number for _, number in self.found if number)
        return terrains, numbers


class Treasures(Part):
    """The places of treasures, and the seats that took them."""

    places: tuple[CornerId, ...] = ()
    takers: tuple[Seat, ...] = ()
    """By place, the seat that has taken it, or -1."""
    kinds: tuple[str, ...] = ()
    """By place, the kind of treasure, or empty until it is taken."""


class NumberSupply(Part):
    """The land of a map whose new islands get their numbers during the game."""

    matters: ClassVar[bool] = False
    home: tuple[HexId, ...] = ()
    """The main island, which gives numbers."""
    new: tuple[HexId, ...] = ()
    """All other land, which gets them."""
    supply: tuple[int, ...] = ()
    """Numbers ready at the start, sorted; they have no order before they are drawn."""
    drawn: tuple[int, ...] = ()

    def left(self) -> Counter[int]:
        """The number of tokens left of each number."""
        return Counter(self.supply) - Counter(self.drawn)


def turned_up(fog: Fog, terrain: str, number: int) -> Fog:
    """The fog once *terrain* with *number* is revealed."""
    return changed(fog, found=(*fog.found, (terrain, number)))


def taken(treasures: Treasures, corner: CornerId, seat: Seat, kind: str) -> Treasures:
    """The treasures when *seat* has the one on *corner*."""
    at = treasures.places.index(corner)
    takers, kinds = list(treasures.takers), list(treasures.kinds)
    takers[at], kinds[at] = seat, kind
    return changed(treasures, takers=tuple(takers), kinds=tuple(kinds))


def no_takers(treasures: Treasures) -> tuple[Seat, ...]:
    """The takers at the start."""
    return (NOBODY,) * len(treasures.places)


def no_kinds(treasures: Treasures) -> tuple[str, ...]:
    """The known kinds at the start."""
    return ("",) * len(treasures.places)


def drawn(numbers: NumberSupply, number: int) -> NumberSupply:
    """The numbers when *number* has been drawn."""
    return changed(numbers, drawn=(*numbers.drawn, number))
