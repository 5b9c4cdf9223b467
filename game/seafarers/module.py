"""
Seafarers as a module: everything in this folder, in one value.

It brings the maps that need no further rules; scenarios with rules of their own are separate
modules.
Rules: seafarers.md 1, 2, 3, 5, 8.
"""

from __future__ import annotations

from game.base.families import TURN
from game.base.questions import (
    BARRED_EDGE,
    BARRED_ROBBER,
    BARRED_SITE,
    BARRED_START,
    SITE_POINTS,
)
from game.core.module import Answer, Insert, Module
from game.core.questions import CHANGED, PREPARE
from game.core.verb import Duty
from game.seafarers import (
    build_ship,
    choose_gold,
    closed,
    free_ship,
    islands,
    move_pirate,
    move_ship,
    rows,
    scenarios,
    starts,
    waters,
)
from game.seafarers import families as f
from game.seafarers.maps import MAPS
from game.seafarers.parts import ClosedLand, Homes, Islands, Pirate, Ships
from game.seafarers.questions import BONUS, PLUNDER

MODULE = Module(
    name="seafarers",
    seats=frozenset({3, 4}),
    needs=("base",),
    excludes=("egypt", "pyramid"),
    terrains=rows.TERRAINS,
    pieces=rows.PIECES,
    parts=(Ships, Pirate, Homes, ClosedLand, Islands),
    prices={build_ship.BuildShip: {"lumber": 1, "wool": 1}},
    verbs=(
        build_ship.VERB,
        free_ship.VERB,
        free_ship.FIRST,
        move_ship.VERB,
        move_pirate.VERB,
        choose_gold.VERB,
    ),
    duties=(Duty(f.GOLD, (f.GOLD,), choose_gold.default),),
    admits={TURN: (f.SAIL,)},
    events=(
        build_ship.ShipBuilt,
        move_ship.ShipMoved,
        move_pirate.PirateMoved,
        choose_gold.GoldChosen,
        islands.IslandSettled,
    ),
    steps={
        "note homes": islands.note_homes,
        "first gold": choose_gold.ask_first,
        "ask all gold": choose_gold.ask_all,
        choose_gold.ASK: choose_gold.ask,
    },
    lasting=("ask all gold",),
    inserts=(
        Insert("setup", "note homes", "before", "first turn"),
        Insert("founding", "first gold", "before", "first road"),
        Insert("production", "ask all gold", "after", "produce"),
    ),
    answers=(
        Answer(PREPARE, move_pirate.prepare),
        Answer(PREPARE, starts.prepare),
        Answer(PREPARE, closed.prepare),
        Answer(PREPARE, islands.prepare),
        Answer(CHANGED, islands.changed),
        Answer(BARRED_EDGE, waters.barred),
        Answer(BARRED_ROBBER, closed.unrobbed),
        Answer(BARRED_SITE, closed.barred),
        Answer(BARRED_START, starts.barred),
        Answer(SITE_POINTS, islands.site_points),
        Answer(PLUNDER, move_pirate.robbery),
        Answer(BONUS, scenarios.bonus_among(scenarios.SCENARIOS)),
    ),
    terms=rows.TERMS,
    options=(*rows.OPTIONS, *scenarios.OPTIONS),
    defaults=scenarios.defaults(scenarios.SCENARIOS),
    removes=(*rows.REMOVES, *scenarios.removes(scenarios.SCENARIOS)),
    maps=MAPS,
)
