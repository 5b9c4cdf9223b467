"""
Choosing cards: a menu with a row for each kind and number; several rows add up.

A menu has 25 rows. If that isn't enough for a hand, the next screen asks for the missing cards. The
cards chosen so far are in the address, which is harmless: a discard is public once it is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.chat.refusals import Stale
from bot.chat.screen import MENU, Button, Menu, Option, Screen
from bot.screens import leads, reading
from bot.screens.choosing import places
from bot.screens.clicked import Makes
from bot.screens.context import ScreenContext, hand_line
from bot.screens.verb import Shown
from game import Action
from game.core.cards import Cards
from game.core.choice import Vector


class Choose(Makes, op="cards"):
    """Choose cards in a menu, after those chosen before."""

    verb: str
    before: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action | Screen:
        """The action if these are all, else the screen that asks for the rest or for a yes."""
        shown = reading.shown(context, self.verb, "cards")
        before = reading.vector(context, self.before)
        reading.need_option(context, shown)
        found = chosen(context, shown, before, reading.counted(context, values), values)
        return found if isinstance(found, Screen) else shown.action(**{shown.field: found})


class Give(Makes, op="give"):
    """Play a verb with the cards that were chosen."""

    verb: str
    cards: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The verb's action with these cards."""
        shown = reading.shown(context, self.verb, "cards")
        return shown.action(**{shown.field: reading.vector(context, self.cards)})


def card_options(have: Sequence[int], most: int, context: ScreenContext) -> list[Option]:
    """Rows of kind and number, as many of each kind as fit."""
    kinds, each = _shared(have)
    rules = context.view.rules
    return [
        Option(
            context.w.cards(of_kind(kind, count, len(have)), rules), str(reading.Some(kind, count))
        )
        for kind in kinds
        for count in range(1, min(have[kind], most, each) + 1)
    ]


def _shared(have: Sequence[int]) -> tuple[list[int], int]:
    """The kinds there are, and how many rows the menu has for each."""
    kinds = [kind for kind, count in enumerate(have) if count]
    return kinds, MENU // max(1, len(kinds))


def of_kind(kind: int, count: int, kinds: int) -> Cards:
    """A vector with *count* cards of one kind."""
    return tuple(count if other == kind else 0 for other in range(kinds))


def asked(context: ScreenContext, shown: Shown) -> Vector:
    """
    How many cards a verb asks for, and which ones you can choose.

    :raises Stale: if it asks for none anymore.
    """
    described = context.described(shown.action)
    if not described:
        raise Stale
    return described[0].vectors[0]


def choose(
    context: ScreenContext,
    shown: Shown,
    before: Cards | None = None,
    values: Sequence[str] = (),
) -> Screen:
    """The menu of cards; some may have been chosen *before*, and *values* are chosen in it now."""
    w, vector = context.w, asked(context, shown)
    done = before or (0,) * len(vector.of)
    have = [count - chosen for count, chosen in zip(vector.of, done, strict=True)]
    missing = vector.most - sum(done)
    options = tuple(
        replace(option, is_default=option.value in values[:missing])
        for option in card_options(have, missing, context)
    )
    if not options:  # the bank is empty: the choice is no cards
        return confirm(context, shown, done)
    text = [
        w.say(f"ui.choose.{shown.name}", count=vector.most, **shown.said(context)),
        _among(context, vector),
    ]
    if min(max(have), missing) > _shared(have)[1]:
        text.append(w.say("ui.cards.add_up"))
    if any(done):
        text.append(
            w.say("ui.cards.missing", cards=w.cards(done, context.view.rules), count=missing)
        )
    menu = Menu(
        context.to(Choose(shown.name, done)),
        w.say("ui.menu.cards", count=missing),
        options,
        1,
        min(len(options), missing),
    )
    rows = [menu, *places.back(context, shown)]
    if any(done):
        empty = Button(w.say("ui.button.empty"), context.to(leads.Pick(shown.name)))
        rows.insert(1, (empty,))
    return Screen("\n".join(text), None, tuple(rows))


def _among(context: ScreenContext, vector: Vector) -> str:
    """The reader's hand, or another player's open hand that cards are taken from."""
    if any(seat.hand == vector.of for seat in context.view.seats if seat.seat != context.seat):
        return context.w.cards(vector.of, context.view.rules)
    return context.w.say("ui.panel", hand=hand_line(context))


def chosen(
    context: ScreenContext, shown: Shown, before: Cards, now: Cards, values: Sequence[str] = ()
) -> Cards | Screen:
    """
    The cards chosen *before* and *now* if they are enough, else the screen for the rest.

    If they are too many, the *values* stay chosen in the menu.
    """
    vector = asked(context, shown)
    total = tuple(a + b for a, b in zip(before, now, strict=True))
    if sum(total) > vector.most or any(a > b for a, b in zip(total, vector.of, strict=True)):
        again = choose(context, shown, before, values)
        why = context.w.say("ui.cards.many", cards=context.w.cards(total, context.view.rules))
        return replace(again, text=f"{why}\n{again.text}")
    if sum(total) < min(vector.least, sum(vector.of)):
        return choose(context, shown, total)
    return confirm(context, shown, total) if context.previews else total


def confirm(context: ScreenContext, shown: Shown, cards: Cards) -> Screen:
    """The screen that asks to confirm the choice."""
    w = context.w
    text = w.say(f"ui.confirm.{shown.name}", cards=w.cards(cards, context.view.rules))
    return leads.confirm(context, text, Give(shown.name, cards), leads.Pick(shown.name))
