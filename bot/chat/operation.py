"""
Operations: what a button or a menu does, each a small class with typed fields.

An operation packs its fields into the arguments of an address and reads them back, by their types.
Reading is the exact reverse of packing: anything else is stale, never an error.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields
from types import NoneType, UnionType
from typing import (
    Any,
    ClassVar,
    Literal,
    Self,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from bot.chat.address import Address, number
from bot.chat.refusals import Stale

OPEN = "x"
"""Stands for a None among several numbers."""


class Part(ABC):
    """A part of an address, or the value of an option, that is more than a number or a word."""

    __slots__ = ()

    @abstractmethod
    def __str__(self) -> str:
        """The part as an address holds it."""

    @classmethod
    @abstractmethod
    def read(cls, part: str) -> Self:
        """
        The part that was written like this.

        :raises Stale: if none was.
        """


@dataclass_transform(frozen_default=True)
@dataclass(frozen=True)
class Operation:
    """
    An operation; each subclass is a frozen dataclass, with a name of its own and its fields.

    A field is a number, a word, a yes or no, several numbers, a `Part`, or one of several of these.
    The last fields can be missing; they are None then.
    """

    op: ClassVar[str]
    """Its name in addresses. Posts still show old ones, so it never changes."""

    def __init_subclass__(cls, *, op: str | None = None) -> None:
        dataclass(frozen=True)(cls)
        if op is not None:
            cls.op = op

    def pack(self) -> tuple[str, ...]:
        """The fields as an address holds them, without those at the end that are None."""
        values = [getattr(self, field.name) for field in fields(self)]
        while values and values[-1] is None:
            values.pop()
        return tuple(map(_written, values))

    def to(self, game: str = "") -> Address:
        """Its address in a game, or in none."""
        return Address(game, self.op, self.pack())

    @classmethod
    def parse(cls, args: Sequence[str]) -> Self:
        """
        The operation that was packed like this.

        :raises Stale: if none was.
        """
        itself: Any = cls  # mypy finds a dataclass unhashable
        kinds, least = _kinds(itself)
        if not least <= len(args) <= len(kinds):
            raise Stale
        found = cls(*(_read(kind, part) for kind, part in zip(kinds, args, strict=False)))
        if found.pack() != tuple(args):
            raise Stale
        return found


def _kinds(operation: type[Operation]) -> tuple[tuple[Any, ...], int]:
    """The types of the fields, and how many of the fields are always there."""
    hints, found = get_type_hints(operation), fields(operation)
    needed = sum(field.default is MISSING for field in found)
    return tuple(hints[field.name] for field in found), needed


def _written(value: Any) -> str:
    """The value of a field as an address holds it."""
    if isinstance(value, tuple):
        return "-".join(OPEN if one is None else str(int(one)) for one in value)
    return str(int(value) if isinstance(value, int) else value)


def _read(kind: Any, part: str) -> Any:
    """
    A value of this type, as `_written` wrote it.

    :raises Stale: if *part* is none.
    """
    if kind is str:
        return part
    if kind is int:
        return number(part)
    if kind is bool:
        return _among({"0": False, "1": True}, part)
    found = get_args(kind)
    if get_origin(kind) is Literal:
        return _among({word: word for word in found}, part)
    if get_origin(kind) is tuple:
        can_lack = NoneType in get_args(found[0])
        return tuple(None if can_lack and p == OPEN else number(p) for p in part.split("-"))
    if get_origin(kind) in (Union, UnionType):
        return _first(found, part)
    return kind.read(part)


def _among(values: dict[str, Any], part: str) -> Any:
    if part not in values:
        raise Stale
    return values[part]


def _first(kinds: Sequence[Any], part: str) -> Any:
    """The value of the first of several types that fits."""
    for kind in kinds:
        if kind is NoneType:
            continue
        try:
            return _read(kind, part)
        except Stale:
            continue
    raise Stale
