"""What replays know of the strange box."""

from __future__ import annotations

from tests.game.strange.parts import Chest, Mist, Vows, Wind

RETOLD = {Wind: ("vane",), Vows: (), Chest: (), Mist: ()}
"""By part, the fields that follow from what events tell everybody."""
