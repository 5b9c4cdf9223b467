"""
The pharaoh: his card before each seat, and the block he builds at every seven.

The card shows the Curse, a point less, for whoever has the fewest blocks on the pyramid, alone or
with others; it shows the Blessing, a point more, for everybody else. At a seven one of his own
blocks is turned up: its number is the limit for hands, and it is laid once all have discarded.
Which number comes next is not settled before it is turned up.
Rules: egypt.md 3.4, 3.5.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial

from game.core.action import Event
from game.core.cards import Seat
from game.core.chance import Chance
from game.core.stack import NOBODY, Step
from game.core.state import State
from game.core.trace import Altered, Scored, Trace
from game.pyramid.parts import PHARAOH, Pyramid, laid, turned_up
from game.pyramid.rows import NUMBERS

FAVORED = 9
"""So many cards the owner of the Vizier's Favor may hold at any seven."""

TURNED = 2
"""So many points the Blessing is worth more than the Curse."""


class Blessed(Event):
    """The pharaoh card of *seat* shows the Blessing now."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """A point more instead of one less."""
        return (Scored(self.seat, TURNED),)


class Cursed(Event):
    """The pharaoh card of *seat* shows the Curse again."""

    seat: Seat

    def traces(self) -> Iterable[Trace]:
        """A point less instead of one more."""
        return (Scored(self.seat, -TURNED),)


class BlockRevealed(Event):
    """A pharaoh's block was turned up: hands of more than *number* cards lose half of them."""

    number: int

    def traces(self) -> Iterable[Trace]:
        """The number turned up."""
        return (Altered(Pyramid, partial(turned_up, number=self.number), {"numbers": ()}),)


class PharaohBuilt(Event):
    """The block turned up lies on the pyramid now; so many of the pharaoh's *blocks* do."""

    blocks: int

    def traces(self) -> Iterable[Trace]:
        """The block."""
        return (Altered(Pyramid, partial(laid, seat=PHARAOH), {"laid": ()}),)


def is_blessed(state: State, seat: Seat) -> bool:
    """Whether *seat* has more blocks on the pyramid than whoever has the fewest."""
    return state.part(Pyramid).blocks(seat) > fewest(state)


def fewest(state: State, left: Seat = NOBODY) -> int:
    """The fewest blocks of a seat in the game, or of *left*, which has just left it."""
    blocks = state.part(Pyramid).blocks
    return min(blocks(seat) for seat in state.rules.table if seat not in state.gone or seat == left)


def card_points(state: State, seat: Seat) -> int:
    """What the pharaoh card is worth: a point for the Blessing, one less for the Curse."""
    return 1 if is_blessed(state, seat) else -1


def turned(state: State, before: Sequence[bool]) -> Iterator[Event]:
    """Say whose card shows the other side; *before* is who was blessed."""
    for seat, was in zip(state.rules.table, before, strict=True):
        if (now := is_blessed(state, seat)) != was:
            yield Blessed(seat=seat) if now else Cursed(seat=seat)


def left(state: State, seat: Seat) -> Iterator[Event]:
    """The box's answer to a seat's leaving: its blocks are no measure for the others any more."""
    blocks, before = state.part(Pyramid).blocks, fewest(state, seat)
    yield from turned(state, [blocks(other) > before for other in state.rules.table])


def reveal(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Turn up one of the pharaoh's blocks."""
    pyramid = state.part(Pyramid)
    number = NUMBERS[chance.ask("gold", pyramid.pile())]
    state.change(Pyramid, numbers=(*pyramid.numbers, number))
    yield BlockRevealed(number=number)


def build(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Lay it."""
    pyramid = state.part(Pyramid)
    state.change(Pyramid, laid=(*pyramid.laid, PHARAOH))
    return (PharaohBuilt(blocks=len(pyramid.numbers)),)


def revealed(state: State, limit: int) -> int:
    """The box's answer: the limit of this seven is the number turned up."""
    numbers = state.part(Pyramid).numbers
    return numbers[-1] if numbers else limit


def favored(state: State, seat: Seat, limit: int) -> int:
    """The box's answer: the owner of the Favor keeps up to nine cards, whatever was turned up."""
    return FAVORED if state.part(Pyramid).favor == seat else limit
