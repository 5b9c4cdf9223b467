"""
The charts of Cloth for Catan: two large islands, and villages on the islets between them.

That for three and four is the printed one, and that for five and six is ours.
Rules: seafarers.md 8.11, 12.14.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers.dealing import deal
from game.seafarers.grid import Chart, Pool, corners
from game.seafarers.larger import THIRTEEN
from game.seafarers.maps import NINE
from game.seafarers.scenarios import Scenario

VILLAGES = Chart(
    name="cloth",
    first=Hex(2, 1),
    drawing="""
              f4    p6    h5    p11   g8
           g3    f12   ~     ~     f3    m9
        g12   ~     ~     $:x   ~     ~     ~
           ~     d:x   ~     ~     d:x   ~
        ~     ~     ~     $:x   ~     ~     m2
           h9    g2    ~     ~     p11   m4
              p10   f6    m5    g10   h8
    """,
    groups=(("home",),),
    harbours="0,7 SW; -1,6 W; 2,1 NE; 5,5 E; 1,2 W; 4,6 SE; 6,2 E; 2,7 SE; 5,1 NW",
    kinds=NINE,
    robber=Hex(0, 3),
    robber_on=12,
    pirate=(Hex(6, 4),),
    spots={"villages": corners("1,4 S; 1,4 N; 2,5 S; 2,5 N; 3,3 S; 3,3 N; 4,4 S; 4,4 N")},
    stacks={"villages": (9, 10, 3, 6, 8, 11, 5, 4)},
)
# PROPOSED: for five and six no printed one was found; this has half as much again of everything.
MORE_VILLAGES = Chart(
    name="cloth",
    first=Hex(2, 1),
    drawing="""
              M     M     M     M     M     M     M     M
           M     M     M     ~     ~     ~     ~     M     M
        M     ~     ~     ~     $:x   ~     $:x   ~     ~     M
           ~     d:x   ~     ~     ~     ~     ~     d:x   ~
        M     ~     ~     $:x   ~     $:x   ~     ~     ~     M
           M     M     ~     ~     ~     ~     M     M     M
              M     M     M     M     M     M     M     M
    """,
    pools={
        "M": Pool(
            "ffffff ggggggg hhhhh mmmmmm pppppp",
            (2, 3, 4, 5, 6, 8, 9, 10, 11, 12) * 3,
        )
    },
    harbours="""
        0,3 W; 2,1 W; 3,1 NE; 5,1 NE; 7,1 NE; 9,1 NE; 9,3 E; 8,5 E; 6,7 E; 5,7 SW; 3,7 SW; 1,7 SW;
        -1,6 W
    """,
    kinds=THIRTEEN,
    robber_on=12,
    pirate=(Hex(9, 4),),
    spots={
        "villages": corners(
            """
            1,4 N; 1,4 S; 4,3 N; 4,3 S; 6,3 N; 6,3 S; 2,5 N; 2,5 S; 4,5 N; 4,5 S; 7,4 N; 7,4 S
            """
        )
    },
    stacks={"villages": (10, 4, 12, 8, 11, 9, 6, 2, 5, 3, 4, 10)},
)
CLOTH = {3: VILLAGES, 4: VILLAGES, 5: MORE_VILLAGES, 6: MORE_VILLAGES}

MAPS: Mapping[str, Deal] = {"cloth": deal(CLOTH)}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"cloth": Scenario(14)}
"""Settings for this map other than its board."""
