"""
Place a track's metropolis on one of your cities that has none.

The first seat to reach level four gets it; the first to reach level five takes it from a holder
below that, for good. The city chosen stays a city in every other way.
Rules: cities_knights.md 5 (metropolis), 16.6.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.base.rows import CITY
from game.board.places import CornerId
from game.cities_knights.families import METROPOLIS
from game.cities_knights.parts import Cities, crowned, placed
from game.cities_knights.rows import METROPOLIS_AT, TOP, TRACKS
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import NOBODY, Step
from game.core.state import State
from game.core.trace import Scored, Trace
from game.core.verb import Verb
from game.core.view import View

POINTS = 2


class PlaceMetropolis(Action):
    """Make the city on *corner* a metropolis."""

    corner: CornerId


class MetropolisPlaced(Event):
    """The city of *seat* on *corner* is the metropolis of *track*; *before* had it, or -1."""

    seat: Seat
    track: str
    corner: CornerId
    before: Seat

    def traces(self) -> Iterable[Trace]:
        """The metropolis, and its points."""
        yield crowned(TRACKS.index(self.track), self.corner)
        yield Scored(self.seat, POINTS)
        if self.before != NOBODY:
            yield Scored(self.before, -POINTS)


class No(Reason):
    """Reasons there can be no metropolis."""

    NO_PLAIN_CITY = "no city of yours without a metropolis is there"


def plain_cities(state: State, seat: Seat) -> list[CornerId]:
    """The cities of *seat* that are no metropolis."""
    taken = state.part(Cities).metropolises
    return [corner for corner in state.corners_of(seat, CITY) if corner not in taken]


def worth(state: State, corner: CornerId) -> tuple[bool, int]:
    """The cost of losing the city on *corner*: whether it has a wall, and its pips."""
    tokens = [state.tokens[place] for place in state.topology.corner_hexes[corner]]
    pips = sum(6 - abs(7 - token) for token in tokens if token)
    return corner in state.part(Cities).walls, pips


def holder(state: State | View, track: int) -> Seat:
    """The seat with the metropolis of *track*, or `NOBODY`."""
    corner = state.part(Cities).metropolises[track]
    return Seat(state.corner_seat[corner]) if corner >= 0 else NOBODY


def is_for_good(state: State | View, track: int) -> bool:
    """Whether the metropolis of *track* stays with its holder."""
    now = holder(state, track)
    return now != NOBODY and state.part(Cities).levels[now][track] == TOP


def claim(state: State, seat: Seat, track: int) -> None:
    """Let *seat* place the metropolis of *track* if its level earns it."""
    levels, now = state.part(Cities).levels, holder(state, track)
    level = levels[seat][track]
    is_first = now == NOBODY and level >= METROPOLIS_AT
    takes = now not in (NOBODY, seat) and level == TOP and not is_for_good(state, track)
    if is_first or takes:
        coming.then(state, Step("place metropolis", seat, (track,)))


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Place it on the only city, or wait for a choice."""
    found = plain_cities(state, step.seat)
    if len(found) == 1:
        yield _place(state, step.seat, step.args[0], found[0])
    elif found:
        coming.wait_for(state, step.seat, METROPOLIS, step.args)


def _place(state: State, seat: Seat, track: int, corner: CornerId) -> MetropolisPlaced:
    before = holder(state, track)
    corners = state.part(Cities).metropolises
    state.change(Cities, metropolises=placed(corners, track, int(corner)))
    return MetropolisPlaced(seat=seat, track=TRACKS[track], corner=corner, before=before)


def refuse(state: State, seat: Seat, action: PlaceMetropolis) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if action.corner in plain_cities(state, seat) else No.NO_PLAIN_CITY


def options(state: State, seat: Seat) -> list[PlaceMetropolis]:
    """Every city that could be it."""
    return list(map(PlaceMetropolis, plain_cities(state, seat)))


def apply(state: State, seat: Seat, action: PlaceMetropolis, chance: Chance) -> Iterator[Event]:
    """Place it."""
    yield _place(state, seat, state.owes(seat, METROPOLIS)[0], action.corner)


def default(state: State, seat: Seat) -> PlaceMetropolis:
    """The city that would cost most to lose, since barbarians take no metropolis."""
    return max(options(state, seat), key=lambda action: worth(state, action.corner))


VERB = Verb(PlaceMetropolis, refuse, options, apply, family=METROPOLIS)
