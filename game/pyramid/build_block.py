"""
Build a block onto the pyramid, for a player with a boat on the river.

Its builder gets the Vizier's Favor, and every pharaoh card is checked again. The place of a block
doesn't matter; spaces never run out, since the last one ends the game.
Rules: egypt.md 3.4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial

from game.base.families import BUILD
from game.base.parts import Turn
from game.base.refusals import can_pay, cannot_pay, pay
from game.core.action import Action, Event, Reason
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.record import changed
from game.core.stack import NOBODY
from game.core.state import State
from game.core.trace import Altered, Trace
from game.core.verb import Verb
from game.pyramid.parts import Pyramid, laid
from game.pyramid.pharaoh import is_blessed, turned
from game.pyramid.rows import BLOCKS, boat


class BuildBlock(Action):
    """Ask for one block on the pyramid."""


class BlockBuilt(Event):
    """*seat* has placed a block, and now has this number of *blocks* on the pyramid."""

    seat: Seat
    blocks: int

    def traces(self) -> Iterable[Trace]:
        """The block."""
        return (Altered(Pyramid, partial(laid, seat=self.seat), {"laid": ()}),)


class FavorGained(Event):
    """*seat* now has the Vizier's Favor."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """The holder of the Favor."""
        return (Altered(Pyramid, partial(changed, favor=self.seat), {"favor": NOBODY}),)


class FavorLaidAside(Event):
    """The Vizier's Favor of *seat*, which has left, is set aside until the next block is placed."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """The Favor set aside."""
        return (Altered(Pyramid, partial(changed, favor=NOBODY)),)


class No(Reason):
    """Reasons no block can be built."""

    NO_BLOCK_LEFT = "all blocks of the seat are on the pyramid"
    NO_BOAT = "you need a boat on the river to build a block"


def refuse(state: State, seat: Seat, action: BuildBlock) -> Reason | None:
    """The first rule that *action* breaks, or None."""
    if reason := cannot_pay(state, seat, BuildBlock):
        return reason
    if state.part(Pyramid).blocks(seat) == BLOCKS:
        return No.NO_BLOCK_LEFT
    return None if has_boat(state, seat) else No.NO_BOAT


def has_boat(state: State, seat: Seat) -> bool:
    """Whether *seat* has a boat on the river."""
    piece = boat(state)
    return state.supply[seat][piece] < state.rules.pieces[piece].supply


def options(state: State, seat: Seat) -> tuple[BuildBlock, ...]:
    """The one block, if it can be paid for."""
    if not can_pay(state, seat, BuildBlock):
        return ()
    return () if refuse(state, seat, BuildBlock()) else (BuildBlock(),)


def apply(state: State, seat: Seat, action: BuildBlock, chance: Chance) -> Iterator[Event]:
    """Pay, place the block, take the Favor, and turn the pharaoh cards."""
    yield pay(state, seat, BuildBlock)
    state.change(Turn, built=state.stint)
    before = [is_blessed(state, other) for other in state.rules.table]
    pyramid = state.part(Pyramid)
    state.change(Pyramid, laid=(*pyramid.laid, seat), favor=seat)
    yield BlockBuilt(seat=seat, blocks=pyramid.blocks(seat) + 1)
    if pyramid.favor != seat:
        yield FavorGained(seat=seat)
    yield from turned(state, before)


def left(state: State, seat: Seat) -> Iterable[Event]:
    """The box's answer to a seat's leaving: the Favor waits for the builder of the next block."""
    if state.part(Pyramid).favor != seat:
        return ()
    state.change(Pyramid, favor=NOBODY)
    return (FavorLaidAside(seat=seat),)


VERB = Verb(BuildBlock, refuse, options, apply, family=BUILD)
