"""Who asks, from where, and how the answer reaches them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Protocol

import aiohttp
import discord

from bot.chat.names import shown
from bot.chat.outgoing import content, layout
from bot.chat.pictures import icons
from bot.chat.pictures.drawing import files
from bot.chat.refusals import Refused
from bot.chat.rights import SHOWN_BY
from bot.chat.screen import Screen, in_words
from bot.chat.watch import metrics
from storage import SeatRow, Store
from words import Words, language_of

LOG = logging.getLogger(__name__)

ALREADY = 40060
"""The interaction was acknowledged before."""

TOO_LATE = frozenset({10062, ALREADY})
"""Answers that came too late or twice: there is nobody to tell."""

NEEDED = ("view_channel", "send_messages", "attach_files", "embed_links", "read_message_history")
"""The permissions a table needs in its channel."""

IN_THREAD = "send_messages_in_threads"
"""The permission that a thread asks for in place of the one to send messages."""

FOR_THREAD = ("create_public_threads", IN_THREAD)
"""The permissions that a table needs besides, to have a thread of its own."""


def needed(*, is_thread: bool) -> tuple[str, ...]:
    """The permissions that a table needs in its channel, or in its thread."""
    speak = IN_THREAD if is_thread else "send_messages"
    return tuple(speak if name == "send_messages" else name for name in NEEDED)


class Speaking(Protocol):
    """What has words of its own, such as a table whose edition names the cards."""

    def words(self, language: str | None = None) -> Words:
        """The words in a language."""


@dataclass(slots=True, eq=False)
class Caller:
    """One interaction and its person."""

    interaction: discord.Interaction
    w: Words
    look: str = ""
    """The look of private pictures; empty for that of the table."""
    has_icons: bool = True
    """Whether cards and the like are shown as icons, where there are any."""
    previews: bool = False
    """Whether they look at each choice once more before it counts."""
    has_thought: bool = False
    """Whether a private answer of its own was promised."""
    is_acknowledged: bool = False
    """Whether Discord knows that an answer will come."""
    is_elsewhere: bool = False
    """Whether the game that they speak of is in another channel than they are."""
    is_gone: bool = False
    """Whether Discord gave the interaction up before it was answered."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when what they asked for is done and answered."""

    @classmethod
    def of(cls, interaction: discord.Interaction) -> Caller:
        """The caller of an interaction, as far as the interaction itself tells."""
        return cls(interaction, Words(language_of(str(interaction.locale))))

    async def know(self, store: Store) -> None:
        """Learn what the person prefers: language, theme, and words or icons."""
        person = await store.readings.person(self.user)
        if person.language:
            self.w = Words(person.language)
        self.look = str(person.preferences.get("theme", ""))
        self.has_icons = icons.are_for(person.preferences)
        self.previews = bool(person.preferences.get("preview"))

    def at(self, table: Speaking) -> Caller:
        """Speak in the names of *table* from here on."""
        self.w = table.words(self.w.language)
        return self

    @property
    def user(self) -> int:
        """The person's id."""
        return self.interaction.user.id

    @property
    def name(self) -> str:
        """What the person is called here; by the account's name if the other shows nothing."""
        user = self.interaction.user
        return shown(user.display_name) or user.name

    @property
    def channel(self) -> int:
        """The channel they are in."""
        return self.interaction.channel_id or 0

    def need(self, rights: discord.Permissions | None) -> None:
        """
        Refuse who lacks *rights* here, though Discord has let them through.

        :raises Refused: also if only some are lacking.
        """
        if rights is not None and not self.interaction.permissions >= rights:
            raise Refused("ui.error.not_allowed")

    @property
    def manages(self) -> bool:
        """Whether they may manage the channel of the game that they speak of."""
        return self.interaction.permissions.manage_channels and not self.is_elsewhere

    @property
    def places(self) -> tuple[int, ...]:
        """The channel they are in, and the one that a thread is part of."""
        parent = getattr(self.interaction.channel, "parent_id", None)
        return (self.channel, parent) if parent else (self.channel,)

    @property
    def roles(self) -> tuple[int, ...]:
        """Their roles in this server."""
        user = self.interaction.user
        return tuple(role.id for role in user.roles) if isinstance(user, discord.Member) else ()

    @property
    def missing(self) -> list[str]:
        """The permissions that the bot lacks in this channel."""
        is_thread = isinstance(self.interaction.channel, discord.Thread)
        return self.lacking(*needed(is_thread=is_thread))

    @property
    def hinders(self) -> list[str]:
        """The permissions that the bot lacks in this channel to show a table there."""
        return self.lacking(*SHOWN_BY[isinstance(self.interaction.channel, discord.Thread)])

    def lacking(self, *names: str) -> list[str]:
        """Those of the permissions of these *names* that the bot lacks in this channel."""
        have = self.interaction.app_permissions
        return [name for name in names if not getattr(have, name)]

    def row(self, colour: str | None = None) -> SeatRow:
        """The person as somebody who may sit down."""
        return SeatRow(
            seat=0,
            user_id=self.user,
            name=self.name,
            locale=str(self.interaction.locale),
            colour=colour,
        )

    @property
    def is_on_private(self) -> bool:
        """Whether a message that only this person sees was clicked."""
        message = self.interaction.message
        return message is not None and message.flags.ephemeral

    @property
    def has_original(self) -> bool:
        """Whether what their interaction answers with, or was pressed on, they alone see."""
        return self.has_thought or self.is_on_private

    # Answering.

    async def think(self) -> None:
        """Acknowledge: a private answer will come."""
        await self._acknowledge(is_new=True)

    async def hold(self) -> None:
        """Acknowledge a click: its message will change, or nothing will."""
        await self._acknowledge(is_new=False)

    async def _acknowledge(self, *, is_new: bool) -> None:
        self.has_thought |= is_new
        start = perf_counter()
        try:
            try:
                await self._defer(is_new=is_new)
            except (aiohttp.ClientError, OSError):
                # The answer was lost, and only Discord knows whether it has heard us.
                await self._defer_again(is_new=is_new)
        except discord.InteractionResponded:
            # Whoever was at work before us has acknowledged it.
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

    async def _defer(self, *, is_new: bool) -> None:
        if is_new:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()

    async def _defer_again(self, *, is_new: bool) -> None:
        try:
            await self._defer(is_new=is_new)
        except discord.HTTPException as error:
            if error.code != ALREADY:
                raise

    async def show(self, screen: Screen) -> int | None:
        """
        Show a screen in the answer that was promised, or in the message that was clicked.

        The message's id; None if nobody waits for it any more.
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
        Show a screen to this person alone: where they look already, or in a message of its own.

        The message's id; None if nobody waits for it any more.
        """
        return await (self.show(screen) if self.has_original else self.whisper(screen))

    async def whisper(self, screen: Screen) -> int | None:
        """Say something privately beside the message that was clicked; the new message's id."""
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

    def _for(self, screen: Screen) -> Screen:
        return screen if self.has_icons else in_words(screen)

    def _content(self, screen: Screen) -> str:
        return content(self._for(screen).text)

    async def show_all(self, screens: Iterable[Screen]) -> None:
        """Show the first of *screens*, and the others privately below it."""
        first, *others = screens
        await self.show(first)
        for screen in others:
            await self.whisper(screen)

    async def say(self, key: str, **facts: object) -> None:
        """Show a sentence from the catalogue."""
        await self.show(Screen(self.w.say(key, **facts)))
