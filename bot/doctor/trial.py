"""
The trial of one channel: a sample table is posted, edited, answered and removed.

The trial removes everything it has made, even after a failure or Ctrl-C.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord

from bot.chat.caller import FOR_THREAD, needed
from bot.chat.invitation import invitation
from bot.chat.messages import (
    NO_ACCESS,
    NO_DM,
    NO_PERMISSION,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    Messages,
)
from bot.chat.outgoing import content
from bot.chat.rights import SHOWN_BY, have
from bot.chat.screen import Screen
from bot.doctor.report import Report, Skipped, Wrong, explained
from bot.features.learn import screens as learn
from bot.settings import Settings
from words import Words, language_of

T = TypeVar("T")

HOUR: Final = 60
"""Minutes after which Discord would archive the thread by itself."""

LATEST: Final = 20
"""Number of latest messages searched for a post that Discord hasn't confirmed."""


def sample(w: Words, scale: float, number: int) -> Screen:
    """The table of the lesson at step *number*, as a sample of what the bot posts."""
    reader = learn.Reader(w, w.say("ui.doctor.player"), "", scale)
    return replace(learn.step(reader, number), text=w.say("ui.doctor.sample", number=number + 1))


@dataclass(frozen=True, slots=True)
class Made:
    """Something that has to be removed."""

    what: str
    link: str
    remove: Callable[[], Awaitable[None]]


