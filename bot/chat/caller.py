"""The person behind an interaction, where they are, and how to answer them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

import aiohttp
import discord

from bot.chat.names import shown
from bot.chat.outgoing import content, files, layout, modal
from bot.chat.pictures import icons
from bot.chat.refusals import Refused
from bot.chat.rights import SHOWN_BY
from bot.chat.screen import Form, Screen, in_words
from bot.chat.watch import metrics
from storage import SeatRow, Store
from words import Words, language_of

LOG = logging.getLogger(__name__)

ALREADY = 40060
"""Discord's error code: this interaction was already acknowledged."""

TOO_LATE = frozenset({10062, ALREADY})
"""Error codes for an acknowledgement that came too late or twice, so no answer is possible."""

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""Permissions that the bot needs in a table's channel."""

IN_THREAD = "send_messages_in_threads"
"""Permission that replaces the one to send messages in a thread."""

FOR_THREAD = ("create_public_threads", IN_THREAD)
"""Permissions that the bot also needs to give a table its own thread."""


def needed(*, is_thread: bool) -> tuple[str, ...]:
    """The permissions that the bot needs in a table's channel, or in its thread."""
    speak = IN_THREAD if is_thread else "send_messages"
    return tuple(speak if name == "send_messages" else name for name in NEEDED)


class Speaking(Protocol):
    """Anything with its own words, such as a table whose edition has its own names for cards."""

    def words(self, language: str | None = None) -> Words:
        """The words in *language*, or else in its own language."""


