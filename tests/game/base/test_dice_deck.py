"""Dice from a deck: each outcome comes once, until the deck is whole again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from game import BOXES, Seeded
from game.base.dice_deck import WHOLE, drawn, without
from game.base.parts import Turn
from game.base.roll import DiceRolled, RollDice
from game.core.rows import Value
from tests.game.random_games import Playing, folds
from tests.game.tables import Table
from tests.house import seats

LAND = r"""
        .       .
      a   a   b   b
    a       +       .
    |  F6+  +  D*   |
    .       .       .
      \   /   \   /
        .       .
"""


@pytest.mark.rule("12.B4")
def test_each_outcome_comes_once_in_thirty_one_rolls() -> None:
    """No outcome comes twice before five are left; then the deck is whole again."""
    chance, deck, rolls = Seeded(b"deck"), WHOLE, []
    for _ in range(31):
        rolls.append(drawn(deck, chance))
        deck = without(deck, rolls[-1])

    assert max(Counter(rolls).values()) == 1
    assert deck == WHOLE


@pytest.mark.rule("12.B4")
def test_each_outcome_is_as_likely_as_the_deck_has_it() -> None:
    """The second die follows the first: together they are one of the outcomes that are left."""
    left = without(without(WHOLE, (1, 2)), (1, 3))
    asked: list[tuple[int, ...]] = []

    class Listening:
        def ask(self, what: str, counts: Sequence[int]) -> int:
            asked.append(tuple(counts))
            return 0

    assert drawn(left, Listening()) == (1, 1)
    assert asked == [(4, 6, 6, 6, 6, 6), (1, 0, 0, 1, 1, 1)]


@pytest.mark.rule("12.B4")
def test_a_roll_leaves_the_deck() -> None:
    """The rolled outcome is gone for the next roll; without the option there is no deck."""
    table = Table(LAND, stage="roll")
    table.play(RollDice(), die=[2, 4])
    assert table.state.part(Turn).deck == ()

    table = Table(LAND, stage="roll", options={"dice": "deck"})
    table.play(RollDice(), die=[2, 4])

    assert table.state.part(Turn).deck == without(WHOLE, (2, 4))
    assert len(table.state.part(Turn).deck) == 35


@pytest.mark.rule("12.B4")
def test_chosen_dice_leave_the_deck_too() -> None:
    """Dice that a player has chosen are out of the deck; the deck forgets none twice."""
    once = without(WHOLE, (3, 3))

    assert without(once, (3, 3)) == once
    assert without((), (3, 3)) == ()


@pytest.mark.rule("12.B4")
@pytest.mark.parametrize("names", [("base",), ("base", "seafarers"), ("base", "five_six")])
def test_a_game_from_a_deck(names: tuple[str, ...]) -> None:
    """In a random game 31 rolls differ, then some come again; the log folds to the same state."""
    # Nobody has 16 points before the deck is whole again.
    fixed: dict[str, Value] = {"dice": "deck", "points": 16}
    playing = Playing(names, BOXES, seats(names), 1, fixed=fixed)
    rolls: list[tuple[int, int]] = []
    while len(rolls) < 40 and not playing.state.winners:
        rolls += [event.dice for event in playing.step() if isinstance(event, DiceRolled)]

    assert len({*rolls[:31]}) == 31
    assert set(rolls[31:36]) & set(rolls[:31])
    folds(playing.game)
