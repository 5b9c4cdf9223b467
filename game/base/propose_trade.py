"""
Propose a trade to the seat on turn.

A proposal is an offer from a seat off turn to the seat on turn, and is settled like any other.
Each seat has one open: a new one replaces the old one.
Rules: base.md 12.F1, 12.F3.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.base.families import PROPOSE
from game.base.offer_trade import OPEN, exchange, open_offer, refuse_cards
from game.base.offer_trade import No as Offered
from game.base.offers import end, is_proposal
from game.base.parts import Offer, Offers
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.choice import Choice
from game.core.state import State
from game.core.verb import Verb


class ProposeTrade(Action):
    """Propose *give* for *get* to the seat *to*, which is on turn."""

    give: Cards
    get: Cards
    to: Seat


class No(Reason):
    """Reasons this cannot be proposed."""

    NOT_ON_TURN = "off turn, a seat can trade only with the active one"


def refuse(state: State, seat: Seat, action: ProposeTrade) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := refuse_cards(state, seat, action.give, action.get):
        return reason
    if action.to != state.turn:
        return No.NOT_ON_TURN
    return None if _has_room(state, seat) else Offered.TOO_MANY


def options(state: State, seat: Seat) -> tuple[Choice, ...]:
    """A description of all proposals."""
    hand = tuple(state.hands[seat])
    if not any(hand) or not _has_room(state, seat):
        return ()
    return (exchange(ProposeTrade, hand, to=state.turn),)


def apply(state: State, seat: Seat, action: ProposeTrade, chance: Chance) -> Iterator[Event]:
    """Open it, replacing the earlier one."""
    yield from end(state, _own(state, seat))
    yield open_offer(
        state, Offer(id=0, seat=seat, to=(action.to,), give=action.give, get=action.get)
    )


def _own(state: State, seat: Seat) -> list[Offer]:
    """The proposal that *seat* has open, if any."""
    return [o for o in state.part(Offers).open if o.seat == seat and is_proposal(o, state.turn)]


def _has_room(state: State, seat: Seat) -> bool:
    """Whether one more may be open, or replaces an earlier one."""
    return len(state.part(Offers).open) < OPEN or bool(_own(state, seat))


VERB = Verb(ProposeTrade, refuse, options, apply, family=PROPOSE)
