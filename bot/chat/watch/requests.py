"""
Figures that are asked for, or that a library reports: requests, connections, the database.

Figures that are counted where they happen are in `bot.chat.watch.metrics`.
"""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp

from bot.chat.watch import metrics
from storage import Store, StoreError

LOG = logging.getLogger(__name__)

PATIENCE = 2.0
"""Seconds that a reader of the metrics waits for the database."""


def requests() -> aiohttp.TraceConfig:
    """A trace that counts requests that Discord refused because there were too many."""
    trace = aiohttp.TraceConfig()

    async def ended(
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if request.response.status == HTTPStatus.TOO_MANY_REQUESTS:
            scope = request.response.headers.get("X-RateLimit-Scope", "")
            metrics.RATE_LIMITED.labels(scope if scope in metrics.SCOPES else "other").inc()

    trace.on_request_end.append(ended)
    return trace


class DatabaseWatch:
    """Asks the database for its size and its last backup."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Update the figures; if the database doesn't answer, its last ones stay."""
        for name, (used, size) in self._store.pools().items():
            metrics.POOL_USED.labels(name).set(used)
            metrics.POOL_SIZE.labels(name).set(size)
        metrics.DATABASE_WAITING.set(self._store.busy)
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask(), name="watch the database")
        await asyncio.wait({self._asking}, timeout=PATIENCE)

    async def close(self) -> None:
        """Stop asking."""
        if self._asking is not None:
            self._asking.cancel()
            await asyncio.wait({self._asking}, timeout=PATIENCE)

    async def _ask(self) -> None:
        try:
            metrics.DATABASE_SIZE.set(await self._store.readings.size())
            backed_up = await self._store.readings.backed_up()
        except StoreError as error:
            LOG.debug("the database does not say how it is: %s", error)
        else:
            metrics.BACKED_UP.set(backed_up.timestamp() if backed_up else 0)
