"""The computer's choices at drawn tables."""

from __future__ import annotations

import pytest

from game import Action
from game.base.accept_offer import AcceptOffer
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.decline_offer import DeclineOffer
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.found import FoundSettlement
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_plenty import PlayPlenty
from game.base.propose_trade import ProposeTrade
from game.base.roll import RollDice
from tests.game.computer.players import chosen
from tests.game.tables import LAND, A, Table, bank_trade, cards


def test_a_city_is_built_before_a_card_is_bought() -> None:
    """With cards for both, it builds the city for its points."""
    assert isinstance(chosen(Table(LAND, "3 ore 2 grain wool")), BuildCity)


TURNS: dict[str, tuple[str, Action]] = {
    "With exactly its three cards, it buys a development card": ("wool grain ore", BuyCard()),
    "It trades four spare bricks for the ore a city lacks": (
        "2 ore 2 grain 4 brick",
        bank_trade("brick", "ore"),
    ),
    "When a trade brings nothing nearer, it ends the turn": ("3 ore 2 brick", EndTurn()),
    "With an empty hand and no offers it ends the turn": ("", EndTurn()),
    "One card short of a city, it neither builds a road nor trades ore away": (
        "3 ore grain",
        EndTurn(),
    ),
}


@pytest.mark.parametrize(("hand", "action"), TURNS.values(), ids=TURNS)
def test_what_it_does_with_a_hand(hand: str, action: Action) -> None:
    """It buys what brings most, and trades for it."""
    assert chosen(Table(LAND, hand)) == action


def test_a_settlement_goes_where_the_dice_pay_most() -> None:
    """Of the corners its roads reach, it takes the one with a six, nine and eight."""
    land = LAND.replace("a  H8 ", "a  H8 ").replace("  /   \\   /   a   /", "  /   \\   a   a   /")
    table = Table(land, "lumber brick wool grain")

    action = chosen(table)

    assert isinstance(action, BuildSettlement)
    best = max(table.options(BuildSettlement), key=lambda option: _pips(table, option.corner))
    assert _pips(table, action.corner) == _pips(table, best.corner)


def _pips(table: Table, corner: int) -> int:
    tokens = [table.state.tokens[place] for place in table.state.topology.corner_hexes[corner]]
    return sum(6 - abs(7 - token) for token in tokens if token)


def test_a_road_is_built_toward_a_place() -> None:
    """With no free corner in reach, it builds a road toward one."""
    land = LAND.replace("  /   \\   /   a   /", "  /   \\   /   \\   /")
    table = Table(land, "lumber brick")

    action = chosen(table)

    assert isinstance(action, BuildRoad)
    table.play(action)
    assert table.state.edge_seat[action.edge] == A


def test_it_rolls() -> None:
    """Without cards there is nothing to do but roll."""
    assert chosen(Table(LAND, stage="roll")) == RollDice()


def test_the_robber_goes_to_the_leader() -> None:
    """It robs the leader of two opponents, and not its own hex."""
    leads = LAND.replace("b       .\n|", "B       .\n|")
    table = Table(leads, "", "ore", "ore", held={"a": "knight"})
    table.play(PlayKnight())

    action = chosen(table)

    assert isinstance(action, MoveRobber)
    corners = table.state.topology.hex_corners[action.to]
    owners = {table.state.corner_seat[c] for c in corners if table.state.corner_piece[c]}
    assert owners == {1}


def test_a_knight_frees_its_own_hex() -> None:
    """It plays a knight before the roll if the robber blocks its hex."""
    table = Table(
        LAND.replace("D* ", "D  ").replace("H8 ", "H8*"), held={"a": "knight"}, stage="roll"
    )

    assert chosen(table) == PlayKnight()


def test_it_discards_what_it_needs_least() -> None:
    """It keeps ore and grain for a city, and discards wool."""
    table = Table(LAND, "3 ore 2 grain 5 wool", stage="roll", turn="b")
    table.play(RollDice(), "b", die=[3, 4])

    assert chosen(table) == Discard(cards("5 wool"))


def test_plenty_brings_what_it_needs_most() -> None:
    """It takes the two cards that a city lacks."""
    table = Table(LAND, "2 ore grain", held={"a": "year_of_plenty"})

    assert chosen(table) == PlayPlenty(cards("ore grain"))


def test_it_founds_on_much() -> None:
    """In the set-up it takes a corner with three numbers, if there is one."""
    table = Table(LAND.replace("b  F3", "|  F3").replace("b", "."), stage="found", turn="b")

    action = chosen(table, "b")

    assert isinstance(action, FoundSettlement)
    assert _pips(table, action.corner) >= 11


@pytest.mark.parametrize("chooses", [False, True])
def test_an_offer_that_helps_is_accepted(*, chooses: bool) -> None:
    """It gives wool it can spare for a city's card, by either kind of offer."""
    table = Table(LAND, "2 ore 2 grain wool", "ore", turn="b")
    table.play(OfferTrade(cards("ore"), cards("wool"), (A,), chooses), "b")

    assert chosen(table) == AcceptOffer(1)


OFFERS: dict[str, tuple[str, str, Action, Action]] = {
    "It does not give away a city's ore": (
        "b",
        "3 ore 2 grain",
        OfferTrade(cards("wool"), cards("ore"), (A,)),
        DeclineOffer(1),
    ),
    "It takes a proposal that gives a city's card for wool it can spare": (
        "a",
        "2 ore 2 grain wool",
        ProposeTrade(cards("ore"), cards("wool"), A),
        AcceptOffer(1),
    ),
    "It keeps a city's ore, and ends its turn": (
        "a",
        "3 ore grain",
        ProposeTrade(cards("wool"), cards("ore"), A),
        EndTurn(),
    ),
}


@pytest.mark.parametrize(("turn", "hand", "offer", "answer"), OFFERS.values(), ids=OFFERS)
def test_what_it_answers(turn: str, hand: str, offer: Action, answer: Action) -> None:
    """It takes what helps, and declines what harms."""
    table = Table(LAND, hand, "wool ore", turn=turn)
    table.play(offer, "b")

    assert chosen(table) == answer
