"""The Great Pyramid together with the gods."""

from __future__ import annotations

import pytest

from game.base.roll import RollDice
from game.gods.after_use import FlipGod
from game.gods.isis import TakeIsisCard
from game.gods.maat import UseMaat
from game.gods.osiris import LayRoadAgain, UseOsiris
from game.gods.ptah import UsePtah
from game.gods.refusals import GodUsed
from game.pyramid.pharaoh import BlockRevealed, PharaohBuilt
from tests.game.pyramid.tables import BANK, EIGHT, SIX, River
from tests.game.tables import A, cards


def test_isis_looks_at_the_number_turned_up() -> None:
    """With seven cards at an eight she gives one, because the number is known first."""
    table = River(BANK, "7 ore", stage="roll", gods="isis horus maat")

    events = table.play(RollDice(), die=[3, 4], gold=[EIGHT])

    assert events[1:] == [BlockRevealed(number=8), GodUsed(seat=A, god="isis")]
    assert table.owes() == [("a", "isis"), ("a", "after use")]


def test_isis_spares_whoever_is_over_the_number() -> None:
    """With seven cards at a six nothing is discarded, and no card comes."""
    table = River(BANK, "7 ore", stage="roll", gods="isis horus maat")

    table.play(RollDice(), die=[3, 4], gold=[SIX])

    assert table.owes() == [("a", "after use")]


def test_isis_is_not_deceived_by_the_favor() -> None:
    """The Favor's holder with eight cards at a six is over the limit, so no card comes."""
    table = River(BANK, "8 ore", laid="a", stage="roll", gods="isis horus maat")

    table.play(RollDice(), die=[3, 4], gold=[SIX])

    assert table.owes() == [("a", "after use")]


def test_isis_spares_the_owner_of_the_favor_beyond_nine() -> None:
    """With both, ten cards stay, as they would with Isis alone."""
    table = River(BANK, "10 ore", laid="a", stage="roll", gods="isis horus maat")

    table.play(RollDice(), die=[3, 4], gold=[SIX])

    assert table.owes() == [("a", "after use")]


@pytest.mark.rule("3.5")
def test_the_pharaoh_builds_when_isis_is_done() -> None:
    """The order is her card, her exchange, the block, and the robber."""
    table = River(BANK, "2 ore", stage="roll", gods="isis horus maat")
    table.play(RollDice(), die=[3, 4], gold=[SIX])
    table.play(TakeIsisCard(cards("wool")))

    events = table.play(FlipGod())

    assert PharaohBuilt(blocks=1) in events
    assert table.owes() == [("a", "robber")]


OPEN = r"""
        .       .
      /   a   A   a+
    .       .       .
    |  F6   |  D*   n
    .       .       .
      \   /   \   /
        .       .
"""


@pytest.mark.rule("3.3")
def test_osiris_moves_roads_and_no_boats() -> None:
    """Two roads are open, one of them connected only by a boat; the boat cannot move."""
    table = River(
        OPEN.replace("a+", "a ").replace("  a   A", "  a+  A").replace("A   a ", "A   a+"),
        gods="osiris horus maat",
    )

    table.offers(UseOsiris)


@pytest.mark.rule("3.3")
def test_osiris_lays_no_road_on_the_nile() -> None:
    """The lifted road can go on a land path, but not on the Nile."""
    table = River(OPEN, gods="osiris horus maat")
    table.play(UseOsiris(table.edge))

    places = [action.edge for action in table.options(LayRoadAgain)]

    assert table.state.topology.edge((1, 0), (2, 0)) not in places
    assert places


def test_ptah_builds_no_boats_and_none_on_the_nile() -> None:
    """Ptah does not help when only the river is open, though a boat could go there."""
    table = River(
        r"""
        .       .
      /   b   b   \
    .       a       .
    |  F6   n  D*   |
    .       .       .
      \   /   \   /
        .       .
        """,
        "brick ore 2 wool lumber",
        gods="ptah horus maat",
    )

    assert UsePtah not in table.verbs()


@pytest.mark.rule("3.4")
def test_maat_counts_the_pharaohs_card() -> None:
    """Neither has a piece; b's Blessing alone puts b ahead of a."""
    table = River(BANK, b="ore", c="ore", laid="b", gods="maat horus ptah")

    assert [action.victim for action in table.options(UseMaat)] == [1]
