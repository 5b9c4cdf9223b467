"""
A chest on a corner: the first seat to reach it with an edge looks at three omens.

No verb knows of it. It is found when the stack returns to a frame, whether the piece was bought or
free, and its effects end before anything else is asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.decks import draw
from game.board.places import CornerId
from game.core import coming
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from tests.game.strange.families import KEEP
from tests.game.strange.parts import Chest
from tests.game.strange.read_omens import LOOKED_AT
from tests.game.strange.rows import omens


class ChestOpened(Event):
    """*seat* has found the chest on *corner*."""

    seat: Seat
    corner: CornerId | None


def found(state: State) -> Iterable[Event]:
    """The box's answer when tidying up: put a step on the stack."""
    corner = state.part(Chest).at
    if corner < 0:
        return ()
    for edge in state.topology.corner_edges[corner]:
        if state.edge_piece[edge]:
            coming.then(state, Step("open chest", Seat(state.edge_seat[edge]), (corner,)))
            break
    return ()


def open_chest(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Look at the remaining omens, if any, and remove the chest."""
    state.put(Chest(at=-1))
    yield ChestOpened(seat=step.seat, corner=CornerId(step.args[0]))
    deck = omens(state)
    count = min(LOOKED_AT, state.deck_size(deck))
    if count:
        drawn = tuple([draw(state, deck, chance) for _ in range(count)])
        coming.wait(state, [Debt(step.seat, KEEP, secret=drawn)])
