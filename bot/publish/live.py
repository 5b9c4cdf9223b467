"""Decides which calls are live: the newest of their kind, until they are settled."""

from __future__ import annotations

from bot.publish import direct_posts as direct
from bot.table import news
from bot.table.table import Table
from storage import PostRow, Status


def is_live(table: Table, post: PostRow) -> bool:
    """Whether a call still has something to say; several motions can be live at the same time."""
    if direct.meant(post.key.kind) == news.UNSHOWN:
        return _is_for_host(table, post)
    if table.game is None or table.row.status is not Status.RUNNING or post.data.get("void"):
        return False
    if direct.is_direct(post):
        return _calls_yet(table, post)
    match post.key.kind:
        case news.VOTE:
            return post.key.number in table.memory.motions
        case news.SEAT:
            return post.key.seat in table.open_seats and _is_newest(table, post, news.SEAT)
        case news.HALF | news.NEAR | news.WAKE if table.still:
            return False
        case news.TURN:
            return _is_newest(table, post, *news.TABLE_POSTS) and _awaits(table, post)
        case kind:
            kinds = news.REMINDERS if kind in news.REMINDERS else (kind,)
            return _is_newest(table, post, *kinds) and not news.is_settled(
                table.game.state,
                kind,
                post.key.number,
                table.acted,
                post.data.get("seats", ()),
            )


def is_missed(table: Table, post: PostRow) -> bool:
    """Whether a deleted call still has someone to reach who hasn't acted since."""
    called = post.data.get("seats", ())
    is_ask = direct.meant(post.key.kind) == news.ASK
    knows = is_ask and called and all(table.acted[seat] > post.key.number for seat in called)
    return is_live(table, post) and not knows


def _calls_yet(table: Table, post: PostRow) -> bool:
    """Whether a direct message still has to ping its person for the post it replaces."""
    user, meant = post.data["user"], direct.original(post)
    if user not in table.people or not is_live(table, meant):
        return False
    has_said = meant.key.kind == news.VOTE and user in table.memory.motions[meant.key.number].votes
    return not has_said


def _is_for_host(table: Table, post: PostRow) -> bool:
    """Whether the host must still hear that the table can't be shown; other messages say so."""
    user = post.data["user"]
    return bool(table.memory.lost) and not any(
        other.data["user"] == user and is_live(table, other)
        for other in table.posts.values()
        if direct.is_direct(other) and other.key.kind != post.key.kind
    )


def _awaits(table: Table, post: PostRow) -> bool:
    """Whether a player pinged by a turn still owes something, and hasn't acted since."""
    assert table.game is not None
    owing = {debt.seat for debt in table.game.state.due()}
    return any(
        seat in owing and (table.present[seat] or -1) <= post.key.number
        for seat in post.data.get("seats", ())
    )


def _is_newest(table: Table, post: PostRow, *kinds: str) -> bool:
    newest = table.latest_for(post.key.seat, *kinds)
    return newest is None or newest.key == post.key
