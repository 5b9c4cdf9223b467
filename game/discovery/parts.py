"""What the box remembers: what is hidden still, treasures, numbers for new islands."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from game.board.places import CornerId, HexId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed
from game.core.stack import NOBODY


class Fog(Part):
    """What lies hidden, as everybody may count it; it has no order before it is turned up."""

    matters: ClassVar[bool] = False
    terrains: tuple[str, ...] = ()
    """What lay hidden to begin with, sorted."""
    numbers: tuple[int, ...] = ()
    """The numbers for it, sorted."""
    found: tuple[tuple[str, int], ...] = ()
    """What was turned up of both, in the order in which that was; 0 is no number."""
    keeps_off: bool = False
    """Whether pieces that are set up may not touch it."""

    def left(self) -> tuple[Counter[str], Counter[int]]:
        """How much of each terrain is still hidden, and of each number."""
        terrains, numbers = Counter(self.terrains), Counter(self.numbers)
        terrains.subtract(terrain for terrain, _ in self.found)
        numbers.subtract(number for _, number in self.found if number)
        return terrains, numbers


class Treasures(Part):
    """Where treasures lie, and who has taken which."""

    places: tuple[CornerId, ...] = ()
    takers: tuple[Seat, ...] = ()
    """By place, who has taken it, or nobody (-1)."""
    kinds: tuple[str, ...] = ()
    """By place, what it was, or nothing as long as nobody has taken it."""


class NumberSupply(Part):
    """The land of a map whose new islands get their numbers in the game."""

    matters: ClassVar[bool] = False
    home: tuple[HexId, ...] = ()
    """The main island, which gives numbers."""
    new: tuple[HexId, ...] = ()
    """All other land, which gets them."""
    supply: tuple[int, ...] = ()
    """What lay ready to begin with, sorted; it has no order before it is drawn."""
    drawn: tuple[int, ...] = ()

    def left(self) -> Counter[int]:
        """How many of each number lie ready."""
        return Counter(self.supply) - Counter(self.drawn)


def turned_up(fog: Fog, terrain: str, number: int) -> Fog:
    """The fog when *terrain* with *number* lies open."""
    return changed(fog, found=(*fog.found, (terrain, number)))


def taken(treasures: Treasures, corner: CornerId, seat: Seat, kind: str) -> Treasures:
    """The treasures when *seat* has the one on *corner*."""
    at = treasures.places.index(corner)
    takers, kinds = list(treasures.takers), list(treasures.kinds)
    takers[at], kinds[at] = seat, kind
    return changed(treasures, takers=tuple(takers), kinds=tuple(kinds))


def no_takers(treasures: Treasures) -> tuple[Seat, ...]:
    """Who has taken the treasures to begin with."""
    return (NOBODY,) * len(treasures.places)


def no_kinds(treasures: Treasures) -> tuple[str, ...]:
    """What they are known to be to begin with."""
    return ("",) * len(treasures.places)


def drawn(numbers: NumberSupply, number: int) -> NumberSupply:
    """The numbers when *number* has been drawn."""
    return changed(numbers, drawn=(*numbers.drawn, number))
