"""Kills between two steps of a whole game, each followed by a look at the board."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from game import Game, Seat
from render import MARKS
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.databases import Database
from tests.patience import PATIENCE
from tests.waiting import rest
from words import Words, board_text, language_of, pages

FIRST = 10
"""The step before the first kill: every game has more."""


class Killer:
    """
    Kills the bot with −9 before step ten and each *every*-th one after it, and starts it again.

    The watcher's client has *locale*, if it isn't her own.
    """

    def __init__(
        self, sandbox: Sandbox, database: Database, every: int, locale: str | None = None
    ) -> None:
        self._sandbox = sandbox
        self._locale = locale
        self._database = database
        self._every = every
        self._steps = 0
        self._lock = asyncio.Lock()
        self.deaths = 0

    async def step(self) -> None:
        """Called before each step; nobody else acts meanwhile."""
        async with self._lock:
            self._steps += 1
            if (self._steps - FIRST) % self._every:
                return
            # Nobody is left with half an answer.
            await rest(self._sandbox, self._database)
            await self._sandbox.supervisor.restart()
            await self._sandbox.supervisor.until_connected()
            self.deaths += 1
            await self._shows_what_is_stored()

    async def _shows_what_is_stored(self) -> None:
        """Check that a watcher can read the stored game's board in words, if a game is running."""
        async with AsyncExitStack() as stack:
            eve = await stack.enter_async_context(await Person.join(self._sandbox.url, "Eve"))
            if self._locale:
                await eve.control("person", **{"as": eve.name}, locale=self._locale)
            expected = self._stored(language_of(self._locale or eve.screen["me"]["locale"]))
            if expected is None:
                return
            seen = len(eve.ephemerals)
            await eve.command("board", given={"text": True})

            def read() -> bool:
                return "\n".join(post.text for post in eve.ephemerals[seen:]) == expected

            await eve.wait_for(read, timeout=PATIENCE)

    def _stored(self, language: str) -> str | None:
        rows = self._database.asked("SELECT snapshot FROM games WHERE status = 'running'")
        seats = self._database.asked("SELECT name, colour FROM seats ORDER BY seat")
        if not rows:
            return None
        game = Game.restored(rows[0][0])

        def who(seat: Seat) -> str:
            name, colour = seats[seat]
            return f"{MARKS[colour]} {name}"

        w = Words(language, game.state.rules.edition)
        return "\n".join(pages(board_text(game.view(), who, w)))
