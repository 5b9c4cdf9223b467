"""The addresses of a tournament's buttons."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.chat.operation import Operation


@dataclass(frozen=True, slots=True)
class Show(Operation):
    """Show a tournament to anyone who clicks; *key* is that of the post with the button."""

    op: ClassVar[str] = "cup"
    contest: str
    key: str = ""
    page: int | None = None


@dataclass(frozen=True, slots=True)
class SignUp(Operation):
    """Sign up."""

    op: ClassVar[str] = "signup"
    contest: str


@dataclass(frozen=True, slots=True)
class DropOut(Operation):
    """Drop out; once it has begun, only if the person *is_sure*."""

    op: ClassVar[str] = "dropout"
    contest: str
    is_sure: bool | None = None


@dataclass(frozen=True, slots=True)
class CheckIn(Operation):
    """Check in."""

    op: ClassVar[str] = "checkin"
    contest: str


@dataclass(frozen=True, slots=True)
class Come(Operation):
    """Come to a table of a round."""

    op: ClassVar[str] = "attend"
    contest: str
    round: int
    table: int
