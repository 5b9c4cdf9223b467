"""Clicks on the lesson by anyone; the address holds the step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.chat.address import Address
from bot.chat.caller import Caller
from bot.features.learn import screens as learn
from bot.features.learn.lesson.script import STEPS
from bot.screens import almanac

if TYPE_CHECKING:
    from bot.publish.services import Services


def opens(caller: Caller, address: Address) -> bool:
    """Whether a click opens a private answer; a word opens an extra message next to the lesson."""
    return learn.Press.parse(address.args).pressed == learn.WORD or not caller.is_on_private


async def begin(services: Services, caller: Caller) -> None:
    """Show the first step."""
    await caller.show(learn.step(_reader(services, caller), 0))


async def click(services: Services, caller: Caller, address: Address, values: list[str]) -> None:
    """Show a step or its word; or go on to the next step, if the pressed move is the right one."""
    click = learn.Press.parse(address.args)
    number, pressed = click.step, click.pressed
    reader = _reader(services, caller)
    if number not in range(len(STEPS)) or pressed == learn.GO:
        await caller.show(learn.step(reader, number))
    elif isinstance(pressed, str):
        await caller.show(almanac.word(caller.w, STEPS[number].word, None))
    else:
        ways = STEPS[number].ways
        why = ways[min(pressed, len(ways) - 1)].why
        await caller.show(learn.step(reader, number if why else number + 1, why))


def _reader(services: Services, caller: Caller) -> learn.Reader:
    return learn.Reader(caller.w, caller.name, caller.look, services.settings.picture_scale)


BUTTONS = (learn.Press,)
HANDLERS = {learn.OP: (opens, click)}
