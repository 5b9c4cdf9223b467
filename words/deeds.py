"""
A turn in one line, when it is over.

*Alba rolled 8, built 2 roads and a city, and traded with Bruno.* An event is a deed and has a text
``past.NAME`` under its name, or it is in a list of those that are none. Deeds of one sort are
counted together, in the order in which they came first. All buildings share one verb.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from game import Event, Seat
from game.base.bank_gift import CardsTaken
from game.base.build_city import CityBuilt
from game.base.build_road import RoadBuilt
from game.base.build_settlement import SettlementBuilt
from game.base.decline_offer import OffersHushed
from game.base.discard import Discarded
from game.base.end_turn import TurnEnded
from game.base.found import FirstCards
from game.base.free_road import FreeRoadSkipped
from game.base.move_robber import RobberMoved
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, OfferEnded
from game.base.play_monopoly import CardsCalledIn
from game.base.production import Produced
from game.base.refusals import Paid
from game.base.setup import StartDecided, StartRolled
from game.base.turn import TurnBegan
from game.core.hand_over import SeatHandedOver
from game.core.points import GameEnded
from game.core.ruleset import Ruleset
from game.core.undo import Undone
from words.boxes import brought
from words.events import Telling, undone_by_name, values_of
from words.voice import Words

NO_DEEDS: Final[tuple[type[Event], ...]] = (
    *(StartRolled, StartDecided, FirstCards, TurnBegan, TurnEnded, GameEnded, SeatHandedOver),
    *(Produced, Paid, Discarded, RobberMoved, CardsTaken, CardsCalledIn, FreeRoadSkipped),
    *(TradeOffered, OfferAnswered, OfferEnded, OffersHushed),
)
"""Events that no player does, effects of another deed, and talk; boxes have more."""

BUILT: Final[tuple[type[Event], ...]] = (RoadBuilt, SettlementBuilt, CityBuilt)
"""Deeds whose text is just the piece that was built; boxes have more."""


def past(
    events: Sequence[Event], seat: Seat, who: Callable[[Seat], str], rules: Ruleset, w: Words
) -> str:
    """A line for what *seat* did in *events*, as everyone saw them."""
    telling = Telling(who, rules)
    found: dict[str, tuple[str, dict[str, Any]]] = {}
    counts: dict[str, int] = {}
    built = {f"past.{kind.__name__}" for kind in _built()}
    for event in events:
        key, values = f"past.{type(event).__name__}", values_of(w, event, telling)
        if isinstance(event, Undone) and (what := undone_by_name(w, event)):
            key, values["what"] = f"{key}.named", what
        seats = (getattr(event, "seat", None), getattr(event, "other", None))
        if seat not in seats or type(event) in _no_deeds():
            continue
        if seat == seats[1]:
            values["other"] = values["player"]
        count = values.pop("count", 1)
        if type(event) in _single():
            count = 1
        once = w.say(key, **values, count=1)
        found.setdefault(once, (key, values))
        counts[once] = counts.get(once, 0) + count
    deeds: dict[str, list[str]] = {}
    for once, (key, values) in found.items():
        told = w.say(key, **values, count=counts[once])
        deeds.setdefault("past.built" if key in built else told, []).append(told)
    said = [
        w.say(key, things=w.join(told)) if key == "past.built" else key
        for key, told in deeds.items()
    ]
    if not deeds:
        return w.say("past.nothing", player=who(seat))
    return w.say("past.turn", player=who(seat), deeds=w.join(said))


@cache
def _built() -> frozenset[type[Event]]:
    """Every event that builds something, those of boxes too."""
    boxes = (getattr(box, "BUILT", ()) for box in brought("events").values())
    return frozenset(BUILT).union(*boxes)


@cache
def _single() -> frozenset[type[Event]]:
    """Every event of a box that is one deed, even if its ``count`` is more."""
    boxes = (getattr(box, "SINGLE", ()) for box in brought("events").values())
    return frozenset[type[Event]]().union(*boxes)


@cache
def _no_deeds() -> frozenset[type[Event]]:
    """Every event that is no deed, those of boxes too."""
    boxes = (box.NO_DEEDS for box in brought("events").values())
    return frozenset(NO_DEEDS).union(*boxes)
