"""
Answers to an offer, told together: who has made it is called when nobody is left to answer.

Who has just offered looks at the channel, and sees there what they could take: a counter-offer, a
yes to choose from. Where others say nothing, it calls by itself when it has stood for a while.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.publish import sleep
from bot.table import news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.table import Table
from storage import Json

DEADLINE: Final = "answers"
"""What the deadline of a table's answers is called."""

PATIENCE = timedelta(minutes=2)
"""So long an answer waits for the others."""


def gather(change: Draft, done: Done) -> None:
    """Have a new answer call the offerer in a while, unless a post of this action does."""
    state = done.table.playing().state
    # Whoever acts on their turn has seen the answers that stood before.
    is_told = done.seat == state.turn or any(state.turn in plan.seats for plan in done.plans)
    if not is_told and news.has_new_answer(state, done.events):
        change.set_deadline(DEADLINE, change.now + PATIENCE)
    elif done.had_answer and (is_told or not news.has_answer(state)):
        change.clear_deadlines(DEADLINE)


def call(change: Draft, table: Table) -> None:
    """Call who is on turn for the answers that have stood for a while; in a pause, after it."""
    change.clear_deadlines(DEADLINE)
    state = table.playing().state
    if not news.has_answer(state):
        return
    if table.still:
        change.set_deadline(DEADLINE, change.now + PATIENCE)
        return
    plan = news.about_answers(state)
    sleeping = sleep.asleep(change, table, plan.seats)
    sleep.put_off(change, sleeping)
    data: Json = {"seats": [int(seat) for seat in plan.seats]}
    if sleeping:
        data["silent"] = True
    change.plan(plan.kind, number=table.number, data=data)
