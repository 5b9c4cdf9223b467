"""The sandbox's time."""

from __future__ import annotations

import asyncio

from sandbox.clock import Clock


async def test_a_clock_that_is_held_stands_until_it_is_moved() -> None:
    """Alarms due now ring by themselves, those due in three seconds once time has moved past."""
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
