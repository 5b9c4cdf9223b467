"""
The Great Pyramid as a module: everything in this folder, in one value.

It is never played without the gods, and its number is revealed before Isis looks at a hand.
Rules: egypt.md 3.
"""

from __future__ import annotations

from game.base.fair import fair
from game.base.families import TURN
from game.base.questions import BARRED_EDGE, BARRED_START, LIMIT, OUTLOOK, SEVEN_LIMIT
from game.base.routes import JOINS
from game.core.module import Answer, Insert, Module
from game.core.questions import LEFT, PREPARE, WINNERS
from game.core.rows import Term
from game.pyramid import (
    build_block,
    build_boat,
    ending,
    maps,
    nile,
    outlook,
    pharaoh,
    rows,
    use_favor,
)
from game.pyramid.families import FAVOR
from game.pyramid.parts import Nile, Pyramid

MODULE = Module(
    name="pyramid",
    seats=frozenset({3, 4}),
    needs=("base", "gods"),
    pieces=rows.PIECES,
    parts=(Nile, Pyramid),
    prices={
        build_boat.BuildBoat: {"wool": 2, "lumber": 1},
        build_block.BuildBlock: {"ore": 1, "lumber": 1},
    },
    verbs=(build_boat.VERB, build_block.VERB, use_favor.VERB),
    admits={TURN: (FAVOR,)},
    events=(
        build_boat.BoatBuilt,
        build_block.BlockBuilt,
        build_block.FavorGained,
        build_block.FavorLaidAside,
        use_favor.FavorUsed,
        pharaoh.Blessed,
        pharaoh.Cursed,
        pharaoh.BlockRevealed,
        pharaoh.PharaohBuilt,
    ),
    steps={"reveal block": pharaoh.reveal, "pharaoh builds": pharaoh.build},
    lasting=("reveal block", "pharaoh builds"),
    inserts=(
        Insert("seven", "reveal block", "before", "wake isis"),
        Insert("seven", "pharaoh builds", "before", "ask robber"),
    ),
    answers=(
        Answer(PREPARE, nile.prepare),
        Answer(LEFT, build_block.left),
        Answer(LEFT, pharaoh.left),
        Answer(JOINS, nile.joins),
        Answer(BARRED_EDGE, nile.barred),
        Answer(BARRED_START, nile.barred_start),
        Answer(SEVEN_LIMIT, pharaoh.revealed),
        Answer(LIMIT, pharaoh.favored),
        Answer(OUTLOOK, outlook.outlook),
        Answer(WINNERS, ending.winners),
    ),
    terms=(Term("pharaoh", pharaoh.card_points),),
    options=rows.OPTIONS,
    defaults=rows.DEFAULTS,
    maps={"first_nile": maps.first, "nile": fair(maps.variable)},
    former={"nile": (maps.with_delta,)},
)
