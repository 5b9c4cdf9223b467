"""Which posts of an action ping whom."""

from __future__ import annotations

from bot.tables import news, peace, prepared, sleep, takeback
from bot.tables.beforehand import offers
from bot.tables.done import Done
from bot.tables.draft import Draft
from bot.tables.table import Table
from storage import Json


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
    Owe what is to be said of action *number*.

    It pings nobody who was called for the same just now, or for another proposal, whom offers leave
    alone, who sleeps, or whose answer is ready; nor for their own turn whoever is *looking*.
    """
    for plan in plans:
        for seat in peace.refusing(change, table, plan):
            prepared.suppose(change, table, seat, offers.BEFOREHAND.name)
    said = change.memory.prepared
    for plan in plans:
        ready = prepared.answered(table, said, owed=plan.kind != news.OFFERS)
        sleeping = sleep.asleep(change, table, set(plan.seats) - ready)
        sleep.put_off(change, sleeping)
        alone = peace.left_alone(change, table, plan) | ready | set(sleeping)
        called = [int(seat) for seat in plan.seats if seat not in alone]
        data: Json = {"seats": called or [int(seat) for seat in plan.seats]}
        if plan.seats and not called:
            data["silent"] = True
        if (
            (plan.kind == news.TURN and table.people_in(plan.seats) == (looking,))
            or takeback.is_heard(change.memory, plan, change.now)
            or (plan.is_unasked and takeback.is_known(change, plan))
        ):
            data["silent"] = True
        change.plan(plan.kind, number=number, data=data)
