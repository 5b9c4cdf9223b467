"""Luck: the cards the dice brought, compared with the average."""

from __future__ import annotations

import pytest

from game import BOXES, Game, Luck
from game.base.luck import luck, odds
from tests.game.random_games import Playing
from tests.game.strange.load_dice import LoadDice
from tests.game.strange.tables import StrangeTable
from tests.game.tables import A, Table

LAND = r"""
        .       .
      /   \   /   \
    a       B       .
    |  F6   |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


def lucks(table: Table, rolled: int) -> list[Luck]:
    """The luck of every seat if *rolled* comes now."""
    return luck(odds(table.state, A), rolled, 3)


def test_five_of_36_rolls_are_a_six() -> None:
    """A settlement on a six expects five 36ths of a card per roll, a city twice that."""
    table = Table(LAND, stage="roll")

    assert lucks(table, 6) == [Luck(1, 5), Luck(2, 10), Luck()]
    assert lucks(table, 8) == [Luck(0, 5), Luck(0, 10), Luck()]


def test_where_the_robber_stands_nothing_is_expected() -> None:
    """The robber's hex counts for nothing in the expected cards."""
    table = Table(LAND.replace("F6 ", "F6*").replace("D*", "D "), stage="roll")

    assert lucks(table, 6) == [Luck()] * 3


def test_who_has_left_is_brought_nothing() -> None:
    """A seat that has left expects and gets nothing, although its pieces stay."""
    table = Table(LAND, stage="roll")
    table.leave("b")

    assert lucks(table, 6) == [Luck(1, 5), Luck(), Luck()]


def test_dice_that_somebody_settles_are_no_luck() -> None:
    """Loaded dice count for nobody, neither as cards received nor as cards expected."""
    strange = StrangeTable()
    strange.deal(A, pebble=2)
    assert odds(strange.state, A)

    strange.play(A, LoadDice(3, 3))

    assert luck(odds(strange.state, A), 6, 3) == [Luck()] * 3


@pytest.mark.parametrize("seed", range(3))
def test_the_luck_of_a_log_is_what_was_harvested(seed: int) -> None:
    """If the bank can pay, the cards that count as received are those of the log's events."""
    playing = Playing(("base",), BOXES, 4, f"luck {seed}")
    while not playing.state.winners and playing.actions < 400:
        playing.step()
    lines = playing.game.lines

    found = Game.lucks(lines)

    got, is_short = [0] * 4, False
    for line in lines:
        for event in line.events:
            if event["type"] == "Produced":
                got = [a + sum(b) for a, b in zip(got, event["got"], strict=True)]
                is_short |= bool(event["short"])
    came = [each.came for each in found]
    assert all(a >= b for a, b in zip(came, got, strict=True))
    assert is_short or came == got
    assert all(each.fair > 0 for each in found)


def test_fair_dice_bring_what_is_fair_in_the_long_run() -> None:
    """Over all 36 rolls of two dice, the cards received equal those expected."""
    table = Table(LAND, stage="roll")
    total = [Luck()] * 3

    for one in range(1, 7):
        for two in range(1, 7):
            new = lucks(table, one + two)
            total = [old + more for old, more in zip(total, new, strict=True)]

    assert all(36 * each.came == each.fair for each in total)
