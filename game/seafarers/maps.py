"""
The charts of the scenarios that need nothing but ships, islands and gold.

Heading for New Shores, the Four Islands and Through the Desert are the printed maps; Drought, on
the shapes of New Shores, and Ore for Wool, on the base game's island, are ours.
Rules: seafarers.md 8.1, 8.2, 8.3, 8.5, 8.8.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.core.module import Deal
from game.seafarers import larger
from game.seafarers.dealing import deal
from game.seafarers.grid import ISLAND_TOKENS, REDS, Chart, Pool
from game.seafarers.larger import LOW

EIGHT = "any any any brick lumber wool grain ore"
NINE = f"any {EIGHT}"

ISLES = ("isle 1", "isle 2", "isle 3")
STRIP_AND_ISLES = (*ISLES, "isle 4")

NEW_SHORES = {
    3: Chart(
        name="new_shores",
        first=Hex(2, 1),
        drawing="""
              h12:1 $5:1  ~     ~
           ~     ~     ~     p4:2  m9:2
        ~     g4    p6    ~     g3:2  ~
           p2    m5    f10   ~     $4:2
        h8    p10   p9    f8    ~     ~
           g11   m3    h11   ~     m8:3
              g6    f5    ~     h10:3
        """,
        groups=(("home",), ISLES),
        harbours="""
            -1,5 NW ore; -1,5 SW any; -1,7 W brick; 0,7 SW lumber; 0,7 E any; 2,3 E any;
            2,5 NE wool; 1,3 W grain
        """,
        robber=Hex(2, 1),
        robber_on=12,
        pirate=(Hex(5, 4),),
    ),
    4: Chart(
        name="new_shores",
        first=Hex(2, 1),
        drawing="""
              m8:1  p11:1 ~     $4:2  ~
           ~     ~     ~     ~     h5:2  m2:2
        ~     p5    f6    m4    ~     f9:2  ~
           g12   h11   g3    p9    ~     $10:2
        h6    f10   d     g11   f5    ~     ~
           m3    p4    h9    p8    ~     h3:3
              g8    f2    m10   ~     g6:3
        """,
        groups=(("home",), ISLES),
        harbours="""
            0,4 W; -1,6 W; -1,7 SW; 0,7 SE; 2,6 SE; 3,5 E; 3,4 NE; 1,3 NW; 2,3 NE
        """,
        kinds=NINE,
        robber=Hex(1, 5),
        robber_on="desert",
        pirate=(Hex(6, 4),),
    ),
}

DROUGHT = {
    3: Chart(
        name="drought",
        first=Hex(2, 1),
        drawing="""
              I:1   I:1   ~     ~
           ~     ~     ~     I:2   I:2
        ~     M     M     ~     I:2   ~
           M     M     M     ~     I:2
        M     M     M     M     ~     ~
           M     M     M     ~     I:3
              M     M     ~     I:3
        """,
        pools={
            "M": Pool("ddd mmmm fff p hh g", (3, 4, 5, 5, 6, 6, 8, 9, 10, 10, 11)),
            "I": Pool("$$ ggg ppp", (3, 4, 5, 6, 8, 9, 11, 12)),
        },
        never_on={"gold": REDS},
        harbours="-1,5 NW; -1,5 SW; -1,7 W; 0,7 SW; 0,7 E; 2,3 E; 2,5 NE; 1,3 W",
        kinds=EIGHT,
        robber_on="desert",
        pirate=(Hex(5, 4),),
    ),
    4: Chart(
        name="drought",
        first=Hex(2, 1),
        drawing="""
              I:1   I:1   ~     I:2   ~
           ~     ~     ~     ~     I:2   I:2
        ~     M     M     M     ~     I:2   ~
           M     M     M     M     ~     I:2
        M     M     M     M     M     ~     ~
           M     M     M     M     ~     I:3
              M     M     M     ~     I:3
        """,
        pools={
            "M": Pool("dddd mmmmm ffff pp hhh g", (3, 3, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11)),
            "I": Pool("$$ gggg ppp", (2, 4, 5, 6, 8, 9, 10, 11, 12)),
        },
        never_on={"gold": REDS},
        harbours="0,4 W; -1,6 W; -1,7 SW; 0,7 SE; 2,6 SE; 3,5 E; 3,4 NE; 1,3 NW; 2,3 NE",
        kinds=NINE,
        robber_on="desert",
        pirate=(Hex(6, 4),),
    ),
}

FOUR_ISLANDS = {
    3: Chart(
        name="four_islands",
        first=Hex(2, 1),
        drawing="""
              ~     ~     g4    p3
           m4    f9    ~     g9    h5
        p6    m10   ~     f8    h11   ~
           ~     ~     ~     ~     ~
        g11   m8    f3    ~     h10   h6
           f5    p9    ~     m2    g5
              p12   ~     ~     ~
        """,
        groups=(("home",),),
        never_on={"forest": LOW, "pasture": LOW},
        harbours="""
            2,6 NW any; -1,5 SW any; 4,3 SW brick; 4,5 SE grain; -1,5 NE lumber; 0,3 NW any;
            5,2 NE any; 0,6 SE wool; 2,2 SE ore
        """,
        robber=Hex(-1, 7),
        robber_on=12,
        pirate=(Hex(2, 4),),
    ),
    4: Chart(
        name="four_islands",
        first=Hex(2, 1),
        drawing="""
              p8    ~     f9    f11
           h10   ~     m3    g12   p5
        g5    f3    ~     h5    m10   ~
           ~     ~     f6    ~     ~
        h4    p9    ~     ~     f9    p11
           g6    m4    h2    ~     m8
              p10   g11   ~     g4
        """,
        groups=(("home",),),
        never_on={"forest": LOW, "pasture": LOW},
        harbours="""
            4,5 NW ore; -1,5 SW brick; -1,7 W wool; 0,3 SE any; 0,6 NE any; 1,2 W grain;
            4,5 SE any; 2,4 NW any; 5,2 SE lumber
        """,
        robber=Hex(4, 2),
        robber_on=12,
        pirate=(Hex(5, 4),),
    ),
}

# Isle 1 is the strip beyond the desert. A settlement on a corner of the desert itself counts as
# home if it touches home as well; none of these touches the strip.
DESERT = {
    3: Chart(
        name="desert",
        first=Hex(2, 1),
        drawing="""
              $4:1  d:-   ~     m8:2
           f3:1  d:-   f4    ~     p11:2
        g6:1  d:-   h5    p6    ~     ~
           ~     m3    f10   ~     $5:3
        f11   h6    g2    h9    ~     ~
           m10   g9    f8    ~     g9:4
              p8    p4    ~     m5:4
        """,
        groups=(("home",), STRIP_AND_ISLES),
        never_on={"gold": REDS},
        harbours="""
            0,5 NW grain; -1,5 SW wool; 3,2 NE lumber; 2,5 NE any; -1,7 SE brick; 2,5 SE any;
            -1,7 W ore; 0,7 E any
        """,
        robber=Hex(2, 2),
        pirate=(Hex(5, 4),),
    ),
    4: Chart(
        name="desert",
        first=Hex(2, 1),
        drawing="""
              $10:1 d:-   f5    ~     m9:2
           m11:1 d:-   h3    p6    ~     g4:2
        g8:1  d:-   m8    g10   f4    ~     h2:2
           ~     f10   h11   p9    ~     ~
        h12   h6    g5    f8    ~     $5:3  p3:3
           p3    p11   m4    ~     ~     ~
              ~     f9    ~     m6:4  g12:4
        """,
        groups=(("home",), STRIP_AND_ISLES),
        never_on={"gold": REDS},
        harbours="""
            0,7 SW any; -1,6 W grain; -1,6 SE ore; 4,3 NE any; 0,7 E lumber; 1,4 W wool;
            4,3 SE any; 4,1 E brick; 2,5 SE any
        """,
        robber=Hex(2, 2),
        pirate=(Hex(6, 4),),
    ),
}

ONE_MOUNTAIN = Chart(
    name="ore_for_wool",
    first=Hex(0, -2),
    drawing="""
              M     M     M
           M     M     M     M
        M     M     M     M     M
           M     M     M     M
              M     M     M
    """,
    pools={"M": Pool("ffff ppppp gggg hhhh m d", ISLAND_TOKENS)},
    never_on={"mountains": REDS},
    harbours="0,-2 NW; 1,-2 NE; 2,-1 NE; -1,-1 W; 2,0 E; -2,1 W; 1,1 SE; -2,2 SW; -1,2 SE",
    kinds=NINE,
    robber_on="desert",
)
ORE_FOR_WOOL = {3: ONE_MOUNTAIN, 4: ONE_MOUNTAIN}

MAPS: Mapping[str, Deal] = {
    "new_shores": deal({**NEW_SHORES, **larger.NEW_SHORES}),
    "drought": deal({**DROUGHT, **larger.DROUGHT}),
    "four_islands": deal({**FOUR_ISLANDS, **larger.SIX_ISLANDS}),
    "desert": deal({**DESERT, **larger.DESERT}),
    "ore_for_wool": deal({**ORE_FOR_WOOL, **larger.TWO_MOUNTAINS}),
}
"""Boards by name, for the option ``map``."""
