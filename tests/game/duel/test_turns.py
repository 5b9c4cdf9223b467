"""Turns of two: the set-up, trade, the robber, cards, special cards, and leaving."""

from __future__ import annotations

import pytest

from game import Game, Scripted, Seat, Seeded
from game.base.accept_offer import AcceptOffer
from game.base.discard import Discard
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.parts import Turn
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.production import Produced
from game.base.propose_trade import ProposeTrade
from game.base.rob import Rob, Robbed
from game.base.roll import RollDice
from game.base.setup import StartDecided, StartRolled
from game.core.points import GameEnded
from tests.game.duel.tables import LAND, NAMES, Two
from tests.game.tables import A, B, cards, kind


@pytest.mark.rule("15.1-2")
def test_the_order_of_the_set_up() -> None:
    """The higher roll places first, then the other twice, then the first again, who begins."""
    chance = Scripted(die=[1, 2, 3, 4], then=Seeded(b"any"))
    game = Game.new(2, chance, modules=NAMES)
    assert [type(event) for event in game.events(game.lines[0])[:3]] == [
        StartRolled,
        StartRolled,
        StartDecided,
    ]
    order = []
    while (debt := game.state.debts()[0]).duty != "roll":
        if debt.duty == "found":
            order.append(debt.seat)
        game.play(debt.seat, dict(game.defaults())[debt.seat], Scripted())

    assert order == [B, A, A, B]
    assert debt.seat == B


@pytest.mark.rule("15.3-1")
def test_the_other_player_gets_every_offer() -> None:
    """An offer goes to the only other player, who accepts it."""
    table = Two(LAND, "ore", "wool")

    table.play(OfferTrade(cards("ore"), cards("wool"), (B,)))
    table.play(AcceptOffer(1), "b")

    assert (table.hand("a"), table.hand("b")) == ({"wool": 1}, {"ore": 1})


@pytest.mark.rule("15.3-1")
def test_the_other_player_proposes() -> None:
    """The player whose turn it isn't proposes a trade, and the active one accepts."""
    table = Two(LAND, "ore", "wool")

    table.play(ProposeTrade(cards("wool"), cards("ore"), A), "b")
    table.play(AcceptOffer(1))

    assert (table.hand("a"), table.hand("b")) == ({"wool": 1}, {"ore": 1})


@pytest.mark.rule("15.3-2")
def test_the_only_opponent_is_robbed_at_once() -> None:
    """The robber asks nobody whom to rob, even if the opponent has several buildings there."""
    table = Two(LAND, "", "2 ore", held={"a": "knight"}, options={"friendly": False})
    table.play(PlayKnight())

    events = table.play(MoveRobber(table.hex), theft=[kind("ore")])

    assert events[1:] == [Robbed(seat=A, victim=B, card=kind("ore"))]
    assert Rob not in table.verbs()


@pytest.mark.rule("15.2-3")
def test_the_friendly_robber_spares_the_opponent() -> None:
    """The robber keeps off an opponent with two points."""
    table = Two(LAND, "", "2 ore", held={"a": "knight"})
    table.play(PlayKnight())

    assert table.hex not in [action.to for action in table.options(MoveRobber)]


@pytest.mark.rule("15.2-2")
@pytest.mark.parametrize(("count", "owes"), [(9, False), (10, True)])
def test_nine_cards_are_safe(count: int, owes: bool) -> None:
    """On a seven, a hand of nine is kept and a hand of ten is halved."""
    table = Two(LAND, f"{count} ore", stage="roll")

    table.play(RollDice(), die=[3, 4])

    assert (Discard in table.verbs()) == owes


@pytest.mark.rule("15.2-4")
def test_nobody_sees_the_bank() -> None:
    """The view of the table has no counts of the bank."""
    game = Game.new(2, Seeded(b"any"), modules=NAMES)

    assert game.view().bank is None
    assert game.view(A).bank is None


@pytest.mark.rule("15.2-5")
def test_the_dice_come_from_a_deck() -> None:
    """A roll is asked for as the deck has it: first one die, then those that go with it."""
    table = Two(LAND, stage="roll")

    events = table.play(RollDice(), die=[1, 1])

    assert any(isinstance(event, Produced) for event in events)
    assert len(table.state.part(Turn).deck) == 35


@pytest.mark.rule("15.3-3")
def test_a_monopoly_takes_the_cards_of_the_only_other() -> None:
    """All other players are one."""
    table = Two(LAND, "ore", "3 ore wool", held={"a": "monopoly"})

    table.play(PlayMonopoly(kind("ore")))

    assert (table.hand("a"), table.hand("b")) == ({"ore": 4}, {"wool": 1})


@pytest.mark.rule("15.3-4")
def test_a_tied_army_stays_with_its_holder() -> None:
    """The second to play a third knight doesn't take the card; the fourth does."""
    played = {"a": "3 knight", "b": "2 knight"}
    table = Two(LAND, played=played, held={"b": "2 knight"}, largest_army="a", turn="b")
    table.play(PlayKnight(), "b")
    assert table.holder("largest_army") == "a"

    table.turn_to("b", held={"b": "knight"})
    table.play(PlayKnight(), "b")

    assert table.holder("largest_army") == "b"


@pytest.mark.rule("15.3-5")
def test_whoever_stays_wins() -> None:
    """If a player leaves, the game ends and the other has won."""
    table = Two(LAND)

    events = table.leave("a")

    assert isinstance(events[-1], GameEnded)
    assert table.state.winners == (Seat(1),)
