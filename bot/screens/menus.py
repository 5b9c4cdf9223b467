"""The private screens behind the public buttons *Build* and *Card*."""

from __future__ import annotations

from bot.screens import trade
from bot.screens.desk import Desk
from bot.screens.screen import Button, Screen
from bot.screens.shown import SHOWN
from words import Words


def group(desk: Desk, name: str) -> Screen:
    """The screen of a group of verbs."""
    return {"build": build, "card": card, "trade": trade.main}[name](desk)


def build(desk: Desk) -> Screen:
    """What can be built and what it costs; who cannot pay is told so when it is pressed."""
    w, rules = desk.w, desk.view.rules
    verbs = [shown for shown in SHOWN if shown.group == "build"]
    lines = [w.say("ui.build.title", hand=hand_line(desk))]
    lines += [
        w.say(
            "ui.build.price",
            what=w.say(f"ui.verb.{shown.name}"),
            cards=w.cards(rules.prices[shown.action], rules),
        )
        for shown in verbs
        if shown.action in rules.prices
    ]
    open_now = {type(option) for option in desk.options}
    buttons = tuple(
        Button(
            w.say(f"ui.verb.{shown.name}"),
            desk.to("pick", shown.name),
            "primary" if shown.action in open_now else "secondary",
        )
        for shown in verbs
    )
    return Screen("\n".join(lines), None, (buttons,))


def card(desk: Desk) -> Screen:
    """The development cards in hand, each with what it does."""
    w, rules = desk.w, desk.view.rules
    held = desk.view.seats[desk.seat].held or ()
    names = [rules.deck_cards[item.kind].name for item in held]
    if not names:
        return Screen(w.say("ui.card.none"))
    lines = [w.say("ui.card.title"), *dev_lines(desk, w)]
    open_now = {type(option) for option in desk.options} | {
        option.action for option in desk.options if hasattr(option, "action")
    }
    buttons = tuple(
        Button(
            w.dev_card(shown.card),
            desk.to("pick", shown.name),
            "primary" if shown.action in open_now else "secondary",
        )
        for shown in SHOWN
        if shown.group == "card" and shown.card in names
    )
    return Screen("\n".join(lines), None, (buttons,) if buttons else ())


def dev_lines(desk: Desk, w: Words) -> list[str]:
    """A line for each kind of development card in hand."""
    rules = desk.view.rules
    held = desk.view.seats[desk.seat].held or ()
    counts: dict[str, int] = {}
    for item in held:
        name = rules.deck_cards[item.kind].name
        counts[name] = counts.get(name, 0) + 1
    return [
        f"{count}× **{w.dev_card(name)}** – {w.say(f'dev_card.{name}.does')}"
        for name, count in counts.items()
    ]


def hand_line(desk: Desk) -> str:
    """The reader's resource cards in a line."""
    hand = desk.view.seats[desk.seat].hand or ()
    return desk.w.cards(hand, desk.view.rules) if any(hand) else desk.w.say("ui.hand.empty")
