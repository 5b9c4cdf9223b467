"""The doctor's steps, from the settings to the channel."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Any

import aiohttp
import discord

import storage
from bot.chat.invitation import INTENTS, invitation
from bot.chat.pictures import drawing, emoji
from bot.doctor.report import Report, Skipped, Wrong
from bot.doctor.trace import Trace
from bot.doctor.trial import Trial, sample
from bot.gateway import aim
from bot.settings import Settings
from render.artist import CannotDraw
from render.lettering import FONT
from storage import Examined, Shards
from words import Words

MEGABYTE = 1_000_000

ROOM = 100 * MEGABYTE
"""Bytes that should be free next to a database file, besides a copy of it for an upgrade."""

FAR_OFF = timedelta(seconds=10)
"""A clock that is further off is set wrong; a slow network can't explain it."""

LEFT = 100
"""If fewer connections are left for the day, something keeps connecting again."""

MOST_EMOJI = 2000
"""Maximum number of emoji of an application."""

WITHIN = 60.0
"""Maximum seconds until the gateway is ready."""

PORTAL = "https://discord.com/developers/applications"

CLOSED = {
    4004: "The gateway does not know this token: copy it again from the developer portal.",
    4010: "The gateway knows no such shard: correct SHARD_COUNT and SHARD_IDS.",
    4011: "The bot is on too many servers for one shard: set SHARD_COUNT, or leave it empty.",
    4013: f"The gateway does not understand the bot's intents ({INTENTS.value}): update Hexhost.",
    4014: f"The gateway does not allow the bot's intents ({INTENTS.value}): update Hexhost.",
}
"""Advice for the host when the gateway hangs up, by Discord's close code."""

NO_TOKEN = "It needs a token that Discord knows."


