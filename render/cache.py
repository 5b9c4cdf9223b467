"""A cache by weight: what was made once and may be wanted again; the least wanted goes first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class Cache(Generic[T]):
    """
    Things by key that *weigh* at most *room* together; may be used from several threads.

    Two threads that want the same new thing at once may both make it: all things made here are
    the same whoever makes them, and nobody waits for a thing of another picture.
    """

    def __init__(self, room: int, weigh: Callable[[T], int]) -> None:
        self._things: LRUCache[Hashable, T] = LRUCache(room, weigh)
        self._lock = Lock()
        self.made = 0
        """How often something had to be made."""

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of *key*, made now if it is not there."""
        with self._lock:
            if key in self._things:
                return self._things[key]
        thing = make()
        with self._lock:
            self.made += 1
            with suppress(ValueError):  # it is larger than all the room
                self._things.setdefault(key, thing)
        return thing

    def put(self, key: Hashable, thing: T) -> None:
        """Keep *thing* in the place of what was there."""
        with self._lock, suppress(ValueError):  # it is larger than all the room
            self._things[key] = thing

    def kept(self, key: Hashable) -> T | None:
        """The thing of *key* if it is there."""
        with self._lock:
            return self._things.get(key)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
