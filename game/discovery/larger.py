"""
The Fog Islands for five and six.

PROPOSED: no printed ones were found. The shape is ours; land, gold, numbers and harbors are those
of the chart for four, half as many again, and known land is dealt.
Rules: seafarers.md 12.14.
"""

from __future__ import annotations

from game.board.places import Hex
from game.seafarers.grid import Chart, Pool, terrains
from game.seafarers.larger import THIRTEEN

WIDE_FOG = Chart(
    name="fog_islands",
    first=Hex(1, 1),
    drawing="""
              ?     ?     ~     ~     M     M     M     M
           ?     ?     ?     ~     ~     M     M     M     M
        ~     ~     ?     ?     ?     ~     M     M     M     M
           M     ~     ~     ?     ?     ~     ~     M     M
        M     M     M     ~     ?     ?     ?     ~     M     M
           M     M     M     ~     ?     ?     ?     ~     ~
              M     M     M     ~     ~     ?     ?     ~
    """,
    pools={
        "M": Pool(
            "ffffff ggggg hhhh mmmmm pppppp",
            (2, 11, 11, 12, 12, *(3, 4, 5, 6, 8, 9, 10) * 3),
        )
    },
    apart=False,
    harbours="""
        5,2 W; 5,3 SE; 6,5 W; 7,5 SE; 8,3 SE; 8,2 NE; 7,1 NE; 5,1 NE; -1,5 NE; 0,6 NE; 0,7 SW;
        -2,7 W; -2,5 NW
    """,
    kinds=THIRTEEN,
    robber_on=12,
    pirate=(Hex(-2, 4),),
    stacks={
        "hidden": terrains("~~~ $$$ hhh mmm ggg ff p"),
        "hidden numbers": (2, 3, 3, 4, 4, 5, 6, 8, 9, 9, 10, 10, 11, 11, 12),
    },
)
FOG_ISLANDS = {5: WIDE_FOG, 6: WIDE_FOG}
