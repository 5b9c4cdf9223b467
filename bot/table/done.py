"""An action that was played and is about to be stored: what it did, and how it came about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from game import Event, Line, Seat
from game.core.action import Action

if TYPE_CHECKING:
    from bot.table.news import Known, Plan
    from bot.table.state.memory import Memory
    from bot.table.table import Table


class How(Enum):
    """How an action comes about."""

    PERSON = auto()
    """Someone has just clicked or typed it."""
    PREPARED = auto()
    """Someone has prepared it for this moment."""
    CLOCK = auto()
    """The seat's time is up: it is the default answer."""
    ITSELF = auto()
    """A computer plays it, or the dice roll by themselves."""
    ENTRY = auto()
    """It's an entry of the log and no player's action, such as a seat that changes hands."""


@dataclass(frozen=True, slots=True)
class By:
    """The person or computer that plays an action, and how it came about."""

    how: How
    user: int | None = None
    """The person or the computer; None if a clock plays it."""
    interaction: int | None = None
    """The click or command that asked for it, so that it's carried out only once."""
    looks_on: Seat | None = None
    """The seat whose person has just clicked and will see the result."""
    moment: str = ""
    """The name of the preparation, if it was prepared."""

    @property
    def looking(self) -> int | None:
        """The person who sees the result of their own action and needs no ping for it."""
        return self.user if self.how in (How.PERSON, How.ITSELF) else None


@dataclass(frozen=True, slots=True)
class Done:
    """An action or a log entry that was played in memory and isn't stored yet."""

    table: Table
    seat: Seat
    action: Action
    by: By
    line: Line
    events: list[Event]
    plans: list[Plan]
    """The posts that it makes necessary."""
    known: Known
    """The news that players had before it."""
    counter: int
    """Number of chance values taken after it."""
    before: Memory
    """The table's memory before it."""

    @property
    def number(self) -> int:
        """The number of its line in the log."""
        return self.line.number
