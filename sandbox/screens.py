"""
The events that each person's client was sent, in order.

Every person has one numbered list of events. A connected client (a page, or a person in a test)
reads it live; a client that was away asks for the events after the last number it knows.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable
from typing import Any

from sandbox.payload import Payload

REMEMBERED = 5000
"""Number of events kept for each person who was away."""


class Screens:
    """The event lists of all people."""

    def __init__(self) -> None:
        self._numbers: defaultdict[int, int] = defaultdict(int)
        self._events: defaultdict[int, deque[Payload]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        self._clients: defaultdict[int, set[asyncio.Queue[Payload]]] = defaultdict(set)
        self.notifications: defaultdict[int, list[Payload]] = defaultdict(list)

    def tell(self, users: Iterable[int], kind: str, **fields: Any) -> None:
        """Adds an event to the lists of *users*."""
        for user in users:
            self._numbers[user] += 1
            event = {"seq": self._numbers[user], "type": kind, **fields}
            self._events[user].append(event)
            for client in self._clients[user]:
                client.put_nowait(event)

    def number(self, user: int) -> int:
        """The number of the last event sent to *user*."""
        return self._numbers[user]

    def connect(self, user: int, since: int) -> asyncio.Queue[Payload]:
        """Connects a client: its queue begins with the event after number *since*."""
        client: asyncio.Queue[Payload] = asyncio.Queue()
        for event in self._events[user]:
            if event["seq"] > since:
                client.put_nowait(event)
        self._clients[user].add(client)
        return client

    def disconnect(self, user: int, client: asyncio.Queue[Payload]) -> None:
        """Disconnects this client."""
        self._clients[user].discard(client)

    def notify(self, user: int, notification: Payload) -> None:
        """Shows *user* a notification and adds it to their list."""
        self.notifications[user].append(notification)
        self.tell([user], "notification", notification=notification)
