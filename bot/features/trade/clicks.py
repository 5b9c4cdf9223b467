"""Buttons and menus of trades."""

from __future__ import annotations

from bot.chat.address import number, text
from bot.chat.screen import Screen
from bot.features.play import reading
from bot.features.play.private import value_of
from bot.features.trade import screens as trade
from bot.screens.context import ScreenContext
from game import Action
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.offer_trade import OfferTrade
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards


def _deal(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    shown, offer = reading.shown(context, args, "trade"), number(text(args, 1))
    return trade.deal(context, shown, offer, *_both(context, args[2:]))


def _counter(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    return trade.counter(context, number(text(args)))


def _answer(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    return trade.answered(context, number(text(values)))


def _offer(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    to = tuple(s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone)
    return OfferTrade(*_both(context, args[1:]), to, text(args) == "1")


def _offer_to(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    to = {reading.seat(context, value) for value in values}
    return OfferTrade(*_both(context, args), tuple(sorted(to)))


def _proposes(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    return ProposeTrade(*_both(context, args[1:]), reading.seat(context, text(args)))


def _counters(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    return CounterOffer(number(text(args)), *_both(context, args[1:]))


def _both(context: ScreenContext, args: tuple[str, ...]) -> tuple[Cards, Cards]:
    """The cards given, and the cards wanted for them."""
    return reading.vector(context, text(args)), reading.vector(context, text(args, 1))


def _exchange(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    give, _, get = value_of(args, values).partition(".")
    shown = reading.shown(context, args, "exchange")
    return shown.action(give=reading.kind(context, give), get=reading.kind(context, get))


def _mine(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    what, rest = text(values)[:1], text(values)[1:]
    if what == "x":
        return CancelOffer(number(rest))
    offer, _, taker = rest.partition(".")
    return ChooseTaker(number(offer), reading.seat(context, taker))


OPENS = {
    "deal": _deal,
    "only": lambda context, args, values: trade.only(context, *_both(context, args)),
    "counter": _counter,
    "answer": _answer,
}
MAKES = {
    "offer": _offer,
    "offerto": _offer_to,
    "proposes": _proposes,
    "counters": _counters,
    "exchange": _exchange,
    "mine": _mine,
    "accept": lambda context, args, values: AcceptOffer(number(text(args))),
    "decline": lambda context, args, values: DeclineOffer(number(text(args))),
}
ACTIONS = {"hush": lambda _: HushOffers(), "accept": AcceptOffer, "decline": DeclineOffer}
PUBLIC = {
    "counter": lambda context, offer, values: trade.counter(context, number(offer)),
    "answer": lambda context, offer, values: trade.answered(context, number(text(values))),
}
