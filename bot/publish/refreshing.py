"""
Refreshes private screens: makes one again when something that concerns its reader has changed.

That is their cards, what they owe, and the answers to their offers; it says what happened.

The screen stays the one that its reader has open, so an offer being built goes on. If it makes no
sense anymore, the panel takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol, TypeAlias

from bot.chat.caller import Caller
from bot.chat.refusals import TableError
from bot.chat.screen import Screen
from bot.screens import panel
from bot.screens.context import ScreenContext
from bot.table.table import Table
from bot.table.tables import Tables
from game import Event, Illegal, Seat, told
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded, is_declined
from game.base.parts import Offer, Offers
from game.core.trace import Went
from game.core.undo import standing
from storage import LineRow, Status, Store, StoreError
from words import Words

Maker: TypeAlias = Callable[[ScreenContext], Screen]

LINES = 3
"""Maximum number of lines about what happened."""


class Source(Protocol):
    """The part of the services that a refreshed screen needs."""

    store: Store
    tables: Tables

    def context(self, table: Table, seat: Seat, caller: Caller) -> ScreenContext:
        """The context for a private screen of *seat*, shown to *caller*."""
        ...


class Refreshed:
    """A private screen of a seat, as `Panels` makes it again."""

    def __init__(
        self, services: Source, caller: Caller, table: Table, seat: Seat, made: Maker
    ) -> None:
        """*made* makes the screen; it shows what concerns the seat at the table now."""
        self._services = services
        self._caller = caller
        self._game = table.id
        self._user = caller.user
        self._seat = seat
        self._made = made
        self._number = table.number
        self._concerns = _concerns(table, seat)

    async def __call__(self) -> Screen | None:
        """The screen as it is now; None if nothing that concerns the seat has changed."""
        kept = self._services.tables.kept_table(self._game)
        if kept is not None and kept.number == self._number:
            return None
        try:
            async with self._services.tables.seen(self._game) as table:
                is_theirs = self._seat in table.seats_of(self._user)
                if not is_theirs or table.row.status is not Status.RUNNING:
                    return None
                before, since = self._concerns, self._number + 1
                self._concerns, self._number = _concerns(table, self._seat), table.number
                if self._concerns == before:
                    return None
                context = self._services.context(table, self._seat, self._caller)
                rows = await self._services.store.readings.lines(table.id, since)
                lines = changes(table, rows, context)
        except (TableError, StoreError):
            return None
        try:
            screen = self._made(context)
        except (TableError, Illegal):  # what it offered is no longer possible
            screen = panel.main(context)
        return replace(screen, text="\n".join((*lines, screen.text)))


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


def _concerns(table: Table, seat: Seat) -> tuple[Any, ...]:
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
