"""Cities & Knights with five and six: cards, both kinds of turns, and counts per part."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from game import BOXES, Choice, maps_of
from game.base.bank_trade import TradeWithBank
from game.base.build_road import BuildRoad
from game.base.end_turn import EndTurn
from game.base.turn import PLAN
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.build_wall import BuildWall
from game.cities_knights.discard_progress import DiscardProgress
from game.cities_knights.draw_progress import ProgressDrawn
from game.cities_knights.families import PROGRESS_LIMIT
from game.cities_knights.hire_knight import HireKnight
from game.cities_knights.improve_city import ImproveCity
from game.cities_knights.module import MODULE as KNIGHTS
from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.play_alchemist import PlayAlchemist
from game.cities_knights.play_commercial_harbor import PlayCommercialHarbor
from game.cities_knights.play_merchant_fleet import PlayMerchantFleet
from game.cities_knights.play_spy import PlaySpy, TakeProgress
from game.cities_knights.play_warlord import PlayWarlord
from game.cities_knights.promote_knight import PromoteKnight
from game.core import codec
from game.core.module import Module
from game.core.play import defaults
from game.core.points import GameEnded
from game.five_six.families import BUILDING, QUEUE
from game.five_six.module import MODULE as FIVE_SIX
from game.five_six.paired import PART
from game.five_six.pass_building import PassBuilding
from tests.game.cities_knights.tables import Isle
from tests.game.five_six.tables import A, D, F
from tests.game.tables import LETTERS

NAMES = ("base", "cities_knights", "five_six")

CITY = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       D       .       .
    |  M10  d  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
"""A board where d has a city with a road."""

MARCH = r"""
        .       .       .
      /   \   /   \   /   \
    .       a       .       .
    |  F6   a  H8   |  M4   |
    .       .       .       .
  /   \   /   a   /   \   /   \
.       .       .       b       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       D       .       .
    |  M10  d  H11  |  P12  |
    .       +       .       .
      \   d   \   /   \   /
        .       .       .
"""
"""The same with d's knight at the end of the road, and another road."""


class Many(Isle):
    """A game of six with pairs."""

    boxes: ClassVar[tuple[Module, ...]] = (KNIGHTS, FIVE_SIX)

    def __init__(self, drawing: str = CITY, *, f: str = "", **more: Any) -> None:
        super().__init__(drawing, **{"seats": 6, **more})
        self.state.give(F, self.cards(f))

    def end(self, by: str = "a") -> None:
        """End the turn of *by*, or its part of a pair."""
        self.play(EndTurn(), by)

    def at(self) -> tuple[str, str]:
        """The seat whose stint it is, and its plan."""
        return LETTERS[self.state.turn], self.state.plan

    def may(self, by: str) -> set[str]:
        """The names of the actions open to *by*."""
        return {verb.__name__ for verb in self.verbs(by)}


class Building(Many):
    """The same with building phases."""

    def __init__(self, drawing: str = CITY, **more: Any) -> None:
        super().__init__(drawing, options={"turns": "building", **more.pop("options", {})}, **more)


@pytest.mark.rule("13.1")
def test_there_are_eighteen_of_each_commodity() -> None:
    """Five and six have eighteen of each instead of twelve, and the rest of the box is the same."""
    for seats, names, count in ((4, NAMES[:2], 12), (5, NAMES, 18), (6, NAMES, 18)):
        rules = codec.compiled(names, {}, seats, BOXES)
        supplies = {card.name: card.supply for card in rules.cards}

        assert {supplies[name] for name in ("cloth", "coin", "paper")} == {count}
        assert sum(card.count for card in rules.deck_cards) == 54


@pytest.mark.rule("13.1")
def test_thirteen_points_are_needed_on_each_map() -> None:
    """The large island needs the same points as the other maps."""
    maps = maps_of(NAMES)

    assert [*maps] == ["large_beginner", "large"]
    assert {codec.compiled(NAMES, {"map": n}, 6, BOXES).options["points"] for n in maps} == {13}


@pytest.mark.rule("13.7-5")
def test_a_second_part_plays_any_card_but_the_alchemist() -> None:
    """A partner can play any number of cards, but no alchemist."""
    held = {"d": "alchemist warlord merchant_fleet commercial_harbor"}
    table = Many(MARCH, knights="d1", held=held, d="wool", a="cloth")
    table.end()
    assert table.at() == ("d", PART)

    assert PlayAlchemist not in table.verbs("d")
    assert {PlayWarlord, PlayMerchantFleet, PlayCommercialHarbor} <= table.verbs("d")
    table.play(PlayMerchantFleet(table.kind("wool")), "d")
    table.play(PlayWarlord(), "d")
    assert PlayCommercialHarbor in table.verbs("d")
    assert "OfferTrade" not in table.may("d")
    assert PlayAlchemist not in table.verbs("d")

    table.turn_to("d", stage="roll")
    assert PlayAlchemist in table.verbs("d")


@pytest.mark.rule("13.7-5")
def test_a_fleet_sails_for_one_part() -> None:
    """The fleet's rate lasts for the part in which it was played, not for the own turn after it."""
    table = Many(held={"d": "merchant_fleet"})
    table.end()
    table.play(PlayMerchantFleet(table.kind("wool")), "d")
    assert table.rate("wool", "d") == 2

    table.end("d")
    table.turn_to("d")

    assert table.rate("wool", "d") == 4


