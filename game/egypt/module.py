"""
Ancient Egypt as a module: names, and the frame.

It has no verb of its own; its names for things are in the catalogues of its edition.
Rules: egypt.md 1.
"""

from __future__ import annotations

from game.core.module import Answer, Module
from game.core.questions import PREPARE
from game.egypt import frame

MODULE = Module(
    name="egypt",
    seats=frozenset({3, 4}),
    edition="egypt",
    needs=("base",),
    terrains=(frame.MARGIN,),
    colours={"beginner": ("blue", "white", "purple", "red")},
    answers=(Answer(PREPARE, frame.prepare),),
)
