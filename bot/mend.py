"""
`hexhost mend GAME`: rebuild a game whose snapshot is damaged.

The bot does this by itself when such a game is opened. The command also replays the whole log
and compares it with the stored state. So it even finds a snapshot that can be read but is wrong.
"""

from __future__ import annotations

import asyncio

from bot.table import mending
from storage import NoSuchGame, Store, StoreError


class NotMended(StoreError):
    """The game can't be rebuilt from its log; the message says what to do instead."""


def mend(url: str, game_id: str) -> str:
    """
    Rebuild the game from its log, in the database at *url*; return what was found.

    :raises NotMended: if there is no such game, or its log is damaged too.
    :raises StoreError: if the database can't be opened, for example because a bot holds it.
    """
    return asyncio.run(_mend(url, game_id))


async def _mend(url: str, game_id: str) -> str:
    async with Store.open(url) as store:
        try:
            row = await store.readings.game(game_id)
        except NoSuchGame:
            raise NotMended(f"The game {game_id} does not exist: its posts name its id.") from None
        if row.number < 0:
            return f"{game_id} has not started: there is nothing to mend."
        try:
            game = mending.folded(row, await store.readings.lines(game_id))
        except Exception as error:
            raise NotMended(
                f"{game_id}: its log does not make this game ({error}). Restore a backup of the "
                "database, or have a server manager end the game with /admin end."
            ) from error
        if game.snapshot() == row.snapshot:
            return f"{game_id} matches its {row.number + 1} lines: there is nothing to mend."

        await store.change(game_id, lambda change: mending.keep(change, game))
        return f"{game_id} was damaged. It was rebuilt from the {row.number + 1} lines of its log."
