"""
Charts for five and six of the maps that need nothing but ships, islands and gold.

PROPOSED: no printed ones were found. Shapes are ours; land, gold, numbers and harbors are those of
the charts for four, half as many again, and all land is dealt. Ore for Wool has the island of the
base game for five and six.
Rules: seafarers.md 8.1, 8.3, 12.14.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.board.places import Hex
from game.seafarers.grid import REDS, Chart, Pool

LOW = frozenset({2, 3, 11, 12})
"""Numbers that forest and pasture of the islands do not get."""

THIRTEEN = "any any any any any any brick brick lumber wool wool grain ore"
ELEVEN = "any any any any any brick lumber wool wool grain ore"
"""The harbors of the base game's island for five and six."""

ISLAND_TOKENS = (2, 2, 12, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 3)
"""The numbers of that island."""


def _for_five_and_six(chart: Chart) -> Mapping[int, Chart]:
    return {5: chart, 6: chart}


NEW_SHORES = _for_five_and_six(
    Chart(
        name="new_shores",
        first=Hex(1, 1),
        drawing="""
              I:1   I:1   ~     I:2   I:2   ~     I:3   I:3
           ~     ~     ~     ~     ~     ~     ~     I:3   ~
        ~     M     M     M     M     M     M     ~     ~     I:4
           M     M     M     M     M     M     M     ~     I:4
        M     M     M     M     M     M     M     ~     I:4   I:4
           M     M     M     M     M     ~     ~     ~     ~
              M     M     M     ~     ~     I:5   I:5   I:5
        """,
        pools={
            "M": Pool(
                "ffffff pppppp gggggg hhhh mmmm dd",
                (2, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 3),
            ),
            "I": Pool("$$$ ff g hhh mmm pp", (2, 3, 3, 4, 4, 5, 6, 8, 8, 9, 10, 10, 11, 12)),
        },
        harbours="""
            -1,4 NW; -2,5 W; -2,6 SW; -2,7 SE; 0,7 SW; 1,6 SE; 2,6 E; 4,5 SE; 5,4 E; 5,3 NE;
            4,3 NW; 2,3 NE; 1,3 NW
        """,
        kinds=THIRTEEN,
        robber_on="desert",
        pirate=(Hex(8, 4),),
    )
)

SIX_ISLANDS = _for_five_and_six(
    Chart(
        name="four_islands",
        first=Hex(1, 1),
        drawing="""
              M     M     ~     M     M     ~     M
           M     M     ~     M     M     ~     M     M
        M     M     ~     M     M     ~     M     M     M
           ~     ~     ~     ~     ~     ~     ~     ~
        M     ~     ~     M     M     ~     M     M     M
           M     M     ~     M     M     ~     M     M
              M     M     ~     M     M     ~     ~
        """,
        pools={
            "M": Pool(
                "fffffff gggggggg hhhhhh mmmmmm ppppppp",
                (2, 12, 12, *(3, 6, 8) * 3, *(5, 9, 11) * 4, *(4, 10) * 5),
            )
        },
        never_on={"forest": LOW, "pasture": LOW},
        harbours="""
            4,1 NW; 4,2 E; 2,3 SW; 1,1 NW; 0,3 SE; 1,6 W; 2,6 E; 7,2 NE; 5,3 SW; 4,5 W; 6,5 SE;
            -2,5 NE; -1,7 SW
        """,
        kinds=THIRTEEN,
        robber_on=12,
        pirate=(Hex(2, 4),),
    )
)

DESERT = _for_five_and_six(
    Chart(
        name="desert",
        first=Hex(1, 1),
        drawing="""
              I:1   d:-   M     M     ~     I:2   ~     I:3
           I:1   d:-   M     M     M     ~     I:2   ~     I:3
        I:1   d:-   M     M     M     M     ~     ~     ~     I:3
           I:1   d:-   M     M     M     M     ~     I:4   ~
        I:1   ~     M     M     M     M     M     ~     I:4   I:4
           ~     M     M     M     M     M     ~     ~     ~
              ~     M     M     M     ~     ~     I:5   I:5
        """,
        pools={
            "M": Pool(
                "fffffff gggg hhhhhh mmm pppppp",
                (12, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 3),
            ),
            "I": Pool("$$$ gggg hh mmmm pp", (2, 3, 3, 4, 5, 5, 6, 8, 8, 9, 10, 10, 11, 12, 12)),
        },
        never_on={"gold": REDS},
        harbours="""
            3,1 NE; 4,1 NE; 4,2 NE; 4,3 NE; 4,4 E; 4,5 E; 3,6 E; 2,6 SE; 1,7 SE; 0,7 SE; -1,7 SW;
            -1,6 SW; -1,6 NW
        """,
        kinds=THIRTEEN,
        robber=Hex(1, 2),
        pirate=(Hex(8, 4),),
    )
)

DROUGHT = _for_five_and_six(
    Chart(
        name="drought",
        first=Hex(1, 1),
        drawing=NEW_SHORES[6].drawing,
        pools={
            "M": Pool("dddddd mmmmmmm ffffff ppp hhhh gg", (11, *(3, 4, 5, 6, 8, 9, 10) * 3)),
            "I": Pool("$$$ gggggg ppppp", (2, 4, 4, 5, 5, 6, 8, 8, 9, 9, 10, 10, 11, 12)),
        },
        never_on={"gold": REDS},
        harbours=NEW_SHORES[6].harbours,
        kinds=THIRTEEN,
        robber_on="desert",
        pirate=NEW_SHORES[6].pirate,
    )
)

TWO_MOUNTAINS = _for_five_and_six(
    Chart(
        name="ore_for_wool",
        first=Hex(3, -3),
        drawing="""
                       M     M     M
                    M     M     M     M
                 M     M     M     M     M
              M     M     M     M     M     M
                 M     M     M     M     M
                    M     M     M     M
                       M     M     M
        """,
        pools={"M": Pool("ffffff pppppppp gggggg hhhhhh mm dd", ISLAND_TOKENS)},
        never_on={"mountains": REDS},
        harbours="""
            3,-3 NW; 4,-3 NE; 5,-2 NE; 5,0 E; 4,1 SE; 2,3 E; 1,3 SE; 0,3 SW; 0,2 W; 0,0 SW; 1,-1 W
        """,
        kinds=ELEVEN,
        robber_on="desert",
    )
)
