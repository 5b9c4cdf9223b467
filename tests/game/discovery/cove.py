"""
A small map with everything that can be found nearby, so that random games reach it soon.

On one side of the home island are islands without numbers, and on the other fog with treasures
around it.
"""

from __future__ import annotations

from dataclasses import replace

from game import Layout
from game.board.places import Hex, around
from game.core.chance import Chance
from game.core.module import Module
from game.core.rows import MAP, Option, Options
from game.seafarers.dealing import dealt
from game.seafarers.grid import Chart, terrains

CHART = Chart(
    name="cove",
    first=Hex(0, 0),
    drawing="""
        h:-   ~     f6    h5    ~     ?
           p:-   ~     p9    g4    ~     ?
        ~     ~     m3    d     g10   ~     ?
           m:-   ~     h8    p11   ~     ?
        g:-   ~     f12   g5    ~     ?     ?
    """,
    robber=Hex(2, 2),
    pirate=(Hex(1, 0),),
    harbours="2,0 NW; 3,0 NE wool; 0,4 SW",
    stacks={
        "hidden": terrains("$ f h d ~ p"),
        "hidden numbers": (3, 4, 8, 10),
        "numbers": (3, 9),
    },
)


def cove(options: Options, seats: int, chance: Chance) -> Layout:
    """The map, with a treasure at every second corner of the fog."""
    layout = dealt(CHART, options, chance)
    corners = {
        frozenset((at, one, other))
        for at in layout.zones["hidden"]
        for one, other in zip(around(at), (*around(at)[1:], around(at)[0]), strict=True)
    }
    in_order = sorted(corners, key=lambda corner: sorted((at.r, at.q) for at in corner))
    return replace(layout, spots={"treasures": tuple(in_order[::2])})


COVE = Module(
    name="cove",
    seats=frozenset({3, 4}),
    needs=("discovery",),
    options=(Option(MAP, (), "cove"),),
    maps={"cove": cove},
)
