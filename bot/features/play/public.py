"""
Clicks on public posts: the table and the calls.

A button that opens something answers privately. One that acts is acknowledged silently, and the
table shows the result.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from bot.brought import brought
from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.refusals import Stale
from bot.chat.screen import Button, Row, Screen
from bot.features.play.answers import Answers
from bot.features.play.private import after
from bot.publish.posts import operations as posts
from bot.publish.posts.operations import Acts, Hand, Looks, OnPost, Open, Owed, TakeBack, Tap
from bot.publish.posts.story import ABOVE, below
from bot.publish.seated import Refreshed, Seated
from bot.publish.services import Services
from bot.screens import hand
from bot.screens.choosing import picks
from bot.screens.shown import BY_NAME
from bot.table import news
from bot.table.moment import check_moment, outside
from bot.table.table import Table
from game import Seat
from words import duty_named


@cache
def operations() -> dict[str, type[OnPost]]:
    """By name, the operations of posts, except for those named after a verb or a part."""
    found = (one for some in brought("clicks", "BUTTONS") for one in some)
    return {one.op: one for one in found if issubclass(one, OnPost)}


def read(part: str) -> OnPost:
    """
    The operation that a post's address names.

    :raises Stale: if it was never packed like this.
    """
    if found := posts.read(part, operations()):
        return found
    if "-" in part:
        raise Stale
    return Tap(part) if _is_tapped(part) else Open(part)


def acts(part: str) -> bool:
    """Whether the operation that a post's address names plays an action at once."""
    name = part.partition("-")[0]
    found = operations().get(name)
    return issubclass(found, Acts) if found else _is_tapped(name)


def _is_tapped(name: str) -> bool:
    return name in BY_NAME and BY_NAME[name].is_tapped


def opens(caller: Caller, address: Address) -> bool:
    """
    Whether a click promises a private answer.

    One that acts never does. It acknowledges on the table's post, which is then edited as the
    answer to the click and doesn't count as one of the bot's requests. A panel comes as an extra
    message.
    """
    part = address.text(0)
    found = operations().get(part.partition("-")[0])
    if found and issubclass(found, Answers):
        return found.is_new(caller, address)
    return not acts(part)


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Act, or open a private screen."""
    pressed = read(address.text(0))
    if isinstance(pressed, Answers):
        await pressed.answer(services, caller, address, values)
    elif isinstance(pressed, Acts):
        await _act(services, caller, address, pressed)
    elif isinstance(pressed, Looks):
        await _look(services, caller, address, pressed, values)


async def _look(
    services: Services, caller: Caller, address: Address, pressed: Looks, values: list[str]
) -> None:
    """Open the private screen of a post's button."""
    moment = address.number(1)
    is_hand, is_owed = isinstance(pressed, Hand), isinstance(pressed, Owed)
    async with services.tables.seen(address.game) as table:
        seated = Seated(services, caller, table, _own(table, caller))
        if not is_hand:
            newest = table.latest(news.TURN)
            is_past = address.op == news.TURN and newest and newest.key.number != moment
            if is_past:
                raise Stale
            check_moment(table, caller.user, seated.seat)
        context = seated.context()
        again = seated.again(lambda now: pressed.opens(now, values))
    screen = pressed.opens(context, values)
    # The question of a call, and the button that every call and every table has.
    if is_owed or is_hand:
        is_seen = is_owed and screen.picture
        missed = await seated.missed(*((ABOVE,) if is_seen else ()))
        screen = below(screen, missed if is_hand else replace(missed, rows=()))
    if is_hand:
        await services.panels.show_hand(caller, address.game, screen, again)
    else:
        await services.panels.show(caller, address.game, screen, again)


async def _act(services: Services, caller: Caller, address: Address, pressed: Acts) -> None:
    """Play the action of a post's button, and perhaps open the panel."""
    is_of_turn = address.op == news.TURN and pressed.then != "nothing"
    post = address.number(1) if is_of_turn else None

    async def visit(table: Table) -> tuple[Screen, Refreshed] | None:
        seated = Seated(services, caller, table, _speaks_for(table, caller, pressed))
        played = await seated.act(pressed.action(table.view(), seated.seat), post=post)
        is_owing = pressed.then == "owed" and picks.owes(seated.context())
        if not (is_owing or pressed.then == "panel"):
            return None
        return await after(seated, played), seated.again()

    if shown := await services.games.visit(address.game, visit):
        await services.panels.show(caller, address.game, *shown)


class Board(hand.Board, Answers, new="always"):
    """Show the board, from below a hand."""

    async def answer(
        self, services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        """Show it as it is now."""
        await show_board(services, caller, address.game)


async def show_board(services: Services, caller: Caller, game: str) -> None:
    """Show one reader the board privately, with a link to its table."""
    standing = await services.standing(caller, game)
    async with services.tables.seen(game) as table:
        picture = services.picture(table) if table.game is not None else None
        rows = _answers(services, caller, table)
    await caller.show(Screen(standing, picture, rows))


def _answers(services: Services, caller: Caller, table: Table) -> tuple[Row, ...]:
    """A button for what the caller owes, so that they can answer from a direct message too."""
    seat = table.acting_seat(caller.user)
    if seat is None or not table.owes(caller.user):
        return ()
    context = Seated(services, caller, table, seat).context()
    if not picks.owes(context):
        return ()
    kind = next(debt.duty for debt in context.view.debts() if debt.seat == seat)
    to = Address(table.id, news.ASK, (str(Owed()), "0"))
    return (
        (Button(caller.w.say(f"ui.button.duty.{duty_named(kind, context.view)}"), to, "primary"),),
    )


def _speaks_for(table: Table, caller: Caller, pressed: Acts) -> Seat:
    """The seat a person speaks for; for an undo, the seat of the latest action."""
    own = table.may_undo(caller.user) if isinstance(pressed, TakeBack) else None
    return _own(table, caller) if own is None else own


def _own(table: Table, caller: Caller) -> Seat:
    seat = table.acting_seat(caller.user)
    if seat is None:
        raise outside(table, caller.user)
    return seat
