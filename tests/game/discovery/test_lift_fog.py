"""Fog: how hexes are turned up, the result, and that nothing is there before."""

from __future__ import annotations

from typing import Any

import pytest

from game import BadLayout, Scripted
from game.base import MODULE as BASE
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.free_road import LayFreeRoad
from game.base.move_robber import MoveRobber
from game.base.move_robber import No as Robber
from game.base.play_roads import PlayRoads
from game.base.roll import RollDice
from game.core import codec
from game.core.play import push
from game.core.points import GameEnded
from game.core.undo import No as Stays
from game.discovery.lift_fog import FogLifted
from game.discovery.parts import Fog
from game.seafarers.build_ship import BuildShip, ShipBuilt
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.move_pirate import MovePirate
from game.seafarers.move_pirate import No as Pirate
from game.seafarers.move_ship import MoveShip
from tests.game.discovery.tables import HEATH, PAY, SHOAL, Depths
from tests.game.tables import A, B, cards
from tests.game.taking_back import why_it_stays

FIRST, SECOND = "2,0", "2,1"
"""The hidden hexes of all these boards, in order."""

ON = "1,1/2,0"
"""The edge from the first hidden hex toward the second."""

TWIN = r"""
        .       .       .       .
      /   \   /   \   /   \   /   \
    .       .       .       .       .
    |  F6*  |  H5   |  ?    |  ~    |
    .       .       a       .       .
  /   \   /   \   /   +   /   \   /   \
.       .       .       .       .       .
|  P9   |  G4   |  ~    |  ?    |  M8   |
.       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .
"""
"""A board with a settlement at one hidden hex, and an edge from there to another."""

BARE = TWIN.replace("a       .       .", ".       .       .")

ISLES = r"""
        .       .       .       .       .
      /   \   /   \   /   \   /   \   /   \
    .       .       .       .       .       .
    |  F6*  |  ~    |  P5   |  ?    |  H8   |
    .       a       +       .       +       .
  /   \   /   A   A   A   +   \   /   \   /   \
.       .       .       .       .       .       .
|  ~    |  ~    |  ~    |  ~    |  ~    |  ~    |
.       .       .       .       .       .       .
  \   /   \   /   \   /   \   /   \   /   \   /
    .       .       .       .       .       .
"""
"""A board with an island that fog may separate from another one."""


def shoal(hidden: str = "forest sea", tokens: str = "3", hand: str = PAY, **more: Any) -> Depths:
    """A table where a may build a ship that reaches the first hidden hex."""
    return Depths(SHOAL, hand, hidden=hidden, tokens=tokens, **more)


def lifted(events: list[Any]) -> list[tuple[str, int, int]]:
    """Terrain, number and cards of each hex that was turned up."""
    found = (event for event in events if isinstance(event, FogLifted))
    return [(event.terrain, event.token, event.count) for event in found]


@pytest.mark.rule("4.1-1")
def test_hidden_hexes_are_seen_and_what_lies_there_is_counted() -> None:
    """Everyone sees the hidden hexes and the stacks' contents, without an order."""
    table, other = shoal("sea gold", "9"), shoal("gold sea", "9")

    assert table.lies(FIRST) == table.lies(SECOND) == ("hidden", 0)
    assert table.fog == Fog(terrains=("gold", "sea"), numbers=(9,))
    assert other.fog == table.fog


@pytest.mark.rule("4.1-1")
def test_a_board_that_hides_more_than_its_stacks_hold_is_refused() -> None:
    """The message says what the stacks lack."""
    with pytest.raises(BadLayout, match="drawn has 2 hidden hexes and 1 terrains for them"):
        shoal("sea", "")
    with pytest.raises(BadLayout, match="drawn has 1 hidden numbers: it needs 2"):
        shoal("forest gold", "2")


@pytest.mark.rule("4.1-2", "4.1-3", "4.1-7")
def test_a_ship_turns_up_what_it_ends_at() -> None:
    """Terrain and number are drawn and pay a card; no other hex is turned up."""
    table = shoal()

    events = table.play(BuildShip(table.edge), fog=table.under("forest"), number=[3])

    assert events[1:] == [
        ShipBuilt(seat=A, edge=table.edge),
        FogLifted(seat=A, hex=table.named(FIRST), terrain="forest", token=3, count=1),
    ]
    assert (table.lies(FIRST), table.lies(SECOND)) == (("forest", 3), ("hidden", 0))
    assert table.hand() == {"lumber": 3, "brick": 3, "wool": 2, "grain": 2}
    assert table.fog.found == (("forest", 3),)


