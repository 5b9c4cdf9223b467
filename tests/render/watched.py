"""A scene that notes which of its attributes are read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MethodType
from typing import Any, cast

from render.scene import Scene


def watched(asked: Scene, seen: set[str]) -> Scene:
    """*asked* as layers see it; *seen* grows by every attribute that they read."""
    return cast("Scene", _Scene(asked, seen))


class _Watched:
    """An object whose attribute reads are noted under a path."""

    def __init__(self, thing: Any, seen: set[str], path: str = "") -> None:
        self._thing, self._seen, self._path = thing, seen, path

    def __getattr__(self, name: str) -> Any:
        self._seen.add(f"{self._path}{name}")
        return getattr(self._thing, name)


class _Scene(_Watched):
    def __getattr__(self, name: str) -> Any:
        if name == "view":
            return _View(self._thing.view, self._seen)
        if callable(method := getattr(Scene, name, None)):
            return MethodType(method, self)
        return super().__getattr__(name)


class _View(_Watched):
    def __getattr__(self, name: str) -> Any:
        if name == "rules":
            return _Watched(self._thing.rules, self._seen, "rules.")
        if name == "parts":
            return _Parts(self._thing.parts, self._seen)
        return super().__getattr__(name)

    def part(self, kind: type[Any]) -> Any:
        return _Parts(self._thing.parts, self._seen)[kind.__name__]


class _Parts(Mapping[str, Any]):
    def __init__(self, parts: Mapping[str, Any], seen: set[str]) -> None:
        self._parts, self._seen = parts, seen

    def __getitem__(self, name: str) -> Any:
        self._seen.add(f"part {name}")
        return self._parts[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)
