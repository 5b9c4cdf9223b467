"""
Limits how many tables a person and a server can have open, as the bot's host has set it.

While someone opens a table, others in that server have to wait. So the count is still right when
the lobby, and maybe its thread, is made.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from weakref import WeakValueDictionary

from bot.chat.refusals import Refused
from bot.settings import Settings
from storage import Status, Store


class Openings:
    """Counts the lobbies and games of people and servers, and refuses one too many."""

    def __init__(self, store: Store, settings: Settings) -> None:
        """Start while nobody opens a table."""
        self._store = store
        self._limits = (
            ("person", Status.LOBBY, settings.lobbies_per_person),
            ("person", Status.RUNNING, settings.games_per_person),
            ("server", Status.LOBBY, settings.lobbies_per_server),
            ("server", Status.RUNNING, settings.games_per_server),
        )
        self._locks: WeakValueDictionary[tuple[str, int | None], asyncio.Lock] = (
            WeakValueDictionary()
        )

    @asynccontextmanager
    async def one(self, user: int, guild: int | None) -> AsyncIterator[None]:
        """
        Context of opening one more table as *user* in *guild*.

        :raises Refused: if either has reached their limit.
        """
        async with AsyncExitStack() as stack:
            for who in (("server", guild), ("person", user)):
                lock = self._locks.setdefault(who, asyncio.Lock())
                await stack.enter_async_context(lock)
            await self._need_room(user, guild)
            yield

    async def _need_room(self, user: int, guild: int | None) -> None:
        counts = {"person": await self._store.readings.living(host_id=user)}
        if guild is not None:
            counts["server"] = await self._store.readings.living(guild_id=guild)
        for whose, status, most in self._limits:
            if most and counts.get(whose, {}).get(status, 0) >= most:
                raise Refused(f"ui.error.{status}_limit.{whose}", count=most)
