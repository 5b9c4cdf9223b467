"""
A person in their seat: everything that a private screen needs, for one look or one visit.

A private screen that is open is made again when something that concerns its reader has changed:
their cards, what they owe, and the answers to their offers. It says what happened.

It stays the screen that its reader has open, so an offer being built goes on. If it makes no sense
anymore, the panel takes its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.chat.caller import Caller
from bot.chat.refusals import TableError
from bot.chat.screen import Screen
from bot.publish.changes import changes, concerns
from bot.publish.posts.story import marked, more, newest
from bot.publish.services import LINES, ROOM, Services
from bot.screens import panel
from bot.screens.context import ScreenContext, context_of
from bot.table.table import Table
from bot.table.transactions import Played
from game import Action, Illegal, Seat
from storage import Status, StoreError

Maker: TypeAlias = Callable[[ScreenContext], Screen]

MISSED = 5
"""Maximum number of story lines below a hand; a button shows the rest."""


@dataclass(frozen=True, slots=True)
class Seated:
    """A person in a seat of a running game; it holds while the table is locked or looked at."""

    services: Services
    caller: Caller
    table: Table
    seat: Seat

    def context(self) -> ScreenContext:
        """The context of a private screen at the table as it is now."""
        return context_of(
            self.table,
            self.seat,
            self.caller.at(self.table).w,
            self.services.settings.picture_scale,
            self.caller.look,
            previews=self.caller.previews,
        )

    def again(self, made: Maker = panel.main) -> Refreshed:
        """Make a private screen again when something concerns the seat; by default the panel."""
        return Refreshed(self, made)

    async def act(
        self, action: Action, *, is_first: bool = True, post: int | None = None
    ) -> Played:
        """
        Play an action within a visit; see `Games.play`.

        Of several actions of one interaction, only the first is stored with it.
        """
        return await self.services.games.act(
            self.table,
            self.caller.user,
            self.seat,
            action,
            interaction=self.caller.interaction.id if is_first else None,
            post=post,
        )

    async def missed(self, most: int = MISSED) -> Screen:
        """
        The latest events since the person last acted, in small print.

        At most *most* lines; if there are more, a button shows all.
        """
        w, since = self.caller.w, self.table.present[self.seat] + 1
        said = await self.services.retold(self.table, self.seat, w, since, LINES)
        lines = marked(w, newest(said[-most:], ROOM))
        text = "\n".join(f"-# {line}" for line in (w.say("ui.missed"), *lines) if lines)
        return Screen(text, None, more(self.table, since, w) if said[most:] else ())


class Refreshed:
    """A private screen of a seat, as `Panels` makes it again."""

    def __init__(self, seated: Seated, made: Maker) -> None:
        """*made* makes the screen; it shows what concerns the seat at the table now."""
        self._services = seated.services
        self._caller = seated.caller
        self._game = seated.table.id
        self._seat = seated.seat
        self._made = made
        self._number = seated.table.number
        self._concerns = concerns(seated.table, seated.seat)

    async def __call__(self) -> Screen | None:
        """The screen as it is now; None if nothing that concerns the seat has changed."""
        kept = self._services.tables.kept_table(self._game)
        if kept is not None and kept.number == self._number:
            return None
        try:
            async with self._services.tables.seen(self._game) as table:
                is_theirs = self._seat in table.seats_of(self._caller.user)
                if not is_theirs or table.row.status is not Status.RUNNING:
                    return None
                before, since = self._concerns, self._number + 1
                self._concerns, self._number = concerns(table, self._seat), table.number
                if self._concerns == before:
                    return None
                context = Seated(self._services, self._caller, table, self._seat).context()
                rows = await self._services.store.readings.lines(table.id, since)
                lines = changes(table, rows, context)
        except (TableError, StoreError):
            return None
        try:
            screen = self._made(context)
        except (TableError, Illegal):  # what it offered is no longer possible
            screen = panel.main(context)
        return replace(screen, text="\n".join((*lines, screen.text)))
