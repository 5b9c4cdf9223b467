"""
Play a diplomat: remove any open road; one of your own may be placed elsewhere for free.

A road is open if one end has nothing else of its owner: no route, building or knight. It can't be
removed if a knight of its owner would have no route left. Routes are judged at the very end.
Rules: cities_knights.md 8.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.base.build_road import refuse_edge
from game.base.places import open_edges
from game.base.refusals import No as Base
from game.board.places import EdgeId
from game.cities_knights.families import PROGRESS, REBUILD
from game.cities_knights.progress import cannot_play, held_cards, play_card
from game.cities_knights.standing import level_at
from game.core import coming
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import Debt, Step
from game.core.state import State
from game.core.trace import Laid, Lifted, Trace
from game.core.verb import Verb

CARD = "diplomat"


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


def cannot_take_up(state: State, edge: EdgeId) -> Reason | None:
    """The reason the road on *edge* can't be removed, or None."""
    if not 0 <= edge < len(state.edge_piece):
        return Base.NO_SUCH_PLACE
    if state.edge_piece[edge] not in state.rules.routes:
        return No.NO_ROAD
    if not is_open(state, edge):
        return No.NOT_OPEN
    return No.CUTS_KNIGHT_OFF if cuts_off(state, edge) else None


def refuse(state: State, seat: Seat, action: PlayDiplomat) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    return cannot_play(state, seat, CARD) or cannot_take_up(state, action.edge)


def options(state: State, seat: Seat) -> list[PlayDiplomat]:
    """Every open road, of any seat."""
    if cannot_play(state, seat, CARD):
        return []
    edges = sorted(edge for owner in state.rules.table for edge in state.edges_of(owner))
    return [PlayDiplomat(edge) for edge in edges if not cannot_take_up(state, edge)]


def apply(state: State, seat: Seat, action: PlayDiplomat, chance: Chance) -> Iterator[Event]:
    """Remove it; its own seat may place it again."""
    yield play_card(state, seat, CARD)
    piece = state.edge_piece[action.edge]
    owner = state.lift(action.edge, piece)
    if owner == seat:
        coming.then(state, Step("ask rebuild", seat, (int(action.edge), piece)))
    name = state.rules.pieces[piece].name
    yield RouteTakenUp(seat=seat, owner=owner, edge=action.edge, piece=name)


def ask(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Wait for its new place, if there is any."""
    if places(state, step.seat, *step.args):
        coming.wait(state, [Debt(step.seat, REBUILD, step.args)], holds=True)
    return ()


def places(state: State, seat: Seat, edge: int, piece: int) -> list[EdgeId]:
    """The possible edges: any but its old one."""
    return [other for other in open_edges(state, seat, piece) if other != edge]


def refuse_rebuild(state: State, seat: Seat, action: RebuildRoute) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    debt = state.debt(seat, REBUILD)
    assert debt
    edge, piece = debt.args
    return No.SAME_EDGE if action.edge == edge else refuse_edge(state, seat, action.edge, piece)


def rebuild_options(state: State, seat: Seat) -> list[RebuildRoute]:
    """Every new place."""
    debt = state.debt(seat, REBUILD)
    return list(map(RebuildRoute, places(state, seat, *debt.args))) if debt else []


def apply_rebuild(
    state: State, seat: Seat, action: RebuildRoute, chance: Chance
) -> Iterator[Event]:
    """Place it there."""
    debt = state.debt(seat, REBUILD)
    assert debt
    piece = debt.args[1]
    state.lay(seat, action.edge, piece)
    yield RouteRebuilt(seat=seat, edge=action.edge, piece=state.rules.pieces[piece].name)


def refuse_nothing(state: State, seat: Seat, action: RebuildNothing) -> Reason | None:
    """Refuse nothing: placing it again is optional."""
    return None


def nothing_options(state: State, seat: Seat) -> tuple[RebuildNothing, ...]:
    """The one decline."""
    return (RebuildNothing(),)


def apply_nothing(
    state: State, seat: Seat, action: RebuildNothing, chance: Chance
) -> Iterator[Event]:
    """Report it."""
    debt = state.debt(seat, REBUILD)
    assert debt
    yield NothingRebuilt(seat=seat, piece=state.rules.pieces[debt.args[1]].name)


def default(state: State, seat: Seat) -> RebuildRoute:
    """The first new place in reading order."""
    return rebuild_options(state, seat)[0]


VERB = Verb(PlayDiplomat, refuse, options, apply, family=PROGRESS, look=held_cards, needs=CARD)
REBUILD_VERB = Verb(RebuildRoute, refuse_rebuild, rebuild_options, apply_rebuild, family=REBUILD)
NOTHING = Verb(RebuildNothing, refuse_nothing, nothing_options, apply_nothing, family=REBUILD)
