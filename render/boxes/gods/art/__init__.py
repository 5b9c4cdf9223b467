"""The gods in every theme: their signs, and what the overview stands on."""

from __future__ import annotations

from render.boxes.gods.art import signs
from render.themes.theme import Additions, Art

ADDITIONS = Additions(
    art={
        "god": Art(64, 64, signs.god),
        "small god": Art(128, 128, signs.small),
        "god row": Art(1600, 190, signs.row),
        "owner": Art(520, 80, signs.owner),
    },
    catalogue=tuple(("god", (god, god == "isis")) for god in signs.SIGNS),
)
