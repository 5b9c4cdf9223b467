"""
Cloth for Catan as a module: everything in this folder, in one value.

Rules: seafarers.md 8.11.
"""

from __future__ import annotations

from game.base.questions import ROUTE_POINTS
from game.base.rounds import ROUNDS
from game.cloth import ending, leave, maps, plunder, rows, trade, villages
from game.cloth import families as f
from game.cloth.parts import Cloth
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import CHANGED, LEFT, PREPARE, WINNERS
from game.core.verb import Duty
from game.seafarers.move_pirate import MovePirate
from game.seafarers.questions import BONUS, MOORS, PLUNDER
from game.seafarers.scenarios import bonus_among, defaults

MODULE = Module(
    name="cloth",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    parts=(Cloth,),
    verbs=(plunder.VERB,),
    duties=(Duty(f.PLUNDER, (f.PLUNDER,), plunder.default),),
    events=(
        villages.TradeBegun,
        villages.TradeCut,
        villages.ClothTaken,
        plunder.ClothStolen,
        leave.ClothReturned,
    ),
    steps={
        "trade cloth": trade.deal,
        plunder.ASK: plunder.ask,
        "count villages": ending.count,
    },
    lasting=("trade cloth", "count villages"),
    inserts=(
        Insert("production", "trade cloth", "after", "produce"),
        Insert("", "count villages", "after", "ask turn"),
    ),
    answers=(
        Answer(PREPARE, villages.prepare),
        Answer(ROUNDS, rows.rounds),
        Answer(CHANGED, villages.changed),
        Answer(MOORS, villages.moors),
        Answer(ROUTE_POINTS, villages.draws),
        Answer(PLUNDER, plunder.plunder),
        Answer(LEFT, leave.left),
        Answer(LEFT, plunder.look_again),
        Answer(WINNERS, ending.winners),
        Answer(BONUS, bonus_among(maps.SCENARIOS)),
    ),
    vetoes=(Veto(MovePirate, plunder.ashore),),
    terms=rows.TERMS,
    options=rows.OPTIONS,
    defaults=defaults(maps.SCENARIOS),
    removes=rows.REMOVES,
    maps=maps.MAPS,
)
