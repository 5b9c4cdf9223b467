"""Stealing a card."""

from __future__ import annotations

import pytest

from game import Seat, told
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.rob import No, Rob, Robbed
from tests.game.tables import A, B, C, D, Table, kind

CAMP = r"""
        .       .
      /   \   /   \
    b       c       .
    |  F6+  |  D*   |
    .       a       d
      \   /   \   /
        .       .
"""


def camp(a: str = "", b: str = "", c: str = "", d: str = "", drawing: str = CAMP) -> Table:
    """A table where a is about to move the robber to the marked hex."""
    table = Table(drawing, a, b, c, d, seats=4, held={"a": "knight"})
    table.play(PlayKnight())
    return table


def victims(table: Table) -> list[Rob]:
    """The players a may rob after moving the robber."""
    table.play(MoveRobber(table.hex))
    return table.options(Rob)


@pytest.mark.rule("12.E3", "4")
def test_one_chooses_among_several() -> None:
    """Opponents with a building there and with cards can be robbed, but not d, and not a."""
    table = camp("ore", "ore", "wool", "3 ore")

    assert victims(table) == [Rob(B), Rob(C)]


@pytest.mark.rule("12.E3")
def test_the_only_victim_is_robbed_at_once() -> None:
    """A single possible victim is robbed at once, without a choice."""
    table = camp(c="2 ore wool")

    events = table.play(MoveRobber(table.hex), theft=[kind("wool")])

    assert events[1:] == [Robbed(seat=A, victim=C, card=kind("wool"))]
    assert (table.hand("a"), table.hand("c")) == ({"wool": 1}, {"ore": 2})


@pytest.mark.rule("12.E3", "4")
def test_without_cards_nobody_is_robbed() -> None:
    """If nobody there has a card, nothing is stolen."""
    table = camp("3 ore", "", "", "3 ore")

    events = table.play(MoveRobber(table.hex))

    assert len(events) == 1
    assert table.owes() == [("a", "turn")]


@pytest.mark.rule("12.E3", "12.E4")
def test_the_card_is_drawn_by_chance() -> None:
    """Each card of the victim's hand is equally likely to be drawn."""
    table = camp(b="3 ore wool", c="grain")
    table.play(MoveRobber(table.hex))

    events = table.play(Rob(B), theft=[kind("ore")])

    assert events == [Robbed(seat=A, victim=B, card=kind("ore"))]
    assert table.hand("b") == {"ore": 2, "wool": 1}


@pytest.mark.rule("12.E3")
@pytest.mark.parametrize("victim", [A, D], ids=["oneself", "not there"])
def test_others_cannot_be_robbed(victim: Seat) -> None:
    """You cannot rob yourself or a seat without a building there."""
    table = camp("ore", "ore", "wool", "3 ore")
    table.play(MoveRobber(table.hex))

    reason = table.why_not(Rob(victim))

    assert reason is No.NO_VICTIM


@pytest.mark.rule("12.E3")
def test_an_opponent_without_cards_cannot_be_robbed() -> None:
    """Only opponents with at least one card can be chosen."""
    table = camp("", "ore", "", "ore", CAMP.replace(".       a       d", "d       .       ."))
    table.play(MoveRobber(table.hex))

    reason = table.why_not(Rob(C))

    assert reason is No.NO_VICTIM


def test_two_buildings_make_no_two_victims() -> None:
    """A seat with two buildings there is one victim."""
    table = camp(b="ore", drawing=CAMP.replace(".       a       d", ".       b       d"))

    events = table.play(MoveRobber(table.hex), theft=[kind("ore")])

    assert events[1:] == [Robbed(seat=A, victim=B, card=kind("ore"))]


@pytest.mark.rule("4")
def test_the_stolen_card_is_known_to_two() -> None:
    """Thief and victim know the card; the others know that one was stolen."""
    event = Robbed(seat=A, victim=B, card=kind("ore"))

    known = {seat: told(event, seat) for seat in (A, B, C, None)}

    assert known[A] == known[B] == event
    assert known[C] == known[None] == Robbed(seat=A, victim=B, card=None)


@pytest.mark.rule("4")
def test_a_seat_that_is_gone_is_not_robbed() -> None:
    """A player who has left cannot be robbed, so the only other one is robbed at once."""
    table = Table(CAMP, "", "ore", "ore", seats=4, held={"a": "knight"}, gone="b")
    table.play(PlayKnight())

    events = table.play(MoveRobber(table.hex), theft=[kind("ore")])

    assert events[1:] == [Robbed(seat=A, victim=C, card=kind("ore"))]


def test_the_default_robs_the_richest() -> None:
    """By default the opponent with the most cards is robbed."""
    table = camp("", "ore", "2 wool")
    table.play(MoveRobber(table.hex))

    assert table.default() == Rob(C)


def test_the_default_robs_no_seat_rather_for_its_number() -> None:
    """Among seats with equally many cards, the next one clockwise is robbed."""
    table = Table(CAMP, "ore", "2 wool", "ore", "ore", seats=4, turn="b", held={"b": "knight"})
    table.play(PlayKnight(), "b")
    table.play(MoveRobber(table.hex), "b")

    assert table.default("b") == Rob(C)
