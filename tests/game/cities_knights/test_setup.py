"""Set-up: the contents, the rounds, the first map, and the target."""

from __future__ import annotations

import pytest

from game import Game, Seeded
from game.base import MODULE as BASE
from game.base.build_city import CityBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.found import FirstCards, FoundSettlement
from game.base.parts import Robber
from game.cities_knights.module import MODULE
from game.core.codec import compiled
from game.core.points import points
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A

NAMES = ("base", "cities_knights")

ISLE = r"""
        .       +
      /   \   /   \
    .       .       .
    |  F6   |  D*   |
    .       .       .
  /   \   /   \   /   \
.       .       .       .
|  M9   |  P4   |  H5   |
.       .       .       .
  \   /   \   /   \   /
    .       .       .
"""


PRINTED = """
    hills6 mountains2 hills5 forest3 mountains9 desert forest10 forest8 fields4 hills11 pasture3
    fields8 pasture10 fields5 mountains6 pasture4 fields9 pasture12 forest11
"""


def begun(seats: int = 4, **settings: str) -> Game:
    """A game at its start."""
    return Game.new(
        seats, Seeded(b"knights"), modules=NAMES, settings=settings, boxes=(BASE, MODULE)
    )


@pytest.mark.rule("1")
def test_the_box_is_as_printed() -> None:
    """Commodities, pieces and decks have the printed numbers."""
    rules = begun().state.rules

    assert [card.supply for card in rules.cards] == [19] * 5 + [12] * 3
    assert {p.name: p.supply for p in rules.pieces[1:]} == {
        "road": 15,
        "settlement": 5,
        "city": 4,
        "tipped_city": 4,
        "basic_knight": 2,
        "strong_knight": 2,
        "mighty_knight": 2,
    }
    assert rules.decks == ("trade", "politics", "science")
    sums = [sum(c.count for c in rules.deck_cards if c.deck == deck) for deck in rules.decks]
    assert sums == [18, 18, 18]


@pytest.mark.rule("1", "16.7")
def test_development_cards_and_the_largest_army_are_gone() -> None:
    """Only the longest road remains."""
    rules = begun().state.rules

    assert [award.name for award in rules.awards] == ["longest_road"]
    assert "development" not in rules.decks
    gone = {"BuyCard", "PlayKnight", "PlayRoads", "PlayPlenty", "PlayMonopoly"}
    assert not gone & {verb.__name__ for verb in rules.verbs}


@pytest.mark.rule("1", "16.8")
@pytest.mark.parametrize("board", ["variable", "beginner", "first_knights"])
def test_thirteen_points_win(board: str) -> None:
    """The target on the plain island is thirteen, however it is dealt."""
    assert compiled(NAMES, {"map": board}, 4, (BASE, MODULE)).options["points"] == 13


@pytest.mark.rule("1")
def test_the_second_piece_is_a_city() -> None:
    """The first round places settlements, and the second cities."""
    first, second = Isle(ISLE, stage="found"), Isle(ISLE, stage="found again")
    here = first.corner

    assert first.play(FoundSettlement(here)) == [SettlementBuilt(seat=A, corner=here)]
    assert CityBuilt(seat=A, corner=here) in second.play(FoundSettlement(here))
    assert (second.left("city"), second.left("settlement")) == (3, 5)


@pytest.mark.rule("1", "16.4")
def test_the_city_pays_a_resource_for_each_hex() -> None:
    """The city pays one resource for each hex that yields, and no commodity."""
    table = Isle(ISLE, stage="found again")
    corner = table.state.topology.corner((0, 0), (0, 1), (-1, 1))

    events = table.play(FoundSettlement(corner))

    assert events[1:] == [FirstCards(seat=A, cards=table.cards("lumber wool ore"))]


@pytest.mark.rule("1")
def test_everybody_begins_with_three_points() -> None:
    """Everyone has a settlement and a city."""
    game = begun()
    while not game.state.stint:
        seat, action = game.defaults()[0]
        game.play(seat, action, Seeded(b"any"))

    assert [points(game.state, seat) for seat in game.state.rules.table] == [3] * 4
    assert not any(game.state.hands[0][5:])


@pytest.mark.rule("1.1")
def test_the_first_map_is_as_printed() -> None:
    """Terrains, numbers, harbors and the robber on the desert are as printed."""
    state = begun(map="first_knights").state
    lands = [
        state.rules.terrains[state.terrain[at]].name + str(state.tokens[at] or "")
        for at in state.land_hexes
    ]
    kinds = [state.rules.cards[kind].name if kind >= 0 else "" for _, kind in state.harbours]

    assert sorted(lands) == sorted(PRINTED.split())
    assert sorted(kinds) == ["", "", "", "", "brick", "grain", "lumber", "ore", "wool"]
    at = state.part(Robber).at
    assert at is not None
    assert state.rules.terrains[state.terrain[at]].name == "desert"