@pytest.mark.rule("4.1-2", "4.1-7")
def test_a_road_turns_up_what_it_ends_at() -> None:
    """A road turns a hex up just like a ship."""
    table = Depths(HEATH, PAY, hidden="forest hills", tokens="3 11")

    events = table.play(BuildRoad(table.edge), fog=table.under("hills"), number=[11])

    assert lifted(events) == [("hills", 11, 1)]


@pytest.mark.rule("4.1-2")
def test_a_ship_that_moves_turns_up_what_it_ends_at() -> None:
    """A moved ship turns a hex up just like a new one."""
    drawing = SHOAL.replace("|  F6*  |", "|  F6*  A")
    table = Depths(drawing, hidden="forest sea", tokens="3")

    events = table.play(MoveShip(table.named("0,0/1,0"), table.edge), fog=table.under("sea"))

    assert lifted(events) == [("sea", 0, 0)]


@pytest.mark.rule("4.1-2", "12.6")
def test_a_settlement_turns_nothing_up() -> None:
    """A settlement turns nothing up, even at set-up; its road or ship does."""
    table = Depths(BARE, hidden="forest sea", tokens="3", stage="found")

    table.play(FoundSettlement(table.named("1,0/1,1/2,0")))

    assert table.lies(FIRST) == ("hidden", 0)


@pytest.mark.rule("4.1-4", "12.6")
@pytest.mark.parametrize(("pays", "count"), [(True, 1), (False, 0)])
@pytest.mark.parametrize("piece", [LayFirstRoad, LayFirstShip])
def test_what_is_set_up_turns_up_too(piece: type, pays: bool, count: int) -> None:
    """A first road or ship turns hexes up; by an option that pays cards."""
    options = {"fog_reward_setup": pays}
    table = Depths(BARE, hidden="forest sea", tokens="3", stage="found", options=options)
    table.play(FoundSettlement(table.named("1,0/1,1/2,0")))

    if piece is LayFirstRoad:
        under = table.under("forest")
        events = table.play(LayFirstRoad(table.named("1,0/2,0")), fog=under, number=[3])
    else:
        under = table.under("forest", "sea")
        events = table.play(LayFirstShip(table.named(ON)), fog=under, number=[3])

    assert lifted(events)[0] == ("forest", 3, count)
    assert table.hand() == ({"lumber": 1} if pays else {})


@pytest.mark.rule("4.1-4")
@pytest.mark.parametrize("pays", [True, False])
def test_gold_of_set_up_is_chosen_before_the_next_settlement(pays: bool) -> None:
    """The card is chosen before the next settlement, or by an option there is none."""
    options = {"fog_reward_setup": pays}
    table = Depths(BARE, hidden="gold sea", tokens="3", stage="found", options=options)
    table.play(FoundSettlement(table.named("1,0/1,1/2,0")))

    table.play(LayFirstRoad(table.named("1,0/2,0")), fog=table.under("gold"), number=[3])

    assert table.owes() == ([("a", "gold")] if pays else [])


@pytest.mark.rule("4.1-4")
def test_the_option_is_about_set_up_alone() -> None:
    """After set-up every hex turned up pays, whatever the option."""
    table = shoal(options={"fog_reward_setup": False})

    events = table.play(BuildShip(table.edge), fog=table.under("forest"), number=[3])

    assert lifted(events) == [("forest", 3, 1)]


@pytest.mark.rule("4.1-3", "12.5")
def test_one_ship_may_turn_up_two() -> None:
    """A ship with a hidden hex at each end turns both up in reading order, each with its card."""
    table = Depths(TWIN, PAY, hidden="forest hills", tokens="3 11")

    under = table.under("hills", "forest")
    events = table.play(BuildShip(table.edge), fog=under, number=[11, 3])

    assert lifted(events) == [("hills", 11, 1), ("forest", 3, 1)]
    assert (table.lies(FIRST), table.lies(SECOND)) == (("hills", 11), ("forest", 3))
    assert table.hand() == {"lumber": 3, "brick": 4, "wool": 2, "grain": 2}


@pytest.mark.rule("4.1-3")
def test_one_hex_is_over_before_the_next() -> None:
    """The first hex's gold is paid before the second hex is turned up."""
    table = Depths(TWIN, PAY, hidden="gold hills", tokens="3 11")

    first = table.play(BuildShip(table.edge), fog=table.under("gold"), number=[11])
    assert (table.owes(), table.lies(SECOND)) == ([("a", "gold")], ("hidden", 0))
    second = table.play(ChooseGold(cards("ore")), fog=table.under("hills"), number=[3])

    assert (lifted(first), lifted(second)) == ([("gold", 11, 0)], [("hills", 3, 1)])


