"""
Art and layers that boxes bring: one folder a box, named as in the rules. Nothing outside names one.

A box brings any of these files. `layers.py`: what it adds to the board, ``LAYERS``. `cards.py`:
what it adds to the players' cards, to the bank and the dice, ``CARDS``. `hand.py`: rows of a hand,
``HAND``. `art.py`: art and colors for every theme, ``ADDITIONS``. `themes.py`: themes of its own
edition, ``THEMES``. `emoji.py`: its emoji beside those of cards and pieces, ``EMOJI``.
`samples.py`: samples of all that, ``pictures(theme)``, and those of the showcase,
``showcase()``.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from game import BOXES
from game.core.ruleset import Ruleset


def brought(part: str, rules: Ruleset | None = None) -> tuple[ModuleType, ...]:
    """The module *part* of each box of the *rules*, or of every box, in the boxes' order."""
    boxes = [box.name for box in BOXES] if rules is None else rules.modules
    found = (_file(box, part) for box in boxes)
    return tuple([file for file in found if file])


@cache
def _file(box: str, part: str) -> ModuleType | None:
    """The module *part* in the folder of a *box*, if there are both."""
    folder = f"{__name__}.{box}"
    if find_spec(folder) and find_spec(f"{folder}.{part}"):
        return import_module(f"{folder}.{part}")
    return None
