"""A coalescing queue does the newest job, and skips those that it replaces."""

from __future__ import annotations

import asyncio

from bot.chat.queues.coalescing import CoalescingQueue


class Work:
    """Rounds of work that last until they are released."""

    def __init__(self) -> None:
        """Start with no round begun."""
        self.begun: list[str] = []
        self.let_go = asyncio.Event()

    async def __call__(self, game_id: str) -> None:
        """Do one round."""
        self.begun.append(game_id)
        await self.let_go.wait()


async def test_whoever_asks_during_a_round_gets_one_more() -> None:
    """Five requests during a drawing cause one more drawing, not five."""
    work = Work()
    queue = CoalescingQueue("draw", work)
    queue.ask("one")
    await asyncio.sleep(0)

    for _ in range(5):
        queue.ask("one")
    work.let_go.set()
    await queue.finished("one")

    assert work.begun == ["one", "one"]
    assert queue.is_idle()


async def test_games_do_not_wait_for_one_another() -> None:
    """A second game's round begins while the first one's is still running."""
    work = Work()
    queue = CoalescingQueue("draw", work)

    queue.ask("one")
    queue.ask("other")
    await asyncio.sleep(0)

    assert sorted(work.begun) == ["one", "other"]
    work.let_go.set()
    await queue.finish()


async def test_a_lane_with_few_places_works_for_few_games_at_a_time() -> None:
    """Repeated requests by a game that waits for a place make only one round."""
    work = Work()
    queue = CoalescingQueue("deal", work, places=2)

    for game in ("one", "other", "third"):
        queue.ask(game)
    await asyncio.sleep(0)
    queue.ask("third")
    await asyncio.sleep(0)

    assert work.begun == ["one", "other"]
    work.let_go.set()
    await queue.finish()
    assert work.begun == ["one", "other", "third"]


async def test_a_round_that_fails_ends_no_other() -> None:
    """Work requested during a round that raised is still done."""
    rounds: list[int] = []

    async def work(_: str) -> None:
        rounds.append(len(rounds))
        if len(rounds) == 1:
            queue.ask("one")
            raise ValueError

    queue = CoalescingQueue("draw", work)
    queue.ask("one")
    await queue.finished("one")

    assert rounds == [0, 1]
