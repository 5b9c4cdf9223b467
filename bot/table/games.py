"""
Plays games: actions at one table run one after another, and all tables at the same time.

There are three rules for editing this file, `transactions` or `tables`:

1. A table is changed only under its lock, which all processes that share the database respect.
2. A change is stored before anyone sees it, in one transaction with the posts it makes necessary.
3. After any failure, and after a change by another process, the table is dropped from memory and
   read again.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeVar

from bot.chat import answering
from bot.chat.queues.coalescing import CoalescingQueue
from bot.chat.queues.retries import Retries
from bot.chat.refusals import Refused, Stale
from bot.table import news
from bot.table.done import By, How
from bot.table.draft import Draft
from bot.table.hooks import rules
from bot.table.moment import check_moment
from bot.table.server.finding import called_by
from bot.table.table import Table
from bot.table.tables import Tables
from bot.table.transactions import Played, carry_out
from game import Seat
from game.core.action import Action
from game.core.undo import No, Undo
from storage import AlreadyDone, Change, Conflict, Json, SeatRow, Store

LOG = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 3
"""Maximum number of tries when another process has changed the table."""


class Games:
    """Judges, plays, stores and publishes what people, clocks and computers do at the tables."""

    def __init__(self, store: Store) -> None:
        """Start without any table in memory."""
        self.store = store
        self.tables = Tables(store)
        self._computers = CoalescingQueue("computers", self.look_again)
        self._retries = Retries(self._computers.ask)

    async def play(
        self,
        game_id: str,
        user: int,
        seat: Seat,
        action: Action,
        *,
        interaction: int | None = None,
        acted: int | None = None,
        post: int | None = None,
    ) -> Played:
        """
        Play *action* for *seat*; it's stored when this returns.

        *acted* and *post* are the moment that the button was made for: the seat's latest action
        then, and the number of the table's post.

        :raises Illegal: with the rule that refuses it; nothing has changed then.
        :raises Stale: if the button is from an earlier moment.
        :raises Refused: if the person doesn't hold the seat, or the game doesn't run.
        """
        return await self.visit(
            game_id,
            lambda table: self.act(
                table, user, seat, action, interaction=interaction, acted=acted, post=post
            ),
        )

    async def visit(self, game_id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """
        Do *work* at a table under its lock, and return its result; repeated after lost races.

        :raises Stale: if its interaction was carried out before.
        :raises Refused: if it loses `TRIES` races.
        """
        for _ in range(TRIES):
            try:
                async with self.tables.at(game_id) as table:
                    return await work(table)
            except Conflict:
                continue
            except AlreadyDone:
                raise Stale from None
        raise Refused("ui.error.busy")

    async def act(
        self,
        table: Table,
        user: int,
        seat: Seat,
        action: Action,
        *,
        interaction: int | None = None,
        acted: int | None = None,
        post: int | None = None,
    ) -> Played:
        """Play an action within a `visit`; see `play`."""
        check_moment(table, user, seat, acted=acted, post=post)
        if isinstance(action, Undo):
            await self._recall(table)
        by = By(How.PERSON, user, interaction)
        played = await carry_out(self.tables, table, seat, action, by)
        await self.go_on(table, seat)
        return played

    async def _recall(self, table: Table) -> None:
        """Find out from the log what can be undone, if the game was read from the disk."""
        game = table.playing()
        if game.trail.bar is No.FORGOTTEN and not game.trail.done:
            rows = await self.store.readings.lines(table.id)
            forced = {row.number for row in rows if not row.user_id}
            await asyncio.to_thread(game.recall, [row.line for row in rows], forced)

    async def wake(self) -> None:
        """At the start, let computers play what they owed when the program ended."""
        for game_id in await self.store.readings.computed():
            self._computers.ask(game_id)

    async def look_again(self, game_id: str) -> None:
        """Let a game go on that this process or another may have left, and publish it."""
        try:
            async with self.tables.at(game_id) as table:
                await self.go_on(table)
                self.tables.tell(table)
        except Exception as error:  # noqa: BLE001  # nobody waits for it
            self._put_off(game_id, error)

    async def go_on(self, table: Table, looks_on: Seat | None = None) -> None:
        """
        Play everything at a locked table that waits for nobody; see `Rules.moves`.

        The person of *looks_on* has just acted and will see the result. Their own action is stored
        already and stays valid if something fails here. Then the table is read again, and this is
        tried again later.
        """
        try:
            row = 0
            while True:
                stint = table.playing().state.stint if table.game else 0
                for find in rules().moves:
                    if move := await find(table, row):
                        break
                else:
                    break
                seat, action, by = move
                by = replace(by, looks_on=looks_on)
                await carry_out(self.tables, table, seat, action, by)
                row = row + 1 if table.playing().state.stint == stint else 0
            self._retries.done(table.id)
        except Conflict:
            self.tables.forget(table.id)  # another process has played it
        except Exception as error:  # noqa: BLE001  # the person's own action isn't affected
            self.tables.forget(table.id)
            self._put_off(table.id, error)

    @property
    def busy(self) -> int:
        """Number of games with automatic actions that `wake` or a retry has started."""
        return self._computers.count

    async def finish(self) -> None:
        """Wait until these automatic actions are done."""
        await self._computers.finish()

    def _put_off(self, game_id: str, error: Exception) -> None:
        LOG.error("skipped the automatic actions in game %s", game_id, exc_info=error)
        self._retries.again(game_id)

    async def open(  # each is a fact about the lobby
        self,
        *,
        channel_id: int,
        guild_id: int | None,
        host_id: int,
        language: str,
        options: Json,
        settings: Json,
        modules: tuple[str, ...] = ("base",),
        rematch_of: str | None = None,
        first: Callable[[Change], None],
        is_quiet: bool = False,
    ) -> Table:
        """
        Open a lobby; *first* seats people in the same transaction.

        If it *is_quiet*, nothing is posted yet, because its game begins at once.

        :raises Occupied: if the channel has a game.
        """

        def work(change: Change) -> None:
            first(change)
            change.plan(news.LOBBY, number=news.BEFORE, data=called_by(change))

        change = await self.store.create(
            work,
            channel_id=channel_id,
            guild_id=guild_id,
            host_id=host_id,
            seed=secrets.token_bytes(32),
            language=language,
            options=options,
            modules=modules,
            settings=settings,
            rematch_of=rematch_of,
        )
        answering.note_stored(change.game.id)
        table = await self.tables.look(change.game.id)
        if not is_quiet:
            self.tables.tell(table)
        return table

    async def changed(self, table: Table, work: Callable[[Draft], None]) -> None:
        """Do *work* on a locked table in one transaction, and publish the result."""
        seats: tuple[SeatRow, ...] = ()

        def whole(change: Draft) -> None:
            nonlocal seats
            work(change)
            for follow in rules().settled:
                follow(change, table)
            change.untold()
            seats = change.seats()

        await self.tables.change(table, whole)
        answering.note_stored(table.id)
        table.seats = seats
        await self.go_on(table)
        self.tables.tell(table)
