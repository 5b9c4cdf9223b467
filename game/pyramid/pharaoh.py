"""
The pharaoh: a card for each seat, and the block he builds at every seven.

The card shows the Curse, a point less, for the seat with the fewest blocks on the pyramid, alone
or tied; it shows the Blessing, a point more, for all others. At a seven one of his own blocks is
revealed: its number is the limit for hands, and it is placed once all have discarded. The next
number is not settled before it is revealed.
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
"""Maximum number of cards the holder of the Vizier's Favor may keep at any seven."""

TURNED = 2
"""Number of points between the Blessing and the Curse."""


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
    """A pharaoh's block was revealed: hands of more than *number* cards lose half of them."""

    number: int

    def traces(self) -> Iterable[Trace]:
        """The number revealed."""
        return (Altered(Pyramid, partial(turned_up, number=self.number), {"numbers": ()}),)


class PharaohBuilt(Event):
    """The revealed block is on the pyramid now; the pharaoh has this number of *blocks*."""

    blocks: int

    def traces(self) -> Iterable[Trace]:
        """The block."""
        return (Altered(Pyramid, partial(laid, seat=PHARAOH), {"laid": ()}),)


def is_blessed(state: State, seat: Seat) -> bool:
    """Whether *seat* has more blocks on the pyramid than the seat with the fewest."""
    return state.part(Pyramid).blocks(seat) > fewest(state)


def fewest(state: State, left: Seat = NOBODY) -> int:
    """The fewest blocks of a seat in the game, or of *left*, which has just left it."""
    blocks = state.part(Pyramid).blocks
    return min(blocks(seat) for seat in state.rules.table if seat not in state.gone or seat == left)


def card_points(state: State, seat: Seat) -> int:
    """The points of the pharaoh card: one for the Blessing, minus one for the Curse."""
    return 1 if is_blessed(state, seat) else -1


def turned(state: State, before: Sequence[bool]) -> Iterator[Event]:
    """Report the cards that show the other side; *before* are the seats blessed until now."""
    for seat, was in zip(state.rules.table, before, strict=True):
        if (now := is_blessed(state, seat)) != was:
            yield Blessed(seat=seat) if now else Cursed(seat=seat)


def left(state: State, seat: Seat) -> Iterator[Event]:
    """The box's answer to a seat's leaving: its blocks are no measure for the others anymore."""
    blocks, before = state.part(Pyramid).blocks, fewest(state, seat)
    yield from turned(state, [blocks(other) > before for other in state.rules.table])


def reveal(state: State, step: Step, chance: Chance) -> Iterator[Event]:
    """Reveal one of the pharaoh's blocks."""
    pyramid = state.part(Pyramid)
    number = NUMBERS[chance.ask("gold", pyramid.pile())]
    state.change(Pyramid, numbers=(*pyramid.numbers, number))
    yield BlockRevealed(number=number)


def build(state: State, step: Step, chance: Chance) -> Iterable[Event]:
    """Place it."""
    pyramid = state.part(Pyramid)
    state.change(Pyramid, laid=(*pyramid.laid, PHARAOH))
    return (PharaohBuilt(blocks=len(pyramid.numbers)),)


def revealed(state: State, limit: int) -> int:
    """The box's answer: the limit of this seven is the number revealed."""
    numbers = state.part(Pyramid).numbers
    return numbers[-1] if numbers else limit


def favored(state: State, seat: Seat, limit: int) -> int:
    """The box's answer: the holder of the Favor keeps up to nine cards, at any limit."""
    return FAVORED if state.part(Pyramid).favor == seat else limit
