"""
Taking back: the actions that can be taken back, and what is restored with them.

The rules decide what can be taken back (`game.core.undo`). The table remembers the numbers of these
actions, so a restarted program shows the same button. It also keeps the clocks from before each
action that changed whose clock runs.

Undoing an action removes the calls that it made, and brings back the calls that it had settled.
Neither pings anyone. If the same seat soon does the same again, the players called the first time
aren't pinged again: their ping still leads to the table. Later they are, because by then they have
looked and left.
"""

from __future__ import annotations

from msgspec.structs import replace

from bot.table import due, news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.state.clock import Clocks
from bot.table.state.memory import Heard, Step, Takeback
from game.core.undo import Undo
from storage import PostRow, PostState

CALLS = (news.ASK, news.OFFERS, news.CALL, news.AGAIN, news.HALF, news.NEAR, news.WAKE, news.SOON)
"""Kinds of call that are numbered by an action; a motion has a number of its own."""


OWED = (news.TURN, news.ASK, news.CALL, news.AGAIN, news.SOON)
"""Kinds of call that ask for the same thing when an action is done again; offers always differ."""


def note(change: Draft, done: Done) -> None:
    """Remember which actions can be taken back, and the clocks before those that changed them."""
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
    """The stopped clocks from before an action, if it changed whose clock runs."""
    before = done.before.clocks
    if done.table.pace is None:
        return None
    if set(before.running) == set(change.memory.clocks.running):
        return None
    resting = due.rests(change, done.table, due.concerned(done.table))
    return due.stopped(before, change.now, resting)


def revise(change: Draft, done: Done) -> None:
    """Update the posts after an action has been taken back."""
    if not isinstance(done.action, Undo):
        return
    table, number = done.table, done.action.number
    state = table.playing().state
    boards, calls = change.posts(*news.TABLE_POSTS), change.posts(*CALLS)
    heard = [
        Heard(post.key.kind, Ping.of(post).called, post.said)
        for post in (*boards, *calls)
        if post.key.number == number and post.key.kind in OWED
        if post.said and not Ping.of(post).is_silent
    ]
    old = change.memory.takeback
    change.remember(takeback=replace(old, heard=(*old.heard, *heard)))
    # The board under which the action was done. The action may have posted a newer one.
    under = max((p for p in boards if p.key.number < number), key=_number)
    for post in boards:
        if post.key.number == number:
            seats = dict.fromkeys(debt.seat for debt in state.due())
            change.renew(post, Ping.of(post).at(seats).silenced().data)
    if under.message_id is not None:  # a post may have been removed; only the memory knows
        change.renew(under)
    for post in calls:
        if post.key.number == number:
            if post.state is not PostState.GONE:
                change.renew(post, Ping.of(post).voided().data)
        elif (
            post.state is PostState.GONE
            and post.key.kind in (news.ASK, news.OFFERS)
            and post.key.number >= under.key.number
            and not Ping.of(post).is_void
            and not news.is_settled(
                state, post.key.kind, post.key.number, table.acted, Ping.of(post).called
            )
        ):
            change.renew(post)


def _number(post: PostRow) -> int:
    return post.key.number
