"""
Decides which posts an action makes necessary, and whom they ping.

A player who comes to owe something without having just acted is pinged once, by a new post: the
turn's own, or a short ask within a turn. Posts are planned in the transaction of their action,
under its number, so that no crash can lose or double one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.base.offer_trade import TradeOffered
from game.base.offers import (
    OfferAnswered,
    Traded,
    all_awaited,
    awaited,
    has_answer,
    is_countered,
    is_held_up,
    is_proposal,
    unanswered,
)
from game.base.parts import Offers
from game.core.action import Event
from game.core.cards import Seat
from game.core.points import GameEnded
from game.core.state import State
from game.core.trace import Began
from game.core.undo import Undone

LOBBY, TURN, END = "lobby", "turn", "end"
BEFORE = -1
"""Number of the lobby's post: before the line that begins the game."""

TABLE_POSTS = (LOBBY, TURN, END)
"""Posts that show the board; only the newest of them has buttons."""

ASK, OFFERS, CALL = "ask", "offers", "call"
AGAIN = "again"
"""It's a player's move again, now that others have answered."""
HALF, NEAR = "half", "near"
"""Reminders: half of a player's time is gone, or nearly all of it."""
REMINDERS = (HALF, NEAR)
WAKE = "wake"
"""A player's rest is over, and the table still waits for them."""
SOON = "soon"
"""A heads-up: tells a player, without sound, that the turn before theirs has begun."""
VOTE = "vote"
"""A motion; the post has the motion's number."""
FELL = "fell"
"""Tells a proposer, without sound, that the others voted the motion down."""
SEAT = "seat"
"""A seat that needs a substitute."""
FULL = "full"
"""Tells the host that all seats are taken."""
READY = "ready"
"""Asks everyone at a full table whether they are ready; the post has the number of the question."""
UNSHOWN = "unshown"
"""Tells the host that the table can't be shown in its channel; always a direct message."""
CALLS = (ASK, OFFERS, CALL, AGAIN, HALF, NEAR, WAKE, SOON, VOTE, FELL, SEAT, FULL, READY, UNSHOWN)
"""Short posts that ping people, and are deleted when they are settled."""

QUIET = (SOON, FELL)
"""Calls that make no sound."""

HAND = "hand"
"""Removes the cards from the message of a hand that its reader no longer holds."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A post to come: its kind and the seats that it pings."""

    kind: str
    seats: tuple[Seat, ...]
    is_unasked: bool = False
    """Whether it is only about proposals, which nobody has asked for: see `plan_all` in `pings`."""


@dataclass(frozen=True, slots=True)
class Known:
    """The news that players had before an action; they aren't pinged for it again."""

    owing: tuple[Seat, ...] = ()
    """The seats that owe something."""
    asked: frozenset[Seat] = frozenset()
    """The seats whose answer an offer waits for."""
    has_answer: bool = False
    """Whether the active player has an answer to take."""


def known(state: State) -> Known:
    """The news that players have at this moment."""
    owing = tuple(debt.seat for debt in state.debts())
    return Known(owing, frozenset(all_awaited(state)), has_answer(state))


def plan(before: Known, state: State, events: Sequence[Event], actor: Seat | None) -> list[Plan]:
    """The posts that an action of *actor* makes necessary."""
    if any(isinstance(event, GameEnded) for event in events):
        return [Plan(END, ())]
    debts = state.debts()
    new = tuple(dict.fromkeys(debt.seat for debt in debts if debt.since == state.number))
    is_setup = state.plan == ""
    began = any(isinstance(trace, Began) for event in events for trace in event.traces())
    goes_on = new == before.owing == (actor,)  # the same player places one piece after another
    if began or (is_setup and new and not goes_on):
        return [Plan(TURN, new)]
    if is_setup:
        return []
    plans = []
    called = tuple(seat for seat in new if seat != actor)
    if called:
        plans.append(Plan(ASK, called))
    # A debt from before others were asked is old, but its seat hasn't heard that it's their move
    # again.
    waited = dict.fromkeys(debt.seat for debt in debts if debt.since < state.number)
    back = tuple(seat for seat in waited if seat not in (*before.owing, *new, actor))
    # A player who takes something back knows that.
    if back and not any(isinstance(event, Undone) for event in events):
        plans.append(Plan(AGAIN, back))
    return plans + _about_offers(state, events, actor, before.asked)


def is_settled(
    state: State, kind: str, number: int, acted: Sequence[int], data: Sequence[int]
) -> bool:
    """Whether a call with *number* has nothing left to say; *data* are the seats it pinged."""
    if state.winners:
        return True
    if kind == ASK:
        # The seat that acted may owe the same, but wasn't pinged.
        return not any(debt.since == number and debt.seat in data for debt in state.debts())
    if kind == AGAIN and not any(d.since < number and d.seat in data for d in state.debts()):
        return True
    if kind == WAKE and not any(debt.seat in data for debt in state.debts()):
        return True
    if kind == SOON:
        return state.turn in data
    if kind == OFFERS:
        # A seat that has declined may still accept by command, but nobody waits for that.
        offers = state.part(Offers)
        return not any(unanswered(offers, offer) or offer.accepted for offer in offers.open)
    return any(acted[seat] > number for seat in data)


def _about_offers(
    state: State, events: Sequence[Event], actor: Seat | None, asked: frozenset[Seat]
) -> list[Plan]:
    """The pings for new offers, and one for the offerer when all have answered."""
    plans = []
    offers = state.part(Offers)
    fresh = [event.offer for event in events if isinstance(event, TradeOffered)]
    new = [offer for offer in fresh if not is_held_up(state, offer)]
    to = {seat for offer in new for seat in offer.to if seat not in offers.hushed}
    called = tuple(sorted(to - asked))
    if called:
        is_unasked = all(is_proposal(offer, state.turn) for offer in new)
        plans.append(Plan(OFFERS, called, is_unasked))
    # Only the active player waits for answers. They need no second ping if they have just acted, or
    # are pinged about a counter-offer anyway.
    waiting = state.turn
    if waiting in (actor, *called):
        return plans
    if any(isinstance(event, Traded) and waiting in (event.seat, event.other) for event in events):
        return [*plans, Plan(CALL, (waiting,))]
    ids = {event.offer for event in events if isinstance(event, OfferAnswered)}
    ids |= {offer.counters for offer in fresh if offer.counters is not None}
    own = [offer for offer in offers.open if offer.seat == waiting and offer.id in ids]
    if any(not awaited(state, offer) for offer in own):
        plans.append(about_answers(state))
    return plans


def about_answers(state: State) -> Plan:
    """The call that tells the active player about answers; it shows counter-offers as offers."""
    return Plan(OFFERS if is_countered(state) else CALL, (state.turn,))


def has_new_answer(state: State, events: Sequence[Event]) -> bool:
    """Whether *events* bring an answer that the active player can take."""
    return has_answer(state) and any(
        (isinstance(event, OfferAnswered) and event.accepts)
        or (isinstance(event, TradeOffered) and event.offer.counters is not None)
        for event in events
    )
