"""Leaving for good: the god becomes free, and its pending help ends."""

from __future__ import annotations

import pytest

from game import Game, Scripted, Seeded
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.roll import RollDice
from game.base.turn import TurnBegan
from game.gods.after_use import ExchangeGod
from game.gods.amun import UseAmun
from game.gods.atum import UseAtum
from game.gods.deal import GodDealt
from game.gods.horus import RepayHorus, UseHorus
from game.gods.leave import GodLaidBack
from game.gods.maat import UseMaat
from game.gods.names import HORUS, PTAH
from game.gods.osiris import UseOsiris
from game.gods.parts import Gods
from game.gods.thoth import UseThoth
from tests.game.gods.tables import LAND, GodsTable
from tests.game.random_games import decks_add_up, pieces_add_up
from tests.game.tables import A, B, C, cards, kind


@pytest.mark.rule("2.1")
def test_the_god_lies_on_display() -> None:
    """The god goes to the display and helps nobody."""
    table = GodsTable(LAND, gods="ptah maat hapi")

    assert GodLaidBack(seat=B, god="maat") in table.leave("b")
    assert "maat" in table.gods.display
    assert table.gods.owner("maat") is None


@pytest.mark.rule("2.2.6")
def test_another_seat_may_take_it() -> None:
    """Another seat can take it in exchange for a used god, with its A side up."""
    table = GodsTable(LAND, "2 ore", gods="amun maat", turned="ab")
    table.leave("b")
    table.helped(UseAmun(kind("ore"), kind("wool")))
    table.play(EndTurn())

    table.play(ExchangeGod("maat"))

    assert (table.gods.owner("maat"), table.gods.turned) == (A, (False, False, False))


@pytest.mark.rule("2.2.6")
def test_what_becomes_of_its_god_is_owed_no_more() -> None:
    """A player who used Atum on another's turn and then leaves owes nothing for the god."""
    table = GodsTable(LAND, gods="atum", turn="b", stage="roll")
    table.play(RollDice(), "b", die=[1, 1])
    table.play(UseAtum(cards("ore")))
    assert table.owes() == [("b", "turn"), ("a", "after use")]

    table.leave("a")

    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("2.3 Atum")
def test_atums_offer_lapses() -> None:
    """The offer ends, and other gods help again."""
    table = GodsTable(LAND, gods="atum", turn="b", stage="roll")
    table.play(RollDice(), "b", die=[1, 1])

    table.leave("a")

    assert table.owes() == [("b", "turn")]


@pytest.mark.rule("2.3 Amun")
def test_amun_is_not_settled() -> None:
    """His card is already back when the turn ends, so nothing is owed."""
    table = GodsTable(LAND, "2 ore", gods="amun")
    table.play(UseAmun(kind("ore"), kind("wool")))

    assert table.leave("a")[-1] == TurnBegan(seat=B)


@pytest.mark.rule("2.3 Isis")
def test_isis_spares_nobody_who_has_left() -> None:
    """Neither a card nor her exchange is owed; the others still discard."""
    table = GodsTable(LAND, "ore", "", "8 ore", gods="isis", turn="b", stage="roll")
    table.play(RollDice(), "b", die=[3, 4])
    assert table.owes() == [("c", "discard"), ("a", "isis"), ("a", "after use")]

    table.leave("a")

    assert table.owes() == [("c", "discard")]
    table.play(Discard(cards("4 ore")), "c")
    assert table.owes() == [("b", "robber")]


@pytest.mark.rule("2.3 Horus")
def test_horus_gives_no_card_back_to_who_has_left() -> None:
    """Only the other giver gets a card back."""
    table = GodsTable(LAND, "wool", "ore", "ore", gods="horus")
    table.helped(UseHorus(kind("ore"), (B, C)))
    assert table.owes() == [("a", "horus")]

    table.leave("b")

    assert table.owes() == [("a", "horus")]
    table.play(RepayHorus(kind("wool")))
    assert table.hand("c") == {"wool": 1}
    table.settles()


@pytest.mark.rule("2.3 Maat")
def test_the_hand_that_maat_opened_is_gone() -> None:
    """No card can be taken, and her use counts."""
    ahead = LAND.replace("b       .\n|", "B       .\n|")
    table = GodsTable(ahead, "", "ore", gods="maat")
    table.helped(UseMaat(B))

    table.leave("b")

    table.settles()
    assert table.hand() == {}


@pytest.mark.rule("2.3 Osiris")
def test_a_road_that_osiris_took_up_is_not_laid() -> None:
    """The road returns to the leaver's supply."""
    table = GodsTable(LAND, gods="osiris")
    table.play(table.options(UseOsiris)[0])

    assert table.leave("a")[-1] == TurnBegan(seat=B)
    pieces_add_up(table.state)


@pytest.mark.rule("2.3 Thoth")
def test_thoths_three_go_back() -> None:
    """All three cards return to the deck."""
    table = GodsTable(LAND, "wool grain ore", gods="thoth")
    size = table.state.deck_size(0)
    table.play(UseThoth(cards("wool grain ore"), looks=True), draw=[0, 0, 1])

    assert table.leave("a")[-1] == TurnBegan(seat=B)
    assert table.state.deck_size(0) == size
    decks_add_up(table.state)


def placed(count: int) -> Game:
    """A game of three, started by a, with this many settlements and their roads."""
    chance = Scripted(start=[0], then=Seeded(b"any"))
    game = Game.new(3, chance, modules=("base", "gods"), settings={"start": "drawn"})
    for _ in range(2 * count):
        seat, action = game.defaults()[0]
        game.play(seat, action, Scripted())
    return game


@pytest.mark.rule("2.1")
def test_nothing_is_dealt_to_who_has_left() -> None:
    """The next god goes to the next seat, and the rest joins the display."""
    game = placed(2)
    game.leave(C, Scripted())

    events = []
    while game.state.plan != "turn":
        seat, action = game.defaults()[0]
        events += game.play(seat, action, Scripted())

    assert [event for event in events if isinstance(event, GodDealt)] == [
        GodDealt(seat=B, god=HORUS),
        GodDealt(seat=A, god=PTAH),
    ]
    assert len(game.state.part(Gods).display) == 8


@pytest.mark.rule("2.1")
def test_a_god_comes_back_to_the_stack_while_they_are_dealt() -> None:
    """The leaver's god returns to the stack, and the next seat gets it."""
    game = placed(4)
    assert game.state.part(Gods).held[C] == HORUS

    game.leave(C, Scripted())
    seat, action = game.defaults()[0]

    assert GodDealt(seat=B, god=HORUS) in game.play(seat, action, Scripted())
