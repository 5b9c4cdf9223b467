"""
Place a harbor on any coast that touches no other one, each seat in turn, before settling.

An option turns this on. The kinds are public, in random order. The start seat places first, and
harbors left over when no coast is free stay out. It is the start seat's turn all the time, so the
game goes on from there. If a seat leaves, the next seat places the harbor it owed.
Rules: seafarers.md 8.14, 12.3.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.refusals import No as Base
from game.board.layout import Layout
from game.board.places import EdgeId
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.new_world.families import HARBOUR
from game.new_world.parts import Quays
from game.seafarers.harbour_sites import harboured, lay_harbour, refuse_site, sites

STACK = "harbours"
"""Name in a layout of the harbors that players place."""

BEGIN, NEXT = "lay harbours", "next harbour"
"""Steps: the one of the set-up, and the one for each harbor."""


class LayHarbour(Action):
    """Place the next harbor on *edge*."""

    edge: EdgeId


class HarbourLaid(Event):
    """*seat* has placed a harbor on *edge*; *kind* is ``any`` or the card that it trades."""

    seat: Seat
    edge: EdgeId
    kind: str

    def traces(self) -> Iterable[Trace]:
        """The harbor, and one less to place."""
        return (harboured(self.edge, self.kind), Altered(Quays, one_more, {"laid": 0}))


def one_more(quays: Quays) -> Quays:
    """The harbors after one more is placed."""
    return changed(quays, laid=quays.laid + 1)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note the harbors to be placed."""
    state.put(Quays(kinds=tuple(map(str, layout.stacks.get(STACK, ())))))
    return ()


def begin(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Begin with the start seat."""
    coming.then(state, Step(NEXT, state.turn))
    return ()


def ask_next(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """
    Wait for a harbor of this seat, if there is one and a free coast, and go on with the next.

    A seat that has left is skipped.
    """
    if state.part(Quays).left and sites(state):
        coming.then(state, Step(NEXT, state.rules.clockwise[step.seat][0]))
        coming.wait_for(state, step.seat, HARBOUR)
    return ()


def refuse(state: State, seat: Seat, action: LayHarbour) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if not 0 <= action.edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    return refuse_site(state, action.edge)


def options(state: State, seat: Seat) -> list[LayHarbour]:
    """Every coast."""
    return [LayHarbour(edge) for edge in sites(state)]


def apply(state: State, seat: Seat, action: LayHarbour, chance: Chance) -> Iterator[Event]:
    """Place it and report it; the next one follows."""
    quays = state.part(Quays)
    kind = quays.left[0]
    state.put(one_more(quays))
    lay_harbour(state, action.edge, kind)
    yield HarbourLaid(seat=seat, edge=action.edge, kind=kind)


def default(state: State, seat: Seat) -> Action:
    """The first coast in reading order."""
    return state.rules.first_listed(state, seat, HARBOUR)


VERB = Verb(LayHarbour, refuse, options, apply, family=HARBOUR)
