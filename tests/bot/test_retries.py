"""Repeated failures are retried less and less often."""

from __future__ import annotations

import asyncio

from bot.chat.queues.retries import FIRST, LONGEST, Retries


async def test_each_wait_is_longer_up_to_a_limit() -> None:
    """Waits are counted for each game, and start over after a success."""
    retries = Retries(lambda game_id: None)

    waits = [retries.again("a") for _ in range(9)]
    other = retries.again("b")
    retries.done("a")

    assert waits == [10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 600.0, 600.0, 600.0]
    assert (other, retries.again("a")) == (FIRST, FIRST)
    assert max(waits) == LONGEST


async def test_what_fails_for_weeks_is_tried_as_before() -> None:
    """After thousands of failures the wait is still the longest one."""
    retries = Retries(lambda game_id: None)

    waits = [retries.again("a") for _ in range(2000)]

    assert waits[-1] == LONGEST


async def test_one_try_is_under_way_however_often_it_has_failed() -> None:
    """A game that fails for several reasons at once gets only one retry."""
    asked: list[str] = []
    retries = Retries(asked.append)
    retries._longest = 0.0

    for _ in range(3):
        retries.again("a")
    await asyncio.sleep(0)
    await asyncio.sleep(0)

    assert asked == ["a"]
