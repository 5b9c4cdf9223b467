"""
Fills the caches of a process at its start.

If they were filled at their first use, everybody would wait while one person is answered.
"""

from __future__ import annotations

from bot.brought import HOOKS, brought
from game import maps_of, offered
from words import firsts


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
