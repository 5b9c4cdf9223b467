"""
The charts of the Pirate Islands: all begin in the east, each with a fortress to take.

Those for up to four are the printed map, and those for five and six are ours.
The way to it leads by the seat's own beachhead, the one place in the west where it may settle.
Only harbors are dealt. Instead of a pirate, the fleet has a course.
Rules: seafarers.md 8.12, 12.14.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers.dealing import deal
from game.seafarers.grid import Chart, corners, edges, hexes
from game.seafarers.maps import EIGHT
from game.seafarers.scenarios import Scenario

TWELVE = f"any any brick wool {EIGHT}"

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


def _wide_chart(seats: int) -> Chart:
    """
    The map for five and six: each line has six ships to its beachhead and three to its fortress.

    PROPOSED: no printed one was found.
    """
    spots = {
        "settlements": corners("2,9 N; 3,5 S; 6,1 S; 3,5 N; 3,6 S; 4,4 N"),
        "beachheads": corners("-1,10 N; 0,5 S; 4,0 S; 0,5 N; 0,7 S; 2,3 N"),
        "fortresses": corners("-2,9 S; -2,7 N; 2,1 N; 0,3 S; -2,8 N; 1,2 S"),
    }
    ships = edges("2,9 NW; 3,5 SW; 6,1 SW; 3,5 NW; 3,6 SW; 4,4 NW")
    return Chart(
        name="pirate_islands",
        first=Hex(2, 1),
        drawing="""
              $11:x m5:x  ~     ~     g4    f5    p9
           h:x   m9:x  ~     d:x   ~     m9    g12
        g4:x  ~     ~     ~     ~     f3    h6    m9
           ~     ~     ~     ~     g6    p4    f2
        h:x   m5:x  ~     ~     p11   f5    h8    p10
           ~     ~     ~     ~     g8    p10   h5
        g10:x ~     ~     ~     ~     f11   f8    p3
           h:x   m9:x  ~     p:x   ~     m5    h4
              $3:x  m5:x  ~     ~     g10   f9    h6
        """,
        harbours="""
            6,1 NW; 7,1 NW; 8,1 NE; 8,1 SE; 7,3 E; 6,4 E; 5,6 E; 5,7 E; 4,9 NE; 4,9 SE; 3,9 SW;
            2,9 SW
        """,
        kinds=TWELVE,
        zones={
            "course": hexes(
                """
                1,9; 0,9; 0,8; 1,7; 1,6; 0,6; 1,5; 1,4; 2,4; 3,3; 3,2; 4,1; 5,1; 5,2; 4,3; 3,4; 2,5;
                2,6; 2,7; 2,8
                """
            )
        },
        spots={name: places[:seats] for name, places in spots.items()},
        paths={"ships": ships[:seats]},
    )


PIRATE_ISLANDS = {
    **{seats: _chart(seats) for seats in (2, 3, 4)},
    **{seats: _wide_chart(seats) for seats in (5, 6)},
}

MAPS: Mapping[str, Deal] = {"pirate_islands": deal(PIRATE_ISLANDS)}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"pirate_islands": Scenario(10)}
"""Settings for this map other than its board."""
