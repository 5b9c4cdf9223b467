"""Presses on buttons of private screens, without a table."""

from __future__ import annotations

from bot.chat.address import Address
from bot.chat.screen import Screen
from bot.features.play.private import buttons
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext
from game import Action


def read(to: Address) -> Opens | Makes:
    """The operation of an address on a private screen."""
    return buttons()[to.op].parse(to.args[2:])


def press(context: ScreenContext, to: Address | Opens | Makes, *values: str) -> Action | Screen:
    """The screen or the action behind a button or a menu."""
    click = read(to) if isinstance(to, Address) else to
    if isinstance(click, Opens):
        return click.opens(context, values)
    return click.makes(context, values)


def opened(context: ScreenContext, to: Address | Opens | Makes, *values: str) -> Screen:
    """The screen behind a button or a menu."""
    found = press(context, to, *values)
    assert isinstance(found, Screen)
    return found
