"""The settings screen: private screens and pings, with a button for each change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.pictures import icons
from bot.chat.screen import Button, Screen, below
from bot.features.play.answers import Answers
from bot.publish import roles
from bot.publish.services import Services
from bot.table.ping import CALLS, DM, NEVER, OWN_TURN, wants_direct, wants_heads_up, wants_rest
from words import Words

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
    ("soon", "no"): None,
    ("soon", "yes"): True,
}
"""The stored preference for each setting and value."""


ROWS: Final = (("preview", "text"), ("offers", "calls", "rest", "soon"))
"""The settings in each row of buttons: first private screens, then pings."""


class Set(Answers, op="settings", new="never"):
    """Set one of the settings."""

    name: str
    value: str

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show all of them."""
        await choose(services, caller, {self.name: self.value})


async def choose(services: Services, caller: Caller, chosen: dict[str, str]) -> None:
    """Apply the *chosen* settings to the caller from now on, and show all of them."""
    found = {name: VALUES[name, value] for name, value in chosen.items() if (name, value) in VALUES}
    if found:
        await services.store.notes.prefer(caller.user, **found)
        await caller.know(services.store)
    if found.keys() & {"text", "calls"}:
        await services.publisher.learn_anew(caller.user)
    person = await services.store.readings.person(caller.user)
    more = (roles.button(caller.w),) if await roles.offered(services, caller) else ()
    await caller.show(below(settings(caller.w, person.preferences), *more))


def settings(w: Words, preferences: Mapping[str, Any]) -> Screen:
    """The present settings of a person, with a button for each other choice."""
    now = chosen(preferences)
    said = w.say(
        "ui.settings.set",
        preview=w.say(f"ui.{now['preview']}"),
        text=w.say(f"option.text.{now['text']}"),
        offers=w.say(f"option.offers.{now['offers']}"),
        calls=w.say(f"option.calls.{now['calls']}"),
        rest=w.say(f"option.rest.{now['rest']}"),
        soon=w.say(f"ui.{now['soon']}"),
    )
    rows = tuple(
        tuple(
            Button(w.say(f"ui.button.settings.{name}.{value}"), Set(name, value).to())
            for name, value in VALUES
            if name in names and now[name] != value
        )
        for names in ROWS
    )
    return Screen(said, None, rows)


def chosen(preferences: Mapping[str, Any]) -> dict[str, str]:
    """The present value of each setting, by name."""
    return {
        "preview": "yes" if preferences.get("preview") else "no",
        "text": "icons" if icons.are_for(preferences) else "words",
        "offers": str(preferences.get("offers") or "always"),
        "calls": "dm" if wants_direct(preferences) else "channel",
        "rest": "calls" if wants_rest(preferences) else "clocks",
        "soon": "yes" if wants_heads_up(preferences) else "no",
    }
