"""
The charts with something to be found on them: hidden hexes, treasures, numbers for new islands.

The Fog Islands and the shapes of the classic Greater Catan are printed maps; the others are ours,
Treasure Islands and Greater Catan with the published number of hexes.
Rules: seafarers.md 4, 7, 8.4, 8.6, 8.7, 8.9.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.board.layout import Layout
from game.board.places import Hex
from game.core.chance import Chance
from game.core.module import Deal
from game.core.rows import Options
from game.discovery import larger
from game.seafarers.dealing import deal
from game.seafarers.grid import ISLAND_TOKENS, Chart, Pool, corners, terrains
from game.seafarers.maps import EIGHT, NINE
from game.seafarers.scenarios import Scenario

ISLAND = Pool("ffff pppp gggg hhh mmm d", ISLAND_TOKENS)
"""The base game's island."""

FOG = terrains("~~ $$ hh mm gg f p")

TREASURES = Chart(
    name="treasure_islands",
    first=Hex(1, 1),
    drawing="""
              ?     ~     ~     ~     ~     ~     ?
           ?     ~     M     M     M     ~     ?     ?
        ?     ~     M     M     M     M     ~     ?     ?
           ~     M     M     M     M     M     ~     ~
        ?     ~     M     M     M     M     ~     ?     ~
           ?     ~     M     M     M     ~     ?     ?
              ?     ~     ~     ~     ~     ~     ?
    """,
    pools={"M": ISLAND},
    harbours="2,2 NW; 3,2 NE; 4,3 NE; 1,3 W; 4,4 E; 0,5 W; 3,5 SE; 0,6 SW; 1,6 SE",
    kinds=NINE,
    robber_on="desert",
    pirate=(Hex(6, 4),),
    spots={
        "treasures": corners(
            "8,2 S; -3,6 N; 4,7 S; 1,1 N; 7,0 S; -2,7 S; -1,2 S; 5,6 N; 6,3 N; 8,0 S"
        )
    },
    stacks={
        "hidden": terrains("f hh mm gg p dd $$ ~~~"),
        "hidden numbers": (2, 3, 4, 4, 5, 6, 8, 9, 10, 11),
    },
)
TREASURE_ISLANDS = {3: TREASURES, 4: TREASURES}

FOG_ISLANDS = {
    3: Chart(
        name="fog_islands",
        first=Hex(2, 1),
        drawing="""
              ?     ?     ~     h6    f11
           ?     ?     ?     ~     f5    g3
        ~     ~     ~     ?     ~     p8    p9
           f6    p5    ~     ?     ~     m4
        ~     h11   f9    ~     ?     ~     ~
           ~     m8    g10   ~     ?     ?
              ~     p12   ~     ?     ?
        """,
        groups=(("home",),),
        apart=False,
        harbours="""
            0,4 SW ore; 0,7 W any; 1,6 SE brick; 5,1 NE any; 0,5 SW lumber; 6,3 NE grain;
            6,1 E wool; 5,4 E any
        """,
        robber=Hex(0, 7),
        robber_on=12,
        pirate=(Hex(-1, 4),),
        stacks={"hidden": FOG, "hidden numbers": (3, 3, 4, 5, 6, 8, 9, 10, 11, 12)},
    ),
    4: Chart(
        name="fog_islands",
        first=Hex(2, 1),
        drawing="""
              ?     ~     h4    g10   m3
           ?     ?     ~     p9    f6    h12
        ~     ~     ?     ~     ~     p10   m8
           m3    ~     ?     ?     ~     g11
        g6    f4    ~     ?     ?     ~     f5
           h9    p8    ~     ?     ?     ~
              p2    f5    ~     ?     ?
        """,
        groups=(("home",),),
        apart=False,
        harbours="""
            -1,5 SW ore; -1,7 W any; -1,7 SE any; 4,1 NE wool; 5,5 NE any; 6,1 E any;
            6,1 NW grain; 0,4 W lumber; 6,3 NE brick
        """,
        robber=Hex(6, 2),
        robber_on=12,
        pirate=(Hex(-1, 4),),
        stacks={"hidden": FOG, "hidden numbers": (3, 4, 5, 6, 8, 9, 10, 11, 11, 12)},
    ),
}

HALF_KNOWN = Chart(
    name="oasis",
    first=Hex(0, -3),
    drawing="""
                 ?     ?     ?     ?
              ?     ?     ?     ?     ?
           ?     ?     ?     ?     ?     ?
        M     M     M     M     M     M     M
           M     M     M     M     M     M
              M     M     M     M     M
                 M     M     M     M
    """,
    pools={
        "M": Pool(
            "fffff pppp gggg hhhh mmmm d",
            (2, 3, 3, 4, 4, 4, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 11, 11, 11, 12),
        )
    },
    harbours="-3,0 W; -3,1 SW; -3,3 W; -2,3 SW; -1,3 SE; 0,3 E; 2,1 SE; 3,0 E",
    kinds=EIGHT,
    robber_on="desert",
    spots={"treasures": corners("-1,-3 S; 1,-3 S; 3,-3 S; 0,-2 N; 2,-2 N; 1,-1 N")},
    stacks={
        "hidden": terrains("dddddd hh mm gg p f $"),
        "hidden numbers": (2, 3, 5, 6, 8, 9, 10, 11, 12),
    },
)
OASIS = {3: HALF_KNOWN, 4: HALF_KNOWN}

