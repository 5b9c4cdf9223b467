"""
Attack your own fortress, once your line has reached it and the turn is over.

A die is rolled. More warships than that clear a lair; an equal number loses the ship nearest to
the fortress, and fewer lose the two nearest. Without a lair the fortress becomes a settlement. The
attack comes automatically at the end of each turn, or by option only when the seat wants it, which
ends the turn.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.end_turn import TurnEnded
from game.base.families import END
from game.base.rows import SETTLEMENT
from game.board.places import CornerId, EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import DIE, Chance
from game.core.stack import Frame, Step
from game.core.state import State
from game.core.trace import Altered, Laid, Lifted, Trace
from game.core.verb import Verb
from game.pirate_islands import fleet
from game.pirate_islands.arm_ship import strength
from game.pirate_islands.lines import has_arrived
from game.pirate_islands.parts import Raid, cleared, sunk
from game.pirate_islands.rows import LAIRS, is_automatic
from game.seafarers.rows import ship


class AttackFortress(Action):
    """Attack your own fortress, and end the turn."""


class FortressAttacked(Event):
    """*seat* attacks with this number of *warships*; the pirates roll *die*."""

    seat: Seat
    warships: int
    die: int


class LairCleared(Event):
    """The fortress of *seat* has this number of lairs *left*."""

    seat: Seat
    left: int

    def traces(self) -> Iterable[Trace]:
        """One lair less."""
        return (Altered(Raid, partial(cleared, seat=self.seat), {"lairs": full}),)


class FortressTaken(Event):
    """The fortress of *seat* on *corner* is now its own settlement."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The settlement instead of the fortress."""
        return (Laid(self.seat, self.corner, "settlement"),)


class ShipSunk(Event):
    """The ship of *seat* on *edge*, the nearest to its fortress, is lost."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The ship and warship lost."""
        return (Lifted(self.edge, "ship"), Altered(Raid, partial(sunk, edge=self.edge)))


class No(Reason):
    """Reasons there is nothing to attack."""

    NOT_THERE = "the line hasn't reached the fortress"
    TAKEN = "the fortress has been taken"


def full(raid: Raid) -> tuple[int, ...]:
    """The lairs of each fortress before any was cleared."""
    return (LAIRS,) * len(raid.lairs)


def refuse(state: State, seat: Seat, action: AttackFortress) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not state.part(Raid).lairs[seat]:
        return No.TAKEN
    return None if has_arrived(state, seat) else No.NOT_THERE


def options(state: State, seat: Seat) -> tuple[AttackFortress, ...]:
    """The one attack, if it can be made."""
    return () if refuse(state, seat, AttackFortress()) else (AttackFortress(),)


def apply(state: State, seat: Seat, action: AttackFortress, chance: Chance) -> Iterator[Event]:
    """Fight; the turn is over then."""
    yield from fight(state, seat, chance)
    yield TurnEnded(seat=seat)


def at_end(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """At the end of a turn attack by itself, if that is how it is played and can be done."""
    if is_automatic(state.rules.options) and not refuse(state, step.seat, AttackFortress()):
        yield from fight(state, step.seat, chance)
        # Revision 0 looks for victory only where someone would be asked; nobody is asked here.
        coming.then(state, Frame(()))


def fight(state: State, seat: Seat, chance: Chance) -> Iterator[Event]:
    """Roll for the pirates, and settle the fight."""
    die, warships = chance.ask("die", DIE) + 1, strength(state, seat)
    yield FortressAttacked(seat=seat, warships=warships, die=die)
    if warships <= die:
        lost = state.part(Raid).lines[seat][-1 if warships == die else -2 :]
        for edge in reversed(lost):
            state.lift(edge, ship(state))
            state.put(sunk(state.part(Raid), edge))
            yield ShipSunk(seat=seat, edge=edge)
        return
    state.put(cleared(state.part(Raid), seat))
    raid = state.part(Raid)
    yield LairCleared(seat=seat, left=raid.lairs[seat])
    if not raid.lairs[seat]:
        corner = raid.fortresses[seat]
        state.lay(seat, corner, SETTLEMENT)
        yield FortressTaken(seat=seat, corner=corner)
        yield from fleet.look_again(state)


VERB = Verb(AttackFortress, refuse, options, apply, family=END)
