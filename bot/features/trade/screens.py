"""Trading by buttons: offers worth making, the bank's trades, and answers to open offers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bot.chat.address import number, text
from bot.chat.operation import Part
from bot.chat.refusals import Stale
from bot.chat.screen import ROW, Button, Menu, Option, Row, Screen
from bot.features.trade import bank, deal
from bot.screens import leads, reading
from bot.screens.choosing import hints
from bot.screens.choosing.cards import of_kind
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext, hand_line
from bot.screens.shown import BY_NAME, shown_in
from game import Action
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.decline_offer import DeclineOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offer, Offers
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards, covers

SUGGESTED, FAR = 3, 2
"""Maximum number of suggested offers, and of cards missing for the things they help to build."""

OF_BANK = 2
"""Maximum number of the bank's trades on buttons, if the rest are in a menu."""


class Answer(Opens, op="answer"):
    """Choose an offer to answer, in a menu."""

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The possible answers to the chosen offer."""
        return answered(context, number(text(values)))


@dataclass(frozen=True, slots=True)
class Closing(Part):
    """How an own offer is closed: with a taker, or canceled if there is none."""

    offer: int
    taker: int | None = None

    def __str__(self) -> str:
        """As an option holds it."""
        return f"x{self.offer}" if self.taker is None else f"t{self.offer}.{self.taker}"

    @classmethod
    def read(cls, part: str) -> Closing:
        """:raises Stale: if *part* is nothing like it."""
        what, rest = part[:1], part[1:]
        if what == "x":
            return cls(number(rest))
        if what != "t":
            raise Stale
        offer, _, taker = rest.partition(".")
        return cls(number(offer), number(taker))


class Mine(Makes, op="mine"):
    """Close an own offer, as chosen in the menu."""

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The end of the chosen offer."""
        how = Closing.read(text(values))
        if how.taker is None:
            return CancelOffer(how.offer)
        return ChooseTaker(how.offer, reading.seat(context, how.taker))


class Taker(Makes, op="taker"):
    """Trade with one of those who have accepted an own offer."""

    offer: int
    taker: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The end of the offer, with that taker."""
        return ChooseTaker(self.offer, reading.seat(context, self.taker))


class Accept(Makes, op="accept"):
    """Accept an offer."""

    offer: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The answer yes."""
        return AcceptOffer(self.offer)


