"""The button of the hints, beside what a seat owes or can do."""

from __future__ import annotations

from bot.chat.screen import Button
from bot.features.hints.screens import Hint
from bot.screens.context import ScreenContext


def beside(context: ScreenContext) -> tuple[Button, ...]:
    """The button, if there is something to choose and the table has hints."""
    owes = any(debt.seat == context.seat for debt in context.view.debts())
    if not context.hints or not owes or len(context.options) <= 1:
        return ()
    return (Button(context.w.say("ui.button.hint"), context.to(Hint())),)
