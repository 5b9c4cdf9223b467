"""Hapi: a played knight leaves, and a building costs less."""

from __future__ import annotations

from typing import Any

import pytest

from game.base import MODULE as BASE
from game.base.build_city import CityBuilt
from game.base.build_city import No as City
from game.base.build_settlement import No as Settlement
from game.base.build_settlement import SettlementBuilt
from game.base.refusals import No as Base
from game.base.refusals import Paid
from game.core import codec
from game.core.awards import AwardPassed
from game.core.stack import NOBODY
from game.gods.hapi import KnightDismissed, No, UseHapiToRaise, UseHapiToSettle
from game.gods.parts import Gods
from tests.game.gods.tables import GodsTable
from tests.game.random_games import decks_add_up
from tests.game.tables import A, cards

LAND = r"""
    .       .       .
  /   \   /   \   /   \
.       a       .       .
|  F6   a  H8   |  M4   |
.       .       .       .
  \   a   \   /   \   /
    +       .       .
    |  D*   |  P9   |
    .       .       .
      \   /   \   /
        .       .
"""


def hapi(hand: str, drawing: str = LAND, knights: str = "knight", **rest: Any) -> GodsTable:
    """A table where a has Hapi and has played *knights*."""
    return GodsTable(drawing, hand, gods="hapi", played={"a": knights}, **rest)


@pytest.mark.rule("2.3 Hapi", "5.3")
def test_a_settlement_for_a_knight_a_brick_and_a_lumber() -> None:
    """The knight leaves the game, two cards are paid, and the settlement is built."""
    table = hapi("brick lumber")

    assert table.helped(UseHapiToSettle(table.corner)) == [
        KnightDismissed(seat=A),
        Paid(seat=A, cards=cards("brick lumber")),
        SettlementBuilt(seat=A, corner=table.corner),
    ]
    assert table.hand() == {}
    table.settles()


@pytest.mark.rule("2.3 Hapi", "5.3")
def test_a_city_for_a_knight_two_ore_and_a_grain() -> None:
    """The city costs two ore, a grain and a knight."""
    table = hapi("2 ore grain")
    corner = table.options(UseHapiToRaise)[0].corner

    assert table.helped(UseHapiToRaise(corner)) == [
        KnightDismissed(seat=A),
        Paid(seat=A, cards=cards("2 ore grain")),
        CityBuilt(seat=A, corner=corner),
    ]
    assert table.points() == 2


@pytest.mark.rule("2.4 Hapi")
def test_the_rules_of_place_still_hold() -> None:
    """A settlement needs a road and its distance, and a city one of your settlements."""
    table = hapi("brick lumber 2 ore grain")

    table.offers(UseHapiToSettle)
    own = table.state.corners_of(A, table.state.rules.piece("settlement"))
    assert table.why_not(UseHapiToSettle(own[0])) is Settlement.CORNER_IS_TAKEN
    assert table.why_not(UseHapiToRaise(table.corner)) is City.NO_SETTLEMENT
    assert [option.corner for option in table.options(UseHapiToRaise)] == own


@pytest.mark.rule("2.4 Hapi")
@pytest.mark.parametrize(
    ("verb", "hand", "piece"),
    [(UseHapiToSettle, "brick lumber", "settlement"), (UseHapiToRaise, "2 ore grain", "city")],
)
def test_cards_and_pieces_are_needed(verb: type, hand: str, piece: str) -> None:
    """A player who cannot pay, or has no piece left, gets no help."""
    poor, bare = hapi(""), hapi(hand, supply={"a": {piece: 0}})

    assert poor.why_not(verb(poor.corner)) is Base.CANNOT_PAY
    assert bare.why_not(verb(bare.corner)) is Base.NO_PIECE_LEFT
    assert bare.options(verb) == poor.options(verb) == []


@pytest.mark.rule("2.3 Hapi")
def test_only_a_knight_that_was_played_goes() -> None:
    """A knight in the hand does not count."""
    table = hapi("brick lumber", knights="", held={"a": "2 knight"})

    assert table.why_not(UseHapiToSettle(table.corner)) is No.NO_OPEN_KNIGHT


@pytest.mark.rule("2.4 Hapi", "5.3")
def test_the_knight_leaves_the_game() -> None:
    """It is in no deck and with no seat, also in a stored game."""
    table = hapi("brick lumber")
    table.helped(UseHapiToSettle(table.corner))

    decks_add_up(table.state)
    assert (table.state.played[A][0], table.gods.dismissed) == (0, 1)
    stored = codec.snapshot(table.state)
    again = codec.restore(stored, (BASE, *table.boxes))
    assert (codec.snapshot(again), again.part(Gods).dismissed) == (stored, 1)


@pytest.mark.rule("2.4 Hapi", "1.3")
def test_with_fewer_than_three_the_army_is_set_aside() -> None:
    """Losing the third knight sets the largest army aside."""
    table = hapi("brick lumber", knights="3 knight", largest_army="a")

    events = table.helped(UseHapiToSettle(table.corner))

    assert AwardPassed(award="largest_army", seat=NOBODY, before=A) in events


@pytest.mark.rule("2.4 Hapi", "1.3")
@pytest.mark.parametrize(
    ("knights", "b", "c", "holder"),
    [
        ("4 knight", "3 knight", "", "a"),
        ("3 knight", "3 knight", "", "b"),
        ("4 knight", "4 knight", "4 knight", ""),
    ],
    ids=["still tied for the lead", "another leads alone", "others are tied"],
)
def test_the_army_passes_like_the_road(knights: str, b: str, c: str, holder: str) -> None:
    """A tied holder keeps it; otherwise a single leader takes it, or nobody if several lead."""
    table = GodsTable(
        LAND,
        "brick lumber",
        gods="hapi",
        played={"a": knights, "b": b, "c": c},
        largest_army="a",
    )

    table.helped(UseHapiToSettle(table.corner))

    assert table.holder("largest_army") == holder
