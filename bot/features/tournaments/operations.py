"""The addresses of a tournament's buttons."""

from __future__ import annotations

from bot.chat.operation import Operation


class Show(Operation, op="cup"):
    """Show a tournament to anyone who clicks; *key* is that of the post with the button."""

    contest: str
    key: str = ""
    page: int | None = None


class SignUp(Operation, op="signup"):
    """Sign up."""

    contest: str


class DropOut(Operation, op="dropout"):
    """Drop out; once it has begun, only if the person *is_sure*."""

    contest: str
    is_sure: bool | None = None


class CheckIn(Operation, op="checkin"):
    """Check in."""

    contest: str


class Come(Operation, op="attend"):
    """Come to a table of a round."""

    contest: str
    round: int
    table: int


class Manage(Operation, op="cupmanage"):
    """Show managers what they can change, with a *page* of the tables."""

    contest: str
    page: int | None = None
