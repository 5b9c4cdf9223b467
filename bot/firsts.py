"""
What the bot needs once in a process, made at its start.

Made at its first use, it would hold up everybody else while one person is answered.
"""

from __future__ import annotations

from bot.brought import HOOKS, brought
from game import maps_of, offered
from words import firsts


def build() -> None:
    """Use each of them once; meant for a thread."""
    firsts.build()
    for build_of_feature in brought("firsts", "build"):
        build_of_feature()
    for part, names in HOOKS.items():
        for name in names:
            brought(part, name)
    for boxes in offered():
        maps_of(boxes)
