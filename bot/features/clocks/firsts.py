"""The list of time zones, read once."""

from __future__ import annotations

from bot.features.clocks.commands import known_zones


def build() -> None:
    """Read it."""
    known_zones()
