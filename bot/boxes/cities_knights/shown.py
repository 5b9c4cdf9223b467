"""Presentation of the verbs of Cities & Knights."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.refusals import Stale
from bot.screens.verb import Reader, Shown, does
from game.cities_knights import play_monopolies as monopolies
from game.cities_knights.activate_all import ActivateAll
from game.cities_knights.activate_knight import ActivateKnight
from game.cities_knights.build_wall import BuildWall
from game.cities_knights.chase_robber import ChaseRobber
from game.cities_knights.choose_deck import ChooseDeck
from game.cities_knights.discard_progress import DiscardProgress
from game.cities_knights.displace_knight import DisplaceKnight
from game.cities_knights.families import ENLIST, GIFT, REBUILD, SEARCH, SPY
from game.cities_knights.hire_knight import HireKnight
from game.cities_knights.improve_city import ImproveCity
from game.cities_knights.lose_city import LoseCity
from game.cities_knights.move_knight import MoveKnight
from game.cities_knights.parts import Cities, Effects, Knights
from game.cities_knights.place_metropolis import PlaceMetropolis, holder, is_for_good
from game.cities_knights.play_alchemist import PlayAlchemist
from game.cities_knights.play_bishop import PlayBishop
from game.cities_knights.play_commercial_harbor import (
    GiveCommodity,
    OfferResource,
    PlayCommercialHarbor,
)
from game.cities_knights.play_crane import PlayCrane
from game.cities_knights.play_deserter import Enlist, LetDesert, LetGo, PlayDeserter
from game.cities_knights.play_diplomat import PlayDiplomat, RebuildNothing, RebuildRoute
from game.cities_knights.play_engineer import PlayEngineer
from game.cities_knights.play_intrigue import PlayIntrigue
from game.cities_knights.play_inventor import PlayInventor
from game.cities_knights.play_irrigation import PlayIrrigation, PlayMining
from game.cities_knights.play_master_merchant import PlayMasterMerchant, TakeFromHand
from game.cities_knights.play_medicine import PlayMedicine
from game.cities_knights.play_merchant import PlayMerchant
from game.cities_knights.play_merchant_fleet import PlayMerchantFleet
from game.cities_knights.play_road_builders import PlayRoadBuilders
from game.cities_knights.play_saboteur import PlaySaboteur
from game.cities_knights.play_smith import PlaySmith, PromoteNoMore, PromoteSecond
from game.cities_knights.play_spy import PlaySpy, TakeNoProgress, TakeProgress
from game.cities_knights.play_warlord import PlayWarlord
from game.cities_knights.play_wedding import GiveGift, PlayWedding
from game.cities_knights.promote_knight import PromoteKnight
from game.cities_knights.retreat import Retreat
from game.cities_knights.right_city import RightCity
from game.cities_knights.rows import COMMODITIES, KNIGHTS, TOP, TRACKS
from game.cities_knights.take_water import LeaveWater, TakeWater
from game.core.cards import Cards, Seat, one
from game.core.stack import NOBODY
from game.core.view import View
from words import Words

PLAY = "card play"
"""The command that plays all progress cards except the alchemist, which needs numbers."""
ANSWER = "card answer"
"""The command that answers the questions of this box."""

LEVELS = {name: level for level, name in enumerate(KNIGHTS, 1)}
"""Strength of each knight piece."""


def price(reader: Reader, track: int) -> Cards:
    """The cost of the next level on *track* for the reader's seat now."""
    view, rules = reader.view, reader.view.rules
    count = view.part(Cities).levels[reader.seat][track] + 1
    count -= view.part(Effects).crane == view.stint
    return one(rules.card(COMMODITIES[track]), len(rules.cards), count)


def improves(reader: Reader, action: ImproveCity) -> Mapping[str, object]:
    """The track, its next level, the cost and the effect."""
    w, track = reader.w, TRACKS.index(action.track)
    level = reader.view.part(Cities).levels[reader.seat][track] + 1
    return {
        "track": w.noun(f"thing.{action.track}"),
        "level": level,
        "cards": w.cards(price(reader, track), reader.view.rules),
        "brings": brings(reader.view, w, track, level),
    }


def brings(view: View, w: Words, track: int, level: int) -> str:
    """The effect of a *level* on *track* for the reader of *view*, reached or not."""
    now = holder(view, track)
    if level == TOP and view.reader is not None and now != NOBODY:
        if now == view.reader:
            return w.say("track.kept.does")
        if is_for_good(view, track):
            return w.say("track.lost.does")
    return w.say(f"track.{TRACKS[track]}.{level}.does")


def deck(reader: Reader, action: ChooseDeck) -> Mapping[str, object]:
    """The name of the deck."""
    return {"deck": reader.w.noun(f"thing.{action.deck}")}


