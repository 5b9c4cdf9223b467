"""
The publisher: brings channels and hands up to date with what is stored.

Each game has two queues, started by every change and at the start of the program: one for the
channel, and one for the hands. Hands never delay a channel: only a few games' hands at a time are
in the queues for drawing and requests. Each round reads the table as it is by then, makes posts
that are owed, edits those that have changed, and removes those that are settled. Outdated screens
are never made or drawn. The table's lock is held only for reading and recording, never while
something is drawn or sent, so no click waits for a picture.

A post is recorded as owed before it is made: first by the action, and again whenever a new one is
needed (`/board`, a table that moves, a deleted message). `bot.publish.delivery` then makes it
exactly once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any, TypeVar

import discord

from bot.chat import answering
from bot.chat.messages import LOST, Messages, digest, may_pass
from bot.chat.panels import Panels
from bot.chat.pictures import drawing
from bot.chat.queues.coalescing import CoalescingQueue
from bot.chat.queues.retries import Retries
from bot.chat.refusals import NoTable
from bot.chat.rights import Hindered
from bot.chat.screen import Screen
from bot.chat.watch import logs, metrics
from bot.publish import lost
from bot.publish.delivery import Posts, is_shown
from bot.publish.direct import Direct
from bot.publish.hands import Hands
from bot.publish.pings import is_live, is_missed, wanted
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.publish.telling import Telling
from bot.publish.waiting import Waiting
from bot.screens.hand import farewell
from bot.table import news
from bot.table.games import Games
from bot.table.ping import Farewell, Ping, is_call, is_direct
from bot.table.table import Table
from storage import PostKey, PostRow, PostState, Status

LOG = logging.getLogger(__name__)

T = TypeVar("T")

DEALS = 4
"""Maximum number of games whose hands are drawn and shown at the same time."""


class Publisher:
    """Updates each game's channel and hands until they show what is stored."""

    def __init__(
        self, games: Games, messages: Messages, scale: float, panels: Panels | None = None
    ) -> None:
        """Draw pictures at *scale*."""
        self._games = games
        self._messages = messages
        self._panels = panels or Panels()
        self._scale = scale
        self._channels = CoalescingQueue("tell", self._tell)
        self._dealers = CoalescingQueue("deal", self._deal, DEALS)
        self._shown: dict[str, int] = {}
        """By game, the action that its channel shows, for the hands to follow."""
        self._bringing = Retries(self.tell_of)
        self._dealing = Retries(self.tell_of)
        self.waiting = Waiting(self.tell_of)
        self._posts = Posts(games, messages)
        self.hands = Hands(games, messages)
        self.telling = Telling(games.store, scale)
        self._direct = Direct(games, messages, self._posts, self.telling, self.hands)

    def tell(self, table: Table) -> None:
        """
        Ask for an update of the channel of *table*, if this process publishes it.

        If the table can't be shown, the person whose press or command this is hears why.
        """
        if self._games.store.shards.own(table.row.guild_id):
            self.waiting.asks(table.id, answering.asking())
            self.tell_of(table.id)

    def tell_of(self, game_id: str) -> None:
        """Ask for an update of a game's channel; this process must publish it."""
        self._channels.ask(game_id)

    def begin(self, table: Table) -> None:
        """Start drawing the board that *table* is about to show, if no artist is busy."""
        if self._games.store.shards.own(table.row.guild_id):
            post = Post(table, news.TURN, 0, (), self._scale)
            drawing.begin(public.picture(post, table.view()))

    async def learn_anew(self, user: int) -> None:
        """Show a person's games with their changed preferences: with icons, or in words."""
        for row in await self._games.store.readings.games_of(user):
            self.telling.forget(row.id)
            if row.status is Status.RUNNING and self._games.store.shards.own(row.guild_id):
                self.tell_of(row.id)

    async def look_back(self) -> None:
        """
        Before anything is published, find out which owed posts may have been made already.

        This comes before the first request of another process, or a post could be made twice.
        """
        self._posts.doubt(post.key for post in await self._games.store.readings.pending())

    async def catch_up(self) -> None:
        """
        At the start, publish everything that was owed when the program ended.

        A game that owes nothing isn't even read before someone uses it.
        """
        pending = await self._games.store.readings.pending()
        games = {post.key.game_id for post in pending}
        games |= {row.id for row in await self._games.store.readings.behind()}
        for game_id in sorted(games):
            self.tell_of(game_id)

    async def repost(self, game_id: str) -> None:
        """Post a game's table again at the bottom of its channel; the old post is deleted."""
        async with self._games.tables.at(game_id) as table:
            newest = table.latest(*news.TABLE_POSTS)
            if newest is not None:
                table.note(await self._games.store.notes.again(newest.key))
            if self._games.store.shards.own(table.row.guild_id):
                self.tell_of(game_id)
        await self._channels.finished(game_id)

    async def try_again(self, game_id: str) -> None:
        """Show a table that couldn't be shown, now that Discord says it can."""
        self.waiting.insist(game_id)
        self.tell_of(game_id)
        await self._channels.finished(game_id)

    @property
    def busy(self) -> int:
        """Number of games that are being published, and of people still to be told."""
        return self._channels.count + self._dealers.count + self.waiting.busy

    async def finish(self) -> None:
        """Wait until everything is published."""
        while self.busy:
            await self._channels.finish()
            await self._dealers.finish()
            await self.waiting.finish()

    async def _tell(self, game_id: str) -> None:
        """Run a round of the channel's queue."""
        with metrics.SHOWN.time():
            await self._guarded(game_id, self._show, self._bringing)

    async def _deal(self, game_id: str) -> None:
        """Run a round of the hands' queue."""
        await self._guarded(game_id, self._deal_hands, self._dealing)

    async def _guarded(
        self, game_id: str, work: Callable[[str], Awaitable[bool]], retries: Retries
    ) -> None:
        """Do *work*; if it fails, only this round ends, and it is tried again later."""
        is_done = False
        try:
            with logs.about(game=game_id):
                is_done = await work(game_id)
        except NoTable:
            LOG.warning("game %s no longer exists", game_id)
            self.waiting.is_over(game_id)
            is_done = True
        except Exception:
            LOG.exception("could not post the news of game %s", game_id)
        if is_done:
            retries.done(game_id)
        else:
            retries.again(game_id)

    async def _show(self, game_id: str) -> bool:
        """Update the channel; if it can't be shown, tell those who need to know."""
        try:
            return await self._bring_up(game_id)
        except Hindered as error:
            why = error.why
        except discord.HTTPException as error:
            if error.code not in LOST or may_pass(error):
                raise
            table = await self._games.tables.look(game_id)
            why = await self._messages.rights.why(table.row, error.code)
            LOG.warning("the table of game %s can't be shown: %s", game_id, why)
        await lost.lose(self._games, game_id, why)
        await self._tell_directly(game_id)
        return True

    async def _bring_up(self, game_id: str) -> bool:
        """
        Update the table's post, remove older ones, then update the calls; hands follow later.

        False if an older post couldn't be removed; any other failure is raised.
        """
        asking = self.waiting.asking(game_id)
        async with AsyncExitStack() as meanwhile, drawing.turn(drawing.TABLE):
            async with self._games.tables.seen(game_id) as table:
                channel, number = table.row.channel_id, table.number
                newest = table.latest(*news.TABLE_POSTS)
                screen = await self.telling.table(table, newest) if newest else None
                rows = [post for post in table.posts.values() if post.key.kind != news.HAND]
                live = wanted(table)
            past = [post for post in rows if post is not newest and post not in live]
            tables = [post for post in past if post.key.kind in news.TABLE_POSTS]
            if why := self._hindered(table):
                raise Hindered(why)
            # There are never two live tables: the older ones are closed while the newer one is
            # drawn.
            closing = await meanwhile.enter_async_context(
                _beside(self._put_all_away(table, channel, tables, newest))
            )
            if newest and screen and not is_shown(newest, channel, digest(screen)):
                screen = await drawing.painted(screen)
        # A phone shows the ping that came last: the table goes first, then the calls.
        if newest and screen:
            told = await self._direct.instead(table, newest, screen)
            await self._posts.show(channel, newest, told)
        if table.memory.lost:
            await lost.find(self._games, game_id)
        self.waiting.is_over(game_id, asking)
        old = [await self._direct.found(table, channel, p) for p in past if p not in tables]
        for post in live:
            await self._take_over(await self._direct.found(table, channel, post), old)
        owed = await self._put_all_away(table, channel, [*closing.result(), *old], newest)
        if live:
            await self._call(game_id, channel, {p.key for p in live if not is_direct(p)})
        if self._direct.has_any(table):
            await self._direct.call(game_id, channel)
        # Anything owed must be owed after a restart too, which looks for games that are behind.
        self._shown[game_id] = number - bool(owed)
        self._dealers.ask(game_id)
        return not owed

    # A table that can't be shown.

    def _hindered(self, table: Table) -> str:
        """The reason why *table* still can't be shown; empty if it can, or might by now."""
        why = table.memory.lost
        if not why or self.waiting.is_insisted(table.id):
            return ""
        return self._messages.rights.still(table.row, why)

    async def _tell_directly(self, game_id: str) -> None:
        """Tell the people that the table waits for, and its host, by direct message; each once."""
        async with self._games.tables.seen(game_id) as table:
            posts = list(table.posts.values())
            calls = [(post, await self._calling(table, post)) for post in posts]
            settled = [p for p in posts if is_direct(p) and not is_live(table, p)]
        self.waiting.waits(table)
        self.waiting.whisper(table)
        for post, screen in calls:
            if screen is not None:
                await self._direct.owe(table, post, screen, screen.pings)
        await self._put_all_away(table, table.row.channel_id, settled, None)
        await self._direct.call(game_id, table.row.channel_id)
        self._shown[game_id] = table.number - 1
        self._dealers.ask(game_id)

    async def _calling(self, table: Table, post: PostRow) -> Screen | None:
        """The screen of a post that pings people who have to answer; None for other posts."""
        if post is table.latest(*news.TABLE_POSTS) and post.key.kind == news.TURN:
            return await self.telling.table(table, post)
        if post.key.kind in (news.ASK, news.AGAIN) and is_live(table, post):
            return await self.telling.call(table, post, table.link)
        return None

    # The channel.

    async def _call(self, game_id: str, channel: int, keys: set[PostKey]) -> None:
        """Show the calls among *keys* that are still live; the table they link to exists now."""
        async with self._games.tables.seen(game_id) as table:
            called = [
                (post, await self.telling.call(table, post, table.link))
                for post in table.posts.values()
                if post.key in keys and is_live(table, post)
            ]
        for post, call in called:
            await self._posts.show(channel, post, await self._direct.instead(table, post, call))

    async def _put_all_away(
        self, table: Table, channel: int, posts: list[PostRow], newest: PostRow | None
    ) -> list[PostRow]:
        """Remove or close past *posts*; returns those that Discord can't touch now."""
        owed = []
        for post in posts:
            try:
                found = await self._direct.found(table, channel, post)
                await self._put_away(table, channel, found, newest)
            except discord.HTTPException as error:
                if not may_pass(error):
                    raise
                LOG.warning(
                    "an old post of game %s still has to be edited: %s", table.id, error.text
                )
                owed.append(post)
        return owed

    async def _take_over(self, post: PostRow, old: list[PostRow]) -> None:
        """Let a call that isn't made yet also ping for older calls that were never made."""
        if post.state is not PostState.PLANNED:
            return
        same = (post.key.kind, post.key.seat)
        unheard = [o for o in old if (o.key.kind, o.key.seat) == same and o.message_id is None]
        called = (post, *unheard)
        seats = list(dict.fromkeys(s for o in called for s in Ping.of(o).called))
        if unheard:
            data = Ping.of(post).at(seats).data
            await self._games.tables.note(
                post.key, lambda: self._games.store.notes.about(post.key, data)
            )

    async def _put_away(
        self, table: Table, channel: int, post: PostRow, newest: PostRow | None
    ) -> None:
        """
        Delete a settled call, or turn a table post that *newest* replaces into what was done.

        If that changes in the meantime because something is undone, the next round does it again.
        """
        if is_call(post):
            if post.channel_id and post.message_id:
                await self._posts.remove(channel, post.channel_id, post.message_id)
            store = self._games.store.notes
            async with self._games.tables.at(post.key.game_id) as now:
                noted = store.removed if is_missed(now, post) else store.gone
                now.note(await noted(post.key))
            return
        text, number = "", table.number
        if post.channel_id and post.message_id:
            text = await self.telling.past(table, post, newest)
            await self._posts.settle(channel, post, text)
        async with self._games.tables.seen(post.key.game_id) as now:
            is_as_said = now.number == number or text == await self.telling.past(now, post, newest)
            if text and not is_as_said:
                return
            self._posts.close(now, post)
        if post.state is PostState.PLANNED:  # nobody searches for it again
            await self._games.tables.note(post.key, lambda: self._games.store.notes.gone(post.key))

    # The hands.

    async def _deal_hands(self, game_id: str) -> bool:
        """
        Refresh panels and show every hand, and record the channel's action as published.

        False if Discord couldn't show a hand, or couldn't remove an old one.
        """
        is_done, shown = True, self._shown.pop(game_id)
        await self._panels.refresh(game_id)
        async with drawing.turn(drawing.HANDS):
            async with self._games.tables.seen(game_id) as table:
                link = table.link
                past = [post for post in table.posts.values() if post.key.kind == news.HAND]
                is_closed = partial(self.hands.are_closed_to, table.id)
                found = await self.telling.hands(table, link, is_closed) if table.game else []
            hands = [(seat, await self.hands.ready(game_id, seat, hand)) for seat, hand in found]
        for post in past:
            screen = farewell(link, table.words(Farewell.of(post).language))
            is_done &= await self.hands.take_away(post, screen)
        showing = (self.hands.show(game_id, seat, screen) for seat, screen in hands)
        is_done &= all(await asyncio.gather(*showing))
        # Anything owed must be owed after a restart too, which looks for games that are behind.
        await self._note(game_id, shown if is_done else shown - 1)
        return is_done

    async def _note(self, game_id: str, shown: int) -> None:
        """
        Record that the channel shows everything up to *shown*, and what its posts show.

        This is done under the lock, so that no later change counts as published. If a round of the
        channel is still running, it will ask for the hands again.
        """
        async with self._games.tables.at(game_id) as table:
            if not self._channels.is_busy(game_id):
                edited, closed = self._posts.edited(table), self._posts.closed(table)
                await self._games.store.notes.told(game_id, shown, edited, closed)


@asynccontextmanager
async def _beside(work: Coroutine[Any, Any, T]) -> AsyncIterator[asyncio.Task[T]]:
    """Do *work* to its end while the body runs."""
    task = asyncio.create_task(work)
    try:
        yield task
    finally:
        await task
