"""A payload being checked: places in it, and what is wrong there."""

from collections.abc import Collection, Iterator
from typing import Any

from sandbox.payload import Payload
from sandbox.refusals import Refused


class Spot:
    """A place in a payload where a rule may object."""

    def __init__(self, tree: Payload | None = None, path: tuple[str, ...] = ()) -> None:
        self._tree: Payload = {} if tree is None else tree
        self._path = path

    def __truediv__(self, step: str | int) -> "Spot":
        return Spot(self._tree, (*self._path, str(step)))

    def object(self, code: str, sentence: str) -> None:
        """Notes that something is wrong here."""
        node = self._tree
        for step in self._path:
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": sentence})

    def settle(self) -> None:
        """Refuses the payload if anything was wrong."""
        if self._tree:
            raise Refused(50035, self._tree)

    def text(self, value: Any, least: int, most: int, *, required: bool = True) -> str:
        """Checks a text of *least* to *most* characters, and returns it (or an empty one)."""
        if value is None:
            if required:
                self.object("BASE_TYPE_REQUIRED", "This field is required")
            return ""
        if not isinstance(value, str):
            self.object("BASE_TYPE_BAD_TYPE", "Must be a string.")
            return ""
        if not least <= len(value) <= most:
            self.object("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        elif least and not value.strip():
            self.object("BASE_TYPE_REQUIRED", "This field is required")
        return value

    def number(self, value: Any, least: int, most: int, default: int | None = None) -> int:
        """Checks a whole number, and returns it (or the default, or *least*)."""
        fallback = least if default is None else default
        if value is None:
            if default is None:
                self.object("BASE_TYPE_REQUIRED", "This field is required")
            return fallback
        if not isinstance(value, int) or isinstance(value, bool):
            self.object("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
            return fallback
        if not least <= value <= most:
            self.object("NUMBER_TYPE_RANGE", f"int value should be from {least} to {most}.")
        return value

    def switch(self, value: Any) -> None:
        """Checks an optional boolean."""
        if value is not None and not isinstance(value, bool):
            self.object("BOOLEAN_TYPE_CONVERT", "Must be either true or false.")

    def items(self, value: Any, least: int, most: int) -> list[Any]:
        """Checks a list of *least* to *most* entries, and returns it (or an empty one)."""
        if value is None:
            value = []
        if not isinstance(value, list):
            self.object("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.object("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def objects(self, value: Any, least: int, most: int) -> Iterator[tuple["Spot", Payload]]:
        """Checks a list of objects, and yields each with its place."""
        for index, entry in enumerate(self.items(value, least, most)):
            if isinstance(entry, dict):
                yield self / index, entry
            else:
                (self / index).object("DICT_TYPE_CONVERT", "Only dictionaries may be used here")

    def fields(self, value: Payload, known: Collection[str]) -> None:
        """Objects to unknown fields; Discord would ignore a misspelled one."""
        for name in value.keys() - set(known):
            (self / name).object("UNKNOWN_FIELD", f"There is no field {name}.")

    def once(self, value: str, seen: set[str], code: str, sentence: str) -> None:
        """Objects if *value* was seen before, and remembers it."""
        if value and value in seen:
            self.object(code, sentence)
        seen.add(value)
