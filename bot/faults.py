"""
The one door for everything that goes wrong while somebody is answered.

A mistake gets its sentence. A fault is logged once with a reference, and the person is told the
reference; nothing has changed then, for what changes is stored first.
"""

from __future__ import annotations

import logging
import secrets

import discord

from bot import metrics
from bot.caller import TOO_LATE
from bot.screens import almanac
from bot.screens.screen import Screen
from bot.tables.refusals import Listed, NoTable, Refused, Stale
from game import Illegal
from storage import Occupied, StoreError
from words import Words

LOG = logging.getLogger(__name__)


def sentence(error: BaseException, w: Words) -> str:
    """What to tell the person; a fault is logged here."""
    match error:
        case Illegal():
            return w.refused(error)
        case Refused():
            return w.say(error.key, **{name: _said(fact, w) for name, fact in error.facts.items()})
        case Stale():
            return w.say("ui.error.stale")
        case NoTable():
            return w.say("ui.error.no_game")
        case Occupied():
            return w.say("ui.error.occupied")
        case StoreError():
            reference = _log(error)
            return w.say("ui.error.store", reference=reference)
        case discord.Forbidden():
            return w.say("ui.error.forbidden")
        case _:
            return w.say("ui.error.fault", reference=_log(error))


def screen(error: BaseException, w: Words) -> Screen:
    """What to tell the person, and the way to the word of the almanac that tells the rule."""
    match error:
        case Illegal():
            refusal = f"{error.reason.key}.{type(error.action).__name__}"
            rows = almanac.more(w, refusal, error.rules)
        case Refused():
            rows = almanac.more(w, error.key, None)
        case _:
            rows = ()
    return Screen(sentence(error, w), None, rows)


def _said(fact: object, w: Words) -> object:
    if not isinstance(fact, Listed):
        return fact
    return w.join(w.say(f"{fact.kind}.{name}") for name in fact.names)


def is_too_late(error: BaseException) -> bool:
    """Whether there is nobody left to tell."""
    return isinstance(error, discord.HTTPException) and error.code in TOO_LATE


def _log(error: BaseException) -> str:
    reference = secrets.token_hex(3)
    LOG.error("fault %s", reference, exc_info=error, extra={"reference": reference})
    metrics.FAULTS.inc()
    return reference
