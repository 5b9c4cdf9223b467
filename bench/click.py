"""
Time from a click until the last byte of the new picture has arrived.

Our bot and a bot of ten lines (`ten_lines.py`) are clicked in turn, each in its own sandbox. The
small bot posts a ready-made picture of the same size, and the result is the ratio of the two. A
second bot of ours, with its games on PostgreSQL, can take part.
"""

from __future__ import annotations

import asyncio
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import TypeAlias

from sandbox.person import Person
from sandbox.post import Post
from sandbox.running import Running, running
from tests.patience import PATIENCE
from tests.postgres import empty_database, postgres_server
from tests.waiting import what_is_open, what_is_said

CLICKS = 20
CHANNEL = "1300000000000000000"
LABELS = ("Roll", "End turn")
PYTHON = shlex.quote(sys.executable)

FILE, SERVER, TEN_LINES = "milliseconds a click", "on PostgreSQL", "the ten-line bot"

Times: TypeAlias = dict[str, list[float]]
Table: TypeAlias = tuple[Running, list[Person]]
"""A running bot of ours, and the players at its table."""


def run(postgres: str | None = None) -> Iterable[tuple[str, float]]:
    """
    Milliseconds for each bot, and the ratios of their medians.

    *postgres* is the address of a server on which databases can be created. An empty address starts
    a server of our own; None measures only a file.
    """
    times: Times = {}
    with ExitStack() as stack:
        server = stack.enter_context(postgres_server()) if postgres == "" else postgres
        while len(times.get(FILE, [])) < CLICKS:
            for name, some in asyncio.run(_measure(server)).items():
                times.setdefault(name, []).extend(some)
    middle = {name: median(some) * 1000 for name, some in times.items()}
    yield from middle.items()
    yield "ratio", middle[FILE] / middle[TEN_LINES]
    if server:
        yield "PostgreSQL to SQLite", middle[SERVER] / middle[FILE]


async def _measure(server: str | None) -> Times:
    async with AsyncExitStack() as stack:
        tables = {FILE: await stack.enter_async_context(_ours())}
        if server:
            url = await stack.enter_async_context(empty_database(server))
            tables[SERVER] = await stack.enter_async_context(_ours(url))
        watcher = await stack.enter_async_context(_ten_lines(tables[FILE][1][0]))
        return await _in_turn(tables, watcher)


@asynccontextmanager
async def _ours(url: str = "") -> AsyncIterator[Table]:
    """Start a table of our bot; without *url*, its games are in a file."""
    with tempfile.TemporaryDirectory() as name:
        os.environ |= {"DATABASE_URL": url or f"sqlite:///{name}/games.db", "EMOJI": "no"}
        os.environ["STATUS_ADDRESS"] = "127.0.0.1:0"
        await asyncio.to_thread(_scene)
        async with running(bot=f"{PYTHON} -m bot run", folder=Path(name)) as sandbox:
            people = await sandbox.join("Alba", "Bruno", "Chloé", "Dámaso")
            await people[0].wait_for(lambda: _table(people[0]), timeout=60)
            yield sandbox, people


@asynccontextmanager
async def _ten_lines(ours: Person) -> AsyncIterator[Person]:
    """Start the ten-line bot with the picture *ours* shows; returns a person who watches it."""
    table = _table(ours)
    assert table
    with tempfile.TemporaryDirectory() as name:
        png = Path(name) / "board.png"
        png.write_bytes(await ours.fetch(table.attachments[0]))
        os.environ |= {"BENCH_PNG": str(png), "BENCH_CHANNEL": CHANNEL}
        async with running(bot=f"{PYTHON} -m bench.ten_lines", folder=Path(name)) as sandbox:
            (watcher,) = await sandbox.join("Alba")
            yield watcher


async def _rest(sandbox: Running) -> None:
    """Wait until our bot has nothing left to do, including the hands."""
    async with asyncio.timeout(PATIENCE):
        while what_is_open(sandbox.sandbox) or await what_is_said(sandbox.sandbox):  # noqa: ASYNC110  a program does not tell
            await asyncio.sleep(0.01)


async def _in_turn(tables: dict[str, Table], watcher: Person) -> Times:
    times: Times = {name: [] for name in (*tables, TEN_LINES)}
    for _ in range(CLICKS):
        for name, (sandbox, people) in tables.items():
            await _rest(sandbox)
            # A seven needs more than one click, so the benchmark ends there.
            if not await _goes_on(people[0]):
                return times
            table = await people[0].wait_for(lambda who=people[0]: _table(who), timeout=60)  # type: ignore[misc]  # mypy sees no defaults in a lambda
            assert table
            label = next(label for label in LABELS if label in table.buttons)
            person = next(p for p in people if f"<@{p.id}>" in table.content)
            times[name].append(await _click(person, table, label))
        post = await watcher.wait_for(lambda: next(iter(watcher.posts("parlour")), None))
        assert post
        times[TEN_LINES].append(await _click(watcher, post, "Again"))
    return times


async def _click(person: Person, post: Post, label: str) -> float:
    """Seconds from the click to the last byte of a new picture."""
    before = {a["id"] for p in person.posts("parlour") for a in p.attachments}
    start = time.perf_counter()
    await person.click(post, label)
    attachment = await person.wait_for(
        lambda: next(
            (a for p in person.posts("parlour") for a in p.attachments if a["id"] not in before),
            None,
        ),
        timeout=60,
    )
    assert attachment
    await person.fetch(attachment)
    return time.perf_counter() - start


def _table(person: Person) -> Post | None:
    """The table's post, if it has a button that acts at once."""
    posts = [p for p in person.posts("parlour") if not p.is_ephemeral and p.attachments]
    return next((p for p in reversed(posts) if set(LABELS) & set(p.buttons)), None)


async def _goes_on(person: Person) -> bool:
    posts = [p for p in person.posts("parlour") if not p.is_ephemeral and p.buttons]
    return any(set(LABELS) & set(p.buttons) for p in posts)


def _scene() -> None:
    command = [sys.executable, "-m", "bot", "scene", "midgame"]
    subprocess.run(command, check=True, capture_output=True)  # our own program
