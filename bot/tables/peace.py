"""
Peace from offers: whom a call about them leaves alone.

An offer calls whom it goes to, but nobody twice for one table's turn, and nobody who wants to be
asked on their own turn only. They see it all the same, and answer it where it stands.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.tables import news
from bot.tables.table import Table
from game import Seat
from storage.change import Change

OWN_TURN: Final = "turn"
"""What somebody prefers who is called by no offer off their own turn; it is noted as `offers`."""


def is_wanted_by(preferences: Mapping[str, Any]) -> bool:
    """Whether somebody who prefers this is called by no offer off their own turn."""
    return bool(preferences.get("offers") == OWN_TURN)


def left_alone(change: Change, table: Table, plan: news.Plan) -> set[Seat]:
    """Those of the seats of *plan* whom it does not call, though it tells them."""
    if plan.kind not in (news.OFFERS, news.CALL):
        return set()
    turn = table.playing().state.turn
    said = [
        (post.key.number, Seat(seat))
        for post in change.posts(news.OFFERS, news.CALL)
        if not post.data.get("silent")
        for seat in post.data["seats"]
    ]
    board = table.latest(news.TURN)
    began = board.key.number if board else 0
    # Who is on turn acts between two calls; the others have heard of this turn's offers.
    called = {
        seat for number, seat in said if number > (table.acted[turn] if seat == turn else began)
    }
    rest = {seat: table.user(seat) for seat in plan.seats if seat not in called and seat != turn}
    people = change.people(user for user in rest.values() if user)
    wanting = {
        seat for seat, user in rest.items() if user and is_wanted_by(people[user].preferences)
    }
    return (called & set(plan.seats)) | wanting
