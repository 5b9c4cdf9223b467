"""
Every click on a button or menu, from its address to an answer.

One listener takes them all, so no click is ever silently ignored: an address leads to one of the
handlers below, and what is not ours, or from an earlier moment, gets a calm private answer with
the present state. Handlers acknowledge first and work afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeAlias

import discord

from bot import answering, faults
from bot.address import Address
from bot.caller import Caller
from bot.clicks import (
    almanac,
    chronicle,
    learn,
    lobby,
    prepare,
    privacy,
    private,
    public,
    seats,
    settings,
    statistics,
    votes,
)
from bot.clicks import help as help_clicks
from bot.screens import almanac as almanac_screens
from bot.screens import chronicle as chronicle_screens
from bot.screens import hand, story
from bot.screens import help as help_screens
from bot.screens import learn as learn_screens
from bot.screens import prepare as prepare_screens
from bot.screens import privacy as privacy_screens
from bot.screens import seats as seats_screens
from bot.screens import settings as settings_screens
from bot.screens import statistics as statistics_screens
from bot.shares import let_in
from bot.tables import news
from bot.typed import pressed

if TYPE_CHECKING:
    from bot.services import Services

Handler: TypeAlias = Callable[["Services", Caller, Address, list[str]], Awaitable[None]]

PUBLIC = (public.opens, public.click)
"""For clicks on the table's posts: whether one opens a private answer, and what it does."""

HANDLERS: dict[str, tuple[Callable[[Caller, Address], bool], Handler]] = {
    "l": (lobby.opens, lobby.click),
    "rematch": (lambda caller, address: True, lobby.rematch),
    chronicle_screens.REPLAY: (lambda caller, address: True, chronicle.replay),
    chronicle_screens.LOG: (lambda caller, address: True, chronicle.log),
    story.MISSED: (lambda caller, address: True, chronicle.missed),
    almanac_screens.OP: (almanac.opens, almanac.click),
    help_screens.OP: (lambda caller, address: not caller.is_on_private, help_clicks.click),
    learn_screens.OP: (learn.opens, learn.click),
    settings_screens.OP: (lambda caller, address: False, settings.click),
    statistics_screens.OP: (lambda caller, address: False, statistics.click),
    privacy_screens.OP: (lambda caller, address: False, privacy.click),
    prepare_screens.OP: (lambda caller, address: not caller.is_on_private, prepare.click),
    hand.BOARD: (lambda caller, address: True, public.board),
    **dict.fromkeys((news.TURN, *news.CALLS), PUBLIC),
    news.VOTE: (votes.opens, votes.click),
    news.SEAT: (seats.opens, seats.click),
    seats_screens.RESIGN: (lambda caller, address: False, seats.resign),
    **{op: (lambda caller, address: False, private.click) for op in private.OPS},
}
"""By operation, how a click is acknowledged and what it does."""


NOWHERE = Address("", "")


async def _unknown(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    await caller.say("ui.error.unknown")


UNKNOWN = (lambda caller, address: True, _unknown)


async def click(services: Services, interaction: discord.Interaction) -> None:
    """Answer one click."""
    data: dict[str, Any] = dict(interaction.data or {})
    address = Address.parse(str(data.get("custom_id", "")))
    values = pressed(data)
    if not services.answering.hears(interaction.id) or not await let_in(
        services.shares, interaction
    ):
        return
    with services.answering.one("click", interaction.id):
        await _answer(services, Caller.of(interaction), address, values)


async def _answer(
    services: Services, caller: Caller, address: Address | None, values: list[str]
) -> None:
    answering.asks(caller)
    opens, handler = HANDLERS.get(address.op, UNKNOWN) if address else UNKNOWN
    game = ""  # whose standing may be told
    try:
        is_new = address is None or opens(caller, address)
        await _both(caller.think() if is_new else caller.hold(), caller.know(services.store))
        if caller.is_gone:
            return
        services.answering.take()
        if not is_new and not caller.is_on_private:
            services.messages.lend(caller.interaction)
        if address is not None and address.game:
            await services.need_part(caller, address.game)
            game = address.game
            await services.heal(caller, game)
        await handler(services, caller, address or NOWHERE, values)
    except Exception as error:  # noqa: BLE001  # the last net: nobody is left without an answer
        await faults.explain(services, caller, error, game)
    finally:
        caller.answered.set()


async def _both(*works: Coroutine[Any, Any, None]) -> None:
    """Do both at the same time, to the end of both; then raise what went wrong first."""
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if outcome is not None:
            raise outcome
