"""
Play a merchant: place him on a land hex next to your building, for a point and a rate of 2:1.

He belongs to the player who placed him last, even without the building. The desert is allowed, for
the point; a hex that lets players choose resources is not.
Rules: cities_knights.md 7, 8.3 (Merchant).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.base.places import land_of
from game.base.refusals import No as Base
from game.board.places import HexId
from game.cities_knights.parts import NOWHERE, Merchant
from game.cities_knights.progress import CARDS
from game.cities_knights.progress import No as Progress
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.record import changed
from game.core.stack import NOBODY
from game.core.state import State
from game.core.trace import Altered, Scored, Trace


class PlayMerchant(Action):
    """Place the merchant on the hex *to*."""

    to: HexId


class MerchantPlaced(Event):
    """The merchant of *seat* is now on *to*; *before* is his previous owner, or -1."""

    seat: Seat
    to: HexId
    before: Seat

    def traces(self) -> Iterable[Trace]:
        """His new place, and his point."""
        to = partial(changed, at=int(self.to), seat=self.seat)
        yield Altered(Merchant, to, {"at": NOWHERE, "seat": NOBODY}, self.to)
        if self.before != self.seat:
            yield Scored(self.seat, 1)
            if self.before != NOBODY:
                yield Scored(self.before, -1)


class No(Reason):
    """Reasons he can't go there."""

    NOT_ON_LAND = "the merchant stays on land"
    NOT_BESIDE = "no building of yours is beside the hex"
    NO_TRADE = "the hex has no resource of its own to trade"


def cannot(state: State, seat: Seat, place: HexId) -> Reason | None:
    """The reason the merchant of *seat* can't go to *place*, or None."""
    if not 0 <= place < state.topology.inner:
        return Base.NO_SUCH_PLACE
    if not state.land[place]:
        return No.NOT_ON_LAND
    if state.rules.chosen[state.terrain[place]]:
        return No.NO_TRADE
    if place not in land_of(state, seat):
        return No.NOT_BESIDE
    merchant = state.part(Merchant)
    return Progress.NO_EFFECT if (merchant.at, merchant.seat) == (place, seat) else None


def hexes(state: State, seat: Seat) -> list[HexId]:
    """The hexes where he may go."""
    return [place for place in sorted(land_of(state, seat)) if not cannot(state, seat, place)]


def place(state: State, seat: Seat, to: HexId) -> MerchantPlaced:
    """Place him."""
    before = state.part(Merchant).seat
    state.put(Merchant(at=to, seat=seat))
    return MerchantPlaced(seat=seat, to=to, before=before)


VERB = CARDS.card(PlayMerchant, "merchant", place, hexes, cannot)
