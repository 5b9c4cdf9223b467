"""The screen of the hints: a line and a button for each, and letters on the picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.chat.address import Address
from bot.chat.operation import Operation
from bot.chat.screen import Button, Picture, Screen
from bot.features.play.acting import said
from bot.screens import leads, panel
from bot.screens.choosing import cards, listed, moves, picks, places
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME
from bot.screens.verb import PLACES, Shown
from game import Action
from game.base.parts import Offers
from game.computer.hints import Hint as Found
from render import LETTERS, prompt_png
from words import PIPS, reasons

REASONS = 2
"""Maximum number of reasons for a hint."""


class Hint(Operation, op="hint"):
    """Show the hints."""


def main(context: ScreenContext, found: Sequence[Found]) -> Screen:
    """The hints of this moment, the best first."""
    w, marks = context.w, list[tuple[str, int]]()
    lines, buttons, kinds = [w.say("ui.hint.title")], list[Button](), set[str]()
    for hint in found:
        shown = BY_NAME[type(hint.action).__name__]
        name, what = panel.label(context, shown), _what(context, shown, hint.action)
        if shown.pick in (*PLACES, "move"):
            name = f"{LETTERS[len(marks)]} · {name}"
            marks.append(_mark(shown, hint.action))
        lines.append(f"**{name}**: {what}" if what else f"**{name}**")
        changes = hint.changes[:REASONS]
        kinds.update(change.kind for change in changes)
        why = reasons(changes, shown.name, context.who, w)
        if not why and len(found) == 1:
            why = [w.say("ui.hint.only")]
        lines += [f"-# {' · '.join(why)}"] if why else []
        label = what if shown.pick == "exchange" else name
        buttons.append(Button(label, _to(context, shown, hint.action), "primary"))
    lines += [f"-# {w.say('ui.hint.pips')}"] if kinds.intersection(PIPS) else []
    # Several hints may lead to the same screen that chooses.
    once = {button.to: button for button in buttons}.values()
    back = Button(w.say("ui.button.back"), context.to(leads.HOME))
    text = "\n".join(lines)
    picture = _picture(context, marks, text) if marks else None
    return Screen(text, picture, ((*once, back),))


def _what(context: ScreenContext, shown: Shown, action: Any) -> str:
    """The place, player or cards that an action names, in words; empty if it names none."""
    rules, kinds = context.view.rules, len(context.view.rules.cards)
    match shown.pick:
        case "exchange":
            give = cards.of_kind(action.give, shown.rate or context.rates[action.give], kinds)
            get = cards.of_kind(action.get, 1, kinds)
        case "trade":
            give, get = action.give, action.get
        case "offer":
            offer = context.view.part(Offers).find(action.offer)
            if offer is None:
                return ""
            own = offer.seat == context.seat
            give, get = (offer.give, offer.get) if own else (offer.get, offer.give)
        case "numbers":
            return " + ".join(str(getattr(action, name)) for name in action.__struct_fields__)
        case _:
            return said(context, shown, action)
    return context.w.say(
        "ui.hint.trade", give=context.w.cards(give, rules), get=context.w.cards(get, rules)
    )


def _mark(shown: Shown, action: Action) -> tuple[str, int]:
    """The place on the picture: of a move, where it leads."""
    kind = shown.place if shown.pick == "move" else shown.pick
    return kind, getattr(action, shown.field)


def _to(context: ScreenContext, shown: Shown, action: Any) -> Address:
    """
    Where a hint's button leads: as far as the panel's buttons would, with everything chosen.

    Where a choice has no button of its own, it opens the screen that chooses.
    """
    name, asks = shown.name, context.previews
    match shown.pick:
        case "edge" | "corner" | "hex":
            place = getattr(action, shown.field)
            return context.to(places.Ghost(name, place) if asks else places.Place(name, place))
        case "kind" | "seat":
            value = getattr(action, shown.field)
            return context.to(picks.Value(name, value) if asks else places.Place(name, value))
        case "cards" if not asks:
            return context.to(cards.Give(name, getattr(action, shown.field)))
        case "move":
            packed = listed.packed(action)
            return context.to(moves.Arrive(name, packed) if asks else listed.Take(name, packed))
        # An owed answer may be a card that only its player knows, and no button may carry one.
        case "listed" if shown.group != "owed":
            packed = listed.packed(action)
            return context.to(listed.One(name, packed) if asks else listed.Take(name, packed))
        case "exchange":
            pair = leads.KindPair(action.give, action.get)
            return context.to(leads.Exchange(name, pair))
        case "offer":
            return context.to(leads.TRADE)
        case _:
            return leads.verb(context, shown)


def _picture(context: ScreenContext, marks: Sequence[tuple[str, int]], alt: str) -> Picture:
    """The board with a letter at the place of each hint that has one."""
    draw = partial(
        prompt_png,
        context.view,
        context.players,
        marks,
        scale=context.scale,
        theme=context.theme,
    )
    return Picture(draw, f"hint-{context.view.number}.png", alt)
