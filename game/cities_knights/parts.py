"""The box's own data; all of it is public."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, TypeVar

from game.board.places import CornerId, HexId
from game.core.cards import Seat
from game.core.part import Part
from game.core.record import changed
from game.core.stack import NOBODY
from game.core.trace import Altered

T = TypeVar("T")

NOWHERE = -1
"""No place."""

Dated = tuple[tuple[CornerId, int], ...]
"""Corners, each with the stint in which something was done there."""


def placed(values: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """*values* with another *value* at one place."""
    return (*values[:at], value, *values[at + 1 :])


class Cities(Part):
    """Improvements, and walls and metropolises on cities."""

    levels: tuple[tuple[int, ...], ...] = ()
    """By seat, its level on each track."""
    walls: tuple[CornerId, ...] = ()
    """Corners of cities with a wall, in order."""
    metropolises: tuple[CornerId, ...] = (CornerId(NOWHERE),) * 3
    """By track, the corner of its metropolis, or -1."""
    defences: tuple[int, ...] = ()
    """By seat, how often it alone has defended the island best."""


class Knights(Part):
    """
    Recent activity of knights; the board knows their places, owners and strengths.

    Entries of an earlier stint are never read, and may be out of date.
    """

    matters: ClassVar[bool] = False
    active: tuple[CornerId, ...] = ()
    """Corners of active knights, in order."""
    activated: Dated = ()
    acted: Dated = ()
    promoted: Dated = ()


class Barbarians(Part):
    """The barbarians' progress, and the number of attacks."""

    matters: ClassVar[bool] = False
    ship: int = 0
    attacks: int = 0
    face: str = ""
    """Face of the event die: a deck, or ``ship``; empty before the first roll."""


class Merchant(Part):
    """The place of the merchant, and the seat that placed him last."""

    at: HexId = HexId(NOWHERE)
    seat: Seat = NOBODY


class Effects(Part):
    """Progress cards with a lasting effect, each with the stint it lasts for."""

    matters: ClassVar[bool] = False
    crane: int = 0
    """Stint in which one improvement costs a commodity less."""
    alchemist: tuple[int, int, int] = (0, 0, 0)
    """Stint in which the dice fall as set, and their values."""
    fleet: tuple[tuple[int, int], ...] = ()
    """Stints in which a kind of card is traded 2:1, each with the kind."""
    harbor: int = 0
    """Stint in which each opponent may be offered a resource."""
    offered: tuple[Seat, ...] = ()
    """Opponents that have had an offer since."""


def improved(seat: Seat, track: int, level: int) -> Altered:
    """The public trace when *seat* reaches *level*."""
    to = partial(_improved, seat=seat, track=track, level=level)
    return Altered(Cities, to, {"levels": _no_levels})


def _improved(cities: Cities, seat: Seat, track: int, level: int) -> Cities:
    levels = placed(cities.levels[seat], track, level)
    return changed(cities, levels=placed(cities.levels, seat, levels))


def _no_levels(cities: Cities) -> tuple[tuple[int, ...], ...]:
    return tuple([(0,) * len(levels) for levels in cities.levels])


def walled(corner: int, *, is_up: bool) -> Altered:
    """The public trace when a wall comes or goes."""
    return Altered(Cities, partial(_walled, corner=corner, is_up=is_up), {"walls": ()})


def _walled(cities: Cities, corner: int, *, is_up: bool) -> Cities:
    others = {*cities.walls} - {corner}
    return changed(cities, walls=tuple(sorted(others | {corner} if is_up else others)))


def crowned(track: int, corner: int) -> Altered:
    """The public trace when a metropolis is placed."""
    none = Cities().metropolises
    return Altered(Cities, partial(_crowned, track=track, corner=corner), {"metropolises": none})


def _crowned(cities: Cities, track: int, corner: int) -> Cities:
    return changed(cities, metropolises=placed(cities.metropolises, track, corner))


def defended(seat: Seat) -> Altered:
    """The public trace when *seat* gets a point for its defense."""
    return Altered(Cities, partial(_defended, seat=seat), {"defences": _no_defences})


def _defended(cities: Cities, seat: Seat) -> Cities:
    return changed(cities, defences=placed(cities.defences, seat, cities.defences[seat] + 1))


def _no_defences(cities: Cities) -> tuple[int, ...]:
    return (0,) * len(cities.defences)


def turned(corner: int, *, is_active: bool) -> Altered:
    """The public trace when the knight on *corner* becomes active or inactive."""
    to = partial(_turned, corner=corner, is_active=is_active)
    return Altered(Knights, to, {"active": ()})


def _turned(knights: Knights, corner: int, *, is_active: bool) -> Knights:
    others = {*knights.active} - {corner}
    return changed(knights, active=tuple(sorted(others | {corner} if is_active else others)))


def rested() -> Altered:
    """The public trace when all knights become inactive."""
    return Altered(Knights, partial(changed, active=()), {"active": ()})
