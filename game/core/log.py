"""
The log: one line for each action, append-only. The state is the fold of the log.

Line 0 is the start of the game: its settings instead of an action. Anything that is no player's
verb is an entry there (`game.core.entries`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from game.board.layout import Layout
from game.core.chance import Asked


class Opening(msgspec.Struct, frozen=True):
    """How a game was begun: all that line 0 needs to begin it again."""

    modules: tuple[str, ...]
    options: dict[str, int | str | bool]
    colours: tuple[str, ...]
    """By seat."""

    def to_text(self) -> dict[str, Any]:
        """The opening as plain data, just as JSON holds it."""
        text: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(self))
        if self.layout:
            for name in ("spots", "stacks"):  # Layouts of older logs have none.
                if not text["layout"][name]:
                    del text["layout"][name]
        if not text["revision"]:
            del text["revision"]
        return text

    def dealt(self, number: int) -> Opening:
        """The opening of a game whose map is dealt by this *number*."""
        return msgspec.structs.replace(self, deal=number or msgspec.UNSET)

    @staticmethod
    def from_text(data: dict[str, Any]) -> Opening:
        """The opening that `to_text` wrote."""
        return msgspec.convert(data, Opening)

    layout: Layout | None = None
    """The board, if it was given and not made by chance."""
    deal: int | msgspec.UnsetType = msgspec.UNSET
    """Which of the ways to deal its map made the board; unset is the first that there was."""
    revision: int = 0
    """By which revision of the rules it is played; older logs do not say."""


class Line(msgspec.Struct, frozen=True):
    """One action with the answers of chance and the events that followed."""

    number: int
    seat: int
    action: dict[str, Any]
    """Text form: see `game.core.codec`; for line 0 the opening."""
    chance: tuple[Asked, ...]
    events: tuple[dict[str, Any], ...]
    """Text forms, secret fields included: a log is for the host's disk, not for a channel."""


def encode(line: Line) -> bytes:
    """The line as JSON."""
    return msgspec.json.encode(line)


def decode(data: bytes) -> Line:
    """The line that `encode` wrote."""
    return msgspec.json.decode(data, type=Line)
