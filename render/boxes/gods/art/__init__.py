"""The gods in every theme: their signs, and the background of the overview."""

from __future__ import annotations

from render.boxes.gods.art import deeds, signs
from render.themes.theme import Additions, Art

ADDITIONS = Additions(
    art={
        "god": Art(64, 64, signs.god),
        "small god": Art(128, 128, signs.small),
        "god card": Art(790, 350, signs.frame),
        "owner": Art(140, 80, signs.owner),
        "deed": Art(110, 110, deeds.deed),
    },
    catalogue=tuple(("god", (god, god == "isis")) for god in signs.SIGNS),
)
