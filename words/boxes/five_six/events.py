"""What is told of the second of a pair, and of building between turns."""

from __future__ import annotations

from game.five_six.building import BuildingOpened
from game.five_six.paired import PartBegan
from game.five_six.pass_building import BuildingPassed

NO_DEEDS = (PartBegan, BuildingOpened, BuildingPassed)
"""They say whose go it is, as the beginning of a turn does."""
