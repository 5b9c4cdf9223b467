"""Presentation of the verb for five and six players."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.five_six.pass_building import PassBuilding

SHOWN = (Shown(PassBuilding, "turn", command="pass", is_tapped=True),)
