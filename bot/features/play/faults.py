"""
Errors while a person is answered, and what the person reads about them.

A mistake gets a sentence of its own. A fault is logged once with a reference. The person reads the
reference, and whether their action is stored: if so, it counts and only the answer was lost.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import replace

import discord

from bot.brought import brought
from bot.chat import answering
from bot.chat.caller import TOO_LATE, Caller
from bot.chat.refusals import NoTable, Refused, Stale
from bot.chat.screen import Screen
from bot.chat.watch import metrics
from bot.chat.watch.causes import reference
from bot.publish.services import Services
from bot.screens import almanac
from game import Illegal
from storage import Occupied, StoreError
from words import Words

LOG = logging.getLogger(__name__)

MOST_ELSEWHERE = 3
"""Maximum number of games listed for a person who has none where they asked."""


def sentence(error: BaseException, w: Words) -> str:
    """The sentence for the person; a fault is also logged here."""
    match error:
        case Illegal():
            return w.refused(error)
        case Refused():
            return error.said(w)
        case Stale():
            return w.say("ui.error.stale")
        case NoTable():
            return w.say("ui.error.no_game")
        case Occupied():
            return w.say("ui.error.occupied")
        case _ if answering.stored():
            return w.say("ui.error.counted", reference=_log(error))
        case StoreError():
            return w.say("ui.error.store", reference=_log(error))
        case discord.Forbidden():
            return w.say("ui.error.forbidden")
        case _:
            return w.say("ui.error.fault", reference=_log(error))


async def explain(services: Services, caller: Caller, error: Exception, game: str = "") -> None:
    """
    Tell the person what went wrong, in the way that is still possible; never raise.

    If only the answer was lost, or the click was too late for *game*, they also read the present
    state.
    """
    try:
        await _tell(services, caller, error, game)
    except Exception as second:  # noqa: BLE001  # the last net of all
        if not is_too_late(second):
            await _tell_less(caller, _log(second))


async def _tell(services: Services, caller: Caller, error: Exception, game: str) -> None:
    if is_too_late(error):
        return
    said = screen(error, caller.w)
    if isinstance(error, NoTable) and not game:
        with suppress(StoreError):
            said = replace(said, text="\n\n".join((said.text, *await _elsewhere(services, caller))))
    elif game := _told_of(error, game):
        with suppress(StoreError):
            text = "\n".join((said.text, await services.standing(caller, game)))
            said = replace(said, text=text)
    await _say(caller, said)


async def _elsewhere(services: Services, caller: Caller) -> list[str]:
    """The caller's games elsewhere, for a person who has none where they asked."""
    found = (await services.mine(caller))[:MOST_ELSEWHERE]
    return [caller.w.say("ui.elsewhere"), *found] if found else []


async def _tell_less(caller: Caller, reference: str) -> None:
    """Send a plain sentence after the real answer has failed."""
    with suppress(Exception):
        await _say(caller, Screen(caller.w.say("ui.error.fault", reference=reference)))


async def _say(caller: Caller, said: Screen) -> None:
    if not caller.is_acknowledged:
        await caller.think()
    await caller.answer(said)


def _told_of(error: Exception, game: str) -> str:
    """The game whose state is shown with an error about *game*; empty for none."""
    match error:
        case Illegal() | Refused() | Occupied():
            return ""
        case Stale() | NoTable():
            return game
        case _:
            return answering.stored() or ""


def screen(error: BaseException, w: Words) -> Screen:
    """
    The sentence about an error, with buttons that help.

    These lead to the rule in the almanac, or to the seat that a computer keeps for the person.
    """
    match error:
        case Illegal():
            refusal = f"{error.reason.key}.{type(error.action).__name__}"
            rows = almanac.more(w, refusal, error.rules)
        case Refused():
            rows = almanac.more(w, error.key, None)
        case _:
            rows = ()
    found = (ways(error, w) for ways in brought("faults", "ways"))
    return Screen(sentence(error, w), None, next(filter(None, found), rows))


def is_too_late(error: BaseException) -> bool:
    """Whether it is too late to tell the person anything."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def _log(error: BaseException) -> str:
    known = reference(error)
    LOG.error("fault %s", known, exc_info=error, extra={"reference": known})
    metrics.FAULTS.inc()
    return known
