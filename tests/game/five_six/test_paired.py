"""Paired players: order of parts, allowed actions, and endings."""

from __future__ import annotations

import pytest

from game import Action, Choice
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.counter_offer import CounterOffer
from game.base.dev_cards import No as Cards
from game.base.end_turn import EndTurn
from game.base.families import ROLL, TURN
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.propose_trade import ProposeTrade
from game.base.roll import RollDice
from game.base.turn import PLAN, TurnBegan
from game.core.hand_over import HandOver
from game.core.play import enter
from game.core.points import GameEnded
from game.core.refusals import No as Core
from game.core.stack import NOBODY
from game.five_six.paired import PART, No, PartBegan
from game.five_six.parts import Pair
from tests.game.five_six.tables import A, B, D, Six
from tests.game.tables import LAND, NO_CHANCE, cards, kind

TURNS = [("a", PLAN), ("d", PART), ("b", PLAN), ("e", PART), ("c", PLAN), ("f", PART)]


def turns(table: Six, count: int) -> list[tuple[str, str]]:
    """The next *count* stints, with nobody doing anything in them."""
    found = []
    for _ in range(count):
        found.append(table.at())
        by = table.at()[0]
        if table.owed() == [(by, ROLL)]:
            table.play(RollDice(), by, die=[1, 1])
        table.end(by)
    return found


@pytest.mark.rule("13.7-1", "13.7-4")
def test_the_opposite_seat_acts_after_each_turn() -> None:
    """With six, the pairs are a and d, b and e, and so on around the table."""
    table = Six()

    assert turns(table, 7) == [*TURNS, ("d", PLAN)]
    assert table.at() == ("a", PART)


@pytest.mark.rule("13.7-1")
def test_with_five_it_is_the_third_to_the_left_too() -> None:
    """With five, the pairs are a and d, b and e, c and a."""
    table = Six(seats=5)

    assert turns(table, 6) == [
        *(("a", PLAN), ("d", PART), ("b", PLAN), ("e", PART), ("c", PLAN), ("a", PART))
    ]


@pytest.mark.rule("13.7-2")
def test_the_first_takes_a_whole_turn_before() -> None:
    """Until a ends the turn, d can only do what anyone can off turn, such as trade with a."""
    table = Six(a="lumber", d="ore", held={"d": "knight"})
    offer = OfferTrade(cards("lumber"), cards("ore"), (D,))

    assert table.why_not(PlayKnight(), "d") is Core.NOT_YOUR_TURN
    assert table.why_not(EndTurn(), "d") is Core.NOT_YOUR_TURN
    table.play(offer)
    assert CounterOffer in table.verbs("d")


@pytest.mark.rule("13.7-3")
def test_the_second_part_has_no_roll() -> None:
    """It starts after the roll's place in a turn, is announced, and ends like a turn."""
    table = Six()

    events = table.end()

    assert PartBegan(seat=D) in events
    assert not any(isinstance(event, TurnBegan) for event in events)
    assert table.owed() == [("d", TURN)]
    assert table.why_not(RollDice(), "d") is Core.NOT_NOW
    assert TurnBegan(seat=B) in table.end("d")


OWN = LAND.replace("c", "d")


@pytest.mark.rule("13.7-3")
def test_the_second_builds_buys_plays_and_trades_with_the_bank() -> None:
    """The partner can do anything that a turn allows after the roll, harbors included."""
    rich = "6 lumber 4 brick wool 4 grain 4 ore"
    table = Six(OWN, d=rich, held={"d": "knight"})
    table.end()

    assert table.verbs("d") == {
        BuildCity,
        BuildRoad,
        BuyCard,
        PlayKnight,
        TradeWithBank,
        EndTurn,
    }
    table.play(TradeWithBank(kind("lumber"), kind("wool")), "d")
    table.play(BuildRoad(table.options(BuildRoad, "d")[0].edge), "d")
    assert table.hand("d")["wool"] == 2


@pytest.mark.rule("13.7-3")
def test_the_second_trades_with_nobody() -> None:
    """The partner cannot offer or propose, and open offers ended with the turn."""
    table = Six(a="lumber", b="lumber", d="lumber")
    table.play(OfferTrade(cards("lumber"), cards("ore"), (B, D)))
    table.end()

    assert table.at() == ("d", PART)
    assert table.why_not(OfferTrade(cards("lumber"), cards("ore"), (A,)), "d") is No.BANK_ONLY
    assert table.why_not(ProposeTrade(cards("lumber"), cards("ore"), D), "b") is No.BANK_ONLY
    for by in "abcdef":
        described = [o.action for o in table.everything(by) if isinstance(o, Choice)]
        assert not {OfferTrade, ProposeTrade} & {*described}


@pytest.mark.rule("13.7-6", "13.7-3")
def test_one_card_in_each_part() -> None:
    """The partner may play a card even if the active player has, but only one."""
    table = Six(held={"a": "knight", "d": "2 knight"})
    table.play(PlayKnight())
    table.play(MoveRobber(table.state.land_hexes[0]))
    assert table.why_not(PlayKnight()) is Cards.NO_SUCH_CARD
    table.end()

    table.play(PlayKnight(), "d")
    table.play(MoveRobber(table.state.land_hexes[1]), "d")

    assert table.why_not(PlayKnight(), "d") is Cards.ONE_A_TURN


