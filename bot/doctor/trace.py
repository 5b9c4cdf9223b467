"""The requests to Discord, its answers, and its clock."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from email.utils import parsedate_to_datetime
from time import perf_counter
from types import SimpleNamespace

import aiohttp

NUMBER = re.compile(r"\d{5,}")
"""An id in a path."""

HALF = timedelta(seconds=0.5)
"""A header gives whole seconds, so on average half a second more has passed."""


@dataclass(frozen=True, slots=True)
class Request:
    """One request and its answer."""

    method: str
    path: str
    status: int
    elapsed: timedelta
    limit: str
    """How many such requests Discord takes in how many seconds, if it says so."""
    ahead: timedelta | None
    """The time by which this machine's clock is ahead of Discord's; negative if it is behind."""

    def __str__(self) -> str:
        """A line of a bug report."""
        milliseconds = round(self.elapsed / timedelta(milliseconds=1))
        return f"{self.method} {self.path} {self.status} {milliseconds} ms {self.limit}".rstrip()


class Trace:
    """Listens to a client's requests."""

    def __init__(self, requests: list[Request], now: Callable[[], datetime]) -> None:
        """Note them in *requests*, and compare the clock with *now*."""
        self._requests = requests
        self._now = now
        self.config = aiohttp.TraceConfig()
        self.config.on_request_start.append(self._started)
        self.config.on_request_end.append(self._ended)

    @property
    def ahead(self) -> timedelta | None:
        """How far this clock is ahead, by the quickest answer; None if no answer had a date."""
        dated = [request for request in self._requests if request.ahead is not None]
        return min(dated, key=lambda request: request.elapsed).ahead if dated else None

    async def _started(
        self, _: object, context: SimpleNamespace, __: aiohttp.TraceRequestStartParams
    ) -> None:
        context.began = perf_counter()

    async def _ended(
        self, _: object, context: SimpleNamespace, asked: aiohttp.TraceRequestEndParams
    ) -> None:
        elapsed = timedelta(seconds=perf_counter() - context.began)
        headers = asked.response.headers
        most, seconds = headers.get("X-RateLimit-Limit"), headers.get("X-RateLimit-Reset-After")
        date, ahead = headers.get("Date"), None
        if date:
            ahead = self._now() - elapsed / 2 - parsedate_to_datetime(date) - HALF
        self._requests.append(
            Request(
                asked.method,
                NUMBER.sub("{id}", asked.url.path),
                asked.response.status,
                elapsed,
                f"{most} in {seconds} s" if most and seconds else "",
                ahead,
            )
        )
