"""Exchanges with the bank: cards of one kind for one of another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.chat import choices
from bot.chat.choices import Page, picked
from bot.chat.screen import ROW, Button, Option, Row, Screen
from bot.screens import leads, reading
from bot.screens.clicked import Makes
from bot.screens.context import ScreenContext
from bot.screens.shown import BY_NAME, shown_in
from bot.screens.verb import Shown
from game import Action
from game.base.bank_trade import TradeWithBank


class Exchange(leads.Exchange, Makes):
    """Exchange cards of one kind for one of another."""

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The exchange of these kinds."""
        shown = reading.shown(context, self.verb, "exchange")
        pair = leads.KindPair.read(picked(self.kinds, values))
        give, get = reading.kind(context, pair.give), reading.kind(context, pair.get)
        return shown.action(give=give, get=get)


def exchanging(verb: str, value: str | Page) -> Exchange:
    """The exchange of an option, or of a menu with several."""
    return Exchange(verb, value if isinstance(value, Page) else leads.KindPair.read(value))


def exchange(context: ScreenContext, shown: Shown) -> Screen:
    """Every exchange of cards of one kind for one of another."""
    back = (Button(context.w.say("ui.button.back"), context.to(leads.TRADE)),)
    found = _exchanges(context, shown)
    if not found:
        text = "\n".join((context.w.say("ui.trade.none"), *rates(context)))
        return Screen(text, None, (back,))
    return Screen(context.w.say(f"ui.choose.{shown.name}"), None, (*found, back))


def rows(context: ScreenContext) -> list[Row]:
    """The bank's trades that can be made now."""
    bank = BY_NAME[TradeWithBank.__name__]
    return _exchanges(context, bank, ROW)[:1] if bank in shown_in(context.view.rules) else []


def _exchanges(context: ScreenContext, shown: Shown, named: int = 0) -> list[Row]:
    """Every exchange; up to *named* of them say that they are the bank's, next to other buttons."""
    found: list[Any] = context.listed(shown.action)
    is_named = len(found) <= named
    options = [traded(context, shown, action, is_named=is_named) for action in found]
    if not options:
        return []
    return choices.rows(
        options,
        lambda value: context.to(exchanging(shown.name, value)),
        context.w.say("ui.menu.bank"),
    )


def traded(context: ScreenContext, shown: Shown, action: Any, *, is_named: bool) -> Option:
    """An option with the cards that one exchange gives and gets, maybe with the bank's name."""
    w, names = context.w, _names(context)
    said = w.say(
        "ui.trade.line",
        count=shown.rate or context.rates[action.give],
        give=w.noun(f"card.{names[action.give]}"),
        get=w.noun(f"card.{names[action.get]}"),
    )
    said = w.say("ui.trade.bank", trade=said) if is_named else said
    return Option(w.icon(names[action.give], said), str(leads.KindPair(action.give, action.get)))


def rates(context: ScreenContext) -> list[str]:
    """A line with the number of cards that each kind costs at the bank."""
    names = _names(context)
    at: dict[int, list[str]] = {}
    for kind, rate in enumerate(context.rates):
        at.setdefault(rate, []).append(context.w.card(names[kind]))
    if len(at) == 1:
        return [context.w.say("ui.trade.rate", rate=context.rates[0])]
    spoken_ = " · ".join(f"{rate}:1 {', '.join(at[rate])}" for rate in sorted(at))
    return [context.w.say("ui.trade.rates", rates=spoken_)]


def _names(context: ScreenContext) -> list[str]:
    return [kind.name for kind in context.view.rules.cards]