def stocked(reader: Reader, action: ChooseDeck) -> str:
    """The number of cards left in the deck."""
    at = reader.view.rules.decks.index(action.deck)
    return reader.w.say("ui.count.cards", count=reader.view.decks[at])


def own(reader: Reader, action: DiscardProgress) -> Mapping[str, object]:
    """The card at the action's place in the reader's own hand."""
    return {"card": reader.w.noun(f"dev.{_own(reader, action)}")}


def own_does(reader: Reader, action: DiscardProgress) -> str:
    """The effect of that card."""
    return does(reader, _own(reader, action))


def seen(reader: Reader, action: TakeProgress) -> Mapping[str, object]:
    """The card at the action's place in the hand being looked at."""
    return {"card": reader.w.noun(f"dev.{_seen(reader, action)}")}


def seen_does(reader: Reader, action: TakeProgress) -> str:
    """The effect of that card."""
    return does(reader, _seen(reader, action))


def victim(reader: Reader, action: TakeFromHand) -> Mapping[str, object]:
    """The player whose hand it is."""
    return {"victim": reader.who(Seat(_owed(reader, SEARCH)[0]))}


def bridal(reader: Reader, action: GiveGift) -> Mapping[str, object]:
    """The player who plays the wedding."""
    return {"player": reader.who(Seat(_owed(reader, GIFT)[0]))}


def deserter(reader: Reader, action: Enlist) -> Mapping[str, object]:
    """The knight on offer, and whether it is active."""
    level, is_active = _owed(reader, ENLIST)
    return {
        "knight": reader.w.noun(f"piece.{KNIGHTS[level - 1]}"),
        "state": _state(reader, is_active),
    }


def rebuilds(reader: Reader) -> str:
    """The name of the piece that a diplomat has taken up."""
    return reader.view.rules.pieces[_owed(reader, REBUILD)[1]].name


def rebuilt(reader: Reader, action: RebuildRoute) -> Mapping[str, object]:
    """The same piece, as a noun of the reader's language."""
    return {"piece": reader.w.noun(f"piece.{rebuilds(reader)}")}


def knight_on(reader: Reader, corner: int) -> str | None:
    """The knight on a corner, if there is one: owner, level, and whether it is active."""
    view, w = reader.view, reader.w
    name = view.rules.pieces[view.corner_piece[corner]].name
    if name not in LEVELS:
        return None
    state = _state(reader, corner in view.part(Knights).active)
    owner = Seat(view.corner_seat[corner])
    return w.say(
        "ui.knight.on", player=reader.who(owner), knight=w.noun(f"piece.{name}"), state=state
    )


def owner_of(reader: Reader, edge: int) -> str:
    """The owner of the route on an edge."""
    return reader.who(Seat(reader.view.edge_seat[edge]))


def _owed(reader: Reader, duty: str) -> tuple[int, ...]:
    """
    The arguments of the reader's own debt of this kind.

    :raises Stale: if there is none anymore.
    """
    for debt in reader.view.debts():
        if (debt.seat, debt.duty) == (reader.seat, duty):
            return debt.args
    raise Stale


def _state(reader: Reader, is_active: int) -> str:
    return reader.w.say("ui.knight.active" if is_active else "ui.knight.resting")


def hidden(reader: Reader, seat: Seat) -> str:
    """The number of progress cards that a seat holds."""
    backs = reader.view.seats[seat].backs
    return reader.w.say("ui.count.progress", count=sum(backs))


def knights(reader: Reader, seat: Seat) -> str:
    """The number of a seat's knights, and their levels."""
    view, names = reader.view, [piece.name for piece in reader.view.rules.pieces]
    found = [
        LEVELS[name]
        for piece, owner in zip(view.corner_piece, view.corner_seat, strict=True)
        if piece and owner == seat and (name := names[piece]) in LEVELS
    ]
    levels = reader.w.join(map(str, sorted(found)))
    return reader.w.say("ui.count.knights", count=len(found), levels=levels)


def _own(reader: Reader, action: DiscardProgress) -> str:
    return _held(reader, reader.seat, action.place)


def _seen(reader: Reader, action: TakeProgress) -> str:
    victim = next(d.args[0] for d in reader.view.debts() if d.duty == SPY and d.args)
    return _held(reader, Seat(victim), action.place)


def _held(reader: Reader, seat: Seat, place: int) -> str:
    held = reader.view.seats[seat].held or ()
    return reader.view.rules.deck_cards[held[place].card].name


