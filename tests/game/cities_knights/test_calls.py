"""Pings of a player when others have answered their card."""

from __future__ import annotations

from typing import Any

from bot.table import news
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.cities_knights.play_saboteur import PlaySaboteur
from game.core.action import Action
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import A, B, C

HANDS: dict[str, Any] = {"b": "3 ore 2 coin", "c": "2 brick", "held": {"a": "saboteur"}}


def planned(table: Isle, action: Action, seat: str) -> list[news.Plan]:
    """The pings planned after an action of *seat*."""
    known = news.known(table.state)
    events = table.play(action, seat)
    actor = {"a": A, "b": B, "c": C}[seat]
    return news.plan(known, table.state, events, actor)


def test_who_waited_for_others_is_called_when_they_have_answered() -> None:
    """The player is pinged once, after the last answer, and not for a new turn."""
    table = Isle(ROUND, "9 ore", **HANDS)

    played = planned(table, PlaySaboteur(), "a")
    one = planned(table, Discard(table.cards("brick")), "c")
    other = planned(table, Discard(table.cards("2 ore")), "b")

    assert (played, one) == ([news.Plan(news.ASK, (B, C))], [])
    assert other == [news.Plan(news.AGAIN, (A,))]


def test_that_call_is_settled_as_soon_as_it_is_followed() -> None:
    """The ping is settled when that player acts, and when nothing is owed anymore."""
    table = Isle(ROUND, "9 ore", **HANDS)
    for action, seat in (
        (PlaySaboteur(), "a"),
        (Discard(table.cards("brick")), "c"),
        (Discard(table.cards("2 ore")), "b"),
    ):
        table.play(action, seat)
    number, nobody = table.state.number, (0, 0, 0)

    assert not news.is_settled(table.state, news.AGAIN, number, nobody, [A])
    assert news.is_settled(table.state, news.AGAIN, number, (number + 1, 0, 0), [A])
    table.play(EndTurn(), "a")
    assert news.is_settled(table.state, news.AGAIN, number, nobody, [A])
