"""The services: puts together everything that a process is made of."""

from __future__ import annotations

import logging
from collections.abc import Callable
from datetime import datetime, timedelta

import discord
from cachetools import LRUCache

from bot.chat.answering import Answering
from bot.chat.caller import Caller
from bot.chat.messages import Messages
from bot.chat.names import plain
from bot.chat.panels import Panels
from bot.chat.queues.shares import Shares
from bot.chat.refusals import NoTable, Refused
from bot.chat.rights import GONE
from bot.chat.screen import Picture
from bot.publish import lost
from bot.publish.posts import board as public
from bot.publish.posts.post import Post
from bot.publish.posts.story import Said, marked, newest, retold
from bot.publish.publisher import Publisher
from bot.settings import Settings
from bot.table import news
from bot.table.games import Games
from bot.table.server.openings import Openings
from bot.table.table import BROKEN, LOST, Table
from bot.table.unshown import refusal
from game import BOXES, Seat, seats_for
from game.core.codec import compiled
from game.core.ruleset import Ruleset
from storage import PostState, Status, Store
from words import Words

LOG = logging.getLogger(__name__)

LINES = 15
"""Maximum number of story lines told at once."""

ROOM = 1400
"""Maximum number of characters for these lines; a message has 2000, and other things to say."""

MOST_OF_MINE = 8
"""Maximum number of a person's games that fit into one message."""

FOLLOW = timedelta(minutes=10)
"""Minimum time between two table posts caused by commands."""
AGAIN = timedelta(seconds=30)
"""Minimum time between two table posts that people asked for."""
REPOSTED = 1024
"""Maximum number of games whose last repost is remembered."""


