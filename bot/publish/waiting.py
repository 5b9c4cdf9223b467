"""
Keeps track of tables that can't be shown: tells people, and tries again.

A table waits until the gateway reports a change in its server, or until a click comes with the
missing permissions, but no longer than `AGAIN` seconds. Posts owed to its channel are stored, so
after a restart it waits again. This file only knows what can be lost with the program.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.chat.queues.retries import Retries
from bot.chat.rights import GONE
from bot.chat.screen import Screen
from bot.table.table import Table
from bot.table.unshown import refusal

if TYPE_CHECKING:
    from bot.chat.caller import Caller

LOG = logging.getLogger(__name__)

AGAIN = 45.0
"""Seconds between two checks whether a table can be shown again."""


class Waiting:
    """Tables of this process that can't be shown, and the people who have just acted there."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        """Retry by calling *ask*, which updates a game's channel."""
        self._ask = ask
        self._again = Retries(ask, AGAIN, AGAIN)
        self._tables: dict[str, tuple[int | None, str]] = {}
        """The server of each table that can't be shown, and the reason, by game."""
        self._asking: defaultdict[str, dict[int, Caller]] = defaultdict(dict)
        """People who have changed a game since it was last shown, by game and person."""
        self._insisted: set[str] = set()
        self._whispers: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """Number of tables that wait for a permission or a thread."""
        return sum(why != GONE for _, why in self._tables.values())

    @property
    def busy(self) -> int:
        """Number of people who are still to be told."""
        return len(self._whispers)

    async def finish(self) -> None:
        """Wait until everyone is told."""
        while self._whispers:
            await asyncio.gather(*self._whispers, return_exceptions=True)

    def asks(self, game_id: str, caller: Caller | None) -> None:
        """Note that *caller* has changed a game, and expects to see it in the channel."""
        if caller is not None:
            self._asking[game_id][caller.user] = caller

    def asking(self, game_id: str) -> list[Caller]:
        """The callers who have changed a game and haven't seen it yet."""
        return list(self._asking.get(game_id, {}).values())

    def insist(self, game_id: str) -> None:
        """Have the next round try, no matter what the gateway says."""
        self._insisted.add(game_id)

    def is_insisted(self, game_id: str) -> bool:
        """Whether the next round should try anyway; asking resets it."""
        if game_id not in self._insisted:
            return False
        self._insisted.discard(game_id)
        return True

    def waits(self, table: Table) -> None:
        """Check again later whether *table* can be shown; a deleted channel stays deleted."""
        why = table.memory.lost or ""
        self._tables[table.id] = table.row.guild_id, why
        if why != GONE:
            self._again.again(table.id)

    def is_over(self, game_id: str, seeing: Collection[Caller] = ()) -> None:
        """Note that a table is shown, and who has seen it; or that it no longer exists."""
        self._tables.pop(game_id, None)
        self._again.done(game_id)
        left = [caller for caller in self._asking.pop(game_id, {}).values() if caller not in seeing]
        for caller in left:
            self.asks(game_id, caller)

    def look(self, guild: int) -> None:
        """Try the tables of a server again after something has changed there."""
        for game_id, (own, _) in list(self._tables.items()):
            if own == guild:
                self._ask(game_id)

    def whisper(self, table: Table) -> None:
        """Tell those who have just changed a game why it can't be seen."""
        for caller in self._asking.pop(table.id, {}).values():
            task = asyncio.create_task(_whisper(caller, table), name=f"whisper {table.id}")
            self._whispers.add(task)
            task.add_done_callback(self._whispers.discard)


async def _whisper(caller: Caller, table: Table) -> None:
    """Send the reason after the answer to the click."""
    await caller.answered.wait()
    why = refusal(table).said(caller.w)
    # If the click shows nothing of its own, confirm here that it counts.
    text = why if caller.has_original else f"✓ {caller.w.say('ui.done')}\n{why}"
    try:
        await caller.whisper(Screen(text))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # `/game status` gives the same reason, and so does their next click.
        LOG.info("could not notify the player that game %s is not shown: %s", table.id, error)
