"""The help: what one can do, with the commands as links, and the words asked most."""

from __future__ import annotations

from bot.screens import almanac
from bot.screens.screen import Screen
from game.core.ruleset import Ruleset
from words import CLASSIC, Words

PAGES = (
    ("title", "start", "turn", "build", "trade", "cards"),
    ("hand", "pace", "seats", "almanac"),
)
"""What is told in each message: with all its links, one would be too long."""


def help_pages(w: Words, played: Ruleset | None = None) -> tuple[Screen, Screen]:
    """How to play, and what there is besides, in the names of the game *played*."""
    w = Words(w.language, (played and played.edition) or CLASSIC)
    play, more = ("\n".join(w.say(f"ui.help.{topic}") for topic in page) for page in PAGES)
    asked = almanac.ALMANAC.asked[: almanac.ROW]
    return Screen(play), Screen(
        more, None, (tuple(almanac.button(w, key, played) for key in asked),)
    )
