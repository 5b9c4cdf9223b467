"""The private screen behind *God*: each player's god, its effect, and a picture of all gods."""

from __future__ import annotations

from functools import partial

from bot.chat.screen import Button, Picture, Screen
from bot.screens import leads
from bot.screens.context import ScreenContext
from bot.screens.shown import shown_in
from game import Choice, View
from game.gods.names import GODS
from game.gods.parts import Gods
from render.boxes.gods.overview import gods_png
from words import Words


def main(context: ScreenContext) -> Screen:
    """The reader's own god, with buttons for its effects and for the questions it asks."""
    w, gods = context.w, context.view.part(Gods)
    own = gods.held[context.seat]
    display = w.say("ui.god.display", gods=", ".join(w.say(f"god.{god}") for god in gods.display))
    if not own:
        return Screen(display, overview(context))
    lines = [
        w.say("ui.god.title", god=w.say(f"god.{own}"), does=w.say(f"god_card.{own}.does")),
        w.say("ui.god.uses", count=1 if gods.turned[context.seat] else 2),
        *_others(context, gods),
        display,
    ]
    open_now = {o.action if isinstance(o, Choice) else type(o) for o in context.options}
    buttons = tuple(
        Button(
            w.say(f"ui.verb.{shown.name}"),
            context.to(leads.Pick(shown.name)),
            "primary" if shown.action in open_now else "secondary",
        )
        for shown in shown_in(context.view.rules)
        if (shown.group == "god" and shown.card == own)
        or (shown.group == "owed" and shown.command in COMMANDS and shown.action in open_now)
    )
    return Screen("\n".join(lines), overview(context), (buttons,) if buttons else ())


def overview(context: ScreenContext) -> Picture:
    """A picture of every god: its effect, its player, and the side that is up."""
    w = context.w
    said = on_pictures(context.view, w)
    alt = [f"{said[f'god.{god}']}: {w.say(f'god_card.{god}.does')}." for god in GODS]
    said |= {f"god_card.{god}.does": w.say(f"god_card.{god}.does") for god in GODS}
    said |= {f"god.{where}": w.say(f"ui.god.{where}") for where in ("shown", "stacked")}
    return Picture(
        partial(
            gods_png,
            context.view,
            context.players,
            captions=said,
            scale=context.scale,
            theme=context.theme,
        ),
        f"gods-{context.view.number}.png",
        " ".join(alt),
    )


def on_pictures(view: View, w: Words) -> dict[str, str]:
    """Names of the gods, for pictures; empty in a game without them."""
    return {f"god.{god}": w.say(f"god.{god}") for god in GODS if Gods.__name__ in view.parts}


COMMANDS = ("god use", "god flip", "god exchange")
"""The commands that use a god or answer its questions."""


def _others(context: ScreenContext, gods: Gods) -> list[str]:
    """A line for each other player with a god."""
    return [
        context.w.say(
            "ui.god.other",
            player=context.who(seat.seat),
            god=context.w.say(f"god.{gods.held[seat.seat]}"),
            count=1 if gods.turned[seat.seat] else 2,
        )
        for seat in context.view.seats
        if seat.seat != context.seat and gods.held[seat.seat]
    ]


SCREENS = {"god": main}
