"""
Traces: what an event says it left on the table, in words that all boxes share.

An event is a box's own; charts, honours and replays know none of them. They are made from
stored events as everybody was told them (`game.core.chronicle`), so a trace may rest on no
secret field, and old rules need never run again.
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
Why cards went: for the start, by the dice, given for nothing, as a price, to the bank and back,
between two who agreed, stolen unseen, taken by name, lost for nothing, put back by who leaves.
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
    """The *piece* of *seat*, by its name, lies on *place* now, instead of what lay there."""

    seat: Seat
    place: int
    piece: str


@dataclass(frozen=True, slots=True)
class Lifted:
    """The *piece*, by its name, lies on *place* no more."""

    place: int
    piece: str


@dataclass(frozen=True, slots=True)
class Grounded:
    """
    The hex *place* has this *terrain*, by its name, and this number, or 0.

    *before* is what it had until now.
    """

    place: int
    terrain: str
    token: int
    before: tuple[str, int]


@dataclass(frozen=True, slots=True)
class Harboured:
    """The edge *place* has a new harbour, for the *card* of this name, or for any if it is None."""

    place: int
    card: str | None


@dataclass(frozen=True, slots=True)
class Altered:
    """
    A public part has become what *to* makes of it, *at* a hex if it moved there.

    *start* has fields as they were if no earlier event has altered them, or functions that make
    them from the part as it is: how many seats there are is no event's business. The functions
    have a name or are a `partial` of one that has, so that traces can go to another process.
    """

    part: type[Part]
    to: Callable[[Any], Part]
    start: Mapping[str, Any] = field(default_factory=dict)
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Passed:
    """The special card *award* lies before *seat* now, or is set aside (-1)."""

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
