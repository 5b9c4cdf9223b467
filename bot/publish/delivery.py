"""
Posts: what is owed to a channel is said there once, and noted.

A post that was owed when the program started, or whose answer was lost, may have been made without
anybody's noting it: it is looked for in the channel before it is made. A copy calls nobody, and the
older one goes.
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
from bot.publish import direct_posts as direct
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from storage import PostKey, PostRow, PostState

LOG = logging.getLogger(__name__)

T = TypeVar("T")

GONE = 404
"""The status of answers about a message or channel that is not there any more."""


class Posts:
    """Makes, edits and takes down the posts that are owed, each once."""

    def __init__(self, games: Games, messages: Messages) -> None:
        """Nothing is in doubt yet."""
        self._games = games
        self._messages = messages
        self._unsure: set[PostKey] = set()
        self._edited: defaultdict[str, set[PostKey]] = defaultdict(set)
        """By game, the posts that show what is noted in memory alone."""
        self._closed: defaultdict[str, set[PostKey]] = defaultdict(set)
        """By game, the table posts that were put away, as memory alone knows."""

    def doubt(self, keys: Iterable[PostKey]) -> None:
        """The posts of *keys* may have been made, though nobody has noted it."""
        self._unsure |= set(keys)

    async def show(self, channel: int, post: PostRow, screen: Screen) -> None:
        """Say a post that is owed, or bring one that stands up to date."""
        mark = digest(screen)
        post = await self.found(channel, post)
        if is_shown(post, channel, mark):
            return
        if post.state is PostState.PLANNED:
            await self._say(channel, post, screen, mark)
        elif post.channel_id != channel or post.message_id is None:
            # The game has moved: the table stands in its new channel from here.
            await self._say_again(channel, post, screen, mark)
        else:
            await self._edit(channel, post, post.message_id, screen, mark)

    def is_doubted(self, post: PostRow) -> bool:
        """Whether *post* is owed, and may have been made without anybody's noting it."""
        return post.state is PostState.PLANNED and post.key in self._unsure

    async def found(self, channel: int, post: PostRow) -> PostRow:
        """*post*, which may have been made without anybody's noting it."""
        if not self.is_doubted(post):
            return post
        found = await self._messages.find(channel, about(post.key), newer_than=post.message_id or 0)
        if found is not None:
            post = await self._stands(post, channel, found)
        self._unsure.discard(post.key)
        return post

    async def _say(self, channel: int, post: PostRow, screen: Screen, mark: str) -> None:
        silent = post.message_id is not None or bool(post.data.get("silent"))
        if silent:
            screen = replace(screen, pings=())
        if post.channel_id and post.message_id:
            # Never are two live: until the copy stands, the older one is there without buttons.
            await self._close(channel, post.channel_id, post.message_id)
        # A copy is known by what it replaces.
        nonce = str(post.message_id or post.nonce)
        # An answer may be lost: whether a post that failed was made, only the channel knows.
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
        *post* stands as this message, and no longer as any other.

        If the older one can't be removed now, this is done again when the newer one is found.
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
        """Edit a message; one that cannot be edited any more is posted anew, pinging nobody."""
        try:
            await self._awake(channel, lambda: self._messages.edit(channel, message, screen))
        except discord.HTTPException as error:
            if error.code not in REPOST:
                raise
            await self._say_again(channel, post, screen, mark)
        else:
            # It is stored with what follows: who forgets it edits once more, and does no harm.
            async with self._games.tables.seen(post.key.game_id) as table:
                known = table.posts.get(post.key)
                if known is not None:
                    table.note(replace(known, digest=mark))
                    self._edited[table.id].add(post.key)

    def close(self, table: Table, post: PostRow) -> None:
        """Note that a table post is put away; who forgets it puts it away once more."""
        table.note(replace(post, state=PostState.GONE))
        self._closed[table.id].add(post.key)

    def closed(self, table: Table) -> list[PostKey]:
        """Which table posts were put away since it was asked last, and not wanted again."""
        return [key for key in self._closed.pop(table.id, ()) if key not in table.posts]

    def edited(self, table: Table) -> dict[PostKey, str]:
        """What posts of *table*, whose lock is held, show since it was asked last."""
        posts = map(table.posts.get, self._edited.pop(table.id, ()))
        return {post.key: post.digest for post in posts if post is not None and post.digest}

    async def _awake(self, channel: int, work: Callable[[], Awaitable[T]]) -> T:
        """Do *work* in a channel; in a thread that sleeps, take it out of the archive first."""
        try:
            return await work()
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self._messages.wake(channel)
            return await work()

    async def settle(self, channel: int, post: PostRow, text: str) -> None:
        """
        Let the message of a post that is past say *text*, without buttons.

        :raises discord.HTTPException: if that is owed still.
        """
        place, message = post.channel_id, post.message_id
        if place and message:
            await self._tidy(channel, place, lambda: self._messages.settle(place, message, text))

    async def remove(self, channel: int, place: int, message: int) -> None:
        """
        Take a message in *place* down.

        :raises discord.HTTPException: if that is owed still.
        """
        await self._tidy(channel, place, lambda: self._messages.remove(place, message))

    async def _close(self, channel: int, place: int, message: int) -> None:
        await self._tidy(channel, place, lambda: self._messages.close(place, message))

    async def _tidy(self, channel: int, place: int, work: Callable[[], Awaitable[None]]) -> None:
        """
        Tidy up in *place*, once more at once if Discord is at fault: the library minds no 503.

        What isn't there any more owes nothing, nor does what the bot may not touch in another
        place than the table's *channel*: its buttons know their moment.
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
    """Whether *post* stands in *channel* and shows what *mark* is the hash of."""
    stands = post.state is PostState.SAID and post.message_id is not None
    return stands and post.channel_id == channel and post.digest == mark


def about(key: PostKey) -> Callable[[Address], bool]:
    """Whether an address stands on a post, and on no other's."""

    def fits(address: Address) -> bool:
        if address.game != key.game_id:
            return False
        if key.kind == news.LOBBY:
            return address.op == "l"
        if address.op == "rematch":
            # A game that was given up ends with the post of its last turn.
            return key.kind in (news.END, news.TURN)
        if address.op != direct.meant(key.kind) or address.args[1:2] != (str(key.number),):
            return False
        own = address.args[2:3]
        if key.kind != address.op:
            return own == (str(key.seat),)
        return not own and (key.seat is None or address.args[0].endswith(f"-{key.seat}"))

    return fits
