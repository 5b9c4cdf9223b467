"""
Trading by buttons: offers worth making, the bank's trades, and offers built card by card.

Each choice is kept in the address of the next button, so a restart in between loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt
from typing import Any, Final

from bot.chat import choices
from bot.chat.address import Address
from bot.chat.refusals import Stale
from bot.chat.screen import ROW, Button, Menu, Option, Row, Screen, capital
from bot.features.trade import clicks
from bot.screens import hints, leads
from bot.screens.cards import of_kind
from bot.screens.context import ScreenContext, hand_line
from bot.screens.shown import BY_NAME, shown_in
from bot.screens.verb import Shown
from game.base.bank_trade import TradeWithBank
from game.base.counter_offer import CounterOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offer, Offers
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards, Seat
from words import bare

COPIES = 9
"""Maximum number of cards of a kind that one can ask for by buttons."""

SUGGESTED, FAR = 3, 2
"""Maximum number of suggested offers, and of cards missing for the things they help to build."""

OF_BANK = 2
"""Maximum number of the bank's trades on buttons, if the rest are in a menu."""


HERE: Final = leads.Back("trade")
"""Leads back to all ways to trade."""


def main(context: ScreenContext) -> Screen:
    """All ways to trade, and the open offers; off turn, the bank and suggestions are left out."""
    w = context.w
    lines = [w.say("ui.trade.title"), hand_line(context), *_rates(context)]
    rows: list[Row] = []
    back = Button(w.say("ui.button.back"), context.to(leads.HOME))
    if context.seat == context.view.turn:
        if rows_of_bank := _bank(context):
            lines.append(w.say("ui.choose.TradeWithBank"))
        rows += [*_suggestions(context), *rows_of_bank]
        buttons = [
            Button(w.say("ui.button.offer"), context.to(leads.Pick(OfferTrade.__name__)), "primary")
        ]
        buttons += [
            Button(w.say(f"ui.verb.{shown.name}"), context.to(leads.Pick(shown.name)))
            for shown in shown_in(context.view.rules)
            if shown.pick == "exchange" and shown.action is not TradeWithBank
            if context.listed(shown.action)
        ]
    else:
        to = context.to(leads.Pick(ProposeTrade.__name__))
        buttons = [Button(w.say("ui.button.offer"), to, "primary")]
    rows.append((*buttons, back))
    open_now = context.view.part(Offers).open
    if own := [offer for offer in open_now if offer.seat == context.seat]:
        options = []
        for offer in own:
            options.append(
                Option(
                    w.say("ui.trade.cancel", offer=spoken(context, offer)),
                    str(clicks.Closing(offer.id)),
                )
            )
            options += [
                Option(
                    w.say("ui.trade.take", offer=offer.id, player=_bare(context, seat)),
                    str(clicks.Closing(offer.id, int(seat))),
                    hints.standing(context, seat),
                )
                for seat in offer.accepted
            ]
        rows.append(Menu(context.to(clicks.Mine()), w.say("ui.trade.mine"), tuple(options)))
    waiting = [offer for offer in open_now if context.seat in offer.to]
    if len(waiting) == 1 and not own:
        alone = answer(context, waiting[0])
        lines.append(alone.text)
        rows += alone.rows
    elif waiting:
        options = [Option(_from(context, offer), str(offer.id)) for offer in waiting]
        rows.append(Menu(context.to(clicks.Answer()), w.say("ui.menu.offer"), tuple(options)))
    return Screen("\n".join(lines), None, tuple(rows))


def choose(context: ScreenContext, shown: Shown) -> Screen:
    """A new, empty offer."""
    nothing = (0,) * len(context.view.rules.cards)
    return deal(context, shown, 0, nothing, nothing)


def counter(context: ScreenContext, number: int) -> Screen:
    """
    A counter-offer: the offer turned round, as far as the hand allows.

    :raises Stale: if the offer is no longer open.
    """
    offer = context.view.part(Offers).find(number)
    if offer is None:
        raise Stale
    hand = context.view.seats[context.seat].hand or (0,) * len(offer.get)
    give = tuple(min(asked, have) for asked, have in zip(offer.get, hand, strict=True))
    return deal(context, BY_NAME[CounterOffer.__name__], number, give, offer.give)


