"""The help: what one can do, with the commands as links."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.screen import Screen
from words import Words

TOPICS = ("start", "turn", "build", "trade", "cards", "hand", "pace")


def help_page(w: Words, mention: Callable[[str], str]) -> Screen:
    """One page; *mention* makes a link of a command's name."""
    commands = {
        name.replace(" ", "_"): mention(name)
        for name in (
            "game new",
            "game start",
            "roll",
            "build road",
            "trade offer",
            "trade bank",
            "card knight",
            "hand",
            "board",
            "score",
            "endturn",
            "language",
            "game options",
        )
    }
    lines = [w.say("ui.help.title")]
    lines += [w.say(f"ui.help.{topic}", **commands) for topic in TOPICS]
    return Screen("\n".join(lines))
