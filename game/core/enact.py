"""
Enact an event: change the table as its traces say, so that a verb needn't write the change twice.

It can't work the other way round. Stored games keep their traces even when rules change, so a trace
can't be derived from what a verb does today.
"""

from __future__ import annotations

from typing import TypeVar

from game.board.places import CornerId, HexId
from game.core.action import Event
from game.core.state import State
from game.core.trace import Altered, Grounded, Laid, Lifted

E = TypeVar("E", bound=Event)


def enact(state: State, event: E) -> E:
    """
    Lay and lift the pieces, lay the ground and alter the parts in the traces of *event*.

    Cards, points, awards and harbors are not moved: their traces say less than the state needs.
    Return the event, to be reported.
    """
    for trace in event.traces():
        match trace:
            case Laid(seat, place, piece):
                state.lay(seat, CornerId(place), state.rules.piece(piece))
            case Lifted(place, piece):
                state.lift(CornerId(place), state.rules.piece(piece))
            case Grounded(place, terrain, token):
                state.lay_ground(HexId(place), state.rules.terrain(terrain), token)
            case Altered(part, to):
                state.put(to(state.part(part)))
            case _:
                pass
    return event
