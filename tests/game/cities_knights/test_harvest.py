"""City yields, bank shortages, the aqueduct, trade rates, walls and mixed hands."""

from __future__ import annotations

import pytest

from game.base.bank_gift import CardsTaken
from game.base.bank_trade import TradeWithBank
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.parts import Robber
from game.base.production import Produced
from game.base.rob import Rob, Robbed
from game.cities_knights.build_wall import BuildWall, WallBuilt
from game.cities_knights.build_wall import No as Wall
from game.cities_knights.parts import Effects, Merchant
from game.cities_knights.take_water import LeaveWater, No, TakeWater
from tests.game.cities_knights.tables import Isle
from tests.game.tables import A, B

ROUND = r"""
        .       .       .
      /   \   /   \   /   \
    .       A       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       .       .       B       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       C       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""


@pytest.mark.rule("9")
@pytest.mark.parametrize(
    ("roll", "seat", "brings"),
    [
        ((2, 4), "a", {"lumber": 1, "paper": 1}),
        ((5, 3), "a", {"brick": 2}),
        ((3, 1), "b", {"ore": 1, "coin": 1}),
        ((2, 3), "b", {"grain": 2}),
        ((4, 5), "c", {"wool": 1, "cloth": 1}),
    ],
)
def test_what_a_city_yields(roll: tuple[int, int], seat: str, brings: dict[str, int]) -> None:
    """A city yields a resource and a commodity, except two of grain or brick."""
    table = Isle(ROUND, stage="roll")

    table.roll(*roll)

    assert table.hand(seat) == brings


@pytest.mark.rule("9")
def test_a_settlement_yields_one_resource() -> None:
    """A settlement yields one resource and no commodity."""
    table = Isle(ROUND.replace("A ", "a "), stage="roll")

    table.roll(2, 4)

    assert table.hand() == {"lumber": 1}


@pytest.mark.rule("9", "15.16", "15.28")
def test_commodities_run_out_by_themselves() -> None:
    """With a commodity short, a city still gets its resource, and a sole claimant the rest."""
    table = Isle(ROUND, stage="roll")
    table.state.bank[table.kind("paper")] = 0

    table.roll(2, 4)

    assert table.hand() == {"lumber": 1}


@pytest.mark.rule("9", "15.16")
def test_of_several_nobody_gets_what_is_short() -> None:
    """With two cities on a forest and one paper left, neither gets paper."""
    table = Isle(ROUND.replace(".       .       .\n", "B       .       .\n", 1), stage="roll")
    table.state.bank[table.kind("paper")] = 1

    events = table.roll(2, 4)

    assert (table.hand("a"), table.hand("b")) == ({"lumber": 1}, {"lumber": 1})
    produced = next(event for event in events if isinstance(event, Produced))
    assert produced.short == (table.kind("paper"),)


@pytest.mark.rule("9")
def test_the_robbers_hex_yields_no_commodity() -> None:
    """The robber's hex yields neither resources nor commodities."""
    table = Isle(ROUND.replace("F6 ", "F6*").replace("D*", "D "), stage="roll")

    table.roll(2, 4)

    assert table.hand() == {}


AQUEDUCT = {"a": (0, 0, 3), "b": (0, 0, 4)}


@pytest.mark.rule("5", "15.15")
def test_an_aqueduct_brings_a_resource_of_choice() -> None:
    """From the roller on, players with it who got nothing choose a resource or decline."""
    table = Isle(ROUND, stage="roll", turn="b", levels=AQUEDUCT)
    table.roll(6, 6, by="b")
    assert table.owes() == [("b", "aqueduct")]
    assert [action.card for action in table.options(TakeWater, "b")] == [0, 1, 2, 3, 4]

    events = table.play(TakeWater(4), "b")
    assert events == [CardsTaken(seat=B, cards=table.cards("ore"))]
    assert table.owes() == [("a", "aqueduct")]
    table.play(LeaveWater())

    assert (table.hand("a"), table.hand("b"), table.hand("c")) == ({}, {"ore": 1}, {})
    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("5", "15.15")