def deal(context: ScreenContext, shown: Shown, offer: int, give: Cards, get: Cards) -> Screen:
    """
    An offer being built: each button adds a card, and the last row makes the offer.

    Off turn, it is a proposal to the player whose turn it is. With the number of an *offer*, it
    counters that one.

    :raises Stale: if the hand no longer has the cards to give, or too many are asked for.
    """
    w, rules = context.w, context.view.rules
    _check(context, give, get)
    hand = context.view.seats[context.seat].hand or ()
    if not any(hand):
        back = Button(w.say("ui.button.back"), context.to(HERE))
        return Screen(w.say("ui.trade.empty"), None, ((back,),))
    kinds = range(len(rules.cards))

    def more(cards: Cards, kind: int) -> Cards:
        return tuple(count + (other == kind) for other, count in enumerate(cards))

    def to(give: Cards, get: Cards) -> Address:
        return context.to(clicks.Deal(shown.name, offer, give, get))

    def named(sign: str, kind: int) -> str:
        name = rules.cards[kind].name
        return w.icon(name, f"{sign} {capital(w.card(name))}")

    gives = [
        Button(named("−", kind), to(more(give, kind), get), "danger")
        for kind in kinds
        if hand[kind] > give[kind] and not get[kind]
    ]
    gets = [
        Button(named("+", kind), to(give, more(get, kind)), "success")
        for kind in kinds
        if not give[kind] and get[kind] < COPIES
    ]
    rows: list[Row] = [*_in_rows(gives), *_in_rows(gets)]
    return Screen(
        _said(context, shown, give, get), None, (*rows, _end(context, shown, offer, give, get))
    )


def _check(context: ScreenContext, give: Cards, get: Cards) -> None:
    hand = context.view.seats[context.seat].hand or ()
    if any(map(gt, give, hand)) or any(count > COPIES for count in get):
        raise Stale


def _said(context: ScreenContext, shown: Shown, give: Cards, get: Cards) -> str:
    """The content of an offer so far, or the question for what is missing."""
    w, rules = context.w, context.view.rules
    if not any(give) and not any(get):
        return w.say(f"ui.choose.{shown.name}")
    if not any(give) or not any(get):
        asked = "ui.menu.get" if any(give) else "ui.menu.give"
        so_far = w.say("ui.trade.gives", give=w.cards(give, rules)) if any(give) else ""
        so_far = so_far or (w.say("ui.trade.gets", get=w.cards(get, rules)) if any(get) else "")
        return "\n".join(line for line in (so_far, f"**{w.say(asked)}**") if line)
    facts = {"give": w.cards(give, rules), "get": w.cards(get, rules)}
    if shown.action is ProposeTrade:
        return w.say("ui.trade.propose", player=context.who(context.view.turn), **facts)
    return w.say("ui.trade.check", **facts)


def _end(
    context: ScreenContext, shown: Shown, offer: int, give: Cards, get: Cards
) -> tuple[Button, ...]:
    """The buttons that make a complete offer, empty it, or lead back."""
    w = context.w
    found: list[Button] = []
    if any(give) and any(get) and offer:
        found.append(
            Button(
                w.say("ui.button.offer"),
                context.to(clicks.MakeCounter(offer, give, get)),
                "primary",
            )
        )
    elif any(give) and any(get) and shown.action is ProposeTrade:
        turn = int(context.view.turn)
        found.append(
            Button(w.say("ui.button.offer"), context.to(clicks.Propose(turn, give, get)), "primary")
        )
    elif any(give) and any(get):
        found += [
            Button(
                w.say("ui.button.offer_all"),
                context.to(clicks.MakeOffer(False, give, get)),
                "primary",
            ),
            Button(w.say("ui.button.offer_choose"), context.to(clicks.MakeOffer(True, give, get))),
            Button(w.say("ui.button.offer_only"), context.to(clicks.Only(give, get))),
        ]
    if any(give) or any(get):
        nothing = (0,) * len(give)
        to = context.to(clicks.Deal(shown.name, offer, nothing, nothing))
        found.append(Button(w.say("ui.button.empty"), to))
    found.append(Button(w.say("ui.button.back"), context.to(HERE)))
    return tuple(found)


def only(context: ScreenContext, give: Cards, get: Cards) -> Screen:
    """
    The menu of players for an offer that doesn't go to everyone.

    :raises Stale: as `deal` does.
    """
    _check(context, give, get)
    w, rules = context.w, context.view.rules
    text = w.say("ui.trade.check", give=w.cards(give, rules), get=w.cards(get, rules))
    others = [s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone]
    options = tuple(
        Option(context.label(seat), str(int(seat)), hints.standing(context, seat))
        for seat in others
    )
    menu = Menu(
        context.to(clicks.OfferTo(give, get)), w.say("ui.menu.only"), options, 1, len(options)
    )
    back = Button(
        w.say("ui.button.back"), context.to(clicks.Deal(OfferTrade.__name__, 0, give, get))
    )
    return Screen(text, None, (menu, (back,)))


def suggested(context: ScreenContext) -> list[tuple[Cards, Cards]]:
    """Offers worth making, one card for one; those for things that lack fewest cards come first."""
    kinds = len(context.view.rules.cards)
    best = _worthwhile(context, (1,) * kinds)[:SUGGESTED]
    return [(of_kind(give, 1, kinds), of_kind(get, 1, kinds)) for give, get in best]


