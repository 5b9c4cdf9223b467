"""The turn: what each seat can do and when, how it begins and ends, and how it is won."""

from __future__ import annotations

import pytest

from game import Action
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.decline_offer import HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn, TurnEnded
from game.base.free_road import LayFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.propose_trade import ProposeTrade
from game.base.rob import Rob
from game.base.roll import RollDice
from game.base.turn import No, TurnBegan
from game.core.points import GameEnded
from game.core.refusals import No as NotNow
from tests.game.tables import A, B, C, Table, bank_trade, cards, deck_kind, kind

LAND = r"""
        .       .
      a   a   /   \
    a       +       .
    |  F6+  +  D*   |
    .       .       .
      \   /   \   /
        .       .
"""
RICH = "9 lumber 9 brick 9 wool 9 grain 9 ore"
HELD = "knight road_building year_of_plenty monopoly"


def rich(stage: str, **more: str) -> Table:
    """A table where a has the cards for anything."""
    return Table(LAND, RICH, "ore", stage=stage, held={"a": HELD}, options=more)


CARDS = {PlayKnight, PlayRoads, PlayPlenty, PlayMonopoly}
BUILDING = {BuildRoad, BuildCity, BuyCard, BuildSettlement}
TRADING = {TradeWithBank, OfferTrade}


@pytest.mark.rule("12.B2", "4")
def test_before_the_roll_there_are_dice_and_cards_alone() -> None:
    """Before the roll you can only roll or play a development card."""
    table = rich("roll")

    assert table.verbs() == {RollDice} | CARDS
    assert table.verbs("b") == set()


@pytest.mark.rule("12.B1", "4")
def test_after_the_roll_one_trades_and_builds_in_any_order() -> None:
    """By default you can trade, build and play a card in any order after the roll."""
    table = rich("turn")
    everything = CARDS | BUILDING | TRADING | {EndTurn}
    assert table.verbs() == everything

    table.play(BuildSettlement(table.corner))

    assert table.verbs() == everything - {BuildSettlement}


@pytest.mark.rule("12.B2")
def test_between_a_seven_and_its_end_there_is_no_trade() -> None:
    """While discards and the robber are due, nobody can do anything else."""
    table = rich("roll")

    table.play(RollDice(), die=[3, 4])

    assert table.verbs() == {Discard}
    assert table.verbs("b") == set()
    table.play(Discard(cards("9 lumber 9 brick 4 wool")))
    assert table.verbs() == {MoveRobber}


@pytest.mark.rule("12.B3", "12.C8")
@pytest.mark.parametrize("stage", ["roll", "turn"])
def test_nobody_builds_or_plays_on_the_turn_of_another(stage: str) -> None:
    """Off turn you can only propose a trade and answer offers, whatever you hold."""
    table = Table(LAND, RICH, stage=stage, turn="b", held={"a": HELD})

    assert table.verbs() == (set() if stage == "roll" else {HushOffers, ProposeTrade})


@pytest.mark.rule("12.B3")
def test_it_is_the_turn_of_another() -> None:
    """A player who acts on another's turn is refused for that."""
    table = Table(LAND, RICH, stage="roll", turn="b")

    reason = table.why_not(BuildRoad(table.edge))

    assert reason is NotNow.NOT_YOUR_TURN


EVERYTHING: list[tuple[str, Action]] = [
    ("turn", RollDice()),
    ("roll", EndTurn()),
    ("roll", BuyCard()),
    ("roll", bank_trade("ore", "wool")),
    ("roll", OfferTrade(cards("ore"), cards("wool"), (B,))),
    ("turn", Discard(cards("ore"))),
    ("turn", Rob(B)),
]


@pytest.mark.rule("12.B2")
@pytest.mark.parametrize(("stage", "action"), EVERYTHING)
def test_what_is_not_due_is_refused(stage: str, action: Action) -> None:
    """An action at the wrong moment has its own refusal."""
    table = rich(stage)

    reason = table.why_not(action)

    assert reason is NotNow.NOT_NOW


@pytest.mark.rule("12.B2")
def test_places_do_not_change_the_moment() -> None:
    """Roads before the roll, a robber out of turn and free roads without a card are refused."""
    table = rich("roll")

    reasons = [
        table.why_not(BuildRoad(table.edge)),
        table.why_not(MoveRobber(table.hex)),
        table.why_not(LayFreeRoad(table.edge)),
        table.why_not(BuildSettlement(table.corner)),
        table.why_not(BuildCity(table.corner)),
    ]

    assert reasons == [NotNow.NOT_NOW] * 5


