"""
Rows: entries that modules add to the tables of a ruleset, as data.

A kind is known by its place in the table of its ruleset; the base's rows come first, so its
constants hold in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, Literal, TypeAlias, TypeVar

from game.board.layout import Layout
from game.core.cards import Seat
from game.core.chance import Chance

S = TypeVar("S")
"""The state of a game: rows, verbs and rules hand it on, and never look into it."""

Shortage: TypeAlias = Callable[[int, Mapping[Seat, int]], Mapping[Seat, int]]
"""How a short card kind is shared out: from the bank's stock and each seat's claim to its share."""

Value: TypeAlias = int | str | bool
"""Value of an option."""


def all_or_none(stock: int, owed: Mapping[Seat, int]) -> Mapping[Seat, int]:
    """
    Pay every claimant in full, else a sole claimant what is left, else none.

    Rules: base.md 12.D1.
    """
    if sum(owed.values()) <= stock:
        return owed
    if len(owed) == 1:
        return dict.fromkeys(owed, stock)
    return {}


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card that is held, paid and traded by the number."""

    name: str
    supply: int
    shortage: Shortage = all_or_none
    group: str = "resource"
    """Group of cards it belongs to, for rules that mean only some."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """
    A kind of hex; *card* is the name of what it yields.

    If it has a *group* instead, the seat it pays chooses among the cards of that group.
    """

    name: str
    card: str | None = None
    is_land: bool = True
    group: str | None = None


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece: its kind of place, its supply per seat, and its effect there."""

    name: str
    on: Literal["edge", "corner"]
    supply: int
    points: int = 0
    """Points for a building; other pieces bring none."""
    yields: int = 0
    """Cards from each producing hex next to it."""
    is_building: bool = False
    """Whether routes go on from it, and its owner uses harbors and can be robbed there."""
    keeps_distance: bool = False
    """Whether it allows no other building on a neighboring corner."""
    stops_routes: bool = False
    """Whether routes of other seats end at it."""
    is_route: bool = False
    """Whether it counts toward the longest route."""
    is_built: bool = True
    """Whether seats build it; pieces that only a box places aren't reported as left over."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A kind of card that is drawn from the deck called *deck* and held unseen."""

    name: str
    deck: str
    count: int
    points: int = 0
    """Hidden points while it is held."""


@dataclass(frozen=True, slots=True)
class Award(Generic[S]):
    """A special card: held by the seat that leads in *measure* with at least *minimum*."""

    name: str
    measure: Callable[[S, Seat], int]
    minimum: int
    points: int
    limits: Callable[[S, Seat], tuple[int, int]] | None = None
    """Cheap lower and upper bound of *measure*, where measuring takes long."""


@dataclass(frozen=True, slots=True)
class Term(Generic[S]):
    """One source of points; *hidden* ones are seen by their owner only until the game ends."""

    name: str
    count: Callable[[S, Seat], int]
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made when a game is created."""

    name: str
    values: Sequence[Value]
    default: Value
    alone: bool = False
    """Whether its values replace those that other modules gave the name before."""
    is_late: bool = False
    """
    Whether games were stored before there was such an option.

    A game's options leave it out at its default, so that older games stay as they were.
    """
    is_offered: bool = True
    """Whether lobbies offer it; otherwise the bot itself sets it, such as for tournaments."""


MAP = "map"
"""The option whose values are the maps that modules bring."""

Options: TypeAlias = Mapping[str, Value]
"""Chosen values by option."""

When: TypeAlias = Callable[[Options], bool]
"""Condition on the options."""

Deal: TypeAlias = Callable[[Options, int, Chance], Layout]
"""Function that makes a board from options, the number of seats, and chance."""


@dataclass(frozen=True, slots=True)
class Default:
    """
    Another default of an *option*: *value* instead of it, or *plus* on top of it.

    It holds for this number of *seats* or for any, if the options match *when*. Of several values
    the latest box's holds; additions add up.
    """

    option: str
    value: Value | None = None
    plus: int = 0
    when: Mapping[str, Value] = field(default_factory=dict)
    seats: frozenset[int] | None = None


@dataclass(frozen=True, slots=True)
class Supply:
    """
    Another supply for a row.

    For this number of *seats* or for any, and for options that match *when* or for any.
    """

    what: Literal["card", "piece", "deck card"]
    name: str
    count: int
    seats: frozenset[int] | None = None
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Rows of another box that a box needs, so that no box may remove them."""

    what: Literal["award", "deck", "term", "verb"]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Removal:
    """Rows of any box that are taken out of the game, even if other boxes add to them."""

    what: Literal["award", "deck", "term", "verb"]
    names: tuple[str, ...]
    when: When | None = None
