"""Starts `writer` as a process, reads its output, and kills it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from game import Game
from storage import Store
from tests.storage.asked import posts_of
from tests.storage.builders import CHANNEL

ROOT = Path(__file__).parents[2]


class Bot:
    """A running writer."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process

    def hear(self) -> str:
        """The next line that it prints."""
        assert self.process.stdout is not None
        word = self.process.stdout.readline().strip()
        assert word, self.process.communicate()
        return word

    def kill(self) -> list[str]:
        """Kill it as `kill -9` does, and return the lines printed but not yet read."""
        assert self.process.stdout is not None
        self.process.kill()
        left = self.process.stdout.read().split()
        self.process.wait()
        return left


@contextmanager
def bot(url: str, mode: str) -> Iterator[Bot]:
    """A writer on *url*, killed on exit."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.storage.writer", url, mode],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Bot(process)
        finally:
            process.kill()


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
