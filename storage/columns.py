"""Column types that mean the same on every database."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from enum import StrEnum
from typing import TypeVar

from sqlalchemy import JSON, BigInteger, Dialect, String
from sqlalchemy.types import TypeDecorator

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
TICK = timedelta(microseconds=1)

E = TypeVar("E", bound=StrEnum)


class Instant(TypeDecorator[datetime]):
    """A time, as whole microseconds since 1970; SQLite has no time type."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """The number for *value*, which must have a time zone."""
        return None if value is None else (value - EPOCH) // TICK

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """The time in UTC."""
        return None if value is None else EPOCH + value * TICK


class OneOf(TypeDecorator[E]):
    """A member of an enumeration, stored as its word."""

    impl = String
    cache_ok = True

    def __init__(self, kind: type[E]) -> None:
        """Set the enumeration; its words have at most 16 letters."""
        super().__init__(16)
        self.kind = kind

    def process_bind_param(self, value: E | None, dialect: Dialect) -> str | None:
        """The word."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> E | None:
        """The member."""
        return None if value is None else self.kind(value)


class Strings(TypeDecorator[tuple[str, ...]]):
    """A few strings, as a JSON list."""

    impl = JSON
    cache_ok = True

    def process_bind_param(
        self, value: tuple[str, ...] | None, dialect: Dialect
    ) -> list[str] | None:
        """The list."""
        return None if value is None else list(value)

    def process_result_value(
        self, value: list[str] | None, dialect: Dialect
    ) -> tuple[str, ...] | None:
        """The strings."""
        return None if value is None else tuple(value)
