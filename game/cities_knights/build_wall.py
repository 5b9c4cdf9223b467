"""
Build a wall around a city or metropolis: two more cards may be held at a seven.

One for each city, three for each seat. It goes when its city is pillaged, and protects nothing.
Rules: cities_knights.md 6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, cannot_pay, pay
from game.base.rows import CITY
from game.board.places import CornerId
from game.cities_knights.parts import Cities, walled
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb

MOST = 3
"""Maximum number of walls for a seat."""

HOLDS = 2
"""Number of extra cards that each allows."""


class BuildWall(Action):
    """Ask for a wall around the city on *corner*."""

    corner: CornerId


class WallBuilt(Event):
    """The city of *seat* on *corner* has a wall now."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The wall."""
        return (walled(self.corner, is_up=True),)


class No(Reason):
    """Reasons there can be no wall."""

    NO_WALL_LEFT = "all three walls are built"
    NO_CITY = "no city of yours without a wall is there"


def walls(state: State, seat: Seat) -> int:
    """The number of walls of *seat*."""
    return sum(state.corner_seat[corner] == seat for corner in state.part(Cities).walls)


def sites(state: State, seat: Seat) -> list[CornerId]:
    """The cities of *seat* that could have a wall."""
    if walls(state, seat) >= MOST:
        return []
    standing = state.part(Cities).walls
    return [corner for corner in state.corners_of(seat, CITY) if corner not in standing]


def refuse_place(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The first rule that a wall of *seat* on *corner* breaks, price aside."""
    if walls(state, seat) >= MOST:
        return No.NO_WALL_LEFT
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if corner in sites(state, seat) else No.NO_CITY


def raise_wall(state: State, seat: Seat, corner: CornerId) -> WallBuilt:
    """Put it up, paid for or not."""
    return enact(state, WallBuilt(seat=seat, corner=corner))


def longer_hand(state: State, seat: Seat, limit: int) -> int:
    """The box's answer: each wall raises the limit."""
    return limit + HOLDS * walls(state, seat)


def refuse(state: State, seat: Seat, action: BuildWall) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_pay(state, seat, BuildWall) or refuse_place(state, seat, action.corner)


def options(state: State, seat: Seat) -> list[BuildWall]:
    """Every wall that *seat* could pay for."""
    if cannot_pay(state, seat, BuildWall):
        return []
    return list(map(BuildWall, sites(state, seat)))


def apply(state: State, seat: Seat, action: BuildWall, chance: Chance) -> Iterator[Event]:
    """Pay, put it up, and report it."""
    yield pay(state, seat, BuildWall)
    state.change(Turn, built=state.stint)
    yield raise_wall(state, seat, action.corner)


VERB = Verb(BuildWall, refuse, options, apply, family=BUILD, look=affordable, needs=BuildWall)
