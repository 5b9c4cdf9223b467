"""Seafarers in every theme: ships, the pirate, gold, sea routes, points for islands."""

from __future__ import annotations

from functools import partial

from render.boxes.seafarers.art import gold, isles, pirate, ships
from render.themes.classic import land
from render.themes.theme import Additions, Art

ADDITIONS = Additions(
    art={
        "route.ship": Art(140, 140, ships.ship),
        "hex.gold": Art(230, 262, partial(land.land, {"gold": gold.ground})),
        "nuggets": Art(80, 80, gold.sign),
        "figure.pirate": Art(120, 130, pirate.pirate),
        "seaway": Art(130, 130, ships.seaway),
        "prize": Art(100, 80, isles.prize),
    },
    catalogue=(
        ("route", ("ship", "white", 1)),
        ("hex", ("gold", 0, False)),
        ("hex", ("gold", 1, True)),
        ("figure", ("pirate",)),
    ),
    colours={
        "seaway": "#ffffff66",
        "earth": "#6b4640",
        "earth.light": "#7f574e",
        "earth.dark": "#432a28",
        "stream": "#58b4e0",
    },
    looks={
        "contrast": {
            "seaway": "#ffffff80",
            "earth": "#1d1109",
            "earth.light": "#1d1109",
            "earth.dark": "#000000",
            "stream": "#4fc3ff",
        }
    },
)
