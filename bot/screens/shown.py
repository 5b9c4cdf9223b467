"""
How each verb is shown: one line a verb, from which commands, buttons and menus are made.

A box that brings verbs brings lines like these, and its verbs appear on both roads.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, TypeAlias, get_type_hints

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
from game.base.found import FoundSettlement, LayFirstRoad
from game.base.free_road import LayFreeRoad, SkipFreeRoad
from game.base.move_robber import MoveRobber
from game.base.offer_trade import OfferTrade
from game.base.play_knight import PlayKnight
from game.base.play_monopoly import PlayMonopoly
from game.base.play_plenty import PlayPlenty
from game.base.play_roads import PlayRoads
from game.base.rob import Rob
from game.base.roll import RollDice
from game.core.action import Action
from game.core.cards import Cards, Seat
from game.core.ruleset import Ruleset
from game.gods.after_use import ExchangeGod, FlipGod
from game.gods.amun import UseAmun
from game.gods.atum import PassAtum, UseAtum
from game.gods.bastet import UseBastet
from game.gods.hapi import UseHapiToRaise, UseHapiToSettle
from game.gods.horus import RepayHorus, UseHorus
from game.gods.isis import TakeIsisCard
from game.gods.maat import TakeMaatCard, UseMaat
from game.gods.osiris import LayRoadAgain, UseOsiris
from game.gods.ptah import UsePtah
from game.gods.thoth import KeepThothCard, UseThoth
from game.pyramid.build_block import BuildBlock
from game.pyramid.build_boat import BuildBoat
from game.pyramid.use_favor import UseFavor

Pick: TypeAlias = Literal[
    "nothing", "edge", "corner", "hex", "cards", "kind", "seat", "swap", "listed", "trade", "offer"
]
"""What has to be chosen before the verb can be played."""

Group: TypeAlias = Literal["turn", "build", "card", "trade", "owed", "god"]
"""Under which public button it stands."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How one verb is shown."""

    action: type[Action]
    group: Group
    pick: Pick = "nothing"
    field: str = ""
    """The action's field that is picked."""
    piece: str = ""
    """The piece whose ghost is drawn."""
    command: str = ""
    """The slash command that plays it."""
    card: str = ""
    """The development card that it plays, or the god that it uses."""

    def blank(self, kinds: int) -> Action:
        """The action with nothing chosen: what is asked why the verb cannot be played."""
        if self.pick == "nothing":
            return self.action()
        if self.pick == "swap":
            return self.action(give=0, get=1)
        if self.pick == "listed":
            hints = get_type_hints(self.action)
            fields = self.action.__struct_fields__
            return self.action(
                **{
                    name: (0,) * kinds if hints[name] == Cards else _blank(hints[name], number)
                    for number, name in enumerate(fields)
                }
            )
        return self.action(**{self.field: (0,) * kinds if self.pick == "cards" else 0})

    @property
    def name(self) -> str:
        """The action's name: its key in addresses and catalogues."""
        return self.action.__name__


def _blank(hint: Any, number: int) -> Any:
    """Something of the type *hint*; numbers differ from field to field."""
    if hint in (int, Seat):
        return number
    return () if hint == tuple[Seat, ...] else hint()


SHOWN = (
    Shown(RollDice, "turn", command="roll"),
    Shown(EndTurn, "turn", command="endturn"),
    Shown(BuildRoad, "build", "edge", "edge", "road", command="build road"),
    Shown(BuildSettlement, "build", "corner", "corner", "settlement", command="build settlement"),
    Shown(BuildCity, "build", "corner", "corner", "city", command="build city"),
    Shown(BuildBoat, "build", "edge", "edge", "boat", command="build boat"),
    Shown(BuildBlock, "build", command="build block"),
    Shown(BuyCard, "build", command="buy"),
    Shown(PlayKnight, "card", command="card knight", card="knight"),
    Shown(PlayRoads, "card", command="card roads", card="road_building"),
    Shown(PlayPlenty, "card", "cards", "cards", command="card plenty", card="year_of_plenty"),
    Shown(PlayMonopoly, "card", "kind", "card", command="card monopoly", card="monopoly"),
    Shown(FoundSettlement, "owed", "corner", "corner", "settlement", command="build settlement"),
    Shown(LayFirstRoad, "owed", "edge", "edge", "road", command="build road"),
    Shown(LayFreeRoad, "owed", "edge", "edge", "road", command="build road"),
    Shown(SkipFreeRoad, "owed", command="build road"),
    Shown(Discard, "owed", "cards", "cards", command="discard"),
    Shown(MoveRobber, "owed", "hex", "to", "robber", command="robber"),
    Shown(Rob, "owed", "seat", "victim", command="robber"),
    Shown(TradeWithBank, "trade", "trade", command="trade bank"),
    Shown(UseFavor, "trade", "swap", command="trade vizier"),
    Shown(OfferTrade, "trade", "trade", command="trade offer"),
    Shown(AcceptOffer, "trade", "offer", command="trade accept"),
    Shown(DeclineOffer, "trade", "offer", command="trade decline"),
    Shown(HushOffers, "trade", command="trade decline"),
    Shown(CounterOffer, "trade", "trade", command="trade counter"),
    Shown(CancelOffer, "trade", "offer", command="trade cancel"),
    Shown(ChooseTaker, "trade", "offer", command="trade accept"),
    Shown(UseHorus, "god", "listed", command="god use", card="horus"),
    Shown(UsePtah, "god", "listed", command="god use", card="ptah"),
    Shown(UseOsiris, "god", "edge", "edge", "road", command="god use", card="osiris"),
    Shown(UseAmun, "god", "listed", command="god use", card="amun"),
    Shown(UseBastet, "god", "hex", "to", "robber", command="god use", card="bastet"),
    Shown(UseHapiToSettle, "god", "corner", "corner", "settlement", "god use", "hapi"),
    Shown(UseHapiToRaise, "god", "corner", "corner", "city", "god use", "hapi"),
    Shown(UseMaat, "god", "listed", command="god use", card="maat"),
    Shown(UseThoth, "god", "listed", command="god use", card="thoth"),
    Shown(UseAtum, "owed", "cards", "cards", command="god use", card="atum"),
    Shown(PassAtum, "owed", command="god use"),
    Shown(TakeIsisCard, "owed", "cards", "cards", command="god use", card="isis"),
    Shown(RepayHorus, "owed", "listed", command="god use"),
    Shown(LayRoadAgain, "owed", "edge", "edge", "road", command="god use"),
    Shown(TakeMaatCard, "owed", "listed", command="god use"),
    Shown(KeepThothCard, "owed", "listed", command="god use"),
    Shown(FlipGod, "owed", command="god flip"),
    Shown(ExchangeGod, "owed", "listed", command="god exchange"),
)


@lru_cache(maxsize=64)
def shown_in(rules: Ruleset) -> tuple[Shown, ...]:
    """The lines of the verbs that a game has."""
    return tuple(shown for shown in SHOWN if shown.action in rules.verbs)


BY_NAME = {shown.name: shown for shown in SHOWN}
