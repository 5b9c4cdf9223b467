"""
Rebuilds a game from its log if its snapshot is damaged.

The log is the game; the snapshot only makes it quick to read. If the log is damaged too, or today's
rules don't lead to the same end, the game can't be read and can only be ended.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from game import Game, NewerSnapshot
from storage import Change, GameRow, LineRow, Store

LOG = logging.getLogger(__name__)


async def game_of(store: Store, row: GameRow) -> tuple[Game | None, bool]:
    """The game of *row* if it can be read, and whether it was rebuilt from its log."""
    try:
        return _restored(row), False
    except NewerSnapshot:
        # This program would make a different game of it.
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
    Replay the whole log.

    :raises ValueError: if it doesn't end where *row* does; a damaged log can raise any error.
    """
    forced = {each.number for each in rows if not each.user_id}
    game = Game.replayed([each.line for each in rows], forced=forced)
    if game.state.number != row.number:
        message = f"the log of {row.id} ends with line {game.state.number}, not {row.number}"
        raise ValueError(message)
    game.lines.clear()
    return game


def keep(change: Change, game: Game) -> None:
    """Store the snapshot of a rebuilt game."""
    change.save(game.snapshot(), chance_counter=change.game.chance_counter)


def _restored(row: GameRow) -> Game:
    """Restore a snapshot, and check that it is complete and up to the latest line."""
    game = Game.restored(row.snapshot or b"")
    if game.state.number != row.number:
        message = f"the snapshot of {row.id} is of line {game.state.number}, not {row.number}"
        raise ValueError(message)
    game.view()  # a snapshot with too few hands or hexes can be restored, but fails here
    return game
