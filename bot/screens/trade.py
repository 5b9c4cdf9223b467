"""
Trading by thumb: cards to give, cards to get, to whom; and the bank's rates as one menu.

What is chosen stands in the address of the next button, so a restart in between loses nothing.
"""

from __future__ import annotations

from typing import Any

from bot.screens.cards import packed
from bot.screens.context import ScreenContext
from bot.screens.screen import MENU, Button, Menu, Option, Row, Screen
from bot.screens.shown import shown_in
from bot.screens.verb import Shown
from bot.tables.refusals import Stale
from game.base.bank_trade import TradeWithBank
from game.base.offer_trade import OfferTrade
from game.base.parts import Offer, Offers
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards, Seat
from words import bare

COPIES = 4
"""So many cards of a kind a menu lets one ask for."""


def main(context: ScreenContext) -> Screen:
    """All ways to trade, and what is open; off turn one may only make and answer offers."""
    w = context.w
    lines = [w.say("ui.trade.title"), *_rates(context)]
    if context.seat == context.view.turn:
        buttons = [
            Button(w.say("ui.button.offer"), context.to("pick", OfferTrade.__name__), "primary"),
            Button(w.say("ui.button.bank"), context.to("pick", TradeWithBank.__name__), "primary"),
        ]
        buttons += [
            Button(
                w.say(f"ui.verb.{shown.name}"),
                context.to("pick", shown.name),
                "primary" if context.listed(shown.action) else "secondary",
            )
            for shown in shown_in(context.view.rules)
            if shown.pick == "exchange" and shown.action is not TradeWithBank
        ]
    else:
        to = context.to("pick", ProposeTrade.__name__)
        buttons = [Button(w.say("ui.button.offer"), to, "primary")]
    rows: list[Row] = [tuple(buttons)]
    open_now = context.view.part(Offers).open
    if own := [offer for offer in open_now if offer.seat == context.seat]:
        options = []
        for offer in own:
            options.append(
                Option(w.say("ui.trade.cancel", offer=spoken(context, offer)), f"x{offer.id}")
            )
            options += [
                Option(
                    w.say("ui.trade.take", offer=offer.id, player=_bare(context, seat)),
                    f"t{offer.id}.{int(seat)}",
                )
                for seat in offer.accepted
            ]
        rows.append(Menu(context.to("mine"), w.say("ui.trade.mine"), tuple(options)))
    if waiting := [offer for offer in open_now if context.seat in offer.to]:
        options = [Option(_from(context, offer), str(offer.id)) for offer in waiting]
        rows.append(Menu(context.to("answer"), w.say("ui.menu.offer"), tuple(options)))
    return Screen("\n".join(lines), None, tuple(rows))


def choose(context: ScreenContext, shown: Shown, offer: int = 0) -> Screen:
    """The first screen of a trade: what to give."""
    w, names = context.w, _names(context)
    hand = context.view.seats[context.seat].hand or ()
    options = [
        Option(w.card(names[kind]), f"{kind}.{i}")
        for kind, have in enumerate(hand)
        for i in range(have)
    ]
    if len(options) > MENU:
        options = [o for o in options if int(o.value.split(".")[1]) < COPIES][:MENU]
    back = (Button(w.say("ui.button.back"), context.to("back", "trade")),)
    if not options:
        return Screen(w.say("ui.trade.empty"), None, (back,))
    menu = Menu(
        context.to("gives", shown.name, offer),
        w.say("ui.menu.give"),
        tuple(options),
        1,
        len(options),
    )
    return Screen(
        w.say(f"ui.choose.{shown.name}"),
        None,
        (menu, back),
    )


def get(context: ScreenContext, shown: Shown, offer: int, give: Cards) -> Screen:
    """The second screen of an offer: what to get."""
    w, names = context.w, _names(context)
    options = tuple(
        Option(w.card(names[kind]), f"{kind}.{i}")
        for kind, given in enumerate(give)
        if not given
        for i in range(COPIES if len(give) * COPIES <= MENU else 1)
    )[:MENU]
    back = context.to("counter", offer) if offer else context.to("pick", shown.name)
    buttons = (Button(w.say("ui.button.back"), back),)
    if not options:
        return Screen(w.say("ui.trade.all_kinds"), None, (buttons,))
    text = w.say("ui.trade.get", give=w.cards(give, context.view.rules))
    menu = Menu(
        context.to("get", shown.name, offer, packed(give)),
        w.say("ui.menu.get"),
        options,
        1,
        len(options),
    )
    return Screen(text, None, (menu, buttons))


