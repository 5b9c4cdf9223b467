"""Private screens about one's own data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.chat.operation import Operation
from bot.chat.screen import Button, Picture, Screen
from words import Words

OP = "forget"
"""The operation of the button that makes the bot forget a person."""


@dataclass(frozen=True, slots=True)
class Forget(Operation):
    """Make the bot forget a person."""

    op: ClassVar[str] = OP


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
