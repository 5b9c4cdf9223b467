"""
Errors that happen again and again: each cause is logged once, and then counted.

An outage of Discord, the network or the database is one log line, and so is a malformed event from
Discord. A bug of ours is a line with its traceback, once for each operation that failed because of
it. Outages and bugs carry the reference that people see.
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
"""Seconds without an error after which its next occurrence is logged in full again."""

PAUSE = 60.0
"""Minimum seconds between two counts of the same error."""

KEPT = 256
"""Maximum number of causes remembered."""


class Malformed(Exception):
    """Something from Discord that can't be read; the text is the cause."""


OUTAGES = (
    Malformed,
    StoreError,
    OSError,
    aiohttp.ClientError,
    discord.DiscordServerError,
    discord.ConnectionClosed,
    discord.GatewayNotFound,
)
"""Errors that are no bugs of ours; where they were raised says nothing about them."""


@dataclass(slots=True)
class Cause:
    """A cause of errors."""

    said: str
    """Its log line."""
    latest: float
    told: float
    """When it was last logged or counted."""
    more: int = 0
    """Number of times it has happened since then."""


class Causes:
    """Recent causes of errors."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Start without any known causes."""
        self._clock = clock
        self._known: LRUCache[str, Cause] = LRUCache(KEPT)

    def heard(self, record: logging.LogRecord) -> logging.LogRecord | None:
        """*record* as it should be logged; None if its cause is known, and was only counted."""
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
        """Log how often each cause has happened again, at most once a minute and at the end."""
        now = self._clock()
        for cause in self._known.values():
            if cause.more and (is_end or now >= cause.told + PAUSE):
                more, cause.more, cause.told = cause.more, 0, now
                LOG.warning("%s more: %s", more, cause.said)


class Handler(logging.StreamHandler):  # type: ignore[type-arg]  # generic only for type checkers
    """Logs each cause once."""

    def __init__(self, causes: Causes) -> None:
        """Log to the standard error."""
        super().__init__()
        self._causes = causes

    def emit(self, record: logging.LogRecord) -> None:
        """Log a record, unless its cause is known."""
        if heard := self._causes.heard(record):
            super().emit(heard)


CAUSES = Causes()
"""The causes of this process."""


def reference(error: BaseException) -> str:
    """The reference that people see for an error; the same cause always has the same one."""
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
    """File and line where an error was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
