"""
Play a diplomat: remove any open road; one of your own may be placed elsewhere for free.

A road is open if one end has nothing else of its owner: no route, building or knight. It can't be
removed if a knight of its owner would have no route left. Routes are judged at the very end.
Rules: cities_knights.md 8.4.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.base.build_road import refuse_edge
from game.base.places import open_edges
from game.base.refusals import No as Base
from game.board.places import EdgeId
from game.cities_knights.families import REBUILD
from game.cities_knights.progress import CARDS
from game.cities_knights.standing import level_at
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb, simple_verb


class PlayDiplomat(Action):
    """Remove the road on *edge*."""

    edge: EdgeId


class RebuildRoute(Action):
    """Place the removed road on *edge*."""

    edge: EdgeId


class RebuildNothing(Action):
    """Leave the road in the supply."""


class RouteTakenUp(Event):
    """*seat* has removed the *piece* of *owner* on *edge*."""

    seat: Seat
    owner: Seat
    edge: EdgeId
    piece: str

    def traces(self) -> Iterable[Trace]:
        """The edge without it."""
        return (Lifted(self.edge, self.piece),)


class RouteRebuilt(Event):
    """The removed *piece* of *seat* is now on *edge*."""

    seat: Seat
    edge: EdgeId
    piece: str

    def traces(self) -> Iterable[Trace]:
        """The new place of the road."""
        return (Laid(self.seat, self.edge, self.piece),)


class NothingRebuilt(Event):
    """*seat* has left the removed *piece* in the supply."""

    seat: Seat
    piece: str = "road"


class No(Reason):
    """Reasons a road can't be removed, or placed there."""

    NO_ROAD = "there is no road"
    NOT_OPEN = "the road goes on at both ends"
    CUTS_KNIGHT_OFF = "a knight would have no road left"
    SAME_EDGE = "the road was removed from this edge"


def is_open(state: State, edge: EdgeId) -> bool:
    """Whether the road on *edge* ends there for its owner."""
    return any(
        not _has_piece(state, edge, corner) and not _goes_on(state, edge, corner)
        for corner in state.topology.edge_corners[edge]
    )


def _has_piece(state: State, edge: EdgeId, corner: int) -> bool:
    owner = state.edge_seat[edge]
    return state.corner_piece[corner] != 0 and state.corner_seat[corner] == owner


def _goes_on(state: State, edge: EdgeId, corner: int) -> bool:
    owner = state.edge_seat[edge]
    return any(
        state.edge_piece[other] and state.edge_seat[other] == owner and other != edge
        for other in state.topology.corner_edges[corner]
    )


def cuts_off(state: State, edge: EdgeId) -> bool:
    """Whether a knight of its owner would have no route left without the one on *edge*."""
    return any(
        level_at(state, corner) > 0
        and _has_piece(state, edge, corner)
        and not _goes_on(state, edge, corner)
        for corner in state.topology.edge_corners[edge]
    )


def cannot_take_up(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The reason the road on *edge* can't be removed, or None."""
    if not 0 <= edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if state.edge_piece[edge] not in state.rules.routes:
        return No.NO_ROAD
    if not is_open(state, edge):
        return No.NOT_OPEN
    return No.CUTS_KNIGHT_OFF if cuts_off(state, edge) else None


def open_roads(state: State, seat: Seat) -> list[EdgeId]:
    """The roads that can be removed, of any seat."""
    edges = sorted(edge for owner in state.rules.table for edge in state.edges_of(owner))
    return [edge for edge in edges if not cannot_take_up(state, seat, edge)]


def take_up(state: State, seat: Seat, edge: EdgeId) -> RouteTakenUp:
    """Remove it; its own seat may place it again."""
    piece = state.edge_piece[edge]
    owner = state.lift(edge, piece)
    if owner == seat:
        coming.then(state, Step("ask rebuild", seat, (int(edge), piece)))
    name = state.rules.pieces[piece].name
    return RouteTakenUp(seat=seat, owner=owner, edge=edge, piece=name)


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for its new place, if there is any."""
    if _places(state, step.seat, *step.args):
        coming.wait(state, [Debt(step.seat, REBUILD, step.args)], holds=True)
    return ()


def _places(state: State, seat: Seat, edge: int, piece: int) -> list[EdgeId]:
    """The possible edges: any but its old one."""
    return [other for other in open_edges(state, seat, piece) if other != edge]


def places(state: State, seat: Seat) -> list[EdgeId]:
    """The possible edges for the road removed by *seat*."""
    return _places(state, seat, *state.owes(seat, REBUILD))


def cannot_rebuild(state: State, seat: Seat, edge: EdgeId) -> Reason | None:
    """The reason the removed road can't be placed on *edge*, or None."""
    origin, piece = state.owes(seat, REBUILD)
    return No.SAME_EDGE if edge == origin else refuse_edge(state, seat, edge, piece)


def rebuild(state: State, seat: Seat, edge: EdgeId) -> RouteRebuilt:
    """Place it there."""
    _, piece = state.owes(seat, REBUILD)
    state.lay(seat, edge, piece)
    return RouteRebuilt(seat=seat, edge=edge, piece=state.rules.pieces[piece].name)


def rebuild_nothing(state: State, seat: Seat) -> NothingRebuilt:
    """Report it."""
    _, piece = state.owes(seat, REBUILD)
    return NothingRebuilt(seat=seat, piece=state.rules.pieces[piece].name)


VERB = CARDS.card(PlayDiplomat, "diplomat", take_up, open_roads, cannot_take_up)
REBUILD_VERB = simple_verb(RebuildRoute, REBUILD, rebuild, places, cannot_rebuild)
NOTHING: Verb[State] = simple_verb(RebuildNothing, REBUILD, rebuild_nothing)
