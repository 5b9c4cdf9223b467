"""
Makes a stored database of this version, to be opened by every later one.

``python -m tests.storage.games.make`` writes ``v1.sql`` (or the number of the newest step of the
schema) beside this file. That is done when a step or a version of snapshots lands, and never
again: a file that has landed is what hosts have on their disks.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

from storage import Scope, Status, Store
from storage.upgrade import MIGRATIONS
from tests.storage.builders import CHANNEL, HOST, MORNING, Clock, begun, keep, lobby

LENGTHS = (0, 7, 60, 120, 121, 122)
"""How many actions the running games have: in the set-up, and in the middle of all sorts."""

ENDED, WAITING = CHANNEL + 100, CHANNEL + 101
"""The channels of a game that is over and of a lobby."""


async def play(url: str) -> None:
    """A little of everything that is stored."""
    clock = Clock()
    async with Store.open(url, clock=clock) as store:
        for place, length in enumerate((*LENGTHS, 20)):
            ended = place == len(LENGTHS)
            game_id, evening = await begun(store, ENDED if ended else CHANNEL + place)
            for number in range(length):
                clock.move(minutes=7)
                evening.act()
                await keep(store, game_id, evening, interaction_id=10_000 * place + number)
            for post in (await store.pending(game_id))[:-1]:
                message = 1000 * place + post.key.number
                await store.said(post.key, channel_id=7, message_id=message, digest="abc")
                await store.told(game_id, post.key.number)
            if ended:
                async with store.change(game_id) as tx:
                    await tx.end(Status.ABANDONED, "abandoned")
        game_id = await lobby(store, WAITING)
        async with store.change(game_id) as tx:
            await tx.update(language="es", words=("höhle", "dragón"), thread=True)
            await tx.set_deadline("idle", MORNING + timedelta(days=3), {"warned": False})
        await store.hand_lies_in(game_id, 0, channel_id=31, message_id=32)
        await store.set_language(HOST, "es")
        await store.prefer(HOST, theme="dark")
        await store.set_settings(Scope.GUILD, 1, pace="slow")


def main() -> None:
    """Write the file, unless it is there."""
    newest = max(each.name for each in (MIGRATIONS / "versions").glob("0*.py"))[:4]
    target = Path(__file__).with_name(f"v{int(newest)}.sql")
    if target.exists():
        sys.exit(f"{target.name} is there already: what has landed is not made again")
    with TemporaryDirectory() as folder:
        asyncio.run(play(f"sqlite:///{folder}/hexhost.db"))
        with closing(sqlite3.connect(f"{folder}/hexhost.db")) as connection:
            target.write_text("\n".join(connection.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
