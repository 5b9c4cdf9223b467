"""
Ptah: pay for one road with exactly one card of its price replaced by any other.

He does not help a player who pays the normal price. The road is placed at once, like a free one.
Rules: egypt.md 2.2.5, 2.3 (Ptah).
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.build_road import BuildRoad
from game.base.parts import Turn
from game.base.places import open_edges
from game.base.play_roads import FIRST
from game.base.play_roads import No as Roads
from game.base.refusals import No as Base
from game.base.refusals import Paid, cannot_take, price
from game.base.rows import ROAD
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, covers
from game.core.chance import Chance
from game.core.stack import Step
from game.core.state import State
from game.core.verb import Verb
from game.gods import after_use
from game.gods.families import GOD
from game.gods.names import PTAH
from game.gods.refusals import No, cannot_use, use
from game.gods.swaps import payable, swaps


class UsePtah(Action):
    """Pay *cards* for a road."""

    cards: Cards


def refuse(state: State, seat: Seat, action: UsePtah) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := _cannot_build(state, seat):
        return reason
    if action.cards not in swaps(price(state, seat, BuildRoad)):
        return No.NOT_ONE_SWAP
    return None if covers(state.hands[seat], action.cards) else Base.CANNOT_PAY


def _cannot_build(state: State, seat: Seat) -> Reason | None:
    """The reason no road can be built at any price, or None."""
    if reason := cannot_use(state, seat, PTAH) or cannot_take(state, seat, ROAD):
        return reason
    if not open_edges(state, seat, ROAD):
        return Roads.NO_PLACE
    return None if _payments(state, seat) else Base.CANNOT_PAY


def _payments(state: State, seat: Seat) -> list[Cards]:
    """The possible payments of *seat* for a road."""
    return payable(state.hands[seat], price(state, seat, BuildRoad))


def options(state: State, seat: Seat) -> list[UsePtah]:
    """Every payment that the hand covers."""
    if _cannot_build(state, seat):
        return []
    return [UsePtah(paid) for paid in _payments(state, seat)]


def apply(state: State, seat: Seat, action: UsePtah, chance: Chance) -> Iterator[Event]:
    """Pay; the road comes next."""
    yield use(state, seat, PTAH)
    state.take(seat, action.cards)
    yield Paid(seat=seat, cards=action.cards)
    state.change(Turn, built=state.stint)
    coming.then(state, Step("free road", seat, (FIRST,)), Step(after_use.STEP, seat))


VERB = Verb(UsePtah, refuse, options, apply, family=GOD)
