"""Formats and setups in a line of words."""

from __future__ import annotations

from bot.screens.named import boxes_text, value_text
from bot.table.server.formats import LAST, Format, name_of
from bot.table.server.setups import Setup, options_of
from game import boxes_of
from words import Words


def title(one: Format, w: Words) -> str:
    """The name of a format in a menu."""
    return w.say("ui.setup.last") if one.key == LAST else name_of(one, w)


def line(one: Format, w: Words) -> str:
    """A format in one line; of a saved one, everything that isn't the default."""
    return summed(one.setup, w) if one.is_saved else w.say(f"format.{one.key}.about")


def summed(setup: Setup, w: Words) -> str:
    """The boxes of a setup, and every option that differs from its default."""
    rules = {rule.name: rule for rule in options_of(setup.modules, setup.options)}
    given = {**setup.options, **setup.settings}
    changed = [
        f"{w.say(f'option.{name}')}: {value_text(w, name, given[name], setup.modules)}"
        for name, rule in rules.items()
        if name in given and given[name] in rule.values and given[name] != rule.default
    ]
    return " · ".join((boxes_text(w, boxes_of(setup.modules)), *changed))
