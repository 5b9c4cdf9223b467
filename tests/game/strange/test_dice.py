"""Chosen dice, a third die, and steps before production."""

from __future__ import annotations

from random import Random

import pytest

from game.base.production import Produced
from game.base.roll import DiceRolled, RollDice
from game.computer.choose import choose
from game.core.choice import Choice
from game.core.play import options
from game.core.view import view
from tests.game.random_games import Drawn
from tests.game.strange.load_dice import DiceLoaded, LoadDice, No, WindThrown
from tests.game.strange.tables import A, StrangeTable


def loaded(one: int, two: int, **settings: bool) -> StrangeTable:
    """A table where the first seat has loaded the dice."""
    table = StrangeTable(**settings)
    table.deal(A, pebble=2)
    assert DiceLoaded(seat=A, dice=(one, two)) in table.play(A, LoadDice(one, two))
    table.reload()
    return table


def test_chosen_dice_ask_no_chance() -> None:
    """They fall as chosen, once, and pay as usual."""
    table = loaded(2, 6)

    events = table.play(A, RollDice())

    assert events[0] == DiceRolled(seat=A, dice=(2, 6))
    assert isinstance(events[1], Produced)
    assert any(map(any, events[1].got))


def test_a_third_die_is_settled_before_production() -> None:
    """It is thrown with any dice, and its pebble comes first."""
    table = loaded(2, 6, winds=True)

    events = table.play(A, RollDice(), wind=[1])

    assert [type(event) for event in events] == [DiceRolled, WindThrown, Produced]
    assert events[1] == WindThrown(seat=A, is_wind=True, count=1)


def test_a_third_die_is_settled_before_a_seven() -> None:
    """The third die comes before the effects of a seven, as before production."""
    table = StrangeTable(winds=True)

    events = table.play(A, RollDice(), die=[3, 4], wind=[0])

    assert [type(event) for event in events] == [DiceRolled, WindThrown]
    assert table.kinds()[0][1] == "tithe"


@pytest.mark.parametrize("dice", [(0, 3), (7, 3), (3, 7)])
def test_numbers_are_described(dice: tuple[int, int]) -> None:
    """All thirty-six pairs are in one description, and no others."""
    table = StrangeTable()
    table.deal(A, pebble=1)

    (choice,) = (one for one in options(table.state, A) if isinstance(one, Choice))

    assert [(field.name, field.least, field.most) for field in choice.numbers] == [
        ("one", 1, 6),
        ("two", 1, 6),
    ]
    assert choice.contains(LoadDice(1, 6))
    assert table.why_not(A, LoadDice(*dice)) is No.NO_DIE


def test_a_computer_chooses_numbers() -> None:
    """It tries the numbers in a description like any listed option."""
    table = StrangeTable()
    table.deal(A, pebble=1)
    (choice,) = (one for one in options(table.state, A) if isinstance(one, Choice))

    action = choose(view(table.state, A), [choice], Drawn(Random(1)))

    assert choice.contains(action)
