"""The help: what one can do, with the commands as links."""

from __future__ import annotations

from bot.screens.screen import Screen
from words import Words

TOPICS = ("start", "turn", "build", "trade", "cards", "hand", "pace")


def help_page(w: Words) -> Screen:
    """One page."""
    lines = [w.say("ui.help.title"), *(w.say(f"ui.help.{topic}") for topic in TOPICS)]
    return Screen("\n".join(lines))
