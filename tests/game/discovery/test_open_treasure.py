"""Treasures: who takes them, their kinds, and their effects."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest

from game import UnscriptedChance, told
from game.base.build_road import BuildRoad
from game.base.dev_cards import No as Card
from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.play_knight import PlayKnight
from game.core.points import GameEnded
from game.core.undo import No as Stays
from game.discovery.lift_fog import FogLifted
from game.discovery.open_treasure import CardFound, TreasureTaken
from game.discovery.rows import RESOURCES, TREASURES
from game.seafarers.build_ship import BuildShip
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.free_ship import LayFreeShip
from game.seafarers.move_ship import MoveShip
from tests.game.discovery.tables import HEATH, PAY, SHOAL, Depths, find
from tests.game.tables import A, B, cards, deck_kind
from tests.game.taking_back import why_it_stays

NEAR = "1,0/1,1/2,0"
"""The corner that the marked piece reaches."""
FAR = "1,1/2,0/2,1"
"""The next corner after it."""
ON = "1,1/2,0"
"""The edge between these corners."""

FEW = [*RESOURCES]
"""Treasures that ask for no choice."""


def shoal(hand: str = PAY, treasures: str = f"{NEAR} {FAR}", **more: Any) -> Depths:
    """A table where a may build a ship that reaches a treasure, surrounded by sea."""
    drawing = more.pop("drawing", SHOAL).replace("?", "~")
    return Depths(drawing, hand, treasures=treasures, **more)


def opened(kind: str, drawn: str = "", **more: Any) -> tuple[Depths, list[Any]]:
    """The table after a has found a treasure of this *kind*, perhaps a card, and the events."""
    table = shoal("lumber wool", **more)
    build, treasure = BuildShip(table.edge), find(kind)
    if not drawn:
        return table, table.play(build, treasure=treasure)
    return table, table.play(build, treasure=treasure, draw=[deck_kind(drawn)])


@pytest.mark.rule("4.2-2", "4.2-3")
def test_there_are_twenty_treasures() -> None:
    """There are five of gold, five of two resources each, five cards and five builders."""
    assert {"gold": 5, **dict.fromkeys(RESOURCES, 1), "card": 5, "builder": 5} == TREASURES
    assert sum(TREASURES.values()) == 20
    assert [*RESOURCES.values()] == [
        ("lumber", "wool"),
        ("grain", "ore"),
        ("brick", "lumber"),
        ("wool", "grain"),
        ("ore", "brick"),
    ]


@pytest.mark.rule("4.2-1")
def test_a_ship_takes_what_it_ends_at() -> None:
    """A ship takes the treasure at its end, once, and needs no building there."""
    table, events = opened("lumber_wool")

    got = cards("lumber wool")
    corner = table.named(NEAR)
    assert events[-1] == TreasureTaken(
        seat=A, corner=corner, treasure="lumber_wool", cards=got, points=0
    )
    assert (table.taken(), table.hand()) == (["lumber_wool"], {"lumber": 1, "wool": 1})
    assert table.play(BuildShip(table.named(ON)), treasure=find("grain_ore"))
    assert sorted(table.taken()) == ["grain_ore", "lumber_wool"]


@pytest.mark.rule("4.2-1")
def test_a_road_takes_one_too() -> None:
    """A road takes a treasure just like a ship."""
    table = Depths(HEATH.replace("?", "D"), PAY, treasures=NEAR)

    table.play(BuildRoad(table.edge), treasure=find("ore_brick"))

    assert table.taken() == ["ore_brick"]


@pytest.mark.rule("4.2-1")
def test_a_ship_that_moves_takes_one_too() -> None:
    """A moved ship takes a treasure just like a new one."""
    table = shoal("", drawing=SHOAL.replace("|  F6*  |", "|  F6*  A"))

    move = MoveShip(table.named("0,0/1,0"), table.edge)
    table.play(move, treasure=find("grain_ore"))

    assert (table.taken(), table.hand()) == (["grain_ore"], {"grain": 1, "ore": 1})


@pytest.mark.rule("4.2-1")
def test_whoever_comes_first_has_it() -> None:
    """A later ship to the same place finds nothing."""
    table, _ = opened("grain_ore", treasures=NEAR)
    state = table.turn_to("b").state
    state.lay(B, table.named(ON), state.rules.piece("ship"))
    state.give(B, cards("lumber wool"))

    table.play(BuildShip(table.named("1,0/2,0")), "b")

    assert (table.taken("a"), table.taken("b")) == (["grain_ore"], [])


@pytest.mark.rule("4.2-1")
def test_it_is_taken_after_what_is_hidden_there() -> None:
    """First the hidden hex is turned up, gold included, and then the treasure is taken."""
    table = Depths(SHOAL, PAY, hidden="gold sea", tokens="9", treasures=NEAR)

    first = table.play(BuildShip(table.edge), fog=table.under("gold"), number=[9])
    second = table.play(ChooseGold(cards("ore")), treasure=find("grain_ore"))

    assert isinstance(first[-1], FogLifted)
    assert isinstance(second[-1], TreasureTaken)


@pytest.mark.rule("4.2-3")
def test_it_is_drawn_when_it_is_taken() -> None:
    """It is drawn from the treasures nobody has taken, so it cannot be undone."""
    table = shoal()
    build = BuildShip(table.edge)

    assert why_it_stays(shoal(), build, treasure=find("grain_ore")) is Stays.CHANCE
    table.play(build, treasure=find("grain_ore"))
    with pytest.raises(UnscriptedChance, match="cannot come out"):
        table.play(BuildShip(table.named(ON)), treasure=find("grain_ore"))


@pytest.mark.rule("4.2-3")
def test_resources_come_as_far_as_the_bank_has_them() -> None:
    """If the bank has only one of two kinds, only that one is paid."""
    table, events = opened("grain_ore", bank="3 grain")

    assert events[-1].cards == cards("grain")
    assert table.hand() == {"grain": 1}


@pytest.mark.rule("4.2-3")
def test_gold_is_a_card_of_ones_choice() -> None:
    """The player chooses a card before the game goes on."""
    table, _ = opened("gold")

    assert table.owes() == [("a", "gold")]
    table.play(ChooseGold(cards("ore")))
    assert (table.hand(), table.owes()) == ({"ore": 1}, [("a", "turn")])


@pytest.mark.rule("4.2-3")
def test_a_card_counts_as_bought_this_turn() -> None:
    """Only the finder sees the card, and can play it on a later turn."""
    table, events = opened("card", drawn="knight")

    assert events[-1] == CardFound(seat=A, card="knight")
    assert told(events[-1], B) == told(events[-1], None) == CardFound(seat=A, card=None)
    assert table.why_not(PlayKnight()) is Card.JUST_BOUGHT
    assert PlayKnight in table.turn_to("a").verbs()


@pytest.mark.rule("4.2-3")
def test_without_cards_one_of_choice_comes() -> None:
    """With an empty deck the finder chooses a resource instead, as for gold."""
    table, events = opened("card", deck="")

    assert isinstance(events[-1], TreasureTaken)
    assert table.owes() == [("a", "gold")]


@pytest.mark.rule("4.2-3")
def test_the_builder_lays_two_for_nothing() -> None:
    """Two roads or ships are laid for free at once; the second can be skipped."""
    table, _ = opened("builder", treasures=NEAR)

    assert table.owes() == [("a", "free road")]
    assert {LayFreeShip, LayFreeRoad} <= table.verbs()
    table.play(LayFreeShip(table.named(ON)))
    assert SkipFreeRoad in table.verbs()
    table.play(LayFreeRoad(table.named("0,0/0,1")))
    assert (table.owes(), table.hand()) == ([("a", "turn")], {})


@pytest.mark.rule("4.2-3")
def test_what_a_builder_cannot_lay_lapses() -> None:
    """With one ship left it lays that one; with none nothing is asked."""
    one, _ = opened("builder", treasures=NEAR, supply={"a": {"ship": 2, "road": 0}})
    one.play(LayFreeShip(one.named(ON)))
    none, _ = opened("builder", treasures=NEAR, supply={"a": {"ship": 1, "road": 0}})

    assert one.owes() == none.owes() == [("a", "turn")]


@pytest.mark.rule("4.2-3")
def test_a_chain_of_discoveries_ends_well() -> None:
    """A builder's ship finds gold and a builder, whose ship finds one more, to the end."""
    corners = (NEAR, FAR, "1,1/1,2/2,1", "2,0/2,1/3,0")
    table = Depths(SHOAL, "lumber wool", hidden="gold sea", tokens="9", treasures=" ".join(corners))

    table.play(BuildShip(table.edge), fog=table.under("sea"), treasure=find("builder"))
    events = table.play(LayFreeShip(table.named(ON)), fog=table.under("gold"), number=[9])
    assert isinstance(events[-1], FogLifted)
    table.play(ChooseGold(cards("ore")), treasure=find("builder"))
    table.play(LayFreeShip(table.named("1,1/2,1")), treasure=find("builder"))
    table.play(LayFreeShip(table.named("2,0/2,1")), treasure=find("card"), draw=[0])
    owed = 0
    while table.owes() == [("a", "free road")]:
        table.play(table.default())
        owed += 1

    assert owed == 3
    assert sorted(table.taken()) == ["builder", "builder", "builder", "card"]
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("4.2-4")
@pytest.mark.parametrize(("pays", "points"), [(True, [0, 0, 1, 3, 3]), (False, [0] * 5)])
def test_by_an_option_the_third_and_fourth_bring_points(pays: bool, points: list[int]) -> None:
    """The third brings one point and the fourth two more, which everyone sees."""
    corners = (NEAR, FAR, "1,1/1,2/2,1", "2,0/2,1/3,0", "2,0/3,-1/3,0")
    edges = ("1,0/1,1", ON, "1,1/2,1", "2,0/2,1", "2,0/3,0")
    options = {"treasure_points": pays, "points": 20}
    table = shoal("5 lumber 5 wool", treasures=" ".join(corners), options=options)
    before = table.points()
    found: list[int] = []
    said: list[int] = []

    for kind, edge in zip(FEW, edges, strict=True):
        events = table.play(BuildShip(table.named(edge)), treasure=find(kind))
        said += [one.points for one in events if isinstance(one, TreasureTaken)]
        route = 2 if table.holder("longest_road") else 0
        found.append(table.points() - before - route)

    assert found == [*accumulate(said)] == points


@pytest.mark.rule("4.2-4")
def test_points_of_treasures_win() -> None:
    """They win on the player's own turn."""
    options = {"treasure_points": True, "points": 3}
    corners = (NEAR, FAR, "1,1/1,2/2,1", "2,0/2,1/3,0")
    table = shoal("5 lumber 5 wool", treasures=" ".join(corners), options=options)
    for kind, edge in zip(FEW, ("1,0/1,1", ON, "1,1/2,1"), strict=False):
        table.play(BuildShip(table.named(edge)), treasure=find(kind))

    events = table.play(BuildShip(table.named("2,0/2,1")), treasure=find("ore_brick"))

    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)
