"""
From a click until the bytes of the new picture have arrived.

Our bot and one of ten lines (`ten_lines.py`), which posts a ready-made picture of the same size,
each in a sandbox of its own, are clicked in turn; what counts is the ratio.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from pathlib import Path
from statistics import median

from sandbox.person import Person
from sandbox.post import Post
from sandbox.running import Running, running

CLICKS = 20
CHANNEL = "1300000000000000000"
LABELS = ("Roll", "End turn")


def run() -> Iterable[tuple[str, float]]:
    """Milliseconds for both, and the ratio of their medians."""
    ours: list[float] = []
    theirs: list[float] = []
    while len(ours) < CLICKS:
        some, others = asyncio.run(_measure())
        ours += some
        theirs += others
    yield "milliseconds a click", median(ours) * 1000
    yield "the ten-line bot", median(theirs) * 1000
    yield "ratio", median(ours) / median(theirs)


async def _measure() -> tuple[list[float], list[float]]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        python = shlex.quote(sys.executable)
        os.environ["DATABASE_URL"] = f"sqlite+aiosqlite:///{folder / 'games.db'}"
        await asyncio.to_thread(_scene)
        (folder / "ours").mkdir()
        (folder / "theirs").mkdir()
        async with running(bot=f"{python} -m bot run", folder=folder / "ours") as first:
            people = await first.join("Alba", "Bruno", "Chloé", "Dámaso")
            table = await people[0].wait_for(lambda: _table(people[0]), timeout=60)
            assert table
            png = folder / "board.png"
            png.write_bytes(await people[0].fetch(table.attachments[0]))
            os.environ |= {"BENCH_PNG": str(png), "BENCH_CHANNEL": CHANNEL}
            other = f"{python} -m bench.ten_lines"
            async with running(bot=other, folder=folder / "theirs") as second:
                return await _in_turn(first, people, second)


async def _in_turn(
    first: Running, people: list[Person], second: Running
) -> tuple[list[float], list[float]]:
    (watcher,) = await second.join("Alba")
    ours, theirs = [], []
    for _ in range(CLICKS):
        table = await people[0].wait_for(lambda: _table(people[0]), timeout=60)
        if table is None:
            break
        label = next(label for label in LABELS if label in table.buttons)
        person = next(p for p in people if f"<@{p.id}>" in table.content)
        ours.append(await _click(person, table, label))
        post = await watcher.wait_for(lambda: next(iter(watcher.posts("catan")), None))
        assert post
        theirs.append(await _click(watcher, post, "Again"))
        # A seven asks for more than a click: the bench ends where one is rolled.
        if not await _goes_on(people[0]):
            break
    return ours, theirs


async def _click(person: Person, post: Post, label: str) -> float:
    """Seconds from the click to the last byte of a picture that was not there before."""
    before = {a["id"] for p in person.posts("catan") for a in p.attachments}
    start = time.perf_counter()
    await person.click(post, label)
    attachment = await person.wait_for(
        lambda: next(
            (a for p in person.posts("catan") for a in p.attachments if a["id"] not in before), None
        ),
        timeout=60,
    )
    assert attachment
    await person.fetch(attachment)
    return time.perf_counter() - start


def _table(person: Person) -> Post | None:
    """The table's post, if it has a button that acts at once."""
    posts = [p for p in person.posts("catan") if not p.is_ephemeral and p.attachments]
    return next((p for p in reversed(posts) if set(LABELS) & set(p.buttons)), None)


async def _goes_on(person: Person) -> bool:
    posts = [p for p in person.posts("catan") if not p.is_ephemeral and p.buttons]
    return any(set(LABELS) & set(p.buttons) for p in posts)


def _scene() -> None:
    command = [sys.executable, "-m", "bot", "scene", "midgame"]
    subprocess.run(command, check=True, capture_output=True)  # our own program
