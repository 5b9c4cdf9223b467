"""Horus: two opponents each swap a card of a kind for another."""

from __future__ import annotations

from typing import Any

import pytest

from game import Seat
from game.base.refusals import No as Base
from game.gods.horus import HorusPaid, HorusRepaid, No, RepayHorus, UseHorus
from tests.game.gods.tables import LAND, GodsTable
from tests.game.tables import A, B, C, D, kind

ORE, WOOL = kind("ore"), kind("wool")
ASK = UseHorus(ORE, (B, C))


def horus(a: str = "wool", b: str = "", c: str = "", **rest: Any) -> GodsTable:
    """A table where a has Horus."""
    return GodsTable(LAND, a, b, c, gods="horus", **rest)


@pytest.mark.rule("2.3 Horus", "5.4")
def test_both_opponents_give_one_card_of_the_kind() -> None:
    """Each gives one card of the kind, however many they have."""
    table = horus(b="2 ore", c="ore grain")

    assert table.helped(ASK) == [HorusPaid(seat=A, card=ORE, given=(0, 1, 1))]
    assert [table.hand(seat) for seat in "abc"] == [{"wool": 1, "ore": 2}, {"ore": 1}, {"grain": 1}]


@pytest.mark.rule("2.3 Horus")
def test_each_gets_a_card_back() -> None:
    """Each gets any card back, one after another, even the one they gave."""
    table = horus(b="2 ore", c="ore grain")
    table.helped(ASK)

    assert table.owes() == [("a", "horus")]
    assert table.play(RepayHorus(WOOL)) == [HorusRepaid(seat=A, to=B, card=WOOL)]
    assert table.play(RepayHorus(ORE)) == [HorusRepaid(seat=A, to=C, card=ORE)]
    table.settles()


@pytest.mark.rule("2.3 Horus")
def test_cards_go_back_clockwise() -> None:
    """The order is clockwise from the player, so b repays c before a."""
    table = GodsTable(LAND, "ore", "2 wool", "ore", gods="amun horus", turn="b")
    table.helped(UseHorus(ORE, (A, C)), "b")

    assert table.play(RepayHorus(WOOL), "b") == [HorusRepaid(seat=B, to=C, card=WOOL)]
    assert table.play(RepayHorus(WOOL), "b") == [HorusRepaid(seat=B, to=A, card=WOOL)]


@pytest.mark.rule("2.3 Horus", "2.4 Horus")
@pytest.mark.parametrize(
    ("c", "given"), [("ore", (0, 0, 1)), ("grain", (0, 0, 0)), ("", (0, 0, 0))]
)
def test_who_has_none_gives_none(c: str, given: tuple[int, ...]) -> None:
    """The use counts even if only one opponent gives, or none."""
    table = horus(c=c)

    assert table.helped(ASK) == [HorusPaid(seat=A, card=ORE, given=given)]
    while table.owes() == [("a", "horus")]:
        table.play(RepayHorus(WOOL))
    table.settles()


@pytest.mark.rule("2.4 Horus")
def test_without_a_card_there_is_no_trade() -> None:
    """A player who has no card to give cannot use Horus."""
    assert horus(a="", b="ore").why_not(ASK) is No.NOTHING_TO_GIVE


@pytest.mark.rule("2.4 Horus", "5.4")
def test_of_three_opponents_two_are_picked() -> None:
    """With four players any two opponents can be asked, but not one, three or yourself."""
    table = horus(seats=4)

    asked = {option.of for option in table.options(UseHorus)}
    assert asked == {(B, C), (B, D), (C, D)}
    for of in ((B,), (B, C, D), (A, B), (C, B), (), (B, Seat(7))):
        assert table.why_not(UseHorus(ORE, of)) is No.WRONG_SEATS


@pytest.mark.rule("2.4 Horus", "5.4")
def test_a_single_opponent_is_asked_alone() -> None:
    """If only one opponent is left in the game, only that one is asked."""
    table = horus(b="ore", gone="c")

    assert {option.of for option in table.options(UseHorus)} == {(B,)}


@pytest.mark.rule("2.3 Horus")
def test_a_kind_is_named() -> None:
    """The kind must be one of the card kinds."""
    table = horus()

    assert {option.card for option in table.options(UseHorus)} == set(range(5))
    assert table.why_not(UseHorus(5, (B, C))) is Base.NO_SUCH_KIND


def test_only_what_is_in_the_hand_goes_back() -> None:
    """A kind that the hand lacks cannot be given back."""
    table = horus(b="ore")
    table.helped(ASK)

    assert table.why_not(RepayHorus(kind("grain"))) is No.NOT_IN_HAND


def test_who_does_not_come_gives_back_what_came() -> None:
    """By default the card received is given back."""
    table = horus(b="ore", c="ore")
    table.helped(ASK)

    assert table.default() == RepayHorus(ORE)
