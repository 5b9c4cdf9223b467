"""
Traces: the effects of an event on the table, in terms that all boxes share.

An event is a box's own; charts, honors and replays know none of them. They are made from stored
public events (`game.core.chronicle`), so a trace may use no secret field, and old rules need never
run again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

from game.core.cards import Seat
from game.core.part import Part
from game.core.stack import NOBODY

BANK = NOBODY
"""The bank, where cards come from and go to."""

Sort: TypeAlias = Literal[
    "start", "harvest", "gift", "price", "bank", "trade", "theft", "claim", "loss", "leave"
]
"""
Reason why cards moved.

At the start, from the dice, for free, as a price, to and from the bank, agreed between two seats,
stolen unseen, taken by name, lost for nothing, put back by a seat that leaves.
"""


@dataclass(frozen=True, slots=True)
class Began:
    """The turn of *seat* has begun."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled:
    """*seat* has rolled the *dice* that pay."""

    seat: Seat
    dice: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Went:
    """*count* cards have gone from *giver* to *taker*, each a seat or the `BANK`."""

    giver: Seat
    taker: Seat
    count: int
    sort: Sort


@dataclass(frozen=True, slots=True)
class Laid:
    """The *piece* of *seat*, by its name, is on *place* now, replacing any piece there."""

    seat: Seat
    place: int
    piece: str


@dataclass(frozen=True, slots=True)
class Lifted:
    """The *piece*, by its name, is no longer on *place*."""

    place: int
    piece: str


@dataclass(frozen=True, slots=True)
class Grounded:
    """
    The hex *place* has this *terrain*, by its name, and this number, or 0.

    *before* is its previous terrain and number.
    """

    place: int
    terrain: str
    token: int
    before: tuple[str, int]


@dataclass(frozen=True, slots=True)
class Harboured:
    """The edge *place* has a new harbor, for the *card* of this name, or for any if it is None."""

    place: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Altered:
    """
    A public part has changed to the result of *to*, *at* a hex if it moved there.

    *start* holds the fields as they were before the first change, or functions that make them from
    the part as it is, since an event doesn't know the number of seats. The functions have a name
    or are a `partial` of one that has, so that traces can go to another process.
    """

    part: type[Part]
    to: Callable[[Any], Part]
    start: Mapping[str, Any] = field(default_factory=dict)
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """The special card *award* belongs to *seat* now, or is set aside (-1)."""

    award: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Scored:
    """*seat* has *count* points more than pieces and special cards show, or fewer."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Left:
    """*seat* has left the game."""

    seat: Seat


Trace: TypeAlias = (
    Began | Rolled | Went | Laid | Lifted | Grounded | Harboured | Altered | Passed | Scored | Left
)
