"""
Gifts of the tribe: a point, a development card or a harbor for the first ship on its edge.

No verb knows of them. A gift is taken when the stack comes back to a frame, for any ship there,
and stays taken when the ship moves on. The kinds of the gift cards are open until they are taken;
the deck keeps as many cards for them.
Rules: seafarers.md 8.10.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import ClassVar

from game.base.decks import draw
from game.base.rows import DECK
from game.board.layout import Layout
from game.board.places import EdgeId
from game.core import coming
from game.core.action import Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.rows import Term
from game.core.stack import Step
from game.core.state import State
from game.core.trace import Altered, Scored, Trace
from game.forgotten_tribe.parts import Gifts
from game.seafarers.choose_gold import ask_for
from game.seafarers.rows import ship

POINTS, CARDS, HARBOURS = "gift points", "gift cards", "gift harbours"
"""Names in a layout of the edges with gifts, and of the stack with the kinds of the harbors."""

TAKE = "take gift"


class PointGiven(Event):
    """*seat* has got the victory point on *edge*."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The point, and the gift that is gone."""
        return (Scored(self.seat, 1), gone(self.edge, self.seat))


class CardGiven(Event):
    """*seat* has got the development card on *edge*: *card*, which only it sees."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: Seat
    edge: EdgeId
    card: str | None

    def insiders(self) -> tuple[Seat, ...]:
        """The seat that got it."""
        return (self.seat,)

    def traces(self) -> Iterable[Trace]:
        """The gift that is gone."""
        return (gone(self.edge, self.seat),)


class ChoiceGiven(Event):
    """*seat* may choose a card for the gift on *edge*, since the deck was empty."""

    seat: Seat
    edge: EdgeId

    def traces(self) -> Iterable[Trace]:
        """The gift that is gone."""
        return (gone(self.edge, self.seat),)


class HarbourGiven(Event):
    """*seat* has got the harbor on *edge*: *kind* is ``any`` or the card it trades."""

    seat: Seat
    edge: EdgeId
    kind: str

    def traces(self) -> Iterable[Trace]:
        """The gift that is gone; a harbor's new place comes with its own event."""
        return (gone(self.edge, self.seat),)


class No(Reason):
    """Reasons no card is sold."""

    KEPT_FOR_GIFTS = "the last cards of the deck are gifts on the coasts"


def gone(edge: EdgeId, seat: Seat) -> Altered:
    """The trace of a gift on *edge* that *seat* has taken."""
    return Altered(Gifts, partial(taken, edge=edge, seat=seat), {"taken": ()})


def taken(gifts: Gifts, edge: EdgeId, seat: Seat) -> Gifts:
    """The gifts when *seat* has taken the one on *edge*."""
    return changed(gifts, taken=(*gifts.taken, (edge, seat)))


def prepare(
    state: State, layout: Layout, colours: tuple[str, ...], chance: Chance
) -> Iterable[Event]:
    """Place the gifts of the map."""
    edges = {
        name: tuple(state.topology.edge(*edge) for edge in layout.paths.get(name, ()))
        for name in (POINTS, CARDS, HARBOURS)
    }
    kinds = map(str, layout.stacks.get(HARBOURS, ()))
    state.put(
        Gifts(
            points=edges[POINTS],
            cards=edges[CARDS],
            harbours=tuple(zip(edges[HARBOURS], kinds, strict=True)),
        )
    )
    return ()


def found(state: State) -> Iterable[Event]:
    """The box's answer to a change: a ship on a gift takes it."""
    piece = ship(state)
    for edge in state.part(Gifts).lying:
        if state.edge_piece[edge] == piece:
            coming.then(state, Step(TAKE, Seat(state.edge_seat[edge]), (edge,)))
            break
    return ()


def take(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Give it; the next step places a harbor."""
    seat, edge, gifts = step.seat, EdgeId(step.args[0]), state.part(Gifts)
    state.put(taken(gifts, edge, seat))
    if edge in gifts.points:
        yield PointGiven(seat=seat, edge=edge)
    elif edge not in gifts.cards:
        yield HarbourGiven(seat=seat, edge=edge, kind=dict(gifts.harbours)[edge])
    elif state.deck_size(DECK):
        card = draw(state, DECK, chance)
        state.hold(seat, card)
        yield CardGiven(seat=seat, edge=edge, card=state.rules.deck_cards[card].name)
    else:
        ask_for(state, seat, 1)
        yield ChoiceGiven(seat=seat, edge=edge)


def kept_for_gifts(state: State) -> Reason | None:
    """The box's answer: the cards kept for the coasts can't be bought."""
    gifts = state.part(Gifts)
    count = len({*gifts.cards} & {*gifts.lying})
    return No.KEPT_FOR_GIFTS if state.deck_size(DECK) <= count else None


def gift_points(state: State, seat: Seat) -> int:
    """The points that *seat* was given."""
    gifts = state.part(Gifts)
    return len({*gifts.points} & {*gifts.of(seat)})


TERMS = (Term("gifts", gift_points),)
