"""
Harbors: both corners of their side use them, and they trade 3:1, or 2:1 for their own kind.

By option a new harbor works only from its owner's next turn.
Rules: base.md 4, 12.B1, 12.F2.
"""

from __future__ import annotations

from collections.abc import Collection

from game.base.parts import Turn
from game.base.routes import buildings_of
from game.board.places import CornerId, EdgeId
from game.core.cards import Seat
from game.core.rows import Options
from game.core.state import State

ANY = -1
"""Card kind of a 3:1 harbor."""

ANY_RATE = 3
OWN_RATE = 2


def reach_harbour(state: State, corner: CornerId) -> None:
    """Remember when a harbor was first reached."""
    for edge, _ in state.harbours:
        if corner in state.topology.edge_corners[edge]:
            state.change(Turn, harbours=(*state.part(Turn).harbours, (edge, state.stint)))


def harbour_rate(state: State, seat: Seat, card: int, rate: int) -> int:
    """The best rate of *seat* for *card*; *rate* is the one without harbors."""
    best = rates_of(state, seat)[card]
    return best if best and best < rate else rate


def settled_rate(state: State, seat: Seat, card: int, rate: int) -> int:
    """The best rate of *seat* for *card* from harbors that were its own before this stint."""
    new = [edge for edge, stint in state.part(Turn).harbours if stint == state.stint]
    best = (look_up(state, seat, new) if new else rates_of(state, seat))[card]
    return best if best and best < rate else rate


def rates_of(state: State, seat: Seat) -> tuple[int, ...]:
    """By card kind the rate of the best harbor of *seat*, or 0."""
    return state.by_routes(seat, look_up)


def look_up(state: State, seat: Seat, but: Collection[EdgeId] = ()) -> tuple[int, ...]:
    """By card kind the rate of the best harbor of *seat*, or 0, without the harbors in *but*."""
    own, ends = {*buildings_of(state, seat)}, state.topology.edge_corners
    taken = {
        takes
        for edge, takes in state.harbours
        if edge not in but and not own.isdisjoint(ends[edge])
    }
    plain = ANY_RATE if ANY in taken else 0
    return tuple([OWN_RATE if card in taken else plain for card in range(len(state.bank))])


def waits_for_next_turn(options: Options) -> bool:
    """Whether a harbor built this turn does not work yet; by default as the phases say."""
    chosen = options["new_harbours"]
    return options["phases"] == "separate" if chosen == "as phases" else chosen == "next turn"


def works_at_once(options: Options) -> bool:
    """Whether a harbor built this turn works already."""
    return not waits_for_next_turn(options)
