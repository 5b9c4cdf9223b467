"""
Clicks on private screens: choose, look, place.

Each address carries the seat and the number of its latest action. Once the seat has acted again,
the button is stale. Actions of other seats never make it stale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from bot.brought import rows
from bot.chat.address import Address, text
from bot.chat.caller import Caller
from bot.chat.refusals import Refused
from bot.chat.screen import ROW, Button, Row, Screen
from bot.features.play import reading
from bot.features.play.reading import PLACES
from bot.publish.posts import board as public
from bot.screens import cards, listed, moves, numbers, panel, picks, places
from bot.screens.context import ScreenContext, hand_line
from bot.screens.verb import Shown
from bot.table.moment import check_moment
from bot.table.table import Table
from bot.table.transactions import Played
from game import Action, Event, Illegal, Seat, told
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded
from game.base.parts import Offer
from game.core.refusals import No
from game.core.undo import Undone

if TYPE_CHECKING:
    from bot.publish.services import Services

Opens = Callable[[ScreenContext, tuple[str, ...], list[str]], Screen]
Makes = Callable[[ScreenContext, tuple[str, ...], list[str]], Action | Screen]
"""The action of a click, or the screen that asks for what is still missing."""


def _pick(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(context, args)
    need_option(context, shown)
    return picks.pick(context, shown)


def _ghost(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(context, args, *PLACES)
    return places.ghost(context, shown, reading.choice(context, shown, value_of(args, values)))


def _onward(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(context, args, "move")
    return moves.onward(context, shown, reading.choice(context, shown, value_of(args, values)))


def _arrive(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    return moves.ghost(context, reading.shown(context, args, "move"), value_of(args, values))


def _value(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    shown = reading.shown(context, args, "kind", "seat")
    return picks.confirm(context, shown, reading.choice(context, shown, value_of(args, values)))


def _one(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    return listed.confirm(context, reading.shown(context, args, "listed"), value_of(args, values))


def value_of(args: tuple[str, ...], values: list[str]) -> str:
    """The value chosen in a menu, or the one on the button, after the verb's name."""
    return text(values) if values else ".".join(args[1:])


