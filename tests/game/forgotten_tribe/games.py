"""
Random games with the tribe, on its map and on a cove.

The cove is so small that harbors soon find no place on its coast, and its gifts are near.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game import Hex, Layout
from game.base import MODULE as BASE
from game.board.places import SIDES
from game.core.chance import Chance
from game.core.module import Module
from game.core.rows import MAP, Option, Options
from game.forgotten_tribe.module import MODULE as TRIBE
from game.forgotten_tribe.parts import Gifts
from game.forgotten_tribe.place_harbour import places
from game.seafarers.module import MODULE as SEAFARERS
from tests.game.games import Games, many
from tests.game.random_games import Playing
from tests.game.seafarers.layouts import drawn

ISLES = (Hex(-2, 5), Hex(0, 5), Hex(2, 5))
SHORE = drawn(
    "~ ~ ~ ~ ~\n~ F6 H5 G9 ~\n~ P9 M8 P4 ~\nF10 G8 M3 H11 F5\n~ ~ ~ ~ ~\nD ~ D ~ D",
)


def _sides(*names: str) -> tuple[frozenset[Hex], ...]:
    """These sides of each isle."""
    return tuple(
        frozenset((at, Hex(at.q + SIDES[name].q, at.r + SIDES[name].r)))
        for at in ISLES
        for name in names
    )


COVE = replace(
    SHORE,
    name="cove",
    robber=ISLES[0],
    zones={
        "pirate": (Hex(0, 0),),
        "closed": ISLES,
        "home": tuple(land.at for land in SHORE.lands if land.token),
    },
    paths={
        "gift points": _sides("W"),
        "gift cards": _sides("E"),
        "gift harbours": _sides("NW", "NE"),
    },
    stacks={"gift harbours": ("any", "brick", "lumber", "wool", "grain", "ore")},
)


def cove(options: Options, seats: int, chance: Chance) -> Layout:
    """The cove, which has no random parts."""
    return COVE


SMALL = Module(
    name="small",
    seats=frozenset({3, 4}),
    needs=("forgotten_tribe",),
    options=(Option(MAP, (), "cove", alone=True),),
    maps={"cove": cove},
)


def look(playing: Playing) -> Iterable[str]:
    """Gifts are taken once, and the seat on turn keeps no harbor that it could place."""
    state = playing.state
    gifts = state.part(Gifts)
    edges = [edge for edge, _ in gifts.taken]
    ends = [corner for edge, _ in state.harbours for corner in state.topology.edge_corners[edge]]
    assert len(set(edges)) == len(edges)
    assert len(set(ends)) == len(ends)
    assert len(gifts.placed) == len(state.harbours)
    if (
        state.stint
        and not state.winners
        and not any(d.duty == "place harbour" for d in state.debts())
    ):
        assert not gifts.kept(state.turn) or not places(state, state.turn)
    if {*edges} & {*gifts.points}:
        yield "points"
    if {*edges} & {*gifts.cards}:
        yield "cards"
    if any(gifts.kept(seat) for seat in state.rules.table):
        yield "kept"


GAMES = (
    Games(
        "base seafarers forgotten_tribe",
        points=10,
        first=140,
        ending=0.75,
        look=look,
        shows={"points": 1, "cards": 1},
    ),
    many("base five_six seafarers forgotten_tribe", 9, look=look, only=(6,), first=17),
    Games(
        "base seafarers forgotten_tribe small",
        boxes=(BASE, SEAFARERS, TRIBE, SMALL),
        points=10,
        ending=0.75,
        look=look,
        shows={"points": 1, "cards": 1, "kept": 1},
        first=30,
        of="forgotten_tribe",
        computers=True,
    ),
)