def whom(context: ScreenContext, shown: Shown, offer: int, give: Cards, get_: Cards) -> Screen:
    """The last screen of an offer: to whom, and whether the first yes settles it."""
    w, rules = context.w, context.view.rules
    both = (packed(give), packed(get_))
    text = w.say("ui.trade.check", give=w.cards(give, rules), get=w.cards(get_, rules))
    if offer:
        yes = Button(w.say("ui.button.offer"), context.to("counters", offer, *both), "success")
        back = Button(w.say("ui.button.back"), context.to("counter", offer))
        return Screen(text, None, ((yes, back),))
    if shown.action is ProposeTrade:
        return _propose(context, shown, give, get_)
    others = [s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone]
    options = tuple(Option(_bare(context, seat), str(int(seat))) for seat in others)
    return Screen(
        text,
        None,
        (
            (
                Button(w.say("ui.button.offer_all"), context.to("offer", "0", *both), "success"),
                Button(w.say("ui.button.offer_choose"), context.to("offer", "1", *both), "primary"),
                Button(w.say("ui.button.back"), context.to("pick", "OfferTrade")),
            ),
            Menu(context.to("offerto", *both), w.say("ui.menu.only"), options, 1, len(options)),
        ),
    )


def _propose(context: ScreenContext, shown: Shown, give: Cards, get_: Cards) -> Screen:
    """The last screen of a proposal, which goes to who is on turn now, and to nobody later."""
    w, rules, turn = context.w, context.view.rules, context.view.turn
    text = w.say(
        "ui.trade.propose",
        player=context.who(turn),
        give=w.cards(give, rules),
        get=w.cards(get_, rules),
    )
    to = context.to("proposes", int(turn), packed(give), packed(get_))
    yes = Button(w.say("ui.button.offer"), to, "success")
    back = Button(w.say("ui.button.back"), context.to("pick", shown.name))
    return Screen(text, None, ((yes, back),))


def spoken(context: ScreenContext, offer: Offer) -> str:
    """An offer in a few words: ``#3 2 wood → 1 ore``."""
    w, rules = context.w, context.view.rules
    return f"#{offer.id} {w.cards(offer.give, rules)} → {w.cards(offer.get, rules)}"


def answered(context: ScreenContext, number: int) -> Screen:
    """
    What there is to do about the offer of this number.

    :raises Stale: if it is open no more.
    """
    found = context.view.part(Offers).find(number)
    if found is None:
        raise Stale
    # One's own offer is not answered: it can be taken back, or given to who has said yes.
    return main(context) if found.seat == context.seat else answer(context, found)


def answer(context: ScreenContext, offer: Offer) -> Screen:
    """One offer with the answers to it, for somebody it goes to."""
    w = context.w
    text = w.say(
        "ui.offer.counter" if offer.counters else "ui.offer.line",
        offer=offer.id,
        player=context.who(offer.seat),
        give=w.cards(offer.give, context.view.rules),
        get=w.cards(offer.get, context.view.rules),
        to=w.join(context.who(seat) for seat in offer.to),
    )
    buttons = [
        Button(w.say("ui.button.accept"), context.to("accept", offer.id), "success"),
        Button(w.say("ui.button.decline"), context.to("decline", offer.id), "danger"),
    ]
    if offer.counters is None:
        buttons.append(Button(w.say("ui.button.counter"), context.to("counter", offer.id)))
    return Screen(text, None, (tuple(buttons),))


def _from(context: ScreenContext, offer: Offer) -> str:
    w, rules = context.w, context.view.rules
    return w.say(
        "ui.offer.short",
        offer=offer.id,
        player=_bare(context, offer.seat),
        give=w.cards(offer.give, rules),
        get=w.cards(offer.get, rules),
    )


def exchange(context: ScreenContext, shown: Shown) -> Screen:
    """Every exchange of cards of one kind for one of another, as a menu."""
    w, names = context.w, _names(context)
    found: list[Any] = context.listed(shown.action)
    back = (Button(w.say("ui.button.back"), context.to("back", "trade")),)
    if not found:
        return Screen("\n".join((w.say("ui.trade.none"), *_rates(context))), None, (back,))
    options = tuple(
        Option(
            w.say(
                "ui.trade.line",
                count=shown.rate or context.rates[action.give],
                give=w.noun(f"card.{names[action.give]}"),
                get=w.noun(f"card.{names[action.get]}"),
            ),
            f"{action.give}.{action.get}",
        )
        for action in found
    )
    pages = [options[i : i + MENU] for i in range(0, len(options), MENU)]
    menus = tuple(
        Menu(context.to("exchange", shown.name, page), w.say("ui.menu.bank"), options)
        for page, options in enumerate(pages)
    )
    return Screen(w.say(f"ui.choose.{shown.name}"), None, (*menus, back))


def _rates(context: ScreenContext) -> list[str]:
    names = _names(context)
    at: dict[int, list[str]] = {}
    for kind, rate in enumerate(context.rates):
        at.setdefault(rate, []).append(context.w.card(names[kind]))
    spoken_ = " · ".join(f"{rate}:1 {', '.join(at[rate])}" for rate in sorted(at))
    return [context.w.say("ui.trade.rates", rates=spoken_)]


def _names(context: ScreenContext) -> list[str]:
    return [kind.name for kind in context.view.rules.cards]


def _bare(context: ScreenContext, seat: Seat) -> str:
    return bare(context.who(seat))
