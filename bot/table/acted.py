"""Remembering an action: who acted, what was laid, and who knows of it."""

from __future__ import annotations

from bot.table.done import Done
from bot.table.draft import Draft
from bot.table.state.laid import grown, laid
from game import Seat


def note(change: Draft, done: Done) -> None:
    """Remember that the seat has acted."""
    acted = done.table.acted
    acted[done.seat] = done.number
    change.remember(acted=tuple(acted))


def note_laid(change: Draft, done: Done) -> None:
    """Remember in which order the seat's pieces were laid."""
    order = laid(change.memory, len(done.table.seats))
    change.remember(laid=grown(order, done.table.playing().state.rules, done.events))


def arrive(change: Draft, seat: Seat) -> None:
    """Note that nothing that happened until now is news to the seat's person."""
    known = list(change.memory.present or change.memory.acted)
    known[seat] = change.game.number
    change.remember(present=tuple(known))
