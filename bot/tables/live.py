"""Which calls still call: the newest of their kind, until what they call for is settled."""

from __future__ import annotations

from bot.tables import clocks, news
from bot.tables.table import Table
from storage import PostRow, Status


def is_live(table: Table, post: PostRow) -> bool:
    """Whether a call has something to say; any number of motions may stand beside one another."""
    if table.game is None or table.row.status is not Status.RUNNING or post.data.get("void"):
        return False
    match post.key.kind:
        case news.VOTE:
            return post.key.number in table.memory.motions
        case news.SEAT:
            return post.key.seat in table.open_seats and _is_newest(table, post, news.SEAT)
        case news.HALF | news.NEAR | news.WAKE if table.still:
            return False
        case kind:
            kinds = clocks.REMINDERS if kind in clocks.REMINDERS else (kind,)
            return _is_newest(table, post, *kinds) and not news.is_settled(
                table.game.state,
                kind,
                post.key.number,
                table.acted,
                post.data.get("seats", ()),
            )


def _is_newest(table: Table, post: PostRow, *kinds: str) -> bool:
    newest = table.latest_for(post.key.seat, *kinds)
    return newest is None or newest.key == post.key
