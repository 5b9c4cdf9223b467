"""
The Harbormaster as a module: one special card, which any map with harbors may have.

The map's target rises by one point. Its own board is the base game's island.
Rules: seafarers.md 6, 8.1.
"""

from __future__ import annotations

from game.core.module import Module
from game.core.rows import MAP, Default, Option
from game.harbormaster.award import AWARD
from game.harbormaster.maps import MAPS

MODULE = Module(
    name="harbormaster",
    seats=frozenset({3, 4}),
    needs=("base",),
    awards=(AWARD,),
    options=(Option(MAP, (), "harbormaster"),),
    defaults=(Default("points", plus=1),),
    maps=MAPS,
)
