"""The fields of the strange box that a replay can recompute."""

from __future__ import annotations

from tests.game.strange.parts import Chest, Mist, Vows, Wind

RETOLD = {Wind: ("vane",), Vows: (), Chest: (), Mist: ()}
"""By part, the fields that can be recomputed from the public events."""
