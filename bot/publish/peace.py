"""
Peace from offers: whom a call about them leaves alone.

An offer calls whom it goes to, but nobody off turn twice for one turn of the table, and nobody who
wants to be asked on their own turn only. They see it all the same, and answer it where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.table import news
from bot.table.draft import Draft
from bot.table.table import Table
from game import Seat

OWN_TURN: Final = "turn"
"""What somebody prefers who is called by no offer off their own turn; it is noted as `offers`."""


NEVER: Final = "never"
"""What somebody prefers for whom offers are refused off their own turn; noted likewise."""


def is_wanted_by(preferences: Mapping[str, Any]) -> bool:
    """Whether somebody who prefers this is called by no offer off their own turn."""
    return preferences.get("offers") in (OWN_TURN, NEVER)


def refusing(change: Draft, table: Table, plan: news.Plan) -> list[Seat]:
    """Those of the seats of *plan* who want no offers at all, off their own turn."""
    if plan.kind != news.OFFERS:
        return []
    turn = table.playing().state.turn
    users = {seat: user for seat in plan.seats if seat != turn and (user := table.user(seat))}
    people = change.people(users.values())
    return [s for s, user in users.items() if people[user].preferences.get("offers") == NEVER]


def left_alone(change: Draft, table: Table, plan: news.Plan) -> set[Seat]:
    """Those of the seats of *plan* whom it does not call, though it tells them."""
    if plan.kind != news.OFFERS:
        return set()
    turn, board = table.playing().state.turn, table.latest(news.TURN)
    # Who is on turn waits for each answer: unheard, it would keep everybody waiting.
    rest = {seat: table.user(seat) for seat in plan.seats if seat != turn}
    heard = {
        Seat(seat)
        for post in change.posts(news.OFFERS)
        if post.said and not post.data.get("silent")
        if board is None or post.key.number > board.key.number
        for seat in post.data["seats"]
    }
    people = change.people(user for user in rest.values() if user)
    return {
        seat
        for seat, user in rest.items()
        if seat in heard or (user and is_wanted_by(people[user].preferences))
    }
