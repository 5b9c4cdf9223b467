"""
Where each person's panel stands: one a game, whichever button has opened it.

Only memory knows it: after a restart a new one opens from the table's post, and the older one,
which goes on working, is left to its reader. So is the answer to a command, until it is clicked.
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
"""So many panels are known; Discord lets each be taken away for a quarter of an hour."""


class Panels:
    """Shows panels, each in the place of the one before."""

    def __init__(self) -> None:
        """None is open."""
        self._open: LRUCache[tuple[str, int], tuple[int, Caller]] = LRUCache(KNOWN)
        """By game and person, their panel's message, and the newest interaction that shows it."""

    async def show(self, caller: Caller, game: str, screen: Screen) -> None:
        """Show *screen* as the caller's panel; one that stands in another message goes."""
        older = self._open.get((game, caller.user))
        try:
            message = await caller.answer(screen)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE or older is None:
                raise
            return  # what was clicked has gone for the one that has opened since
        if message is None:
            return
        older = self._open.get((game, caller.user))
        self._open[game, caller.user] = message, caller
        if older is not None and older[0] != message:
            await _remove(*older)


async def _remove(message: int, shown_by: Caller) -> None:
    """Take a panel away, as long as Discord lets us."""
    interaction = shown_by.interaction
    if interaction.is_expired():
        return
    try:
        if shown_by.has_original:
            await interaction.delete_original_response()
        else:
            await interaction.followup.delete_message(message)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # Nothing depends on it: its buttons know their moment.
        LOG.info("could not remove an older panel: %s", error)
