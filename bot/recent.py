"""What was used lately: notes of which the oldest are let go, for what can be found out again."""

from __future__ import annotations

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """A dictionary of at most *most* entries: beyond that the least recently used one goes."""

    def __init__(self, most: int) -> None:
        """Nothing is known yet."""
        self._most = most
        self._known: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        """How many entries there are."""
        return len(self._known)

    def __contains__(self, key: K) -> bool:
        """Whether *key* is known; asking does not count as use."""
        return key in self._known

    def get(self, key: K) -> V | None:
        """What is known of *key*, which has been used just now."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def __setitem__(self, key: K, value: V) -> None:
        """Know *value* of *key*."""
        self._known[key] = value
        self._known.move_to_end(key)
        while len(self._known) > self._most:
            self._known.popitem(last=False)

    def values(self) -> list[V]:
        """Everything that is known."""
        return list(self._known.values())

    def pop(self, key: K) -> None:
        """Forget *key*, if it was known."""
        self._known.pop(key, None)
