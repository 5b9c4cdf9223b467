"""
The Pirate Islands as a module: everything in this folder, in one value.

Rules: seafarers.md 8.12.
"""

from __future__ import annotations

from game.base.play_knight import PlayKnight
from game.base.questions import BARRED_EDGE, OUTLOOK, ROUTE_POINTS
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import CHANGED, LEFT, PREPARE, SUPPLY, WINNERS
from game.pirate_islands import (
    arm_ship,
    attack_fortress,
    ending,
    fleet,
    lines,
    maps,
    outlook,
    rows,
    start,
)
from game.pirate_islands.parts import Fleet, Raid
from game.seafarers.build_ship import BuildShip
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.move_ship import MoveShip
from game.seafarers.questions import BONUS, OPENED
from game.seafarers.scenarios import bonus_among, defaults

MODULE = Module(
    name="pirate_islands",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    pieces=rows.PIECES,
    parts=(Fleet, Raid),
    appeals={attack_fortress.AttackFortress: 5},
    verbs=(attack_fortress.VERB,),
    events=(
        start.FortressManned,
        fleet.FleetSailed,
        fleet.Raided,
        fleet.FleetBeaten,
        fleet.FleetGone,
        arm_ship.ShipArmed,
        attack_fortress.FortressAttacked,
        attack_fortress.LairCleared,
        attack_fortress.FortressTaken,
        attack_fortress.ShipSunk,
    ),
    steps={
        "sail fleet": fleet.sail,
        "rob anybody": fleet.rob_anybody,
        "arm ship": arm_ship.arm,
        "attack fortress": attack_fortress.at_end,
    },
    lasting=("sail fleet",),
    inserts=(
        Insert("roll", "sail fleet", "after"),
        Insert("seven", "rob anybody", "instead", "ask robber"),
        Insert("knight", "arm ship", "instead", "ask robber"),
        Insert("", "attack fortress", "after", "ask turn"),
    ),
    answers=(
        Answer(PREPARE, start.prepare),
        Answer(CHANGED, lines.changed),
        Answer(BARRED_EDGE, lines.barred),
        Answer(OPENED, lines.opened),
        Answer(SUPPLY, start.manning),
        Answer(ROUTE_POINTS, lines.draws),
        Answer(OUTLOOK, outlook.outlook),
        Answer(LEFT, fleet.left),
        Answer(WINNERS, ending.winners),
        Answer(BONUS, bonus_among(maps.SCENARIOS)),
    ),
    vetoes=(
        Veto(BuildShip, lines.off_line),
        Veto(LayFreeShip, lines.off_line),
        Veto(LayFirstShip, lines.off_line),
        Veto(MoveShip, lines.moved_off),
        Veto(PlayKnight, arm_ship.idle),
    ),
    options=rows.OPTIONS,
    defaults=defaults(maps.SCENARIOS),
    supplies=rows.SUPPLIES,
    removes=rows.REMOVES,
    maps=maps.MAPS,
)