class Trial:
    """The steps in one channel."""

    def __init__(
        self,
        settings: Settings,
        report: Report,
        client: discord.Client,
        channel_id: int,
        owner_id: int | None,
    ) -> None:
        """Write as *client*, which is connected, and to the application's owner."""
        self._scale = settings.picture_scale
        self._report = report
        self._client = client
        self._messages = Messages(client)
        self._channel_id = channel_id
        self._owner_id = owner_id
        self._channel: object = None
        self._post = 0
        """The sample's message id, once it is posted."""
        self._w = Words()
        self._made: list[Made] = []
        self._lost: list[int] = []
        """Channels that may hold a post that Discord hasn't confirmed."""

    async def run(self) -> None:
        """Try everything, and clean up whatever happens."""
        step = self._report.step
        try:
            if await step("channel", self._look()):
                await step("permissions", self._permissions())
                await step("post", self._sample())
                await step("edit", self._edit())
                await step("answer", self._answer())
                await step("thread", self._thread())
            await step("owner", self._owner())
        finally:
            await _finished(self._clean())

    async def _look(self) -> str:
        """Find the channel."""
        channel = self._client.get_channel(self._channel_id)
        try:
            channel = channel or await self._client.fetch_channel(self._channel_id)
        except discord.HTTPException as error:
            if error.code == UNKNOWN_CHANNEL:
                raise Wrong(
                    f"There is no channel {self._channel_id}: copy its id again (switch Developer "
                    "Mode on in Discord, then right-click the channel)."
                ) from None
            if error.code == NO_ACCESS:
                raise self._unseen() from None
            raise
        if not isinstance(channel, discord.TextChannel | discord.Thread):
            raise Wrong("This is neither a text channel nor a thread: take another channel.")
        self._channel = channel
        if "view_channel" in self._missing():
            raise self._unseen()
        self._w = Words(language_of(str(channel.guild.preferred_locale)))
        return f"#{channel.name} on {channel.guild.name}"

    def _unseen(self) -> Wrong:
        link = invitation(self._client.application_id or 0)
        return Wrong(
            "The bot does not see this channel: allow it View Channel there, or invite it to the "
            f"server with {link}"
        )

    async def _permissions(self) -> str:
        """Check the permissions that the invitation asks for."""
        if missing := self._missing():
            names = ", ".join(Words().say(f"ui.permission.{name}") for name in missing)
            raise Wrong(
                f"The bot may not: {names}. Allow it in the channel's settings (Permissions, the "
                "bot's role)."
            )
        return "all that the invitation asks for"

    def _missing(self) -> tuple[str, ...]:
        """The missing permissions; only View Channel if it's one, since Discord then denies all."""
        found = have(self._channel)
        if found is None:
            return ()
        is_thread = isinstance(self._channel, discord.Thread)
        names = needed(is_thread=is_thread) + (() if is_thread else FOR_THREAD)
        missing = tuple(name for name in names if not getattr(found, name))
        return missing[:1] if missing[:1] == ("view_channel",) else missing

    async def _sample(self) -> str:
        """Post a table."""
        is_thread = isinstance(self._channel, discord.Thread)
        if set(self._missing()) & set(SHOWN_BY[is_thread]):
            raise Skipped("No table can be posted without these permissions.")
        screen = sample(self._w, self._scale, 0)
        self._post = await self._posted("sample", self._channel_id, screen)
        return "a table with a picture and buttons"

    async def _edit(self) -> str:
        """Show another picture, then check the post."""
        self._need_post()
        screen = sample(self._w, self._scale, 1)
        await self._messages.edit(self._channel_id, self._post, screen)
        if "read_message_history" in self._missing():
            return "another picture and other buttons"
        place = self._client.get_partial_messageable(self._channel_id)
        message = await place.fetch_message(self._post)
        shown = [(one.filename, bool(one.description)) for one in message.attachments]
        if shown != [(picture.name, True) for picture in screen.pictures]:
            raise Wrong(f"After the edit the post has these pictures: {shown}. Please report it.")
        return "another picture and other buttons, as they were sent"

    async def _answer(self) -> str:
        """Reply to the post, since an answer to a click needs a person who clicks."""
        self._need_post()
        if "read_message_history" in self._missing():
            raise Skipped("A reply needs Read Message History.")

        async def reply() -> None:
            place = self._client.get_partial_messageable(self._channel_id)
            made = await place.send(
                content(self._w.say("ui.doctor.answer")),
                reference=place.get_partial_message(self._post),
                silent=True,
            )
            self._note("reply", self._channel_id, made.id)

        await self._sure(self._channel_id, reply())
        return (
            "a reply to the table; a click or a command can't be tried without a person: when the "
            "bot runs, use /game help there"
        )

    async def _thread(self) -> str:
        """Open a thread at the sample, and archive it."""
        self._need_post()
        channel = self._channel
        if not isinstance(channel, discord.TextChannel):
            raise Skipped("There are no threads in a thread.")
        if set(self._missing()) & {"create_public_threads"}:
            raise Skipped("The bot may not open threads here.")

        async def opened() -> discord.Thread:
            thread = await channel.create_thread(
                name=self._w.say("ui.doctor.thread"),
                message=discord.Object(self._post),
                auto_archive_duration=HOUR,
            )
            self._made.append(Made("thread", thread.jump_url, thread.delete))
            return thread

        try:
            thread = await _finished(opened())
        except (aiohttp.ClientError, OSError):
            # It may exist. A thread at a message has the message's id.
            thread_id, link = self._post, self._link(self._channel_id, self._post)
            remove = partial(self._client.http.delete_channel, thread_id)
            self._made.append(Made("thread", link, remove))
            raise
        await thread.edit(archived=True)
        return "opened and archived"

    async def _owner(self) -> str:
        """Write to the application's owner."""
        if self._owner_id is None:
            raise Skipped("Discord does not say who owns the application.")
        screen = Screen(self._w.say("ui.doctor.direct"))
        try:
            talk = await self._messages.open_dm(self._owner_id)
            await self._posted("direct message", talk, screen)
        except discord.HTTPException as error:
            if error.code != NO_DM:
                raise
            raise Wrong(
                "The application's owner takes no direct messages from the bot: allow them in the "
                "privacy settings of a server that you share. Players get their hands by them."
            ) from None
        return "a direct message to the application's owner"

    def _need_post(self) -> None:
        if not self._post:
            raise Skipped("It needs the post.")

    async def _posted(self, what: str, channel_id: int, screen: Screen) -> int:
        """Post *screen* and note it for removal; return the message's id."""

        async def posted() -> int:
            number = await self._messages.post(channel_id, screen, silent=True)
            self._note(what, channel_id, number)
            return number

        return await self._sure(channel_id, posted())

    async def _sure(self, channel_id: int, work: Coroutine[Any, Any, T]) -> T:
        """Finish *work*, which posts into a channel; note the channel if no answer comes."""
        try:
            return await _finished(work)
        except discord.HTTPException:
            raise
        except (aiohttp.ClientError, OSError):
            self._lost.append(channel_id)
            raise

    def _note(self, what: str, channel_id: int, message_id: int) -> None:
        remove = partial(self._messages.remove, channel_id, message_id)
        self._made.append(Made(what, self._link(channel_id, message_id), remove))

    def _link(self, channel_id: int, message_id: int) -> str:
        place = self._client.get_partial_messageable(channel_id)
        return place.get_partial_message(message_id).jump_url

    async def _clean(self) -> None:
        """Remove everything, the newest first."""
        for channel_id in self._lost:
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
                await self._find(channel_id)
        if self._made:
            await self._report.step("clean up", self._removed())

    async def _find(self, channel_id: int) -> None:
        """Find our posts in a channel that Discord hasn't confirmed, and note them for removal."""
        known = {made.link for made in self._made}
        texts = {content(sample(self._w, self._scale, 0).text)}
        texts |= {content(self._w.say(f"ui.doctor.{name}")) for name in ("answer", "direct")}
        place = self._client.get_partial_messageable(channel_id)
        async for message in place.history(limit=LATEST):
            is_ours = self._client.user is not None and message.author.id == self._client.user.id
            if is_ours and message.content in texts and message.jump_url not in known:
                self._note("post", channel_id, message.id)

    async def _removed(self) -> str:
        gone, left = [], []
        while self._made:
            made = self._made.pop()
            try:
                await made.remove()
                gone.append(made.what)
            except discord.HTTPException as error:
                if made.what == "thread" and error.code == NO_PERMISSION:
                    gone.append("archived thread left, since only Manage Threads could delete it")
                elif error.code in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                    gone.append(made.what)
                else:
                    left.append(f"{made.what} {made.link} ({explained(error)})")
            except (aiohttp.ClientError, OSError) as error:
                left.append(f"{made.what} {made.link} ({explained(error)})")
        if left:
            raise Wrong(f"Please delete by hand: {'; '.join(left)}")
        return f"removed: {', '.join(gone)}"


async def _finished(work: Awaitable[T]) -> T:
    """Finish *work* even if we are stopped meanwhile: what it makes has to be noted."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()
        raise
