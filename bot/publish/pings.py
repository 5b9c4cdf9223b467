"""Decides which posts of an action ping whom."""

from __future__ import annotations

from datetime import datetime, timedelta

from bot.publish import peace, sleep
from bot.table import news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.hooks import rules
from bot.table.state.memory import Memory
from bot.table.table import Table
from storage import Json

AGAIN = timedelta(minutes=10)
"""Time during which a ping counts for a repeated action, after the first one was undone."""


def plan(change: Draft, done: Done) -> None:
    """Plan the posts of an action."""
    plan_all(change, done.table, done.plans, done.number, done.by.looking)


def plan_all(
    change: Draft,
    table: Table,
    plans: list[news.Plan],
    number: int,
    looking: int | None = None,
) -> None:
    """
    Plan the posts of action *number*, and decide whom they ping.

    They don't ping players whose answer is ready, who are asleep, who were pinged for the same just
    now (or for another proposal), or who don't want pings about offers. A player who starts their
    own turn by this action (*looking*) is not pinged either.
    """
    for plan in plans:
        for seat in peace.refusing(change, table, plan):
            rules().refuses(change, table, seat)
    answered = rules().answered
    for plan in plans:
        ready = answered(table, change.memory, plan.kind != news.OFFERS)
        sleeping = sleep.asleep(change, table, set(plan.seats) - ready)
        sleep.put_off(change, sleeping)
        alone = peace.left_alone(change, table, plan) | ready | set(sleeping)
        called = [int(seat) for seat in plan.seats if seat not in alone]
        data: Json = {"seats": called or [int(seat) for seat in plan.seats]}
        if plan.seats and not called:
            data["silent"] = True
        if (
            (plan.kind == news.TURN and table.people_in(plan.seats) == (looking,))
            or _is_heard(change.memory, plan, change.now)
            or (plan.is_unasked and _is_known(change, plan))
        ):
            data["silent"] = True
        change.plan(plan.kind, number=number, data=data)


def _is_heard(memory: Memory, plan: news.Plan, now: datetime) -> bool:
    """Whether all seats of *plan* were pinged for the same just now, before it was undone."""
    heard = {
        seat
        for each in memory.takeback.heard
        if each.kind == plan.kind and now < each.said + AGAIN
        for seat in each.seats
    }
    return bool(plan.seats) and heard.issuperset(plan.seats)


def _is_known(change: Draft, plan: news.Plan) -> bool:
    """Whether all seats of *plan* were pinged by a post of its kind just now, so are watching."""
    heard = {
        seat
        for post in change.posts(plan.kind)
        if post.said and change.now < post.said + AGAIN and not post.data.get("silent")
        for seat in post.data["seats"]
    }
    return heard.issuperset(map(int, plan.seats))
