"""
Five and six at the table as a module: everything in this folder, in one value.

Rules: five_six.md 13.
"""

from __future__ import annotations

from game.base.fair import fair
from game.base.families import BUILD
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.base.questions import NEXT_STINT
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import SHOWS, TIDY, WINNERS
from game.core.verb import Duty
from game.five_six import building, maps, paired, pass_building, rows
from game.five_six import families as f
from game.five_six.parts import Pair

MODULE = Module(
    name="five_six",
    seats=rows.MANY,
    opens=dict.fromkeys(rows.PLAYED_BY_MANY, rows.MANY),
    needs=("base",),
    parts=(Pair,),
    verbs=(pass_building.VERB,),
    duties=(
        Duty(f.BUILDING, (f.PASS,), lambda state, seat: pass_building.PassBuilding(), (BUILD,)),
        Duty(f.QUEUE, (f.PASS,), lambda state, seat: pass_building.PassBuilding(), early=True),
    ),
    events=(paired.PartBegan, building.BuildingOpened, pass_building.BuildingPassed),
    steps={
        "note pair": paired.note_pair,
        "begin part": paired.begin,
        "ask builders": building.ask,
        building.NEXT: building.ask_next,
    },
    lasting=("ask builders", building.NEXT),
    completes=("note pair", "begin part"),
    plans={
        paired.PART: ("begin part", "ask turn", "end offers", "next stint"),
        building.PHASE: ("ask builders", building.NEXT, "next stint"),
    },
    inserts=(Insert("turn", "note pair", "before", "begin"),),
    answers=(
        Answer(WINNERS, paired.winner, rows.is_paired),
        Answer(NEXT_STINT, paired.next_stint, rows.is_paired),
        Answer(NEXT_STINT, building.next_stint, rows.has_building),
        Answer(TIDY, building.tidy, rows.has_building),
        Answer(SHOWS, building.shows, rows.has_building),
    ),
    vetoes=(
        Veto(OfferTrade, paired.bank_only, paired.without_offers),
        Veto(ProposeTrade, paired.bank_only, paired.without_offers),
    ),
    options=rows.OPTIONS,
    supplies=rows.SUPPLIES,
    maps={"large_beginner": maps.beginner, "large": fair(maps.variable)},
)
