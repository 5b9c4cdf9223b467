"""Presentation of the verb of Discovery."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.discovery.take_number import TakeNumber

SHOWN = (Shown(TakeNumber, "owed", "hex", "origin", command="number"),)
