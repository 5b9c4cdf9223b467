"""The three endings, and ties."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from game import view
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.core.action import Event
from game.core.points import GameEnded
from game.pyramid.build_block import BuildBlock
from game.pyramid.parts import Pyramid
from tests.game.pyramid.tables import BANK, NINE, River
from tests.game.tables import cards
from words import Words, why_over

BLOCK = "ore lumber"

TOWNS = r"""
        a       b
      /   \   /   \
    .       .       .
    C  F6   A  D*   |
    .       .       c
      \   B   \   /
        .       .
"""
"""A board with a settlement and a boat for each seat."""


def won(events: Iterable[Event]) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The winners and points of each ending among these events."""
    return [(e.winners, e.points) for e in events if isinstance(e, GameEnded)]


@pytest.mark.rule("3.6")
def test_eleven_points_win_by_default() -> None:
    """The default target of the Great Pyramid is eleven points."""
    assert River(BANK).state.rules.options["points"] == 11


@pytest.mark.rule("3.6")
def test_the_points_win_on_the_own_turn() -> None:
    """A block that blesses its builder can bring the last point."""
    table = River(BANK, BLOCK, options={"points": 3}, held={"a": "2 victory_point"})
    assert table.points() == 1

    assert won(table.play(BuildBlock())) == [((0,), (3, -1, -1))]


@pytest.mark.rule("3.6")
def test_nobody_wins_by_points_on_anothers_turn() -> None:
    """A player who reaches the goal by another's block wins when their own turn comes."""
    table = River(TOWNS, laid="c", options={"points": 3}, held={"b": "3 victory_point"})
    assert table.points("b") == 3

    assert won(table.play(EndTurn())) == [((1,), (0, 3, 2))]


@pytest.mark.rule("3.5", "3.6", "5.13")
def test_the_twelfth_block_of_the_pharaoh_ends_the_game() -> None:
    """The game ends at once, before the robber moves."""
    table = River(TOWNS, laid="a" + "p" * 11, stage="roll")

    events = table.play(RollDice(), die=[3, 4], gold=[NINE])

    assert won(events) == [((0,), (2, 0, 0))]
    assert table.owes() == []


@pytest.mark.rule("3.5", "3.6", "5.13")
def test_the_game_ends_after_the_discards() -> None:
    """The last block is laid after all have discarded."""
    table = River(BANK, "12 ore", laid="p" * 11, stage="roll")
    assert won(table.play(RollDice(), die=[3, 4], gold=[NINE])) == []

    assert won(table.play(Discard(cards("6 ore")))) != []


@pytest.mark.rule("3.6")
def test_the_thirtieth_block_of_a_player_ends_the_game() -> None:
    """The pyramid is full, and the most points win, not the builder."""
    laid = "a" * 10 + "b" * 11 + "c" * 8
    table = River(BANK, BLOCK, laid=laid, held={"b": "victory_point"})

    assert won(table.play(BuildBlock())) == [((1,), (1, 2, -1))]


@pytest.mark.rule("3.5", "3.6", "5.13")
def test_the_thirtieth_block_of_the_pharaoh_ends_the_game() -> None:
    """A seven can complete the pyramid."""
    table = River(BANK, laid="a" * 12 + "b" * 12 + "p" * 5, stage="roll")

    assert won(table.play(RollDice(), die=[3, 4], gold=[NINE])) == [((1,), (1, 1, -1))]


@pytest.mark.rule("3.6")
def test_the_twenty_ninth_block_ends_nothing() -> None:
    """After the twenty-ninth block one space is left and the game goes on."""
    table = River(BANK, BLOCK, laid="a" * 9 + "b" * 12 + "c" * 7)

    assert won(table.play(BuildBlock())) == []
    assert not table.state.part(Pyramid).is_done


@pytest.mark.rule("3.6")
@pytest.mark.parametrize("laid", ["a" * 12 + "b" * 12 + "p" * 5, "p" * 11])
def test_why_it_ends_is_told(laid: str) -> None:
    """The event says whether the pyramid or the pharaoh's blocks were complete."""
    table = River(BANK, laid=laid, stage="roll")

    before = [*why_over(view(table.state, None), Words("en"))]
    table.play(RollDice(), die=[3, 4], gold=[NINE])
    after = [*why_over(view(table.state, None), Words("en"))]

    assert before == []
    assert "Building on the pyramid has ended" in after[0]


@pytest.mark.rule("3.6", "5.14")
def test_hidden_points_count_at_the_end() -> None:
    """A victory point card in hand counts, and is shown."""
    table = River(BANK, BLOCK, laid="a" * 9 + "b" * 12 + "c" * 8, held={"c": "3 victory_point"})

    events = table.play(BuildBlock())

    assert won(events) == [((2,), (1, 1, 2))]


@pytest.mark.rule("3.6", "5.15")
def test_eleven_points_come_before_the_end_of_the_pyramid() -> None:
    """The player who completes it wins with enough points, even if another has more."""
    table = River(
        BANK,
        BLOCK,
        laid="a" * 8 + "b" * 8 + "c" * 12 + "p",
        options={"points": 3},
        held={"a": "2 victory_point", "c": "3 victory_point"},
    )
    assert table.points() == 1

    assert won(table.play(BuildBlock())) == [((0,), (3, -1, 4))]


@pytest.mark.rule("3.6")
@pytest.mark.parametrize(
    ("laid", "winners"),
    [
        ("a" * 9 + "b" * 12 + "c" * 8, (1,)),
        ("a" * 11 + "b" * 12 + "c" * 6, (0,)),
        ("a" * 10 + "b" * 11 + "pppppppp", (0,)),
    ],
    ids=["most blocks", "of equals the owner of the Favor", "the same with gold"],
)
def test_ties_are_broken_in_order(laid: str, winners: tuple[int, ...]) -> None:
    """Equal points are decided by blocks, and equal blocks by the Favor."""
    table = River(BANK, BLOCK, laid=laid)

    assert [w for w, _ in won(table.play(BuildBlock()))] == [winners]


@pytest.mark.rule("3.6")
def test_who_is_equal_in_everything_wins_together() -> None:
    """With equal points and blocks, and the Favor elsewhere, they share the victory."""
    table = River(BANK, laid="p" * 11, stage="roll")

    events = table.play(RollDice(), die=[3, 4], gold=[NINE])

    assert won(events) == [((0, 1, 2), (-1, -1, -1))]


@pytest.mark.rule("3.6")
def test_the_favor_of_another_breaks_no_tie() -> None:
    """If a third player has the Favor, two equal leaders share the victory."""
    towns = r"""
        a       b
      /   \   /   \
    .       .       .
    |  F6   A  D*   |
    .       .       .
      \   B   \   /
        .       .
    """
    table = River(towns, laid="abc" + "p" * 11, stage="roll")

    events = table.play(RollDice(), die=[3, 4], gold=[NINE])

    assert won(events) == [((0, 1), (0, 0, -1))]