class Services:
    """Store, games, messages and publisher, with functions that clicks and commands need."""

    def __init__(self, store: Store, client: discord.Client, settings: Settings) -> None:
        """Put them together; nothing runs yet."""
        self.store = store
        self.settings = settings
        self.answering = Answering()
        self.shares = Shares(settings.person_limit)
        self.openings = Openings(store, settings)
        self.panels = Panels()
        self.games = Games(store)
        self.tables = self.games.tables
        self.messages = Messages(client, store.shards.share)
        self.publisher = Publisher(self.games, self.messages, settings.picture_scale, self.panels)
        self.chronicles = self.publisher.telling.chronicles
        self.tables.tell = self.publisher.tell
        self.tables.begin = self.publisher.begin
        self.go_on: Callable[[str], None] = lambda contest: None
        """Called after a tournament was changed; the client has it looked at."""
        self._reposted: LRUCache[str, datetime] = LRUCache(REPOSTED)

    def now(self) -> datetime:
        """The time by the store's clock."""
        return self.store.now()

    async def follow(self, caller: Caller, game_id: str) -> None:
        """After a command, post the table again if it is buried, but not too often."""
        table = await self.tables.look(game_id)
        post = table.latest(*news.TABLE_POSTS)
        if post is None or post.message_id is None or post.channel_id is None or table.still:
            return
        if self._was_reposted(game_id, FOLLOW):
            return
        try:
            is_buried = await self.messages.is_buried(post.channel_id, post.message_id)
        except discord.HTTPException as error:
            # The next command checks again; this one is answered.
            LOG.info(
                "could not check whether the table of game %s is buried: %s", game_id, error.text
            )
            return
        if is_buried:
            await self._repost(game_id)

    async def repost(self, game_id: str) -> bool:
        """Post the table again at the bottom; False if it was posted just now and still exists."""
        if self._was_reposted(game_id, AGAIN):
            return await self.put_back(game_id)
        await self._repost(game_id)
        return True

    async def put_back(self, game_id: str) -> bool:
        """Post the table again if its post was deleted; True if so."""
        post = (await self.tables.look(game_id)).latest(*news.TABLE_POSTS)
        if post is None or post.state is not PostState.SAID or post.channel_id is None:
            return False  # it is about to be posted
        if not await self.messages.is_gone(post.channel_id, post.message_id):
            return False
        await self._repost(game_id)
        return True

    async def _repost(self, game_id: str) -> None:
        self._reposted[game_id] = self.now()
        await self.publisher.repost(game_id)

    def _was_reposted(self, game_id: str, within: timedelta) -> bool:
        last = self._reposted.get(game_id)
        return last is not None and self.now() < last + within

    async def link(self, game_id: str) -> str:
        """The link to a game's table."""
        table = await self.tables.look(game_id)
        return table.link

    async def standing(self, caller: Caller, game_id: str) -> str:
        """A line about where the game stands, such as for a person who came too late."""
        try:
            table = await self.tables.look(game_id)
        except NoTable:
            return caller.w.say("ui.error.no_game")
        if table.still == BROKEN and table.row.living:
            return caller.w.say("ui.error.broken", game=table.id)
        if table.row.status is not Status.RUNNING:
            key = "lobby" if table.row.status is Status.LOBBY else "over"
            said = caller.w.say(f"ui.standing.{key}", link=table.link)
            return await self._gone(caller, table) or "\n".join(
                (said, *public.unshown(table, caller.w))
            )
        words = table.words(caller.w.language)
        post = self._post(table)
        now = public.status(post, table.view(), words), *public.until(post, words)
        gone = await self._gone(caller, table)
        aside = *public.paused(table, words), *([gone] if gone else public.unshown(table, words))
        return "\n".join((*now, *aside, *([] if gone else [table.link])))

    async def mine(self, caller: Caller) -> list[str]:
        """Lines about the caller's living games; those that wait for them come first."""
        waiting, others = [], []
        for row in (await self.store.readings.games_of(caller.user))[-MOST_OF_MINE:]:
            said = await self.standing(caller, row.id)
            if (await self.tables.look(row.id)).owes(caller.user):
                waiting.append(caller.w.say("ui.mine.waits", standing=said))
            else:
                others.append(said)
        return [*waiting, *others]

    async def is_gone(self, table: Table) -> bool:
        """Whether the channel of a living game was deleted; records it if so."""
        if not table.row.living:
            return False
        is_known = table.memory.lost == GONE
        if not is_known and await self.messages.is_gone(table.row.channel_id):
            await lost.lose(self.games, table.id, GONE)
            return True
        return is_known

    async def deleted(self, channel: int) -> None:
        """Record that a channel or thread was deleted, if it has a game."""
        row = await self.store.readings.living_in(channel)
        if row is not None:
            await lost.lose(self.games, row.id, GONE)
            self.publisher.tell_of(row.id)

    async def _gone(self, caller: Caller, table: Table) -> str:
        """How a game whose channel was deleted can go on; empty if it wasn't."""
        if not await self.is_gone(table):
            return ""
        motions = (await self.tables.look(table.id)).memory.motions.values()
        wished = [f"<#{motion.channel}>" for motion in motions if motion.name == "move"]
        server = plain(self.messages.server(table.row.guild_id)) or caller.w.say("ui.gone.server")
        where = wished[-1] if wished else caller.w.say("ui.gone.where", server=server)
        return caller.w.say("ui.gone", where=where)

    async def near(self, caller: Caller) -> Table | None:
        """The living table in the caller's channel; in a direct message, their only one."""
        channel = caller.channel
        if caller.interaction.guild_id is None:
            rows = await self.store.readings.games_of(caller.user)
            running = [row.channel_id for row in rows if row.status is Status.RUNNING]
            channel = running[0] if len(running) == 1 else channel
        try:
            return await self.tables.glance(channel)
        except NoTable:
            return None

    async def rules_near(self, caller: Caller) -> Ruleset | None:
        """The rules of the game in the caller's channel; in a direct message, their only one."""
        table = await self.near(caller)
        return None if table is None else self.rules_of(table)

    @staticmethod
    def rules_of(table: Table) -> Ruleset:
        """The rules that *table* plays by, or would if it began now."""
        if table.game is not None:
            return table.game.state.rules
        return compiled(
            table.row.modules,
            table.row.options,
            max(seats_for(table.row.modules), default=0),
            BOXES,
        )

    async def story(
        self, caller: Caller, table: Table, since: int, most: int = LINES, *, whole: bool = False
    ) -> list[str]:
        """
        Lines about a running table from action *since* on, as the caller can see it.

        Only the newest ones that fit next to something else in a message, unless *whole* is set.
        """
        seat = table.acting_seat(caller.user)
        said = await self.retold(table, seat, caller.w, since, most)
        return marked(caller.w, said[-most:] if whole else newest(said[-most:], ROOM))

    async def retold(
        self, table: Table, seat: Seat | None, w: Words, since: int, most: int
    ) -> list[Said]:
        """At least the newest *most* lines from action *since* on, if there are as many."""
        rows = await self.store.readings.lines(table.id, max(since, table.number - 3 * most))
        return retold(table, rows, seat, w)

    def picture(self, table: Table) -> Picture:
        """The board of a game as everyone sees it."""
        return public.picture(self._post(table), table.view())

    def _post(self, table: Table) -> Post:
        return Post(table, news.TURN, 0, (), self.settings.picture_scale)

    @property
    def waiting(self) -> int:
        """Number of tables that wait for a permission or a thread."""
        return self.publisher.waiting.count

    async def need_part(self, caller: Caller, game_id: str) -> None:
        """
        Refuse a click on another server's game, or in a direct message on other people's game.

        :raises Refused: with the sentence for an unknown button.
        """
        try:
            table = self.tables.kept_table(game_id) or await self.tables.look(game_id)
        except NoTable:
            return
        guild = caller.interaction.guild_id
        if guild != table.row.guild_id and (guild is not None or not table.knows(caller.user)):
            raise Refused("ui.error.unknown")
        caller.is_elsewhere = caller.channel != table.row.channel_id

    async def heal(self, caller: Caller, game_id: str) -> None:
        """Show a table that couldn't be shown, if a click there has the missing permissions."""
        try:
            table = self.tables.kept_table(game_id) or await self.tables.look(game_id)
        except NoTable:
            return
        if table.still == LOST and caller.channel == table.row.channel_id and not caller.hinders:
            await self.publisher.try_again(game_id)

    async def need_shown(self, game_id: str) -> None:
        """
        Refuse something that needs the table to be shown in its channel.

        :raises Refused: with the reason why it can't be shown.
        """
        table = await self.tables.look(game_id)
        if table.memory.lost:
            raise refusal(table)
