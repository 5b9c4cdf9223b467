"""
Ptah: pay for one road with exactly one card of its price replaced by any other.

He does not help a player who pays the normal price. The road is placed at once, like a free one.
Rules: egypt.md 2.2.5, 2.3 (Ptah).
"""

from __future__ import annotations

from game.base.build_road import BuildRoad
from game.base.parts import Turn
from game.base.places import open_edges
from game.base.play_roads import FIRST
from game.base.play_roads import No as Roads
from game.base.refusals import No as Base
from game.base.refusals import Paid, cannot_take, price
from game.base.rows import ROAD
from game.core import coming
from game.core.action import Action, Reason
from game.core.cards import Cards, Seat, covers
from game.core.stack import Step
from game.core.state import State
from game.gods.after_use import HELP
from game.gods.names import PTAH
from game.gods.refusals import No
from game.gods.swaps import payable, swaps


class UsePtah(Action):
    """Pay *cards* for a road."""

    cards: Cards


def cannot(state: State, seat: Seat, cards: Cards) -> Reason | None:
    """The reason *cards* don't pay for a road, or None."""
    if reason := _cannot_build(state, seat):
        return reason
    if cards not in swaps(price(state, seat, BuildRoad)):
        return No.NOT_ONE_SWAP
    return None if covers(state.hands[seat], cards) else Base.CANNOT_PAY


def _cannot_build(state: State, seat: Seat) -> Reason | None:
    """The reason no road can be built at any price, or None."""
    if reason := cannot_take(state, seat, ROAD):
        return reason
    if not open_edges(state, seat, ROAD):
        return Roads.NO_PLACE
    return None if _payments(state, seat) else Base.CANNOT_PAY


def _payments(state: State, seat: Seat) -> list[Cards]:
    """The possible payments of *seat* for a road."""
    return payable(state.hands[seat], price(state, seat, BuildRoad))


def payments(state: State, seat: Seat) -> list[Cards]:
    """Every payment that the hand covers, if a road can be built."""
    return [] if _cannot_build(state, seat) else _payments(state, seat)


def build(state: State, seat: Seat, cards: Cards) -> Paid:
    """Pay; the road comes next."""
    state.take(seat, cards)
    state.change(Turn, built=state.stint)
    coming.then(state, Step("free road", seat, (FIRST,)))
    return Paid(seat=seat, cards=cards)


VERB = HELP.card(UsePtah, PTAH, build, payments, cannot)
