"""
Clicks on public posts: the table and the calls.

A button that opens something answers privately. One that acts is acknowledged silently, and the
table shows the result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from typing import TYPE_CHECKING

from bot.brought import rows
from bot.chat.address import Address, number
from bot.chat.caller import Caller
from bot.chat.refusals import Refused, Stale
from bot.chat.screen import Button, Row, Screen
from bot.features.play.private import after
from bot.publish.posts.story import ABOVE, below
from bot.screens import panel, picks
from bot.screens.context import ScreenContext
from bot.screens.hand import hand
from bot.screens.shown import SHOWN
from bot.table import news
from bot.table.moment import check_moment, outside
from bot.table.table import Table
from game import Action, Seat
from game.base.families import BUILD
from words import duty_named

if TYPE_CHECKING:
    from bot.publish.services import Services


def _tapped(action: type[Action], _: int) -> Action:
    """The action of a verb that has a button of its own."""
    return action()


@cache
def actions() -> dict[str, Callable[[int], Action]]:
    """Buttons that act at once; the number is that of an offer or of an action."""
    tapped = {shown.name: partial(_tapped, shown.action) for shown in SHOWN if shown.is_tapped}
    return {**rows("clicks", "ACTIONS"), **tapped}


OPENING = ("roll",)
"""Buttons that act and then open the panel of the turn."""

OWING = ("end",)
"""Buttons that act, and open the panel only if the player still owes something."""

OF_THE_TURN = ("build", "card")
"""Buttons that only work on the player's own turn or building phase; trading always works."""


def opens(caller: Caller, address: Address) -> bool:
    """
    Whether a click promises a private answer.

    One that acts never does. It acknowledges on the table's post, which is then edited as the
    answer to the click and doesn't count as one of the bot's requests. A panel comes as an extra
    message.
    """
    return address.text(0).partition("-")[0] not in actions()


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Act, or open a private screen."""
    op, _, offer = address.text(0).partition("-")
    moment = address.number(1)
    if op in actions():
        post = moment if address.op == news.TURN and op in ("roll", "end") else None
        action = actions()[op](number(offer or "0"))

        async def visit(table: Table) -> Screen | None:
            seat = _speaks_for(table, caller, op)
            played = await services.games.act(
                table, caller.user, seat, action, interaction=caller.interaction.id, post=post
            )
            is_owing = op in OWING and picks.owed(services.context(table, seat, caller))
            opens_it = op in OPENING or is_owing
            return after(services, caller, table, seat, played) if opens_it else None

        if done := await services.games.visit(address.game, visit):
            await services.panels.show(caller, address.game, done)
        return
    async with services.tables.seen(address.game) as table:
        seat = _own(table, caller)
        if op != "hand":
            newest = table.latest(news.TURN)
            is_past = address.op == news.TURN and newest and newest.key.number != moment
            if is_past:
                raise Stale
            check_moment(table, caller.user, seat)
        context = services.context(table, seat, caller)
    screen = _opened(op, context, offer, values)
    # The question of a call, and the button that every call and every table has.
    if op in ("owed", "hand"):
        is_seen = op == "owed" and screen.picture
        missed = await services.missed(caller, table, *((ABOVE,) if is_seen else ()))
        screen = below(screen, missed if op == "hand" else replace(missed, rows=()))
    if op == "hand":
        await caller.show(screen)
    else:
        await services.panels.show(caller, address.game, screen)


def _opened(op: str, context: ScreenContext, offer: str, values: list[str]) -> Screen:
    """The private screen behind a public button."""
    if op == "hand":
        return hand(context)
    if op == "owed":
        screen = picks.owed(context)
        if screen is None:
            raise Refused("ui.error.nothing_owed")
        return screen
    if opened := rows("clicks", "PUBLIC").get(op):
        opened_screen: Screen = opened(context, offer, values)
        return opened_screen
    if op in OF_THE_TURN and not _has_a_go(context):
        raise Refused("ui.error.not_your_turn")
    return panel.at(context, op)


async def board(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Show the board privately, as it is now: the button below a hand."""
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
    context = services.context(table, seat, caller)
    if picks.owed(context) is None:
        return ()
    kind = next(debt.duty for debt in context.view.debts() if debt.seat == seat)
    to = Address(table.id, news.ASK, ("owed", "0"))
    return (
        (Button(caller.w.say(f"ui.button.duty.{duty_named(kind, context.view)}"), to, "primary"),),
    )


def _has_a_go(context: ScreenContext) -> bool:
    """Whether it is the seat's turn, or it can build between two turns."""
    duties = context.view.rules.duties
    owed = [duties[debt.duty] for debt in context.view.debts() if debt.seat == context.seat]
    return context.view.turn == context.seat or any(BUILD in duty.admits for duty in owed)


def _speaks_for(table: Table, caller: Caller, op: str) -> Seat:
    """The seat a person speaks for; for an undo, the seat of the latest action."""
    own = table.may_undo(caller.user) if op == "undo" else None
    return _own(table, caller) if own is None else own


def _own(table: Table, caller: Caller) -> Seat:
    seat = table.acting_seat(caller.user)
    if seat is None:
        raise outside(table, caller.user)
    return seat
