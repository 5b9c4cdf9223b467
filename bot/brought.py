"""Finds what features and expansions bring, by the names of files."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import BOXES

FEATURES = (
    "play",
    "lobby",
    "turn",
    "build",
    "cards",
    "seven",
    "trade",
    "prepare",
    "undo",
    "votes",
    "seats",
    "moving",
    "clocks",
    "look",
    "almanac",
    "learn",
    "help",
    "settings",
    "chronicle",
    "statistics",
    "admin",
    "privacy",
    "invite",
)
"""The features, in the order in which their commands are listed."""


@cache
def brought(part: str, name: str) -> tuple[Any, ...]:
    """
    The value called *name* in the file *part* of each feature, then of each expansion.

    Folders without the file, and files without the name, are left out.
    """
    homes = [f"bot.features.{feature}" for feature in FEATURES]
    homes += [f"bot.boxes.{box.name}" for box in BOXES]
    files = (f"{home}.{part}" for home in homes if find_spec(home))
    modules = (import_module(file) for file in files if find_spec(file))
    return tuple(getattr(module, name) for module in modules if hasattr(module, name))


@cache
def rows(part: str, name: str) -> dict[str, Any]:
    """The dicts called *name* in the file *part* of all features and expansions, merged."""
    return {key: row for table in brought(part, name) for key, row in table.items()}
