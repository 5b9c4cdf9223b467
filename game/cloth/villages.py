"""
Villages and the trade with them.

A seat trades with a village as long as a continuous route leads there from a building of its own;
roads and ships go on from one another at own buildings, and an opponent's building cuts them. The
first time, the village gives it a cloth at once, if it has one left. Ships between building and
village stay where they are.
Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.routes import has_building, is_stopped, join
from game.board.layout import Layout
from game.board.places import CornerId, EdgeId
from game.cloth.parts import Cloth, taken, trading
from game.cloth.rows import EACH, OF_A_POINT, stock, worth
from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.enact import enact
from game.core.state import State
from game.core.trace import Altered, Scored, Trace
from game.errors import BadLayout

VILLAGES = "villages"
"""Name in a layout of their corners, and of the stack of their numbers."""


class TradeBegun(Event):
    """A route of *seat* leads to *village* now."""

    seat: Seat
    village: CornerId

    def traces(self) -> Iterable[Trace]:
        """The new or former trader."""
        to = partial(trading, seat=self.seat, village=self.village, does=True)
        return (Altered(Cloth, to, {"traders": nobody}),)


class TradeCut(Event):
    """No route of *seat* leads to *village* now."""

    seat: Seat
    village: CornerId

    def traces(self) -> Iterable[Trace]:
        """One less."""
        to = partial(trading, seat=self.seat, village=self.village, does=False)
        return (Altered(Cloth, to),)


class ClothTaken(Event):
    """*seat* has got a cloth for *village*, from the general supply or not; it now has *held*."""

    seat: Seat
    village: CornerId
    from_stock: bool
    held: int
    """Its cloth now."""

    def traces(self) -> Iterable[Trace]:
        """The cloth, and perhaps a point."""
        to = partial(taken, seat=self.seat, village=self.village, from_stock=self.from_stock)
        return (Altered(Cloth, to, BEFORE), *scored(self.seat, self.held - 1, self.held))


def scored(seat: Seat, before: int, now: int) -> Iterator[Scored]:
    """The change in points of *seat*, if any, from *before* cloth to *now*."""
    if worth(now) != worth(before):
        yield Scored(seat, worth(now) - worth(before))


def nobody(cloth: Cloth) -> tuple[tuple[Seat, ...], ...]:
    """The traders at the start."""
    return ((),) * len(cloth.villages)


def full(cloth: Cloth) -> tuple[int, ...]:
    """The cloth of each village at the start."""
    return (EACH,) * len(cloth.villages)


def whole(cloth: Cloth) -> int:
    """The general supply at the start."""
    return stock(len(cloth.villages))


def nothing(cloth: Cloth) -> tuple[int, ...]:
    """The cloth of each seat at the start."""
    return (0,) * len(cloth.held)


BEFORE = {"left": full, "stock": whole, "held": nothing}


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """
    Put cloth into the villages.

    :raises BadLayout: if there is none, or one without a number.
    """
    spots, numbers = layout.spots.get(VILLAGES, ()), layout.stacks.get(VILLAGES, ())
    if not spots or len(spots) != len(numbers):
        message = (
            f"the layout has {len(spots)} spots and {len(numbers)} numbers for {VILLAGES}: name "
            "a corner for each, and as many numbers in the stack of that name"
        )
        raise BadLayout(message)
    villages = tuple(state.topology.corner(*spot) for spot in spots)
    state.put(
        Cloth(
            villages=villages,
            numbers=tuple(map(int, numbers)),
            left=(EACH,) * len(villages),
            stock=stock(len(villages)),
            held=(0,) * state.seats,
            traders=((),) * len(villages),
            welcomed=((),) * len(villages),
        )
    )
    return ()


def changed(state: State) -> Iterator[Event]:
    """The scenario's answer: update the traders; the first to come gets a cloth."""
    if state.turn < 0:
        return
    villages = state.part(Cloth).villages
    for seat in (state.turn, *state.rules.clockwise[state.turn]):
        now = reached(state, seat) if seat not in state.gone else set()
        for at, village in enumerate(villages):
            is_new = seat not in state.part(Cloth).traders[at]
            if (village in now) != is_new:
                continue
            if not is_new:
                yield enact(state, TradeCut(seat=seat, village=village))
                continue
            yield enact(state, TradeBegun(seat=seat, village=village))
            yield from _welcome(state, seat, at)


def _welcome(state: State, seat: Seat, at: int) -> Iterator[Event]:
    """The first cloth, if this is the first time and the village has one."""
    cloth = state.part(Cloth)
    if seat in cloth.welcomed[at]:
        return
    welcomed = list(cloth.welcomed)
    welcomed[at] = (*welcomed[at], seat)
    state.change(Cloth, welcomed=tuple(welcomed))
    if cloth.left[at]:
        yield take(state, seat, at)


def take(state: State, seat: Seat, at: int, *, from_stock: bool = False) -> ClothTaken:
    """Give *seat* a cloth of the village *at* this place, or for it out of the general supply."""
    cloth = state.part(Cloth)
    village, held = cloth.villages[at], cloth.held[seat] + 1
    return enact(state, ClothTaken(seat=seat, village=village, from_stock=from_stock, held=held))


ROLLS = 20
"""Number of rolls assumed to be left."""


def draws(state: State, seat: Seat, corner: CornerId, found: float) -> float:
    """The scenario's answer: the cloth a village has for *seat*, at once and by the dice."""
    cloth = state.part(Cloth)
    if corner not in cloth.villages:
        return found
    at = cloth.villages.index(corner)
    pips = 6 - abs(7 - cloth.numbers[at])
    count = min(cloth.left[at], ROLLS * pips / 36) + (seat not in cloth.welcomed[at])
    return found + count / OF_A_POINT


def reached(state: State, seat: Seat) -> set[CornerId]:
    """The corners to which continuous routes of *seat* lead from its buildings."""
    topology, laid = state.topology, state.edge_piece
    own, found = {*state.edges_of(seat)}, set[CornerId]()
    left = [
        edge for edge in own if any(has_building(state, seat, end) for end in _ends(state, edge))
    ]
    seen = {*left}
    while left:
        edge = left.pop()
        for corner in _ends(state, edge):
            found.add(corner)
            if is_stopped(state, seat, corner):
                continue
            for other in own.intersection(topology.corner_edges[corner]) - seen:
                if join(state, seat, laid[edge], laid[other], corner):
                    seen.add(other)
                    left.append(other)
    return found


def _ends(state: State, edge: EdgeId) -> tuple[CornerId, CornerId]:
    return state.topology.edge_corners[edge]


def moors(state: State, seat: Seat, corner: CornerId) -> bool:
    """The scenario's answer: a village closes the ends of ships."""
    return corner in state.part(Cloth).villages
