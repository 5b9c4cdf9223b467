"""
Causes: what goes wrong again and again is written once, and then counted.

An outage, of Discord, the network or the database, is a line, and so is what Discord sent
malformed; a fault of our own is a line with its traceback, once for each thing that failed by it.
Outages and faults have the reference that people are told.
"""

from __future__ import annotations

import copy
import hashlib
import logging
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass

import aiohttp
import discord
from cachetools import LRUCache

from storage import StoreError

LOG = logging.getLogger(__name__)

CALM = 300.0
"""What has not happened for so many seconds is written anew when it does."""

PAUSE = 60.0
"""So many seconds pass between two counts of the same."""

KEPT = 256
"""So many causes are known."""


class Malformed(Exception):
    """Something that Discord sent and nobody can read; the text is the cause."""


OUTAGES = (
    Malformed,
    StoreError,
    OSError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
)
"""What fails without a fault of ours: where it came from says nothing."""


@dataclass(slots=True)
class Cause:
    """Something that goes wrong."""

    said: str
    """What was written of it."""
    latest: float
    told: float
    """When it was written, or counted, last."""
    more: int = 0
    """How often it has happened since that was written, or counted."""


class Causes:
    """Those of late."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Nothing has gone wrong."""
        self._clock = clock
        self._known: LRUCache[str, Cause] = LRUCache(KEPT)

    def heard(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """*record* as it is to be written; None if its cause is known, and was counted."""
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return record
        is_outage = _is_outage(error)
        key = reference(error) if is_outage else f"{reference(error)} {record.getMessage()}"
        now, known = self._clock(), self._known.get(key)
        if known is not None and now < known.latest + CALM:
            known.latest, known.more = now, known.more + 1
            return None
        said = f"{record.getMessage()} ({type(error).__name__}: {error})".replace("\n", " ")
        self._known[key] = Cause(said, now, now)
        if not is_outage:
            return record
        short = copy.copy(record)
        short.msg, short.args, short.exc_info, short.exc_text = said, (), None, None
        return short

    def tell(self, *, is_end: bool = False) -> None:
        """Write how often each has happened again, once a minute, and at the end."""
        now = self._clock()
        for cause in self._known.values():
            if cause.more and (is_end or now >= cause.told + PAUSE):
                more, cause.more, cause.told = cause.more, 0, now
                LOG.warning("%s more: %s", more, cause.said)


class Handler(logging.StreamHandler):  # type: ignore[type-arg]  # whatever the library's default is
    """Writes each cause once."""

    def __init__(self, causes: Causes) -> None:
        """Write to the standard error."""
        super().__init__()
        self._causes = causes

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record, unless its cause is known."""
        if heard := self._causes.heard(record):
            super().emit(heard)


CAUSES = Causes()
"""Those of this process."""


def reference(error: BaseException) -> str:
    """What people are told of an error: the same for the same cause, so that the log has it."""
    root = _root(error)
    what = str(root) if _is_outage(error) else _place(root)
    text = f"{type(root).__qualname__} {what}"
    return hashlib.blake2s(text.encode(errors="replace"), digest_size=3).hexdigest()


def _is_outage(error: BaseException) -> bool:
    return isinstance(error, OUTAGES) or isinstance(_root(error), OUTAGES)


def _root(error: BaseException) -> BaseException:
    while error.__cause__ is not None:
        error = error.__cause__
    return error


def _place(error: BaseException) -> str:
    """Where an error was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
