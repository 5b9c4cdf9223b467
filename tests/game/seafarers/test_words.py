"""Texts of Seafarers that no other test reads: events while a player was away."""

from __future__ import annotations

import pytest

from bot.features.help.screens import topic
from game import BOXES, Action, Game, Reason, Seat
from game.base.build_settlement import BuildSettlement
from game.base.build_settlement import No as Settling
from game.base.families import FREE_ROAD, ROBBER
from game.base.found import FoundSettlement
from game.base.free_road import No as Skipping
from game.base.free_road import SkipFreeRoad
from game.base.play_roads import No as Laying
from game.base.play_roads import PlayRoads
from game.base.refusals import No as Taking
from game.base.rob import No as Robbing
from game.base.rob import Rob, Robbed
from game.core.codec import compiled
from game.core.stack import Debt
from game.seafarers.choose_gold import GoldChosen
from game.seafarers.families import GOLD
from tests.game.asking import cards_of
from tests.words.tables import Dice, who
from words import Words, since
from words.refusals import refusal

A, B = Seat(0), Seat(1)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "You took 3 ore from the bank."), ("es", "Tomaste 3 minerales de la banca.")],
)
def test_gold_that_was_chosen_for_one_is_told(language: str, line: str) -> None:
    """The text has the cards of all your own gold choices, and nobody else's."""
    rules = Game.new(3, Dice(1), modules=("base", "seafarers")).view().rules
    events = [
        GoldChosen(seat=seat, cards=cards_of(rules, ore=count), why="harvest")
        for seat, count in ((A, 1), (B, 1), (A, 2))
    ]

    told = since(events, A, who, rules, Words(language))

    assert [way.text for ways in told for way in ways] == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "A card was stolen from you."), ("es", "Te robaron una carta.")],
)
def test_a_theft_is_told_without_a_name_by_whichever_figure(language: str, line: str) -> None:
    """The event does not say whether robber or pirate stole, so the text names neither."""
    rules = Game.new(3, Dice(1)).view().rules

    (ways,) = since([Robbed(seat=B, victim=A, card=None)], A, who, rules, Words(language))

    assert [way.text for way in ways][-1] == line


@pytest.mark.parametrize(
    ("way", "robber", "road"),
    [
        ("four_islands", "move the robber or the pirate", "road or ship"),
        ("ore_for_wool", "move the robber", "road"),
    ],
)
def test_what_is_owed_names_whatever_may_be_moved_or_laid(way: str, robber: str, road: str) -> None:
    """It names a pirate if there is one, and ships if any sail."""
    table = Game.new(4, Dice(1), modules=("base", "seafarers"), settings={"map": way}).view()
    w = Words("en")

    assert w.duty(Debt(A, ROBBER), table) == robber
    assert w.ask(Debt(A, FREE_ROAD), "Ada", table) == f"Ada, place your free {road}."
    assert w.ask(Debt(A, FREE_ROAD), "Ada") == "Ada, place your free road."
    does = w.say(w.of("dev_card.knight.does", table.rules))
    assert ("the pirate" in does) == ("the pirate" in robber)
    assert ("ships" in w.say(w.of("dev_card.road_building.does", table.rules))) == ("ship" in road)
    for verb, thing, where in (
        ("PlayKnight", "pirate", robber),
        ("PlayRoads", "ship", road),
        ("SkipFreeRoad", "ship", road),
    ):
        confirm = w.say(w.of(f"ui.confirm.{verb}", table.rules))
        assert (thing in confirm) == (thing in where), confirm


def test_a_ship_is_named_where_one_may_be_set_up() -> None:
    """It is named beside a coastal settlement, and not beside one inland."""
    asked = {}
    for wanted in (True, False):
        game = Game.new(4, Dice(1), modules=("base", "seafarers"), settings={"map": "new_shores"})
        seat = game.state.debts()[0].seat
        on_coast = {
            action.corner: any(
                not game.state.land[at] for at in game.state.topology.corner_hexes[action.corner]
            )
            for action in game.options(seat)
            if isinstance(action, FoundSettlement)
        }
        corner = next(at for at, is_coast in on_coast.items() if is_coast == wanted)
        game.play(seat, FoundSettlement(corner), Dice(1))
        asked[wanted] = Words("en").ask(game.state.debts()[0], "Ada", game.view())

    assert asked == {
        True: "Ada, place a road or a ship next to your new settlement.",
        False: "Ada, place a road next to your new settlement.",
    }


@pytest.mark.parametrize(
    ("reason", "action", "said"),
    [
        (Settling.NO_ROAD, BuildSettlement, "roads or ships"),
        (Robbing.NO_VICTIM, Rob, "next to the pirate"),
        (Laying.NO_PLACE, PlayRoads, "a road or a ship"),
        (Taking.NO_PIECE_LEFT, PlayRoads, "place a road or a ship"),
        (Skipping.FIRST_IS_OWED, SkipFreeRoad, "road or ship"),
    ],
)
def test_refusals_name_ships_and_the_pirate_where_there_are_any(
    reason: Reason, action: type[Action], said: str
) -> None:
    """Refusals in games without them do not name them."""
    w = Words("en")
    for where in ("new_shores", "ore_for_wool"):
        rules = compiled(("base", "seafarers"), {"map": where}, 4, BOXES)
        assert (said in refusal(w, reason, action, rules)) == (where == "new_shores"), where


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "Ada, choose 1 card from the bank.", "Ada, choose 3 cards from the bank."),
        ("es", "Ada, elige 1 carta de la banca.", "Ada, elige 3 cartas de la banca."),
    ],
)
def test_a_call_for_gold_says_how_many_cards(language: str, one: str, many: str) -> None:
    """The push itself says how many cards the gold brings."""
    w = Words(language)

    assert w.ask(Debt(A, GOLD, (1, 0)), "Ada") == one
    assert w.ask(Debt(A, GOLD, (3, 0)), "Ada") == many


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_help_on_building_tells_of_ships(language: str) -> None:
    """The help says how to build and move ships, on maps that have them."""
    for where in ("new_shores", "ore_for_wool"):
        rules = compiled(("base", "seafarers"), {"map": where}, 4, BOXES)
        told = topic(Words(language), "build", rules).text
        assert ("</build ship>" in told) == ("</move ship>" in told) == (where == "new_shores")
