"""
Two at the table as a module: other defaults, and boxes that two can play.

It has no verb of its own. Maps with a target of their own keep it.
Rules: duel.md 15.
"""

from __future__ import annotations

from typing import Final

from game.core.module import Module
from game.core.rows import Default

TWO: Final = frozenset({2})
"""Number of seats the box is made for."""

PLAYED_BY_TWO: Final = (
    *("base", "egypt", "gods", "pyramid", "cities_knights", "knights_at_sea", "harbormaster"),
    *("seafarers", "discovery", "new_world", "forgotten_tribe", "cloth", "pirate_islands"),
    "wonders",
)
"""Boxes that two can play: none of them needs a third seat."""

MODULE = Module(
    name="duel",
    seats=TWO,
    opens=dict.fromkeys(PLAYED_BY_TWO, TWO),
    needs=("base",),
    excludes=("five_six",),
    defaults=(
        Default("points", 15),
        Default("hand_limit", 9),
        Default("friendly", value=True),
        Default("bank", "hidden"),
        Default("dice", "deck"),
    ),
)
