"""A shelf: what was made once and may be wanted again, the least wanted falling off its end."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")


class Shelf(Generic[T]):
    """
    Things by key that *weigh* at most *room* together; may be used from several threads.

    Two threads that want the same new thing at once may both make it: all things made here are
    the same whoever makes them, and nobody waits for a thing of another picture.
    """

    def __init__(self, room: int, weigh: Callable[[T], int]) -> None:
        self._room = room
        self._weigh = weigh
        self._things: OrderedDict[Hashable, T] = OrderedDict()
        self._weight = 0
        self._lock = Lock()
        self.made = 0
        """How often something had to be made."""

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of *key*, made now if it is not there."""
        with self._lock:
            if key in self._things:
                self._things.move_to_end(key)
                return self._things[key]
        thing = make()
        with self._lock:
            self.made += 1
            if key not in self._things:
                self._things[key] = thing
                self._weight += self._weigh(thing)
            while self._weight > self._room and len(self._things) > 1:
                _, dropped = self._things.popitem(last=False)
                self._weight -= self._weigh(dropped)
        return thing

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self._weight = 0
