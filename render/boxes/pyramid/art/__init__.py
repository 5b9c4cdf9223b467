"""The Great Pyramid in every theme: the Nile with its boats, blocks, and the pharaoh's card."""

from __future__ import annotations

from game import COLOURS as SEATS
from render.boxes.pyramid.art import boats, nile, site
from render.boxes.pyramid.art.pharaoh import pharaoh, worth
from render.themes.theme import Additions, Art

ADDITIONS = Additions(
    art={
        "river": Art(270, 270, nile.river),
        "ford": Art(120, 120, nile.ford),
        "route.boat": Art(130, 130, boats.boat),
        "site": Art(220, 230, site.site),
        "block": Art(60, 60, site.block_sign),
        "gold block": Art(80, 66, site.gold_sign),
        "pharaoh": Art(112, 66, pharaoh),
        "pharaoh's point": Art(112, 66, worth),
    },
    catalogue=(
        ("river", ("14", False)),
        ("river", ("14", True)),
        ("ford", (0,)),
        ("site", (",".join(("gold", *SEATS) * 4),)),
        ("route", ("boat", "red", 1)),
        ("pharaoh", (False,)),
        ("pharaoh", (True,)),
        ("pharaoh's point", (False,)),
        ("pharaoh's point", (True,)),
        ("gold block", (8,)),
    ),
    colours={
        "river": "#6fd0d6",
        "river.light": "#d3f4f2",
        "river.dark": "#1f7f8a",
        "bank": "#efdca4",
        "block.gold": "#f2b824",
        "block.gold.dark": "#b57f0c",
        "block.gold.light": "#ffe07a",
    },
    looks={
        "contrast": {
            "river": "#35c9d6",
            "river.light": "#d8fbff",
            "river.dark": "#000000",
            "bank": "#ffffff",
        }
    },
)
