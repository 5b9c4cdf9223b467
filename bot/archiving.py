"""Archives games that ended long ago, once a day, if the host wants it (`storage.archive`)."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from storage import Store, StoreError

LOG = logging.getLogger(__name__)

AT_ONCE = 50
"""Number of games that are looked up at a time."""

PAUSE = 0.05
"""Seconds between two games, so that players don't have to wait."""

ROUND = 24 * 60 * 60.0
"""Seconds between two rounds."""


async def keep_up(store: Store, days: int) -> None:
    """Every day, archive the games that ended *days* ago; with 0 days, none."""
    while days:
        try:
            if count := await archive(store, days):
                LOG.info("archived the logs of %s games", count)
        except StoreError as error:
            LOG.warning("games are archived later: %s", error)
        await asyncio.sleep(ROUND)


async def archive(store: Store, days: int) -> int:
    """Archive this process's games that ended *days* ago; return their number."""
    if not await store.archive.can_begin():
        LOG.info("nothing is archived while a process of an older version runs")
        return 0
    before, last, count = store.now() - timedelta(days=days), "", 0
    while found := await store.archive.due(before, last, AT_ONCE):
        for last in found:
            try:
                await store.archive.put(last)
            except StoreError as error:  # go on with the others
                LOG.warning("game %s is archived later: %s", last, error)
            else:
                count += 1
            await asyncio.sleep(PAUSE)
    return count