def _worthwhile(context: ScreenContext, rates: Sequence[int]) -> list[tuple[int, int]]:
    """
    Pairs of kinds to give and to get: a card missing for something to build, for a spare one.

    *rates* says how many cards of each kind are given for one.
    """
    rules, hand = context.view.rules, context.view.seats[context.seat].hand or ()
    found: dict[tuple[int, int], int] = {}
    for price in map(context.price, shown_in(rules)):
        lacks = [kind for kind, count in enumerate(price) if hand[kind] < count]
        missing = sum(max(0, count - hand[kind]) for kind, count in enumerate(price))
        over = [(hand[kind] - count) // rates[kind] for kind, count in enumerate(price)]
        if not 0 < missing <= FAR or max(over) <= 0:
            continue
        give = over.index(max(over))
        for get in lacks:
            found[give, get] = min(missing, found.get((give, get), FAR))
    return sorted(found, key=lambda both: (found[both], -hand[both[0]], both))


def _suggestions(context: ScreenContext) -> tuple[Row, ...]:
    """A row of buttons with offers worth making, and some of the bank's trades."""
    w, rules = context.w, context.view.rules
    found = tuple(
        Button(
            w.say("ui.trade.suggest", give=w.cards(give, rules), get=w.cards(get, rules)),
            context.to(clicks.MakeOffer(False, give, get)),
            "success",
        )
        for give, get in suggested(context)
    )
    found += tuple(_of_bank(context))
    return (found,) if found else ()


def _of_bank(context: ScreenContext) -> list[Button]:
    """The bank's trades worth making, if there are too many trades for buttons."""
    open_now: list[Any] = context.listed(TradeWithBank)
    pairs = {(action.give, action.get): action for action in open_now}
    if len(pairs) <= ROW:
        return []
    best = [both for both in _worthwhile(context, context.rates) if both in pairs][:OF_BANK]
    name = TradeWithBank.__name__
    options = [_traded(context, BY_NAME[name], pairs[both]) for both in best]
    return [
        Button(each.label, context.to(clicks.exchange(name, each.value)), "primary")
        for each in options
    ]


def _in_rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[i : i + ROW]) for i in range(0, len(buttons), ROW)]


def spoken(context: ScreenContext, offer: Offer) -> str:
    """An offer in a few words: ``#3 2 wood → 1 ore``."""
    w, rules = context.w, context.view.rules
    return f"#{offer.id} {w.cards(offer.give, rules)} → {w.cards(offer.get, rules)}"


def answered(context: ScreenContext, number: int) -> Screen:
    """
    The reader's choices about the offer of this number.

    :raises Stale: if it is no longer open.
    """
    found = context.view.part(Offers).find(number)
    if found is None:
        raise Stale
    # A player's own offer can't be answered, only canceled or closed with one who accepted it.
    return main(context) if found.seat == context.seat else answer(context, found)


def answer(context: ScreenContext, offer: Offer) -> Screen:
    """One offer with the possible answers, for a player it goes to."""
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
        Button(w.say("ui.button.accept"), context.to(clicks.Accept(offer.id)), "success"),
        Button(w.say("ui.button.decline"), context.to(clicks.Decline(offer.id)), "danger"),
    ]
    if offer.counters is None:
        buttons.append(Button(w.say("ui.button.counter"), context.to(clicks.Counter(offer.id))))
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
    """Every exchange of cards of one kind for one of another."""
    back = (Button(context.w.say("ui.button.back"), context.to(HERE)),)
    found = _exchanges(context, shown)
    if not found:
        text = "\n".join((context.w.say("ui.trade.none"), *_rates(context)))
        return Screen(text, None, (back,))
    return Screen(context.w.say(f"ui.choose.{shown.name}"), None, (*found, back))


def _bank(context: ScreenContext) -> list[Row]:
    """The bank's trades that can be made now."""
    bank = BY_NAME[TradeWithBank.__name__]
    return _exchanges(context, bank)[:1] if bank in shown_in(context.view.rules) else []


def _exchanges(context: ScreenContext, shown: Shown) -> list[Row]:
    found: list[Any] = context.listed(shown.action)
    options = [_traded(context, shown, action) for action in found]
    if not options:
        return []
    return choices.rows(
        options,
        lambda value: context.to(clicks.exchange(shown.name, value)),
        context.w.say("ui.menu.bank"),
    )


def _traded(context: ScreenContext, shown: Shown, action: Any) -> Option:
    """An option with the cards that one exchange gives and gets."""
    w, names = context.w, _names(context)
    said = w.say(
        "ui.trade.line",
        count=shown.rate or context.rates[action.give],
        give=w.noun(f"card.{names[action.give]}"),
        get=w.noun(f"card.{names[action.get]}"),
    )
    return Option(w.icon(names[action.give], said), str(clicks.Pair(action.give, action.get)))


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


SCREENS = {"trade": main}
PICKS = {"exchange": exchange, "trade": choose}
"""The screens that choose for a verb, by the kind of choice."""
