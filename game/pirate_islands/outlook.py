"""
The ships and warships that a seat still lacks, in points: the box's answer for planning.

Without the fortress no number of points wins, so the nearer a seat is to them, the more each
missing ship of its line and each missing warship counts.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from game.core.cards import Seat
from game.core.points import points
from game.core.state import State
from game.pirate_islands.arm_ship import strength
from game.pirate_islands.lines import steps_to, tip
from game.pirate_islands.parts import Raid

CLOSE = 5
"""Number of missing points from which it counts."""
LACK = 0.2
"""Loss for each missing ship or warship of a seat that has all its points."""
ENOUGH = 5
"""Number of warships that usually beat the pirates."""
FAR = 10
"""Number of ships assumed to be missing if no way is open."""


def outlook(state: State, seat: Seat, found: float) -> float:
    """The box's answer: less for what is missing, once the points are no longer."""
    raid = state.part(Raid)
    close = points(state, seat) - int(state.rules.options["points"]) + CLOSE
    if close <= 0 or not raid.lairs[seat]:
        return found
    line = raid.lines[seat]
    ships = steps_to(state, seat, raid.fortresses[seat], line).get(tip(state, seat, line), FAR)
    lacks = ships + max(ENOUGH - strength(state, seat), 0)
    return found - LACK * min(close, CLOSE) / CLOSE * lacks
