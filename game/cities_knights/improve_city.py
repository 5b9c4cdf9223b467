"""
Improve your cities by a level on one of three tracks, for as many of its commodities.

Any number of levels in a turn, in their order, while there is a city. The last two levels need a
city that could become a metropolis, even if the metropolis is out of reach.
Rules: cities_knights.md 5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import Paid
from game.base.rows import CITY
from game.cities_knights.parts import Cities, Effects, improved, placed
from game.cities_knights.place_metropolis import claim, plain_cities
from game.cities_knights.rows import COMMODITIES, COMMODITY, METROPOLIS_AT, TOP, TRACKS
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb


class ImproveCity(Action):
    """Ask for the next level on *track*, by its name."""

    track: str


class CityImproved(Event):
    """*seat* has reached *level* on *track*."""

    seat: Seat
    track: str
    level: int

    def traces(self) -> Iterable[Trace]:
        """The level."""
        return (improved(self.seat, TRACKS.index(self.track), self.level),)


class No(Reason):
    """Reasons there is no improvement."""

    NO_SUCH_TRACK = "there is no such track"
    AT_TOP = "the track has no further level"
    NO_CITY = "you need a city to improve"
    NO_PLAIN_CITY = "every city is a metropolis already"
    TOO_FEW = "the hand holds too few of the track's commodity"


def cost(state: State, seat: Seat, track: int) -> Cards:
    """The price of the next level on *track* for *seat* now."""
    count = state.part(Cities).levels[seat][track] + 1
    if state.part(Effects).crane == state.stint:
        count -= 1
    return one(state.rules.card(COMMODITIES[track]), len(state.bank), count)


def cannot_improve(state: State, seat: Seat, track: int) -> Reason | None:
    """The reason there is no next level on *track*, price aside, or None."""
    if not state.laid(seat, CITY):
        return No.NO_CITY
    level = state.part(Cities).levels[seat][track] + 1
    if level > TOP:
        return No.AT_TOP
    if level >= METROPOLIS_AT and not plain_cities(state, seat):
        corner = state.part(Cities).metropolises[track]
        if corner < 0 or state.corner_seat[corner] != seat:
            return No.NO_PLAIN_CITY
    return None


def refuse(state: State, seat: Seat, action: ImproveCity) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if action.track not in TRACKS:
        return No.NO_SUCH_TRACK
    track = TRACKS.index(action.track)
    if reason := cannot_improve(state, seat, track):
        return reason
    return None if can_pay(state, seat, track) else No.TOO_FEW


def can_pay(state: State, seat: Seat, track: int) -> bool:
    """Whether the hand of *seat* covers the next level on *track*, as it costs now."""
    count = state.part(Cities).levels[seat][track] + 1
    count -= state.part(Effects).crane == state.stint
    return state.hands[seat][state.rules.card(COMMODITIES[track])] >= count


def options(state: State, seat: Seat) -> list[ImproveCity]:
    """Every track on which *seat* could pay for a level."""
    levels, hand = state.part(Cities).levels[seat], state.hands[seat]
    less = state.part(Effects).crane == state.stint
    return [
        ImproveCity(TRACKS[track])
        for track, card in enumerate(state.rules.group(COMMODITY))
        if hand[card] > levels[track] - less and not cannot_improve(state, seat, track)
    ]


def apply(state: State, seat: Seat, action: ImproveCity, chance: Chance) -> Iterator[Event]:
    """Pay, go up, and place the metropolis if that earns it."""
    track = TRACKS.index(action.track)
    price = cost(state, seat, track)
    state.change(Effects, crane=0)
    if any(price):
        state.take(seat, price)
        yield Paid(seat=seat, cards=price)
    state.change(Turn, built=state.stint)
    levels = state.part(Cities).levels
    level = levels[seat][track] + 1
    state.change(Cities, levels=placed(levels, seat, placed(levels[seat], track, level)))
    claim(state, seat, track)
    yield CityImproved(seat=seat, track=action.track, level=level)


VERB = Verb(ImproveCity, refuse, options, apply, family=BUILD)
