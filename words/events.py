"""
Events as lines for the channel, the log and private answers.

The text of an event is ``event.NAME`` and is filled from the event's own fields: a seat becomes its
player, cards are counted out, places have the names players use, ``seat`` is ``{player}``.
``.hidden`` is the text where the secret fields are unknown, ``.bare`` the one where no view is at
hand to name a place. Events that do not fit this have a function here, or in the folder of their
box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from inspect import get_annotations
from typing import Any, TypeAlias, get_type_hints

from game import Action, CornerId, EdgeId, Event, HexId, Seat, View
from game.base.bank_gift import CardsTaken
from game.base.end_turn import TurnEnded
from game.base.move_robber import RobberMoved
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered
from game.base.play_monopoly import CardsCalledIn
from game.base.production import Produced
from game.base.refusals import Paid
from game.base.rob import Robbed
from game.core import codec
from game.core.awards import AwardPassed
from game.core.hand_over import SeatHandedOver
from game.core.leave import SeatLeft
from game.core.points import GameEnded
from game.core.ruleset import Ruleset
from game.core.undo import Undone
from words import places
from words.boxes import brought
from words.speech import Speech, Who

SILENT = frozenset({Paid, TurnEnded})
"""Events whose line would only repeat the one next to it."""

KINDS = frozenset({"card", "get", "give"})
"""Fields whose number is a kind of card, unless it is cards by kind."""

NAMED = {"card": "dev"}
"""Fields whose string names a thing, with the group of its name; boxes bring more."""

PLACES = {HexId: "hex", CornerId: "corner", EdgeId: "edge"}


@dataclass(frozen=True, slots=True)
class Telling:
    """The reader of a line, and the names and view to fill it with."""

    who: Who
    rules: Ruleset
    view: View | None = None
    reader: Seat | None = None


def line(w: Speech, event: Event, telling: Telling) -> str | None:
    """One line for *event*, or None."""
    if type(event) in SILENT:
        return None
    return _special().get(type(event), plain)(w, event, telling)


def plain(w: Speech, event: Event, telling: Telling, **more: object) -> str:
    """The line of an event that its own fields fill, with *more* values if there are any."""
    key = f"event.{type(event).__name__}"
    values = values_of(w, event, telling) | more
    hidden = any(getattr(event, field) is None for field in event.secret)
    bare = telling.view is None and bool(places_of(type(event)))
    is_own = telling.reader is not None and telling.reader == getattr(event, "seat", None)
    for variant, holds in (("hidden", hidden), ("bare", bare), ("you", is_own)):
        if holds and w.has(f"{key}.{variant}"):
            return w.say(f"{key}.{variant}", **values)
    return w.say(key, **values)


@lru_cache(maxsize=256)
def places_of(kind: type[Event | Action]) -> dict[str, str]:
    """The fields of *kind* that hold a place, with the sort of place."""
    hints = get_type_hints(kind)
    return {name: PLACES[hint] for name, hint in hints.items() if hint in PLACES}


@lru_cache(maxsize=256)
def seats_of(kind: type[Event | Action]) -> frozenset[str]:
    """The fields of *kind* that hold a seat."""
    return frozenset(name for name, hint in get_type_hints(kind).items() if hint is Seat)


@lru_cache(maxsize=256)
def _groups(kind: type[Event | Action]) -> frozenset[str]:
    """The fields of *kind* that hold several seats."""
    hints = get_type_hints(kind).items()
    return frozenset(name for name, hint in hints if hint == tuple[Seat, ...])


@lru_cache(maxsize=256)
def _vectors(kind: type[Event | Action]) -> frozenset[str]:
    """The fields of *kind* that hold cards; an alias of a tuple is recognized by its spelling."""
    return frozenset(name for name, hint in get_annotations(kind).items() if hint == "Cards")


def values_of(w: Speech, event: Event | Action, telling: Telling) -> dict[str, Any]:
    """The values of the fields of an event, or of an action."""
    of = type(event)
    kinds, seats, groups, vectors = places_of(of), seats_of(of), _groups(of), _vectors(of)
    values: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in kinds:
            if telling.view is not None:
                seat = getattr(event, "seat", None)
                values[field] = places.place(w, telling.view, kinds[field], value, seat)
        elif field in groups:
            values[field] = w.join(map(telling.who, value))
        elif field in seats:
            values["player" if field == "seat" else field] = telling.who(value)
        elif field in vectors:
            values[field] = w.cards(value, telling.rules)
        elif field in KINDS and isinstance(value, int):
            values[field] = w.noun(f"card.{telling.rules.cards[value].name}")
        elif field in _named() and isinstance(value, str):
            values[field] = w.noun(f"{_named()[field]}.{value}")
        elif field == "award":
            values[field] = w.noun(f"award.{value}")
        elif field == "dice":
            one, two = (w.icon(f"die_{pips}", str(pips)) for pips in value)
            values |= {"one": one, "two": two, "sum": sum(value)}
        else:
            values[field] = value
    return values


def produced(w: Speech, event: Produced, telling: Telling) -> str:
    """The cards each player got, and the kinds that ran short."""
    gains = [
        w.say(
            "event.Produced.one", player=telling.who(Seat(seat)), cards=w.cards(got, telling.rules)
        )
        for seat, got in enumerate(event.got)
        if any(got)
    ]
    said = [w.say("event.Produced", gains="; ".join(gains)) if gains else ""]
    said += _lacking(w, event, telling)
    if not gains and not event.short:
        said.append(w.say("event.Produced.nothing"))
    return " ".join(filter(None, said))


def _lacking(w: Speech, event: Produced, telling: Telling) -> Iterator[str]:
    """The kinds that ran short: nobody gets any, or the only player owed some gets what's left."""
    rest = {
        kind: Seat(seat)
        for seat, got in enumerate(event.got)
        for kind in event.short
        if any(got) and got[kind]
    }
    if none := [kind for kind in event.short if kind not in rest]:
        names = w.join(w.card(telling.rules.cards[kind].name) for kind in none)
        yield w.say("event.Produced.short", cards=names)
    for kind, seat in rest.items():
        name = w.card(telling.rules.cards[kind].name)
        yield w.say("event.Produced.rest", cards=name, player=telling.who(seat))


