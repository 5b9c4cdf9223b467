"""
Discovery as a module: everything in this folder, in one value.

It comes with its maps: Treasure Islands, Fog Islands, Oasis, Greater Catan.
Rules: seafarers.md 4, 7, 8.4, 8.6, 8.7, 8.9.
"""

from __future__ import annotations

from game.base.found import LayFirstRoad
from game.base.questions import ROUTE_POINTS
from game.core.module import Answer, Module, Veto
from game.core.questions import CHANGED, PREPARE
from game.core.verb import Duty
from game.discovery import families as f
from game.discovery import finds, keep_off, lift_fog, open_treasure, rows, take_number
from game.discovery.maps import MAPS, SCENARIOS, SEATS
from game.discovery.parts import Fog, NumberSupply, Treasures
from game.seafarers import scenarios
from game.seafarers.free_ship import LayFirstShip

MODULE = Module(
    name="discovery",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    terrains=rows.TERRAINS,
    parts=(Fog, Treasures, NumberSupply),
    verbs=(take_number.VERB,),
    duties=(Duty(f.NUMBER, (f.NUMBER,), take_number.default),),
    events=(
        lift_fog.FogLifted,
        open_treasure.TreasureTaken,
        open_treasure.CardFound,
        take_number.NumberDrawn,
        take_number.NumberTaken,
    ),
    appeals={lift_fog.FogLifted: 2, open_treasure.TreasureTaken: 1},
    steps={
        finds.LOOK.name: finds.look,
        "lift fog": lift_fog.lift,
        "open treasure": open_treasure.open_treasure,
        "number island": take_number.ask,
    },
    completes=(finds.LOOK.name, "lift fog"),
    answers=(
        Answer(PREPARE, finds.prepare),
        Answer(CHANGED, finds.changed),
        Answer(ROUTE_POINTS, finds.draws),
    ),
    vetoes=(Veto(LayFirstRoad, keep_off.refuse), Veto(LayFirstShip, keep_off.refuse)),
    terms=rows.TERMS,
    options=rows.OPTIONS,
    defaults=(*scenarios.defaults(SCENARIOS), *rows.DEFAULTS),
    supplies=rows.SUPPLIES,
    removes=(*rows.REMOVES, *scenarios.removes(SCENARIOS)),
    maps=MAPS,
    seats_on=SEATS,
)
