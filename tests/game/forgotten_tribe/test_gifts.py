"""Gifts of the tribe: who takes one, its kind, and its fate."""

from __future__ import annotations

import pytest

from game import Seat, view
from game.base.buy_card import BuyCard
from game.base.dev_cards import No as CardNo
from game.base.found import FoundSettlement
from game.base.play_knight import PlayKnight
from game.base.play_roads import PlayRoads
from game.base.rows import KNIGHT, ROAD
from game.core.action import told
from game.core.points import GameEnded, points
from game.core.undo import No as Stays
from game.forgotten_tribe.gifts import CardGiven, ChoiceGiven, HarbourGiven, No, PointGiven
from game.seafarers.build_ship import BuildShip, ShipBuilt
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.free_ship import LayFreeShip
from game.seafarers.move_ship import MoveShip, ShipMoved
from tests.game.forgotten_tribe.tables import (
    BEFORE_CARD,
    BEFORE_POINT,
    BEFORE_QUAY,
    CARD,
    POINT,
    QUAY,
    SHIP,
    Tribe,
)
from tests.game.tables import A, B, cards, deck_kind
from tests.game.taking_back import comes_back, why_it_stays

PRICE = "wool grain ore"


def beside(before: str, hand: str = SHIP, **more: object) -> Tribe:
    """A table where a has one ship, on the edge *before* a gift."""
    return Tribe(hand, ships={"a": before}, **more)  # type: ignore[arg-type]  # as a table has them


@pytest.mark.rule("8.10-3")
def test_gifts_lie_on_their_edges_and_no_harbour_anywhere() -> None:
    """There are eight points, four cards and six harbors, and nobody trades better than 4:1."""
    table = Tribe()
    gifts = table.gifts

    assert [len(sort) for sort in (gifts.points, gifts.cards, gifts.harbours)] == [8, 4, 6]
    assert sorted(kind for _, kind in gifts.harbours) == sorted(
        ("any", "brick", "lumber", "wool", "grain", "ore")
    )
    assert len(gifts.lying) == 18
    assert table.state.harbours == ()


@pytest.mark.rule("8.10-4")
def test_a_ship_built_on_a_point_takes_it() -> None:
    """The point comes at once, and everyone sees it."""
    table = beside(BEFORE_POINT)
    edge, before = table.edge_at(POINT), points(table.state, A, hidden=False)

    events = table.play(BuildShip(edge))

    assert events[1:] == [ShipBuilt(seat=A, edge=edge), PointGiven(seat=A, edge=edge)]
    assert points(table.state, A, hidden=False) == before + 1
    assert edge not in table.gifts.lying
    assert table.gifts.taken == ((edge, A),)


@pytest.mark.rule("8.10-4")
def test_a_ship_moved_there_takes_it_too() -> None:
    """A moved ship takes a gift just like a new one."""
    table = Tribe(ships={"a": f"{BEFORE_POINT}; 7,3 W"})
    origin, edge = table.edge_at("7,3 W"), table.edge_at(POINT)

    events = table.play(MoveShip(origin, edge))

    assert events == [
        ShipMoved(seat=A, origin=origin, to=edge),
        PointGiven(seat=A, edge=edge),
    ]


@pytest.mark.rule("8.10-4")
def test_a_free_ship_takes_it_before_the_next_one_is_laid() -> None:
    """The first free ship takes its gift before the second free ship is asked for."""
    table = beside(BEFORE_POINT, held={"a": "road_building"}, options={"points": 20})
    table.play(PlayRoads())

    events = table.play(LayFreeShip(table.edge_at(POINT)))

    assert events[-1] == PointGiven(seat=A, edge=table.edge_at(POINT))
    assert table.owes() == [("a", "free road")]


@pytest.mark.rule("8.10-4")
def test_only_the_first_ship_takes_it() -> None:
    """A later ship on the same edge finds nothing."""
    table = beside(BEFORE_POINT)
    edge = table.edge_at(POINT)
    table.play(BuildShip(edge))
    table.state.lift(edge, table.state.rules.piece("ship"))
    table.state.lay(B, edge, table.state.rules.piece("ship"))

    table.turn_to("b")

    assert table.gifts.taken == ((edge, A),)
    assert table.points("b") == 0


@pytest.mark.rule("8.10-4")
def test_a_road_takes_nothing() -> None:
    """A road on a gift's edge takes nothing, on maps where one can be there."""
    table = Tribe()
    table.state.lay(A, table.edge_at(POINT), ROAD)

    table.turn_to("a")

    assert table.gifts.taken == ()


