"""Operations that lead into a lobby from elsewhere: taking a seat, opening a table, being ready."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from bot.chat.address import Address
from bot.chat.operation import Operation
from bot.table import news

LOBBY: Final = "l"
"""The operation in all addresses of the lobby; each one's own name comes after it."""

Pace: TypeAlias = Literal["any", "none", "live", "daily"]
"""A pace that can be wished for; none means without clocks."""


class OfLobby(Operation):
    """An operation of the lobby."""

    def to(self, game: str = "") -> Address:
        """Its address in this game's lobby."""
        return Address(game, LOBBY, (self.op, *self.pack()))


class Join(OfLobby, op="join"):
    """Take a seat."""


class Open(Operation, op="open"):
    """Open a lobby for a game that was wished for."""

    kind: str = ""
    """The key of a kind of game that a table can be opened with; empty for any."""
    pace: Pace = "any"
    players: int = 0
    """Number of players; 0 for any."""
    rated: bool = True


class Ready(Operation, op=news.READY):
    """Say that one is ready, in answer to the question with a number."""

    answer_is: Literal["yes"]
    number: int
    seat: int | None = None
    """The seat in the key of a direct message, by which the message is found again."""
