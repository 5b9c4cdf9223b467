"""The scenario's own data: villages, the seats that trade with them, and all cloth."""

from __future__ import annotations

from game.board.places import CornerId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed


class Cloth(Part):
    """Villages and cloth; all of it is public."""

    villages: tuple[CornerId, ...] = ()
    numbers: tuple[int, ...] = ()
    """By village, the number that pays it."""
    left: tuple[int, ...] = ()
    """By village, the cloth it has left."""
    stock: int = 0
    """The general supply."""
    held: tuple[int, ...] = ()
    """By seat, its cloth."""
    traders: tuple[tuple[Seat, ...], ...] = ()
    """By village, the seats with a route to it now."""
    welcomed: tuple[tuple[Seat, ...], ...] = ()
    """By village, the seats that have had cloth for reaching it first."""
    is_over: bool = False
    """Whether a turn has ended with too many villages empty."""


def taken(cloth: Cloth, seat: Seat, village: CornerId, *, from_stock: bool) -> Cloth:
    """The cloth after *seat* has got one for *village*."""
    at = cloth.villages.index(village)
    held = plus(cloth.held, seat, 1)
    if from_stock:
        return changed(cloth, stock=cloth.stock - 1, held=held)
    return changed(cloth, left=plus(cloth.left, at, -1), held=held)


def stolen(cloth: Cloth, seat: Seat, victim: Seat) -> Cloth:
    """The cloth after *seat* has taken one from *victim*."""
    return changed(cloth, held=plus(plus(cloth.held, victim, -1), seat, 1))


def put_back(cloth: Cloth, seat: Seat) -> Cloth:
    """The cloth after that of *seat* has gone to the general supply."""
    count = cloth.held[seat]
    return changed(cloth, stock=cloth.stock + count, held=plus(cloth.held, seat, -count))


def trading(cloth: Cloth, seat: Seat, village: CornerId, *, does: bool) -> Cloth:
    """The traders after *seat* starts or, unless it *does*, stops trading with this village."""
    at, traders = cloth.villages.index(village), list(cloth.traders)
    others = {*traders[at]} - {seat}
    traders[at] = tuple(sorted(others | {seat} if does else others))
    return changed(cloth, traders=tuple(traders))


def plus(counts: tuple[int, ...], at: int, more: int) -> tuple[int, ...]:
    """*counts* with *more* in one place."""
    return (*counts[:at], counts[at] + more, *counts[at + 1 :])
