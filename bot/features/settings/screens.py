"""The settings: what one's screens are like, and what calls one; each is changed by a button."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.chat.address import Address
from bot.chat.pictures import icons
from bot.chat.screen import Button, Screen
from bot.publish.direct_posts import DM, wants
from bot.publish.peace import NEVER, OWN_TURN
from bot.publish.sleep import CALLS, keeps
from words import Words

OP: Final = "settings"
"""The operation of the buttons: the argument is what is preferred from now on, and how."""

VALUES: Final[Mapping[tuple[str, str], object]] = {
    ("preview", "yes"): True,
    ("preview", "no"): False,
    ("text", "icons"): None,
    ("text", "words"): icons.WORDS,
    ("offers", "always"): None,
    ("offers", "turn"): OWN_TURN,
    ("offers", "never"): NEVER,
    ("calls", "channel"): None,
    ("calls", "dm"): DM,
    ("rest", "clocks"): None,
    ("rest", "calls"): CALLS,
}
"""By name and by what is chosen: what is noted as preferred."""


ROWS: Final = (("preview", "text"), ("offers", "calls", "rest"))
"""What is changed by the buttons of a row: what screens are like, and what calls one."""


def settings(w: Words, preferences: Mapping[str, Any]) -> Screen:
    """What somebody who prefers this has chosen, and a button for each other choice."""
    now = chosen(preferences)
    said = w.say(
        "ui.settings.set",
        preview=w.say(f"ui.{now['preview']}"),
        text=w.say(f"option.text.{now['text']}"),
        offers=w.say(f"option.offers.{now['offers']}"),
        calls=w.say(f"option.calls.{now['calls']}"),
        rest=w.say(f"option.rest.{now['rest']}"),
    )
    rows = tuple(
        tuple(
            Button(w.say(f"ui.button.settings.{name}.{value}"), Address("", OP, (name, value)))
            for name, value in VALUES
            if name in names and now[name] != value
        )
        for names in ROWS
    )
    return Screen(said, None, rows)


def chosen(preferences: Mapping[str, Any]) -> dict[str, str]:
    """What somebody who prefers this has chosen, by name."""
    return {
        "preview": "yes" if preferences.get("preview") else "no",
        "text": "icons" if icons.are_for(preferences) else "words",
        "offers": str(preferences.get("offers") or "always"),
        "calls": "dm" if wants(preferences) else "channel",
        "rest": "calls" if keeps(preferences) else "clocks",
    }