@pytest.mark.rule("13.7-5", "13.7-6")
def test_a_knight_activated_in_a_part_acts_from_the_next() -> None:
    """A knight activated in one part can act in the next, and be promoted once in each."""
    table = Many(MARCH, knights="d1", d="grain 2 wool 2 ore")
    table.end()
    at = table.corners[0]
    table.play(ActivateKnight(at), "d")
    table.play(PromoteKnight(at), "d")
    assert MoveKnight not in table.verbs("d")
    assert PromoteKnight not in table.verbs("d")

    table.end("d")
    table.turn_to("d")

    assert MoveKnight in table.verbs("d")


@pytest.mark.rule("13.7-8")
def test_what_the_second_draws_on_the_others_roll_it_draws_off_turn() -> None:
    """The partner counts as off turn, so a fifth card goes back before the first goes on."""
    held, levels = {"d": "warlord 2 spy bishop"}, {"d": (0, 0, 1)}
    table = Many(stage="roll", held=held, levels=levels)

    card = table.drawing_card("crane")
    assert ProgressDrawn(seat=D, deck="science", card="crane") in table.roll(
        1, 1, "science", draw=[card]
    )

    assert table.owes() == [("d", PROGRESS_LIMIT)]
    table.play(DiscardProgress(4), "d")
    assert table.at() == ("a", PLAN)


@pytest.mark.rule("13.7-8", "13.7-6")
def test_a_part_ends_with_four_cards() -> None:
    """Cards above four are given back at the end of the part."""
    table = Many(held={"d": "spy bishop warlord diplomat", "a": "2 deserter"})
    table.state.hold(D, table.state.rules.deck_card("bishop"))
    table.end()
    table.play(PlaySpy(A), "d")
    table.play(table.options(TakeProgress, "d")[0], "d")
    assert len(table.held("d")) == 5

    table.end("d")

    assert table.owes() == [("d", PROGRESS_LIMIT)]
    table.play(table.options(DiscardProgress, "d")[0], "d")
    assert table.at() == ("b", PLAN)


@pytest.mark.rule("13.7-7")
def test_the_second_wins_with_what_it_improves() -> None:
    """The partner's winning improvement ends the game at once."""
    table = Many(
        d="4 coin",
        levels={"d": (0, 3, 0)},
        options={"points": 5},
        held={},
    )
    table.state.change(type(table.cities), defences=(0, 0, 0, 1, 0, 0))
    table.end()
    assert not table.state.winners

    events = table.play(ImproveCity("politics"), "d")

    assert any(isinstance(event, GameEnded) for event in events)
    assert table.state.winners == (D,)


@pytest.mark.rule("13.6-1")
def test_a_building_phase_is_for_knights_walls_and_improvements_too() -> None:
    """Knights can be hired, activated and promoted; players who can do none of it are not asked."""
    table = Building(MARCH, knights="d1", d="2 wool ore 2 brick grain cloth lumber", f="7 ore")
    table.end()

    assert table.owes() == [("d", BUILDING)]
    assert {ActivateKnight, PromoteKnight, HireKnight, BuildWall, ImproveCity, BuildRoad} <= (
        table.verbs("d")
    )


@pytest.mark.rule("13.6-2")
def test_a_building_phase_has_no_cards_and_no_knights_work() -> None:
    """Progress cards, knights' actions and trade are closed."""
    table = Building(
        MARCH,
        knights="d1*",
        d="4 wool ore",
        b="2 lumber 2 brick",
        held={"d": "warlord merchant_fleet"},
    )
    table.end()

    assert table.owes() == [("b", BUILDING), ("d", QUEUE)]
    table.play(PassBuilding(), "b")
    assert table.may("d") == {"HireKnight", "PromoteKnight", "PassBuilding"}
    assert TradeWithBank not in {o.action for o in table.everything("d") if isinstance(o, Choice)}


@pytest.mark.rule("13.6-3")
def test_a_knight_activated_in_a_phase_acts_in_its_next_turn() -> None:
    """It acts on its seat's next turn, and improvements count for the next roll's draw."""
    table = Building(MARCH, knights="d1", d="grain cloth")
    table.end()
    table.play(ActivateKnight(table.corners[0]), "d")
    table.play(ImproveCity("trade"), "d")
    card = table.drawing_card("merchant")
    assert table.at() == ("b", PLAN)

    assert ProgressDrawn(seat=D, deck="trade", card="merchant") in table.roll(
        1, 1, "trade", by="b", draw=[card]
    )
    table.turn_to("d")

    assert MoveKnight in table.verbs("d")


@pytest.mark.rule("13.6-4")
def test_nobody_wins_with_a_metropolis_of_a_phase() -> None:
    """A player with enough points wins only when their own turn begins."""
    table = Building(d="4 coin", levels={"d": (0, 3, 0)}, options={"points": 5})
    table.state.change(type(table.cities), defences=(0, 0, 0, 1, 0, 0))
    table.end()
    table.play(ImproveCity("politics"), "d")
    assert table.points("d") == 5
    assert not table.state.winners

    assert table.at() == ("b", PLAN)
    table.turn_to("d", stage="roll")

    assert table.state.winners == (D,)
    assert not defaults(table.state)
