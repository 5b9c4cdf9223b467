"""
Mending: a game whose snapshot is damaged is made anew from its log.

The log is the game; the snapshot only spares the reading of it. Where the log is damaged too, or
today's rules do not make this game of it, the game cannot be read, and only be ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from game import Game, NewerSnapshot
from storage import Change, GameRow, LineRow, Store

LOG = logging.getLogger(__name__)


async def game_of(store: Store, row: GameRow) -> tuple[Game | None, bool]:
    """The game of *row*, if it can be read, and whether it had to be made from its log."""
    try:
        return _restored(row), False
    except NewerSnapshot:
        # This program would make another game of it.
        LOG.exception("game %s was stored by a newer Hexhost", row.id)
        return None, False
    except Exception:
        LOG.exception("the stored state of game %s is damaged: rebuilding it from its log", row.id)
    try:
        game = await asyncio.to_thread(folded, row, await store.readings.lines(row.id))
    except Exception:
        LOG.exception("the log of game %s is damaged too: restore a backup", row.id)
        return None, False
    return game, True


def folded(row: GameRow, rows: Sequence[LineRow]) -> Game:
    """
    The game that the whole log makes.

    :raises ValueError: if it does not end where *row* does; a log that is damaged raises anything.
    """
    forced = {each.number for each in rows if not each.user_id}
    game = Game.replayed([each.line for each in rows], forced=forced)
    if game.state.number != row.number:
        message = f"the log of {row.id} ends with line {game.state.number}, not {row.number}"
        raise ValueError(message)
    game.lines.clear()
    return game


def keep(change: Change, game: Game) -> None:
    """Store what was mended."""
    change.save(game.snapshot(), chance_counter=change.game.chance_counter)


def _restored(row: GameRow) -> Game:
    """The game of a snapshot that is whole, and of the newest line."""
    game = Game.restored(row.snapshot or b"")
    if game.state.number != row.number:
        message = f"the snapshot of {row.id} is of line {game.state.number}, not {row.number}"
        raise ValueError(message)
    game.view()  # what has too few hands or hexes can be read, and not be looked at
    return game