def robber_moved(w: Speech, event: RobberMoved, telling: Telling) -> str:
    """The robber's new hex; it may also have to stay."""
    if event.to == event.origin:
        return w.say("event.RobberMoved.stays", player=telling.who(event.seat))
    return plain(w, event, telling)


def robbed(w: Speech, event: Robbed, telling: Telling) -> str:
    """The thief and the victim, with the card if the reader is one of them."""
    if event.card is None:
        return plain(w, event, telling)
    values = values_of(w, event, telling)
    if telling.reader == event.seat:
        return w.say("event.Robbed.you", **values)
    if telling.reader == event.victim:
        return w.say("event.Robbed.from_you", **values)
    return w.say("event.Robbed", **values)


def called_in(w: Speech, event: Any, telling: Telling) -> str:
    """The card kind, and how many each player gave; *event* has a kind, and counts by seat."""
    name = f"event.{type(event).__name__}"
    given = [
        w.say(f"{name}.one", player=telling.who(Seat(seat)), count=count)
        for seat, count in enumerate(event.given)
        if count
    ]
    key = name if given else f"{name}.nothing"
    values = values_of(w, event, telling)
    return w.say(key, **values | {"given": w.join(given), "count": sum(event.given)})


def taken(w: Speech, event: CardsTaken, telling: Telling) -> str:
    """The cards from the bank, which may be none."""
    if not any(event.cards):
        return w.say("event.CardsTaken.none", player=telling.who(event.seat))
    return plain(w, event, telling)


def offered(w: Speech, event: TradeOffered, telling: Telling) -> str:
    """An offer, or a counter-offer."""
    offer = event.offer
    others = telling.rules.seats - 1
    to = w.join(telling.who(seat) for seat in offer.to)
    if offer.counters is not None:
        key = "event.TradeOffered.counter"
    else:
        key = "event.TradeOffered.all" if len(offer.to) == others > 1 else "event.TradeOffered"
    return w.say(
        key,
        player=telling.who(offer.seat),
        to=to,
        give=w.cards(offer.give, telling.rules),
        get=w.cards(offer.get, telling.rules),
    )


