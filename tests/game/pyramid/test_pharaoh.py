"""The seven: a block is turned up, its number is the limit for hands, and it is laid."""

from __future__ import annotations

from random import Random

import pytest

from game import view
from game.base.discard import Discard, safe, seven_limit
from game.base.play_knight import PlayKnight
from game.base.roll import DiceRolled, RollDice
from game.core import codec
from game.core.action import Event
from game.core.sample import sample
from game.core.view import View
from game.pyramid.parts import PHARAOH, Pyramid
from game.pyramid.pharaoh import BlockRevealed, PharaohBuilt
from game.pyramid.rows import GOLD, LEVELS, NUMBERS, OF_EACH, SPACES
from tests.game.pyramid.tables import BANK, EIGHT, NINE, SEVEN, SIX, River
from tests.game.random_games import Drawn
from tests.game.tables import A, B, cards


def seven(table: River, number: int) -> list[Event]:
    """The events when a rolls a seven and the block with the number of that index is turned up."""
    return table.play(RollDice(), die=[3, 4], gold=[number])


@pytest.mark.rule("3.5")
def test_a_seven_turns_up_a_block_and_lays_it() -> None:
    """With small hands the block is laid at once, and the robber is asked for."""
    table = River(BANK, stage="roll")

    events = seven(table, EIGHT)

    assert events == [
        DiceRolled(seat=A, dice=(3, 4)),
        BlockRevealed(number=8),
        PharaohBuilt(blocks=1),
    ]
    assert (table.pyramid.laid, table.owes()) == ((PHARAOH,), [("a", "robber")])


@pytest.mark.rule("3.5")
@pytest.mark.parametrize(
    ("number", "owes"),
    [(SIX, "abc"), (SEVEN, "ab"), (EIGHT, "a"), (NINE, "")],
)
def test_the_number_is_the_limit(number: int, owes: str) -> None:
    """With hands of nine, eight and seven, each number makes the larger ones discard."""
    table = River(BANK, "9 ore", "8 wool", "7 grain", stage="roll")

    seven(table, number)

    expected = [(seat, "discard") for seat in owes]
    assert table.owes() == (expected or [("a", "robber")])


@pytest.mark.rule("3.5")
def test_only_the_latest_number_counts() -> None:
    """A nine turned up replaces the six of an earlier seven."""
    table = River(BANK, "9 ore", laid="p", stage="roll")
    assert table.pyramid.numbers == (6,)

    seven(table, NINE)

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("3.5")
def test_half_of_the_hand_goes_rounded_down() -> None:
    """A hand of seven over a six loses three."""
    table = River(BANK, "7 ore", stage="roll")

    seven(table, SIX)

    assert [debt.args for debt in table.state.debts()] == [(3,)]


@pytest.mark.rule("3.4", "3.5")
def test_the_favor_protects_nine_cards() -> None:
    """Its holder keeps nine cards at a six, while b discards half of seven."""
    table = River(BANK, "9 ore", "7 wool", laid="a", stage="roll")

    seven(table, SIX)

    assert table.owes() == [("b", "discard")]


@pytest.mark.rule("3.4", "3.5")
@pytest.mark.parametrize("number", [SIX, NINE])
def test_the_favor_does_not_protect_ten(number: int) -> None:
    """A hand of ten loses five, whatever number was turned up."""
    table = River(BANK, "10 ore", laid="a", stage="roll")

    seven(table, number)

    assert [(debt.duty, debt.args) for debt in table.state.debts()] == [("discard", (5,))]


@pytest.mark.rule("3.4", "3.5")
def test_what_is_safe_at_any_seven_is_the_lowest_number_or_the_favors() -> None:
    """The number of an earlier seven does not count for the next one."""
    table = River(BANK, laid="appp")

    assert seven_limit(table.state) == 8
    assert [safe(table.state, seat) for seat in (A, B)] == [9, 6]


@pytest.mark.rule("3.5")
def test_the_limit_of_this_seven_knows_no_favor() -> None:
    """Anything else that asks for the limit, such as Isis, gets the number turned up."""
    table = River(BANK, "9 ore", laid="a", stage="roll")

    seven(table, SIX)

    assert seven_limit(table.state) == 6


@pytest.mark.rule("3.5")
def test_the_block_is_laid_after_the_discards() -> None:
    """It is laid after the last discard and before the robber moves."""
    table = River(BANK, "8 ore", stage="roll")
    seven(table, SEVEN)
    assert table.pyramid.blocks(PHARAOH) == 0

    events = table.play(Discard(cards("4 ore")))

    assert events[-1] == PharaohBuilt(blocks=1)
    assert (table.pyramid.blocks(PHARAOH), table.owes()) == (1, [("a", "robber")])


@pytest.mark.rule("3.5")
def test_the_pharaoh_builds_before_anybody_else() -> None:
    """A seven counts from the start of the game, with an empty pyramid and no boats."""
    table = River(BANK.replace("A", "n").replace("B", "n").replace("C", "|"), stage="roll")

    assert PharaohBuilt(blocks=1) in seven(table, SIX)


@pytest.mark.rule("3.5")
def test_a_knight_turns_up_nothing() -> None:
    """A knight moves the robber without a block or discards."""
    table = River(BANK, "12 ore", held={"a": "knight"})

    table.play(PlayKnight())

    assert (table.pyramid.numbers, table.owes()) == ((), [("a", "robber")])


@pytest.mark.rule("3.5")
def test_other_rolls_turn_up_nothing() -> None:
    """An eight only produces."""
    table = River(BANK, stage="roll")

    table.play(RollDice(), die=[4, 4])

    assert table.pyramid.numbers == ()


@pytest.mark.rule("3.1", "5.10")
def test_there_are_three_blocks_of_each_number() -> None:
    """Chance draws from the rest: three of each number at first, one less once it is up."""
    table = River(BANK, stage="roll")
    assert (table.pyramid.pile(), GOLD) == ((OF_EACH,) * len(NUMBERS), 12)

    seven(table, SEVEN)

    assert table.pyramid.pile() == (3, 2, 3, 3)


@pytest.mark.rule("3.1", "5.20")
def test_the_pyramid_has_four_levels() -> None:
    """The levels have sixteen, nine, four and one of the thirty spaces, filled in order."""
    assert (LEVELS, SPACES) == ((16, 9, 4, 1), 30)


def seen(number: int) -> list[tuple[bytes, list[View]]]:
    """The stored state, and the views of the table and of a, before and after a seven."""
    table = River(BANK, stage="roll")
    found = []
    for play in (lambda: None, lambda: seven(table, number)):
        play()
        found.append((codec.snapshot(table.state), [view(table.state, s) for s in (None, A)]))
    return found


@pytest.mark.rule("3.1")
def test_numbers_are_unknown_until_they_are_turned_up() -> None:
    """Games that will turn up different numbers are equal until then, on disk and in views."""
    one, other = seen(SIX), seen(NINE)

    assert one[0] == other[0]
    assert one[1] != other[1]


def test_a_sample_may_turn_up_any_number_left() -> None:
    """A computer's sample keeps the numbers that are left, but not their order."""
    table = River(BANK, laid="pppppppp", stage="roll")
    dealt = sample(view(table.state, A), Drawn(Random(1)))

    assert view(dealt, A) == view(table.state, A)
    assert dealt.part(Pyramid).pile() == (1, 1, 1, 1)
