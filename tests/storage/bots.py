"""Starts `writer` as a process, hears what it says, and kills it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess
from typing import Any

from game import Game
from storage import Store
from tests.bot.forked import context
from tests.patience import PATIENCE
from tests.storage.asked import posts_of
from tests.storage.builders import CHANNEL
from tests.storage.writer import main


class Bot:
    """A running writer."""

    def __init__(self, process: ForkServerProcess, line: Connection) -> None:
        self.process = process
        self._line = line

    def hear(self) -> Any:
        """The next thing that it says."""
        assert self._line.poll(PATIENCE)
        return self._line.recv()

    def kill(self) -> list[Any]:
        """Kill it as `kill -9` does, and return what it has said that isn't heard yet."""
        self.process.kill()
        left = []
        try:
            while True:
                left.append(self.hear())
        except EOFError:
            self.process.join()
        return left


@contextmanager
def bot(url: str, mode: str) -> Iterator[Bot]:
    """A writer on *url*, killed on exit."""
    ours, its = context.Pipe()
    process = context.Process(target=main, args=(url, mode, its))
    process.start()
    its.close()
    try:
        yield Bot(process, ours)
    finally:
        process.kill()
        process.join()
        process.close()
        ours.close()


def newest_whole(url: str) -> int:
    """The number of the newest line at *url*, after checking that everything is consistent."""

    async def look() -> int:
        async with Store.open(url) as store:
            row = await store.readings.living_in(CHANNEL)
            assert row is not None
            lines = await store.readings.lines(row.id)
            turns = await posts_of(store, row.id, "turn")
            numbers = [each.number for each in lines]
            assert numbers == list(range(row.number + 1))
            assert sorted(post.key.number for post in turns) == numbers
            folded = Game.replayed([each.line for each in lines])
            assert folded.snapshot() == row.snapshot
            return row.number

    return asyncio.run(look())