def _back(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Screen:
    return panel.at(context, text(args))


def need_option(context: ScreenContext, shown: Shown) -> None:
    """
    Say why a verb can't be played, before the player chooses anything for it.

    :raises Refused: if there is no place for it.
    :raises Illegal: with the rule that refuses it.
    """
    rules = context.view.rules
    is_known = shown.action in rules.verbs
    reason = context.refusals.get(shown.name) if is_known else No.NOT_IN_THIS_GAME
    if reason is None:
        return
    if shown.pick in PLACES and reason.key.startswith("base.build_"):
        # The reason at one place or other doesn't help; the point is that no place is left.
        raise Refused("ui.error.no_place")
    action, debts = shown.blank(len(rules.cards)), context.view.debts()
    raise Illegal(reason, action, rules, context.seat, debts, context.price(shown))


OPENS: dict[str, Opens] = {
    "pick": _pick,
    "ghost": _ghost,
    "onward": _onward,
    "arrive": _arrive,
    "value": _value,
    "one": _one,
    "back": _back,
}
"""Clicks that lead to another screen; features add theirs."""


def _do(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    return reading.shown(context, args, "nothing").action()


def _place(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(context, args, *PLACES, "kind", "seat")
    return shown.action(**{shown.field: reading.choice(context, shown, value_of(args, values))})


def _take(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(context, args, "listed", "move")
    return listed.found(context, shown, value_of(args, values))


def _cards(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action | Screen:
    shown, before = reading.shown(context, args, "cards"), reading.vector(context, text(args, 1))
    need_option(context, shown)
    found = cards.chosen(context, shown, before, reading.counted(context, values))
    return found if isinstance(found, Screen) else shown.action(**{shown.field: found})


def _give(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action:
    shown = reading.shown(context, args, "cards")
    return shown.action(**{shown.field: reading.vector(context, text(args, 1))})


def _numbers(context: ScreenContext, args: tuple[str, ...], values: list[str]) -> Action | Screen:
    shown = reading.shown(context, args, "numbers")
    need_option(context, shown)
    if not values:
        return numbers.take(context, shown, text(args, 1))
    return numbers.take(context, shown, text(args, 1), text(args, 2), text(values))


MAKES: dict[str, Makes] = {
    "do": _do,
    "place": _place,
    "take": _take,
    "give": _give,
    "cards": _cards,
    "numbers": _numbers,
}
"""Clicks that play an action once everything is chosen; features add theirs."""


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Open the next screen, or play; the address begins with the seat and its latest action."""
    seat, acted = Seat(address.number(0)), address.number(1)
    args = address.args[2:]

    def context_at(table: Table) -> ScreenContext:
        check_moment(table, caller.user, seat, acted=acted)
        return services.context(table, seat, caller)

    async def acts(table: Table) -> Screen:
        made = all_makes()[address.op](context_at(table), args, values)
        if isinstance(made, Screen):
            return made
        return await play(services, caller, table, seat, made)

    if address.op in all_opens():
        async with services.tables.seen(address.game) as table:
            context = context_at(table)
        screen = all_opens()[address.op](context, args, values)
    else:
        screen = await services.games.visit(address.game, acts)
    await services.panels.show(caller, address.game, screen)


@cache
def all_opens() -> dict[str, Opens]:
    """Every operation that leads to another private screen."""
    return {**OPENS, **rows("clicks", "OPENS")}


@cache
def all_makes() -> dict[str, Makes]:
    """Every operation that plays an action from a private screen."""
    return {**MAKES, **rows("clicks", "MAKES")}


async def play(
    services: Services, caller: Caller, table: Table, seat: Seat, action: Action, *, part: int = 0
) -> Screen:
    """
    Play an action within a visit, and answer with its result and what the seat owes next.

    *part* counts the actions of one command; only the first is stored with its interaction.
    """
    interaction = None if part else caller.interaction.id
    played = await services.games.act(table, caller.user, seat, action, interaction=interaction)
    return after(services, caller, table, seat, played)


def after(services: Services, caller: Caller, table: Table, seat: Seat, played: Played) -> Screen:
    """The private answer to an action: news for this seat only, its hand, and what it owes next."""
    view = table.view(seat)

    def line(event: Event, reader: Seat | None) -> str | None:
        return caller.w.event(told(event, reader), table.who, view.rules, view, reader)

    # Lines that everyone reads in the channel aren't repeated.
    lines = [
        own
        for event in played.events
        if (own := line(event, seat)) and (own != line(event, None) or isinstance(event, Undone))
    ]
    for offer in (e.offer for e in played.events if isinstance(e, TradeOffered)):
        lines += _answered(caller, table, offer, played.number)
    context = services.context(table, seat, caller)
    owed = picks.owed(context)
    following = owed or panel.main(context)
    hand = hand_line(context)
    is_said = not context.view.seats[seat].hand_count or (owed is not None and hand in owed.text)
    lines.append(caller.w.say("ui.done") if is_said else caller.w.say("ui.done.hand", hand=hand))
    text = "✓ " + "\n".join(lines)
    if owed:
        text = f"{text}\n\n{owed.text}"
    board = services.picture(table) if public.latest(list(played.events)) else None
    rows = _with_undo(following.rows, context, table)
    return Screen(text, following.picture or board, rows)


def _answered(caller: Caller, table: Table, offer: Offer, number: int) -> Iterator[str]:
    """Answers that others gave at once to the *offer* of action *number*; they ping nobody."""
    if set(offer.declined) >= set(offer.to):
        yield caller.w.say("ui.trade.deaf")
        return
    said = [event for later, events in table.story if later > number for event in events]
    own = [e for e in said if isinstance(e, Traded | OfferAnswered) and e.offer == offer.id]
    no = {event.seat for event in own if isinstance(event, OfferAnswered) and not event.accepts}
    if {*offer.declined, *no} >= set(offer.to):
        yield caller.w.say("ui.trade.refused")
    view = table.view(None)
    for event in own:
        if isinstance(event, Traded) or event.accepts:
            yield caller.w.event(event, table.who, view.rules, view) or ""


def _with_undo(rows: tuple[Row, ...], context: ScreenContext, table: Table) -> tuple[Row, ...]:
    """The rows with an undo button, if the seat's latest action can be taken back."""
    found = table.undoable
    if found is None or found[0] != context.seat:
        return rows
    undo = Button(context.w.say("ui.button.undo"), context.to("undo", found[1]), emoji="↩️")
    last = rows[-1] if rows else ()
    if isinstance(last, tuple) and len(last) < ROW:
        return (*rows[:-1], (*last, undo))
    return (*rows, (undo,))