# Separate phases.


@pytest.mark.rule("12.B1", "4")
@pytest.mark.parametrize("what", ["road", "settlement", "card"])
def test_with_separate_phases_building_ends_trading(what: str) -> None:
    """With the option, the first build or purchase ends trading for the turn."""
    table = rich("turn", phases="separate")
    build: Action = {
        "road": BuildRoad(table.edge),
        "settlement": BuildSettlement(table.corner),
        "card": BuyCard(),
    }[what]

    outcomes = {"draw": [deck_kind("knight")]} if what == "card" else {}
    table.play(build, "a", **outcomes)

    assert table.verbs() & TRADING == set()
    assert table.why_not(bank_trade("ore", "wool")) is No.TRADING_IS_OVER
    assert table.why_not(OfferTrade(cards("ore"), cards("wool"), (B,))) is No.TRADING_IS_OVER


@pytest.mark.rule("12.B1")
def test_with_separate_phases_a_city_ends_trading() -> None:
    """Building a city ends trading, too."""
    table = rich("turn", phases="separate")
    (city,) = table.options(BuildCity)

    table.play(city)

    assert table.why_not(bank_trade("ore", "wool")) is No.TRADING_IS_OVER


@pytest.mark.rule("12.B1")
def test_with_separate_phases_one_trades_first() -> None:
    """Before the first build you can trade in every way."""
    table = rich("turn", phases="separate")
    table.play(bank_trade("ore", "wool"))

    assert table.verbs() >= TRADING | BUILDING


@pytest.mark.rule("4")
def test_free_roads_do_not_end_trading() -> None:
    """Laying the free roads of a card does not end trading."""
    table = rich("turn", phases="separate")
    table.play(PlayRoads())
    table.play(LayFreeRoad(table.edge))

    table.play(table.options(LayFreeRoad)[0])

    assert table.verbs() >= TRADING


@pytest.mark.rule("4")
def test_after_building_a_card_may_still_be_played() -> None:
    """After building, a card's yield can be built with but not traded, and the turn goes on."""
    table = rich("turn", phases="separate")
    table.play(BuildRoad(table.edge))

    table.play(PlayPlenty(cards("2 ore")))

    assert table.why_not(bank_trade("ore", "wool")) is No.TRADING_IS_OVER
    assert table.verbs() >= {BuildSettlement, EndTurn}


@pytest.mark.rule("12.B1")
def test_next_turn_trading_is_open_again() -> None:
    """On the next turn trading is open again."""
    table = rich("turn", phases="separate")
    table.play(BuildRoad(table.edge))

    table.turn_to("a")

    assert table.play(bank_trade("ore", "wool"))


# The end.


@pytest.mark.rule("4")
def test_the_next_seat_clockwise_follows() -> None:
    """After a's turn b is on turn, and owes the roll."""
    table = Table(LAND)

    events = table.play(EndTurn())

    assert events == [TurnEnded(seat=A), TurnBegan(seat=B)]
    assert table.owes() == [("b", "roll")]


@pytest.mark.rule("4")
def test_after_the_last_seat_comes_the_first() -> None:
    """After the last seat the first one is on turn."""
    table = Table(LAND, turn="c")

    events = table.play(EndTurn(), by="c")

    assert events == [TurnEnded(seat=C), TurnBegan(seat=A)]


@pytest.mark.rule("4")
def test_an_empty_seat_is_skipped() -> None:
    """A seat that left has no turns."""
    table = Table(LAND, gone="b")

    events = table.play(EndTurn())

    assert events == [TurnEnded(seat=A), TurnBegan(seat=C)]


@pytest.mark.rule("4")
def test_an_empty_seat_can_do_nothing() -> None:
    """A seat that left cannot answer offers."""
    table = Table(LAND, b="ore", gone="b")

    assert table.everything(by="b") == []
    assert table.why_not(HushOffers(), by="b") is NotNow.YOU_ARE_OUT


# Victory.

TEN = r"""
            .       .
          /   \   /   \
        A       A       A
        |  F6   |  H8   |
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    .       .       .       A
      \   /   \   /   \   /
        .       .       .
"""
"""A board where a has eight points."""


