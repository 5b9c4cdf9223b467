"""
Every private screen that leads to a verb: what to choose, and a look before it counts.

`pick` opens the right one for a verb; a verb that needs no choice asks only for a yes.
"""

from __future__ import annotations

from bot.screens import cards, listed, places, trade
from bot.screens.desk import Desk
from bot.screens.screen import Button, Menu, Option, Screen
from bot.screens.shown import SHOWN
from bot.screens.verb import Shown
from game.core.cards import Seat
from words import bare


def pick(desk: Desk, shown: Shown, *, band: int | None = None) -> Screen:
    """The screen on which *shown* is chosen."""
    if shown.pick in ("edge", "corner", "hex"):
        return places.choose(desk, shown, band)
    if shown.pick == "cards":
        return cards.choose(desk, shown)
    if shown.pick in ("kind", "seat"):
        return _menu(desk, shown)
    if shown.pick == "listed":
        return listed.choose(desk, shown)
    if shown.pick == "exchange":
        return trade.exchange(desk, shown)
    if shown.pick == "trade":
        return trade.choose(desk, shown)
    if shown.pick == "typed":
        back = Button(desk.w.say("ui.button.back"), desk.to("back", shown.group))
        return Screen(desk.w.say(f"ui.choose.{shown.name}"), None, ((back,),))
    return _ask(desk, shown)


def owed(desk: Desk) -> Screen | None:
    """The screen for what the seat owes just now, or None if it owes nothing of its own."""
    due = [shown for shown in SHOWN if shown.group == "owed" and _is_open(desk, shown)]
    if not due:
        return None
    screen = pick(desk, due[0])
    if len(due) == 1:
        return screen
    # More than one verb answers: the others stand as buttons below.
    more = tuple(
        Button(desk.w.say(f"ui.verb.{shown.name}"), desk.to("pick", shown.name))
        for shown in due[1:]
    )
    return Screen(screen.text, screen.picture, (*screen.rows, more))


def confirm(desk: Desk, shown: Shown, value: int) -> Screen:
    """A look at a chosen kind or seat."""
    w = desk.w
    what = _named(desk, shown, value)
    return Screen(
        w.say(f"ui.confirm.{shown.name}", what=what),
        None,
        (
            (
                Button(w.say("ui.button.yes"), desk.to("place", shown.name, value), "success"),
                Button(w.say("ui.button.back"), desk.to("pick", shown.name)),
            ),
        ),
    )


def _is_open(desk: Desk, shown: Shown) -> bool:
    return bool(desk.listed(shown.action) or desk.described(shown.action))


def _named(desk: Desk, shown: Shown, value: int) -> str:
    if shown.pick == "seat":
        return desk.who(Seat(value))
    return desk.w.card(desk.view.rules.cards[value].name)


def _menu(desk: Desk, shown: Shown) -> Screen:
    w = desk.w
    values = [getattr(action, shown.field) for action in desk.listed(shown.action)]
    options = [
        Option(_plain(desk, shown, value), str(value), _extra(desk, shown, value))
        for value in values
    ]
    rows: list[Menu | tuple[Button, ...]] = [
        Menu(desk.to("value", shown.name), w.say(f"ui.verb.{shown.name}"), tuple(options))
    ]
    if shown.group != "owed":
        rows.append((Button(w.say("ui.button.back"), desk.to("back", shown.group)),))
    return Screen(w.say(f"ui.choose.{shown.name}"), None, tuple(rows))


def _plain(desk: Desk, shown: Shown, value: int) -> str:
    """A menu shows no markdown, so names stand as they are."""
    if shown.pick == "seat":
        return bare(desk.who(Seat(value)))
    return _named(desk, shown, value)


def _extra(desk: Desk, shown: Shown, value: int) -> str | None:
    if shown.pick == "seat":
        return desk.w.say("ui.count.cards", count=desk.view.seats[value].hand_count)
    return None


def _ask(desk: Desk, shown: Shown) -> Screen:
    w = desk.w
    return Screen(
        w.say(f"ui.confirm.{shown.name}"),
        None,
        (
            (
                Button(w.say("ui.button.yes"), desk.to("do", shown.name), "success"),
                Button(w.say("ui.button.back"), desk.to("back", shown.group)),
            ),
        ),
    )
