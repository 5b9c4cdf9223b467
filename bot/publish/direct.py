"""
Pings by direct message instead of in the channel, for people who prefer them.

People who don't accept direct messages are pinged by a separate post in the channel instead.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import discord

from bot.chat.messages import Messages, may_pass
from bot.chat.screen import Screen
from bot.publish.delivery import Posts
from bot.publish.hands import Hands
from bot.publish.pings import wanted
from bot.publish.telling import Telling
from bot.table.games import Games
from bot.table.ping import REPLACED, Ping, direct_key, direct_ping, is_direct
from bot.table.table import Table
from storage import Json, PostKey, PostRow, PostState


class Direct:
    """Pings people by direct message."""

    def __init__(
        self, games: Games, messages: Messages, posts: Posts, telling: Telling, hands: Hands
    ) -> None:
        """Start without any direct messages."""
        self._owed: set[str] = set()
        """Games with new direct messages that an earlier read of the table may not include."""
        self._games = games
        self._messages = messages
        self._posts = posts
        self._telling = telling
        self._hands = hands

    def has_any(self, table: Table) -> bool:
        """Whether *table* has any pings by direct message, made or owed."""
        return table.id in self._owed or any(map(is_direct, table.posts.values()))

    async def instead(self, table: Table, post: PostRow, screen: Screen) -> Screen:
        """
        *screen* without the pings that are made by direct message instead.

        Those direct messages are owed from here on, even if the program ends before *post* is made.
        """
        wanting = await self._telling.called_directly(table) if screen.pings else ()
        found = await self.owe(table, post, screen, wanting)
        return replace(screen, pings=tuple(user for user in screen.pings if user not in found))

    async def owe(
        self, table: Table, post: PostRow, screen: Screen, wanting: Collection[int]
    ) -> list[int]:
        """
        Owe a direct message to everyone *wanting* one whom *post* pings with *screen*.

        Returns everyone with a direct message for it, including one that was owed while the table
        couldn't be shown.
        """
        is_first = post.state is PostState.PLANNED and post.message_id is None
        if not is_first or Ping.of(post).is_silent or post.key.kind not in REPLACED:
            return []
        found = []
        for user in screen.pings:
            seats = [int(seat) for seat in table.seats_of(user)]
            if not seats:
                continue
            key, is_open = (
                direct_key(post, seats[0]),
                not self._hands.are_closed_to(table.id, user),
            )
            if user in wanting and is_open:
                await self._owe(key, direct_ping(post, user, seats).data)
                found.append(user)
            elif key in table.posts:
                found.append(user)
        return found

    async def _owe(self, key: PostKey, data: Json) -> None:
        await self._games.tables.note(key, lambda: self._games.store.notes.owe(key, data))
        self._owed.add(key.game_id)

    async def call(self, game_id: str, channel: int) -> None:
        """Make or update a game's pings by direct message, for the table in *channel*."""
        async with self._games.tables.seen(game_id) as table:
            posts = [post for post in wanted(table) if is_direct(post)]
            if table.memory.lost:  # no channel to ping anyone in
                posts = [post for post in posts if not Ping.of(post).is_refused]
            called = [(post, await self._screen(table, post)) for post in posts]
            self._owed.discard(game_id)
        for post, screen in called:
            if not await self._show(table, channel, post, screen):
                await self.call(game_id, channel)
                return

    async def found(self, table: Table, channel: int, post: PostRow) -> PostRow:
        """*post*, with its message if it turns out to exist without being recorded."""
        if not self._posts.is_doubted(post):
            return post
        try:
            return await self._posts.found(await self._place(table, channel, post), post)
        except discord.HTTPException as error:
            if may_pass(error) or not is_direct(post):
                raise
            return post  # a person who accepts no messages has none

    async def _screen(self, table: Table, post: PostRow) -> Screen:
        if not Ping.of(post).is_refused:
            return await self._telling.direct(table, post, table.link)
        screen, user = await self._telling.call(table, post, table.link), Ping.of(post).user
        assert user is not None
        return replace(screen, pings=(user,))

    async def _show(self, table: Table, channel: int, post: PostRow, screen: Screen) -> bool:
        """Show a direct message; False if the person accepts none, so the channel is next."""
        try:
            await self._posts.show(await self._place(table, channel, post), post, screen)
        except discord.HTTPException as error:
            if may_pass(error) or Ping.of(post).is_refused:
                raise
            data = Ping.of(post).refused().data
            store = self._games.store.notes
            await self._games.tables.note(post.key, lambda: store.about(post.key, data))
            return False
        return True

    async def _place(self, table: Table, channel: int, post: PostRow) -> int:
        """The channel of a post: the table's, or the person's direct messages."""
        if not is_direct(post) or Ping.of(post).is_refused:
            return channel
        if post.channel_id is not None:
            return post.channel_id
        user = Ping.of(post).user
        assert user is not None
        known = [seat.dm_channel_id for seat in table.seats if seat.user_id == user]
        return next(filter(None, known), None) or await self._messages.open_dm(user)
