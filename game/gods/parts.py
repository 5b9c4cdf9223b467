"""The box's own data; all of it is public."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, TypeVar

from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed
from game.core.trace import Altered
from game.gods.names import GODS, STACK

T = TypeVar("T")
NEW = (False,)
"""A card that shows its A side."""


def placed(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """*values* by seat, with another *value* for *seat*."""
    return (*values[:seat], value, *values[seat + 1 :])


class Gods(Part):
    """The seat each god helps."""

    matters: ClassVar[bool] = False
    held: tuple[str, ...] = ()
    """By seat, its god, or nothing before the deal."""
    turned: tuple[bool, ...] = ()
    """By seat, whether the card shows its B side: one use is left."""
    since: tuple[int, ...] = ()
    """By seat, the stint in which the card came, was used or was turned last; 0 is the deal."""
    amun: tuple[int, int] = (0, -1)
    """The stint in which Amun trades, and the kind he takes."""
    isis: int = 0
    """The stint of the seven at which Isis helps."""
    out: tuple[Seat, ...] = ()
    """Seats that have left: no god helps them, and none is dealt to them."""
    dismissed: int = 0
    """Knights that Hapi has taken out of the game."""

    def owner(self, god: str) -> Seat | None:
        """The seat *god* helps."""
        return Seat(self.held.index(god)) if god in self.held else None

    @property
    def is_dealing(self) -> bool:
        """Whether a seat still waits for a god."""
        return any(not god and seat not in self.out for seat, god in enumerate(self.held))

    @property
    def display(self) -> tuple[str, ...]:
        """The gods that can be taken; those not dealt yet are on their stack instead."""
        stack = self.stack
        return tuple(god for god in GODS if god not in self.held and god not in stack)

    @property
    def stack(self) -> tuple[str, ...]:
        """The gods still to be dealt, the next one first; none after the set-up."""
        if not self.is_dealing:
            return ()
        return tuple(god for god in STACK if god not in self.held)


def laid_before(seat: Seat, god: str, *, turned: bool = False) -> Altered:
    """The public trace when *seat* takes *god*, or it is *turned*."""
    return Altered(
        Gods,
        partial(_with, seat=seat, god=god, turned=turned),
        {"held": _none_held, "turned": _none_turned},
    )


def _with(gods: Gods, seat: Seat, god: str, *, turned: bool) -> Gods:
    return changed(
        gods, held=placed(gods.held, seat, god), turned=placed(gods.turned, seat, turned)
    )


def _none_held(gods: Gods) -> tuple[str, ...]:
    return ("",) * len(gods.held)


def _none_turned(gods: Gods) -> tuple[bool, ...]:
    return NEW * len(gods.turned)
