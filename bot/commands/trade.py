"""Trading with the others and with the bank."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bot.caller import Caller
from bot.commands.acting import act, cards, desk_of, glance, kind, kinds, player, players
from bot.commands.make import command, group
from bot.screens import trade
from bot.screens.desk import Desk
from bot.tables.refusals import Refused
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

if TYPE_CHECKING:
    from bot.house import House

GROUP = group("trade")

OFFER = re.compile(r"\W*(\d+)")
"""An offer as it is proposed or typed: ``#3 2 wood → 1 ore``, ``3``."""


async def offers(house: House, caller: Caller, typed: str) -> list[tuple[str, str]]:
    """The open offers that concern the caller, for autocomplete."""
    desk = await glance(house, caller)
    return [
        (f"{trade.spoken(desk, offer)} ({desk.players[offer.seat].name})", str(offer.id))
        for offer in _open(desk)
        if desk.seat in (*offer.to, offer.seat)
    ]


def _open(desk: Desk) -> tuple[Offer, ...]:
    return desk.view.part(Offers).open


def _number(desk: Desk, typed: str | None, *, own: bool = False) -> int:
    """The offer that is meant; without a word, the only one there is."""
    if meant := OFFER.match(typed or ""):
        named = number(meant[1])
        if named is None:
            raise Refused("ui.error.no_offer")
        return named
    found = [o.id for o in _open(desk) if (o.seat == desk.seat if own else desk.seat in o.to)]
    if len(found) != 1:
        raise Refused("ui.error.which_offer" if found else "ui.error.no_offer")
    return found[0]


@command("trade offer", parent=GROUP, completes={"to": players})
async def offer(  # what an offer is made of
    house: House,
    caller: Caller,
    give: str,
    get: str,
    to: str | None = None,
    choose: bool = False,
) -> None:
    """Offer a trade; off turn, to whoever is on turn."""
    desk = await desk_of(house, caller)
    both = cards(desk, give), cards(desk, get)
    if desk.seat != desk.view.turn:
        only = player(desk, to) if to else desk.view.turn
        await act(house, caller, desk, ProposeTrade(*both, only))
        return
    everyone = [s.seat for s in desk.view.seats if s.seat != desk.seat and not s.is_gone]
    named = sorted({player(desk, name) for name in to.split(",")}) if to else everyone
    seats: tuple[Seat, ...] = tuple(named)
    await act(house, caller, desk, OfferTrade(*both, seats, choose))


@command("trade bank", parent=GROUP, completes={"give": kinds, "get": kinds})
async def bank(house: House, caller: Caller, give: str, get: str) -> None:
    """Trade with the bank."""
    desk = await desk_of(house, caller)
    await act(house, caller, desk, TradeWithBank(kind(desk, give), kind(desk, get)))


@command("trade accept", parent=GROUP, completes={"offer": offers, "taker": players})
async def accept(
    house: House, caller: Caller, offer: str | None = None, taker: str | None = None
) -> None:
    """Accept an offer, or close one's own with somebody who has said yes."""
    desk = await desk_of(house, caller)
    if taker is not None:
        number = _number(desk, offer, own=True)
        await act(house, caller, desk, ChooseTaker(number, player(desk, taker)))
    else:
        await act(house, caller, desk, AcceptOffer(_number(desk, offer)))


@command("trade decline", parent=GROUP, completes={"offer": offers})
async def decline(
    house: House,
    caller: Caller,
    offer: str | None = None,
    all: bool = False,  # noqa: A002  # what players call it
) -> None:
    """Decline an offer, or all of them until the own turn."""
    desk = await desk_of(house, caller)
    if all:
        await act(house, caller, desk, HushOffers())
    else:
        await act(house, caller, desk, DeclineOffer(_number(desk, offer)))


@command("trade counter", parent=GROUP, completes={"offer": offers})
async def counter(
    house: House, caller: Caller, give: str, get: str, offer: str | None = None
) -> None:
    """Answer an offer with another."""
    desk = await desk_of(house, caller)
    number = _number(desk, offer)
    await act(house, caller, desk, CounterOffer(number, cards(desk, give), cards(desk, get)))


@command("trade cancel", parent=GROUP, completes={"offer": offers})
async def cancel(house: House, caller: Caller, offer: str | None = None) -> None:
    """Take back one's own offer."""
    desk = await desk_of(house, caller)
    await act(house, caller, desk, CancelOffer(_number(desk, offer, own=True)))
