"""Every request of the bot, for tests to read; failed ones are also listed separately."""

import asyncio
from collections import deque
from dataclasses import dataclass, field, fields
from typing import Any

from sandbox.payload import Payload

FAULTS = ("unknown_route", "refused", "limited", "broken")
"""Failures that are the bot's fault, or the sandbox's own."""

KEPT = 5000


@dataclass(slots=True)
class Entry:
    """A request and its answer."""

    at: float
    method: str
    path: str
    route: str = ""
    payload: Any = None
    files: list[Payload] = field(default_factory=list)
    status: int = 0
    answer: Any = None
    kind: str = ""
    """Why it failed: ``unknown_route``, ``refused``, ``limited``, ``fault`` or ``broken``."""

    def view(self) -> Payload:
        """The entry as JSON, for reading: its values aren't copied."""
        return {known.name: getattr(self, known.name) for known in fields(self)}


class Record:
    """The latest requests, oldest first, and every one that failed."""

    def __init__(self) -> None:
        self.count = 0
        """Number of requests so far."""
        self._entries: deque[Entry] = deque()
        self._old_errors: list[Entry] = []
        self._waiting: list[tuple[str, asyncio.Future[Entry]]] = []

    def add(self, entry: Entry) -> None:
        """Adds a request."""
        self.count += 1
        self._entries.append(entry)
        if len(self._entries) > KEPT:
            oldest = self._entries.popleft()
            self._old_errors += [oldest] if oldest.kind in FAULTS else []
        for path, future in self._waiting:
            if path in entry.path and not future.done():
                future.set_result(entry)
        self._waiting = [(path, future) for path, future in self._waiting if not future.done()]

    @property
    def open(self) -> list[Entry]:
        """The requests that aren't answered yet."""
        return [entry for entry in self._entries if not entry.status]

    async def arrival(self, path: str) -> Entry:
        """The next request with *path* in its path, as soon as it arrives."""
        future: asyncio.Future[Entry] = asyncio.get_running_loop().create_future()
        self._waiting.append((path, future))
        return await future

    def requests(self) -> list[Payload]:
        """All recorded requests."""
        return [entry.view() for entry in self._entries]

    def errors(self) -> list[Payload]:
        """The requests that failed through a fault of the bot or of the sandbox."""
        found = [entry for entry in self._entries if entry.kind in FAULTS]
        return [entry.view() for entry in (*self._old_errors, *found)]

    def clear(self) -> None:
        """Forgets everything."""
        self._entries.clear()
        self._old_errors.clear()
