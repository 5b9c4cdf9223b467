"""
Decides which players an offer doesn't ping.

An offer pings the players it goes to. But only the active player is pinged more than once a turn,
and players can choose to be pinged only on their own turn. They all still see the offer and can
answer it in the channel.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.table import news
from bot.table.draft import Draft
from bot.table.table import Table
from game import Seat

OWN_TURN: Final = "turn"
"""Value of the preference `offers` of people whom offers only ping on their own turn."""


NEVER: Final = "never"
"""Value of the same preference of people who refuse all offers on other players' turns."""


def is_wanted_by(preferences: Mapping[str, Any]) -> bool:
    """Whether a person with these preferences isn't pinged by offers on other players' turns."""
    return preferences.get("offers") in (OWN_TURN, NEVER)


def refusing(change: Draft, table: Table, plan: news.Plan) -> list[Seat]:
    """The seats of *plan* that refuse all offers on other players' turns."""
    if plan.kind != news.OFFERS:
        return []
    turn = table.playing().state.turn
    users = {seat: user for seat in plan.seats if seat != turn and (user := table.user(seat))}
    people = change.people(users.values())
    return [s for s, user in users.items() if people[user].preferences.get("offers") == NEVER]


def left_alone(change: Draft, table: Table, plan: news.Plan) -> set[Seat]:
    """The seats of *plan* that are told without a ping."""
    if plan.kind != news.OFFERS:
        return set()
    turn, board = table.playing().state.turn, table.latest(news.TURN)
    # The active player waits for each answer; without a ping, they would keep everyone waiting.
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
