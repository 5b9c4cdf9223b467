"""
The chart of the Wonders of Catan, as printed: two of them ask for a building on a certain corner.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers.bonus import Bonus
from game.seafarers.dealing import deal
from game.seafarers.grid import REDS, Chart, corners
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
WONDERS = {3: SITES, 4: SITES}

MAPS: Mapping[str, Deal] = {"wonders": deal(WONDERS)}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"wonders": Scenario(10, Bonus("fixed", 1))}
"""Settings for this map other than its board."""
