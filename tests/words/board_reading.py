"""The content of a board text, as plain data: `board_reader` fills it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeAlias

from game import Hex

Counts: TypeAlias = dict[str, int]


@dataclass(slots=True)
class ReadSeat:
    """One player in the text; kinds have their names in the rules."""

    name: str
    points: int = 0
    sources: Counts = field(default_factory=dict)
    cards: int = 0
    dev: int = 0
    played: Counts = field(default_factory=dict)
    shown: Counts = field(default_factory=dict)
    measures: Counts = field(default_factory=dict)
    holds: list[str] = field(default_factory=list)
    left: Counts = field(default_factory=dict)
    pieces: dict[str, list[int]] = field(default_factory=dict)
    """The ids of corners or edges, by piece."""
    is_gone: bool = False
    boxes: dict[str, Any] = field(default_factory=dict)
    """Pieces and facts that boxes put in front of the seat."""


@dataclass(slots=True)
class ReadOffer:
    """An open offer."""

    seat: int
    to: tuple[int, ...]
    give: Counts
    get: Counts
    counters: int | None = None
    yes: tuple[int, ...] = ()
    no: tuple[int, ...] = ()


@dataclass(slots=True)
class Reading:
    """A board from its text; ids are those of a board of the same shape."""

    goal: int = 0
    hexes: list[tuple[Hex, str, int]] = field(default_factory=list)
    """Place, the key of its card or terrain (``card.ore``, ``terrain.desert``), number or 0."""
    harbours: dict[int, str | None] = field(default_factory=dict)
    """The card that an edge trades 2:1, or None for 3:1."""
    robber: int = -1
    dice: tuple[int, int] | None = None
    bank: Counts | None = None
    decks: Counts = field(default_factory=dict)
    turn: int = -1
    owed: list[tuple[int, str, int]] = field(default_factory=list)
    """Seat, the key of the duty's text, and its count or 1."""
    offers: dict[int, ReadOffer] = field(default_factory=dict)
    winners: tuple[int, ...] = ()
    boxes: dict[str, Any] = field(default_factory=dict)
    """Pieces and facts that boxes put on the table."""
    seats: list[ReadSeat] = field(default_factory=list)
