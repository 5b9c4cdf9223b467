"""
Keeps one panel per person and game, whichever button opened it, and refreshes it.

Panels are only remembered in memory. After a restart, the table's post opens a new one; the older
one stays and keeps working. Discord lets a private message be edited only through the interaction
that showed it last, for 15 minutes; each click on the message begins them anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias
from weakref import WeakValueDictionary

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.caller import Caller
from bot.chat.messages import UNKNOWN_MESSAGE
from bot.chat.pictures import drawing
from bot.chat.screen import Screen

LOG = logging.getLogger(__name__)

KNOWN = 1024
"""Maximum number of panels remembered; Discord lets each be edited for 15 minutes."""

PANEL, HAND = "panel", "hand"
"""Private messages that are refreshed: of each, the newest of a person in a game."""

Again: TypeAlias = Callable[[], Awaitable[Screen | None]]
"""Makes a panel's screen again; None if it shows nothing outdated."""

Key: TypeAlias = tuple[str, int, str]
"""A game, a person, and what the message is."""


@dataclass(frozen=True, slots=True, eq=False)
class Panel:
    """A private message that is open."""

    message: int
    shown_by: Caller
    """The newest interaction that shows it."""
    again: Again | None


class Panels:
    """Shows panels, each replacing the one before, and refreshes them."""

    def __init__(self) -> None:
        """Start without any open panel."""
        self._open: LRUCache[Key, Panel] = LRUCache(KNOWN)
        self._showing: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()
        """Locks, so that a refresh never overwrites a newer screen."""

    async def show(
        self, caller: Caller, game: str, screen: Screen, again: Again | None = None
    ) -> None:
        """
        Show *screen* as the caller's panel, and delete their panel in another message.

        It is refreshed with *again*; without it, it isn't.
        """
        key = (game, caller.user, PANEL)
        async with self._lock(key):
            older = self._open.get(key)
            try:
                message = await caller.answer(screen)
            except discord.NotFound as error:
                if error.code != UNKNOWN_MESSAGE or older is None:
                    raise
                return  # the clicked panel was replaced by a newer one
            if message is None:
                return
            self._open[key] = Panel(message, caller, again)
        if older is not None and older.message != message:
            await _remove(older)
        await self._refresh(key)

    async def show_hand(self, caller: Caller, game: str, screen: Screen, again: Again) -> None:
        """Show *screen* as the caller's hand. Older hands stay, but are no longer refreshed."""
        message = await caller.show(screen)
        if message is not None:
            key = (game, caller.user, HAND)
            self._open[key] = Panel(message, caller, again)
            await self._refresh(key)

    async def refresh(self, game: str) -> None:
        """Refresh every panel of *game* that shows something outdated."""
        for key in [key for key in self._open if key[0] == game]:
            await self._refresh(key)

    async def _refresh(self, key: Key) -> None:
        panel = self._open.get(key)
        if panel is None or panel.again is None:
            return
        if panel.shown_by.interaction.is_expired():
            self._forget(key, panel)
            return
        try:
            screen = await panel.again()
            if screen is None:
                return
            async with drawing.turn(drawing.TABLE):
                screen = await drawing.painted(screen)
            async with self._lock(key):
                if self._open.get(key) is panel:
                    await panel.shown_by.revise(panel.message, screen)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # Its reader has dismissed it, or will press a button that says the same.
            LOG.info("could not refresh a panel: %s", error)
            self._forget(key, panel)
        except Exception:
            # The hands come next, and nobody has to wait for them because of a panel.
            LOG.exception("could not refresh a panel of game %s", key[0])
            self._forget(key, panel)

    def _forget(self, key: Key, panel: Panel) -> None:
        if self._open.get(key) is panel:
            del self._open[key]

    def _lock(self, key: Key) -> asyncio.Lock:
        return self._showing.setdefault(key, asyncio.Lock())


async def _remove(panel: Panel) -> None:
    """Delete a panel, if Discord still allows it."""
    interaction = panel.shown_by.interaction
    if interaction.is_expired():
        return
    try:
        if panel.shown_by.has_original:
            await interaction.delete_original_response()
        else:
            await interaction.followup.delete_message(panel.message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # Nothing depends on it: its buttons are checked for their moment.
        LOG.info("could not remove an older panel: %s", error)
