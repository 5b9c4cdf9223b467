"""Finds what features and expansions bring, by the names of files."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from game import BOXES

OF_FEATURES, OF_EXPANSIONS = "bot.features", "bot.boxes"
"""Where their folders are."""

FEATURES = (
    "play",
    "lobby",
    "turn",
    "hints",
    "building",
    "cards",
    "seven",
    "trade",
    "prepare",
    "undo",
    "votes",
    "seats",
    "moving",
    "finding",
    "clocks",
    "look",
    "almanac",
    "learn",
    "help",
    "settings",
    "chronicle",
    "review",
    "statistics",
    "tournaments",
    "leagues",
    "admin",
    "privacy",
    "invite",
)
"""The features, in the order in which their commands are listed."""


HOOKS = {
    "clicks": ("BUTTONS",),
    "commands": ("COMMANDS",),
    "contests": ("DUE",),
    "faults": ("ways",),
    "firsts": ("build",),
    "formats": ("FORMATS",),
    "leaving": ("LEAVE",),
    "motions": ("MOTIONS",),
    "panel": ("ahead", "beside", "in_hand", "for_duties"),
    "posts": ("CALLS", "OPEN", "PAST"),
    "prepared": ("PREPARED",),
    "rated": ("KINDS",),
    "screens": ("SCREENS", "PICKS", "on_pictures"),
    "shown": ("SHOWN",),
}
"""By file, the names of what a feature or an expansion can bring."""


@cache
def brought(part: str, name: str) -> tuple[Any, ...]:
    """
    The value called *name* in the file *part* of each feature, then of each expansion.

    Folders without the file, and files without the name, are left out; so are expansions without a
    folder.

    :raises ModuleNotFoundError: if a listed feature has no folder.
    """
    homes = [f"{OF_FEATURES}.{feature}" for feature in FEATURES]
    homes += [home for box in BOXES if find_spec(home := f"{OF_EXPANSIONS}.{box.name}")]
    files = (f"{home}.{part}" for home in homes)
    modules = (import_module(file) for file in files if find_spec(file))
    return tuple(getattr(module, name) for module in modules if hasattr(module, name))


def rows(part: str, name: str) -> dict[str, Any]:
    """The dicts called *name* in the file *part* of all features and expansions, merged."""
    return {key: row for table in brought(part, name) for key, row in table.items()}
