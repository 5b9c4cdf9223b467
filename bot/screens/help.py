"""The help: what one can do, with the commands as links, and the words asked most."""

from __future__ import annotations

from bot.screens import almanac
from bot.screens.screen import Screen
from words import Words

TOPICS = ("start", "turn", "build", "trade", "cards", "hand", "pace", "seats", "almanac")


def help_page(w: Words) -> Screen:
    """One page."""
    lines = [w.say("ui.help.title"), *(w.say(f"ui.help.{topic}") for topic in TOPICS)]
    asked = almanac.ALMANAC.asked[: almanac.ROW]
    return Screen("\n".join(lines), None, (tuple(almanac.button(w, key) for key in asked),))
