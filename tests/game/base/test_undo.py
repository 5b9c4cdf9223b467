"""Undo in the base game: what can be undone, and why the rest cannot."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game import Action, HandOver
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.close_offer import CancelOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.free_road import LayFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.rob import Rob
from game.base.roll import RollDice
from game.core.refusals import No as Core
from game.core.undo import No
from tests.game.tables import NO_CHANCE, A, B, C, Table, bank_trade, cards, kind
from tests.game.taking_back import Slate, comes_back, still, why_it_stays

LAND = r"""
        .       .       .
      /   \   a   +   /   \
    .       a       .       .
    |  F6   a  H8   |  M4+  |
    .       .       .       .
  /   \   /   +   /   \   /   \
.       .       +       b       .
|  D*   |  P9   |  G5   b  F3   |
.       .       .       .       .
  \   /   \   /   \   /   \   /
    .       c       .       .
    |  M10  c  H11  |  P12  |
    .       .       .       .
      \   /   \   /   \   /
        .       .       .
"""
HAND = "4 lumber 4 brick 4 wool 4 grain 4 ore"
CARDS = {"a": "knight road_building year_of_plenty monopoly"}


def land(b: str = "wool", c: str = "", stage: str = "turn") -> Table:
    """A table where a has the cards for anything."""
    return Table(LAND, HAND, b, c, held=CARDS, stage=stage)


ONE_WOOL = (cards("ore"), cards("wool"))

MAY: dict[str, Callable[[Table], Action]] = {
    "road": lambda t: BuildRoad(t.edges[0]),
    "city": lambda t: BuildCity(next(a.corner for a in t.options(BuildCity))),
    "bank": lambda t: bank_trade("ore", "wool"),
    "offer": lambda t: OfferTrade(*ONE_WOOL, (B, C)),
    "knight": lambda t: PlayKnight(),
    "roads": lambda t: PlayRoads(),
    "plenty": lambda t: PlayPlenty(cards("2 ore")),
    "end": lambda t: EndTurn(),
}


@pytest.mark.parametrize("name", MAY)
def test_what_touches_nobody_else_comes_back(name: str) -> None:
    """Undo restores pieces, prices, played cards and the turn itself."""
    table = land()

    comes_back(table, MAY[name](table))


def test_dice_and_draws_stay() -> None:
    """A player who has rolled or drawn cannot undo it and try again."""
    assert why_it_stays(land(stage="roll"), RollDice(), die=[2, 3]) is No.CHANCE
    assert why_it_stays(land(), BuyCard(), draw=[0]) is No.CHANCE


def test_what_others_gave_stays() -> None:
    """A monopoly that took cards from others cannot be undone."""
    assert why_it_stays(land(), PlayMonopoly(kind("wool"))) is No.OTHERS_CARDS


def test_that_nobody_has_a_card_is_told_once() -> None:
    """A monopoly that brought nothing has still revealed something, so it cannot be undone."""
    assert why_it_stays(land(), PlayMonopoly(kind("ore"))) is No.SHOWN


def test_a_trade_that_was_taken_stays() -> None:
    """A completed trade cannot be undone; before that, the offer and each answer can."""
    table = land()
    slate = Slate(table).play(OfferTrade(*ONE_WOOL, (B, C)))
    offered = still(table.state)

    slate.play(DeclineOffer(1), "c").back("c")
    assert still(table.state) == offered
    slate.play(AcceptOffer(1), "b")

    assert slate.why_not("b") is No.OTHERS_CARDS


def test_no_offer_has_the_number_of_one_that_was_taken_back() -> None:
    """A new offer never gets the number of an undone one, so an old answer cannot apply to it."""
    table = land()
    slate = Slate(table).play(OfferTrade(*ONE_WOOL, (B, C))).back()

    slate.play(OfferTrade(cards("3 ore"), cards("wool"), (B, C)))

    assert [offer.id for offer in table.state.part(Offers).open] == [2]


def test_an_offer_that_was_withdrawn_is_open_again() -> None:
    """Undoing a withdrawal reopens the offer with its number and answers."""
    table = land()
    slate = Slate(table).play(OfferTrade(*ONE_WOOL, (B, C))).play(DeclineOffer(1), "c")
    before = table.state.part(Offers)

    slate.play(CancelOffer(1)).back()

    assert table.state.part(Offers) == before


def test_nothing_comes_back_when_somebody_else_has_acted() -> None:
    """Once someone else has acted nothing can be undone, even if they only hushed offers."""
    table = land()
    slate = Slate(table).play(bank_trade("ore", "wool")).play(HushOffers(), "b")

    assert slate.why_not("a", 1) is No.ACTED_SINCE
    slate.back("b")
    assert slate.why_not("a", 1) is No.ACTED_SINCE


def test_several_actions_come_back_one_by_one() -> None:
    """Undo takes the latest action first, down to one that must stay."""
    table = land(stage="roll")
    slate = Slate(table).play(RollDice(), die=[2, 3])
    actions = (BuildRoad(table.edges[0]), BuildRoad(table.edges[-1]), PlayKnight())
    states = [still(table.state), *(still(slate.play(each).game.state) for each in actions)]

    assert slate.why_not("a", 3) is No.NOT_LATEST
    for number in (4, 3, 2):
        states.pop()
        assert still(slate.back("a", number).game.state) == states[-1]

    assert slate.why_not("a", 1) is No.CHANCE
    assert table.state.number == 7


def test_one_of_several_discards_comes_back() -> None:
    """Undoing the first discard makes it owed again; after the second discard, the first stays."""
    table = Table(LAND, "8 ore", "8 wool", stage="roll")
    slate = Slate(table).play(RollDice(), die=[3, 4])
    rolled = still(table.state)

    slate.play(Discard(cards("4 wool")), "b").back("b")
    assert still(table.state) == rolled
    slate.play(Discard(cards("4 wool")), "b").play(Discard(cards("4 ore"))).back()

    assert table.owes() == [("a", "discard")]
    assert table.hand("a") == {"ore": 8}


def test_the_robber_comes_back_and_the_theft_does_not() -> None:
    """The robber's move can be undone before the theft, but not after it."""
    land = LAND.replace(".       c       .       .", ".       .       c       .")
    table = Table(land.replace("c  H11  |", "|  H11  c"), "", "ore", "ore", held=CARDS)
    slate = Slate(table).play(PlayKnight())
    shared = next(a for a in table.options(MoveRobber) if {B, C} <= _beside(table, a))
    before = still(table.state)

    slate.play(shared)
    assert table.owes() == [("a", "rob")]
    assert still(slate.back().game.state) == before
    slate.play(shared).play(Rob(B), theft=[kind("ore")])

    assert slate.why_not() is No.CHANCE


