"""The private screen behind the strange box's button."""

from __future__ import annotations

from bot.chat.screen import Button, Screen
from bot.screens import leads
from bot.screens.context import ScreenContext
from bot.screens.shown import shown_in
from tests.game.strange.parts import Wind


def main(context: ScreenContext) -> Screen:
    """Where the vane points, and a button for each action besides building."""
    w, vane = context.w, context.view.part(Wind).vane
    buttons = tuple(
        Button(w.say(f"ui.verb.{shown.name}"), context.to(leads.Pick(shown.name)))
        for shown in shown_in(context.view.rules)
        if shown.group == "strange"
    )
    return Screen(
        w.say("ui.strange.title", hex=w.place(context.view, "hex", vane)), None, (buttons,)
    )


SCREENS = {"strange": main}
