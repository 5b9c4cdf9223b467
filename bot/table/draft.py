"""A change of a table while it is written: database rows, and the table's memory."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from msgspec.structs import replace
from sqlalchemy import Connection

from bot.table.state.memory import encoded, memory_of
from storage import Change, GameRow, PersonRow


class Draft(Change):
    """One change of a table. Its memory is encoded once, when the change is finished."""

    def __init__(self, connection: Connection, game: GameRow, now: datetime) -> None:
        super().__init__(connection, game, now)
        self.before = memory_of(game)
        """The memory before this change."""
        self.memory = self.before
        """The memory now."""
        self._people: dict[int, PersonRow] = {}

    def remember(self, **facts: Any) -> None:
        """Replace fields of the memory."""
        self.memory = replace(self.memory, **facts)

    def people(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        """The preferences of several people, each read once."""
        asked = list(user_ids)
        if unknown := [user for user in asked if user not in self._people]:
            self._people |= super().people(unknown)
        return {user: self._people[user] for user in asked}

    def finish(self) -> None:
        """
        Write everything that was set; called before the commit.

        :raises Occupied: if the channel has a living game by now.
        """
        if self.memory is not self.before:
            self.update(memory=encoded(self.memory))
        super().finish()
