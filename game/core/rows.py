"""
Rows: what modules add to the tables of a ruleset, as data.

A kind is known by its place in the table of its ruleset; the base's rows come first, so its
constants hold in every game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from game.board.layout import Layout
from game.core.cards import Seat
from game.core.chance import Chance

S = TypeVar("S")
"""The state of a game: rows, verbs and rules hand it on, and never look into it."""

Shortage: TypeAlias = Callable[[int, Mapping[Seat, int]], Mapping[Seat, int]]
"""From a bank's stock of one kind and what each seat is owed: what each seat gets."""

Value: TypeAlias = int | str | bool
"""What an option may be set to."""


def all_or_none(stock: int, owed: Mapping[Seat, int]) -> Mapping[Seat, int]:
    """
    Pay everybody, or a sole claimant what is left, or nobody.

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
    """Which of its cards a rule means that does not mean all."""


@dataclass(frozen=True, slots=True)
class Terrain:
    """
    A kind of hex; *card* is the name of what it yields.

    Where it has a *group* instead, whoever it pays chooses among the cards of that group.
    """

    name: str
    card: str | None = None
    is_land: bool = True
    group: str | None = None


@dataclass(frozen=True, slots=True)
class PieceKind:
    """A kind of piece: where it stands, how many a seat has, and what it does there."""

    name: str
    on: Literal["edge", "corner"]
    supply: int
    points: int = 0
    """What a building is worth; other pieces bring none."""
    yields: int = 0
    """Cards per producing hex beside it."""
    is_building: bool = False
    """Whether routes go on from it, harbours and robbers find its owner there."""
    keeps_distance: bool = False
    """Whether no building may stand on a neighbouring corner."""
    stops_routes: bool = False
    """Whether routes of other seats end at it."""
    is_route: bool = False
    """Whether it counts toward the longest route."""
    is_built: bool = True
    """Whether seats build it: what a box alone lays is not told of as left."""


@dataclass(frozen=True, slots=True)
class DeckCard:
    """A kind of card that is drawn from the deck called *deck* and held unseen."""

    name: str
    deck: str
    count: int
    points: int = 0
    """Hidden points while it is held."""


EDGES: Final = 1
"""That a piece has come to an edge or gone from one."""
CORNERS: Final = 2
"""That a piece has come to a corner or gone from one."""
BUILDINGS: Final = 4
"""That such a piece was a building."""
SHOWN: Final = 8
"""That a card has been laid open."""
PARTS: Final = 16
"""That a part that matters has changed."""
POINTS: Final = BUILDINGS | SHOWN | PARTS
"""After which seats may have other points; what lies on edges counts for awards alone."""
ANYTHING: Final = EDGES | CORNERS | BUILDINGS | SHOWN | PARTS


@dataclass(frozen=True, slots=True)
class Award(Generic[S]):
    """A special card: held by the seat that leads in *measure* with at least *minimum*."""

    name: str
    measure: Callable[[S, Seat], int]
    minimum: int
    points: int
    limits: Callable[[S, Seat], tuple[int, int]] | None = None
    """Where measuring takes long: what *measure* is at least and at most, at a glance."""
    follows: int = ANYTHING
    """What *measure* goes by: the changes after which there may be another leader."""


@dataclass(frozen=True, slots=True)
class Term(Generic[S]):
    """
    One source of points; *hidden* ones are seen by their owner only until the game ends.

    What lies on edges brings points by awards alone, so no source may go by it.
    """

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
    """Whether its values stand alone, without those that other modules gave the name before."""


MAP = "map"
"""The option whose values are the maps that modules bring."""

Options: TypeAlias = Mapping[str, Value]
"""What is chosen for a game, by option."""

When: TypeAlias = Callable[[Options], bool]
"""For which options something holds."""

Deal: TypeAlias = Callable[[Options, int, Chance], Layout]
"""Makes a board: from options, the number of seats, and chance."""


@dataclass(frozen=True, slots=True)
class Default:
    """
    Another default of an *option*: *value* in its place, or *plus* so many on top.

    It holds where the options are as *when* says. Of several values the latest box's stands; what
    comes on top adds up.
    """

    option: str
    value: Value | None = None
    plus: int = 0
    when: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Supply:
    """
    How many there are of a row, if not as many as it says.

    For so many *seats* or for any, and for the options that *when* says or for any.
    """

    what: Literal["card", "piece", "deck card"]
    name: str
    count: int
    seats: frozenset[int] | None = None
    when: When | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """Rows of another box without which a box cannot be played: nobody may take them away."""

    what: Literal["award", "deck", "term", "verb"]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Removal:
    """Rows of any box that are not in the game, whatever else adds to them."""

    what: Literal["award", "deck", "term", "verb"]
    names: tuple[str, ...]
    when: When | None = None
