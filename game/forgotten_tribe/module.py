"""
The Forgotten Tribe as a module: everything in this folder, in one value.

The closed land of its map has no settlements and no robber.
Rules: seafarers.md 8.10, 12.10.
"""

from __future__ import annotations

from game.base.questions import OUTLOOK, UNSOLD
from game.core.module import Answer, Module
from game.core.questions import CHANGED, PREPARE
from game.core.rows import MAP, Option, Use
from game.core.verb import Duty
from game.forgotten_tribe import families as f
from game.forgotten_tribe import gifts, outlook, place_harbour
from game.forgotten_tribe.maps import MAPS, SCENARIOS
from game.forgotten_tribe.parts import Gifts
from game.seafarers.scenarios import defaults

MODULE = Module(
    name="forgotten_tribe",
    seats=frozenset({3, 4}),
    scenario_of="seafarers",
    needs=("base", "seafarers"),
    uses=(Use("deck", ("development",)),),
    parts=(Gifts,),
    verbs=(place_harbour.VERB,),
    duties=(Duty(f.HARBOUR, (f.HARBOUR,), place_harbour.default),),
    events=(
        gifts.PointGiven,
        gifts.CardGiven,
        gifts.ChoiceGiven,
        gifts.HarbourGiven,
        place_harbour.HarbourPlaced,
    ),
    steps={gifts.TAKE: gifts.take, place_harbour.ASK: place_harbour.ask},
    answers=(
        Answer(PREPARE, gifts.prepare),
        Answer(UNSOLD, gifts.kept_for_gifts),
        Answer(CHANGED, gifts.found),
        Answer(CHANGED, place_harbour.waiting),
        Answer(OUTLOOK, outlook.outlook),
    ),
    terms=gifts.TERMS,
    options=(Option(MAP, (), "forgotten_tribe", alone=True),),
    defaults=defaults(SCENARIOS),
    maps=MAPS,
)
