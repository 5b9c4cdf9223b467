"""
A limit on how often one person can use the bot, so that nobody has to wait because of them.

Someone who clicks faster than people usually do gets a private request to wait a moment, every
time; the click itself is ignored.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal, TypeAlias

import aiohttp
import discord
from cachetools import LRUCache

from bot.chat.watch import metrics
from words import Words, language_of

MINUTE = 60.0
AT_ONCE = 10.0
"""Burst allowance, in seconds' worth of requests."""

KEPT = 4096
"""Maximum number of people whose use is remembered; after a long pause it's forgotten."""

Kind: TypeAlias = Literal["press", "type"]
"""Clicks and commands, or autocomplete requests."""


class Shares:
    """Each person's use of each kind, by the generic cell rate algorithm."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Allow each person *most* requests of each kind per minute; 0 means no limit."""
        self._each = MINUTE / most if most else 0.0
        self._at_once = max(AT_ONCE, self._each)
        self._clock = clock
        self._until: LRUCache[tuple[int, Kind], float] = LRUCache(KEPT)
        """The time until which a person's share is used up."""

    def take(self, user: int, kind: Kind) -> bool:
        """Count a request of *user*; False if they have to wait."""
        now = self._clock()
        until = max(now, self._until.get((user, kind)) or now) + self._each
        if until > now + self._at_once:
            return False
        self._until[user, kind] = until
        return True


async def let_in(shares: Shares, interaction: discord.Interaction) -> bool:
    """Whether an interaction is within the person's share; if not, a click gets a notice."""
    user = interaction.user.id
    types = interaction.type is discord.InteractionType.autocomplete
    if shares.take(user, "type" if types else "press"):
        return True
    metrics.TOO_FAST.inc()
    if not types:
        text = Words(language_of(str(interaction.locale))).say("ui.error.too_fast")
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await interaction.response.send_message(text, ephemeral=True)
    return False