@dataclass(slots=True, eq=False)
class Caller:
    """An interaction and the person who made it."""

    interaction: discord.Interaction
    w: Words
    look: str = ""
    """The person's look for private pictures; empty for the table's own."""
    has_icons: bool = True
    """Whether cards and the like are shown as icons, if there are any."""
    previews: bool = False
    """Whether the person wants to preview each choice before it counts."""
    has_played: bool = False
    """Whether the person has had a turn before, in any game."""
    has_thought: bool = False
    """Whether the interaction was acknowledged with a new private message."""
    is_acknowledged: bool = False
    """Whether the interaction was acknowledged."""
    is_elsewhere: bool = False
    """Whether the game is in another channel than the person."""
    is_gone: bool = False
    """Whether the interaction expired before it was acknowledged."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the request is done and answered."""

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Caller:
        """Make a caller from what the interaction says by itself."""
        return cls(interaction, Words(language_of(str(interaction.locale))))

    async def know(self, store: Store) -> None:
        """Read the person's preferences: language, theme, preview, and words or icons."""
        person = await store.readings.person(self.user)
        if person.language:
            self.w = Words(person.language)
        self.look = str(person.preferences.get("theme", ""))
        self.has_icons = icons.are_for(person.preferences)
        self.previews = bool(person.preferences.get("preview"))
        self.has_played = bool(person.preferences.get("played"))

    def at(self, table: Speaking) -> Caller:
        """Use the table's names for cards and pieces from here on."""
        self.w = table.words(self.w.language)
        return self

    @property
    def user(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """The person's display name here; the account name if it has no visible characters."""
        user = self.interaction.user
        return shown(user.display_name) or user.name

    @property
    def channel(self) -> int:
        """The id of the channel that the person is in; 0 if there is none."""
        return self.interaction.channel_id or 0

    def need(self, rights: discord.Permissions | None) -> None:
        """
        Refuse a person who lacks some of *rights* here, even if Discord let them through.

        :raises Refused: if one or more of them are missing.
        """
        if rights is not None and not self.interaction.permissions >= rights:
            raise Refused("ui.error.not_allowed")

    @property
    def manages(self) -> bool:
        """Whether the person can manage the game's channel."""
        return self.interaction.permissions.manage_channels and not self.is_elsewhere

    @property
    def places(self) -> tuple[int, ...]:
        """The ids of the person's channel and, in a thread, of its parent channel."""
        parent = getattr(self.interaction.channel, "parent_id", None)
        return (self.channel, parent) if parent else (self.channel,)

    @property
    def roles(self) -> tuple[int, ...]:
        """The ids of the person's roles in this server."""
        user = self.interaction.user
        return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()

    @property
    def missing(self) -> list[str]:
        """The permissions for a table that the bot lacks in this channel."""
        is_thread = isinstance(self.interaction.channel, discord.Thread)
        return self.lacking(*needed(is_thread=is_thread))

    @property
    def hinders(self) -> list[str]:
        """The missing permissions without which no table can be posted in this channel."""
        return self.lacking(*SHOWN_BY[isinstance(self.interaction.channel, discord.Thread)])

    def lacking(self, *names: str) -> list[str]:
        """The permissions among *names* that the bot lacks in this channel."""
        have = self.interaction.app_permissions
        return [name for name in names if not getattr(have, name)]

    def row(self, colour: str | None = None) -> SeatRow:
        """A seat for the person, in a color if they chose one."""
        return SeatRow(
            seat=0,
            user_id=self.user,
            name=self.name,
            locale=str(self.interaction.locale),
            colour=colour,
        )

    @property
    def is_on_private(self) -> bool:
        """Whether the person clicked on a private message."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def has_original(self) -> bool:
        """Whether the new answer, or else the message they clicked on, is private."""
        return self.has_thought or self.is_on_private

    # Answering.

    async def think(self) -> None:
        """Acknowledge the interaction and promise a new private answer."""
        self.has_thought = True
        respond = self.interaction.response
        await self._acknowledge(lambda: respond.defer(ephemeral=True, thinking=True))

    async def hold(self) -> None:
        """Acknowledge a click: its message may be edited."""
        await self._acknowledge(self.interaction.response.defer)

    async def ask(self, form: Form) -> None:
        """Answer a click with a form; what is filled in comes as another interaction."""
        await self._acknowledge(lambda: self.interaction.response.send_modal(modal(form)))

    async def _acknowledge(self, respond: Callable[[], Awaitable[object]]) -> None:
        start = perf_counter()
        try:
            try:
                await respond()
            except (aiohttp.ClientError, OSError):
                # The acknowledgement was lost; only Discord knows whether it arrived.
                await _again(respond)
        except discord.InteractionResponded:
            # An earlier step has acknowledged it.
            self.is_acknowledged = True
        except discord.HTTPException as error:
            if error.code not in TOO_LATE:
                raise
            LOG.info("the answer to interaction %s came too late", self.interaction.id)
            metrics.TOO_LATE.inc()
            self.is_gone = True
        else:
            self.is_acknowledged = True
            metrics.ACKNOWLEDGED.observe(perf_counter() - start)

    async def show(self, screen: Screen) -> int | None:
        """
        Show a screen in the promised answer, or in the message that was clicked.

        Returns the message's id, or None if the interaction has expired.
        """
        if self.is_gone:
            return None
        shown = await self.interaction.edit_original_response(
            content=self._content(screen),
            attachments=await files(screen, self.user),
            view=layout(self._for(screen)),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        return shown.id

    async def answer(self, screen: Screen) -> int | None:
        """
        Show a screen privately: in the private message in use if there is one, else in a new one.

        Returns the message's id, or None if the interaction has expired.
        """
        return await (self.show(screen) if self.has_original else self.whisper(screen))

    async def whisper(self, screen: Screen) -> int | None:
        """Send a new private message; returns its id, or None if the interaction has expired."""
        if self.is_gone:
            return None
        said = await self.interaction.followup.send(
            self._content(screen),
            files=await files(screen, self.user),
            view=layout(self._for(screen)),
            ephemeral=True,
            allowed_mentions=discord.AllowedMentions.none(),
            wait=True,
        )
        return said.id

    async def revise(self, message: int, screen: Screen) -> None:
        """Change the private *message* that this interaction showed, if it isn't too late."""
        if self.has_original:
            await self.show(screen)
        else:
            await self.interaction.followup.edit_message(
                message,
                content=self._content(screen),
                attachments=await files(screen, self.user),
                view=layout(self._for(screen)),
                allowed_mentions=discord.AllowedMentions.none(),
            )

    def _for(self, screen: Screen) -> Screen:
        return screen if self.has_icons else in_words(screen)

    def _content(self, screen: Screen) -> str:
        return content(self._for(screen).text)

    async def show_all(self, screens: Iterable[Screen]) -> None:
        """Show the first of *screens*, and send the others privately below it."""
        first, *others = screens
        await self.show(first)
        for screen in others:
            await self.whisper(screen)

    async def say(self, key: str, **facts: object) -> None:
        """Show a sentence from the catalogue."""
        await self.show(Screen(self.w.say(key, **facts)))


async def _again(respond: Callable[[], Awaitable[object]]) -> None:
    try:
        await respond()
    except discord.HTTPException as error:
        if error.code != ALREADY:
            raise
