"""
Fills the caches of a process at its start.

Built at first use, they would make everyone wait for one person's answer.
"""

from __future__ import annotations

from functools import cache

from bot.brought import HOOKS, brought
from game import maps_of, offered
from words import firsts


@cache
def build() -> None:
    """Use each cached function once; meant to run in a thread."""
    firsts.build()
    for build_of_feature in brought("firsts", "build"):
        build_of_feature()
    for part, names in HOOKS.items():
        for name in names:
            brought(part, name)
    for boxes in offered():
        maps_of(boxes)
