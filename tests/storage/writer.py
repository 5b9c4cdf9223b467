"""
A process that only plays and stores, like a bot, and that tests kill.

``play`` stores action after action and says each number as soon as it may be answered; ``inside``
stops in the middle of a change, ``archive`` in the middle of archiving all games that have ended,
``open`` with nothing to do. The last three wait forever.
"""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from multiprocessing.connection import Connection as Line

from sqlalchemy import Connection, select

from storage import Change, Store
from storage.archive import pack
from storage.schema import games
from tests.storage.builders import CHANNEL, begun, keep, resumed
from tests.syncs import unsynced


def main(url: str, mode: str, line: Line) -> None:
    """Run the process, which says everything on *line*."""
    # Where tests run in the background, they and all that they start ignore Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with suppress(KeyboardInterrupt), unsynced():
        asyncio.run(_run(url, mode, line))


async def _run(url: str, mode: str, line: Line) -> None:
    def stop() -> None:
        line.send(mode)
        line.recv()

    async with Store.open(url) as store:
        if mode == "archive":

            def archived(connection: Connection) -> None:
                for game_id in connection.execute(select(games.c.id)).scalars().all():
                    pack(connection, game_id)
                stop()

            await store._database.write(archived)
        row = await store.readings.living_in(CHANNEL)
        game_id = row.id if row else (await begun(store))[0]
        evening = await resumed(store, game_id)
        if mode == "open":
            stop()
        while not evening.game.state.winners:
            evening.act()
            if mode == "inside":

                def work(tx: Change) -> None:
                    tx.append(evening.line)
                    tx.save(evening.game.snapshot(), chance_counter=0)
                    tx.plan("turn", number=evening.line.number)
                    stop()

                await store.change(game_id, work)
            await keep(store, game_id, evening, interaction_id=evening.line.number)
            line.send(evening.line.number)
