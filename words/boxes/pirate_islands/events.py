"""What is told of the fleet, of warships and fortresses."""

from __future__ import annotations

from game.pirate_islands.arm_ship import ShipArmed
from game.pirate_islands.fleet import FleetBeaten, FleetGone, FleetSailed, Raided
from game.pirate_islands.start import FortressManned

NO_DEEDS = (FortressManned, FleetSailed, Raided, FleetBeaten, FleetGone, ShipArmed)
"""What stands from the beginning, what the fleet does, and what comes of a knight."""
