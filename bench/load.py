"""
Many games at once, over sockets, with Discord's limits.

The sandbox and the players run in this process, the bot in another. A click is measured until its
first answer, and until the picture that shows it. Both include the time when the sandbox itself is
late, which is reported separately.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import shlex
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, quantiles
from time import perf_counter

from bench import steady, stored
from bench.crowd import Place, gather
from sandbox import acts
from sandbox.refusals import Impossible
from sandbox.running import Running, running

Lines = Iterable[tuple[str, float]]

RATES = (20.0, 50.0)
GAMES = 200
MINUTES = 1.0
STORED = 10_000
TOUCHED = 1_000

PATIENCE = 20.0
"""Seconds until a player gives up waiting for a picture."""
TICK = 0.005
WARMING, WARM = 10.0, 180.0
"""
Click rate for the first click at each table, which doesn't count, and the maximum seconds for it.
"""
PAUSE = 3.0
"""Seconds without a request after which the bot is considered done."""


@dataclass(slots=True)
class Figures:
    """The results at one rate; times in seconds."""

    drawn: float = 0.0
    """Seconds to draw every table for the first time."""
    answers: list[float] = field(default_factory=list)
    pictures: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    """How late the sandbox itself was."""
    waiting: list[int] = field(default_factory=list)
    """Number of games waiting for a picture, once a second."""
    skipped: int = 0
    """Clicks that weren't made because every player was waiting."""
    lost: int = 0
    """Clicks without an answer, and pictures that arrived too late."""
    refused: int = 0
    """Requests that Discord's rate limit would have refused."""


def run(
    rates: Iterable[float] = RATES, games: int = GAMES, minutes: float = MINUTES
) -> Iterable[tuple[str, float]]:
    """All measurements: a late action, start-up, memory, and clicks at each of *rates*."""
    # The bot is killed at the end, perhaps in the middle of a picture.
    logging.getLogger("sandbox.rest.door").setLevel(logging.CRITICAL)
    yield from steady.run()
    with tempfile.TemporaryDirectory() as name:
        yield from asyncio.run(_start_up(Path(name)))
    for rate in rates:
        with tempfile.TemporaryDirectory() as name:
            figures = asyncio.run(_clicked(Path(name), rate, games, minutes * 60))
        yield from _lines(f"{rate:g}/s", figures)


def _lines(at: str, figures: Figures) -> Lines:
    yield f"{at}: seconds to draw each table once", figures.drawn
    for what, times in (("answer", figures.answers), ("picture", figures.pictures)):
        yield f"{at}: ms to the {what}, median", share(times, 50) * 1000
        yield f"{at}: ms to the {what}, 99 of 100", share(times, 99) * 1000
    yield f"{at}: ms the sandbox lags, 99 of 100", share(figures.lags, 99) * 1000
    yield f"{at}: clicks", len(figures.answers)
    yield f"{at}: pictures", len(figures.pictures)
    quarter = max(1, len(figures.waiting) // 4)
    yield f"{at}: games that wait, first quarter", mean(figures.waiting[:quarter] or [0])
    yield f"{at}: games that wait, last quarter", mean(figures.waiting[-quarter:] or [0])
    yield f"{at}: clicks that all had to wait", figures.skipped
    yield f"{at}: clicks and pictures lost", figures.lost
    yield f"{at}: requests over a limit", figures.refused


def share(times: list[float], share: int) -> float:
    """The percentile *share* of *times*."""
    return quantiles(times, n=100, method="inclusive")[share - 1] if len(times) > 1 else 0.0


# Clicks.


async def _clicked(folder: Path, rate: float, games: int, seconds: float) -> Figures:
    figures = Figures()
    async with filled(folder, games) as (sandbox, places):
        figures.drawn = await warmed(sandbox, places)
        await measured(sandbox, places, figures, rate, seconds)
    return figures


@asynccontextmanager
async def filled(folder: Path, games: int) -> AsyncIterator[tuple[Running, list[Place]]]:
    """Start the bot with *games* running games, and their players."""
    made = await asyncio.to_thread(stored.fill, folder / "games.db", games)
    places = [Place(each) for each in made]
    async with _bot(folder, places) as sandbox:
        yield sandbox, places


async def measured(
    sandbox: Running, places: list[Place], figures: Figures, rate: float, seconds: float
) -> None:
    """Click at *rate* and measure."""
    watches = [
        asyncio.create_task(_lag(figures)),
        asyncio.create_task(_backlog(figures, places)),
    ]
    await _drive(sandbox, places, figures, rate, seconds)
    await _until(lambda: not any(place.since for place in places), PATIENCE)
    for watch in watches:
        watch.cancel()
    figures.lost += sum(bool(place.since) for place in places)
    figures.refused = sum(entry["kind"] == "limited" for entry in sandbox.sandbox.record.errors())
    figures.pictures = [seconds for place in places for seconds in place.pictures]


async def warmed(sandbox: Running, places: list[Place]) -> float:
    """Have every table drawn once, as after a while of running; returns the seconds it took."""
    start = perf_counter()
    await _drive(sandbox, places, Figures(), WARMING, len(places) / WARMING)
    await _until(lambda: not any(place.since for place in places), WARM)
    drawn = perf_counter() - start
    # Hands are drawn after that: wait until requests stop.
    entries, count = sandbox.sandbox.record.requests, -1
    while perf_counter() < start + WARM and count != (count := len(entries())):  # noqa: ASYNC110
        await asyncio.sleep(PAUSE)
    for place in places:
        place.since = 0.0
        place.pictures.clear()
    return drawn


async def _until(look: Callable[[], bool], patience: float) -> None:
    """Wait until *look* is true, but not forever."""
    end = perf_counter() + patience
    while not look() and perf_counter() < end:  # noqa: ASYNC110  # nobody tells when all have it
        await asyncio.sleep(TICK)


async def _drive(
    sandbox: Running, places: list[Place], figures: Figures, rate: float, seconds: float
) -> None:
    """Click at an even *rate*, always in the game that waited longest."""
    waiting = list(places)
    clicks: set[asyncio.Task[None]] = set()
    start = perf_counter()
    for nth in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + nth / rate - perf_counter()))
        place = next((each for each in waiting if each.is_free), None)
        if place is None:
            figures.skipped += 1
            continue
        waiting.remove(place)
        waiting.append(place)
        place.is_asking = True
        task = asyncio.create_task(_click(sandbox, place, figures))
        clicks.add(task)
        task.add_done_callback(clicks.discard)
    await asyncio.gather(*clicks)


