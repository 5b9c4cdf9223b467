"""
Clicks on private screens: choose, look, place.

Each address carries the seat and the number of its latest action; when the seat has acted since,
the button is stale. That somebody else has acted never makes it so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.address import Address, number, text
from bot.caller import Caller
from bot.clicks import reading
from bot.clicks.reading import PLACES
from bot.screens import cards, listed, menus, picks, places, trade
from bot.screens.desk import Desk
from bot.screens.screen import Button, Row, Screen
from bot.screens.shown import BY_NAME
from bot.screens.verb import Shown
from bot.tables import trail
from bot.tables.deeds import Played
from bot.tables.moment import check_moment
from bot.tables.refusals import Refused
from bot.tables.table import Table
from game import Action, Event, Illegal, Seat, told
from game.base.accept_offer import AcceptOffer
from game.base.close_offer import CancelOffer, ChooseTaker
from game.base.counter_offer import CounterOffer
from game.base.decline_offer import DeclineOffer
from game.base.offer_trade import OfferTrade, TradeOffered
from game.base.propose_trade import ProposeTrade
from game.core.cards import Cards
from game.core.refusals import No
from game.core.undo import Undo, Undone

if TYPE_CHECKING:
    from bot.house import House

Opens = Callable[[Desk, tuple[str, ...], list[str]], Screen]
Makes = Callable[[Desk, tuple[str, ...], list[str]], Action]


def _pick(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(desk, args)
    band = number(args[1]) if len(args) > 1 else None
    need_option(desk, shown)
    return picks.pick(desk, shown, band=band)


def _ghost(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(desk, args, *PLACES)
    return places.ghost(desk, shown, reading.choice(desk, shown, text(values)))


def _value(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(desk, args, "kind", "seat")
    return picks.confirm(desk, shown, reading.choice(desk, shown, text(values)))


def _one(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    return listed.confirm(desk, reading.shown(desk, args, "listed"), text(values))


def _cards(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown, page = reading.shown(desk, args, "cards"), number(text(args, 1))
    before, chosen = reading.vector(desk, text(args, 2)), reading.counted(desk, values)
    total = tuple(a + b for a, b in zip(before, chosen, strict=True))
    need_option(desk, shown)
    if sum(total) < cards.asked(desk, shown).least:
        return cards.choose(desk, shown, total, page + 1)
    return cards.confirm(desk, shown, total)


def _gives(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(desk, args, "trade")
    return trade.get(desk, shown, number(text(args, 1)), reading.counted(desk, values))


def _get(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    shown, give = reading.shown(desk, args, "trade"), reading.vector(desk, text(args, 2))
    return trade.whom(desk, shown, number(text(args, 1)), give, reading.counted(desk, values))


def _counter(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    return trade.choose(desk, BY_NAME["CounterOffer"], number(text(args)))


def _answer(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    return trade.answered(desk, number(text(values)))


def _back(desk: Desk, args: tuple[str, ...], values: list[str]) -> Screen:
    group = text(args)
    if group == "owed":
        return picks.owed(desk) or menus.group(desk, "build")
    return menus.group(desk, group)


def need_option(desk: Desk, shown: Shown) -> None:
    """Say why a verb cannot be played, before anything is chosen for it."""
    rules = desk.view.rules
    is_known = shown.action in rules.verbs
    reason = desk.refusals.get(shown.name) if is_known else No.NOT_IN_THIS_GAME
    if reason is None:
        return
    if shown.pick in PLACES and reason.key.startswith("base.build_"):
        # The rule of some place or other says nothing; what counts is that there is none.
        raise Refused("ui.error.no_place")
    raise Illegal(reason, shown.blank(len(rules.cards)), rules, desk.seat, desk.view.debts())


OPENS: dict[str, Opens] = {
    "pick": _pick,
    "ghost": _ghost,
    "value": _value,
    "one": _one,
    "cards": _cards,
    "gives": _gives,
    "get": _get,
    "counter": _counter,
    "answer": _answer,
    "back": _back,
}
"""Clicks that lead to another screen."""


def _do(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    return reading.shown(desk, args, "nothing").action()


def _place(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(desk, args, *PLACES, "kind", "seat")
    return shown.action(**{shown.field: reading.choice(desk, shown, text(args, 1))})


def _take(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(desk, args, "listed")
    return listed.found(desk, shown, ".".join(args[1:]) or text(values))


def _give(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(desk, args, "cards")
    return shown.action(**{shown.field: reading.vector(desk, text(args, 1))})


def _offer(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    to = tuple(s.seat for s in desk.view.seats if s.seat != desk.seat and not s.is_gone)
    return OfferTrade(*_both(desk, args[1:]), to, text(args) == "1")


def _offer_to(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    to = {reading.seat(desk, value) for value in values}
    return OfferTrade(*_both(desk, args), tuple(sorted(to)))


def _proposes(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    return ProposeTrade(*_both(desk, args[1:]), reading.seat(desk, text(args)))


def _counters(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    return CounterOffer(number(text(args)), *_both(desk, args[1:]))


def _both(desk: Desk, args: tuple[str, ...]) -> tuple[Cards, Cards]:
    """What is given and what is got for it."""
    return reading.vector(desk, text(args)), reading.vector(desk, text(args, 1))


def _exchange(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    give, _, get = text(values).partition(".")
    shown = reading.shown(desk, args, "exchange")
    return shown.action(give=reading.kind(desk, give), get=reading.kind(desk, get))


def _mine(desk: Desk, args: tuple[str, ...], values: list[str]) -> Action:
    what, rest = text(values)[:1], text(values)[1:]
    if what == "x":
        return CancelOffer(number(rest))
    offer, _, taker = rest.partition(".")
    return ChooseTaker(number(offer), reading.seat(desk, taker))


MAKES: dict[str, Makes] = {
    "do": _do,
    "place": _place,
    "take": _take,
    "give": _give,
    "offer": _offer,
    "offerto": _offer_to,
    "proposes": _proposes,
    "counters": _counters,
    "exchange": _exchange,
    "mine": _mine,
    "accept": lambda desk, args, values: AcceptOffer(number(text(args))),
    "decline": lambda desk, args, values: DeclineOffer(number(text(args))),
    "undo": lambda desk, args, values: Undo(number(text(args))),
}
"""Clicks that play an action."""


async def click(house: House, caller: Caller, address: Address, values: list[str]) -> None:
    """Lead on, or play; the seat and its moment stand first in the address."""
    seat, acted = Seat(address.number(0)), address.number(1)
    args = address.args[2:]

    def desk_at(table: Table) -> Desk:
        check_moment(table, caller.user, seat, acted=acted)
        return house.desk(table, seat, caller)

    async def acts(table: Table) -> Screen:
        action = MAKES[address.op](desk_at(table), args, values)
        return await play(house, caller, table, seat, action)

    if address.op in OPENS:
        async with house.hall.seen(address.game) as table:
            desk = desk_at(table)
        screen = OPENS[address.op](desk, args, values)
    else:
        screen = await house.hall.visit(address.game, acts)
    await caller.show(screen)


OPS = (*OPENS, *MAKES)
"""Every operation of a private screen."""


async def play(
    house: House, caller: Caller, table: Table, seat: Seat, action: Action, *, part: int = 0
) -> Screen:
    """
    Play an action within a visit; what came of it, and what is owed next.

    *part* counts the actions of one command: the first is known by its interaction.
    """
    interaction = None if part else caller.interaction.id
    played = await house.hall.act(table, caller.user, seat, action, interaction=interaction)
    return after(house, caller, table, seat, played)


def after(house: House, caller: Caller, table: Table, seat: Seat, played: Played) -> Screen:
    """What only the seat is told of its own action, its hand, and what it owes next."""
    view = table.view(seat)

    def line(event: Event, reader: Seat | None) -> str | None:
        return caller.w.event(told(event, reader), table.who, view.rules, view, reader)

    # What everybody reads in the channel is not said again.
    lines = [
        own
        for event in played.events
        if (own := line(event, seat)) and (own != line(event, None) or isinstance(event, Undone))
    ]
    if any(
        isinstance(e, TradeOffered) and set(e.offer.declined) >= set(e.offer.to)
        for e in played.events
    ):
        lines.append(caller.w.say("ui.trade.deaf"))
    desk = house.desk(table, seat, caller)
    lines.append(
        caller.w.say("ui.done.hand", hand=menus.hand_line(desk))
        if desk.view.seats[seat].hand_count
        else caller.w.say("ui.done")
    )
    text = "✓ " + "\n".join(lines)
    following = picks.owed(desk) or Screen("")
    text = f"{text}\n\n{following.text}".strip()
    return Screen(text, following.picture, (*following.rows, *_undo(desk, table)))


def _undo(desk: Desk, table: Table) -> tuple[Row, ...]:
    """The button that takes back what has just been done, if it may be."""
    found = trail.latest(table.row.settings)
    if found is None or found[0] != desk.seat:
        return ()
    return ((Button(desk.w.say("ui.button.undo"), desk.to("undo", found[1]), emoji="↩️"),),)