@pytest.mark.rule("8.10-9")
def test_what_was_taken_is_kept_when_the_ship_goes() -> None:
    """The seat keeps its point when the ship moves away."""
    table = beside(BEFORE_POINT)
    edge = table.edge_at(POINT)
    table.play(BuildShip(edge))
    table.turn_to("a")

    table.play(MoveShip(edge, table.edge_at("7,3 SW")))

    assert (table.points(), table.gifts.of(A)) == (1, (edge,))


@pytest.mark.rule("8.10-5")
def test_a_card_counts_as_bought_this_turn() -> None:
    """Only its owner sees the card, and can play it on a later turn."""
    table = beside(BEFORE_CARD)
    edge = table.edge_at(CARD)

    events = table.play(BuildShip(edge), draw=[KNIGHT])

    given = events[-1]
    assert given == CardGiven(seat=A, edge=edge, card="knight")
    assert told(given, B) == told(given, None) == CardGiven(seat=A, edge=edge, card=None)
    assert view(table.state, B).seats[A].held is None
    assert table.why_not(PlayKnight()) is CardNo.JUST_BOUGHT
    table.turn_to("a")
    assert PlayKnight in table.verbs()


@pytest.mark.rule("8.10-5")
def test_a_point_on_a_card_wins() -> None:
    """A victory point card from a gift wins like a bought one."""
    table = beside(BEFORE_CARD, options={"points": 3})
    for name in ("0,3 N", "2,3 N"):
        table.state.lay(A, table.corner_at(name), table.state.rules.piece("settlement"))
    table.turn_to("a")

    events = table.play(BuildShip(table.edge_at(CARD)), draw=[deck_kind("victory_point")])

    assert isinstance(events[-1], GameEnded)
    assert events[-1].winners == (A,)


@pytest.mark.rule("8.10-5")
def test_the_cards_on_the_coasts_are_not_sold() -> None:
    """The deck sells down to the number of cards still on the coasts."""
    table = beside(BEFORE_CARD, f"{SHIP} {PRICE}")
    table.state.decks[0] = [4, 0, 0, 0, 0]
    assert table.why_not(BuyCard()) is No.KEPT_FOR_GIFTS
    assert BuyCard not in table.verbs()

    table.state.decks[0] = [5, 0, 0, 0, 0]
    assert BuyCard in table.verbs()
    table.play(BuyCard(), draw=[KNIGHT])
    table.play(BuildShip(table.edge_at(CARD)), draw=[KNIGHT])
    table.state.give(A, cards(PRICE))

    assert table.state.deck_size(0) == 3
    assert table.why_not(BuyCard()) is No.KEPT_FOR_GIFTS


def test_where_the_deck_is_empty_a_card_is_chosen() -> None:
    """If another box drew the last card, the player chooses a resource."""
    table = beside(BEFORE_CARD)
    table.state.decks[0] = [0] * 5
    edge = table.edge_at(CARD)

    events = table.play(BuildShip(edge))

    assert events[-1] == ChoiceGiven(seat=A, edge=edge)
    assert table.owes() == [("a", "gold")]
    table.play(ChooseGold(cards("ore")))
    assert table.hand() == {"ore": 1}


def test_a_harbour_is_told_with_its_kind() -> None:
    """The event names the harbor's kind, because harbors are public."""
    table = beside(BEFORE_QUAY)

    events = table.play(BuildShip(table.edge_at(QUAY)))

    assert events[-1] == HarbourGiven(seat=A, edge=table.edge_at(QUAY), kind=table.kind(QUAY))


def test_in_set_up_a_first_ship_takes_a_gift() -> None:
    """A first ship takes a gift, on maps where one can be there."""
    table = Tribe(stage="found")
    table.state.lay(B, table.edge_at(CARD), table.state.rules.piece("ship"))

    events = table.play(FoundSettlement(table.corner_at("0,3 N")), draw=[KNIGHT])

    assert events[-1] == CardGiven(seat=B, edge=table.edge_at(CARD), card="knight")
    assert table.owes() == [("a", "first road")]


def test_a_point_is_taken_back_and_a_card_is_not() -> None:
    """A point can be undone and returns to its edge; a card cannot, because chance was asked."""
    comes_back(beside(BEFORE_POINT), BuildShip(Tribe().edge_at(POINT)))
    comes_back(beside(BEFORE_QUAY), BuildShip(Tribe().edge_at(QUAY)))
    table = beside(BEFORE_CARD)

    assert why_it_stays(table, BuildShip(table.edge_at(CARD)), draw=[KNIGHT]) is Stays.CHANCE


def test_who_leaves_keeps_nothing_for_others() -> None:
    """Taken gifts leave with the seat, and its points no longer count."""
    table = beside(BEFORE_POINT)
    table.play(BuildShip(table.edge_at(POINT)))

    table.leave("a")

    assert table.edge_at(POINT) not in table.gifts.lying
    assert Seat(0) in table.state.gone
