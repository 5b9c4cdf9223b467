"""
Lay a harbour on any coast that touches no other one, each seat in turn, before anybody settles.

So it is where an option says so. The kinds lie open in the order of chance. It begins with whoever
begins the game, and what is not laid because no coast is left stays out. Nobody's turn it is but
that seat's from first to last, so what follows begins there as well; where somebody leaves, the
next seat lays what was owed.
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
"""What a layout calls the harbours that players lay."""

BEGIN, NEXT = "lay harbours", "next harbour"
"""The step of the set-up, and the one that comes for each harbour."""


class LayHarbour(Action):
    """Lay the next harbour on *edge*."""

    edge: EdgeId


class HarbourLaid(Event):
    """*seat* has laid a harbour on *edge*; *kind* is ``any`` or the card that it trades."""

    seat: Seat
    edge: EdgeId
    kind: str

    def traces(self) -> Iterable[Trace]:
        """The harbour, and that there is one less to lay."""
        return (harboured(self.edge, self.kind), Altered(Quays, one_more, {"laid": 0}))


def one_more(quays: Quays) -> Quays:
    """The harbours when one more lies."""
    return changed(quays, laid=quays.laid + 1)


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Note what is to be laid."""
    state.put(Quays(kinds=tuple(map(str, layout.stacks.get(STACK, ())))))
    return ()


def begin(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Begin with whoever begins the game."""
    coming.then(state, Step(NEXT, state.turn))
    return ()


def ask_next(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """
    Wait for a harbour of this seat, if there is one and it finds a coast, and go on with the next.

    Of a seat that has left nothing is awaited.
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
    """Lay it and say so; the next one comes."""
    quays = state.part(Quays)
    kind = quays.left[0]
    state.put(one_more(quays))
    lay_harbour(state, action.edge, kind)
    yield HarbourLaid(seat=seat, edge=action.edge, kind=kind)


def default(state: State, seat: Seat) -> Action:
    """The first coast in reading order."""
    return state.rules.first_listed(state, seat, HARBOUR)


VERB = Verb(LayHarbour, refuse, options, apply, family=HARBOUR)
