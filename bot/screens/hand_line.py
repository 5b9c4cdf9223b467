"""A hand in a line of text."""

from __future__ import annotations

from bot.screens.context import ScreenContext


def hand_line(context: ScreenContext) -> str:
    """The reader's resource cards in a line."""
    hand = context.view.seats[context.seat].hand or ()
    return (
        context.w.cards(hand, context.view.rules) if any(hand) else context.w.say("ui.hand.empty")
    )
