"""
New World as a module: everything in this folder, in one value.

Its board is all random; robber and pirate start off the board, and every foreign island pays.
Rules: seafarers.md 8.14, 12.2, 12.3.
"""

from __future__ import annotations

from game.core.module import Answer, Insert, Module
from game.core.questions import PREPARE
from game.core.rows import MAP, Option
from game.core.verb import Duty
from game.new_world import families as f
from game.new_world import lay_harbour
from game.new_world.maps import MAPS, SCENARIOS
from game.new_world.parts import Quays
from game.seafarers.questions import BONUS
from game.seafarers.scenarios import bonus_among, defaults

MODULE = Module(
    name="new_world",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    parts=(Quays,),
    verbs=(lay_harbour.VERB,),
    duties=(Duty(f.HARBOUR, (f.HARBOUR,), lay_harbour.default),),
    events=(lay_harbour.HarbourLaid,),
    steps={lay_harbour.BEGIN: lay_harbour.begin, lay_harbour.NEXT: lay_harbour.ask_next},
    lasting=(lay_harbour.BEGIN, lay_harbour.NEXT),
    inserts=(Insert("setup", lay_harbour.BEGIN, "after", "choose start"),),
    answers=(
        Answer(PREPARE, lay_harbour.prepare),
        Answer(BONUS, bonus_among(SCENARIOS)),
    ),
    options=(
        Option(MAP, (), "new_world", alone=True),
        Option("lay_harbours", (False, True), default=False),
    ),
    defaults=defaults(SCENARIOS),
    maps=MAPS,
)
