"""Presentation of the verb of Cloth for Catan."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.cloth.plunder import Plunder

SHOWN = (Shown(Plunder, "owed", "listed", command="plunder"),)