# The new islands have no numbers, and no one starts there.
GREATER_CATAN = {
    3: Chart(
        name="greater_catan",
        first=Hex(1, 1),
        drawing="""
              I:-   ~     ~     ~     I:-   I:-
           I:-   ~     M     M     ~     ~     I:-
        I:-   ~     M     M     M     ~     ~     I:-
           ~     M     M     M     M     ~     ~
        I:-   ~     M     M     M     ~     ~     I:-
           I:-   ~     M     M     ~     I:-   I:-
              I:-   ~     ~     ~     ~     I:-
        """,
        pools={
            "M": Pool("fff ppp ggg hh mmm", (2, 3, 4, 4, 5, 6, 6, 8, 8, 9, 9, 10, 10, 11)),
            "I": Pool("fff pp ggg hhh mmm"),
        },
        harbours="0,4 NW; 0,4 SW; 0,6 W; 1,6 SW; 1,6 E; 3,2 E; 3,4 NE; 2,2 W",
        kinds=EIGHT,
        robber_on=2,
        pirate=(Hex(-1, 4),),
        stacks={"numbers": (3, 5, 11, 12)},
    ),
    4: Chart(
        name="greater_catan",
        first=Hex(1, 1),
        drawing="""
              I:-   I:-   ~     ~     ~     ~     I:-   I:-
           I:-   I:-   ~     M     M     M     ~     I:-   I:-
        I:-   ~     ~     M     M     M     M     ~     ~     I:-
           ~     ~     M     M     M     M     M     ~     ~
        I:-   ~     ~     M     M     M     M     ~     ~     I:-
           I:-   I:-   ~     M     M     M     ~     I:-   I:-
              I:-   I:-   ~     ~     ~     ~     ~     I:-
        """,
        pools={"M": ISLAND, "I": Pool("ffff pppp ggg hhh mmmm d")},
        harbours="3,2 NW; 4,2 NE; 5,3 NE; 2,3 W; 5,4 E; 1,5 W; 4,5 SE; 1,6 SW; 2,6 SE",
        kinds=NINE,
        robber_on="desert",
        pirate=(Hex(-1, 4),),
        stacks={"numbers": (3, 4, 9, 10, 11)},
    ),
}

GREATER_CATAN_CLASSIC = {
    4: Chart(
        name="greater_catan_classic",
        first=Hex(0, 1),
        drawing="""
        I:-   I:-   ~     I:-   I:-   ~     I:-   I:-   I:-
           I:-   ~     ~     ~     ~     ~     I:-   I:-
        I:-   ~     ~     M     M     M     ~     ~     I:-
           ~     ~     M     M     M     M     ~     ~
        I:-   ~     M     M     M     M     M     ~     I:-
           I:-   ~     M     M     M     M     ~     ~
        I:-   I:-   ~     M     M     M     ~     ~     I:-
        """,
        pools={"M": ISLAND, "I": Pool("ffff pppp gggg hhh mmm")},
        harbours="4,3 NE; 3,3 NW; 1,4 NW; 4,4 E; 0,5 W; 3,6 E; 0,6 SW; 2,7 SE; 1,7 SW",
        kinds=NINE,
        robber_on="desert",
        pirate=(Hex(-1, 4),),
        stacks={"numbers": (2, 3, 4, 5, 9, 10, 11)},
    ),
}

IN_PLAY = 5
"""Number of the classic map's number tokens that are ready to draw; the rest stay in the box."""


def oasis(options: Options, seats: int, chance: Chance) -> Layout:
    """Half of an island is known, and no one starts where it touches the rest."""
    layout = deal({**OASIS, **larger.OASIS})(options, seats, chance)
    return replace(layout, zones={**layout.zones, "not home": layout.zones["hidden"]})


def greater_catan_classic(options: Options, seats: int, chance: Chance) -> Layout:
    """The map of 1997, with five numbers for its new islands."""
    layout = deal(GREATER_CATAN_CLASSIC)(options, seats, chance)
    left = list(layout.stacks["numbers"])
    drawn = [left.pop(chance.ask("number", (1,) * len(left))) for _ in range(IN_PLAY)]
    return replace(layout, stacks={**layout.stacks, "numbers": tuple(drawn)})


MAPS: Mapping[str, Deal] = {
    "treasure_islands": deal({**TREASURE_ISLANDS, **larger.TREASURE_ISLANDS}),
    "fog_islands": deal({**FOG_ISLANDS, **larger.FOG_ISLANDS}),
    "oasis": oasis,
    "greater_catan": deal({**GREATER_CATAN, **larger.GREATER_CATAN}),
    "greater_catan_classic": greater_catan_classic,
}
"""Boards by name, for the option ``map``."""

SEATS: Mapping[str, frozenset[int]] = {"greater_catan_classic": frozenset({4})}
"""By map, its numbers of players, if not for five and six too."""

SCENARIOS: Mapping[str, Scenario] = {
    "treasure_islands": Scenario(13),
    "fog_islands": Scenario(12, mixes_harbours=True),
    "oasis": Scenario(10, has_ships=False),
    "greater_catan": Scenario(18),
    "greater_catan_classic": Scenario(18),
}
"""Settings for these maps other than their boards."""
