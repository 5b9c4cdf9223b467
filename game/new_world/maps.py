"""
The board of the New World: land, sea and numbers by chance, then harbors on the coasts.

Rules: seafarers.md 8.14, 12.2, 12.3.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from game.board.layout import Harbour, Layout
from game.board.places import SIDES, Hex
from game.core.chance import Chance, shuffled
from game.core.module import Deal
from game.core.rows import Options
from game.seafarers.bonus import Bonus
from game.seafarers.dealing import deal
from game.seafarers.grid import Chart, Pool
from game.seafarers.harbour_sites import ANY
from game.seafarers.scenarios import Scenario

KINDS = (None,) * 5 + ("brick", "lumber", "wool", "grain", "ore")
MORE_KINDS = (*KINDS, *(None,) * 3, "brick", "wool")
"""Kinds of the harbors; more for five and six."""

UNKNOWN = Chart(
    name="new_world",
    first=Hex(1, 1),
    drawing="""
              A     A     A     A     A
           A     A     A     A     A     A
        A     A     A     A     A     A     A
           A     A     A     A     A     A
        A     A     A     A     A     A     A
           A     A     A     A     A     A
              A     A     A     A     A
    """,
    pools={
        "A": Pool(
            "~~~~~~~~~~~~~~~~~~~ hhhh fffff ppppp ggggg mmmm",
            (2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 12),
        )
    },
    pirate=(),
)
# PROPOSED: for five and six no printed one was found; this has half as many again of everything.
WIDE_UNKNOWN = Chart(
    name="new_world",
    first=Hex(1, 1),
    drawing="""
              A     A     A     A     A     A     A     A
           A     A     A     A     A     A     A     A     A
        A     A     A     A     A     A     A     A     A     A
           A     A     A     A     A     A     A     A     A
        A     A     A     A     A     A     A     A     A     A
           A     A     A     A     A     A     A     A     A
              A     A     A     A     A     A     A     A
    """,
    pools={
        "A": Pool(
            "~" * 29 + "hhhhhh ffffffff ppppppp ggggggg mmmmmm",
            (2, 2, 12, *(6, 8, 11) * 3, *(3, 5, 9) * 4, *(4, 10) * 5),
        )
    },
    pirate=(),
)
NEW_WORLD = {3: UNKNOWN, 4: UNKNOWN, 5: WIDE_UNKNOWN, 6: WIDE_UNKNOWN}


def new_world(options: Options, seats: int, chance: Chance) -> Layout:
    """A random board; robber, pirate and harbors that players place start off the board."""
    layout = deal(NEW_WORLD)(options, seats, chance)
    kinds = MORE_KINDS if NEW_WORLD.get(seats) is WIDE_UNKNOWN else KINDS
    if options.get("lay_harbours"):
        drawn = tuple(kind or ANY for kind in shuffled(chance, "harbour", kinds))
        return replace(layout, stacks={**layout.stacks, "harbours": drawn})
    return replace(layout, harbours=tuple(_harbours(layout, kinds, chance)))


def _harbours(layout: Layout, kinds: tuple[str | None, ...], chance: Chance) -> Iterator[Harbour]:
    """Harbours on coasts drawn one by one, none touching another; fewer if no coast is left."""
    topology = layout.topology
    free = list(coasts(layout))
    for card in shuffled(chance, "harbour", kinds):
        if not free:
            return
        harbour = free[chance.ask("coast", (1,) * len(free))]
        ends = {*topology.edge_corners[topology.edge(*harbour.edge)]}
        free = [
            other
            for other in free
            if ends.isdisjoint(topology.edge_corners[topology.edge(*other.edge)])
        ]
        yield replace(harbour, card=card)


def coasts(layout: Layout) -> Iterator[Harbour]:
    """A harbor on each side where land meets sea or frame, in reading order."""
    land = {place.at for place in layout.lands if place.terrain != "sea"}
    for at in sorted(land, key=lambda at: (at.r, at.q)):
        for side, step in SIDES.items():
            if Hex(at.q + step.q, at.r + step.r) not in land:
                yield Harbour(at, side)


MAPS: Mapping[str, Deal] = {"new_world": new_world}
"""Boards by name, for the option ``map``."""

SCENARIOS: Mapping[str, Scenario] = {"new_world": Scenario(12, Bonus("foreign", 1))}
"""Settings for this map other than its board."""