def test_no_aqueduct_for_who_got_something() -> None:
    """A player who got any card gets no aqueduct card, nor does one below the third level."""
    table = Isle(ROUND, stage="roll", levels={"a": (0, 0, 5), "b": (0, 0, 2)})

    table.roll(2, 4)

    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("5", "15.15")
def test_no_aqueduct_after_a_commodity_alone() -> None:
    """A commodity alone rules out the aqueduct, even when the bank was out of the resource."""
    table = Isle(ROUND, stage="roll", levels=AQUEDUCT)
    table.state.bank[table.kind("lumber")] = 0

    table.roll(2, 4)

    assert table.hand() == {"paper": 1}
    assert table.owes() == [("b", "aqueduct")]


@pytest.mark.rule("5", "15.15")
def test_an_aqueduct_helps_against_robber_and_shortage() -> None:
    """The aqueduct helps whatever the reason for getting nothing."""
    robbed = Isle(ROUND.replace("F6 ", "F6*").replace("D*", "D "), stage="roll", levels=AQUEDUCT)
    robbed.roll(2, 4)
    short = Isle(ROUND, stage="roll", levels=AQUEDUCT)
    short.state.bank[0] = short.state.bank[short.kind("paper")] = 0
    short.roll(2, 4)

    assert robbed.owes() == short.owes() == [("a", "aqueduct")]


@pytest.mark.rule("5", "15.15")
def test_no_aqueduct_on_a_seven() -> None:
    """A seven gives no aqueduct card, although nobody gets anything."""
    table = Isle(ROUND, stage="roll", levels=AQUEDUCT)

    table.roll(3, 4)

    assert table.owes() == [("a", "robber")]


@pytest.mark.rule("5", "16.4")
def test_an_aqueduct_brings_no_commodity() -> None:
    """It offers only resources that the bank has; if there are none nobody is asked."""
    table = Isle(ROUND, stage="roll", levels={"a": (0, 0, 3)}, bank="2 ore wool 5 cloth")
    table.roll(6, 6)
    assert table.why_not(TakeWater(table.kind("cloth"))) is No.NO_RESOURCE
    assert table.why_not(TakeWater(0)) is No.BANK_LACKS
    assert table.default() == TakeWater(2)

    dry = Isle(ROUND, stage="roll", levels={"a": (0, 0, 3)}, bank="5 cloth")
    dry.roll(6, 6)
    assert dry.owes() == [("a", "turn")]


@pytest.mark.rule("9", "15.26")
def test_a_guild_trades_commodities_two_for_one() -> None:
    """From the third level of trade on, two alike commodities buy any other card."""
    table = Isle(ROUND, "2 cloth", levels={"a": (3, 0, 0), "b": (2, 5, 5)})

    assert [table.rate(name) for name in ("cloth", "coin", "paper", "ore")] == [2, 2, 2, 4]
    assert table.rate("cloth", "b") == 4
    cloth = table.kind("cloth")
    gets = [action.get for action in table.options(TradeWithBank)]
    assert gets == [card for card in range(8) if card != cloth]


HARBOURS = r"""
        .       .
      /   \   /   \
    A       .       b
  l |  F6   |  D*   | ?
    .       .       .
  /   \   /   \   /   \
.       .       .       .
|  M9   |  P4   |  H5   |
.       .       .       .
  \   /   \   /   \   /
    .       .       .
"""


@pytest.mark.rule("9", "15.26")
def test_harbours_and_commodities() -> None:
    """A 3:1 harbor takes commodities, a 2:1 harbor does not, and a guild beats 3:1."""
    table = Isle(HARBOURS, levels={"c": (3, 0, 0)})

    assert [table.rate(name) for name in ("lumber", "paper", "ore")] == [2, 4, 4]
    assert [table.rate(name, "b") for name in ("lumber", "paper", "ore")] == [3, 3, 3]
    assert table.rate("paper", "c") == 2


