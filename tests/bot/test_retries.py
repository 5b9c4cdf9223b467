"""What fails again and again is tried less and less often."""

from __future__ import annotations

from bot.retries import FIRST, LONGEST, Retries


async def test_each_wait_is_longer_up_to_a_limit() -> None:
    """One game's failures are its own, and begin anew when it has not failed."""
    retries = Retries(lambda game_id: None)

    waits = [retries.again("a") for _ in range(9)]
    other = retries.again("b")
    retries.done("a")

    assert waits == [10.0, 20.0, 40.0, 80.0, 160.0, 320.0, 600.0, 600.0, 600.0]
    assert (other, retries.again("a")) == (FIRST, FIRST)
    assert max(waits) == LONGEST