class Checks:
    """One run of the doctor; later steps use the findings of earlier ones."""

    def __init__(self, settings: Settings, report: Report, now: Callable[[], datetime]) -> None:
        """*now* is this machine's clock."""
        self._settings = settings
        self._report = report
        self._trace = Trace(report.requests, now)
        self._shards = Shards()
        self._application: discord.AppInfo | None = None
        self._database: Examined | None = None
        self._advised = 1
        """The number of shards that Discord advises."""

    async def run(self, channel_id: int | None) -> None:
        """Go through all steps; try the channel if one is given."""
        step = self._report.step
        await step("settings", self._set())
        async with self._client() as client:
            await step("token", self._token(client))
            await step("application", self._portal())
            await step("clock", self._clock())
            await step("database", self._files())
            await step("process", self._process(client))
            await step("fonts", self._fonts())
            await step("emoji", self._emoji(client))
            await self._connect(client, channel_id)

    def _client(self, **options: Any) -> discord.Client:
        client = discord.Client(
            intents=INTENTS,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=0.05 if self._settings.discord_api_base else 2.0,
            http_trace=self._trace.config,
            **options,
        )
        aim(client, self._settings)
        return client

    async def _set(self) -> str:
        self._shards = self._settings.shards
        names = sorted(name.upper() for name in self._settings.model_fields_set)
        return f"set: {', '.join(names) or 'nothing'}"

    async def _token(self, client: discord.Client) -> str:
        token = self._settings.discord_token.strip()
        if not token:
            raise Wrong(
                "There is no token: write it into .env as DISCORD_TOKEN, or into the environment."
            )
        if not token.isascii() or not token.isprintable() or " " in token or '"' in token:
            raise Wrong(
                "DISCORD_TOKEN has characters that no token has: copy it again, without quotes."
            )
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise Wrong(
                "Discord does not know this token: copy it again from the page Bot of the "
                f"developer portal ({PORTAL})."
            ) from None
        self._application = client.application
        return f"Discord knows it as {client.user}"

    async def _portal(self) -> str:
        application = self._known()
        if application.interactions_endpoint_url:
            raise Wrong(
                "Discord sends clicks and commands to an Interactions Endpoint URL instead of the "
                f"bot: clear that field in the developer portal ({PORTAL}/{application.id})."
            )
        if application.bot_require_code_grant:
            raise Wrong(
                "Nobody can invite the bot: switch Requires OAuth2 Code Grant off, on the page Bot "
                f"of the developer portal ({PORTAL}/{application.id}/bot)."
            )
        servers = application.approximate_guild_count
        link = "" if servers else f"; invite it with {invitation(application.id)}"
        return f"{application.name} ({application.id}), servers: {servers}{link}"

    async def _clock(self) -> str:
        ahead = self._trace.ahead
        if ahead is None:
            raise Skipped("Discord has not said what time it is.")
        if abs(ahead) > FAR_OFF:
            side = "ahead of" if ahead > FAR_OFF else "behind"
            raise Wrong(
                f"This machine's clock is {_long(ahead)} {side} Discord's: "
                "set it (on Linux: timedatectl set-ntp true). Players' deadlines go by it."
            )
        return f"within {FAR_OFF.seconds} seconds of Discord's"

    async def _files(self) -> str:
        self._database = found = await storage.examine(self._settings.database_url, self._shards)
        schema = f"schema {found.schema}" if found.schema else "no games yet"
        if found.schema and found.schema < found.newest:
            schema += f", which the bot updates to {found.newest} when it starts"
        elif found.schema and found.schema > found.newest:
            schema += f", newer than this program's {found.newest}, and this program can use it"
        size = f"{found.size / MEGABYTE:,.1f} MB"
        if found.free is None:
            return (
                f"{found.server}, writable, {schema}, {size}; its free disk can't be seen from here"
            )
        if found.free < ROOM + found.size:
            raise Wrong(
                f"Only {found.free / MEGABYTE:,.0f} MB are free on the disk of {found.place}: free "
                f"{(ROOM + found.size) / MEGABYTE:,.0f} MB, since an upgrade copies the file first."
            )
        return f"{found.server}, writable, {schema}, {size}; {found.free / MEGABYTE:,.0f} MB free"

    async def _process(self, client: discord.Client) -> str:
        if self._database and self._database.running:
            raise Wrong(
                f"The bot runs already: {self._database.running}. While it runs, this line is to "
                "be expected, and no second one can start."
            )
        here = (
            "no other process uses this database" if self._database else "the database is not known"
        )
        if self._application is None:
            raise Skipped(f"{here}; without the token, I can't tell if another bot uses it")
        self._advised, _, start = await client.http.get_bot_gateway()
        left, total = start["remaining"], start["total"]
        if left < LEFT:
            raise Wrong(
                f"Only {left} of {total} connections are left today: something connects again and "
                "again, a bot that restarts or another machine with this token. Stop it, or reset "
                "the token, before Discord does."
            )
        return (
            f"{here}; {left} of {total} connections left today (Discord does not tell whether "
            "another machine uses the token)"
        )

    async def _fonts(self) -> str:
        if not FONT.is_file():
            raise Wrong("The font Nunito is missing: install the package fontpkg-nunito again.")
        picture = sample(Words(), self._settings.picture_scale, 0).picture
        assert picture is not None
        try:
            data = await drawing.drawn(picture.draw)
        except (CannotDraw, EOFError) as error:
            last = str(error).strip().splitlines()[-1:] or ["the process ended"]
            raise Wrong(
                f"Pictures cannot be drawn ({last[0]}): install the packages of "
                "deploy/requirements.lock again, and look at the machine's memory."
            ) from None
        return f"Nunito is there, and a table was drawn ({len(data) / 1000:,.0f} kB)"

    async def _emoji(self, client: discord.Client) -> str:
        if not self._settings.emoji:
            return "switched off (EMOJI=no): texts say words"
        self._known()
        found = await client.fetch_application_emojis()
        _, pictures = await emoji.drawn()
        missing = len(pictures.keys() - emoji.own(found).keys())
        if len(found) - len(emoji.own(found)) + len(pictures) > MOST_EMOJI:
            raise Wrong(
                f"The application has {len(found)} emoji of at most {MOST_EMOJI}, and {missing} "
                "are missing: delete some in the developer portal, or set EMOJI=no."
            )
        if missing:
            return f"{missing} of {len(pictures)} are missing: the bot uploads them when it starts"
        return f"all {len(pictures)} are there"

    async def _connect(self, client: discord.Client, channel_id: int | None) -> None:
        """Connect to the gateway, on the shard of the channel's server, and try the channel."""
        if self._application is None:
            self._report.add("intents", "--", NO_TOKEN)
            if channel_id is not None:
                self._report.add("channel", "--", NO_TOKEN)
            return
        channel = None
        if channel_id is not None:
            with suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                channel = await client.fetch_channel(channel_id)  # the trial says what is wrong
        guild = getattr(channel, "guild", None)
        count = self._settings.shard_count or self._advised
        shard = (guild.id >> 22) % count if guild else min(self._shards.ids)
        connection: asyncio.Task[None] | None = None
        try:
            async with self._client(shard_id=shard, shard_count=count) as connected:
                entering = connected.start(self._settings.discord_token, reconnect=False)
                connection = asyncio.create_task(entering, name="gateway")
                is_there = await self._report.step("intents", self._intents(connected, connection))
                if channel_id is not None and is_there:
                    await self._try(connected, channel_id)
                elif channel_id is not None:
                    self._report.add("channel", "--", "It needs the gateway.")
        finally:
            if connection is not None:
                await asyncio.gather(connection, return_exceptions=True)

    async def _try(self, client: discord.Client, channel_id: int) -> None:
        application = self._known()
        owner = application.team.owner_id if application.team else application.owner.id
        await Trial(self._settings, self._report, client, channel_id, owner).run()

    async def _intents(self, client: discord.Client, connection: asyncio.Task[None]) -> str:
        ready = asyncio.create_task(client.wait_until_ready(), name="ready")
        done, _ = await asyncio.wait(
            {connection, ready}, timeout=WITHIN, return_when=asyncio.FIRST_COMPLETED
        )
        ready.cancel()
        if connection in done:
            try:
                await connection
            except discord.ConnectionClosed as error:
                said = f"The gateway closed the connection with code {error.code}: try again later."
                raise Wrong(CLOSED.get(error.code, said)) from None
            except discord.PrivilegedIntentsRequired:
                raise Wrong(CLOSED[4014]) from None
            raise Wrong("The gateway closed the connection: try again later.")
        if not done:
            raise Wrong("The gateway does not answer: check the network and DISCORD_GATEWAY_URL.")
        shard = f"shard {client.shard_id} of {client.shard_count}"
        return f"the gateway takes them (none is privileged), as {shard}"

    def _known(self) -> discord.AppInfo:
        """
        The application.

        :raises Skipped: if Discord does not know the token.
        """
        if self._application is None:
            raise Skipped(NO_TOKEN)
        return self._application


def _long(span: timedelta) -> str:
    """A rough length of *span*, in words."""
    seconds = round(abs(span).total_seconds())
    for name, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds >= 2 * size:
            return f"{round(seconds / size)} {name}"
    return f"{seconds} seconds"