class Decline(Makes, op="decline"):
    """Decline an offer."""

    offer: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The answer no."""
        return DeclineOffer(self.offer)


def main(context: ScreenContext) -> Screen:
    """All ways to trade, and the open offers; off turn, the bank and suggestions are left out."""
    w = context.w
    hand = w.say("ui.panel", hand=hand_line(context))
    lines = [w.say("ui.trade.title"), hand, *bank.rates(context)]
    has_offers = OfferTrade in context.view.rules.verbs
    if not has_offers:
        lines.append(w.say("ui.trade.bank_only"))
    rows: list[Row] = []
    back = Button(w.say("ui.button.back"), context.to(leads.HOME))
    if context.seat == context.view.turn:
        to = context.to(leads.Pick(OfferTrade.__name__))
        make = Button(w.say("ui.button.offer"), to, "primary")
        others = [
            Button(w.say(f"ui.verb.{shown.name}"), context.to(leads.Pick(shown.name)))
            for shown in shown_in(context.view.rules)
            if shown.pick == "exchange" and shown.action is not TradeWithBank
            if context.listed(shown.action)
        ]
        best = _of_bank(context)[: ROW - len(others) - 1]
        # Those who have accepted come first, then the other players, then the bank.
        offers = _takers(context)[: ROW - 1] or _suggestions(context)
        rows += [(*offers, make)] if has_offers else []
        rows += [*bank.rows(context), (*best, *others, back)]
    elif not has_offers:
        rows.append((back,))
    else:
        to = context.to(leads.Pick(ProposeTrade.__name__))
        rows.append((Button(w.say("ui.button.offer"), to, "primary"), back))
    open_now = context.view.part(Offers).open
    if own := [offer for offer in open_now if offer.seat == context.seat]:
        options = []
        for offer in own:
            options.append(
                Option(
                    w.say("ui.trade.cancel", offer=spoken(context, offer)),
                    str(Closing(offer.id)),
                )
            )
            options += [
                Option(
                    w.say("ui.trade.take", offer=offer.id, player=context.label(seat)),
                    str(Closing(offer.id, int(seat))),
                    hints.standing(context, seat),
                )
                for seat in offer.accepted
            ]
        rows.append(Menu(context.to(Mine()), w.say("ui.trade.mine"), tuple(options)))
    waiting = [offer for offer in open_now if context.seat in offer.to]
    if len(waiting) == 1 and not own:
        alone = answer(context, waiting[0])
        lines.append(alone.text)
        rows += alone.rows
    elif waiting:
        options = [Option(_from(context, offer), str(offer.id)) for offer in waiting]
        rows.append(Menu(context.to(Answer()), w.say("ui.menu.offer"), tuple(options)))
    return Screen("\n".join(lines), None, tuple(rows))


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


def _takers(context: ScreenContext) -> tuple[Button, ...]:
    """A button for each player who has accepted an own offer; it has the offer if there are two."""
    own = [o for o in context.view.part(Offers).open if o.seat == context.seat and o.accepted]
    key = "ui.trade.with" if len(own) == 1 else "ui.trade.take"
    return tuple(
        Button(
            context.w.say(key, offer=offer.id, player=context.label(seat)),
            context.to(Taker(offer.id, int(seat))),
            "success",
        )
        for offer in own
        for seat in offer.accepted
    )


def _suggestions(context: ScreenContext) -> tuple[Button, ...]:
    """Buttons with offers worth making."""
    w, rules = context.w, context.view.rules
    return tuple(
        Button(
            w.say("ui.trade.suggest", give=w.cards(give, rules), get=w.cards(get, rules)),
            context.to(deal.MakeOffer(False, give, get)),
            "success",
        )
        for give, get in suggested(context)
    )


def _of_bank(context: ScreenContext) -> list[Button]:
    """The bank's trades worth making, if there are too many trades for buttons."""
    open_now: list[Any] = context.listed(TradeWithBank)
    pairs = {(action.give, action.get): action for action in open_now}
    if len(pairs) <= ROW:
        return []
    best = [both for both in _worthwhile(context, context.rates) if both in pairs][:OF_BANK]
    name = TradeWithBank.__name__
    options = [bank.traded(context, BY_NAME[name], pairs[both], is_named=True) for both in best]
    return [
        Button(each.label, context.to(bank.exchanging(name, each.value)), "primary")
        for each in options
    ]


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
    buttons = [Button(w.say("ui.button.decline"), context.to(Decline(offer.id)), "danger")]
    if covers(context.view.seats[context.seat].hand or (), offer.get):
        accept = Button(w.say("ui.button.accept"), context.to(Accept(offer.id)), "success")
        buttons.insert(0, accept)
    else:
        text = "\n".join((text, w.say("ui.offer.lacks")))
    if offer.counters is None:
        buttons.append(Button(w.say("ui.button.counter"), context.to(deal.Counter(offer.id))))
    return Screen(text, None, (tuple(buttons),))


def _from(context: ScreenContext, offer: Offer) -> str:
    w, rules = context.w, context.view.rules
    return w.say(
        "ui.offer.short",
        offer=offer.id,
        player=context.label(offer.seat),
        give=w.cards(offer.give, rules),
        get=w.cards(offer.get, rules),
    )


SCREENS = {"trade": main}
PICKS = {"exchange": bank.exchange, "trade": deal.choose}
"""The screens that choose for a verb, by the kind of choice."""