def answered(w: Speech, event: OfferAnswered, telling: Telling) -> str:
    """An acceptance, or a refusal."""
    key = "event.OfferAnswered.yes" if event.accepts else "event.OfferAnswered.no"
    return w.say(key, player=telling.who(event.seat))


def award_passed(w: Speech, event: AwardPassed, telling: Telling) -> str:
    """The new owner of the card, and the old one."""
    award = w.noun(f"award.{event.award}")
    if event.seat < 0:
        return w.say("event.AwardPassed.aside", award=award)
    player = telling.who(event.seat)
    if event.before < 0:
        return w.say("event.AwardPassed", award=award, player=player)
    before = telling.who(event.before)
    return w.say("event.AwardPassed.passed", award=award, player=player, before=before)


def seat_left(w: Speech, event: SeatLeft, telling: Telling) -> str:
    """The player who leaves, and the cards that go back, if there are any."""
    if any(event.cards):
        return plain(w, event, telling)
    return w.say("event.SeatLeft.empty", player=telling.who(event.seat))


def ended(w: Speech, event: GameEnded, telling: Telling) -> str:
    """The winners, everyone's points, and the hidden cards that are revealed now."""
    winners, teams = [telling.who(seat) for seat in event.winners], telling.rules.teams
    scores = [
        w.say("event.GameEnded.one", player=telling.who(Seat(seat)), points=points)
        for seat, points in enumerate(event.points)
        if teams or seat not in event.winners
    ]
    won = "event.GameEnded.team" if teams else "event.GameEnded"
    every = "event.GameEnded.scores.team" if teams else "event.GameEnded.scores"
    totals = [sum(event.points[one] for one in telling.rules.team(seat)) for seat in event.winners]
    said = [
        w.say(
            won,
            count=len(winners),
            players=w.join(winners),
            points=max(totals, default=0),
        ),
        w.say(every, scores=", ".join(scores)) if scores else "",
    ]
    for seat, cards in enumerate(event.shown):
        if cards:
            counted = [w.dev_cards(name, count) for name, count in Counter(cards).items()]
            player = telling.who(Seat(seat))
            said.append(w.say("event.GameEnded.shown", player=player, cards=w.join(counted)))
    return " ".join(filter(None, said))


def handed_over(w: Speech, event: SeatHandedOver, telling: Telling) -> str:
    """The new player of a seat, whose name the seat already has."""
    return w.say(f"event.SeatHandedOver.{event.to}", player=telling.who(event.seat))


def undone_by_name(w: Speech, event: Undone) -> str:
    """The name of the undone action, if it has one; otherwise empty."""
    return w.join(w.say(key) for e in event.events if w.has(key := f"undone.{e['type']}"))


def undone(w: Speech, event: Undone, telling: Telling) -> str:
    """The undone action: by a name of its own, else by the line it had."""
    player = telling.who(event.seat)
    if what := undone_by_name(w, event):
        return w.say("event.Undone.named", player=player, what=what)
    said: list[str] = []
    if telling.view is not None:
        rules, topology = telling.view.rules, telling.view.topology
        had_been = (codec.event_from(rules, topology, text) for text in event.events)
        said = [told for each in had_been if (told := line(w, each, telling))]
    if not said:
        return w.say("event.Undone.bare", player=player)
    return w.say("event.Undone", player=player, what=" ".join(said))


Special: TypeAlias = Mapping[type[Event], Callable[[Speech, Any, Telling], str]]

SPECIAL: Special = {
    AwardPassed: award_passed,
    CardsCalledIn: called_in,
    CardsTaken: taken,
    GameEnded: ended,
    OfferAnswered: answered,
    Produced: produced,
    RobberMoved: robber_moved,
    SeatHandedOver: handed_over,
    Robbed: robbed,
    SeatLeft: seat_left,
    TradeOffered: offered,
    Undone: undone,
}
"""Events that their own fields do not fill; boxes bring more."""


@cache
def _special() -> Special:
    """The functions for events that their own fields do not fill, those of boxes too."""
    found = dict(SPECIAL)
    for box in brought("events").values():
        found |= getattr(box, "SPECIAL", {})
    return found


@cache
def _named() -> Mapping[str, str]:
    """Fields whose string names a thing, those of boxes too, with the groups of the names."""
    found = dict(NAMED)
    for box in brought("events").values():
        found |= getattr(box, "NAMED", {})
    return found
