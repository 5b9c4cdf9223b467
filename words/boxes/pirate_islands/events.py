"""Events of the fleet, warships and fortresses in words."""

from __future__ import annotations

from game.pirate_islands.arm_ship import ShipArmed
from game.pirate_islands.fleet import FleetBeaten, FleetGone, FleetSailed, Raided
from game.pirate_islands.start import FortressManned

NO_DEEDS = (FortressManned, FleetSailed, Raided, FleetBeaten, FleetGone, ShipArmed)
"""Pieces of the set-up, moves of the fleet, and effects of a knight."""
