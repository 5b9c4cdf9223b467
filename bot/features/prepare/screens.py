"""Screens for preparing an answer: the present choices, and the possible ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal

from bot.chat.operation import Operation
from bot.chat.screen import ROW, Button, Menu, Option, Row, Screen, capital
from bot.features.prepare.moments import BASE
from bot.features.prepare.preparation import PLAIN as UNNAMED
from bot.features.prepare.preparation import Preparation, group, named, thing
from bot.features.prepare.prepared import in_game, open_to
from bot.publish.posts.operations import Looks
from bot.screens import leads
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME
from game import Seat

OP: Final = "prepare"
"""The operation of all buttons and menus of these screens."""

SET: Final = "set"
PLAIN: Final = "plain"
ASK: Final = "ask"
"""The parts of a moment's screen: choose in a menu, answer without conditions, ask again."""

SEAT: Final = "seat"
"""The group of choices that are seats; other groups are kinds of card."""


class Prepare(Operation, op=OP):
    """Open all moments, or one; or prepare an answer for it."""

    moment: str | None = None
    what: Literal["set", "plain", "ask"] | None = None
    """The pressed part of the moment's screen."""
    group: str | None = None
    """The group of the choices in the pressed menu."""


class PreparePost(Looks, op=OP):
    """Open a moment from a post."""

    moment: str

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The moment; or the list, if it can't come for the seat."""
        return one(context, self.moment) if is_moment(context, self.moment) else main(context)


def main(context: ScreenContext) -> Screen:
    """All moments for which the seat can prepare an answer, with a button for the plain answer."""
    w, names = context.w, moments(context)
    lines = [standing(context, name) for name in names]
    plain = [_plain(context, name) for name in names if context.prepared.get(name) != ()]
    more = [
        Button(w.say(f"ui.button.prepare.{n}"), context.to(Prepare(n)), "primary") for n in names
    ]
    back = Button(w.say("ui.button.back"), context.to(leads.HOME))
    rows = (*_rows(plain), *_rows([*more, back]))
    return Screen("\n".join((*lines, *news(context))), None, rows)


def one(context: ScreenContext, name: str) -> Screen:
    """One moment: the present choices, and a menu for each group of choices."""
    moment, text = in_game(context.view.rules)[name], standing(context, name)
    return Screen(text, None, tuple(_controls(context, moment)))


def is_moment(context: ScreenContext, name: str) -> bool:
    """Whether this seat can prepare an answer for the moment *name*."""
    return name in moments(context)


def moments(context: ScreenContext) -> list[str]:
    """Names of the moments for which this seat can prepare an answer; those of boxes come first."""
    is_out = context.view.is_over or context.view.seats[context.seat].is_gone
    found = [] if is_out else open_to(context.view, context.seat, context.prepared)
    usual = {moment.name for moment in BASE}
    return sorted(found, key=usual.__contains__)


def opener(context: ScreenContext) -> tuple[Button, ...]:
    """A button that opens these screens, if there is anything to prepare."""
    button = Button(context.w.say("ui.button.prepare"), context.to(Prepare()))
    return (button,) if moments(context) else ()


def standing(context: ScreenContext, name: str) -> str:
    """The sentence about a moment's prepared answer."""
    chosen = context.prepared.get(name)
    if chosen is None:
        return context.w.say(f"ui.prepare.{name}.none")
    if not chosen:
        return context.w.say(f"ui.prepare.{name}.plain")
    said = []
    for of in dict.fromkeys(map(group, chosen)):
        things = [label(context, choice) for choice in chosen if group(choice) == of]
        said.append(context.w.say(f"ui.prepare.{name}.{of}", things=", ".join(things)))
    return " ".join(said)


def prepared(context: ScreenContext) -> Iterator[str]:
    """The sentences about all prepared answers, for the hand."""
    for name in moments(context):
        if name in context.prepared:
            yield standing(context, name)


def news(context: ScreenContext) -> Iterator[str]:
    """Lines about answers that were played or dropped since the reader's last action."""
    for name in dict.fromkeys(used.name for used in context.used):
        many = [used for used in context.used if used.name == name]
        if count := sum(not used.is_dropped for used in many):
            yield context.w.say(f"ui.prepare.{name}.used", count=count)
        if many[-1].is_dropped:
            yield context.w.say(f"ui.prepare.{name}.dropped")


def label(context: ScreenContext, choice: str) -> str:
    """The label of a choice: an action, a player, or a kind of card."""
    of, it = group(choice), thing(choice)
    if of == UNNAMED:
        return context.w.say(f"ui.verb.{it}") if it in BY_NAME else it
    return context.label(Seat(int(it))) if of == SEAT else context.w.card(it)


def choices(context: ScreenContext, moment: Preparation, of: str) -> list[str]:
    """The choices of a group; of seats, only other players still in the game."""
    found = [c for c in moment.choices(context.view.rules) if group(c) == of]
    if of != SEAT:
        return found
    gone = {str(int(seat.seat)) for seat in context.view.seats if seat.is_gone}
    return [c for c in found if thing(c) not in {str(int(context.seat)), *gone}]


def _controls(context: ScreenContext, moment: Preparation) -> Iterator[Row]:
    w, name, chosen = context.w, moment.name, context.prepared.get(moment.name)
    hidden = {of for of, other in moment.needs if not named(chosen or (), other)}
    for of in dict.fromkeys(map(group, moment.choices(context.view.rules))):
        if of in hidden:
            continue
        options = tuple(
            Option(capital(label(context, choice)), choice, is_default=choice in (chosen or ()))
            for choice in choices(context, moment, of)
        )
        to = context.to(Prepare(name, SET, of))
        most = 1 if of in moment.singles else len(options)
        yield Menu(to, w.say(f"ui.menu.prepare.{name}.{of}"), options, 1, most)
    ask = Button(w.say(f"ui.button.prepare.{name}.ask"), context.to(Prepare(name, ASK)))
    back = Button(w.say("ui.button.back"), context.to(Prepare()))
    plain = [_plain(context, name)] if chosen != () else []
    yield (*plain, *(() if chosen is None else (ask,)), back)


def _plain(context: ScreenContext, name: str) -> Button:
    said = context.w.say(f"ui.button.prepare.{name}.plain")
    return Button(said, context.to(Prepare(name, PLAIN)), "success")


def _rows(buttons: list[Button]) -> Iterator[Row]:
    for i in range(0, len(buttons), ROW):
        yield tuple(buttons[i : i + ROW])
