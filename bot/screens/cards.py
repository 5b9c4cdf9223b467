"""
Choosing cards: a menu with one option a card, then a look at the choice before it counts.

A menu holds 25 options; of more cards the first are chosen on one screen and the rest on the
next, the cards chosen so far standing in the address (a discard is public as soon as it is made).
"""

from __future__ import annotations

from bot.screens.context import ScreenContext
from bot.screens.screen import MENU, Button, Menu, Option, Screen
from bot.screens.verb import Shown
from bot.tables.refusals import Stale
from game.core.cards import Cards
from game.core.choice import Vector
from words import Words


def packed(cards: Cards) -> str:
    """Cards as they stand in an address."""
    return "-".join(map(str, cards))


def card_options(vector: Vector, w: Words, names: list[str]) -> list[Option]:
    """One option a card: its value is the kind and which one of the kind it is."""
    return [
        Option(w.card(names[kind]), f"{kind}.{i}")
        for kind, count in enumerate(vector.of)
        for i in range(min(count, vector.most))
    ]


def asked(context: ScreenContext, shown: Shown) -> Vector:
    """
    How many cards a verb asks for, and among which.

    :raises Stale: if it asks for none any more.
    """
    described = context.described(shown.action)
    if not described:
        raise Stale
    return described[0].vectors[0]


def choose(
    context: ScreenContext, shown: Shown, before: Cards | None = None, page: int = 0
) -> Screen:
    """The menu of cards, or its next page."""
    w = context.w
    vector = asked(context, shown)
    names = [kind.name for kind in context.view.rules.cards]
    every = card_options(vector, w, names)
    if not every:  # an empty bank gives nothing, and it is taken all the same
        return confirm(context, shown, (0,) * len(names))
    pages = [every[i : i + MENU] for i in range(0, len(every), MENU)]
    done = sum(before or ())
    later = sum(map(len, pages[page + 1 :]))
    if page >= len(pages):
        raise Stale
    here = pages[page]
    least = max(0, vector.least - done - later)
    most = min(vector.most - done, len(here))
    chosen = packed(before or (0,) * len(names))
    return Screen(
        w.say(f"ui.choose.{shown.name}", count=vector.most),
        None,
        (
            Menu(
                context.to("cards", shown.name, page, chosen),
                w.say("ui.menu.cards", count=vector.most - done),
                tuple(here),
                max(least, 1) if later == 0 and not done else least,
                max(most, 1),
            ),
        ),
    )


def confirm(context: ScreenContext, shown: Shown, cards: Cards) -> Screen:
    """A look at the choice."""
    w = context.w
    text = w.say(f"ui.confirm.{shown.name}", cards=w.cards(cards, context.view.rules))
    return Screen(
        text,
        None,
        (
            (
                Button(
                    w.say("ui.button.yes"), context.to("give", shown.name, packed(cards)), "success"
                ),
                Button(w.say("ui.button.back"), context.to("pick", shown.name)),
            ),
        ),
    )
