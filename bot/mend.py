"""
A game whose snapshot is damaged, for the host: `hexhost mend GAME`.

The bot does the same by itself when somebody comes to such a game. Here its whole log is played
again and held against what is stored, so a snapshot that can be read, and is of another game, is
found as well.
"""

from __future__ import annotations

import asyncio

from bot.table import mending
from storage import NoSuchGame, Store, StoreError


class NotMended(StoreError):
    """The game cannot be made from its log; the sentence says what is left to do."""


def mend(url: str, game_id: str) -> str:
    """
    Make the game anew from its log, in the database at *url*; what was found.

    :raises NotMended: if there is no such game, or its log is damaged, too.
    :raises StoreError: if the database cannot be had, as when a bot holds the file.
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
