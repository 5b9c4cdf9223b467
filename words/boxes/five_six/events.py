"""Events of the second of a pair, and of building between turns, in words."""

from __future__ import annotations

from game.five_six.building import BuildingOpened
from game.five_six.paired import PartBegan
from game.five_six.pass_building import BuildingPassed

NO_DEEDS = (PartBegan, BuildingOpened, BuildingPassed)
"""Events that only say who acts next, as the beginning of a turn does."""
