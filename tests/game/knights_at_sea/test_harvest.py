"""Yields of the sea together with commodities, progress cards and barbarians."""

from __future__ import annotations

import pytest

from game import BOXES, maps_of, offered
from game.base.bank_trade import TradeWithBank
from game.cities_knights.barbarians import cities
from game.cities_knights.choose_deck import ChooseDeck
from game.cities_knights.draw_progress import ProgressDrawn
from game.cities_knights.families import AQUEDUCT, CHOOSE_DECK
from game.cities_knights.play_merchant import No as Merchant
from game.cities_knights.play_merchant import PlayMerchant
from game.core.codec import compiled
from game.discovery.open_treasure import TreasureTaken
from game.discovery.rows import CARD, TREASURES
from game.seafarers.build_ship import BuildShip
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.choose_gold import No as Gold
from game.seafarers.families import GOLD
from tests.game.discovery.tables import PAY, SHOAL
from tests.game.knights_at_sea.tables import Bay, Reef
from tests.game.tables import A

NAMES = ("base", "cities_knights", "seafarers")
REFUSED = ("cloth", "forgotten_tribe", "pirate_islands", "wonders")

GOLDEN = r"""
        .       .       .
      /   \   /   \   /   \
    .       A       .       .
    |  $6   |  ~    |  ~    |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       b       .
|  D*   |  P9   |  ~    |  G5   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""


@pytest.mark.rule("10-1", "16.8")
def test_two_points_more_on_every_map() -> None:
    """The target is two higher than without knights, for three and four seats."""
    maps = maps_of(NAMES)
    for name, names in maps.items():
        plain = tuple(one for one in names if one != "cities_knights")
        with_knights = compiled(names, {"map": name}, 4, BOXES).options["points"]

        assert with_knights == int(compiled(plain, {"map": name}, 4, BOXES).options["points"]) + 2


@pytest.mark.rule("10-9")
def test_gold_is_resources_alone_also_for_cities() -> None:
    """A city chooses two resources and no commodity."""
    table = Bay(GOLDEN, stage="roll")
    table.roll(2, 4)

    assert table.owes()[0] == ("a", GOLD)
    for wanted in ("2 cloth", "ore coin"):
        assert table.why_not(ChooseGold(table.cards(wanted))) is Gold.NOT_IN_BANK
    table.play(ChooseGold(table.cards("2 ore")))
    assert table.hand() == {"ore": 2}


@pytest.mark.rule("10-9", "16.4")
def test_who_has_taken_gold_takes_no_water() -> None:
    """A player who took gold does not use the aqueduct; one who got nothing does."""
    levels = {"a": (0, 0, 3), "b": (0, 0, 3)}
    table = Bay(GOLDEN, stage="roll", levels=levels)
    table.roll(2, 4)
    table.play(ChooseGold(table.cards("2 ore")))

    assert table.owes() == [("b", AQUEDUCT)]


@pytest.mark.rule("10-10")
def test_no_merchant_stands_on_gold() -> None:
    """The merchant cannot go to gold, which has nothing to trade."""
    table = Bay(GOLDEN, held={"a": "merchant"})
    gold = next(
        h
        for h in table.state.land_hexes
        if table.state.rules.terrains[table.state.terrain[h]].name == "gold"
    )

    assert table.why_not(PlayMerchant(gold)) is Merchant.NO_TRADE


@pytest.mark.rule("10-11")
def test_one_attack_is_on_all_islands() -> None:
    """Every city and every active knight counts, on all islands."""
    two = GOLDEN.replace("b       .\n|  D*", "B       .\n|  D*")
    table = Bay(two.replace("c ", "C "), ship=6, stage="roll")

    assert cities(table.state) == 3


@pytest.mark.rule("10-12")
def test_a_general_harbour_takes_commodities() -> None:
    """A 3:1 harbor takes commodities, and a 2:1 harbor only its kind."""
    for harbour, rates in (("?", (3, 3)), ("w", (4, 2))):
        table = Bay(GOLDEN, a="4 cloth 4 wool")
        table.state.harbours = (
            (
                table.state.topology.corner_edges[
                    table.state.corners_of(A, table.state.rules.piece("city"))[0]
                ][0],
                -1 if harbour == "?" else table.kind("wool"),
            ),
        )
        table.turn_to("a")

        assert (table.rate("cloth"), table.rate("wool")) == rates
        assert TradeWithBank in table.verbs()


@pytest.mark.rule("10-14", "10-13")
def test_four_scenarios_are_not_played_with_knights() -> None:
    """Two need development cards, and two have cloth or warships."""
    brought = {name for names in maps_of(NAMES).values() for name in names}

    assert brought == {*NAMES, "discovery", "new_world"}
    assert not brought & {*REFUSED}
    assert {*NAMES} in [{*names} for names in offered()]


@pytest.mark.rule("10-15")
def test_a_treasure_that_is_a_card_is_a_progress_card() -> None:
    """The finder chooses its deck."""
    table = Reef(SHOAL.replace("?", "~"), PAY, treasures="1,0/1,1/2,0")
    events = table.play(BuildShip(table.edge), treasure=[[*TREASURES].index(CARD)])

    assert any(isinstance(event, TreasureTaken) for event in events)
    assert table.owes()[0] == ("a", CHOOSE_DECK)
    card = table.drawing_card("crane")
    drawn = table.play(ChooseDeck("science"), draw=[card])
    assert drawn == [ProgressDrawn(seat=A, deck="science", card="crane")]


@pytest.mark.rule("10-16")
def test_what_the_fog_gives_is_a_resource() -> None:
    """A hex turned up pays one resource and no commodity."""
    table = Reef(SHOAL, PAY, hidden="mountains fields", tokens="5 9")
    kinds = [terrain.name for terrain in table.state.rules.terrains]
    before = table.hand().get("ore", 0)

    table.play(BuildShip(table.edge), fog=[kinds.index("mountains")], number=[5])

    assert table.hand()["ore"] == before + 1
    assert "coin" not in table.hand()
