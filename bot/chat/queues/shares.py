"""
A fair share: how much of the bot one person may have, so that nobody waits for somebody else.

Whoever presses faster than people do is asked, privately and calmly, to wait a moment, however
often; nothing is looked at for it.
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
"""What people may do in so many seconds they may do at once."""

KEPT = 4096
"""Of so many people is known what they have had; who has not come for long has had nothing."""

Kind: TypeAlias = Literal["press", "type"]
"""Clicks and commands; texts that are completed."""


class Shares:
    """What people have had of each kind, by the generic cell rate algorithm: a bucket each."""

    def __init__(self, most: int, clock: Callable[[], float] = time.monotonic) -> None:
        """Let everybody have *most* of each kind in a minute; 0 is no limit."""
        self._each = MINUTE / most if most else 0.0
        self._at_once = max(AT_ONCE, self._each)
        self._clock = clock
        self._until: LRUCache[tuple[int, Kind], float] = LRUCache(KEPT)
        """Until when a person has had their share."""

    def take(self, user: int, kind: Kind) -> bool:
        """Whether *user* may have one more."""
        now = self._clock()
        until = max(now, self._until.get((user, kind)) or now) + self._each
        if until > now + self._at_once:
            return False
        self._until[user, kind] = until
        return True


async def let_in(shares: Shares, interaction: discord.Interaction) -> bool:
    """Whether an interaction is let in; who has had their share of clicks is told so."""
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
