"""
The worth of boats and blocks, in points: the box's answer for planning.

Under the Curse a boat is half of the way to two points. Under the Blessing a block brings nothing
but the Favor, unless a single rival is still behind by one: if that one builds, the pharaoh curses
everyone with the fewest again.
Rules: egypt.md 3.4.
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.state import State
from game.pyramid.build_block import has_boat
from game.pyramid.parts import Pyramid
from game.pyramid.pharaoh import is_blessed
from game.pyramid.rows import BLOCKS

AFLOAT = 0.8
"""Value of a boat under the Curse."""
SHAKY = 0.4
"""Loss for a Blessing that the next block of a rival may end."""
FAVOR = 0.15
"""Value of the Vizier's Favor."""


def outlook(state: State, seat: Seat, found: float) -> float:
    """The box's answer: what blocks and boats may still bring *seat*."""
    pyramid = state.part(Pyramid)
    own = pyramid.blocks(seat)
    found += FAVOR * (pyramid.favor == seat)
    if is_blessed(state, seat):
        behind = [other for other in state.others(seat) if pyramid.blocks(other) < own]
        is_shaky = len(behind) == 1 and pyramid.blocks(behind[0]) == own - 1
        return found - SHAKY * is_shaky
    return found + AFLOAT * (own < BLOCKS and has_boat(state, seat))
