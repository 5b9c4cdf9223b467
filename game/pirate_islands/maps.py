"""
The chart of the Pirate Islands, as printed: all begin in the east, each with a fortress to take.

The way to it leads by the seat's own beachhead, the one place in the west where it may settle.
Only harbors are dealt. Instead of a pirate, the fleet has a course.
Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers.dealing import deal
from game.seafarers.grid import Chart, corners, edges, hexes
from game.seafarers.maps import EIGHT
from game.seafarers.scenarios import Scenario

SETTLEMENTS = corners("3,7 N; 4,4 S; 6,1 S; 4,4 N")
SHIPS = edges("3,7 NW; 4,4 SW; 6,1 SW; 4,4 NW")
BEACHHEADS = corners("0,8 N; 1,4 S; 4,0 S; 1,4 N")
FORTRESSES = corners("-1,7 S; -1,6 N; 2,1 N; 1,2 S")


def _chart(seats: int) -> Chart:
    """The map with the places of this number of seats."""
    return Chart(
        name="pirate_islands",
        first=Hex(2, 1),
        drawing="""
              $11:x m6:x  ~     ~     g4    h5
           h:x   ~     ~     d:x   ~     m9    f10
        g4:x  ~     ~     d:x   ~     f3    p8    f5
           ~     m8:x  ~     ~     g6    h9    p12
        g10:x ~     ~     d:x   ~     p11   f8    p9
           h:x   ~     ~     p:x   ~     m5    f2
              $3:x  m6:x  ~     ~     g10   h4
        """,
        harbours="3,7 SE; 6,5 SE; 7,1 NW; 6,1 NW; 5,6 SE; 7,2 E; 7,1 E; 6,4 E",
        kinds=EIGHT,
        zones={
            "course": hexes(
                """
                2,7; 1,7; 1,6; 1,5; 2,4; 2,3; 3,2; 4,1; 5,1; 5,2; 4,3; 3,4; 3,5; 3,6
                """
            )
        },
        spots={
            "settlements": SETTLEMENTS[:seats],
            "beachheads": BEACHHEADS[:seats],
            "fortresses": FORTRESSES[:seats],
        },
        paths={"ships": SHIPS[:seats]},
    )


PIRATE_ISLANDS = {seats: _chart(seats) for seats in (2, 3, 4)}

MAPS: Mapping[str, Deal] = {"pirate_islands": deal(PIRATE_ISLANDS)}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"pirate_islands": Scenario(10)}
"""Settings for this map other than its board."""
