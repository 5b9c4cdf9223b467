"""
Texts that boxes bring: one folder a box, named as in the rules. Nothing outside names one.

A box brings any of these. `board.py`: what board texts say of its parts, ``LINES``. `events.py`:
events that are no deeds, ``NO_DEEDS``, and if there are any, lines of events that their own fields
do not fill, ``SPECIAL``, fields that name a thing, ``NAMED``, and events whose ``count`` is not how
often they happened, ``SINGLE``. `duties.py`: duties with another wording, ``OTHERWISE``.
`moments.py`: events that get a banner on the picture, ``MOMENTS``.
`almanac.py`: its entries, ``ENTRIES``, and boxes whose names they use besides those it needs,
``WITH``. `locale/`: its catalogues.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from game import BOXES


@cache
def brought(part: str) -> dict[str, ModuleType]:
    """The module *part* of every box that has one, by the name of the box."""
    homes = {box.name: f"{__name__}.{box.name}" for box in BOXES}
    files = {name: f"{home}.{part}" for name, home in homes.items() if find_spec(home)}
    return {name: import_module(file) for name, file in files.items() if find_spec(file)}
