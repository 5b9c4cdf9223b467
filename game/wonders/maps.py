"""
The charts of the Wonders of Catan: two of them ask for a building on a certain corner.

That for three and four is the printed one, and that for five and six is ours.
Rules: seafarers.md 8.13, 12.14.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers.bonus import Bonus
from game.seafarers.dealing import deal
from game.seafarers.grid import REDS, Chart, Pool, corners
from game.seafarers.larger import THIRTEEN
from game.seafarers.maps import NINE
from game.seafarers.scenarios import Scenario

BRIDGE = corners("0,7 N; 1,6 S")
WALL = corners("4,5 N; 5,3 S; 5,3 N; 5,4 N; 6,2 S")

SITES = Chart(
    name="wonders",
    first=Hex(2, 1),
    drawing="""
              $8:1  h2:1  ~     m10   ~     ~
           ~     ~     ~     f11   ~     d     ~
        m12   g6    h11   g10   p3    f9    d     ~
           m3    g4    m6    p5    h4    d     ~
        h8    p9    ~     ~     h10   ~     ~     $6:2
           ~     f3    ~     f8    g9    ~     f4:2
              m5    ~     p11   p2    ~     g5:2
    """,
    groups=(("home",),),
    keeps=frozenset({"desert"}),
    never_at={Hex(4, 4): REDS, Hex(5, 3): REDS},
    harbours="1,4 SE; 3,6 SE; 3,3 NW; 1,3 NW; 1,7 SE; 0,4 W; 4,3 NE; 0,6 W; 3,6 NE",
    kinds=NINE,
    robber=Hex(6, 3),
    robber_on="desert",
    spots={
        "great bridge": BRIDGE,
        "great wall": WALL,
        "barred": (*corners("0,8 N; 1,7 N; 0,6 S; 1,5 S"), *BRIDGE, *WALL),
    },
)
# PROPOSED: for five and six no printed one was found; this has half as much again of everything.
WIDE_BRIDGE = corners("1,7 N; 2,6 S")
WIDE_WALL = corners("7,3 N; 8,2 S; 7,4 N; 7,3 S; 6,5 N; 6,4 S; 5,6 N")
WIDE_SITES = Chart(
    name="wonders",
    first=Hex(1, 1),
    drawing="""
        $8:1  h2:1  ~     M     M     ~     ~     ~     ~     $9:2
           ~     ~     ~     M     M     M     ~     d     ~     p3:2
        M     M     M     M     M     M     M     M     d     ~
           M     M     M     M     M     M     M     d     ~
        M     M     M     ~     ~     M     M     d     ~     ~
           ~     M     M     ~     M     M     ~     ~     f4:3
              M     M     ~     M     M     ~     ~     $6:3  g5:3
    """,
    pools={
        "M": Pool(
            "ffffff ggggggg hhhhhh mmmmmmm ppppppp",
            (2, 2, 12, *(4, 5, 6, 8) * 3, *(3, 11) * 4, *(9, 10) * 5),
        )
    },
    never_at=dict.fromkeys((Hex(7, 3), Hex(6, 4), Hex(5, 5)), REDS),
    harbours="""
        0,3 W; 1,3 NE; 4,1 W; 5,1 NE; 6,2 NE; 4,6 E; 3,7 E; 2,7 SE; 4,5 W; 1,5 E; 0,7 SW; -1,7 NW;
        -1,5 W
    """,
    kinds=THIRTEEN,
    robber_on="desert",
    spots={
        "great bridge": WIDE_BRIDGE,
        "great wall": WIDE_WALL,
        "barred": (*corners("1,6 S; 2,5 S; 2,7 N; 1,8 N"), *WIDE_BRIDGE, *WIDE_WALL),
    },
)
WONDERS = {3: SITES, 4: SITES, 5: WIDE_SITES, 6: WIDE_SITES}

MAPS: Mapping[str, Deal] = {"wonders": deal(WONDERS)}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"wonders": Scenario(10, Bonus("fixed", 1))}
"""Settings for this map other than its board."""
