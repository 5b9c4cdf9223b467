"""Lines for a player about what has changed for their seat since they last looked."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Any

from bot.screens.context import ScreenContext
from bot.table.table import Table
from game import Event, Seat, told
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded, is_declined
from game.base.parts import Offer, Offers
from game.core.trace import Went
from game.core.undo import standing
from storage import LineRow
from words import Words

LINES = 3
"""Maximum number of lines about what happened."""


def changes(table: Table, rows: Sequence[LineRow], context: ScreenContext) -> list[str]:
    """Lines about what the actions of *rows* mean for the context's seat."""
    w, seat, view = context.w, context.seat, context.view
    found = []
    own = {offer.id for offer in view.part(Offers).open if offer.seat == seat}
    for _, events in standing((row.number, table.playing().events(row.line)) for row in rows):
        for event in _of(events, seat, own):
            if isinstance(event, Traded):
                found.append(traded(table, event, seat, w))
            elif line := w.event(told(event, seat), table.who, view.rules, view, seat):
                found.append(line)
        ended = {e.offer for e in events if isinstance(e, OfferAnswered) and not e.accepts}
        found += [
            declined(table, offer, w)
            for offer in view.part(Offers).open
            if offer.id in own & ended and is_declined(offer)
        ]
    return found[-LINES:]


def declined(table: Table, offer: Offer, w: Words) -> str:
    """A line for the player whose *offer* everyone has declined."""
    if len(offer.to) > 1:
        return w.say("ui.trade.refused")
    return w.say("ui.trade.declined", player=table.who(offer.to[0]))


def traded(table: Table, event: Traded, seat: Seat, w: Words) -> str:
    """A line for *seat* about its own trade: with whom, and what it gave and got."""
    gave, got, other = event.give, event.get, event.other
    if seat == event.other:
        gave, got, other = event.get, event.give, event.seat
    change = w.change(gave, got, table.playing().state.rules)
    return w.say("ui.panel.traded", player=table.who(other), change=change)


def _of(events: Iterable[Event], seat: Seat, own: Container[int]) -> Iterable[Event]:
    """Events that moved cards of *seat*, accepted one of its *own* offers, or countered one."""
    for event in events:
        if isinstance(event, OfferAnswered) and event.accepts and event.offer in own:
            yield event
        if isinstance(event, TradeOffered) and event.offer.counters in own:
            yield event
        went = (trace for trace in event.traces() if isinstance(trace, Went) and trace.count)
        if any(seat in (trace.giver, trace.taker) for trace in went):
            yield event


def concerns(table: Table, seat: Seat) -> tuple[Any, ...]:
    """Its cards, duties, latest action (older buttons are stale), and answers to its offers."""
    state = table.playing().state
    owed = [debt.duty for debt in state.debts() if debt.seat == seat]
    offers = state.part(Offers)
    own = [offer for offer in offers.open if offer.seat == seat]
    answers = [(offer.id, offer.accepted, is_declined(offer)) for offer in own]
    ids = {offer.id for offer in own}
    counters = [offer.id for offer in offers.open if offer.counters in ids]
    cards = tuple(state.hands[seat]), state.held[seat]
    return (*cards, owed, table.acted[seat], answers, counters)
