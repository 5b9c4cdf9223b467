"""Harbors that appear during play: their effects are checked again, and replays show them."""

from __future__ import annotations

from game.base.harbours import ANY, rates_of
from game.core.chronicle import Chronicle, Moment
from game.core.retold import retold
from game.core.trace import Harboured
from tests.game.strange.tables import A, StrangeTable

COAST, OTHER = "-1,-1/0,-2", "2,-3/2,-2"
"""Two sides without a harbor."""

HOME = "1,-1/2,-2"


def test_a_new_harbour_is_looked_at_at_once() -> None:
    """Trade rates, special cards and victory may depend on it, so they are checked."""
    table = StrangeTable()
    state, before = table.state, rates_of(table.state, A)
    assert not state.contested

    state.set_harbours((*state.harbours, (table.edge(HOME), ANY)))

    assert state.contested
    assert state.touched
    assert before != rates_of(state, A)


def test_a_new_harbour_is_retold() -> None:
    """At each moment of the replay the table has its harbors of that time, in order."""
    table = StrangeTable()
    state, plain = table.state, table.state.harbours
    new = ((table.edge(COAST), state.rules.card("ore")), (table.edge(OTHER), ANY))
    state.set_harbours((*plain, *new))
    tale = Chronicle(
        3,
        (
            Moment(1, 1, ()),
            Moment(2, 1, (Harboured(new[0][0], "ore"),)),
            Moment(3, 1, (Harboured(new[1][0], None),)),
        ),
    )

    told = [view.harbours for _, view in retold(table.game.view(), tale)]

    assert told == [plain, (*plain, new[0]), (*plain, *new)]
