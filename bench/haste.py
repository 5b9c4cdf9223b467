"""
One player who clicks a hundred times a second, next to tables that play normally.

The same tables are played twice: alone, and while a player at another table keeps asking for their
hand.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from time import perf_counter

from bench import load
from bench.crowd import Place
from sandbox import acts
from sandbox.running import Running

RATE = 5.0
"""Clicks a second at the tables that play."""
GAMES = 20
SECONDS = 30.0
HASTE = 100.0
"""Clicks a second of the player in haste."""


def run() -> Iterable[tuple[str, float]]:
    """How long the normal players wait, with and without the one in haste."""
    for label, hastes in (("alone", 0.0), ("beside", HASTE)):
        with tempfile.TemporaryDirectory() as name:
            outcomes: Counter[str] = Counter()
            figures, seconds = asyncio.run(_played(Path(name), hastes, outcomes))
        yield f"{label}: ms of the bot's CPU in a second", seconds * 1000
        for what, times in (("answer", figures.answers), ("picture", figures.pictures)):
            yield f"{label}: ms to the {what}, median", load.share(times, 50) * 1000
            yield f"{label}: ms to the {what}, 99 of 100", load.share(times, 99) * 1000
        yield f"{label}: ms the sandbox lags, 99 of 100", load.share(figures.lags, 99) * 1000
        yield f"{label}: clicks and pictures lost", figures.lost
        for outcome, count in sorted(outcomes.items()):
            yield f"{label}: hasty clicks, {outcome}", count


async def _played(
    folder: Path, hastes: float, outcomes: Counter[str]
) -> tuple[load.Figures, float]:
    """The figures, and the share of a second the bot's own process worked, without the artists."""
    figures = load.Figures()
    async with load.filled(folder, GAMES + 1) as (sandbox, places):
        hasty, *playing = places
        await load.warmed(sandbox, playing)
        process = int(sandbox.sandbox.supervisor.view()["process"])
        start, before = perf_counter(), _worked(process)
        flood = asyncio.create_task(_press(sandbox, hasty, hastes, outcomes))
        await load.measured(sandbox, playing, figures, RATE, SECONDS)
        flood.cancel()
        share = (_worked(process) - before) / (perf_counter() - start)
    return figures, share


def _worked(process: int) -> float:
    """Seconds of CPU a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def _press(sandbox: Running, place: Place, rate: float, outcomes: Counter[str]) -> None:
    """Keep asking for the player's own hand at *rate*."""
    world, stored = sandbox.world, place.stored
    clicks: set[asyncio.Task[None]] = set()

    async def press() -> None:
        person = world.people[stored.person(stored.turn)]
        asked = acts.press(
            world, person, world.channels[stored.channel], stored.table, stored.button("hand"), None
        )
        outcomes[(await asked.outcome)["outcome"]] += 1
        asked.event = {}

    while rate:
        await asyncio.sleep(1 / rate)
        clicks.add(task := asyncio.create_task(press()))
        task.add_done_callback(clicks.discard)
