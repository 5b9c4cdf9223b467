"""
How each verb is shown: one line per verb, from which commands, buttons and menus are made.

A box brings such lines in its own file; then its verbs have buttons and commands, too.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.brought import brought
from bot.screens.verb import Reader, Shown
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.build_city import BuildCity
from game.base.build_road import BuildRoad
from game.base.build_settlement import BuildSettlement
from game.base.buy_card import BuyCard
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.discard import Discard
from game.base.end_turn import EndTurn
from game.base.families import FOUND
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.propose_trade import ProposeTrade
from game.base.rob import Rob
from game.base.roll import RollDice
from game.base.rounds import rounds
from game.core.ruleset import Ruleset


def founds(reader: Reader) -> str:
    """The piece that the reader's seat places in this round of the set-up."""
    found = rounds(reader.view)
    owed = (debt for debt in reader.view.debts() if (debt.seat, debt.duty) == (reader.seat, FOUND))
    return next((found[debt.args[0] - 1].piece for debt in owed), found[0].piece)


def founded(reader: Reader, action: FoundSettlement) -> Mapping[str, object]:
    """The name of that piece, for texts."""
    return {"piece": reader.w.noun(f"piece.{founds(reader)}")}


BASE = (
    Shown(RollDice, "turn", command="roll"),
    Shown(EndTurn, "turn", command="endturn"),
    Shown(BuildRoad, "build", "edge", "edge", "road", command="build road"),
    Shown(BuildSettlement, "build", "corner", "corner", "settlement", command="build settlement"),
    Shown(BuildCity, "build", "corner", "corner", "city", command="build city"),
    Shown(PlayKnight, "card", command="card knight", card="knight"),
    Shown(PlayRoads, "card", command="card roads", card="road_building"),
    Shown(PlayPlenty, "card", "cards", "cards", command="card plenty", card="year_of_plenty"),
    Shown(PlayMonopoly, "card", "kind", "card", command="card monopoly", card="monopoly"),
    Shown(
        *(FoundSettlement, "owed", "corner", "corner", "settlement"),
        command="build settlement",
        also=founded,
        ghost=founds,
    ),
    Shown(LayFirstRoad, "owed", "edge", "edge", "road", command="build road"),
    Shown(LayFreeRoad, "owed", "edge", "edge", "road", command="build road"),
    Shown(SkipFreeRoad, "owed", command="build road"),
    Shown(Discard, "owed", "cards", "cards", command="discard"),
    Shown(MoveRobber, "owed", "hex", "to", "robber", command="robber"),
    Shown(Rob, "owed", "seat", "victim", command="robber"),
    Shown(TradeWithBank, "trade", "exchange", command="trade bank"),
    Shown(OfferTrade, "trade", "trade", command="trade offer"),
    Shown(ProposeTrade, "trade", "trade", command="trade offer"),
    Shown(AcceptOffer, "trade", "offer", command="trade accept"),
    Shown(DeclineOffer, "trade", "offer", command="trade decline"),
    Shown(HushOffers, "trade", command="trade decline"),
    Shown(CounterOffer, "trade", "trade", command="trade counter"),
    Shown(CancelOffer, "trade", "offer", command="trade cancel"),
    Shown(ChooseTaker, "trade", "offer", command="trade accept"),
)
"""The verbs of the base game, without buying a card: that comes last."""

SHOWN: tuple[Shown, ...] = (
    *BASE,
    *(shown for lines in brought("shown", "SHOWN") for shown in lines),
    Shown(BuyCard, "build", command="buy", asks=True),
)
"""Every verb of every installed box."""


def shown_in(rules: Ruleset) -> tuple[Shown, ...]:
    """The lines of the verbs that a game has."""
    return tuple(shown for shown in SHOWN if shown.action in rules.verbs)


BY_NAME = {shown.name: shown for shown in SHOWN}
