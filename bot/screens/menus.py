"""The parts of a panel: *Build* and *Card* add lines, others have a screen of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from bot.brought import rows
from bot.chat.refusals import Stale
from bot.chat.screen import Screen
from bot.screens.context import ScreenContext
from bot.screens.reading import why_not
from bot.screens.shown import SHOWN, shown_in
from bot.screens.verb import Shown
from game.core.choice import Choice
from game.core.refusals import No
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
    """The price of each thing that can be built, and why it can't be built by who can pay."""
    w, rules = context.w, context.view.rules
    return [
        line
        for shown in _bought(context)
        for line in (
            w.say(
                "ui.build.price",
                what=w.say(f"ui.verb.{shown.name}"),
                cards=w.cards(context.price(shown), rules),
            ),
            *small(why_not(context, shown)),
        )
    ]


def barred(context: ScreenContext) -> list[str]:
    """A line for each thing that the seat could pay for but can't build, with the reason."""
    return [
        line
        for shown in _bought(context)
        for line in small(why_not(context, shown), context.w.say(f"ui.verb.{shown.name}"))
    ]


def _bought(context: ScreenContext) -> Iterator[Shown]:
    """
    The verbs that build or buy something.

    A second verb for the same piece is rarely useful: it only comes while it can be played.
    """
    known = set()
    for shown in shown_in(context.view.rules):
        if shown.group == "build" and any(context.price(shown)):
            if shown.piece not in known or context.is_open(shown):
                yield shown
            known.add(shown.piece or shown.name)


def small(why: str, what: str = "") -> list[str]:
    """A reason in small print, after *what* it is about; nothing without a reason."""
    return [f"-# {what}: {why}" if what else f"-# {why}"] if why else []


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
        state = w.say("ui.hand.points" if card.points else "ui.hand.now")
        if not card.points and card.name not in open_now:
            state = later(context, card.name)
        does = w.say(w.of(f"dev_card.{card.name}.does", rules))
        lines.append(f"{count}× **{w.dev_card(card.name)}** – {does} · {state}")
    return lines


def later(context: ScreenContext, card: str) -> str:
    """When a card in hand can be played, or why it can't, in a few words."""
    w, debts = context.w, context.view.debts()
    verb = next((shown for shown in shown_in(context.view.rules) if shown.card == card), None)
    reason = context.refusals.get(verb.name) if verb else None
    if verb is None or reason is None or context.view.is_over:
        return w.say("ui.hand.later")
    own = [f"{reason.key}.{debt.duty}" for debt in debts if debt.seat == context.seat]
    keys = [f"ui.hand.later.{name}" for name in (*own, reason.key, verb.name)]
    found = next((key for key in keys if w.has(key)), None)
    return w.say(found or ("ui.hand.later" if isinstance(reason, No) else "ui.hand.later.none"))


def playable(context: ScreenContext) -> frozenset[str]:
    """The development cards that can be played now."""
    open_now = {
        option.action if isinstance(option, Choice) else type(option) for option in context.options
    }
    return frozenset(shown.card for shown in SHOWN if shown.card and shown.action in open_now)


LINES: dict[str, Callable[[ScreenContext], list[str]]] = {"build": prices, "card": held}
"""By group: lines on the panel itself, for groups whose buttons are there."""
