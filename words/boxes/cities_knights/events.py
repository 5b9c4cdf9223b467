"""Events of knights, cities, barbarians and progress cards in words."""

from __future__ import annotations

from typing import Any

from game import Seat
from game.cities_knights.barbarians import (
    LANDS_AT,
    BarbariansAttacked,
    BarbariansSailed,
    DefenderThanked,
)
from game.cities_knights.build_wall import WallBuilt
from game.cities_knights.discard_progress import ProgressDiscarded
from game.cities_knights.draw_progress import PointCardShown, ProgressDrawn
from game.cities_knights.event_die import EventDieThrown
from game.cities_knights.lose_city import CityPillaged
from game.cities_knights.move_knight import KnightMoved
from game.cities_knights.place_metropolis import MetropolisPlaced
from game.cities_knights.play_alchemist import DiceTold
from game.cities_knights.play_commercial_harbor import (
    CommodityGiven,
    ResourceKept,
    ResourceOffered,
)
from game.cities_knights.play_deserter import DeserterLetGo, KnightDeserted, KnightEnlisted
from game.cities_knights.play_diplomat import NothingRebuilt, RouteRebuilt, RouteTakenUp
from game.cities_knights.play_inventor import NumbersExchanged
from game.cities_knights.play_master_merchant import CardsPicked
from game.cities_knights.play_merchant import MerchantPlaced
from game.cities_knights.play_merchant_fleet import MerchantFleetSailed
from game.cities_knights.play_monopolies import CardsDemanded
from game.cities_knights.play_smith import SecondLeft
from game.cities_knights.play_spy import NoProgressTaken, ProgressTaken
from game.cities_knights.play_wedding import GiftGiven
from game.cities_knights.promote_knight import KnightPromoted
from game.cities_knights.retreat import KnightDrivenOff, KnightLost, KnightRetreated
from game.cities_knights.rows import KNIGHTS
from game.cities_knights.take_water import WaterLeft
from words.events import Telling, called_in, plain, values_of
from words.places import place
from words.speech import Speech


def knight(w: Speech, event: Any, telling: Telling) -> str:
    """The line of an event whose *level* is that of a knight."""
    return plain(w, event, telling, knight=w.noun(f"piece.{KNIGHTS[event.level - 1]}"))


def die(w: Speech, event: EventDieThrown, telling: Telling) -> str:
    """The face of the event die: the ship, or a gate."""
    if event.face == "ship":
        return w.say("event.EventDieThrown.ship")
    return plain(w, event, telling, track=w.noun(f"thing.{event.face}"))


def sailed(w: Speech, event: BarbariansSailed, telling: Telling) -> str:
    """The barbarians' distance, and whether they land."""
    if event.ship == LANDS_AT:
        return w.say("event.BarbariansSailed.land")
    return plain(w, event, telling, count=LANDS_AT - event.ship)


def attacked(w: Speech, event: BarbariansAttacked, telling: Telling) -> str:
    """Both sides, each player's share, and the winner."""
    total = sum(event.defence)
    said = [w.say("event.BarbariansAttacked", attack=event.attack, total=total)]
    shares = [
        w.say("event.BarbariansAttacked.one", player=telling.who(Seat(seat)), points=points)
        for seat, points in enumerate(event.defence)
        if points
    ]
    if shares:
        said.append(w.say("event.BarbariansAttacked.shares", shares=w.join(shares)))
    is_lost = total < event.attack
    said.append(
        w.say("event.BarbariansAttacked.lost" if is_lost else "event.BarbariansAttacked.held")
    )
    return " ".join(said)


def pillaged(w: Speech, event: CityPillaged, telling: Telling) -> str:
    """The city's owner, and what is left of it."""
    said = [plain(w, event, telling)]
    if event.is_tipped:
        said.append(w.say("event.CityPillaged.tipped"))
    return " ".join(said)


def crowned(w: Speech, event: MetropolisPlaced, telling: Telling) -> str:
    """The track, and the player it is taken from."""
    said = [plain(w, event, telling)]
    if event.before not in (-1, event.seat):
        said.append(w.say("event.MetropolisPlaced.passed", before=telling.who(event.before)))
    return " ".join(said)


def merchant(w: Speech, event: MerchantPlaced, telling: Telling) -> str:
    """The merchant's hex, and the player who had him."""
    said = [plain(w, event, telling)]
    if event.before not in (-1, event.seat):
        said.append(w.say("event.MerchantPlaced.passed", before=telling.who(event.before)))
    return " ".join(said)


def given(w: Speech, event: CommodityGiven, telling: Telling) -> str:
    """The cards given, if there are any."""
    if event.card < 0:
        player, victim = telling.who(event.seat), telling.who(event.victim)
        return w.say("event.CommodityGiven.none", player=player, victim=victim)
    return plain(w, event, telling)


def counted(w: Speech, event: CardsPicked | GiftGiven, telling: Telling) -> str:
    """How many cards change hands; only players who know them read which."""
    cards = "" if event.cards is None else w.cards(event.cards, telling.rules)
    return plain(w, event, telling, cards=cards)


def exchanged(w: Speech, event: NumbersExchanged, telling: Telling) -> str:
    """The new names of both hexes; without a board, by their terrain."""
    if telling.view is not None:
        first, second = (place(w, telling.view, "hex", at) for at in event.hexes)
    else:
        first, second = (
            w.say("place.hex", token=token, thing=w.noun(f"terrain.{terrain}"))
            for terrain, token in zip(event.terrains, event.tokens, strict=True)
        )
    return plain(w, event, telling, first=first, second=second)


def taken_up(w: Speech, event: RouteTakenUp, telling: Telling) -> str:
    """The piece's owner: the player, or another."""
    if event.owner != event.seat:
        return plain(w, event, telling)
    key = "event.RouteTakenUp.own" if telling.view is not None else "event.RouteTakenUp.own.bare"
    return w.say(key, **values_of(w, event, telling))


SPECIAL = {
    BarbariansAttacked: attacked,
    BarbariansSailed: sailed,
    CardsDemanded: called_in,
    CardsPicked: counted,
    CityPillaged: pillaged,
    CommodityGiven: given,
    EventDieThrown: die,
    GiftGiven: counted,
    KnightDeserted: knight,
    KnightDrivenOff: knight,
    KnightEnlisted: knight,
    KnightLost: knight,
    KnightMoved: knight,
    KnightPromoted: knight,
    KnightRetreated: knight,
    MerchantPlaced: merchant,
    MetropolisPlaced: crowned,
    NumbersExchanged: exchanged,
    RouteTakenUp: taken_up,
}

NAMED = {"track": "thing", "deck": "deck", "piece": "piece"}

NO_DEEDS = (
    *(EventDieThrown, BarbariansSailed, BarbariansAttacked, DefenderThanked, CityPillaged),
    *(ProgressDrawn, PointCardShown, ProgressDiscarded, WaterLeft, DiceTold, SecondLeft),
    *(KnightRetreated, KnightLost, KnightDeserted, KnightEnlisted, DeserterLetGo),
    *(
        ResourceOffered,
        ResourceKept,
        CommodityGiven,
        CardsPicked,
        MerchantPlaced,
        MerchantFleetSailed,
        CardsDemanded,
    ),
    *(RouteTakenUp, RouteRebuilt, NothingRebuilt, ProgressTaken, NoProgressTaken, GiftGiven),
    NumbersExchanged,
)
"""Effects of the dice, and effects of a progress card, since playing it is the deed."""

BUILT = (WallBuilt,)
