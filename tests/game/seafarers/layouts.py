"""
Small maps with islands for whole games.

On the strait two islands face each other, and the pirate waits on the frame. On the atoll the land
surrounds a lagoon with the pirate. In the scatter everything starts off the board. The mere has no
pirate, and has home corners where nobody may begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from game import Harbour, Hex, Layout
from game.board.places import hexes_of
from game.core.chance import Chance
from game.core.module import Deal
from game.core.rows import Options
from tests.game.sketch import TERRAINS

LETTERS = {**TERRAINS, "$": "gold"}


def board(rows: str) -> tuple[Hex, ...]:
    """The hexes of *rows*, named by ``q,r``."""
    return tuple(place for name in rows.split() for place in hexes_of(name))


def drawn(text: str) -> Layout:
    """
    The layout of *text*: one row per line, one hex per word, each line half a hex further left.

    A word is a terrain's letter with its number.
    """
    from game import Land

    lands = []
    for r, line in enumerate(text.split("\n")):
        for q, word in enumerate(line.split()):
            token = int(word[1:]) if word[1:] else None
            lands.append(Land(Hex(q - r // 2, r), LETTERS[word[0]], token))
    return Layout("drawn", tuple(lands))


STRAIT = replace(
    drawn(
        "F6 H5 ~ ~ G9 M8\nP9 D  ~ ~ P4 F10\nG8 M3 F11 ~ $6 H5\nH10 P4 ~ ~ ~ G12\nM2 G6 ~ F3 ~ P9"
    ),
    harbours=(Harbour(Hex(0, 0), "W"), Harbour(Hex(0, 1), "W", "wool"), Harbour(Hex(4, 0), "NW")),
    zones={
        "pirate": (Hex(2, -1),),
        "home": board("0,0 1,0 0,1 1,1 -1,2 0,2 1,2 -1,3 0,3 -2,4 -1,4"),
        "isle 1": board("4,0 5,0 4,1 5,1 3,2 4,2 4,3 3,4"),
        "isle 2": board("1,4"),
    },
)

ATOLL = replace(
    drawn("~ F6 H5 G9 M8\nP9 $3 ~ ~ P4 F10\nG8 ~ ~ ~ H11\nH10 D ~ M6 G12\n~ M2 ~ P5 F4"),
    zones={"pirate": (Hex(1, 2),)},
    harbours=(Harbour(Hex(1, 0), "NW", "ore"),),
)

SCATTER = replace(
    drawn("F6 ~ H5 ~ G9\nP9 ~ $3 ~ P4 F10\n~ M8 ~ G8 ~\nH10 ~ D ~ M6 G12\n~ M2 ~ P5 ~"),
    zones={"pirate": (), "robber": ()},
)

MERE = replace(
    drawn("F6 H5 G9 ~\nP9 $3 ~ P4\nD G8 M8 ~\nH10 M6 ~ G12\n"),
    zones={"home": board("0,0 1,0 2,0 0,1 1,1 -1,2 0,2 1,2 -1,3 0,3"), "not home": board("-1,2")},
    spots={"barred": (hexes_of("0,0/1,-1/1,0"),)},
)


def _dealt(layout: Layout, options: Options, seats: int, chance: Chance) -> Layout:
    return layout


MAPS: Mapping[str, Deal] = {
    "strait": partial(_dealt, STRAIT),
    "atoll": partial(_dealt, ATOLL),
    "scatter": partial(_dealt, SCATTER),
    "mere": partial(_dealt, MERE),
}
