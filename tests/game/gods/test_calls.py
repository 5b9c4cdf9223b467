"""Pings of a player when a god helps them on another's turn."""

from __future__ import annotations

from bot.table import news
from game.base.roll import RollDice
from game.gods.atum import UseAtum
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, cards


def test_a_call_is_settled_when_all_whom_it_calls_have_answered() -> None:
    """Atum's ping is settled by an answer; the roller, who owes a turn, is not pinged."""
    table = GodsTable(LAND, gods="atum horus", turn="b", stage="roll")
    table.play(RollDice(), "b", die=[1, 1])
    rolled = table.state.number

    before = news.is_settled(table.state, news.ASK, rolled, (), [A])
    table.helped(UseAtum(cards("ore")))
    after = news.is_settled(table.state, news.ASK, rolled, (), [A])

    assert ("b", "turn") in table.owes()
    assert (before, after) == (False, True)
