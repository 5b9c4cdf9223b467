"""Maat: a card from the hand of a player who is ahead."""

from __future__ import annotations

from typing import Any

import pytest

from game import told, view
from game.gods.maat import HandOpened, MaatCardTaken, No, TakeMaatCard, UseMaat
from tests.game.gods.tables import LAND, GodsTable, used
from tests.game.tables import A, B, C, cards, kind

ORE = kind("ore")
AHEAD = LAND.replace("b       .\n|", "B       .\n|")
"""The board with a city of b, for two points."""


def maat(b: str = "", c: str = "", drawing: str = AHEAD, **rest: Any) -> GodsTable:
    """A table where a has Maat, and b has a point more than the others."""
    return GodsTable(drawing, "", b, c, gods="maat", **rest)


@pytest.mark.rule("2.3 Maat")
def test_a_card_is_chosen_out_of_the_hand() -> None:
    """The hand is shown to the player, one card is taken, and Maat's help is over."""
    table = maat("2 ore wool")

    assert table.helped(UseMaat(B)) == [HandOpened(seat=A, victim=B)]
    assert {option.card for option in table.options(TakeMaatCard)} == {ORE, kind("wool")}
    assert table.play(TakeMaatCard(ORE)) == [MaatCardTaken(seat=A, victim=B, card=ORE)]
    assert (table.hand(), table.hand("b")) == ({"ore": 1}, {"ore": 1, "wool": 1})
    table.settles()


@pytest.mark.rule("2.3 Maat")
def test_only_who_looks_sees_the_hand() -> None:
    """Only the player sees the hand, and only until the choice."""
    table = maat("2 ore wool")
    table.helped(UseMaat(B))

    seen = {reader: view(table.state, reader).seats[B].hand for reader in (A, C, None)}
    assert seen == {A: cards("2 ore wool"), C: None, None: None}
    table.play(TakeMaatCard(ORE))
    assert view(table.state, A).seats[B].hand is None


@pytest.mark.rule("2.3 Maat")
def test_only_the_two_know_the_card() -> None:
    """The others learn that a card was taken, but not which."""
    event = MaatCardTaken(seat=A, victim=B, card=ORE)

    assert [told(event, reader) == event for reader in (A, B, C, None)] == [
        True,
        True,
        False,
        False,
    ]
    assert told(event, C) == MaatCardTaken(seat=A, victim=B, card=None)


@pytest.mark.rule("2.3 Maat", "2.2.5")
def test_the_opponent_must_be_ahead() -> None:
    """Equal points are not enough, so the leader cannot use her."""
    table = maat("ore", "ore")

    assert table.options(UseMaat) == [UseMaat(B)]
    assert table.why_not(UseMaat(C)) is No.NOT_AHEAD
    assert table.why_not(UseMaat(A)) is No.NO_SUCH_SEAT
    leader = GodsTable(AHEAD, "", "ore", "ore", gods="ptah maat", turn="b")
    assert leader.options(UseMaat, "b") == []


@pytest.mark.rule("2.4 Maat", "5.8")
def test_points_are_those_that_everybody_sees() -> None:
    """Special cards count, and hidden victory points of either player do not."""
    army = maat("", "ore", LAND, largest_army="c", played={"c": "3 knight"})
    hidden = maat("ore", "", LAND, held={"b": "3 victory_point"})
    own = maat("ore", held={"a": "3 victory_point"})

    assert army.options(UseMaat) == [UseMaat(C)]
    assert hidden.why_not(UseMaat(B)) is No.NOT_AHEAD
    assert own.options(UseMaat) == [UseMaat(B)]


@pytest.mark.rule("2.4 Maat")
def test_the_hand_must_hold_a_card() -> None:
    """An opponent without cards cannot be chosen."""
    assert maat("").why_not(UseMaat(B)) is No.NO_CARDS


def test_only_what_is_there_is_taken() -> None:
    """A kind that the hand lacks is refused."""
    table = maat("ore")
    table.helped(UseMaat(B))

    assert table.why_not(TakeMaatCard(kind("wool"))) is No.NOT_THERE
    assert table.why_not(TakeMaatCard(5)) is No.NOT_THERE


def test_who_does_not_come_takes_what_there_is_most_of() -> None:
    """By default the kind with the most cards in that hand is taken."""
    table = maat("ore 2 wool")
    table.helped(UseMaat(B))

    assert table.default() == TakeMaatCard(kind("wool"))
    assert used("maat") not in table.play(table.default())
