"""The easel: hands never come in crowds."""

from __future__ import annotations

import asyncio
from contextlib import AbstractAsyncContextManager, AsyncExitStack

from bot import easel


async def test_of_hands_one_tables_stand_in_the_line_at_a_time() -> None:
    """However many hands wait, a table that asks after them finds a place."""
    began: list[str] = []
    end = asyncio.Event()

    async def work(name: str, place: AbstractAsyncContextManager[None]) -> None:
        async with place:
            began.append(name)
            await end.wait()

    async with AsyncExitStack() as stack:
        tasks = [asyncio.create_task(work("hands", easel.deal())) for _ in range(50)]
        stack.callback(end.set)
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(work("table", easel.turn(easel.TABLE))))
        for _ in range(10):
            await asyncio.sleep(0)

        assert began == ["hands", "table"]
    await asyncio.gather(*tasks)
