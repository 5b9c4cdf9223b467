"""
The barbarians: seven ships bring them to the island, where all cities meet all active knights.

The knights win if they are at least as strong as the cities. Then the seat that contributed most
gets a point, or several tied seats a progress card each; else the seats that contributed least
lose a city. Afterwards all knights become inactive, the ship starts again, and from the first
attack on the robber can move.
Rules: cities_knights.md 2.3, 2.4, 3, 16.1, 16.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.move_robber import MoveRobber
from game.base.rows import CITY
from game.cities_knights.lose_city import ask_victims, losers
from game.cities_knights.parts import Barbarians, Cities, Knights, defended, placed, rested
from game.cities_knights.standing import strengths
from game.core import coming
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Scored, Trace

LANDS_AT = 7
"""Number of ships that bring them to the island."""


class BarbariansSailed(Event):
    """The barbarians have come *ship* steps far; an *attack* now would meet *defence*."""

    ship: int
    attack: int
    defence: int

    def traces(self) -> Iterable[Trace]:
        """The ship."""
        return (Altered(Barbarians, partial(changed, ship=self.ship), {"ship": 0}),)


class BarbariansAttacked(Event):
    """The cities' *attack* strength has met the *defence* of each seat."""

    attack: int
    defence: tuple[int, ...]
    attacks: int
    """Number of attacks so far."""

    def traces(self) -> Iterable[Trace]:
        """The ship starts again, and all knights are inactive."""
        to = partial(changed, ship=0, attacks=self.attacks)
        return (Altered(Barbarians, to, {"ship": 0, "attacks": 0}), rested())


class DefenderThanked(Event):
    """*seat* alone has contributed most against the barbarians, and gets a point."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """The point."""
        return (defended(self.seat), Scored(self.seat, 1))


class No(Reason):
    """Reasons the robber stays."""

    LOCKED = "the robber waits for the first attack of the barbarians"


def locked(state: State, seat: Seat, action: MoveRobber) -> Reason | None:
    """The veto on the robber: not before the first attack is over."""
    return No.LOCKED if is_locked(state, seat) else None


def is_locked(state: State, seat: Seat) -> bool:
    """Whether the robber waits for the first attack."""
    return not state.part(Barbarians).attacks


def sail(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Move the ship a step nearer; the last step is the attack."""
    ship = state.part(Barbarians).ship + 1
    state.change(Barbarians, ship=ship)
    strong = strengths(state)
    defence = sum([strong[seat] for seat in here(state)])
    yield BarbariansSailed(ship=ship, attack=cities(state), defence=defence)
    if ship == LANDS_AT:
        yield from attack(state, step.seat, chance)


def cities(state: State) -> int:
    """The number of cities the barbarians attack: upright ones of seats still in the game."""
    return sum([state.laid(seat, CITY) for seat in here(state)])


def here(state: State) -> list[Seat]:
    """The seats still in the game."""
    return [seat for seat in state.rules.table if seat not in state.gone]


def attack(state: State, roller: Seat, chance: Chance) -> Iterator[Event]:
    """Compare both sides, make all knights inactive, and set off the outcome."""
    force, present = cities(state), here(state)
    strong = strengths(state)
    defence = tuple([strong[s] if s in present else 0 for s in state.rules.table])
    count = state.part(Barbarians).attacks + 1
    state.change(Barbarians, ship=0, attacks=count)
    state.change(Knights, active=())
    yield BarbariansAttacked(attack=force, defence=defence, attacks=count)
    if sum(defence) < force:
        yield from ask_victims(state, losers(state, defence))
    elif most := max(defence):
        best = [seat for seat in present if defence[seat] == most]
        if len(best) == 1:
            yield thank(state, best[0])
        else:
            order = [seat for seat in (roller, *state.others(roller)) if seat in best]
            coming.then(state, *(Step("choose deck", seat) for seat in order))


def thank(state: State, seat: Seat) -> DefenderThanked:
    """A point for *seat*, for good."""
    defences = state.part(Cities).defences
    state.change(Cities, defences=placed(defences, seat, defences[seat] + 1))
    return DefenderThanked(seat=seat)
