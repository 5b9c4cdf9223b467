"""
Taking back: which actions may be taken back, and what else stands again when one is.

What may be taken back, the rules say (`game.core.undo`). The table's settings keep the numbers of
these actions, so that a program that has just started shows the same button, and the clocks as
they were before each that changed them. What was called for by an action that has not happened is
put away, what it had settled stands again; nobody is pinged by either. Who was called by what was
taken back is not called once more when the same seat does it again soon: their ping still leads to
the table. Later it does call, for by then they have looked, and gone.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any

from bot.tables import news
from bot.tables.table import Table
from game import Action, Seat
from game.core.undo import Undo
from storage import Json, PostRow, PostState
from storage.change import Change

KEY = "trail"
"""The setting: a seat, and what it has done that may be taken back, the latest last."""

CALLS = (news.ASK, news.OFFERS, news.CALL, news.HALF, news.NEAR)
"""Posts under the number of an action; a motion has one of its own."""


OWED = (news.TURN, news.ASK, news.CALL)
"""Calls for what is the same when it is done again; another offer is another one."""

AGAIN = timedelta(minutes=10)
"""So long a call that was taken back counts for the same one."""


def latest(settings: Mapping[str, Any]) -> tuple[Seat, int] | None:
    """The seat that may take something back, and the number of what it may."""
    trail = settings.get(KEY)
    return (Seat(trail["seat"]), trail["done"][-1]["number"]) if trail and trail["done"] else None


def seat_of(table: Table, user: int) -> Seat | None:
    """Of a person's seats, the one that may take something back."""
    found = latest(table.row.settings)
    return found[0] if found and found[0] in table.seats_of(user) else None


def clocks_before(settings: Mapping[str, Any], number: int) -> Json | None:
    """The clocks before an action that may be taken back, if it changed them."""
    done = settings.get(KEY, {}).get("done", ())
    return next((one.get("clocks") for one in done if one["number"] == number), None)


def is_heard(settings: Mapping[str, Any], plan: news.Plan, now: datetime) -> bool:
    """Whether all whom *plan* calls were called for the same just now, before it was taken back."""
    heard = {
        seat
        for kind, seats, said in settings.get(KEY, {}).get("heard", ())
        if kind == plan.kind and now < datetime.fromisoformat(said) + AGAIN
        for seat in seats
    }
    return bool(plan.seats) and heard.issuperset(map(int, plan.seats))


def is_known(change: Change, plan: news.Plan) -> bool:
    """Whether all whom *plan* calls were called by a post of its kind just now, and so look."""
    heard = {
        seat
        for post in change.posts(plan.kind)
        if post.said and change.now < post.said + AGAIN and not post.data.get("silent")
        for seat in post.data["seats"]
    }
    return heard.issuperset(map(int, plan.seats))


def grown(
    change: Change, table: Table, seat: Seat, action: Action, number: int, clocks: Json | None
) -> Json:
    """What may be taken back after an action; *clocks* are those before it, if it changed them."""
    old = {"seat": -1, "done": [], **change.game.settings.get(KEY, {})}
    trail = old if old["seat"] == seat else {"done": []}
    done = list(trail["done"])
    if isinstance(action, Undo):
        done = [one for one in done if one["number"] != action.number]
    elif [one.number for one in table.playing().trail.done[-1:]] != [number]:
        done = []
    else:
        done.append({"number": number, **({"clocks": clocks} if clocks else {})})
    return {**trail, "seat": int(seat), "done": done}


def revise(change: Change, table: Table, number: int) -> None:
    """Bring the posts in line when the action *number* has been taken back."""
    state = table.playing().state
    boards, calls = change.posts(*news.TABLE_POSTS), change.posts(*CALLS)
    heard = [
        [post.key.kind, post.data["seats"], post.said.isoformat()]
        for post in (*boards, *calls)
        if post.key.number == number and post.key.kind in OWED
        if post.said and not post.data.get("silent")
    ]
    trail = change.game.settings.get(KEY, {})
    trail = {**trail, "heard": [*trail.get("heard", ()), *heard]}
    change.update(settings={**change.game.settings, KEY: trail})
    # The board under which the action was done, and the one that it brought, if it did.
    under = max((p for p in boards if p.key.number < number), key=_number)
    for post in boards:
        if post.key.number == number:
            seats = list(dict.fromkeys(int(debt.seat) for debt in state.due()))
            change.renew(post, {**post.data, "seats": seats, "silent": True})
    if under.state is PostState.GONE and under.message_id is not None:
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
