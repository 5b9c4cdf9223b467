"""
Dispatch of every click on a button or menu, from its address to an answer.

One listener takes all clicks, so none is silently ignored. An address leads to an operation, one of
the classes that features and boxes list in ``BUTTONS``. A click that isn't ours, or comes from an
earlier moment, gets a calm private answer with the present state. Clicks are acknowledged first and
handled afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import cache
from typing import Any, TypeAlias

import discord

from bot.brought import brought
from bot.chat import answering
from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.chat.queues.shares import let_in
from bot.chat.typed import filled, pressed
from bot.features.play import faults, private, public
from bot.features.play.answers import Answers, Asks
from bot.publish.posts.operations import OnPost
from bot.publish.services import Services
from bot.table import news

Handler: TypeAlias = Callable[[Services, Caller, Address, list[str]], Awaitable[None]]

PUBLIC = (public.opens, public.click)
"""For clicks on public posts: whether one opens a private answer, and its handler."""

PRIVATE = (lambda caller, address: False, private.click)
"""The same for clicks on private screens, which edit their own message."""


@cache
def handlers() -> dict[str, tuple[Callable[[Caller, Address], bool], Handler]]:
    """All handlers by operation: whether a click opens a private answer, and the handler."""
    known = (one for some in brought("clicks", "BUTTONS") for one in some)
    answering = (one for one in known if issubclass(one, Answers) and not issubclass(one, OnPost))
    return {
        **dict.fromkeys((news.TURN, *news.CALLS), PUBLIC),
        **dict.fromkeys(private.buttons(), PRIVATE),
        **{one.op: (one.is_new, _answer_of(one)) for one in answering},
    }


@cache
def asking() -> dict[str, type[Asks]]:
    """The operations that open a form first, by name."""
    known = (one for some in brought("clicks", "BUTTONS") for one in some)
    return {one.op: one for one in known if issubclass(one, Asks)}


def _answer_of(operation: type[Answers]) -> Handler:
    async def handle(
        services: Services, caller: Caller, address: Address, values: list[str]
    ) -> None:
        await operation.at(address).answer(services, caller, address, values)

    return handle


NOWHERE = Address("", "")


async def _unknown(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    await caller.say("ui.error.unknown")


UNKNOWN = (lambda caller, address: True, _unknown)


async def lead(services: Services, caller: Caller, address: Address) -> None:
    """Do what a button with this address does, for a caller who is already being answered."""
    _, handler = handlers()[address.op]
    await handler(services, caller, address, [])


async def click(services: Services, interaction: discord.Interaction) -> None:
    """Answer one click."""
    data: dict[str, Any] = dict(interaction.data or {})
    address = Address.parse(str(data.get("custom_id", "")))
    is_form = interaction.type is discord.InteractionType.modal_submit
    values = filled(data) if is_form else pressed(data)
    if not services.answering.hears(interaction.id) or not await let_in(
        services.shares, interaction
    ):
        return
    with services.answering.one("click", interaction.id):
        await _answer(services, Caller.of(interaction), address, values, is_form=is_form)


async def _answer(
    services: Services,
    caller: Caller,
    address: Address | None,
    values: list[str],
    *,
    is_form: bool,
) -> None:
    answering.asks(caller)
    opens, handler = handlers().get(address.op, UNKNOWN) if address else UNKNOWN
    game = ""  # its state can be shown with an error
    try:
        if address and address.op in asking() and not is_form:
            await caller.know(services.store)
            services.answering.take()
            await caller.ask(asking()[address.op].at(address).form(caller.w))
            return
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
    except Exception as error:  # noqa: BLE001  # the last net: everyone gets an answer
        await faults.explain(services, caller, error, game)
    finally:
        caller.answered.set()


async def _both(*works: Coroutine[Any, Any, None]) -> None:
    """Run both at the same time until both are done; then raise the first error."""
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if outcome is not None:
            raise outcome
