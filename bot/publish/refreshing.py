"""
Refreshes private screens: makes one again when its reader's cards have changed, and says how.

The screen stays the one that its reader has open, so an offer being built goes on. If it makes no
sense anymore, the panel takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
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
from game.base.offers import Traded
from game.core.trace import Went
from game.core.undo import standing
from storage import LineRow, Status, Store, StoreError

Maker: TypeAlias = Callable[[ScreenContext], Screen]

LINES = 3
"""Maximum number of lines about what changed the cards."""


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
        """*made* makes the screen; it shows the seat's cards as they are at the table now."""
        self._services = services
        self._caller = caller
        self._game = table.id
        self._user = caller.user
        self._seat = seat
        self._made = made
        self._number = table.number
        self._cards = _cards(table, seat)

    async def __call__(self) -> Screen | None:
        """The screen with the cards as they are now; None if they are the same."""
        kept = self._services.tables.kept_table(self._game)
        if kept is not None and kept.number == self._number:
            return None
        try:
            async with self._services.tables.seen(self._game) as table:
                is_theirs = self._seat in table.seats_of(self._user)
                if not is_theirs or table.row.status is not Status.RUNNING:
                    return None
                before, since = self._cards, self._number + 1
                self._cards, self._number = _cards(table, self._seat), table.number
                if self._cards == before:
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
    """Lines about what the actions of *rows* did to the cards of the context's seat."""
    w, seat, view = context.w, context.seat, context.view
    found = []
    for _, events in standing((row.number, table.playing().events(row.line)) for row in rows):
        for event in _of(events, seat):
            if isinstance(event, Traded):
                gave, got, other = event.give, event.get, event.other
                if seat == event.other:
                    gave, got, other = event.get, event.give, event.seat
                change = w.change(gave, got, view.rules)
                found.append(w.say("ui.panel.traded", player=table.who(other), change=change))
            elif line := w.event(told(event, seat), table.who, view.rules, view, seat):
                found.append(line)
    return found[-LINES:]


def _of(events: Iterable[Event], seat: Seat) -> Iterable[Event]:
    """The events that brought *seat* cards, or took some from it."""
    for event in events:
        went = (trace for trace in event.traces() if isinstance(trace, Went) and trace.count)
        if any(seat in (trace.giver, trace.taker) for trace in went):
            yield event


def _cards(table: Table, seat: Seat) -> tuple[Any, ...]:
    """The cards of *seat*, in its hand and face down."""
    state = table.playing().state
    return tuple(state.hands[seat]), state.held[seat]
