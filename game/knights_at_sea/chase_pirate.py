"""
Chase the pirate from a hex of the sea with an active knight on any of its corners.

It is moved to another hex and robs there as after a seven.
Rules: cities_knights.md 4 (actions, 3), 10 (pirate).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.board.places import CornerId
from game.cities_knights.chase_robber import chase, may_move
from game.cities_knights.families import KNIGHT_WORK
from game.cities_knights.move_knight import cannot_act, ready
from game.cities_knights.parts import Barbarians, turned
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.state import State
from game.core.trace import Trace
from game.core.verb import Verb
from game.knights_at_sea.families import THE_PIRATE
from game.knights_at_sea.figures import No as Figure
from game.seafarers.move_pirate import MovePirate
from game.seafarers.parts import Pirate


class ChasePirate(Action):
    """Chase the pirate with the knight on *corner*."""

    corner: CornerId


class PirateChased(Event):
    """The knight of *seat* on *corner* has chased the pirate, and is inactive."""

    seat: Seat
    corner: CornerId

    def traces(self) -> Iterable[Trace]:
        """The knight is inactive."""
        return (turned(self.corner, is_active=False),)


class No(Reason):
    """Reasons the knight can't chase it."""

    NOT_BESIDE = "the pirate is not on a hex beside the knight"
    NOWHERE = "the pirate has nowhere to go"


def refuse(state: State, seat: Seat, action: ChasePirate) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_act(state, seat, action.corner):
        return reason
    if not state.part(Barbarians).attacks:
        return Figure.LOCKED
    if state.part(Pirate).at not in state.topology.corner_hexes[action.corner]:
        return No.NOT_BESIDE
    return None if may_move(state, seat, MovePirate) else No.NOWHERE


def options(state: State, seat: Seat) -> list[ChasePirate]:
    """Every knight that may chase it."""
    at, hexes = state.part(Pirate).at, state.topology.corner_hexes
    if at is None:
        return []
    found = [ChasePirate(corner) for corner in ready(state, seat) if at in hexes[corner]]
    return [action for action in found if not refuse(state, seat, action)]


def apply(state: State, seat: Seat, action: ChasePirate, chance: Chance) -> Iterator[Event]:
    """Make the knight inactive; the pirate comes next."""
    chase(state, seat, action.corner, THE_PIRATE)
    yield PirateChased(seat=seat, corner=action.corner)


VERB = Verb(ChasePirate, refuse, options, apply, family=KNIGHT_WORK, look=ready)
