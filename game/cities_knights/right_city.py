"""
Set a tipped city upright again, for the price of a city and without another piece.

While a seat has one, none of its settlements can become a city.
Rules: cities_knights.md 3 (tipped), 16.5.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.build_city import BuildCity, CityBuilt
from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import No as Base
from game.base.refusals import affordable, cannot_pay, pay
from game.base.rows import CITY
from game.board.places import CornerId
from game.cities_knights.rows import TIPPED
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.verb import Verb


class RightCity(Action):
    """Set the tipped city on *corner* upright."""

    corner: CornerId


class No(Reason):
    """Reasons no city can be righted, or no settlement raised."""

    NOT_TIPPED = "no tipped city of yours is there"
    TIPPED_FIRST = "your tipped city comes first"


def tipped(state: State, seat: Seat) -> list[CornerId]:
    """The corners with tipped cities of *seat*."""
    return state.corners_of(seat, state.rules.piece(TIPPED))


def pieces_left(state: State, seat: Seat, piece: int, left: int) -> int:
    """The box's answer: a tipped city is a city's piece all the same."""
    return left - len(tipped(state, seat)) if piece == CITY else left


def tipped_first(state: State, seat: Seat, action: BuildCity) -> Reason | None:
    """The veto on raising settlements."""
    return No.TIPPED_FIRST if tipped(state, seat) else None


def refuse(state: State, seat: Seat, action: RightCity) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_pay(state, seat, RightCity) or refuse_place(state, seat, action.corner)


def refuse_place(state: State, seat: Seat, corner: CornerId) -> Reason | None:
    """The first placement rule that is broken, price aside."""
    if not 0 <= corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if corner in tipped(state, seat) else No.NOT_TIPPED


def options(state: State, seat: Seat) -> list[RightCity]:
    """Every tipped city, if it can be paid for."""
    return [] if cannot_pay(state, seat, RightCity) else list(map(RightCity, tipped(state, seat)))


def apply(state: State, seat: Seat, action: RightCity, chance: Chance) -> Iterator[Event]:
    """Pay, set it upright, and report it."""
    yield pay(state, seat, RightCity)
    state.change(Turn, built=state.stint)
    state.lay(seat, action.corner, CITY)
    yield CityBuilt(seat=seat, corner=action.corner)


VERB = Verb(RightCity, refuse, options, apply, family=BUILD, look=affordable, needs=RightCity)