async def _click(sandbox: Running, place: Place, figures: Figures) -> None:
    world, click = sandbox.world, place.click()
    channel = world.channels[place.stored.channel]
    start = perf_counter()
    if click.plays:
        place.since = start
    try:
        asked = acts.press(
            world, world.people[click.user], channel, click.message, click.custom_id, click.values
        )
    except Impossible:  # the message has changed since it was looked at
        place.since, place.is_asking = 0.0, False
        figures.lost += 1
        return
    outcome = await asked.outcome
    figures.answers.append(perf_counter() - start)
    figures.lost += outcome["outcome"] == "failed"
    asked.event = {}
    place.is_asking = False


async def _lag(figures: Figures) -> None:
    while True:
        start = perf_counter()
        await asyncio.sleep(TICK)
        figures.lags.append(perf_counter() - start - TICK)


async def _backlog(figures: Figures, places: list[Place]) -> None:
    while True:
        await asyncio.sleep(1.0)
        now = perf_counter()
        for place in places:
            if place.since and now - place.since > PATIENCE:
                place.since = 0.0
                figures.lost += 1
        figures.waiting.append(sum(bool(place.since) for place in places))


# Start-up and memory.


async def _start_up(folder: Path) -> Lines:
    """Seconds from the program's start to the first answer, and kilobytes per game."""
    made = await asyncio.to_thread(stored.fill, folder / "games.db", STORED)
    places = [Place(each) for each in made[:TOUCHED]]
    start = perf_counter()
    async with _bot(folder, places) as sandbox:
        connected = perf_counter() - start
        await _look(sandbox, places[0])
        answered = perf_counter() - start
        process = int(sandbox.sandbox.supervisor.view()["process"])
        before = _kilobytes(process)
        half = len(places) // 2
        for place in places[:half]:
            await _look(sandbox, place)
        middle = _kilobytes(process)
        for place in places[half:]:
            await _look(sandbox, place)
        after = _kilobytes(process)
    return [
        ("stored games", STORED),
        ("seconds until the bot is connected", connected),
        ("seconds until its first answer", answered),
        ("megabytes after the first answer", before / 1024),
        (f"kilobytes a game, first {half}", (middle - before) / half),
        (f"kilobytes a game, next {half}", (after - middle) / half),
    ]


async def _look(sandbox: Running, place: Place) -> None:
    """Have a player open their hand, and wait for it."""
    stored_, world = place.stored, sandbox.world
    place.shown.clear()
    asked = acts.press(
        world,
        world.people[stored_.person(stored_.turn)],
        world.channels[stored_.channel],
        stored_.table,
        stored_.button("hand"),
        None,
    )
    await asked.outcome
    await place.shown.wait()


def _kilobytes(process: int) -> int:
    """Kilobytes of memory a process uses."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+)", status)
    assert found
    return int(found[1])


@asynccontextmanager
async def _bot(folder: Path, places: list[Place]) -> AsyncIterator[Running]:
    os.environ |= {"DATABASE_URL": f"sqlite:///{folder / 'games.db'}", "EMOJI": "no"}
    command = f"{shlex.quote(sys.executable)} -m bot run"
    async with running(
        bot=command, folder=folder, limits=True, before=lambda world: gather(world, places)
    ) as sandbox:
        yield sandbox
