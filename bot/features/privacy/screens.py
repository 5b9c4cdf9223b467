"""Private screens about one's own data."""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import Button, Picture, Screen
from bot.features.play.answers import Answers
from bot.features.privacy.personal import forget
from bot.publish.services import Services
from words import Words


class Forget(Answers, op="forget", new="never"):
    """Make the bot forget a person."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Say so in the message that asked them."""
        w = caller.w
        await forget(services, caller.user)
        await caller.show(forgotten(w))


def exported(w: Words, data: bytes) -> Screen:
    """The file with a person's data, and a description of it."""
    file = Picture(bytes, "hexhost.json", w.say("ui.privacy.file"), can_wait=True, data=data)
    return Screen(w.say("ui.privacy.exported"), file)


def delete(w: Words, living: int) -> Screen:
    """The question whether to be forgotten, with its meaning and the button for it."""
    text = w.say("ui.privacy.ask")
    if living:
        text = f"{text}\n{w.say('ui.privacy.living', count=living)}"
    return Screen(text, None, ((Button(w.say("ui.privacy.button"), Forget().to(), "danger"),),))


def forgotten(w: Words) -> Screen:
    """The message that the person has been forgotten."""
    return Screen(w.say("ui.privacy.forgotten"))
