"""
The charts with something to be found on them, for five and six.

PROPOSED: no printed ones were found. The shapes are ours; land, gold, numbers and harbors are those
of the charts for four, half as many again, and known land is dealt. The main island of Treasure
Islands and Greater Catan is that of the base game for five and six.
Rules: seafarers.md 7-9, 8.4, 8.7, 8.9, 12.14.
"""

from __future__ import annotations

from game.board.places import Hex
from game.seafarers.grid import Chart, Pool, corners, terrains
from game.seafarers.larger import ELEVEN, ISLAND_TOKENS, THIRTEEN

ISLAND = Pool("ffffff pppppp gggggg hhhhh mmmmm dd", ISLAND_TOKENS)
"""The base game's island for five and six."""
QUAYS = "3,2 NW; 4,2 NE; 5,3 NE; 5,5 E; 4,6 SE; 2,8 E; 1,8 SE; 0,8 SW; 0,7 W; 0,5 SW; 1,4 W"
"""Its harbors, where it lies in the middle of a chart."""

HIDDEN_NUMBERS = (2, 3, 3, 4, 4, 5, 6, 8, 9, 9, 10, 10, 11, 11, 12)

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
        "hidden numbers": HIDDEN_NUMBERS,
    },
)
FOG_ISLANDS = {5: WIDE_FOG, 6: WIDE_FOG}

WIDE_TREASURES = Chart(
    name="treasure_islands",
    first=Hex(1, 1),
    drawing="""
              ?     ?     ~     ~     ~     ~     ?     ?
                 ?     ~     M     M     M     ~     ?     ?
              ?     ~     M     M     M     M     ~     ?
           ?     ~     M     M     M     M     M     ~     ?
              ~     M     M     M     M     M     M     ~
           ?     ~     M     M     M     M     M     ~     ?
              ?     ~     M     M     M     M     ~     ?
                 ?     ~     M     M     M     ~     ?
              ?     ?     ~     ~     ~     ~     ?     ?
    """,
    pools={"M": ISLAND},
    harbours=QUAYS,
    kinds=ELEVEN,
    robber_on="desert",
    pirate=(Hex(7, 5),),
    spots={
        "treasures": corners(
            """
            1,1 S; 2,1 S; -1,4 N; -1,4 S; 8,1 S; 7,1 S; 8,2 S; 7,4 S; -3,9 N; -2,9 N; -2,6 S;
            -2,7 S; 4,9 N; 6,6 S; 5,7 S
            """
        )
    },
    stacks={
        "hidden": terrains("ff hhh mmm ggg p dd $$$ ~~~~"),
        "hidden numbers": HIDDEN_NUMBERS,
    },
)
TREASURE_ISLANDS = {5: WIDE_TREASURES, 6: WIDE_TREASURES}

WIDE_OASIS = Chart(
    name="oasis",
    first=Hex(0, -3),
    drawing="""
                 ?     ?     ?     ?     ?     ?
              ?     ?     ?     ?     ?     ?     ?
           ?     ?     ?     ?     ?     ?     ?     ?
        M     M     M     M     M     M     M     M     M
           M     M     M     M     M     M     M     M
              M     M     M     M     M     M     M
                 M     M     M     M     M     M
    """,
    pools={"M": Pool("fffffff pppppp ggggg hhhhh mmmmm dd", ISLAND_TOKENS)},
    harbours="""
        -3,0 W; -3,1 SW; -3,2 SW; -3,3 SE; -2,3 SE; -1,3 SE; 1,3 SW; 2,3 SW; 3,2 SE; 4,1 SE;
        5,0 E
    """,
    kinds=ELEVEN,
    robber_on="desert",
    spots={
        "treasures": corners(
            "-1,-3 S; 2,-3 S; 3,-3 S; 6,-3 S; 0,-2 N; 4,-2 N; 0,-1 N; 3,-1 N; 2,-2 S"
        )
    },
    stacks={
        "hidden": terrains("dddddddd hhh mmm ggg p f $$"),
        "hidden numbers": (2, 3, 4, 5, 5, 6, 8, 9, 9, 10, 10, 11, 12),
    },
)
OASIS = {5: WIDE_OASIS, 6: WIDE_OASIS}

# The new islands have no numbers, and no one starts there.
WIDE_CATAN = Chart(
    name="greater_catan",
    first=Hex(1, 1),
    drawing="""
              I:-   I:-   ~     ~     ~     ~     I:-   I:-
           I:-   I:-   ~     M     M     M     ~     I:-   I:-
        I:-   I:-   ~     M     M     M     M     ~     I:-   I:-
           ~     ~     M     M     M     M     M     ~     I:-
        ~     ~     M     M     M     M     M     M     ~     ~
           I:-   ~     M     M     M     M     M     ~     I:-
        I:-   I:-   ~     M     M     M     M     ~     I:-   I:-
           I:-   I:-   ~     M     M     M     ~     I:-   I:-
              I:-   I:-   ~     ~     ~     ~     I:-   I:-
    """,
    pools={"M": ISLAND, "I": Pool("ffffff pppppp gggg hhhh mmmmmm d")},
    harbours=QUAYS,
    kinds=ELEVEN,
    robber_on="desert",
    pirate=(Hex(-2, 4),),
    stacks={"numbers": (3, 4, 5, 9, 10, 11, 11)},
)
GREATER_CATAN = {5: WIDE_CATAN, 6: WIDE_CATAN}
