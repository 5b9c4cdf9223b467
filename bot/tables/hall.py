"""
The hall: every table of this bot, one action after another at each, all of them at once.

Numbered rules for whoever edits this file or the shelf. One: a table is changed only under its
lock, which holds for all processes that share the database. Two: what is changed is stored before
anybody hears of it, in one transaction with the posts it makes necessary. Three: after any failure,
and when another process has written, the table is forgotten and read again from the disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot import answering, metrics
from bot.lanes import Lane
from bot.tables import absence, clocks, computers, news, trail, votes
from bot.tables.moment import check_moment
from bot.tables.pace import Rest
from bot.tables.refusals import Refused, Stale
from bot.tables.shelf import Shelf, is_forced
from bot.tables.table import Table
from game import Entry, Event, Line, Seat, Seeded
from game.core.action import Action
from game.core.undo import No, Undo, standing
from storage import (
    AlreadyDone,
    Conflict,
    DeadlineRow,
    Json,
    Status,
    Store,
)
from storage.change import Change

LOG = logging.getLogger(__name__)

RETRY = 10.0
"""So many seconds pass before what waits for nobody is tried again."""

TRIES = 3
"""How often a lost race is run again."""


@dataclass(frozen=True, slots=True)
class Played:
    """What an action has done."""

    table: Table
    number: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Done:
    """What was done to a game and is not stored yet."""

    seat: Seat
    action: Action
    line: Line
    events: list[Event]
    plans: list[news.Plan]
    counter: int
    """How much chance has been used."""


class Hall(Shelf):
    """See the module's text."""

    def __init__(self, store: Store) -> None:
        """Nobody listens yet."""
        super().__init__(store)
        self.tell: Callable[[Table], None] = lambda table: None
        """Called after every change, when it is stored."""
        self._computers = Lane("computers", self.look_again)

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
        Play *action* for *seat*; what happened is stored when this returns.

        *acted* and *post* say for which moment the button was made: the seat's latest action then,
        and the number of the table's post.

        :raises Illegal: with the rule that refuses it; nothing has changed then.
        :raises Stale: if the button is from an earlier moment.
        :raises Refused: if the person does not hold the seat, or the game does not run.
        """
        for _ in range(TRIES):
            try:
                async with self.at(game_id) as table:
                    check_moment(table, user, seat, acted=acted, post=post)
                    if isinstance(action, Undo):
                        await self._recall(table)
                    played = await self._play(
                        table,
                        user,
                        seat,
                        action,
                        interaction,
                        also=lambda change: absence.present(change, table, seat),
                    )
                    await self.go_on(table)
                    return played
            except Conflict:
                continue
            except AlreadyDone:
                raise Stale from None
        raise Refused("ui.error.busy")

    async def ring(self, game_id: str, deadlines: list[DeadlineRow]) -> None:
        """
        Remind those whose time runs out; answer by default for those who have none left.

        :raises NoTable: if there is no such game.
        """
        async with self.at(game_id) as table:
            async with self.store.change(game_id) as change:
                rests = await self._rests(table, {clocks.seat_of(each) for each in deadlines})
                late = await clocks.ring(change, table, deadlines, rests)
                change.untold()
            table.keep(change)
            for seat in late:
                await self._answer_for(table, seat)
            await self.go_on(table)
            self.tell(table)

    async def rest(self, game_id: str, user: int) -> None:
        """Set somebody's clocks by what they have just said of their rests."""
        async with self.at(game_id) as table:

            async def work(change: Change) -> None:
                seats = {int(seat) for seat in table.seats_of(user)}
                await clocks.rest(change, await self._rests(table, seats))

            await self.changed(table, work)

    async def wind(self, change: Change, table: Table) -> None:
        """Start and stop the clocks of a table, in the change that makes it necessary."""
        await clocks.wind(change, table, await self._rests(table, clocks.concerned(table)))

    async def _wind(self, change: Change, table: Table, action: Action) -> Json | None:
        """The same for *action*; the clocks before it, if it has changed whose run."""
        if clocks.pace_of(table) is None:
            return None
        rests = await self._rests(table, clocks.concerned(table))
        old = change.game.settings
        before = clocks.stopped(old, change.now, rests)
        if isinstance(action, Undo) and (found := trail.clocks_before(old, action.number)):
            await clocks.unwind(change, found, rests)
        await clocks.wind(change, table, rests)
        return before if set(before["clocks"]) != set(change.game.settings["clocks"]) else None

    async def _recall(self, table: Table) -> None:
        """Let a game that was read from the disk learn from its log what may be taken back."""
        game = table.playing()
        if game.trail.bar is No.FORGOTTEN and not game.trail.done:
            rows = await self.store.lines(table.id)
            forced = {row.number for row in rows if not row.user_id}
            await asyncio.to_thread(game.recall, [row.line for row in rows], forced)

    async def wake(self) -> None:
        """At the start: let the computers play what they owed when the program ended."""
        for game_id in await self.store.computed():
            self._computers.ask(game_id)

    async def look_again(self, game_id: str) -> None:
        """Go on with a game that this process, or another, may have left, and tell of it."""
        try:
            async with self.at(game_id) as table:
                await self.go_on(table)
                self.tell(table)
        except Exception as error:  # noqa: BLE001  # nobody waits for it
            self._put_off(game_id, error)

    async def go_on(self, table: Table) -> None:
        """
        Play, on a table whose lock is held, what waits for nobody: see `computers`.

        What made it due is stored and answered, so a fault here is no fault of that: the table is
        read again, and it is tried again in a while.
        """
        try:
            row = 0
            while move := computers.next_move(table, row):
                stint = table.playing().state.stint
                await self._play(table, *move, None)
                row = row + 1 if table.playing().state.stint == stint else 0
        except Conflict:
            self.forget(table.id)  # another process has played it
        except Exception as error:  # noqa: BLE001  # whoever has acted is told of that alone
            self.forget(table.id)
            self._put_off(table.id, error)

    async def finish(self) -> None:
        """Wait until what `wake` has asked for is played."""
        await self._computers.finish()

    def _put_off(self, game_id: str, error: Exception) -> None:
        LOG.error("what waits for nobody in game %s is not played", game_id, exc_info=error)
        asyncio.get_running_loop().call_later(RETRY, self._computers.ask, game_id)

    async def _answer_for(self, table: Table, seat: Seat) -> None:
        """Give the answers of a seat by default, until the game waits for it no longer."""
        game = table.playing()
        while seat in {debt.seat for debt in game.state.due()} and not game.state.winners:
            action = next(action for other, action in game.defaults() if other == seat)
            await self._play(
                table,
                None,
                seat,
                action,
                None,
                also=lambda change: absence.missed(change, table, seat),
            )

    async def _rests(self, table: Table, seats: set[int]) -> dict[int, Rest]:
        if not seats:
            return {}
        people = await self.store.people(table.people_in(Seat(seat) for seat in seats))
        found = {}
        for seat in sorted(seats):
            user = table.user(Seat(seat))
            found[seat] = Rest.of(people[user].preferences) if user else Rest()
        return found

    async def _play(
        self,
        table: Table,
        user: int | None,
        seat: Seat,
        action: Action,
        interaction: int | None,
        also: Callable[[Change], Awaitable[None]] | None = None,
    ) -> Played:
        """Play an action; what *also* becomes of it is stored with it."""
        done = self._do(table, seat, action, forced=not user)
        async with self.store.change(table.id) as change:
            await self._store(change, table, done, user, interaction)
            if also is not None:
                await also(change)
        if interaction is not None:
            answering.note_stored(table.id)
        table.keep(change)
        _note_story(table, done, user)
        metrics.PLAYED.labels(type(action).__name__).inc()
        self.tell(table)
        return Played(table, done.line.number, tuple(done.events))

    async def enter(
        self,
        change: Change,
        table: Table,
        seat: Seat,
        entry: Entry,
        user: int | None,
        *,
        calls: tuple[Seat, ...] = (),
    ) -> None:
        """
        Enter what is no player's verb, in the change of whatever else comes with it.

        If that cannot be stored, the table is read again. *calls* are seats that a new post of the
        table calls, though they owe nothing new.

        :raises Illegal: with the reason; nothing has changed then.
        """
        done = self._do(table, seat, entry)
        if calls:
            done.plans.append(news.Plan(news.TURN, calls))
        await self._store(change, table, done, user, None)
        _note_story(table, done, user)

    def _do(self, table: Table, seat: Seat, action: Action, *, forced: bool = False) -> _Done:
        """Play or enter, and see what posts that makes necessary; nothing is stored yet."""
        game, chance = table.playing(), self.chance(table)
        state = game.state
        before = tuple(debt.seat for debt in state.debts())
        asked = news.asked_by_offers(state)
        if isinstance(action, Entry):
            actor, events = None, game.enter(seat, action, chance)
        else:
            actor, events = seat, game.play(seat, action, chance, forced=forced)
        plans = news.plan(before, game.state, events, actor, asked)
        return _Done(seat, action, game.lines.pop(), events, plans, chance.counter)

    async def _store(
        self,
        change: Change,
        table: Table,
        done: _Done,
        user: int | None,
        interaction: int | None,
    ) -> None:
        game, number, action = table.playing(), done.line.number, done.action
        acted = table.acted
        acted[done.seat] = number
        await change.append(done.line, user_id=user, interaction_id=interaction)
        await change.save(game.snapshot(), chance_counter=done.counter)
        await change.update(settings={**change.game.settings, "acted": acted})
        if isinstance(action, Undo):
            await trail.revise(change, table, action.number)
        before = await self._wind(change, table, action)
        left = trail.grown(change, table, done.seat, action, number, before)
        await change.update(settings={**change.game.settings, trail.KEY: left})
        await plan_all(change, done.plans, number)
        if game.state.winners:
            await change.end(Status.OVER, "won")

    def chance(self, table: Table) -> Seeded:
        """Fair chance, from where the table left it."""
        return Seeded(table.row.seed, table.row.words, table.row.chance_counter)

    # Everything else that changes a table.

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
        first: Callable[[Change], Awaitable[None]],
    ) -> Table:
        """
        Open a lobby; *first* seats people in the same transaction.

        :raises Occupied: if the channel has a game.
        """
        async with self.store.create(
            channel_id=channel_id,
            guild_id=guild_id,
            host_id=host_id,
            seed=secrets.token_bytes(32),
            language=language,
            options=options,
            modules=modules,
            settings=settings,
            rematch_of=rematch_of,
        ) as change:
            await first(change)
            await change.plan(news.LOBBY, number=news.BEFORE)
            game_id = change.game.id
        answering.note_stored(game_id)
        table = await self.look(game_id)
        self.tell(table)
        return table

    async def changed(self, table: Table, work: Callable[[Change], Awaitable[None]]) -> None:
        """Do *work* in one transaction on a table whose lock is held, and tell of it."""
        async with self.store.change(table.id) as change:
            await work(change)
            await votes.settle(self, change, table)
            change.untold()
            seats = await change.seats()
        answering.note_stored(table.id)
        table.keep(change)
        table.seats = seats
        await self.go_on(table)
        self.tell(table)


def _note_story(table: Table, done: _Done, user: int | None) -> None:
    """Have the table's post tell what was done; a new post tells no more than that."""
    if any(plan.kind in news.TABLE_POSTS for plan in done.plans):
        table.story.clear()
        table.forced.clear()
    table.story = standing([*table.story, (done.line.number, done.events)])
    if is_forced(done.line, user):
        table.forced.add(done.line.number)


async def plan_all(change: Change, plans: list[news.Plan], number: int) -> None:
    """Owe what is to be said of action *number*."""
    for plan in plans:
        data: Json = {"seats": [int(seat) for seat in plan.seats]}
        if trail.is_heard(change.game.settings, plan, change.now):
            data["silent"] = True
        await change.plan(plan.kind, number=number, data=data)
