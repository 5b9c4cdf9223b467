"""
Building an offer card by card: a proposal, a counter-offer, or an offer to all or some players.

Each choice is kept in the address of the next button, so a restart in between loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import gt

from bot.chat.address import Address, number
from bot.chat.refusals import Stale
from bot.chat.screen import ROW, Button, Menu, Option, Row, Screen, capital
from bot.screens import leads, reading
from bot.screens.choosing import hints
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext, hand_line
from bot.screens.shown import BY_NAME
from bot.screens.verb import Shown
from game import Action
from game.base.counter_offer import CounterOffer
from game.base.offer_trade import OfferTrade
from game.base.parts import Offers
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards, Seat

COPIES = 9
"""Maximum number of cards of a kind that one can ask for by buttons."""


class Deal(Opens, op="deal"):
    """Show an offer as it is so far."""

    verb: str
    offer: int
    """The offer that is countered; 0 if there is none."""
    give: tuple[int, ...]
    get: tuple[int, ...]

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer, with buttons for one more card."""
        shown = reading.shown(context, self.verb, "trade")
        return deal(context, shown, self.offer, *_both(context, self.give, self.get))


class Only(Opens, op="only"):
    """Choose the players whom an offer goes to."""

    give: tuple[int, ...]
    get: tuple[int, ...]

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The menu of players."""
        return only(context, *_both(context, self.give, self.get))


class Counter(Opens, op="counter"):
    """Counter an offer."""

    offer: int

    def opens(self, context: ScreenContext, values: Sequence[str]) -> Screen:
        """The offer turned round."""
        return counter(context, self.offer)


class MakeOffer(Makes, op="offer"):
    """Make an offer to everyone; perhaps to choose among those who accept."""

    chooses: bool
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The offer to all other players who are still in the game."""
        both = _both(context, self.give, self.get)
        return OfferTrade(*both, _others(context), self.chooses)


class OfferTo(Makes, op="offerto"):
    """Make an offer to the players chosen in the menu."""

    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The offer to the chosen players."""
        to = {reading.seat(context, number(value)) for value in values}
        return OfferTrade(*_both(context, self.give, self.get), tuple(sorted(to)))


class Propose(Makes, op="proposes"):
    """Propose a trade to the player whose turn it is."""

    seat: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The proposal to that player."""
        both = _both(context, self.give, self.get)
        return ProposeTrade(*both, reading.seat(context, self.seat))


class MakeCounter(Makes, op="counters"):
    """Make a counter-offer."""

    offer: int
    give: tuple[int, ...]
    get: tuple[int, ...]

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The counter-offer."""
        return CounterOffer(self.offer, *_both(context, self.give, self.get))


def _others(context: ScreenContext) -> tuple[Seat, ...]:
    """The other seats that are still in the game."""
    return tuple(s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone)


def _both(
    context: ScreenContext, give: tuple[int, ...], get: tuple[int, ...]
) -> tuple[Cards, Cards]:
    """The cards given, and the cards wanted for them."""
    return reading.vector(context, give), reading.vector(context, get)


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
        back = Button(w.say("ui.button.back"), context.to(leads.TRADE))
        return Screen(w.say("ui.trade.empty"), None, ((back,),))
    kinds = range(len(rules.cards))

    def more(cards: Cards, kind: int) -> Cards:
        return tuple(count + (other == kind) for other, count in enumerate(cards))

    def to(give: Cards, get: Cards) -> Address:
        return context.to(Deal(shown.name, offer, give, get))

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
    """The two sides of an offer so far, with the signs of the buttons for it."""
    w, rules = context.w, context.view.rules

    def said(key: str, cards: Cards) -> str:
        nothing = w.say("ui.trade.nothing")
        return w.say(key, cards=w.cards(cards, rules) if any(cards) else nothing)

    player = context.who(context.view.turn)
    head = w.say(f"ui.choose.{shown.name}", player=player)
    hand = w.say("ui.panel", hand=hand_line(context))
    return "\n".join((head, hand, said("ui.trade.gives", give), said("ui.trade.gets", get)))


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
                context.to(MakeCounter(offer, give, get)),
                "primary",
            )
        )
    elif any(give) and any(get) and shown.action is ProposeTrade:
        turn = int(context.view.turn)
        found.append(
            Button(w.say("ui.button.offer"), context.to(Propose(turn, give, get)), "primary")
        )
    elif any(give) and any(get):
        is_alone = len(_others(context)) == 1
        said = "ui.button.offer" if is_alone else "ui.button.offer_all"
        found.append(Button(w.say(said), context.to(MakeOffer(False, give, get)), "primary"))
        if not is_alone:
            found += [
                Button(w.say("ui.button.offer_choose"), context.to(MakeOffer(True, give, get))),
                Button(w.say("ui.button.offer_only"), context.to(Only(give, get))),
            ]
    if any(give) or any(get):
        nothing = (0,) * len(give)
        to = context.to(Deal(shown.name, offer, nothing, nothing))
        found.append(Button(w.say("ui.button.empty"), to))
    found.append(Button(w.say("ui.button.back"), context.to(leads.TRADE)))
    return tuple(found)


def only(context: ScreenContext, give: Cards, get: Cards) -> Screen:
    """
    The menu of players for an offer that doesn't go to everyone.

    :raises Stale: as `deal` does.
    """
    _check(context, give, get)
    w = context.w
    text = _said(context, BY_NAME[OfferTrade.__name__], give, get)
    options = tuple(
        Option(context.label(seat), str(int(seat)), hints.standing(context, seat))
        for seat in _others(context)
    )
    menu = Menu(context.to(OfferTo(give, get)), w.say("ui.menu.only"), options, 1, len(options))
    back = Button(w.say("ui.button.back"), context.to(Deal(OfferTrade.__name__, 0, give, get)))
    return Screen(text, None, (menu, (back,)))


def _in_rows(buttons: Sequence[Button]) -> list[Row]:
    return [tuple(buttons[i : i + ROW]) for i in range(0, len(buttons), ROW)]
