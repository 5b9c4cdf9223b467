"""Two with other expansions: barbarians, cards for those who are behind, gods, and the pyramid."""

from __future__ import annotations

from typing import Any

import pytest

from game import Game, Seeded
from game.cities_knights.barbarians import BarbariansAttacked
from game.cities_knights.choose_deck import ChooseDeck
from game.cities_knights.play_master_merchant import PlayMasterMerchant
from game.cities_knights.play_wedding import PlayWedding
from game.gods.horus import HorusPaid, RepayHorus, UseHorus
from tests.game.duel.tables import LAND, TwoAtTheNile, TwoGods, TwoKnights
from tests.game.tables import A, B, kind
from tests.house import needs

COAST = r"""
        .       +       .
      /   \   /   a   /   \
    .       A       .       .
    |  F6   a  H8   |  M4   |
    .       .       +       .
  /   \   /   a   /   b   /   \
.       .       .       B       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A city for each of two, and a corner for a knight of each."""

NILE = r"""
        .       .
      /   \   /   \
    .       .       .
    |  F6   A  D*   |
    .       .       .
      \   B   \   /
        .       .
"""
"""A board where both have a boat on the Nile."""

SEVENTH: Any = {"stage": "roll", "ship": 6}


def attack(table: TwoKnights) -> BarbariansAttacked:
    """The attack that the next roll brings."""
    events = table.roll(1, 1)
    return next(event for event in events if isinstance(event, BarbariansAttacked))


@needs("cities_knights")
@pytest.mark.rule("15.4-1")
def test_the_barbarians_are_as_strong_as_two_have_cities() -> None:
    """Both players' cities attract them, and the better defender gets the point."""
    table = TwoKnights(COAST, knights="a2* b1*", **SEVENTH)

    found = attack(table)

    assert (found.attack, found.defence) == (2, (2, 1))
    assert table.cities.defences == (1, 0)


@needs("cities_knights")
@pytest.mark.rule("15.4-1")
def test_two_equal_defenders_draw_a_card_each() -> None:
    """If both contribute the same, each chooses a deck to draw from."""
    table = TwoKnights(COAST, knights="a1* b1*", **SEVENTH)

    attack(table)

    card = table.drawing_card("crane")
    table.play(ChooseDeck("science"), draw=[card])
    table.play(ChooseDeck("science"), "b", draw=[card])
    assert (table.held("a"), table.held("b")) == (["crane"], ["crane"])
    assert table.cities.defences == (0, 0)


@needs("cities_knights")
@pytest.mark.rule("15.4-2")
@pytest.mark.parametrize(("knights", "cities"), [(". b1*", (0, 1)), (". .", (0, 0))])
def test_the_least_contributor_loses_a_city(knights: str, cities: tuple[int, int]) -> None:
    """The player who contributed less loses a city, or both do."""
    table = TwoKnights(COAST, knights=knights, **SEVENTH)

    attack(table)

    rules = table.state.rules
    assert tuple(len(table.state.corners_of(s, rules.piece("city"))) for s in (A, B)) == cities


@needs("cities_knights")
@pytest.mark.rule("15.4-3")
def test_a_card_for_the_one_behind_needs_a_leader() -> None:
    """Wedding and Master Merchant work only if the other has more points."""
    behind = COAST.replace("A", "a", 1)
    held = {"a": "wedding master_merchant"}
    level = TwoKnights(COAST, b="2 ore", held=held)
    assert not {PlayMasterMerchant, PlayWedding} & level.verbs()

    table = TwoKnights(behind, b="2 ore", held=held)
    assert {PlayMasterMerchant, PlayWedding} <= table.verbs()


@needs("gods")
@pytest.mark.rule("15.4-4", "15.3-3")
def test_horus_asks_the_only_opponent() -> None:
    """One opponent swaps a card."""
    ore, wool = kind("ore"), kind("wool")
    table = TwoGods(LAND, "wool", "2 ore", gods="horus")

    assert table.helped(UseHorus(ore, (B,))) == [HorusPaid(seat=A, card=ore, given=(0, 1))]
    table.play(RepayHorus(wool))

    assert (table.hand("a"), table.hand("b")) == ({"ore": 1}, {"wool": 1, "ore": 1})


@needs("pyramid")
@pytest.mark.rule("15.4-5")
@pytest.mark.parametrize(("laid", "blessed"), [("", ""), ("a", "a"), ("ab", ""), ("abb", "b")])
def test_the_one_with_more_blocks_is_blessed(laid: str, blessed: str) -> None:
    """With equal blocks both are cursed."""
    assert TwoAtTheNile(NILE, laid=laid, gods="isis ptah").blessed == blessed


@needs("pirate_islands")
@pytest.mark.rule("15.4-6")
@pytest.mark.parametrize("lairs", [(0, 0), (0, 1), (1, 1)])
def test_the_fleet_goes_with_both_fortresses(lairs: tuple[int, int]) -> None:
    """It leaves once both are taken, and not before."""
    from game.pirate_islands.fleet import FleetGone, look_again
    from game.pirate_islands.parts import Raid

    names = ("base", "duel", "seafarers", "pirate_islands")
    state = Game.new(2, Seeded(b"fleet"), modules=names).state
    state.change(Raid, lairs=lairs)

    assert [type(event) for event in look_again(state)] == [FleetGone] * (not any(lairs))