SHOWN = (
    Shown(ImproveCity, "build", "listed", command="build improvement", also=improves),
    Shown(BuildWall, "build", "corner", "corner", "wall", command="build wall"),
    Shown(RightCity, "build", "corner", "corner", "city", command="build city"),
    Shown(HireKnight, "knight", "corner", "corner", "basic_knight", command="knights hire"),
    Shown(
        ActivateKnight, "knight", "corner", "corner", command="knights activate", tells=knight_on
    ),
    Shown(ActivateAll, "knight", command="knights all"),
    Shown(PromoteKnight, "knight", "corner", "corner", command="knights promote", tells=knight_on),
    Shown(
        MoveKnight, "knight", "move", "to", "basic_knight", command="knights move", tells=knight_on
    ),
    Shown(
        DisplaceKnight,
        "knight",
        "move",
        "to",
        "strong_knight",
        command="knights move",
        tells=knight_on,
    ),
    Shown(ChaseRobber, "knight", "corner", "corner", command="knights chase", tells=knight_on),
    Shown(PlaceMetropolis, "owed", "corner", "corner", command=ANSWER),
    Shown(TakeWater, "owed", "kind", "card", command=ANSWER),
    Shown(LeaveWater, "owed", command=ANSWER),
    Shown(Retreat, "owed", "corner", "to", "basic_knight", command=ANSWER),
    Shown(LoseCity, "owed", "corner", "corner", command=ANSWER),
    Shown(ChooseDeck, "owed", "listed", command=ANSWER, also=deck, explains=stocked),
    Shown(DiscardProgress, "owed", "listed", command=ANSWER, also=own, explains=own_does),
    Shown(PlayAlchemist, "card", "numbers", command="card alchemist", card="alchemist"),
    Shown(PlayCommercialHarbor, "card", command=PLAY, card="commercial_harbor"),
    Shown(OfferResource, "card", "listed", command=PLAY),
    Shown(GiveCommodity, "owed", "kind", "card", command=ANSWER),
    Shown(PlayMasterMerchant, "card", "seat", "victim", command=PLAY, card="master_merchant"),
    Shown(TakeFromHand, "owed", "cards", "cards", command=ANSWER, also=victim),
    Shown(PlayMerchant, "card", "hex", "to", command=PLAY, card="merchant"),
    Shown(PlayMerchantFleet, "card", "kind", "card", command=PLAY, card="merchant_fleet"),
    Shown(
        *(monopolies.PlayResourceMonopoly, "card", "kind", "card"),
        command=PLAY,
        card="resource_monopoly",
    ),
    Shown(
        *(monopolies.PlayTradeMonopoly, "card", "kind", "card"),
        command=PLAY,
        card="trade_monopoly",
    ),
    Shown(PlayBishop, "card", "hex", "to", "robber", command=PLAY, card="bishop"),
    Shown(*(PlayDeserter, "card", "seat", "victim"), command=PLAY, card="deserter", tells=knights),
    Shown(LetDesert, "owed", "corner", "corner", command=ANSWER, tells=knight_on),
    Shown(Enlist, "owed", "corner", "corner", "basic_knight", command=ANSWER, also=deserter),
    Shown(LetGo, "owed", command=ANSWER),
    Shown(*(PlayDiplomat, "card", "edge", "edge"), command=PLAY, card="diplomat", tells=owner_of),
    Shown(
        *(RebuildRoute, "owed", "edge", "edge", "road"),
        command=ANSWER,
        also=rebuilt,
        ghost=rebuilds,
    ),
    Shown(RebuildNothing, "owed", command=ANSWER),
    Shown(
        *(PlayIntrigue, "card", "corner", "corner"),
        command=PLAY,
        card="intrigue",
        tells=knight_on,
    ),
    Shown(PlaySaboteur, "card", command=PLAY, card="saboteur"),
    Shown(PlaySpy, "card", "seat", "victim", command=PLAY, card="spy", tells=hidden),
    Shown(TakeProgress, "owed", "listed", command=ANSWER, also=seen, explains=seen_does),
    Shown(TakeNoProgress, "owed", command=ANSWER),
    Shown(PlayWarlord, "card", command=PLAY, card="warlord"),
    Shown(PlayWedding, "card", command=PLAY, card="wedding"),
    Shown(GiveGift, "owed", "cards", "cards", command=ANSWER, also=bridal),
    Shown(PlayCrane, "card", command=PLAY, card="crane"),
    Shown(PlayEngineer, "card", "corner", "corner", "wall", command=PLAY, card="engineer"),
    Shown(PlayInventor, "card", "move", "two", command=PLAY, card="inventor", either=True),
    Shown(PlayIrrigation, "card", command=PLAY, card="irrigation"),
    Shown(PlayMining, "card", command=PLAY, card="mining"),
    Shown(PlayMedicine, "card", "corner", "corner", "city", command=PLAY, card="medicine"),
    Shown(PlayRoadBuilders, "card", command=PLAY, card="road_builders"),
    Shown(PlaySmith, "card", "corner", "corner", command=PLAY, card="smith", tells=knight_on),
    Shown(PromoteSecond, "owed", "corner", "corner", command=ANSWER, tells=knight_on),
    Shown(PromoteNoMore, "owed", command=ANSWER),
)
