"""
Lose a city to the barbarians, by choice if there are several: it is a settlement again.

Among the seats with a city that is no metropolis, those that contributed least lose one each. A
wall goes, improvements stay. Without a settlement piece the city is tipped on its side and counts
as a settlement.
Rules: cities_knights.md 3 (barbarians win), 16.5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.base.refusals import No as Base
from game.base.refusals import left
from game.base.rows import SETTLEMENT
from game.board.places import CornerId
from game.cities_knights.families import PILLAGE
from game.cities_knights.parts import Cities, walled
from game.cities_knights.place_metropolis import plain_cities, worth
from game.cities_knights.rows import TIPPED
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt
from game.core.state import State
from game.core.trace import Laid, Trace
from game.core.verb import Verb


class LoseCity(Action):
    """Give up the city on *corner*."""

    corner: CornerId


class CityPillaged(Event):
    """The city of *seat* on *corner* is now a settlement, or tipped."""

    seat: Seat
    corner: CornerId
    is_tipped: bool

    def traces(self) -> Iterable[Trace]:
        """The settlement or tipped city that is left."""
        piece = TIPPED if self.is_tipped else "settlement"
        return (Laid(self.seat, self.corner, piece), walled(self.corner, is_up=False))


class No(Reason):
    """Reasons it cannot be this one."""

    NO_PLAIN_CITY = "no city of yours without a metropolis is there"


def losers(state: State, defence: Sequence[int]) -> list[Seat]:
    """The seats that lose a city: of all with one to lose, those that contributed least."""
    able = [
        seat for seat in state.rules.table if seat not in state.gone and plain_cities(state, seat)
    ]
    least = min((defence[seat] for seat in able), default=0)
    return [seat for seat in able if defence[seat] == least]


def ask_victims(state: State, seats: Iterable[Seat]) -> Iterator[Event]:
    """Take the only city of each, and have the others choose side by side."""
    debts = []
    for seat in seats:
        found = plain_cities(state, seat)
        if len(found) == 1:
            yield pillage(state, seat, found[0])
        else:
            debts.append(Debt(seat, PILLAGE))
    coming.wait(state, debts)


def pillage(state: State, seat: Seat, corner: CornerId) -> CityPillaged:
    """Turn a city into a settlement."""
    walls = state.part(Cities).walls
    state.change(Cities, walls=tuple([wall for wall in walls if wall != corner]))
    is_tipped = left(state, seat, SETTLEMENT) < 1
    state.lay(seat, corner, state.rules.piece(TIPPED) if is_tipped else SETTLEMENT)
    return CityPillaged(seat=seat, corner=corner, is_tipped=is_tipped)


def refuse(state: State, seat: Seat, action: LoseCity) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.corner < len(state.corner_piece):
        return Base.NO_SUCH_PLACE
    return None if action.corner in plain_cities(state, seat) else No.NO_PLAIN_CITY


def options(state: State, seat: Seat) -> list[LoseCity]:
    """Every city that is no metropolis."""
    return list(map(LoseCity, plain_cities(state, seat)))


def apply(state: State, seat: Seat, action: LoseCity, chance: Chance) -> Iterator[Event]:
    """Lose it."""
    yield pillage(state, seat, action.corner)


def default(state: State, seat: Seat) -> LoseCity:
    """One without a wall if there is any; of these the one with the fewest pips."""
    return min(options(state, seat), key=lambda action: worth(state, action.corner))


VERB = Verb(LoseCity, refuse, options, apply, family=PILLAGE)
