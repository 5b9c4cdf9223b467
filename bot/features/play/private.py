"""
Clicks on private screens: choose, look, place.

Each address carries the seat and the number of its latest action. Once the seat has acted again,
the button is stale. Actions of other seats never make it stale.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from bot.brought import brought
from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.screen import ROW, Button, Row, Screen
from bot.publish.changes import declined, traded
from bot.publish.posts import board as public
from bot.publish.seated import Refreshed, Seated
from bot.publish.services import Services
from bot.screens import menus, panel
from bot.screens.choosing import picks
from bot.screens.clicked import Makes, Opens
from bot.screens.context import ScreenContext, hand_line
from bot.screens.outcome import outcome
from bot.table.moment import check_moment
from bot.table.table import Table
from bot.table.transactions import Played
from game import Action, Event, Seat, told
from game.base.end_turn import EndTurn
from game.base.offer_trade import TradeOffered
from game.base.offers import OfferAnswered, Traded, may_pay
from game.base.parts import Offer
from game.base.roll import DiceRolled
from game.core.undo import Undo, Undone


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Open the next screen, or play; the address begins with the seat and its latest action."""
    operation, args = buttons()[address.op], address.args[2:]

    def seated(table: Table) -> Seated:
        seat = Seat(address.number(0))
        check_moment(table, caller.user, seat, acted=address.number(1))
        return Seated(services, caller, table, seat)

    if issubclass(operation, Opens):
        opened = operation.parse(args)
        async with services.tables.seen(address.game) as table:
            reader = seated(table)
            context = reader.context()
            again = reader.again(lambda now: opened.opens(now, values))
        screen = opened.opens(context, values)
    else:
        made = operation
        screen, again = await services.games.visit(
            address.game, lambda table: _make(seated(table), made, args, values)
        )
    await services.panels.show(caller, address.game, screen, again)


async def _make(
    seated: Seated, operation: type[Makes], args: Sequence[str], values: Sequence[str]
) -> tuple[Screen, Refreshed]:
    """Play what the click has chosen, or show the screen that asks for what is missing."""
    context = seated.context()
    pressed = operation.parse(args)
    made = pressed.makes(context, values)
    if isinstance(made, Screen):
        return made, seated.again(partial(_asked, pressed, values))
    return await play(seated, made)


def _asked(pressed: Makes, values: Sequence[str], context: ScreenContext) -> Screen:
    """The screen that asks for what a click hasn't chosen; the panel if nothing is missing."""
    made = pressed.makes(context, values)
    return made if isinstance(made, Screen) else panel.main(context)


def buttons() -> dict[str, type[Opens | Makes]]:
    """By name, the operations of private screens."""
    found = (one for some in brought("clicks", "BUTTONS") for one in some)
    return {one.op: one for one in found if issubclass(one, Opens | Makes)}


async def play(seated: Seated, action: Action, *, part: int = 0) -> tuple[Screen, Refreshed]:
    """
    Play an action within a visit, and answer with its result and what the seat owes next.

    *part* counts the actions of one command; only the first is stored with its interaction.
    """
    played = await seated.act(action, is_first=not part)
    return await after(seated, played), seated.again()


async def after(seated: Seated, played: Played) -> Screen:
    """The private answer to an action: news for this seat only, its hand, and what it owes next."""
    caller, table, seat = seated.caller, seated.table, seated.seat
    view = table.view(seat)

    def line(event: Event, reader: Seat | None) -> str | None:
        return caller.w.event(told(event, reader), table.who, view.rules, view, reader)

    # Lines that everyone reads in the channel aren't repeated.
    lines = [
        own
        for event in played.events
        if (own := line(event, seat)) and (own != line(event, None) or isinstance(event, Undone))
    ]
    for event in played.events:
        if isinstance(event, DiceRolled) and event.seat == seat:
            one, two = event.dice
            lines.insert(0, caller.w.say("ui.turn.dice", one=one, two=two, sum=one + two))
        if isinstance(event, Traded) and seat in (event.seat, event.other):
            lines.append(traded(table, event, seat, caller.w))
    for offer in (e.offer for e in played.events if isinstance(e, TradeOffered)):
        give, get = (caller.w.cards(cards, view.rules) for cards in (offer.give, offer.get))
        lines.append(caller.w.say("ui.trade.offered", give=give, get=get))
        lines += _answered(caller, table, offer, played.number)
    if view.winners:
        text = "\n".join((*lines, outcome(view, seat, caller.w)))
        return Screen(text, seated.services.picture(table))
    context = seated.context()
    is_owing, following = picks.owes(context), panel.main(context)
    hand = hand_line(context)
    is_said = not context.view.seats[seat].hand_count or (is_owing and hand in following.text)
    if not is_said:
        lines.append(caller.w.say("ui.panel" if lines else "ui.done.hand", hand=hand))
    elif not lines:
        lines.append(caller.w.say("ui.done"))
    lines += [] if is_owing else menus.barred(context)
    text = "✓ " + "\n".join(lines).removeprefix("✓ ")
    if is_owing:
        text = f"{text}\n\n{following.text}"
    board = seated.services.picture(table) if public.latest([played.events]) else None
    rows = _with_undo(following.rows, context, table)
    screen = Screen(text, following.picture or board, rows)
    return await _first_turn(seated, context, screen)


async def _first_turn(seated: Seated, context: ScreenContext, screen: Screen) -> Screen:
    """*screen* with a hint, if this is the first turn that the person has ever had; only once."""
    is_turn = context.view.turn == context.seat and context.listed(EndTurn)
    if seated.caller.has_played or not is_turn:
        return screen
    await seated.services.store.notes.prefer(seated.caller.user, played=True)
    return replace(screen, text=f"{screen.text}\n{context.w.say('ui.panel.first')}")


def _answered(caller: Caller, table: Table, offer: Offer, number: int) -> Iterator[str]:
    """Answers that others gave at once to the *offer* of action *number*; they ping nobody."""
    if set(offer.declined) >= set(offer.to):
        yield caller.w.say("ui.trade.deaf")
        return
    state = table.playing().state
    if not any(may_pay(state, seat, offer) for seat in offer.to):
        yield caller.w.say("ui.trade.unpayable")
    said = [event for later, events in table.story if later > number for event in events]
    own = [e for e in said if isinstance(e, Traded | OfferAnswered) and e.offer == offer.id]
    no = {event.seat for event in own if isinstance(event, OfferAnswered) and not event.accepts}
    if {*offer.declined, *no} >= set(offer.to):
        yield declined(table, offer, caller.w)
    view = table.view(None)
    for event in own:
        if isinstance(event, Traded) or event.accepts:
            yield caller.w.event(event, table.who, view.rules, view) or ""


class TakeBack(Makes, op="undo"):
    """Take an action back."""

    action: int

    def makes(self, context: ScreenContext, values: Sequence[str]) -> Action:
        """The undo of that action."""
        return Undo(self.action)


def _with_undo(rows: tuple[Row, ...], context: ScreenContext, table: Table) -> tuple[Row, ...]:
    """The rows with an undo button, if the seat's latest action can be taken back."""
    found = table.undoable
    if found is None or found[0] != context.seat:
        return rows
    undo = Button(context.w.say("ui.button.undo"), context.to(TakeBack(found[1])), emoji="↩️")
    last = rows[-1] if rows else ()
    if isinstance(last, tuple) and len(last) < ROW:
        return (*rows[:-1], (*last, undo))
    return (*rows, (undo,))
