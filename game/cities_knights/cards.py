"""
All progress cards in one place, for the manifest.

Rules: cities_knights.md 8.
"""

from __future__ import annotations

from game.cities_knights import families as f
from game.cities_knights import (
    play_alchemist,
    play_bishop,
    play_commercial_harbor,
    play_crane,
    play_deserter,
    play_diplomat,
    play_engineer,
    play_intrigue,
    play_inventor,
    play_irrigation,
    play_master_merchant,
    play_medicine,
    play_merchant,
    play_merchant_fleet,
    play_monopolies,
    play_road_builders,
    play_saboteur,
    play_smith,
    play_spy,
    play_warlord,
    play_wedding,
    progress,
)
from game.core.action import Action, Event
from game.core.verb import Duty, first_listed

VERBS = (
    play_commercial_harbor.VERB,
    play_commercial_harbor.OFFER,
    play_commercial_harbor.GIVE,
    play_master_merchant.VERB,
    play_master_merchant.TAKE,
    play_merchant.VERB,
    play_merchant_fleet.VERB,
    play_monopolies.RESOURCE,
    play_monopolies.COMMODITY,
    play_bishop.VERB,
    play_deserter.VERB,
    play_deserter.LET,
    play_deserter.ENLIST_VERB,
    play_deserter.LET_GO,
    play_diplomat.VERB,
    play_diplomat.REBUILD_VERB,
    play_diplomat.NOTHING,
    play_intrigue.VERB,
    play_saboteur.VERB,
    play_spy.VERB,
    play_spy.TAKE,
    play_spy.TAKE_NONE,
    play_warlord.VERB,
    play_wedding.VERB,
    play_wedding.GIVE,
    play_alchemist.VERB,
    play_crane.VERB,
    play_engineer.VERB,
    play_inventor.VERB,
    play_irrigation.IRRIGATION,
    play_irrigation.MINING,
    play_medicine.VERB,
    play_road_builders.VERB,
    play_smith.VERB,
    play_smith.SECOND,
    play_smith.NO_MORE,
)

APPEALS: dict[type[Action | Event], float] = {
    play_commercial_harbor.PlayCommercialHarbor: 0.5,
    play_commercial_harbor.OfferResource: 0.5,
    play_crane.PlayCrane: 2.5,
    play_deserter.PlayDeserter: 1,
    play_road_builders.PlayRoadBuilders: 3,
    play_saboteur.PlaySaboteur: 0.5,
    play_spy.PlaySpy: 1,
}
"""Value of a card beyond its visible effect when played."""

DUTIES = (
    Duty(f.EXCHANGE, (f.EXCHANGE,), play_commercial_harbor.default),
    Duty(f.SEARCH, (f.SEARCH,), play_master_merchant.default, sees="hand"),
    Duty(f.DESERT, (f.DESERT,), play_deserter.default_desert),
    Duty(f.ENLIST, (f.ENLIST,), first_listed(f.ENLIST)),
    Duty(f.REBUILD, (f.REBUILD,), first_listed(f.REBUILD)),
    Duty(f.SPY, (f.SPY,), first_listed(f.SPY), sees="held"),
    Duty(f.GIFT, (f.GIFT,), play_wedding.default),
    Duty(f.SMITH, (f.SMITH,), first_listed(f.SMITH)),
)

EVENTS = (
    progress.ProgressPlayed,
    play_commercial_harbor.ResourceOffered,
    play_commercial_harbor.ResourceKept,
    play_commercial_harbor.CommodityGiven,
    play_master_merchant.CardsPicked,
    play_merchant.MerchantPlaced,
    play_merchant_fleet.MerchantFleetSailed,
    play_monopolies.CardsDemanded,
    play_deserter.KnightDeserted,
    play_deserter.KnightEnlisted,
    play_deserter.DeserterLetGo,
    play_diplomat.RouteTakenUp,
    play_diplomat.RouteRebuilt,
    play_diplomat.NothingRebuilt,
    play_spy.ProgressTaken,
    play_spy.NoProgressTaken,
    play_wedding.GiftGiven,
    play_alchemist.DiceTold,
    play_inventor.NumbersExchanged,
    play_smith.SecondLeft,
)

STEPS = {
    "enlist": play_deserter.ask,
    "ask rebuild": play_diplomat.ask,
    "ask smith": play_smith.ask,
}
