"""
Taking back: which actions may be taken back, and what else stands again when one is.

What may be taken back, the rules say (`game.core.undo`). The table remembers the numbers of
these actions, so that a program that has just started shows the same button, and the clocks as
they were before each that changed them. What was called for by an action that has not happened is
put away, what it had settled stands again; nobody is pinged by either. Who was called by what was
taken back is not called once more when the same seat does it again soon: their ping still leads to
the table. Later it does call, for by then they have looked, and gone.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import due, news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.state.clock import Clocks
from bot.table.state.memory import Heard, Step, Takeback
from game.core.undo import Undo
from storage import PostRow, PostState

CALLS = (news.ASK, news.OFFERS, news.CALL, news.AGAIN, news.HALF, news.NEAR, news.WAKE)
"""Posts under the number of an action; a motion has one of its own."""


OWED = (news.TURN, news.ASK, news.CALL, news.AGAIN)
"""Calls for what is the same when it is done again; another offer is another one."""


def note(change: Draft, done: Done) -> None:
    """Note what may be taken back, with the clocks before it if it has changed whose run."""
    old, seat, action, table = change.memory.takeback, done.seat, done.action, done.table
    ways = old.done if old.seat == seat else ()
    if isinstance(action, Undo):
        ways = tuple(one for one in ways if one.number != action.number)
    elif [one.number for one in table.playing().trail.done[-1:]] != [done.number]:
        ways = ()
    else:
        ways = (*ways, Step(done.number, _clocks_before(change, done)))
    heard = old.heard if old.seat == seat else ()
    change.remember(takeback=Takeback(seat, ways, heard))


def _clocks_before(change: Draft, done: Done) -> Clocks | None:
    """The clocks before an action, standing still, if it has changed whose clock runs."""
    before = done.before.clocks
    if done.table.pace is None:
        return None
    if set(before.running) == set(change.memory.clocks.running):
        return None
    resting = due.rests(change, done.table, due.concerned(done.table))
    return due.stopped(before, change.now, resting)


def revise(change: Draft, done: Done) -> None:
    """Bring the posts in line when an action has been taken back."""
    if not isinstance(done.action, Undo):
        return
    table, number = done.table, done.action.number
    state = table.playing().state
    boards, calls = change.posts(*news.TABLE_POSTS), change.posts(*CALLS)
    heard = [
        Heard(post.key.kind, tuple(post.data["seats"]), post.said)
        for post in (*boards, *calls)
        if post.key.number == number and post.key.kind in OWED
        if post.said and not post.data.get("silent")
    ]
    old = change.memory.takeback
    change.remember(takeback=replace(old, heard=(*old.heard, *heard)))
    # The board under which the action was done, and the one that it brought, if it did.
    under = max((p for p in boards if p.key.number < number), key=_number)
    for post in boards:
        if post.key.number == number:
            seats = list(dict.fromkeys(int(debt.seat) for debt in state.due()))
            change.renew(post, {**post.data, "seats": seats, "silent": True})
    if under.message_id is not None:  # it may be put away, as memory alone knows
        change.renew(under)
    for post in calls:
        if post.key.number == number:
            if post.state is not PostState.GONE:
                change.renew(post, {**post.data, "void": True})
        elif (
            post.state is PostState.GONE
            and post.key.kind in (news.ASK, news.OFFERS)
            and post.key.number >= under.key.number
            and not post.data.get("void")
            and not news.is_settled(
                state, post.key.kind, post.key.number, table.acted, post.data.get("seats", ())
            )
        ):
            change.renew(post)


def _number(post: PostRow) -> int:
    return post.key.number
