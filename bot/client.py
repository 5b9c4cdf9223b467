"""The client: the connection to Discord, its events and commands, and the timers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import discord

from bot import archiving, gateway
from bot.chat.invitation import INTENTS, invitation
from bot.chat.outgoing import known_as
from bot.chat.pictures import drawing, emoji, icons
from bot.chat.queues.coalescing import CoalescingQueue
from bot.chat.watch import incoming, metrics
from bot.chat.watch import requests as watching
from bot.chat.watch.causes import CAUSES
from bot.features import timers
from bot.features.play import dispatch
from bot.features.play.command import Catalogue
from bot.features.statistics import results
from bot.features.tournaments.desk import KIND
from bot.features.tournaments.opening import Tournaments
from bot.publish.services import Services
from bot.settings import BadSettings, Settings
from bot.table.server.finding import untie
from bot.tree import Tree, all_commands
from bot.version import VERSION
from storage import Store, StoreError

LOG = logging.getLogger(__name__)

STOP = 8.0
"""Maximum seconds that a stop takes; supervisors kill after ten."""

LEAVE = 1.0
"""Seconds of these for disconnecting from Discord."""


# The bot doesn't use voice, so hosts don't need the library's warnings about it.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Client(discord.AutoShardedClient):
    """The bot as Discord knows it."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Put everything together; nothing is connected yet."""
        options: dict[str, Any] = {}
        if settings.shard_count:
            options["shard_count"] = settings.shard_count
        if settings.shard_ids:
            options["shard_ids"] = sorted(settings.shards.ids)
        super().__init__(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=watching.requests(),
            guild_ready_timeout=0.05 if settings.discord_api_base else 2.0,
            **options,
        )
        gateway.aim(self, settings)
        incoming.guard(self._connection)
        self.services = Services(store, self, settings)
        self._database = watching.DatabaseWatch(store)
        self.tree = Tree(self, self.services)
        self._clock: asyncio.Task[None] | None = None
        self._bringing: asyncio.Task[None] | None = None
        """Uploads the emoji in the background."""
        self._reckoning: asyncio.Task[None] | None = None
        """Stores results of games that ended before results were stored, in the background."""
        self._archiving: asyncio.Task[None] | None = None
        """Archives games that ended long ago, if the host wants it, in the background."""
        self._has_begun = False
        self._calls = CoalescingQueue("hear", self.services.games.look_again)
        self._tournaments = Tournaments(self.services)
        self._contests = CoalescingQueue("contest", self._go_on)
        self.services.go_on = self._contests.ask

    async def login(self, token: str) -> None:
        """
        Log in and get ready.

        :raises BadSettings: if Discord refuses it or can't be reached.
        """
        try:
            await super().login(token)
        except Exception as error:
            LOG.debug("the login failed", exc_info=True)
            if told := gateway.unreachable(error):
                raise told from error
            if self.application is None:
                raise BadSettings(
                    "This address is not Discord's API: correct DISCORD_API_BASE"
                ) from error
            raise

    async def connect(self, *, reconnect: bool = True) -> None:
        """
        Stay connected to the gateway.

        :raises BadSettings: if the connection ends for good.
        """
        try:
            await super().connect(reconnect=reconnect)
        except Exception as error:
            LOG.debug("the connection ended", exc_info=True)
            raise gateway.ended(error) from error

    async def setup_hook(self) -> None:
        """Publish the commands, and post what is still owed, before the gateway connects."""
        await self.tree.set_translator(Catalogue())
        for command in all_commands():
            self.tree.add_command(command)
        async with self.services.store.sharing.in_turn("publish the commands"):
            published = await self.tree.sync()
        known_as({command.name: command.id for command in published})
        if self.services.settings.emoji:
            work = emoji.bring(self, self.services.store)
            self._bringing = asyncio.create_task(work, name="emoji")
        await self.services.publisher.look_back()
        self._has_begun = True
        await self.services.publisher.catch_up()
        await self.services.games.wake()
        work = results.catch_up(self.services.store)
        self._reckoning = asyncio.create_task(work, name="results")
        archiving_ = archiving.keep_up(self.services.store, self.services.settings.archive_after)
        self._archiving = asyncio.create_task(archiving_, name="archive")
        self._clock = asyncio.create_task(self._watch(), name="timers")
        link = invitation(self.application_id or 0)
        print(f"Invite the bot: {link}", flush=True)  # noqa: T201  # for the host

    def hear(self, game_id: str) -> None:
        """Look at a game of ours that another process has changed; the start itself catches up."""
        if self._has_begun:
            self._calls.ask(game_id)

    async def on_ready(self) -> None:
        """Log that the bot is connected."""
        LOG.info(
            "hexhost %s is ready as %s: database %s, shards %s of %s, servers: %s",
            VERSION,
            self.user,
            self.services.store.place,
            self._numbers(),
            self.shard_count,
            len(self.guilds),
        )

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Count a shard's lost connection; the library connects it again."""
        if not self.is_closed():
            metrics.RECONNECTS.labels(str(shard_id)).inc()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass clicks to `dispatch`; commands go to the tree by themselves."""
        if interaction.type in (
            discord.InteractionType.component,
            discord.InteractionType.modal_submit,
        ):
            await dispatch.click(self.services, interaction)

    # Events after which a table may be shown again.

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available: at the start, or after an outage."""
        self.services.publisher.waiting.look(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """The bot was invited again."""
        self.services.publisher.waiting.look(guild.id)

    async def on_guild_channel_create(self, channel: discord.abc.GuildChannel) -> None:
        """A channel can be seen."""
        self.services.publisher.waiting.look(channel.guild.id)

    async def on_guild_channel_update(
        self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel's permissions may have changed."""
        self.services.publisher.waiting.look(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role's permissions may have changed."""
        self.services.publisher.waiting.look(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """A role was deleted: no lobby calls it anymore."""
        await untie(self.services.store, role.guild.id, role.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot's own roles may have changed; Discord reports no other members."""
        self.services.publisher.waiting.look(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again."""
        self.services.publisher.waiting.look(payload.guild_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread can be seen."""
        self.services.publisher.waiting.look(thread.guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Note that a channel was deleted: a game in it waits for another one."""
        await self.services.deleted(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Note that a thread was deleted, as for a channel."""
        await self.services.deleted(payload.thread_id)

    async def close(self) -> None:
        """
        Finish answers and posts, then leave; what takes too long stays owed.

        If Discord or the database doesn't answer, the bot doesn't wait for it.
        """
        for task in (self._clock, self._bringing, self._reckoning, self._archiving):
            if task is not None:
                task.cancel()
        self._tournaments.is_stopping = True
        if not self.is_closed():
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(STOP - 2 * LEAVE, 0)):
                    await self.services.answering.finish()
                    await self._calls.finish()
                    await self._contests.finish()
                    await self.services.games.finish()
                    await self.services.publisher.finish()
                    # Clicks that came meanwhile were acknowledged; their players read that we stop.
                    await self.services.answering.finish()
        leaving = asyncio.ensure_future(super().close())
        asking = asyncio.ensure_future(self._database.close())
        await asyncio.wait({leaving, asking}, timeout=LEAVE)
        await self.http.close()
        await asyncio.wait({leaving, asking}, timeout=LEAVE)
        if leaving.done():
            leaving.result()
        # Another client in this process may have another application.
        known_as({})
        icons.know({})
        CAUSES.tell(is_end=True)

    async def health(self) -> dict[str, bool]:
        """Whether the gateway and the database work, by name."""
        try:
            await self.services.store.readings.ping()
        except StoreError:
            answers = False
        else:
            answers = True
        return {"gateway": self.is_ready() and not self.is_closed(), "database": answers}

    async def measure(self) -> None:
        """Set the metrics that aren't counters."""
        metrics.INFO.info({"version": VERSION, "shards": self._numbers()})
        for shard in self.shards:
            metrics.RECONNECTS.labels(str(shard))
        metrics.SERVERS.set(len(self.guilds))
        metrics.LATENCY.set(self.latency)
        metrics.TABLES.set(self.services.tables.kept)
        metrics.ANSWERING.set(self.services.answering.count)
        metrics.PLAYING.set(self.busy)
        metrics.TELLING.set(self.services.publisher.busy)
        metrics.UNSHOWN.set(self.services.waiting)
        metrics.PICTURES_WAITING.set(drawing.waiting())
        await self._database.look()

    @property
    def busy(self) -> int:
        """Number of games, leagues and tournaments that go on by themselves at this moment."""
        return self.services.games.busy + self._calls.count + self._contests.count

    async def look_at_contests(self) -> None:
        """Let leagues and tournaments do what they have to do now, in the background."""
        for row in await self.services.store.contests.due(self.services.now()):
            self._contests.ask(row.id)

    async def _go_on(self, contest_id: str) -> None:
        row = await self.services.store.contests.find(contest_id)
        if row is not None and row.kind == KIND:
            await self._tournaments.go_on(contest_id)
        else:
            await timers.attend(self.services, contest_id)

    def _numbers(self) -> str:
        """The shards of this process, for logs and metrics."""
        return ",".join(map(str, sorted(self.shards)))

    async def _watch(self) -> None:
        """Do what falls due, every few seconds."""
        while True:
            try:
                await timers.look(self.services.games, self.services.now())
                await self.look_at_contests()
            except Exception:
                LOG.exception("the deadlines could not be read")
            CAUSES.tell()
            await asyncio.sleep(timers.PAUSE)