def test_a_game_stored_between_two_finds_goes_on_alike() -> None:
    """A game stored and loaded between two finds continues the same way."""
    table = Depths(TWIN, PAY, hidden="gold gold", tokens="3 11")
    table.play(BuildShip(table.edge), fog=table.under("gold"), number=[11])
    loaded = codec.restore(codec.snapshot(table.state), (BASE, *Depths.boxes))

    choice = ChooseGold(cards("ore"))
    table.play(choice, fog=table.under("gold"), number=[3])
    push(loaded, A, choice, Scripted(fog=table.under("gold"), number=[3]))

    assert table.owes() == [("a", "gold")]
    assert codec.snapshot(loaded) == codec.snapshot(table.state)


@pytest.mark.rule("4.1-3")
@pytest.mark.parametrize("terrain", ["sea", "desert"])
def test_sea_and_desert_bring_nothing(terrain: str) -> None:
    """They get no number and pay no card; the numbers are for other hexes."""
    table = shoal(f"forest {terrain}")

    events = table.play(BuildShip(table.edge), fog=table.under(terrain))

    assert lifted(events) == [(terrain, 0, 0)]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("4.1-3")
def test_of_gold_the_card_is_chosen() -> None:
    """The player chooses one card that the bank has, before the game goes on."""
    table = shoal("gold sea", "9", hand="lumber wool")
    table.play(BuildShip(table.edge), fog=table.under("gold"), number=[9])

    assert (table.lies(FIRST), table.owes()) == (("gold", 9), [("a", "gold")])
    table.play(ChooseGold(cards("ore")))
    assert (table.hand(), table.owes()) == ({"ore": 1}, [("a", "turn")])


@pytest.mark.rule("4.1-3")
@pytest.mark.parametrize("terrain", ["forest", "gold"])
def test_what_the_bank_has_not_does_not_come(terrain: str) -> None:
    """If the bank lacks the card, the hex still gets its number."""
    table = shoal(f"{terrain} sea", "9", hand="", bank="", held={"a": "road_building"})
    table.play(PlayRoads())

    events = table.play(LayFreeShip(table.edge), fog=table.under(terrain), number=[9])

    assert lifted(events) == [(terrain, 9, 0)]
    assert (table.hand(), table.owes()) == ({}, [("a", "free road")])


@pytest.mark.rule("4.1-2", "4.1-3")
def test_free_ships_turn_up_one_after_another() -> None:
    """The first ship's find is turned up before the second ship is asked for."""
    table = shoal("forest hills", "3 11", hand="", held={"a": "road_building"})
    table.play(PlayRoads())

    first = table.play(LayFreeShip(table.edge), fog=table.under("forest"), number=[3])
    second = table.play(LayFreeShip(table.named(ON)), fog=table.under("hills"), number=[11])

    assert (lifted(first), lifted(second)) == ([("forest", 3, 1)], [("hills", 11, 1)])
    assert (table.hand(), table.owes()) == ({"lumber": 1, "brick": 1}, [("a", "turn")])


@pytest.mark.rule("4.1-2", "4.1-3")
def test_free_roads_wait_for_the_gold_of_the_first() -> None:
    """The gold card is chosen before the second free road."""
    table = Depths(HEATH, hidden="gold desert", tokens="3", held={"a": "road_building"})
    table.play(PlayRoads())

    table.play(LayFreeRoad(table.edge), fog=table.under("gold"), number=[3])
    assert table.owes() == [("a", "gold")]
    table.play(ChooseGold(cards("ore")))
    table.play(LayFreeRoad(table.named(ON)), fog=table.under("desert"))

    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("4.1-2", "4.1-3")
def test_who_builds_in_the_turn_of_another_turns_up_for_itself() -> None:
    """A seat that builds on another's turn gets the card or gold itself."""
    table = Depths(SHOAL, PAY, hidden="gold forest", tokens="3 4", turn="b")
    table.let_build("a")

    table.play(BuildShip(table.edge), fog=table.under("gold"), number=[4])

    assert table.owes() == [("a", "gold")]
    table.play(ChooseGold(cards("ore")))
    events = table.play(BuildShip(table.named(ON)), fog=table.under("forest"), number=[3])
    assert lifted(events) == [("forest", 3, 1)]
    assert (table.hand("b"), table.hand()["ore"]) == ({}, 1)


