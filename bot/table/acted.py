"""Notes when each seat last acted, and what its person already knows."""

from __future__ import annotations

from bot.table.done import Done
from bot.table.draft import Draft
from game import Seat


def note(change: Draft, done: Done) -> None:
    """Remember that the seat has acted."""
    acted = done.table.acted
    acted[done.seat] = done.number
    change.remember(acted=tuple(acted))


def arrive(change: Draft, seat: Seat) -> None:
    """Note that the seat's person knows everything that has happened so far."""
    known = list(change.memory.present or change.memory.acted)
    known[seat] = change.game.number
    change.remember(present=tuple(known))
