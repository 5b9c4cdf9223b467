"""
The address inside a button or a menu: which game, what it does, and the moment it was made for.

Buttons hold an address, not a game, so they outlive a restart. An address never carries anything
that only one player may know.
"""

from __future__ import annotations

from dataclasses import dataclass

MARK = "hex"
LIMIT = 100
"""Discord allows a custom_id no more characters."""


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
        """The address that *text* is, or None if it is not ours."""
        mark, *parts = text.split(":")
        if len(text) > LIMIT or mark != MARK or len(parts) < 2:  # noqa: PLR2004  # game, operation
            return None
        return cls(parts[0], parts[1], tuple(parts[2:]))

    def number(self, place: int) -> int:
        """
        The number among the arguments at *place*.

        :raises ValueError: if there is none.
        """
        try:
            return int(self.args[place])
        except (IndexError, ValueError):
            message = f"{self} has no number at {place}"
            raise ValueError(message) from None