@pytest.mark.rule("13.7-3", "13.7-6")
def test_a_card_bought_in_a_part_waits_for_the_next() -> None:
    """It can be played in the seat's next turn or part, whichever comes first."""
    table = Six(d="ore wool grain", deck="knight")
    table.end()
    table.play(BuyCard(), "d", draw=[0])

    assert table.why_not(PlayKnight(), "d") is Cards.JUST_BOUGHT
    table.end("d")
    turns(table, 4)
    assert table.at() == ("d", PLAN)
    assert PlayKnight in table.verbs("d")


@pytest.mark.rule("12.C7")
def test_a_monopoly_takes_from_both_of_the_pair() -> None:
    """Seat d takes cards from a, whose turn it was."""
    table = Six(a="2 ore", b="ore", held={"d": "monopoly"})
    table.end()

    table.play(PlayMonopoly(kind("ore")), "d")

    assert table.hand("d") == {"ore": 3}


NEAR = """
        .       .       .
      /   \\   /   \\   /   \\
    .       A       .       .
    |  F6   |  H8   |  M4   |
    .       .       .       .
  /   \\   /   \\   /   \\   /   \\
.       .       .       d       .
|  D*   |  P9   |  G5   d  F3   |
.       .       .       .       .
  \\   /   \\   /   \\   /   \\   /
    .       .       .       .
    |  M10  |  H11  |  P12  |
    .       .       .       .
      \\   /   \\   /   \\   /
        .       .       .
"""


@pytest.mark.rule("13.7-7", "12.J1")
def test_the_second_wins_in_its_own_part() -> None:
    """The partner's third point of three ends the game at once."""
    table = Six(NEAR, d="3 ore 2 grain", held={"d": "victory_point"}, options={"points": 3})
    table.end()

    events = table.play(BuildCity(table.options(BuildCity, "d")[0].corner), "d")

    assert any(isinstance(event, GameEnded) for event in events)
    assert table.state.winners == (D,)


@pytest.mark.rule("13.7-7", "12.J1")
def test_nobody_wins_in_the_others_part() -> None:
    """Seat d reaches the target on a's turn and wins when its part begins; b waits for a turn."""
    table = Six(NEAR, held={"d": "2 victory_point", "b": "3 victory_point"}, options={"points": 3})
    assert not table.state.winners

    table.end()

    assert table.state.winners == (D,)


@pytest.mark.rule("13.7-9")
def test_a_pair_is_played_to_its_end_when_too_few_are_left() -> None:
    """When two of six leave on a's turn, d's part still comes, and then turns are single."""
    table = Six()
    table.leave("e")
    table.leave("f")

    assert turns(table, 6) == [
        *(("a", PLAN), ("d", PART), ("b", PLAN), ("c", PLAN), ("d", PLAN), ("a", PLAN))
    ]
    assert table.state.part(Pair).second == NOBODY


@pytest.mark.rule("13.7-9", "13.7-1")
def test_with_one_of_six_gone_five_go_on_in_pairs() -> None:
    """The partner is the third to the left among the seats that are left."""
    table = Six(gone="c")

    assert turns(table, 4) == [("a", PLAN), ("e", PART), ("b", PLAN), ("f", PART)]


@pytest.mark.rule("13.7-9")
@pytest.mark.parametrize("stage", ["roll", "turn"])
def test_when_the_first_leaves_the_second_acts(stage: str) -> None:
    """The rest of a's turn is dropped, and the partner's part follows."""
    table = Six(stage=stage)

    table.leave("a")

    assert table.at() == ("d", PART)
    table.end("d")
    assert table.at() == ("b", PLAN)


@pytest.mark.rule("13.7-9")
def test_when_the_second_leaves_its_part_is_over() -> None:
    """Before or during its part, a partner who leaves is not replaced."""
    before = Six()
    before.leave("d")
    before.end()
    assert before.at() == ("b", PLAN)

    within = Six()
    within.end()
    within.leave("d")
    assert within.at() == ("b", PLAN)


@pytest.mark.rule("13.7-9")
def test_another_hand_takes_over_a_part() -> None:
    """The computer owes the same as the seat did."""
    table = Six()
    table.end()

    enter(table.state, D, HandOver("computer"), NO_CHANCE)

    assert table.at() == ("d", PART)
    assert table.owed() == [("d", TURN)]


@pytest.mark.rule("13.7-9")
def test_who_does_not_come_ends_their_part() -> None:
    """The default in a part is to end it, as in a turn."""
    table = Six()
    table.end()

    default: Action = table.default("d")

    assert default == EndTurn()


@pytest.mark.rule("13.7-10")
def test_pairs_are_usual() -> None:
    """Paired turns are the default."""
    assert Six().state.rules.options["turns"] == "paired"


def test_settlements_are_founded_as_ever() -> None:
    """Set-up rounds have no pairs."""
    table = Six(stage="found")

    assert table.state.part(Pair) == Pair()
    assert BuildSettlement not in table.verbs()
