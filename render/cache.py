"""A cache limited by weight: the thing least likely to be wanted again goes first."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Lock
from typing import Generic, TypeVar

from cachetools import LRUCache

T = TypeVar("T")


class Cache(Generic[T]):
    """
    A cache of things by key that *weigh* at most *room* together; safe for several threads.

    Two threads that want the same new thing at once may both make it: it comes out the same either
    way, and no thread waits for a thing of another picture.
    """

    def __init__(self, room: int, weigh: Callable[[T], int]) -> None:
        self._things: LRUCache[Hashable, T] = LRUCache(room, weigh)
        self._lock = Lock()
        self.made = 0
        """The number of times a thing had to be made."""

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing with this *key*, made now if it is not cached."""
        with self._lock:
            if key in self._things:
                return self._things[key]
        thing = make()
        with self._lock:
            self.made += 1
            with suppress(ValueError):  # it is larger than the whole cache
                self._things.setdefault(key, thing)
        return thing

    def put(self, key: Hashable, thing: T) -> None:
        """Keep *thing* under *key*, replacing any earlier one."""
        with self._lock, suppress(ValueError):  # it is larger than the whole cache
            self._things[key] = thing

    def kept(self, key: Hashable) -> T | None:
        """The thing with this *key* if it is cached."""
        with self._lock:
            return self._things.get(key)

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
