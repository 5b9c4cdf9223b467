"""
The address inside a button or a menu: which game, what it does, and the moment it was made for.

Buttons hold an address, not a game, so they outlive a restart. An address never carries anything
that only one player may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import words
from bot.chat.refusals import Stale

MARK = "hex"
LIMIT = 100
"""Maximum number of characters that Discord allows in a custom_id."""


@dataclass(frozen=True, slots=True)
class Address:
    """*op* on *game*, with *args* that only the operation understands."""

    game: str
    op: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        text = ":".join((MARK, self.game, self.op, *self.args))
        assert len(text) <= LIMIT
        return text

    @classmethod
    def parse(cls, text: str) -> Address | None:
        """Parse *text* as an address; None if it isn't one of ours."""
        mark, *parts = text.split(":")
        if len(text) > LIMIT or mark != MARK or len(parts) < 2:  # noqa: PLR2004  # game, operation
            return None
        return cls(parts[0], parts[1], tuple(parts[2:]))

    def text(self, place: int) -> str:
        """
        The argument at *place*.

        :raises Stale: if there is none, as in an address that another program made.
        """
        return text(self.args, place)

    def number(self, place: int) -> int:
        """
        The argument at *place* as a number.

        :raises Stale: if it's missing or no number.
        """
        return number(self.text(place))


def text(parts: Sequence[str], place: int = 0) -> str:
    """
    The entry of *parts* at *place*: an argument of an address, or a value chosen in a menu.

    :raises Stale: if *parts* is too short.
    """
    if place >= len(parts):
        raise Stale
    return parts[place]


def number(part: str) -> int:
    """
    Read *part* as a number.

    :raises Stale: if it isn't one.
    """
    found = words.number(part)
    if found is None:
        raise Stale
    return found
