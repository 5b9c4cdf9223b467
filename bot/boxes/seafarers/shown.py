"""Presentation of the verbs of Seafarers."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.seafarers.build_ship import BuildShip
from game.seafarers.choose_gold import ChooseGold
from game.seafarers.free_ship import LayFirstShip, LayFreeShip
from game.seafarers.move_pirate import MovePirate
from game.seafarers.move_ship import MoveShip

SHOWN = (
    Shown(BuildShip, "build", "edge", "edge", "ship", command="build ship"),
    Shown(MoveShip, "build", "move", "to", "ship", command="move ship"),
    Shown(LayFirstShip, "owed", "edge", "edge", "ship", command="build ship"),
    Shown(LayFreeShip, "owed", "edge", "edge", "ship", command="build ship"),
    Shown(MovePirate, "owed", "hex", "to", "pirate", command="move pirate"),
    Shown(ChooseGold, "owed", "cards", "cards", command="gold"),
)
