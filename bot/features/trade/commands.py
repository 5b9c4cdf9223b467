"""Commands that trade with other players and with the bank."""

from __future__ import annotations

import re

from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.features.play import groups
from bot.features.play.acting import (
    act,
    cards,
    context_of,
    glance,
    kind,
    kinds,
    player,
    players,
    standing,
)
from bot.features.play.command import command
from bot.features.trade import screens as trade
from bot.publish.services import Services
from bot.screens.context import ScreenContext
from game import Seat
from game.base.accept_offer import AcceptOffer
from game.base.bank_trade import TradeWithBank
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer, HushOffers
from game.base.offer_trade import OfferTrade
from game.base.parts import Offer, Offers
from game.base.propose_trade import ProposeTrade
from words import number

OFFER = re.compile(r"\W*(\d+)")
"""An offer as autocomplete proposes it or as people type it: ``#3 2 wood → 1 ore``, ``3``."""


async def offers(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The open offers by or to the caller, for autocomplete."""
    return await own(services, caller, typed) + await received(services, caller, typed)


async def own(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The open offers of the caller, for autocomplete."""
    context = await glance(services, caller)
    return [_named(context, offer) for offer in _open(context) if offer.seat == context.seat]


async def received(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The open offers to the caller, for autocomplete."""
    context = await glance(services, caller)
    return [_named(context, offer) for offer in _open(context) if context.seat in offer.to]


def _named(context: ScreenContext, offer: Offer) -> tuple[str, str]:
    """An offer as autocomplete proposes it, with its number as value."""
    spoken, name = trade.spoken(context, offer), context.players[offer.seat].name
    return f"{spoken} ({name})", str(offer.id)


async def takers(services: Services, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The players who accepted the caller's typed offer, or any offer, for autocomplete."""
    context = await glance(services, caller)
    said = OFFER.match(str(caller.interaction.namespace.offer or ""))
    found = {
        choice.taker
        for choice in context.listed(ChooseTaker)
        if isinstance(choice, ChooseTaker) and (said is None or said[1] == str(choice.offer))
    }
    return [standing(context, seat) for seat in sorted(found)]


def _open(context: ScreenContext) -> tuple[Offer, ...]:
    return context.view.part(Offers).open


def _number(context: ScreenContext, typed: str | None, *, own: bool = False) -> int:
    """
    The number of the offer that the text means; without text, of the only one there is.

    :raises Refused: if there is none, or several without text.
    """
    if meant := OFFER.match(typed or ""):
        named = number(meant[1])
        if named is None:
            raise Refused("ui.error.no_offer")
        return named
    found = [
        o.id for o in _open(context) if (o.seat == context.seat if own else context.seat in o.to)
    ]
    if len(found) != 1:
        raise Refused("ui.error.which_offer" if found else "ui.error.no_offer")
    return found[0]


@command("trade offer", parent=groups.TRADE, completes={"to": players})
async def offer(  # the parts of an offer
    services: Services,
    caller: Caller,
    give: str,
    get: str,
    to: str | None = None,
    choose: bool = False,
) -> None:
    """Offer a trade; off turn, to the player whose turn it is."""
    context = await context_of(services, caller)
    both = cards(context, give), cards(context, get)
    if context.seat != context.view.turn:
        only = player(context, to) if to else context.view.turn
        await act(services, caller, context, ProposeTrade(*both, only))
        return
    everyone = [s.seat for s in context.view.seats if s.seat != context.seat and not s.is_gone]
    named = sorted({player(context, name) for name in to.split(",")}) if to else everyone
    seats: tuple[Seat, ...] = tuple(named)
    await act(services, caller, context, OfferTrade(*both, seats, choose))


@command("trade bank", parent=groups.TRADE, completes={"give": kinds, "get": kinds})
async def bank(services: Services, caller: Caller, give: str, get: str) -> None:
    """Trade with the bank."""
    context = await context_of(services, caller)
    await act(services, caller, context, TradeWithBank(kind(context, give), kind(context, get)))


@command("trade accept", parent=groups.TRADE, completes={"offer": offers, "taker": takers})
async def accept(
    services: Services, caller: Caller, offer: str | None = None, taker: str | None = None
) -> None:
    """Accept an offer, or close the caller's own offer with a player who has accepted it."""
    context = await context_of(services, caller)
    if taker is not None:
        number = _number(context, offer, own=True)
        await act(services, caller, context, ChooseTaker(number, player(context, taker)))
    else:
        await act(services, caller, context, AcceptOffer(_number(context, offer)))


@command("trade decline", parent=groups.TRADE, completes={"offer": received})
async def decline(
    services: Services,
    caller: Caller,
    offer: str | None = None,
    all: bool = False,  # noqa: A002  # the players' word
) -> None:
    """Decline an offer, or all offers until the caller's own turn."""
    context = await context_of(services, caller)
    if all:
        await act(services, caller, context, HushOffers())
    else:
        await act(services, caller, context, DeclineOffer(_number(context, offer)))


@command("trade counter", parent=groups.TRADE, completes={"offer": received})
async def counter(
    services: Services, caller: Caller, give: str, get: str, offer: str | None = None
) -> None:
    """Answer an offer with a counter-offer."""
    context = await context_of(services, caller)
    number = _number(context, offer)
    await act(
        services, caller, context, CounterOffer(number, cards(context, give), cards(context, get))
    )


@command("trade cancel", parent=groups.TRADE, completes={"offer": own})
async def cancel(services: Services, caller: Caller, offer: str | None = None) -> None:
    """Cancel the caller's own offer."""
    context = await context_of(services, caller)
    await act(services, caller, context, CancelOffer(_number(context, offer, own=True)))


COMMANDS = (groups.TRADE,)
