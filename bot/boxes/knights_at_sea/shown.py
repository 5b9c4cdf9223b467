"""Presentation of the verb of knights at sea."""

from __future__ import annotations

from bot.boxes.cities_knights.shown import knight_on
from bot.screens.verb import Shown
from game.knights_at_sea.chase_pirate import ChasePirate

SHOWN = (
    Shown(ChasePirate, "knight", "corner", "corner", command="knights chase", tells=knight_on),
)
