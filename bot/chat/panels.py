"""
Keeps one panel per person and game, whichever button opened it.

Panels are only remembered in memory. After a restart, the table's post opens a new one; the older
one stays and keeps working. The same goes for the answer to a command, until it is clicked.
"""

from __future__ import annotations

import logging

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.caller import Caller
from bot.chat.messages import UNKNOWN_MESSAGE
from bot.chat.screen import Screen

LOG = logging.getLogger(__name__)

KNOWN = 1024
"""Maximum number of panels remembered; Discord lets each be deleted for 15 minutes."""


class Panels:
    """Shows panels, each replacing the one before."""

    def __init__(self) -> None:
        """Start without any open panel."""
        self._open: LRUCache[tuple[str, int], tuple[int, Caller]] = LRUCache(KNOWN)
        """Message of the panel and the newest interaction that shows it, by game and person."""

    async def show(self, caller: Caller, game: str, screen: Screen) -> None:
        """Show *screen* as the caller's panel, and delete their panel in another message."""
        older = self._open.get((game, caller.user))
        try:
            message = await caller.answer(screen)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or older is None:
                raise
            return  # the clicked panel was replaced by a newer one
        if message is None:
            return
        older = self._open.get((game, caller.user))
        self._open[game, caller.user] = message, caller
        if older is not None and older[0] != message:
            await _remove(*older)


async def _remove(message: int, shown_by: Caller) -> None:
    """Delete a panel, if Discord still allows it."""
    interaction = shown_by.interaction
    if interaction.is_expired():
        return
    try:
        if shown_by.has_original:
            await interaction.delete_original_response()
        else:
            await interaction.followup.delete_message(message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # Nothing depends on it: its buttons are checked for their moment.
        LOG.info("could not remove an older panel: %s", error)
