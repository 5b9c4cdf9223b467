"""
Steal by the pirate: a card at random, or a cloth, from a seat with a ship next to it.

The thief chooses which; a single possibility needs no question. Only a seat that trades with a
village may move the pirate at all.
Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base import rob
from game.cloth.families import PLUNDER
from game.cloth.parts import Cloth, stolen
from game.cloth.villages import BEFORE, scored
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.stack import Frame, Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.seafarers.move_pirate import MovePirate

ASK = "ask plunder"


class Plunder(Action):
    """Steal from *victim*: a cloth, or else a card."""

    victim: Seat
    cloth: bool


class ClothStolen(Event):
    """*seat* has stolen a cloth from *victim*."""

    seat: Seat
    victim: Seat
    held: tuple[int, int]
    """Both seats' cloth now."""

    def traces(self) -> Iterable[Trace]:
        """The cloth, and perhaps points."""
        gained, lost = self.held
        return (
            Altered(Cloth, partial(stolen, seat=self.seat, victim=self.victim), BEFORE),
            *scored(self.seat, gained - 1, gained),
            *scored(self.victim, lost + 1, lost),
        )


class No(Reason):
    """Reasons nothing can be stolen, or the pirate can't be moved."""

    NO_BOOTY = "the seat has no ship there, or nothing of the kind"
    NO_TRADE = "only a partner of a village moves the pirate"


def ashore(state: State, seat: Seat, action: MovePirate) -> Reason | None:
    """The veto: a seat that trades with no village leaves the pirate alone."""
    is_trading = any(seat in traders for traders in state.part(Cloth).traders)
    return None if is_trading else No.NO_TRADE


def plunder(state: State, seat: Seat, among: tuple[Seat, ...]) -> Step:
    """The scenario's answer: the thief may take cloth."""
    return Step(ASK, seat, among)


def ways(state: State, seat: Seat, among: Iterable[int]) -> list[Plunder]:
    """The possible thefts of *seat* from those *among* others."""
    cloth, others = state.part(Cloth).held, sorted(state.others(seat))
    return [
        Plunder(victim, is_cloth)
        for victim in others
        if victim in among
        for is_cloth in (False, True)
        if (cloth[victim] if is_cloth else any(state.hands[victim]))
    ]


def options(state: State, seat: Seat) -> list[Plunder]:
    """Everything there is to steal."""
    debt = state.debt(seat, PLUNDER)
    return ways(state, seat, debt.args) if debt else []


def refuse(state: State, seat: Seat, action: Plunder) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return None if action in options(state, seat) else No.NO_BOOTY


def apply(state: State, seat: Seat, action: Plunder, chance: Chance) -> Iterator[Event]:
    """Take a cloth, or draw a card from the victim's hand."""
    if not action.cloth:
        yield from rob.apply(state, seat, rob.Rob(action.victim), chance)
        return
    held = state.part(Cloth).held
    now = held[seat] + 1, held[action.victim] - 1
    yield enact(state, ClothStolen(seat=seat, victim=action.victim, held=now))


def default(state: State, seat: Seat) -> Plunder:
    """A cloth where there is most of it, or else a card; among equals from the first clockwise."""
    held, clockwise = state.part(Cloth).held, [*state.others(seat)]

    def booty(way: Plunder) -> tuple[bool, int, int]:
        count = held[way.victim] if way.cloth else sum(state.hands[way.victim])
        return way.cloth, count, -clockwise.index(way.victim)

    return max(options(state, seat), key=booty)


def ask(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Steal the only thing possible, or wait for a choice."""
    found = ways(state, step.seat, step.args)
    if len(found) == 1:
        yield from apply(state, step.seat, found[0], chance)
    elif found:
        victims = dict.fromkeys(way.victim for way in found)
        coming.wait_for(state, step.seat, PLUNDER, tuple(victims))


def look_again(state: State, seat: Seat) -> Iterable[Event]:
    """The scenario's answer: a thief who could rob the seat that left chooses again."""
    for i, entry in enumerate(state.stack):
        if isinstance(entry, Frame):
            for debt in entry.debts:
                if debt.duty == PLUNDER and seat in debt.args:
                    left = tuple([victim for victim in debt.args if victim != seat])
                    state.stack[i] = Step(ASK, debt.seat, left)
    return ()


VERB = Verb(Plunder, refuse, options, apply, family=PLUNDER)
