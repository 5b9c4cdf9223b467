"""The set-up: first settlements on the Nile, no boats, no road on the river."""

from __future__ import annotations

import pytest

from game.base.found import FoundSettlement, LayFirstRoad
from game.core.play import defaults, refuse
from game.pyramid.build_boat import BuildBoat
from game.pyramid.nile import No
from tests.game.pyramid.tables import River

BANKS = r"""
        +       +       .
      /   \   /   \   /   \
    +       +       +       .
    |  F6   n  D*   |  H5   |
    +       +       +       .
      \   /   \   /   \   /
        +       +       .
"""
"""A board where the river separates forest and desert, and the hills are apart."""


@pytest.mark.rule("3.2")
def test_the_first_settlement_touches_the_nile() -> None:
    """The first round only lists corners beside a hex of the Nile."""
    table = River(BANKS, stage="found")

    table.offers(FoundSettlement)


@pytest.mark.rule("3.2")
def test_away_from_the_nile_the_reason_is_told() -> None:
    """A corner of only the hills is refused with that reason."""
    table = River(BANKS, stage="found")
    far = table.state.topology.corner((2, 0), (3, 0), (3, -1))

    assert table.why_not(FoundSettlement(far)) is No.NOT_AT_THE_NILE


@pytest.mark.rule("3.2")
def test_the_second_settlement_stands_anywhere() -> None:
    """In the second round a corner of the hills is allowed."""
    table = River(BANKS, stage="found again")
    far = table.state.topology.corner((2, 0), (3, 0), (3, -1))

    assert FoundSettlement(far) in table.options(FoundSettlement)


@pytest.mark.rule("3.2")
def test_who_does_not_come_founds_on_the_nile() -> None:
    """The default is a corner at the Nile, even if others have better numbers."""
    table = River(BANKS.replace("F6 ", "F12"), stage="found")
    ((seat, action),) = defaults(table.state)

    assert refuse(table.state, seat, action) is None


@pytest.mark.rule("3.2")
def test_the_first_road_keeps_off_the_river() -> None:
    """Of the three edges at the new settlement, the river's is not listed."""
    table = River(
        r"""
        .       .       .
      /   +   +   \   /   \
    .       .       .       .
    |  F6   n  D*   |  H5   |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
        """,
        stage="found",
    )
    table.play(FoundSettlement(table.state.topology.corner((0, 0), (1, 0), (1, -1))))

    table.offers(LayFirstRoad)


@pytest.mark.rule("3.2")
def test_no_boat_is_placed_in_the_setup() -> None:
    """A boat can only be bought on a turn."""
    table = River(BANKS, "2 wool lumber", stage="found")

    assert BuildBoat not in table.verbs()
