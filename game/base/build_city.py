"""
Raise one of your settlements to a city.

The settlement's piece goes back to the supply; it may have been built this very turn.
Rules: base.md 12.G1.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, can_buy, cannot_buy, pay
from game.base.rows import CITY, SETTLEMENT
from game.board.places import CornerId
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb


class BuildCity(Action):
    """Ask for a city on *corner*."""

    corner: CornerId


class CityBuilt(Event):
    """The settlement of *seat* on *corner* is a city now."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The city."""
        return (Laid(self.seat, self.corner, "city"),)


class No(Reason):
    """Reasons there can be no city."""

    NO_SETTLEMENT = "no settlement of yours is on the corner"


def refuse(state: State, seat: Seat, action: BuildCity) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_buy(state, seat, BuildCity, CITY) or refuse_place(state, seat, action.corner)


def refuse_place(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The first placement rule that a city of *seat* on *corner* breaks, price aside."""
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if state.piece_at(corner) == (seat, SETTLEMENT) else No.NO_SETTLEMENT


def options(state: State, seat: Seat) -> list[BuildCity]:
    """Every city that *seat* could pay for and place now."""
    if not can_buy(state, seat, BuildCity, CITY):
        return []
    return [BuildCity(corner) for corner in state.corners_of(seat, SETTLEMENT)]


def apply(state: State, seat: Seat, action: BuildCity, chance: Chance) -> Iterator[Event]:
    """Pay, exchange the pieces, and report it."""
    yield pay(state, seat, BuildCity)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.corner, CITY)
    yield CityBuilt(seat=seat, corner=action.corner)


VERB = Verb(BuildCity, refuse, options, apply, family=BUILD, look=affordable, needs=BuildCity)