@pytest.mark.rule("4.1-5")
def test_robber_and_pirate_keep_off_what_is_hidden() -> None:
    """A hidden hex is neither land nor sea and has no number."""
    table = Depths(SHOAL, hidden="forest sea", tokens="3", stage="roll", pirate="3,0")
    place = table.named(FIRST)

    table.play(RollDice(), die=[3, 4])

    assert table.why_not(MoveRobber(place)) is Robber.NOT_ON_LAND
    assert table.why_not(MovePirate(place)) is Pirate.NOT_AT_SEA
    assert all(place not in hexes for hexes in table.state.by_number)


@pytest.mark.rule("4.1-5")
def test_what_was_turned_up_stays() -> None:
    """Turning up a hex cannot be undone, even if everyone could tell what it was."""
    table = shoal("sea sea", "")

    assert why_it_stays(table, BuildShip(table.edge), fog=table.under("sea")) is Stays.CHANCE


@pytest.mark.rule("4.1-5")
def test_the_turn_goes_on() -> None:
    """A settlement can be built beside the new hex at once, and it produces from then on."""
    table = shoal("forest sea", "3")
    table.play(BuildShip(table.edge), fog=table.under("forest"), number=[3])

    table.play(BuildSettlement(table.named("1,0/1,1/2,0")))

    assert table.named(FIRST) in table.state.by_number[3]
    table.turn_to("b", stage="roll").play(RollDice(), "b", die=[1, 2])
    assert table.hand() == {"lumber": 2 + 1, "brick": 2, "wool": 1, "grain": 1}


@pytest.mark.rule("4.1-5")
def test_who_has_won_with_it_has_won() -> None:
    """The fifth ship of a route brings the award after its find."""
    drawing = SHOAL.replace("|  F6*  |", "|  F6*  A").replace("      /   \\", "      A   A", 1)
    table = Depths(drawing, PAY, hidden="forest sea", tokens="3", options={"points": 3})

    events = table.play(BuildShip(table.edge), fog=table.under("forest"), number=[3])

    assert lifted(events) == [("forest", 3, 1)]
    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)


@pytest.mark.rule("4.1-6")
@pytest.mark.parametrize("drawing", [SHOAL, HEATH])
def test_nothing_is_laid_beside_what_is_hidden(drawing: str) -> None:
    """No road or ship can be laid beside a hex that is still hidden."""
    table = Depths(drawing, PAY, hidden="forest hills", tokens="3 11")
    hidden = {table.named(FIRST), table.named(SECOND)}
    edges = [one.edge for one in table.options(BuildShip)]
    edges += [one.edge for one in table.options(BuildRoad)]

    assert edges
    assert not [edge for edge in edges if {*table.state.topology.edge_hexes[edge]} & hidden]


@pytest.mark.rule("12.8")
@pytest.mark.parametrize(("terrain", "bonus"), [("forest", 2), ("sea", 4)])
def test_islands_that_fog_joins_count_once(terrain: str, bonus: int) -> None:
    """A seat paid for one island is not paid for the other, unless sea comes up between them."""
    options = {"isles": "foreign", "points": 20}
    tokens = "3" if terrain == "forest" else ""
    table = Depths(ISLES, PAY, hidden=terrain, tokens=tokens, options=options)
    west, east = table.corners
    table.play(BuildSettlement(west))
    assert table.bonus == {"a": 2}

    number = [3] if tokens else []
    table.play(BuildShip(table.edge), fog=table.under(terrain), number=number)
    for edge in ("2,1/3,0", "3,0/3,1"):
        table.state.lay(A, table.named(edge), table.state.rules.piece("ship"))
    table.play(BuildSettlement(east))

    assert table.bonus == {"a": bonus}


def test_who_leaves_turns_up_nothing_more() -> None:
    """If a player leaves with gold owed, the second hex stays hidden until someone reaches it."""
    table = Depths(TWIN, PAY, hidden="gold hills", tokens="3 11")
    table.play(BuildShip(table.edge), fog=table.under("gold"), number=[11])

    table.leave("a")
    assert table.lies(SECOND) == ("hidden", 0)

    table.turn_to("b")
    table.state.lay(B, table.named("1,2/2,1"), table.state.rules.piece("ship"))
    table.state.give(B, cards("lumber wool"))
    events = table.play(
        BuildShip(table.named("1,1/2,1")), "b", fog=table.under("hills"), number=[3]
    )
    assert lifted(events) == [("hills", 3, 1)]
