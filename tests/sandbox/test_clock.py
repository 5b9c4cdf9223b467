"""The sandbox's time."""

from __future__ import annotations

import asyncio

from sandbox.clock import Clock


async def test_a_clock_that_is_held_stands_until_it_is_moved() -> None:
    """What is due now rings by itself, what is due in three seconds when it is moved past."""
    clock, rung = Clock(), asyncio.Queue[str]()
    clock.after(0, lambda: rung.put_nowait("due"))

    clock.hold()
    moment = clock.now()
    clock.after(3, lambda: rung.put_nowait("later"))
    assert await rung.get() == "due"
    assert clock.now() == moment
    assert rung.empty()
    clock.move(3)

    assert (clock.now() - moment, rung.get_nowait()) == (3, "later")
    clock.stop()
