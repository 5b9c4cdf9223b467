"""The most urgent one comes first, and nobody waits forever."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from bot.chat.queues.semaphore import PrioritySemaphore
from tests.patience import PATIENCE


async def _queue(places: PrioritySemaphore, *patience: float) -> list[float]:
    """The order in which requests for the only place get their turn."""
    came: list[float] = []

    async def come(patient: float) -> None:
        async with places.held(patient):
            came.append(patient)

    waiting: list[Awaitable[None]] = []
    async with places.held():
        for each in patience:
            waiting.append(asyncio.create_task(come(each)))
            await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return came


async def test_who_can_wait_comes_later() -> None:
    """A hand goes after a table that asks later, and a private answer goes before both."""
    assert await _queue(PrioritySemaphore(1), 5.0, 0.25, 0.0) == [0.0, 0.25, 5.0]


async def test_of_equals_the_first_comes_first() -> None:
    """Tables are drawn in the order in which they asked."""
    asked = [1.0, 1.0 + 1e-9, 1.0 + 2e-9]

    assert await _queue(PrioritySemaphore(1), *asked) == asked


async def test_who_gives_up_keeps_no_place() -> None:
    """A turn meant for a canceled request goes to the next one."""
    places = PrioritySemaphore(1)
    await places.take()
    gone = asyncio.create_task(places.take())
    await asyncio.sleep(0)
    places.give_back()
    gone.cancel()
    await asyncio.gather(gone, return_exceptions=True)

    async with asyncio.timeout(PATIENCE):
        await places.take()

    assert gone.cancelled()


async def test_there_are_no_more_places_than_that() -> None:
    """The third of three simultaneous requests waits for one of the first two."""
    places = PrioritySemaphore(2)
    await places.take()
    await places.take()

    third = asyncio.create_task(places.take())
    await asyncio.sleep(0)
    assert not third.done()
    places.give_back()
    await third
