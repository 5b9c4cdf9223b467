"""
The cost of an action early and late in the same game, including storage.

Nobody builds at this table, so the game never ends: players roll, trade and pass. An action with a
post costs twice as much as one without, so each verb is compared with itself.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine, Iterable
from pathlib import Path
from statistics import mean, median
from time import perf_counter

from bench.play import Fast
from bench.stored import PEOPLE, opened
from bot.table import news
from bot.table.games import Games
from bot.table.table import Table
from game import Action, Choice, Seat, options
from storage import PostKey, PostRow, Store

EARLY, LATE = 10, 2000
AROUND = 150
"""Number of actions measured, from each starting point."""
OFTEN = 10
"""Minimum number of plays of a verb, early and late, for it to be compared."""

BUILDS = frozenset({"BuildRoad", "BuildSettlement", "BuildCity", "BuyCard", "HushOffers"})


def run() -> Iterable[tuple[str, float]]:
    """The time of an early action and the ratio of a late one, as medians of each verb."""
    with tempfile.TemporaryDirectory() as name:
        early, late = asyncio.run(_measure(Path(name)))
    times, later = early.played, late.played
    often = [v for v in times if min(len(times[v]), len(later.get(v, ()))) >= OFTEN]
    yield f"milliseconds an action from {EARLY} on", mean(median(times[v]) for v in often) * 1000
    ratio = mean(median(later[v]) / median(times[v]) for v in often)
    yield f"action {LATE} in actions {EARLY}", ratio
    yield "the same, read from the disk", median(late.read) / median(early.read)


class Evening:
    """One table of the bot, with the times of its actions and readings."""

    def __init__(self, games: Games, table: Table, chance: Fast) -> None:
        """Start with nothing measured."""
        self.games = games
        self.table = table
        self.chance = chance
        self.played: dict[str, list[float]] = {}
        """By verb."""
        self.read: list[float] = []

    async def until(self, number: int) -> None:
        """Play up to line *number* without measuring."""
        while self.table.number < number:
            await self._play()

    async def measure(self) -> None:
        """Read the table from disk, then play an action."""
        self.games.tables.forget(self.table.id)
        start = perf_counter()
        self.table = await self.games.tables.look(self.table.id)
        self.read.append(perf_counter() - start)
        start = perf_counter()
        verb = await self._play()
        self.played.setdefault(verb, []).append(perf_counter() - start)

    async def _play(self) -> str:
        seat, action = _wanted(self.table, self.chance)
        await self.games.play(self.table.id, PEOPLE + seat, seat, action)
        await _say(self.games, self.table)
        return type(action).__name__


async def _measure(folder: Path) -> tuple[Evening, Evening]:
    async with Store.open(f"sqlite:///{folder / 'games.db'}") as store:
        games = Games(store)
        early, late = [Evening(games, await opened(games, nth), Fast(nth)) for nth in range(2)]
        await early.until(EARLY)
        await late.until(LATE)
        # Alternate, so that a busy machine slows both.
        for _ in range(AROUND):
            await early.measure()
            await late.measure()
        return early, late


def _wanted(table: Table, chance: Fast) -> tuple[Seat, Action]:
    """An action for a player who builds nothing."""
    state = table.playing().state
    seat = state.debts()[0].seat
    found = [option for option in options(state, seat) if _verb(option) not in BUILDS]
    option = chance.pick(found or options(state, seat))
    return seat, option.sample(chance) if isinstance(option, Choice) else option


def _verb(option: Action | Choice) -> str:
    return (option.action if isinstance(option, Choice) else type(option)).__name__


async def _say(games: Games, table: Table) -> None:
    """Mark planned posts as sent and older ones as taken down, as the publisher would."""
    for post in await games.store.readings.pending(table.id):
        await _note(games, post.key, games.store.notes.said(post.key, channel_id=1, message_id=1))
    newest = table.latest(*news.TABLE_POSTS)
    for key in list(table.posts):
        if newest and key != newest.key:
            await _note(games, key, games.store.notes.gone(key))


async def _note(games: Games, key: PostKey, writing: Coroutine[None, None, PostRow]) -> None:
    await games.tables.note(key, lambda: writing)
