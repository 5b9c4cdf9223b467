"""The inventor."""

from __future__ import annotations

import pytest

from game import HexId
from game.base.parts import Robber
from game.cities_knights.play_inventor import No, NumbersExchanged, PlayInventor
from game.cities_knights.progress import No as Progress
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A

NUMBERS = r"""
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  F6   |  H8   |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       .       .
|  D*   |  P9   |  G4   |  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H2   |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
CARD = {"a": "inventor"}


def at(table: Isle, *tokens: int) -> list[HexId]:
    """The hexes with these numbers, in reading order."""
    return [place for place in table.state.land_hexes if table.state.tokens[place] in tokens]


@pytest.mark.rule("8.1 Inventor")
def test_two_numbers_change_places() -> None:
    """No building is needed there, and production follows the numbers."""
    table = Isle(NUMBERS, held=CARD)
    nine, three = at(table, 9, 3)

    events = table.play(PlayInventor(nine, three))

    assert events[1:] == [
        NumbersExchanged(seat=A, hexes=(nine, three), terrains=("pasture", "forest"), tokens=(3, 9))
    ]
    assert (table.state.tokens[nine], table.state.tokens[three]) == (3, 9)
    assert table.state.by_number[3] == (nine,)


@pytest.mark.rule("8.1 Inventor", "15.24")
def test_which_numbers_stay() -> None:
    """The numbers 2, 6, 8 and 12 cannot be swapped, nor can a hex without a number."""
    table = Isle(NUMBERS, held=CARD)
    (nine,) = at(table, 9)
    movable = set(at(table, 9, 4, 3, 10))

    for option in table.options(PlayInventor):
        assert {option.one, option.two} <= movable
    for fixed in at(table, 2, 6, 8, 12, 0):
        pair = sorted((fixed, nine))
        assert table.why_not(PlayInventor(*pair)) is No.STAYS


@pytest.mark.rule("8.1 Inventor", "2.5")
def test_equal_numbers_would_change_nothing() -> None:
    """Hexes with the same number, or the same hex twice, are refused."""
    table = Isle(NUMBERS, held=CARD)
    four, other = at(table, 4)

    assert table.why_not(PlayInventor(four, other)) is Progress.NO_EFFECT
    assert table.why_not(PlayInventor(four, four)) is No.NOT_IN_ORDER
    assert table.why_not(PlayInventor(other, four)) is No.NOT_IN_ORDER


@pytest.mark.rule("8.1 Inventor")
def test_the_robber_stays() -> None:
    """The robber stays on its hex even if the number moves."""
    table = Isle(NUMBERS.replace("D*", "D ").replace("P9 ", "P9*"), held=CARD)
    nine, three = at(table, 9, 3)

    table.play(PlayInventor(nine, three))

    assert table.state.part(Robber).at == nine
