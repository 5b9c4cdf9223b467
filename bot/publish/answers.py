"""
Pings an offerer about all answers to an offer together, once nobody is left to answer.

Players who have just offered are watching the channel, and see counter-offers and acceptances
there. If others don't answer, the offerer is pinged once an answer has waited for a while.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from bot.publish import sleep
from bot.table import news
from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.ping import Ping
from bot.table.table import Table

DEADLINE: Final = "answers"
"""The kind of the deadline of a table's answers."""

PATIENCE = timedelta(minutes=2)
"""The time that an answer waits for the others."""


def gather(change: Draft, done: Done) -> None:
    """Ping the offerer about a new answer later, unless a post of this action does."""
    state = done.table.playing().state
    # A player who acts on their turn has seen the earlier answers.
    is_told = done.seat == state.turn or any(state.turn in plan.seats for plan in done.plans)
    if not is_told and news.has_new_answer(state, done.events):
        change.set_deadline(DEADLINE, change.now + PATIENCE)
    elif done.had_answer and (is_told or not news.has_answer(state)):
        change.clear_deadlines(DEADLINE)


def call(change: Draft, table: Table) -> None:
    """Ping the active player about answers that have waited; in a pause, try again later."""
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
    ping = Ping.to(plan.seats, is_silent=bool(sleeping))
    change.plan(plan.kind, number=table.number, data=ping.data)
