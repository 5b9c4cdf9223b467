"""
The Wonders of Catan as a module: everything in this folder, in one value.

Rules: seafarers.md 8.13.
"""

from __future__ import annotations

from game.core.module import Answer, Module
from game.core.questions import PREPARE, PRICE, SUPPLY, WINNERS
from game.seafarers.questions import BONUS
from game.seafarers.scenarios import bonus_among, defaults
from game.wonders import begin_wonder, build_level, ending, maps, rows
from game.wonders.parts import Wonders

MODULE = Module(
    name="wonders",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    parts=(Wonders,),
    prices={build_level.BuildLevel: {}},
    appeals={begin_wonder.BeginWonder: 4, build_level.BuildLevel: 15},
    verbs=(begin_wonder.VERB, build_level.VERB),
    events=(begin_wonder.WonderBegun, build_level.LevelBuilt),
    answers=(
        Answer(PREPARE, begin_wonder.prepare),
        Answer(PRICE, build_level.price),
        Answer(SUPPLY, begin_wonder.marked),
        Answer(WINNERS, ending.winners),
        Answer(BONUS, bonus_among(maps.SCENARIOS)),
    ),
    options=rows.OPTIONS,
    defaults=defaults(maps.SCENARIOS),
    removes=rows.REMOVES,
    maps=maps.MAPS,
)
