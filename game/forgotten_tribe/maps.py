"""
The charts of the Forgotten Tribe, with gifts on the coasts of its small islands.

That for three and four is the printed one, and that for five and six is ours.
Rules: seafarers.md 8.10, 12.14.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.board.layout import Layout
from game.board.places import Hex
from game.core.chance import Chance, shuffled
from game.core.module import Deal
from game.core.rows import Options
from game.seafarers.dealing import deal
from game.seafarers.grid import Chart, Pool, edges
from game.seafarers.scenarios import Scenario

FREQUENT = frozenset({5, 6, 8, 9})
"""Numbers that the hexes in the east do not get."""

TRIBE = Chart(
    name="forgotten_tribe",
    first=Hex(2, 1),
    drawing="""
              $:x   m:x   ~     d:x   m:x   g:x
           ~     ~     ~     ~     ~     ~     ~
        g6    f9    m11   h5    f6    m4    ~     p:x
           p10   h8    p4    g12   f5    p2    ~
        f11   g9    m3    p8    h10   g3    ~     f:x
           ~     ~     ~     ~     ~     ~     ~
              d:x   h:x   ~     h:x   d:x   $:x
    """,
    groups=(("home",),),
    never_at={Hex(5, 3): FREQUENT, Hex(5, 4): FREQUENT, Hex(4, 5): FREQUENT},
    robber=Hex(3, 7),
    robber_on="desert",
    pirate=(Hex(4, 1),),
    paths={
        "gift points": edges(
            "-1,7 SE; 2,1 NE; 2,7 SW; 4,7 SE; 6,5 E; 7,3 E; 5,1 NE; 7,1 NE",
        ),
        "gift cards": edges("-1,7 W; 2,1 W; 4,7 E; 7,1 E"),
        "gift harbours": edges("-1,7 SW; 2,1 NW; 2,7 SE; 6,5 SE; 7,3 NE; 5,1 NW"),
    },
    stacks={"gift harbours": ("any", "brick", "lumber", "wool", "grain", "ore")},
)
# PROPOSED: for five and six no printed one was found; this has half as much again of everything.
WIDE_TRIBE = Chart(
    name="forgotten_tribe",
    first=Hex(1, 1),
    drawing="""
           $:x   m:x   ~     d:x   m:x   ~     g:x   f:x   ~
              ~     ~     ~     ~     ~     ~     ~     ~     p:x
           M     M     M     M     M     M     M     ~     h:x
              M     M     M     M     M     M     M     ~     ~
           M     M     M     M     M     M     M     ~     f:x
              M     M     M     M     M     M     ~     ~     m:x
           ~     ~     ~     ~     ~     ~     ~     ~     ~
              d:x   h:x   ~     h:x   d:x   ~     $:x   p:x
    """,
    pools={
        "M": Pool(
            "ffffff gggggg hhhhh mmmm pppppp",
            (2, 12, 12, *(3, 4, 5, 6, 8, 9, 10, 11) * 3),
        )
    },
    never_at=dict.fromkeys((Hex(6, 3), Hex(6, 4), Hex(5, 5), Hex(4, 6)), FREQUENT),
    robber_on="desert",
    pirate=(Hex(6, 1),),
    paths={
        "gift points": edges(
            """
            1,1 NE; 2,1 NE; 5,1 NW; 7,1 NE; 8,1 NE; 8,3 SE; 7,5 NE; -2,8 SE; -1,8 SE; 2,8 SE;
            4,8 SE; 5,8 SE
            """
        ),
        "gift cards": edges("1,1 W; 8,1 E; 9,2 NE; 7,6 SE; -2,8 W; 5,8 E"),
        "gift harbours": edges(
            "1,1 NW; 4,1 NW; 5,1 NE; 7,1 NW; 9,2 E; 7,6 E; -2,8 SW; 1,8 SW; 4,8 SW"
        ),
    },
    stacks={
        "gift harbours": (
            *("any", "any", "brick", "brick", "lumber", "wool", "wool", "grain", "ore"),
        )
    },
)
FORGOTTEN_TRIBE = {3: TRIBE, 4: TRIBE, 5: WIDE_TRIBE, 6: WIDE_TRIBE}


def forgotten_tribe(options: Options, seats: int, chance: Chance) -> Layout:
    """The map with its gift harbors shuffled, one for each of their places in order."""
    layout = deal(FORGOTTEN_TRIBE)(options, seats, chance)
    kinds = shuffled(chance, "gift harbour", layout.stacks["gift harbours"])
    return replace(layout, stacks={**layout.stacks, "gift harbours": tuple(kinds)})


MAPS: Mapping[str, Deal] = {"forgotten_tribe": forgotten_tribe}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"forgotten_tribe": Scenario(13)}
"""Settings for this map other than its board."""
