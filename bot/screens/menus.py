"""The parts of a panel: *Build* and *Card* add lines, others have a screen of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from bot.brought import rows
from bot.chat.refusals import Stale
from bot.chat.screen import Screen
from bot.screens.context import ScreenContext
from bot.screens.shown import SHOWN, shown_in
from game.core.choice import Choice
from words import Words


def group(context: ScreenContext, name: str) -> Screen:
    """
    The screen of a group of verbs that has its own.

    :raises Stale: if there is no such group.
    """
    screens = rows("screens", "SCREENS")
    if name not in screens:
        raise Stale
    screen: Screen = screens[name](context)
    return screen


def prices(context: ScreenContext) -> list[str]:
    """
    A line for each thing that can be built, with its price.

    A second verb for the same piece is rarely useful: it has a line only while it can be played.
    """
    w, rules = context.w, context.view.rules
    lines: dict[str, str] = {}
    for shown in shown_in(rules):
        if shown.group != "build" or not any(cards := context.price(shown)):
            continue
        if shown.piece not in lines or context.is_open(shown):
            what = w.say(f"ui.verb.{shown.name}")
            key = shown.name if shown.piece in lines else shown.piece or shown.name
            lines[key] = w.say("ui.build.price", what=what, cards=w.cards(cards, rules))
    return list(lines.values())


def held(context: ScreenContext) -> list[str]:
    """The development cards in hand, each with what it does."""
    w = context.w
    lines = dev_lines(context, w)
    return (
        [w.say(w.of("ui.card.title", context.view.rules)), *lines]
        if lines
        else [w.say(w.of("ui.card.none", context.view.rules))]
    )


def dev_lines(context: ScreenContext, w: Words) -> list[str]:
    """A line for each kind of development card in hand, as in the hand's picture."""
    rules, open_now = context.view.rules, playable(context)
    held = context.view.seats[context.seat].held or ()
    counts = Counter(rules.deck_cards[item.card] for item in held)
    lines = []
    for card, count in counts.items():
        state = "points" if card.points else "now" if card.name in open_now else "later"
        does = w.say(w.of(f"dev_card.{card.name}.does", rules))
        lines.append(f"{count}× **{w.dev_card(card.name)}** – {does} · {w.say(f'ui.hand.{state}')}")
    return lines


def playable(context: ScreenContext) -> frozenset[str]:
    """The development cards that can be played now."""
    open_now = {
        option.action if isinstance(option, Choice) else type(option) for option in context.options
    }
    return frozenset(shown.card for shown in SHOWN if shown.card and shown.action in open_now)


LINES: dict[str, Callable[[ScreenContext], list[str]]] = {"build": prices, "card": held}
"""By group: lines on the panel itself, for groups whose buttons are there."""
