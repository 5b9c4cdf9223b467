"""
Cities & Knights at sea as a module: the rules for both boxes together.

It is added automatically. Rules about roads apply to ships already, since both are routes.
Rules: cities_knights.md 10, 16.1, 16.8.
"""

from __future__ import annotations

from game.base.move_robber import MoveRobber
from game.base.questions import OUTLOOK
from game.cities_knights.chase_robber import chased
from game.core.module import Answer, Insert, Module, Veto
from game.core.questions import PREPARE
from game.core.rows import Default
from game.knights_at_sea import chase_pirate, figures, gifts, moorings, outlook
from game.knights_at_sea.parts import OffBoard
from game.seafarers.move_pirate import MovePirate
from game.seafarers.questions import ANCHORED, CARD_GIFT, MOORS

MODULE = Module(
    name="knights_at_sea",
    seats=frozenset({3, 4}),
    is_bridge=True,
    needs=("cities_knights", "seafarers"),
    parts=(OffBoard,),
    verbs=(chase_pirate.VERB,),
    events=(chase_pirate.PirateChased, figures.FiguresCameIn),
    steps={figures.COME: figures.come, gifts.NOTE: gifts.note_gold},
    lasting=(figures.COME, gifts.NOTE),
    inserts=(
        Insert("roll", figures.COME, "after", "throw event die"),
        Insert("production", gifts.NOTE, "after", "ask all gold"),
    ),
    answers=(
        Answer(PREPARE, figures.prepare),
        Answer(OUTLOOK, outlook.outlook),
        Answer(MOORS, moorings.moors),
        Answer(ANCHORED, moorings.needed),
        Answer(CARD_GIFT, gifts.progress_card),
    ),
    vetoes=(
        Veto(MoveRobber, figures.only_pirate, look=chased),
        Veto(MovePirate, figures.only_robber, look=figures.pirate_stays),
    ),
    defaults=(Default("points", plus=2),),
    # Many small islands, or hidden land: barbarians land everywhere.
    unadvised=("four_islands", "fog_islands", "oasis", "new_world", "treasure_islands"),
)
