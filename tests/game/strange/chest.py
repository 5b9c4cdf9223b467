"""
A chest on a corner: whoever first lays anything on an edge that ends there looks at three omens.

No verb knows of it. It is found when the stack comes back to a frame, whatever was laid, bought
or free, and what it sets off ends before anything else is asked for.
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
    """*seat* has found the chest on *corner*, or what was left of it."""

    seat: Seat
    corner: CornerId | None


def found(state: State) -> Iterable[Event]:
    """The box's answer to what is to be tidied: put a step on the stack."""
    corner = state.part(Chest).at
    if corner < 0:
        return ()
    for edge in state.topology.corner_edges[corner]:
        if state.edge_piece[edge]:
            coming.then(state, Step("open chest", Seat(state.edge_seat[edge]), (corner,)))
            break
    return ()


def open_chest(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Look at the omens that are left, if any; there is no chest any more."""
    state.put(Chest(at=-1))
    yield ChestOpened(seat=step.seat, corner=CornerId(step.args[0]))
    deck = omens(state)
    count = min(LOOKED_AT, state.deck_size(deck))
    if count:
        drawn = tuple([draw(state, deck, chance) for _ in range(count)])
        coming.wait(state, [Debt(step.seat, KEEP, secret=drawn)])
