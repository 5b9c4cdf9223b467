"""Rules that hold for every development card that is played."""

from __future__ import annotations

import pytest

from game import Action
from game.base.dev_cards import No
from game.base.end_turn import EndTurn
from game.base.move_robber import MoveRobber
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.roll import RollDice
from game.base.turn import No as Turn
from game.core.refusals import No as NotNow
from tests.game.tables import Table, cards, kind

LAND = r"""
        .       .
      /   \   /   \
    .       a       .
    |  F6+  |  D*   |
    .       .       .
      \   /   \   /
        .       .
"""

PLAYS: dict[str, Action] = {
    "knight": PlayKnight(),
    "road_building": PlayRoads(),
    "year_of_plenty": PlayPlenty(cards("2 ore")),
    "monopoly": PlayMonopoly(kind("ore")),
}
EACH = pytest.mark.parametrize("name", PLAYS)
ALL = " ".join(PLAYS)


@pytest.mark.rule("12.C1", "12.B2", "4")
@EACH
@pytest.mark.parametrize("stage", ["roll", "turn"])
def test_a_card_may_be_played_before_or_after_the_roll(name: str, stage: str) -> None:
    """By default you can play any card at any time of your turn."""
    table = Table(LAND, held={"a": name}, stage=stage)

    assert table.play(PLAYS[name])


@pytest.mark.rule("12.C1")
@EACH
def test_one_card_a_turn(name: str) -> None:
    """After any card you cannot play a second one this turn."""
    table = Table(LAND, held={"a": f"{ALL} monopoly"})
    table.play(PlayMonopoly(kind("ore")))

    reason = table.why_not(PLAYS[name])

    assert reason is No.ONE_A_TURN
    assert table.options(type(PLAYS[name])) == []


@pytest.mark.rule("12.C1")
def test_the_roll_does_not_begin_a_new_turn() -> None:
    """A card played before the roll counts as this turn's card."""
    table = Table(LAND, held={"a": "monopoly knight"}, stage="roll")
    table.play(PlayMonopoly(kind("ore")))
    table.play(RollDice(), die=[1, 1])

    reason = table.why_not(PlayKnight())

    assert reason is No.ONE_A_TURN


@pytest.mark.rule("12.C1")
def test_next_turn_another_card_may_be_played() -> None:
    """The limit is one card per turn, so the next player may play one."""
    table = Table(LAND, held={"a": "monopoly", "b": "monopoly"})
    table.play(PlayMonopoly(kind("ore")))
    table.play(EndTurn())

    assert table.play(PlayMonopoly(kind("ore")), by="b")


@pytest.mark.rule("12.C2")
@EACH
def test_not_in_the_turn_it_was_bought(name: str) -> None:
    """A card bought this turn must wait."""
    table = Table(LAND, bought={"a": name})

    reason = table.why_not(PLAYS[name])

    assert reason is No.JUST_BOUGHT
    assert table.options(type(PLAYS[name])) == []


@pytest.mark.rule("12.C2")
@EACH
def test_an_older_copy_may_be_played(name: str) -> None:
    """An older copy of a card can be played even if another was bought this turn."""
    table = Table(LAND, held={"a": name}, bought={"a": name})

    table.play(PLAYS[name])

    assert [card.stint for card in table.state.held[0]] == [table.state.stint]


@pytest.mark.rule("12.C2")
def test_bought_cards_may_be_played_in_a_later_turn() -> None:
    """The card can be played from your next turn on."""
    table = Table(LAND, bought={"a": "monopoly"})
    table.turn_to("a")

    assert table.play(PlayMonopoly(kind("ore")))


@EACH
def test_one_plays_only_what_one_holds(name: str) -> None:
    """You cannot play a card that only others or the deck have."""
    table = Table(LAND, held={"b": name})

    reason = table.why_not(PLAYS[name])

    assert reason is No.NO_SUCH_CARD


@pytest.mark.rule("12.C1")
@pytest.mark.parametrize("name", ["road_building", "year_of_plenty", "monopoly"])
def test_by_option_only_knights_come_before_the_roll(name: str) -> None:
    """With the option, every card but a knight waits for the roll."""
    table = Table(LAND, held={"a": name}, stage="roll", options={"before_roll": "knights"})

    reason = table.why_not(PLAYS[name])

    assert reason is Turn.ONLY_KNIGHTS_BEFORE_ROLL
    assert [type(option) for option in table.everything()] == [RollDice]
    table.play(RollDice(), die=[1, 1])
    assert table.play(PLAYS[name])


@pytest.mark.rule("12.C1")
def test_by_option_a_knight_still_comes_before_the_roll() -> None:
    """With the option, a knight can still be played before the roll."""
    table = Table(LAND, held={"a": "knight"}, stage="roll", options={"before_roll": "knights"})

    assert table.play(PlayKnight())


@pytest.mark.rule("12.C8", "12.B3")
@EACH
def test_no_card_on_the_turn_of_another(name: str) -> None:
    """Cards can only be played on your own turn."""
    table = Table(LAND, held={"b": name}, stage="roll")

    reason = table.why_not(PLAYS[name], by="b")

    assert reason is NotNow.NOT_YOUR_TURN


@pytest.mark.rule("12.C4")
def test_a_played_knight_stays_open_and_others_leave() -> None:
    """A played knight stays in front of its owner; other played cards leave the game."""
    table = Table(LAND, held={"a": "knight"})
    deck = table.state.deck_size(0)

    table.play(PlayKnight())
    table.play(MoveRobber(table.hex))

    assert (table.state.played[0][0], table.state.deck_size(0)) == (1, deck)
