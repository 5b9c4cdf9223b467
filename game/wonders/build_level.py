"""
Build a level of your wonder: five cards, the same for each of its four, as many a turn as you like.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import cannot_pay, pay
from game.core.action import Action, Event, Reason
from game.core.cards import Cards, Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.wonders.parts import Wonders, raised
from game.wonders.rows import COSTS, LEVELS


class BuildLevel(Action):
    """Build the next level of your wonder."""


class LevelBuilt(Event):
    """The *wonder* of *seat* is now at this *level*."""

    seat: Seat
    wonder: str
    level: int

    def traces(self) -> Iterable[Trace]:
        """The new level."""
        return (Altered(Wonders, partial(raised, seat=self.seat), {"levels": nothing}),)


class No(Reason):
    """Reasons no level can be built."""

    NO_WONDER = "the seat has begun no wonder"
    IS_FINISHED = "the seat's wonder has all its levels"


def nothing(wonders: Wonders) -> tuple[int, ...]:
    """Levels of the wonders at the start."""
    return (0,) * len(wonders.levels)


def price(state: State, seat: Seat, verb: type[Action], found: Cards) -> Cards:
    """The scenario's answer: a level has the price of the wonder of *seat*."""
    wonder = state.part(Wonders).begun[seat]
    if verb is not BuildLevel or not wonder:
        return found
    cost = COSTS[wonder]
    more = (cost.get(card.name, 0) for card in state.rules.cards)
    return tuple([count + add for count, add in zip(found, more, strict=True)])


def refuse(state: State, seat: Seat, action: BuildLevel) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    wonders = state.part(Wonders)
    if not wonders.begun[seat]:
        return No.NO_WONDER
    if wonders.levels[seat] == LEVELS:  # built off turn, it wins on the next turn of its seat
        return No.IS_FINISHED
    return cannot_pay(state, seat, BuildLevel)


def options(state: State, seat: Seat) -> tuple[BuildLevel, ...]:
    """The next level, if it can be paid for."""
    return () if refuse(state, seat, BuildLevel()) else (BuildLevel(),)


def apply(state: State, seat: Seat, action: BuildLevel, chance: Chance) -> Iterator[Event]:
    """Pay, build, and report it."""
    yield pay(state, seat, BuildLevel)
    state.change(Turn, built=state.stint)
    wonders = state.part(Wonders)
    level = wonders.levels[seat] + 1
    yield enact(state, LevelBuilt(seat=seat, wonder=wonders.begun[seat], level=level))


VERB = Verb(BuildLevel, refuse, options, apply, family=BUILD)
