"""What the box remembers; all of it is public."""

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
    """Improvements, and what stands on cities."""

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
    What knights are up to; where they stand, whose they are and how strong, the board knows.

    What was done in an earlier stint is never asked for, and need not be true any more.
    """

    matters: ClassVar[bool] = False
    active: tuple[CornerId, ...] = ()
    """Corners of active knights, in order."""
    activated: Dated = ()
    acted: Dated = ()
    promoted: Dated = ()


class Barbarians(Part):
    """How far they have come, and how often they have attacked."""

    matters: ClassVar[bool] = False
    ship: int = 0
    attacks: int = 0
    face: str = ""
    """What the event die shows: a deck, or ``ship``; nothing before the first roll."""


class Merchant(Part):
    """Where the merchant stands, and who placed him last."""

    at: HexId = HexId(NOWHERE)
    seat: Seat = NOBODY


class Effects(Part):
    """Progress cards whose effect lasts, each with the stint in which it does."""

    matters: ClassVar[bool] = False
    crane: int = 0
    """When one improvement costs a commodity less."""
    alchemist: tuple[int, int, int] = (0, 0, 0)
    """When the dice fall as told, and how."""
    fleet: tuple[tuple[int, int], ...] = ()
    """When which kind of card is traded 2:1."""
    harbor: int = 0
    """When each opponent may be offered a resource,"""
    offered: tuple[Seat, ...] = ()
    """and to whom one was offered since."""


def improved(seat: Seat, track: int, level: int) -> Altered:
    """What everybody sees when *seat* reaches *level*."""
    to = partial(_improved, seat=seat, track=track, level=level)
    return Altered(Cities, to, {"levels": _no_levels})


def _improved(cities: Cities, seat: Seat, track: int, level: int) -> Cities:
    levels = placed(cities.levels[seat], track, level)
    return changed(cities, levels=placed(cities.levels, seat, levels))


def _no_levels(cities: Cities) -> tuple[tuple[int, ...], ...]:
    return tuple([(0,) * len(levels) for levels in cities.levels])


def walled(corner: int, *, is_up: bool) -> Altered:
    """What everybody sees when a wall comes or goes."""
    return Altered(Cities, partial(_walled, corner=corner, is_up=is_up), {"walls": ()})


def _walled(cities: Cities, corner: int, *, is_up: bool) -> Cities:
    others = {*cities.walls} - {corner}
    return changed(cities, walls=tuple(sorted(others | {corner} if is_up else others)))


def crowned(track: int, corner: int) -> Altered:
    """What everybody sees when a metropolis is placed."""
    none = Cities().metropolises
    return Altered(Cities, partial(_crowned, track=track, corner=corner), {"metropolises": none})


def _crowned(cities: Cities, track: int, corner: int) -> Cities:
    return changed(cities, metropolises=placed(cities.metropolises, track, corner))


def defended(seat: Seat) -> Altered:
    """What everybody sees when *seat* is thanked for its defence."""
    return Altered(Cities, partial(_defended, seat=seat), {"defences": _no_defences})


def _defended(cities: Cities, seat: Seat) -> Cities:
    return changed(cities, defences=placed(cities.defences, seat, cities.defences[seat] + 1))


def _no_defences(cities: Cities) -> tuple[int, ...]:
    return (0,) * len(cities.defences)


def turned(corner: int, *, is_active: bool) -> Altered:
    """What everybody sees when the knight on *corner* is active from now on, or is not."""
    to = partial(_turned, corner=corner, is_active=is_active)
    return Altered(Knights, to, {"active": ()})


def _turned(knights: Knights, corner: int, *, is_active: bool) -> Knights:
    others = {*knights.active} - {corner}
    return changed(knights, active=tuple(sorted(others | {corner} if is_active else others)))


def rested() -> Altered:
    """What everybody sees when all knights rest."""
    return Altered(Knights, partial(changed, active=()), {"active": ()})