def _beside(table: Table, action: MoveRobber) -> set[int]:
    """Seats with buildings beside the hex that the robber would move to."""
    state = table.state
    return {
        state.corner_seat[corner]
        for corner in state.topology.hex_corners[action.to]
        if state.corner_piece[corner]
    }


def test_free_roads_come_back_one_by_one() -> None:
    """The first free road can be undone before the second is laid."""
    table = land()
    slate = Slate(table).play(PlayRoads())
    asked = still(table.state)

    slate.play(LayFreeRoad(table.edges[0])).back()

    assert still(table.state) == asked
    slate.play(LayFreeRoad(table.edges[-1]))
    one = still(table.state)
    slate.play(table.options(LayFreeRoad)[0])
    assert still(slate.back().game.state) == one


def test_a_placement_comes_back_until_the_next_one_places() -> None:
    """Settlement, road and first cards of the set-up can be undone until the next seat places."""
    table = Table(LAND, stage="found again")
    slate = Slate(table)
    before = still(table.state)
    slate.play(table.options(FoundSettlement)[0])
    assert any(table.hand().values())
    slate.play(table.options(LayFirstRoad)[0])

    slate.back("a", 2).back("a", 1)

    assert still(table.state) == before
    assert table.hand() == {}


def test_privileges_of_a_turn_come_back() -> None:
    """Undo gives back the turn's card play, and trading before the first build."""
    table = Table(LAND, HAND, "wool", held=CARDS, options={"phases": "separate"})
    slate = Slate(table).play(PlayPlenty(cards("2 ore"))).play(BuildRoad(table.edges[0]))
    assert not table.options(TradeWithBank)

    slate.back().back("a", 1)

    assert table.options(TradeWithBank)
    assert PlayKnight in table.verbs()


def test_the_longest_road_goes_back_to_whom_it_was_taken_from() -> None:
    """Undo returns the longest road to its holder, also after a settlement cut a road."""
    table = Table(
        r"""
        .       .       .       .
      b   b   b   b   b   +   /   \
    .       .       .       .       .
    |  F6   |  H8   a  M4   |  D*   |
    .       .       .       .       .
      \   /   \   a   \   /   \   /
        .       .       .       .
        """,
        "lumber brick wool grain",
        longest_road="b",
    )
    cut = next(
        a
        for a in table.options(BuildSettlement)
        if sum(bool(table.state.edge_piece[e]) for e in table.state.topology.corner_edges[a.corner])
        == 3
    )

    slate = Slate(table).play(cut)
    assert table.holder("longest_road") == ""
    slate.back()

    assert table.holder("longest_road") == "b"
    assert table.road("b") == 5


def test_a_game_that_is_won_stays_so() -> None:
    """A won game cannot be undone, because all cards were shown."""
    table = Table(LAND, HAND, held={"a": "victory_point"}, options={"points": 3})

    won = next(a for a in table.options(BuildCity))

    assert why_it_stays(table, won) is Core.GAME_IS_OVER


def test_what_was_played_for_a_seat_stays() -> None:
    """A default action cannot be undone, and neither can anything before it."""
    slate = Slate(land())
    slate.play(bank_trade("ore", "wool"))
    slate.game.play(A, EndTurn(), NO_CHANCE, forced=True)

    assert slate.why_not() is No.FORCED
    assert slate.why_not("a", 1) is No.FORCED


def test_whoever_has_done_nothing_has_nothing_to_take_back() -> None:
    """A player who has not acted has nothing to undo, and an entry ends what can be undone."""
    slate = Slate(land())
    assert slate.why_not("a", 0) is No.NOTHING
    slate.play(bank_trade("ore", "wool")).game.enter(B, HandOver("computer"), NO_CHANCE)

    assert slate.why_not("a", 1) is No.ACTED_SINCE
