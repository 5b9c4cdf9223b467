"""
What boxes bring to Discord: a folder a box, called as in the rules. Nothing outside names one.

A box brings any of these files. `shown.py`: its verbs, ``SHOWN``. `screens.py`: a screen for each
group of verbs of its own, ``SCREENS``, and ``captions(view, words)``, what it writes on pictures.
`prepared.py`: moments for which an answer can be prepared, ``PREPARED``.
`commands.py`: its commands, ``COMMANDS``; what it adds to a group of others hangs itself in there.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from game import BOXES


@cache
def brought(part: str) -> tuple[ModuleType, ...]:
    """The file called *part* of every installed box that has one, in the order of the boxes."""
    homes = (f"{__name__}.{box.name}" for box in BOXES)
    files = (f"{home}.{part}" for home in homes if find_spec(home))
    return tuple(import_module(file) for file in files if find_spec(file))
