"""
Fills the caches of a process at its start.

If they were filled at their first use, everybody would wait while one person is answered.
"""

from __future__ import annotations

from bot.brought import brought
from game import maps_of, offered
from words import firsts


def build() -> None:
    """Use each cached function once; meant to run in a thread."""
    firsts.build()
    for build_of_feature in brought("firsts", "build"):
        build_of_feature()
    for part, name in (("prepared", "PREPARED"), ("screens", "SCREENS"), ("shown", "SHOWN")):
        brought(part, name)
    for names in offered():
        maps_of(names)
