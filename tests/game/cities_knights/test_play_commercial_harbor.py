"""The commercial harbor."""

from __future__ import annotations

import pytest

from game.base.refusals import No as Base
from game.cities_knights.play_commercial_harbor import (
    CommodityGiven,
    GiveCommodity,
    No,
    OfferResource,
    PlayCommercialHarbor,
    ResourceKept,
    ResourceOffered,
)
from game.cities_knights.progress import No as Progress
from game.core.trace import Went
from tests.game.cities_knights.tables import Isle
from tests.game.cities_knights.test_harvest import ROUND
from tests.game.tables import A, B, C, D

CARD = {"a": "commercial_harbor"}


def opened(*hands: str, **more: object) -> Isle:
    """A table where a has played the commercial harbor."""
    table = Isle(ROUND, *hands, held={"a": "2 commercial_harbor"}, **more)  # type: ignore[arg-type]
    table.play(PlayCommercialHarbor())
    return table


@pytest.mark.rule("8.3 Commercial Harbor")
def test_a_resource_for_a_commodity_of_the_others_choice() -> None:
    """The opponent must give a commodity of their choice for it."""
    table = opened("2 ore", "2 coin paper")
    ore, coin = table.kind("ore"), table.kind("coin")

    events = table.play(OfferResource(B, ore))
    assert events == [ResourceOffered(seat=A, victim=B, card=ore)]
    assert table.owes() == [("b", "exchange")]
    assert table.default("b") == GiveCommodity(coin)
    assert table.why_not(GiveCommodity(ore), "b") is No.NO_COMMODITY
    after = table.play(GiveCommodity(table.kind("paper")), "b")

    assert after == [CommodityGiven(seat=A, victim=B, card=table.kind("paper"))]
    assert (table.hand(), table.hand("b")) == ({"ore": 1, "paper": 1}, {"ore": 1, "coin": 2})


@pytest.mark.rule("8.3 Commercial Harbor")
def test_who_has_one_kind_is_asked_as_well() -> None:
    """An opponent with one kind is asked as well; otherwise the question would reveal the hand."""
    table = opened("ore", "coin")
    table.play(OfferResource(B, table.kind("ore")))

    assert table.owes() == [("b", "exchange")]


@pytest.mark.rule("8.3 Commercial Harbor")
def test_from_an_opponent_without_commodities_you_keep_the_resource() -> None:
    """They are not asked and cannot be offered another; everyone learns they have none."""
    table = opened("2 ore", "wool", "coin")
    ore = table.kind("ore")

    events = table.play(OfferResource(B, ore))

    assert events == [ResourceKept(seat=A, victim=B, card=ore)]
    assert [trace for event in events for trace in event.traces()] == [Went(B, A, 0, "claim")]
    assert (table.hand(), table.hand("b")) == ({"ore": 2}, {"wool": 1})
    assert table.owes() == [("a", "turn")]
    assert table.why_not(OfferResource(B, ore)) is No.ONCE


@pytest.mark.rule("8.3 Commercial Harbor")
def test_the_example_of_four_players() -> None:
    """P1 keeps the wool that it offered to P4, who has 3 lumber and no commodity."""
    table = opened("brick 2 wool", "paper cloth", "2 coin", "3 lumber", seats=4)
    brick, wool = table.kind("brick"), table.kind("wool")

    table.play(OfferResource(B, wool))
    table.play(GiveCommodity(table.kind("paper")), "b")
    table.play(OfferResource(C, brick))
    table.play(GiveCommodity(table.kind("coin")), "c")
    table.play(OfferResource(D, wool))

    assert table.hand() == {"wool": 1, "coin": 1, "paper": 1}
    assert table.hand("b") == {"wool": 1, "cloth": 1}
    assert table.hand("c") == {"brick": 1, "coin": 1}
    assert table.hand("d") == {"lumber": 3}


def test_by_the_older_rule_an_opponent_without_commodities_took_the_resource() -> None:
    """A game started under the older rule keeps that rule."""
    table = opened("ore", "wool", "coin")
    table.state.revision, ore = 0, table.kind("ore")

    assert table.play(OfferResource(B, ore)) == [
        ResourceOffered(seat=A, victim=B, card=ore),
        CommodityGiven(seat=A, victim=B, card=-1),
    ]
    assert table.hand("b") == {"wool": 1, "ore": 1}


@pytest.mark.rule("8.3 Commercial Harbor")
def test_each_opponent_once_in_a_turn() -> None:
    """You can ask each opponent once a turn, even with two cards, and need not ask anyone."""
    table = opened("3 ore coin", "wool", "wool")
    ore = table.kind("ore")
    assert table.why_not(PlayCommercialHarbor()) is No.IS_OPEN
    table.play(OfferResource(B, ore))

    assert table.why_not(OfferResource(B, ore)) is No.ONCE
    assert table.options(OfferResource) == [OfferResource(C, ore)]
    assert table.why_not(OfferResource(A, ore)) is Progress.NOT_OPPONENT
    table.turn_to("a")
    assert table.why_not(OfferResource(C, ore)) is No.NOT_OPEN
    table.play(PlayCommercialHarbor())
    assert OfferResource(B, ore) in table.options(OfferResource)


@pytest.mark.rule("8.3 Commercial Harbor")
def test_only_resources_in_hand_are_offered() -> None:
    """Only resources in your hand can be offered."""
    table = opened("ore coin", "coin")

    assert [one.card for one in table.options(OfferResource) if one.victim == B] == [4]
    assert table.why_not(OfferResource(B, table.kind("coin"))) is No.NOT_HELD
    assert table.why_not(OfferResource(B, 0)) is No.NOT_HELD
    assert table.why_not(OfferResource(B, 99)) is Base.NO_SUCH_KIND


@pytest.mark.rule("8.3 Commercial Harbor", "2.5")
def test_it_needs_a_resource_and_somebody_with_cards() -> None:
    """The card is allowed whatever the others hold."""
    assert Isle(ROUND, "coin", b="coin", held=CARD).why_not(PlayCommercialHarbor()) is No.NOT_HELD
    alone = Isle(ROUND, "ore", held=CARD)
    assert alone.why_not(PlayCommercialHarbor()) is Progress.NO_EFFECT
    Isle(ROUND, "ore coin", b="wool", held=CARD).play(PlayCommercialHarbor())


@pytest.mark.rule("8.3 Commercial Harbor", "2.5")
def test_not_where_an_open_bank_has_every_commodity() -> None:
    """An open bank with every commodity shows nobody has any; a hidden bank does not."""
    seen = Isle(ROUND, "ore", b="wool", held=CARD)
    assert seen.why_not(PlayCommercialHarbor()) is Progress.NO_EFFECT
    assert seen.options(PlayCommercialHarbor) == []

    Isle(ROUND, "ore", b="wool", held=CARD, options={"bank": "hidden"}).play(PlayCommercialHarbor())


@pytest.mark.rule("8.3 Commercial Harbor", "16.2")
def test_somebody_leaves_meanwhile() -> None:
    """The resource stays with its owner, and nothing goes to a player who has left."""
    table = opened("ore", "2 coin")
    table.play(OfferResource(B, table.kind("ore")))
    table.leave("a")

    assert table.owes() == [("b", "roll")]
    assert table.hand("b") == {"coin": 2, "ore": 1}
