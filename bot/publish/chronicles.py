"""
Chronicles read from the logs of games, replays and reviews made of them, and the logs themselves.

Logs are read in a worker thread, and replays and reviews are made in a process, one at a time. A
chronicle is kept until its game goes on. The latest few of each are kept, so asking again costs
nothing.
"""

from __future__ import annotations

import asyncio
from datetime import datetime
from functools import partial
from weakref import WeakValueDictionary

from cachetools import LRUCache

from bot.chat.pictures import drawing
from bot.chat.refusals import NoTable, Refused
from bot.proof import exported
from bot.screens.named import captions
from bot.table.table import Table
from game.computer.review import Review
from game.core.chronicle import Chronicle
from render import replay_gif
from render.review import read as read_review
from render.review import reviewed
from storage import GameRow, NoSuchGame, Store

CHRONICLES = 16
REPLAYS = 6
REVIEWS = 64
LOGS = 6
POSTED = 256
"""Maximum number of each that is kept; a replay has a few megabytes."""


class Chronicles:
    """Reads, draws and caches chronicles, replays, reviews and logs."""

    def __init__(self, store: Store) -> None:
        """Read from *store*."""
        self._store = store
        self._chronicles: LRUCache[str, tuple[int, Chronicle]] = LRUCache(CHRONICLES)
        self._replays: LRUCache[str, bytes] = LRUCache(REPLAYS)
        self._reviews: LRUCache[str, tuple[int, Review]] = LRUCache(REVIEWS)
        self._logs: LRUCache[str, tuple[int, bytes]] = LRUCache(LOGS)
        self._drawing = asyncio.Lock()
        self.posted: LRUCache[str, tuple[datetime, str]] = LRUCache(POSTED)
        """When a game's replay was last posted, and the link to it, by game."""
        self._posting: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def posting(self, game_id: str) -> asyncio.Lock:
        """The lock for posting a game's replay, so that others who ask find the posted one."""
        return self._posting.setdefault(game_id, asyncio.Lock())

    async def of(self, table: Table) -> Chronicle:
        """
        The chronicle of *table*, as everyone can see it, up to the table's latest action.

        :raises Refused: in a lobby, or if the game can't be read.
        """
        game, number = table.playing(), table.number
        kept = self._chronicles.get(table.id)
        if kept is not None and kept[0] == number:
            return kept[1]
        rows = await self._store.readings.lines(table.id)
        lines = [row.line for row in rows if row.number <= number]
        chronicle = await asyncio.to_thread(game.chronicle, lines)
        self._chronicles[table.id] = number, chronicle
        return chronicle

    async def replay(self, table: Table) -> bytes:
        """The replay of a finished game, as a GIF."""
        async with self._drawing:
            gif = self._replays.get(table.id)
            if gif is None:
                chronicle = await self.of(table)
                view = table.view()
                gif = self._replays[table.id] = await drawing.apart(
                    partial(
                        replay_gif,
                        view,
                        table.players(),
                        chronicle,
                        captions=captions(view, table.words()),
                        theme=table.theme,
                    )
                )
            return gif

    async def review(self, table: Table) -> Review:
        """
        The review of a finished game.

        :raises CannotDraw: if today's rules don't lead through its log.
        """
        async with self._drawing:
            number, found = self._reviews.get(table.id) or (-1, None)
            if found is None or number != table.number:
                rows = await self._store.readings.lines(table.id)
                data = await drawing.apart(partial(reviewed, [row.line for row in rows]))
                found = read_review(data)
                self._reviews[table.id] = table.number, found
            return found

    async def log(self, game_id: str) -> tuple[GameRow, bytes]:
        """
        The row and the log of a finished game for anyone to check; nothing is hidden anymore.

        :raises NoTable: if there is no such game.
        :raises Refused: as long as it runs, and if it never began.
        """
        try:
            row = await self._store.readings.game(game_id)
        except NoSuchGame:
            raise NoTable from None
        if row.living:
            raise Refused("tale.log.later")
        kept = self._logs.get(game_id)
        if kept is None or kept[0] != row.revision:
            lines = await self._store.readings.lines(game_id)
            if not lines:
                raise Refused("ui.error.lobby_gone")
            data = (await asyncio.to_thread(exported, row, lines)).encode()
            kept = self._logs[game_id] = row.revision, data
        return row, kept[1]
