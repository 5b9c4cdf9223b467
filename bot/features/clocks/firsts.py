"""The list of time zones, read once."""

from __future__ import annotations

from bot.features.clocks.commands import known_zones


def build() -> None:
    """Read the time zones."""
    known_zones()
