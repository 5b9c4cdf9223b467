"""
The fleet: after each roll it sails on by the lower die, which is its strength as well.

A seat with a building next to it compares its warships with that strength. With fewer it loses
random cards, one and one more for each city; with equal numbers nothing happens; with more it
takes a card of its choice. Only then does the roll pay. Once all seats in the game have taken
their fortresses, it stops sailing.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.parts import Turn
from game.base.rob import rob_among
from game.base.rows import CITY
from game.board.places import HexId
from game.core.action import Event
from game.core.cards import Cards, Seat, one
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import BANK, Altered, Trace, Went
from game.pirate_islands.arm_ship import strength
from game.pirate_islands.parts import Fleet, Raid
from game.seafarers.choose_gold import ask_for


class FleetSailed(Event):
    """The fleet has come from one hex to another, as strong as the lower die."""

    origin: HexId
    to: HexId
    strength: int

    def traces(self) -> Iterable[Trace]:
        """Its new place."""
        return (Altered(Fleet, partial(changed, at=self.to), {"at": self.origin}, self.to),)


class Raided(Event):
    """*seat* has lost *cards* to the fleet."""

    seat: Seat
    cards: Cards

    def traces(self) -> Iterable[Trace]:
        """Cards lost."""
        return (Went(self.seat, BANK, sum(self.cards), "loss"),)


class FleetBeaten(Event):
    """*seat* has beaten the fleet, and chooses a card."""

    seat: Seat


class FleetGone(Event):
    """The fleet has stopped sailing."""

    origin: HexId

    def traces(self) -> Iterable[Trace]:
        """The fleet is gone."""
        return (Altered(Fleet, partial(changed, at=None), {"at": self.origin}),)


def sail(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Sail on, and fight the seats there, in turn order from the seat on turn."""
    fleet, dice = state.part(Fleet), state.part(Turn).dice
    if fleet.at is None or dice is None:
        return
    lower = min(dice)
    course = fleet.course
    to = course[(course.index(fleet.at) + lower) % len(course)]
    state.change(Fleet, at=to)
    yield FleetSailed(origin=fleet.at, to=to, strength=lower)
    order = (step.seat, *state.rules.clockwise[step.seat])
    near = [seat for seat in order if seat in beside(state, to) and seat not in state.gone]
    beaten = [seat for seat in near if strength(state, seat) > lower]
    for seat in near:
        if strength(state, seat) < lower:
            yield from _raid(state, seat, chance)
        elif seat in beaten:
            yield FleetBeaten(seat=seat)
    for seat in reversed(beaten):  # each goes before everything still to come
        ask_for(state, seat, 1)


def beside(state: State, place: HexId) -> set[Seat]:
    """The seats with a building there."""
    pieces, owners = state.corner_piece, state.corner_seat
    corners = state.topology.hex_corners[place]
    return {Seat(owners[at]) for at in corners if state.rules.buildings[pieces[at]]}


def _raid(state: State, seat: Seat, chance: Chance) -> Iterator[Event]:
    """Take cards by chance, one and one for each city, as far as the hand goes."""
    size, lost = len(state.bank), [0] * len(state.bank)
    count = 1 + len(state.corners_of(seat, CITY))
    for _ in range(min(count, sum(state.hands[seat]))):
        card = chance.ask("raid", state.hands[seat])
        state.take(seat, one(card, size))
        lost[card] += 1
    if any(lost):
        yield Raided(seat=seat, cards=tuple(lost))


def rob_anybody(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """At a seven there is no robber to move: steal a card from any opponent."""
    rob_among(state, step.seat, state.others(step.seat))
    return ()


def look_again(state: State) -> Iterator[Event]:
    """Remove the fleet once every seat in the game has taken its own fortress."""
    lairs, at = state.part(Raid).lairs, state.part(Fleet).at
    if at is not None and not any(
        lairs[seat] for seat in state.rules.table if seat not in state.gone
    ):
        state.change(Fleet, at=None)
        yield FleetGone(origin=at)


def left(state: State, seat: Seat) -> Iterable[Event]:
    """The scenario's answer to a seat's leaving: its fortress keeps the fleet no longer."""
    return look_again(state)
