"""
What the bot needs once in a process, made at its start.

Made at its first use, it would hold up everybody else while one person is answered.
"""

from __future__ import annotations

from bot.boxes import brought
from bot.commands.rest import known_zones
from bot.lesson.course import standings
from game import maps_of, offered
from words import firsts


def build() -> None:
    """Use each of them once; meant for a thread."""
    firsts.build()
    known_zones()
    standings()
    for part in ("prepared", "screens", "shown"):
        brought(part)
    for names in offered():
        maps_of(names)
