"""What replays know of the Wonders of Catan."""

from __future__ import annotations

from game.core.part import Part
from game.wonders.parts import Wonders

RETOLD: dict[type[Part], tuple[str, ...]] = {Wonders: ("begun", "levels")}
"""By part, the fields that follow from what events tell everybody."""
