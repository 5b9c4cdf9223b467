"""The private screens behind the public buttons of verbs; *Build* and *Card* are made here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.boxes import brought
from bot.screens import trade
from bot.screens.context import ScreenContext
from bot.screens.hand_line import hand_line
from bot.screens.screen import ROW, Button, Screen, capital
from bot.screens.shown import SHOWN, shown_in
from bot.tables.refusals import Stale
from game.core.choice import Choice
from words import Words


def group(context: ScreenContext, name: str) -> Screen:
    """
    The screen of a group of verbs.

    :raises Stale: if there is no such group.
    """
    if name not in SCREENS:
        raise Stale
    return SCREENS[name](context)


def build(context: ScreenContext) -> Screen:
    """What can be built and what it costs; who cannot pay is told so when it is pressed."""
    w, rules = context.w, context.view.rules
    verbs = [shown for shown in shown_in(rules) if shown.group == "build"]
    lines = [w.say("ui.build.title", hand=hand_line(context))]
    lines += [
        w.say(
            "ui.build.price",
            what=w.say(f"ui.verb.{shown.name}"),
            cards=w.cards(rules.prices[shown.action], rules),
        )
        for shown in verbs
        if shown.action in rules.prices
    ]
    open_now = {type(option) for option in context.options}
    buttons = tuple(
        Button(
            w.say(f"ui.verb.{shown.name}"),
            context.to_verb(shown),
            "primary" if shown.action in open_now else "secondary",
        )
        for shown in verbs
    )
    back = Button(w.say("ui.button.back"), context.to("back", "panel"))
    rows = tuple(buttons[i : i + ROW] for i in range(0, len(buttons), ROW))
    return Screen("\n".join(lines), None, (*rows, (back,)))


def card(context: ScreenContext) -> Screen:
    """The development cards in hand, each with what it does."""
    w, rules = context.w, context.view.rules
    held = context.view.seats[context.seat].held or ()
    names = [rules.deck_cards[item.card].name for item in held]
    if not names:
        return Screen(w.say("ui.card.none"))
    lines = [w.say("ui.card.title"), *dev_lines(context, w)]
    open_now = {type(option) for option in context.options} | {
        option.action for option in context.options if hasattr(option, "action")
    }
    buttons = tuple(
        Button(
            capital(w.dev_card(shown.card)),
            context.to_verb(shown),
            "primary" if shown.action in open_now else "secondary",
        )
        for shown in SHOWN
        if shown.group == "card" and shown.card in names
    )
    back = Button(w.say("ui.button.back"), context.to("back", "panel"))
    return Screen("\n".join(lines), None, (*((buttons,) if buttons else ()), (back,)))


def dev_lines(context: ScreenContext, w: Words) -> list[str]:
    """A line for each kind of development card in hand, as the picture of the hand has it."""
    rules, open_now = context.view.rules, playable(context)
    held = context.view.seats[context.seat].held or ()
    counts = Counter(rules.deck_cards[item.card] for item in held)
    lines = []
    for card, count in counts.items():
        state = "points" if card.points else "now" if card.name in open_now else "later"
        does = w.say(f"dev_card.{card.name}.does")
        lines.append(f"{count}× **{w.dev_card(card.name)}** – {does} · {w.say(f'ui.hand.{state}')}")
    return lines


def playable(context: ScreenContext) -> frozenset[str]:
    """The development cards that may be played now."""
    open_now = {
        option.action if isinstance(option, Choice) else type(option) for option in context.options
    }
    return frozenset(shown.card for shown in SHOWN if shown.card and shown.action in open_now)


SCREENS: dict[str, Callable[[ScreenContext], Screen]] = {
    "build": build,
    "card": card,
    "trade": trade.main,
    **{name: main for box in brought("screens") for name, main in box.SCREENS.items()},
}
"""By group of verbs, the screen behind its button."""
