"""
Tables that can't be shown in their channels: who is told, and when it is tried again.

A table waits until the gateway tells of a change in its server, or until a press comes with the
permissions that were missing, and for no longer than `AGAIN` seconds. What is owed to its channel
is stored, so after a restart it waits again; this file knows only what is lost with the program.
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
"""Seconds between two looks at whether a table can be shown again."""


class Waiting:
    """The tables of this process that can't be shown, and the people who have just pressed."""

    def __init__(self, ask: Callable[[str], None]) -> None:
        """*ask* has a game's channel brought up to date."""
        self._ask = ask
        self._again = Retries(ask, AGAIN, AGAIN)
        self._tables: dict[str, tuple[int | None, str]] = {}
        """By game, its server, and why its table can't be shown."""
        self._asking: defaultdict[str, dict[int, Caller]] = defaultdict(dict)
        """By game and person, who has changed it since it was shown."""
        self._insisted: set[str] = set()
        self._whispers: set[asyncio.Task[None]] = set()

    @property
    def count(self) -> int:
        """How many tables wait for a permission, or for a thread."""
        return sum(why != GONE for _, why in self._tables.values())

    @property
    def busy(self) -> int:
        """How many people are still to be told."""
        return len(self._whispers)

    async def finish(self) -> None:
        """Wait until everybody is told."""
        while self._whispers:
            await asyncio.gather(*self._whispers, return_exceptions=True)

    def asks(self, game_id: str, caller: Caller | None) -> None:
        """Note that *caller* has changed a game, and expects to see it in the channel."""
        if caller is not None:
            self._asking[game_id][caller.user] = caller

    def asking(self, game_id: str) -> list[Caller]:
        """Those who have changed a game and have not seen it yet."""
        return list(self._asking.get(game_id, {}).values())

    def insist(self, game_id: str) -> None:
        """Have the next round try, whatever the gateway has told."""
        self._insisted.add(game_id)

    def is_insisted(self, game_id: str) -> bool:
        """Whether somebody knows better than the gateway, asked once."""
        if game_id not in self._insisted:
            return False
        self._insisted.discard(game_id)
        return True

    def waits(self, table: Table) -> None:
        """Look again in a while whether *table* can be shown; a channel that is gone stays gone."""
        why = table.memory.lost or ""
        self._tables[table.id] = table.row.guild_id, why
        if why != GONE:
            self._again.again(table.id)

    def is_over(self, game_id: str, seeing: Collection[Caller] = ()) -> None:
        """A table is shown, and *seeing* see what they have done; or there is none any more."""
        self._tables.pop(game_id, None)
        self._again.done(game_id)
        left = [caller for caller in self._asking.pop(game_id, {}).values() if caller not in seeing]
        for caller in left:
            self.asks(game_id, caller)

    def look(self, guild: int) -> None:
        """Something has changed in a server: its tables may be shown again."""
        for game_id, (own, _) in list(self._tables.items()):
            if own == guild:
                self._ask(game_id)

    def whisper(self, table: Table) -> None:
        """Tell those who have just changed a game why nobody sees it."""
        for caller in self._asking.pop(table.id, {}).values():
            task = asyncio.create_task(_whisper(caller, table), name=f"whisper {table.id}")
            self._whispers.add(task)
            task.add_done_callback(self._whispers.discard)


async def _whisper(caller: Caller, table: Table) -> None:
    """Say it below the answer to what was pressed, which comes first."""
    await caller.answered.wait()
    why = refusal(table).said(caller.w)
    # A press that shows nothing of its own is answered here: it counts all the same.
    text = why if caller.has_original else f"✓ {caller.w.say('ui.done')}\n{why}"
    try:
        await caller.whisper(Screen(text))
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        # `/game status` says the same, and so does whatever they press next.
        LOG.info("could not notify the player that game %s is not shown: %s", table.id, error)