@pytest.mark.rule("7", "9")
def test_the_merchant_trades_the_resource_of_his_hex() -> None:
    """It trades the resource and not the commodity of his hex, for his owner alone."""
    table = Isle(ROUND)
    table.state.put(Merchant(at=table.state.land_hexes[0], seat=A))

    assert [table.rate(name) for name in ("lumber", "paper", "ore")] == [2, 4, 4]
    assert table.rate("lumber", "b") == 4


@pytest.mark.rule("9")
def test_a_fleet_trades_what_was_named() -> None:
    """It trades the named kind for its owner alone, until the end of the turn."""
    table = Isle(ROUND)
    table.state.change(Effects, fleet=((table.state.stint, table.kind("coin")),))

    assert [table.rate(name) for name in ("coin", "cloth")] == [2, 4]
    assert table.rate("coin", "b") == 4
    table.state.stint += 1
    assert table.rate("coin") == 4


TOWNS = ROUND.replace("A ", "A+", 1)


@pytest.mark.rule("6")
def test_a_wall_costs_two_brick() -> None:
    """A wall can go on any of your cities that has none."""
    table = Isle(TOWNS, "4 brick")

    table.offers(BuildWall)
    events = table.play(BuildWall(table.corner))

    assert events[1:] == [WallBuilt(seat=A, corner=table.corner)]
    assert table.hand() == {"brick": 2}
    assert table.cities.walls == (table.corner,)
    assert table.why_not(BuildWall(table.corner)) is Wall.NO_CITY


@pytest.mark.rule("6")
def test_a_settlement_has_no_wall() -> None:
    """A wall needs a city or metropolis."""
    table = Isle(TOWNS.replace("A+", "a+"), "2 brick")
    assert table.why_not(BuildWall(table.corner)) is Wall.NO_CITY

    metropolis = Isle(TOWNS, "2 brick", metropolises={"trade": 0})
    metropolis.offers(BuildWall)


FOUR = r"""
        A+      .       A+
      /   \   /   \   /   \
    .       .       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   \   /   \   /   \
.       A+      .       .       A+
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       .       .       .
"""


@pytest.mark.rule("6")
def test_three_walls_are_all() -> None:
    """With four cities you can build three walls; those of others do not count."""
    table = Isle(FOUR, "2 brick", walls=(0, 1, 2))

    assert table.why_not(BuildWall(table.corners[3])) is Wall.NO_WALL_LEFT
    assert Isle(FOUR, "2 brick", walls=(0, 1)).options(BuildWall) != []


@pytest.mark.rule("6", "9", "15.17")
@pytest.mark.parametrize("count", range(4))
def test_each_wall_holds_two_more_cards(count: int) -> None:
    """The limit is seven, nine, eleven or thirteen; commodities count, progress cards do not."""
    limit = 7 + 2 * count
    held = {"a": "crane 2 smith mining"}
    below = Isle(FOUR, f"{limit - 3} ore 3 coin", walls=range(count), stage="roll", held=held)
    above = Isle(FOUR, f"{limit - 3} ore 4 coin", walls=range(count), stage="roll", held=held)
    below.roll(3, 4)
    above.roll(3, 4)

    assert below.owes() == [("a", "robber")]
    assert above.owes() == [("a", "discard")]
    half = (limit + 1) // 2
    above.play(Discard(above.cards(f"{half - 4} ore 4 coin")))
    assert sum(above.hand().values()) == limit + 1 - half


@pytest.mark.rule("9")
def test_a_commodity_can_be_stolen() -> None:
    """A theft draws from resources and commodities alike."""
    table = Isle(ROUND, b="2 ore 3 coin", stage="roll")
    table.roll(3, 4)
    at = next(i for i in table.state.land_hexes if table.state.tokens[i] == 5)
    coin = table.kind("coin")

    events = table.play(MoveRobber(at), theft=[coin])

    assert events[-1] == Robbed(seat=A, victim=B, card=coin)
    assert table.state.part(Robber).at == at
    assert Rob not in table.verbs()