@pytest.mark.rule("12.J1", "12.J2")
def test_ten_points_on_ones_own_turn_win_at_once() -> None:
    """The build that brings the tenth point ends the game at once."""
    table = Table(
        r"""
            .       .
          /   \   /   \
        A       A       A
        |  F6   |  H8   |
        .       .       .
      /   \   /   \   /   \
    .       .       .       .
    |  M4   |  D*   |  G12  |
    a+      a       a       .
      \   /   \   /   \   /
        .       .       .
        """,
        "3 ore 2 grain",
    )

    events = table.play(BuildCity(table.corner))

    assert events[-1] == GameEnded(winners=(A,), points=(10, 0, 0), shown=((), (), ()))


@pytest.mark.rule("12.J1")
def test_points_on_anothers_turn_wait() -> None:
    """A player who gets the points off turn wins when their own turn begins, before the roll."""
    table = Table(TEN, turn="c", held={"a": "2 victory_point"})
    assert table.state.winners == ()

    events = table.play(EndTurn(), by="c")

    assert events == [
        TurnEnded(seat=C),
        TurnBegan(seat=A),
        GameEnded(
            winners=(A,), points=(10, 0, 0), shown=(("victory_point", "victory_point"), (), ())
        ),
    ]


@pytest.mark.rule("12.J1")
def test_points_lost_before_the_own_turn_do_not_win() -> None:
    """Only points still held when the own turn begins can win."""
    table = Table(TEN, turn="c", played={"a": "3 knight"}, largest_army="a")
    assert table.points("a") == 10

    for _ in range(4):
        table.state.lay_open(B, deck_kind("knight"))
    events = table.play(EndTurn(), by="c")

    assert events[-1] == TurnBegan(seat=A)
    assert table.points("a") == 8


@pytest.mark.rule("12.J2", "12.C2")
def test_a_victory_point_bought_this_turn_wins() -> None:
    """A victory point card wins at once, even on the turn it was bought."""
    table = Table(TEN, "ore wool grain", held={"a": "victory_point"})

    events = table.play(BuyCard(), draw=[deck_kind("victory_point")])

    assert events[-1] == GameEnded(
        winners=(A,), points=(10, 0, 0), shown=(("victory_point", "victory_point"), (), ())
    )


@pytest.mark.rule("12.J2")
def test_when_it_is_over_nobody_acts() -> None:
    """After the end every action is refused, and nobody owes anything."""
    table = Table(TEN, RICH, held={"a": "2 victory_point"})

    assert table.state.winners == (A,)
    assert table.why_not(EndTurn()) is NotNow.GAME_IS_OVER
    assert (table.everything(), table.everything(by="b"), table.owes()) == ([], [], [])


@pytest.mark.rule("12.J2", "12.J3")
def test_nobody_needs_to_claim_victory() -> None:
    """Points count by themselves; no verb reveals cards or claims victory."""
    table = Table(TEN, held={"a": "2 victory_point"})

    assert isinstance(table.began[-1], GameEnded)


@pytest.mark.rule("12.J1")
@pytest.mark.parametrize(("target", "over"), [(8, True), (9, False)])
def test_the_target_is_an_option(target: int, over: bool) -> None:
    """A table can play to another number of points."""
    table = Table(TEN, options={"points": target})

    assert bool(table.state.winners) is over


@pytest.mark.rule("12.J1")
def test_nobody_wins_in_set_up() -> None:
    """Points reached during set-up do not win."""
    table = Table(TEN, stage="found", options={"points": 8})

    assert table.state.winners == ()


@pytest.mark.rule("4")
def test_at_the_end_every_hidden_point_is_shown() -> None:
    """At the end all players' victory point cards are shown."""
    table = Table(TEN, held={"a": "2 victory_point", "b": "victory_point knight"})

    assert table.began[-1] == GameEnded(
        winners=(A,),
        points=(10, 1, 0),
        shown=(("victory_point", "victory_point"), ("victory_point",), ()),
    )


@pytest.mark.rule("12.J2")
def test_the_largest_army_wins_at_once() -> None:
    """A knight that wins by the largest army ends the game before the robber moves."""
    table = Table(TEN, held={"a": "knight"}, played={"a": "2 knight"})

    events = table.play(PlayKnight())

    assert isinstance(events[-1], GameEnded)


@pytest.mark.rule("12.J1")
def test_nobody_wins_by_what_another_does() -> None:
    """Seat a cannot win on b's turn."""
    table = Table(TEN, "3 ore", turn="b", held={"a": "2 victory_point", "b": "monopoly"})

    table.play(PlayMonopoly(kind("ore")), by="b")

    assert table.state.winners == ()
    assert AcceptOffer(1) not in table.everything(by="a")
