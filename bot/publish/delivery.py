"""
Makes the posts that are owed to a channel, each exactly once.

A post that was owed when the program started, or whose response was lost, may exist without being
recorded. So it is searched for in the channel before it is made. A new copy pings nobody, and the
older one is deleted.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace
from typing import TypeVar

import discord

from bot.chat.address import Address
from bot.chat.messages import ARCHIVED, LOST, REPOST, SERVER, Messages, digest, may_pass
from bot.chat.screen import Screen
from bot.table import news
from bot.table.games import Games
from bot.table.ping import Ping, kind_of
from bot.table.table import Table
from storage import PostKey, PostRow, PostState

LOG = logging.getLogger(__name__)

T = TypeVar("T")

GONE = 404
"""Status code for a message or channel that no longer exists."""


class Posts:
    """Makes, edits and deletes posts, each once."""

    def __init__(self, games: Games, messages: Messages) -> None:
        """Start without any post in doubt."""
        self._games = games
        self._messages = messages
        self._unsure: set[PostKey] = set()
        self._edited: defaultdict[str, set[PostKey]] = defaultdict(set)
        """Posts whose edit is only recorded in memory, by game."""
        self._closed: defaultdict[str, set[PostKey]] = defaultdict(set)
        """Table posts whose closing is only recorded in memory, by game."""

    def doubt(self, keys: Iterable[PostKey]) -> None:
        """Note that the posts of *keys* may exist without being recorded."""
        self._unsure |= set(keys)

    async def show(self, channel: int, post: PostRow, screen: Screen) -> None:
        """Make a post that is owed, or update one that exists."""
        mark = digest(screen)
        post = await self.found(channel, post)
        if is_shown(post, channel, mark):
            return
        if post.state is PostState.PLANNED:
            await self._say(channel, post, screen, mark)
        elif post.channel_id != channel or post.message_id is None:
            # The game has moved, so its posts are made again in the new channel.
            await self._say_again(channel, post, screen, mark)
        else:
            await self._edit(channel, post, post.message_id, screen, mark)

    def is_doubted(self, post: PostRow) -> bool:
        """Whether *post* is owed and may exist without being recorded."""
        return post.state is PostState.PLANNED and post.key in self._unsure

    async def found(self, channel: int, post: PostRow) -> PostRow:
        """*post*, with its message if it turns out to exist without being recorded."""
        if not self.is_doubted(post):
            return post
        found = await self._messages.find(channel, about(post.key), newer_than=post.message_id or 0)
        if found is not None:
            post = await self._stands(post, channel, found)
        self._unsure.discard(post.key)
        return post

    async def _say(self, channel: int, post: PostRow, screen: Screen, mark: str) -> None:
        is_known = post.message_id is not None or Ping.of(post).is_silent
        silent = is_known or kind_of(post.key.kind) in news.QUIET
        if is_known:
            screen = replace(screen, pings=(), roles=())
        if post.channel_id and post.message_id:
            # There are never two live posts: the older one loses its buttons before the copy is
            # made.
            await self._close(channel, post.channel_id, post.message_id)
        # A copy is identified by the message it replaces.
        nonce = str(post.message_id or post.nonce)
        # If the response is lost, only the channel shows whether the post was made.
        self._unsure.add(post.key)
        message = await self._awake(
            channel,
            lambda: self._messages.post(channel, screen, nonce=nonce, silent=silent),
        )
        await self._stands(post, channel, message, mark)
        self._unsure.discard(post.key)

    async def _say_again(self, channel: int, post: PostRow, screen: Screen, mark: str) -> None:
        await self._games.tables.note(post.key, lambda: self._games.store.notes.again(post.key))
        await self._say(channel, post, screen, mark)

    async def _stands(
        self, post: PostRow, channel: int, message: int, mark: str | None = None
    ) -> PostRow:
        """
        Record that *post* is this message, and remove its older one.

        If the older one can't be removed now, this happens again when the newer one is found.
        """
        if post.channel_id and post.message_id:
            await self.remove(channel, post.channel_id, post.message_id)
        return await self._games.tables.note(
            post.key,
            lambda: self._games.store.notes.said(
                post.key, channel_id=channel, message_id=message, digest=mark
            ),
        )

    async def _edit(
        self, channel: int, post: PostRow, message: int, screen: Screen, mark: str
    ) -> None:
        """Edit a message; if it can't be edited anymore, post it again without pings."""
        try:
            await self._awake(channel, lambda: self._messages.edit(channel, message, screen))
        except discord.HTTPException as error:
            if error.code not in REPOST:
                raise
            await self._say_again(channel, post, screen, mark)
        else:
            # It is stored later, with other records. If that gets lost, the edit is repeated, which
            # does no harm.
            async with self._games.tables.seen(post.key.game_id) as table:
                known = table.posts.get(post.key)
                if known is not None:
                    table.note(replace(known, digest=mark))
                    self._edited[table.id].add(post.key)

    def close(self, table: Table, post: PostRow) -> None:
        """Note that a table post is closed. If the note gets lost, the post is closed again."""
        table.note(replace(post, state=PostState.GONE))
        self._closed[table.id].add(post.key)

    def closed(self, table: Table) -> list[PostKey]:
        """Table posts closed since the last call, without those that are wanted again."""
        return [key for key in self._closed.pop(table.id, ()) if key not in table.posts]

    def edited(self, table: Table) -> dict[PostKey, str]:
        """Digests of the posts edited since the last call; the caller holds the lock of *table*."""
        posts = map(table.posts.get, self._edited.pop(table.id, ()))
        return {post.key: post.digest for post in posts if post is not None and post.digest}

    async def _awake(self, channel: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do *work* in a channel; if it is an archived thread, unarchive it first."""
        try:
            return await work()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._messages.wake(channel)
            return await work()

    async def settle(self, channel: int, post: PostRow, text: str) -> None:
        """
        Change the message of a past post to *text*, without buttons.

        :raises discord.HTTPException: if this has to be tried again.
        """
        place, message = post.channel_id, post.message_id
        if place and message:
            await self._tidy(channel, place, lambda: self._messages.settle(place, message, text))

    async def remove(self, channel: int, place: int, message: int) -> None:
        """
        Delete a message in *place*.

        :raises discord.HTTPException: if this has to be tried again.
        """
        await self._tidy(channel, place, lambda: self._messages.remove(place, message))

    async def _close(self, channel: int, place: int, message: int) -> None:
        await self._tidy(channel, place, lambda: self._messages.close(place, message))

    async def _tidy(self, channel: int, place: int, work: Callable[[], Awaitable[None]]) -> None:
        """
        Tidy up in *place*, with a second try after Discord's own errors; the library ignores a 503.

        Nothing needs to be done for a message that no longer exists. The same goes for one that the
        bot can't touch outside the table's *channel*: its buttons are checked for their moment.
        """
        for is_last in (False, True):
            try:
                await self._awake(place, work)
            except discord.HTTPException as error:
                if error.status >= SERVER and not is_last:
                    continue
                is_kept_out = error.code in LOST and error.status != GONE and place == channel
                if may_pass(error) or is_kept_out:
                    raise
                LOG.info("could not remove an old post: %s", error.text)
            return


def is_shown(post: PostRow, channel: int, mark: str) -> bool:
    """Whether *post* is in *channel* and shows the screen with the digest *mark*."""
    stands = post.state is PostState.SAID and post.message_id is not None
    return stands and post.channel_id == channel and post.digest == mark


def about(key: PostKey) -> Callable[[Address], bool]:
    """A test whether an address belongs to the post of *key* and to no other."""

    def fits(address: Address) -> bool:
        if address.game != key.game_id:
            return False
        if key.kind == news.LOBBY:
            return address.op == "l"
        if address.op == "rematch":
            # A game that was given up ends with the post of its last turn.
            return key.kind in (news.END, news.TURN)
        if address.op != kind_of(key.kind) or address.args[1:2] != (str(key.number),):
            return False
        own = address.args[2:3]
        if key.kind != address.op:
            return own == (str(key.seat),)
        return not own and (key.seat is None or address.args[0].endswith(f"-{key.seat}"))

    return fits
