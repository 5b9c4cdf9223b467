"""Preparing an answer: what holds for a moment that may come, and what else can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.screens.context import ScreenContext
from bot.screens.screen import MENU, Button, Menu, Option, Row, Screen
from bot.screens.shown import BY_NAME
from bot.tables.prepared import in_game
from words import Words

OP: Final = "prepare"
"""The operation of whatever opens it or chooses."""

SET, PLAIN, ASK = "set", "plain", "ask"
"""What its controls do: choose in the menu, choose no condition, take it back."""


def main(context: ScreenContext) -> Screen:
    """All moments for which this seat can prepare an answer."""
    w, lines, rows = context.w, list[str](), list[Row]()
    for name in moments(context):
        lines.append(standing(context, name))
        rows += _controls(context, name)
    rows.append((Button(w.say("ui.button.back"), context.to("back", "panel")),))
    return Screen("\n".join((*lines, *news(context))), None, tuple(rows))


def moments(context: ScreenContext) -> list[str]:
    """Those moments, by name."""
    is_out = context.view.is_over or context.view.seats[context.seat].is_gone
    return [] if is_out else list(in_game(context.view.rules))


def opener(context: ScreenContext) -> tuple[Button, ...]:
    """A button that opens it, where there is something to prepare."""
    return tuple(
        Button(context.w.say(f"ui.button.prepare.{name}"), context.to(OP))
        for name in moments(context)
    )


def standing(context: ScreenContext, name: str) -> str:
    """What holds for a moment."""
    chosen = context.prepared.get(name)
    if chosen is None:
        return context.w.say(f"ui.prepare.{name}.none")
    if not chosen:
        return context.w.say(f"ui.prepare.{name}.plain")
    things = ", ".join(labels(context.w, chosen))
    return context.w.say(f"ui.prepare.{name}.unless", things=things)


def prepared(context: ScreenContext) -> Iterator[str]:
    """What holds of all that can be prepared, for the hand; nothing where nothing is."""
    for name in moments(context):
        if name in context.prepared:
            yield standing(context, name)


def news(context: ScreenContext) -> Iterator[str]:
    """What has become of prepared answers since the reader acted last."""
    for name in dict.fromkeys(used.name for used in context.used):
        many = [used for used in context.used if used.name == name]
        if count := sum(not used.is_dropped for used in many):
            yield context.w.say(f"ui.prepare.{name}.used", count=count)
        if many[-1].is_dropped:
            yield context.w.say(f"ui.prepare.{name}.dropped")


def labels(w: Words, names: Sequence[str]) -> list[str]:
    """What actions are called on their buttons."""
    return [w.say(f"ui.verb.{name}") for name in names if name in BY_NAME]


def _controls(context: ScreenContext, name: str) -> Iterator[Row]:
    w, choices = context.w, in_game(context.view.rules)[name].choices(context.view.rules)[:MENU]
    chosen = context.prepared.get(name)
    options = tuple(
        Option(label, choice, is_default=choice in (chosen or ()))
        for label, choice in zip(labels(w, choices), choices, strict=True)
    )
    to = context.to(OP, name, SET)
    yield Menu(to, w.say(f"ui.menu.prepare.{name}"), options, 1, len(options))
    plain = Button(w.say(f"ui.button.prepare.{name}.plain"), context.to(OP, name, PLAIN), "success")
    ask = Button(w.say(f"ui.button.prepare.{name}.ask"), context.to(OP, name, ASK))
    buttons = [plain] if chosen != () else []
    yield tuple(buttons if chosen is None else [*buttons, ask])
