"""Discovery in every theme: fog over hidden hexes, and chests with treasures."""

from __future__ import annotations

from functools import partial
from random import Random

from render.camera import hexagon
from render.pen import Pen
from render.shapes import Point
from render.themes.classic import land
from render.themes.theme import Additions, Art

WISPS: tuple[tuple[str, Point, float], ...] = (
    ("fog.dark", (-62, -70), 52), ("fog.dark", (66, -24), 58), ("fog.dark", (-70, 28), 50),
    ("fog.dark", (28, 94), 56), ("fog.light", (34, -92), 46), ("fog.light", (-30, -44), 62),
    ("fog.light", (84, -62), 40), ("fog.light", (-96, -14), 44), ("fog.light", (70, 20), 60),
    ("fog.light", (-44, 66), 64), ("fog.light", (84, 66), 42), ("fog.light", (-8, 112), 40),
)  # fmt: skip
"""The color of each wisp, its middle and half its width, in pixels at unit 1."""


def fog(pen: Pen, chance: Random) -> None:
    """Wisps of fog with a question mark."""
    pen.polygon(hexagon(130), "fog")
    for colour, (x, y), wide in WISPS:
        with pen.moved((x + chance.uniform(-12, 12), y + chance.uniform(-6, 6)), wide):
            for dx, dy, rx, ry in ((0, 0, 1, 0.2), (-0.25, -0.13, 0.5, 0.24), (0.3, 0.1, 0.5, 0.2)):
                pen.oval((dx, dy), rx, ry, colour)
    pen.disc((0, 0), 48, "fog.light")
    pen.text((0, 0), "?", 92, "fog.ink")


def treasure(pen: Pen) -> None:
    """A chest with a round lid, bound with gold."""
    outline: list[Point] = [
        (-31, -8),
        (-27, -22),
        (-17, -28),
        (17, -28),
        (27, -22),
        (31, -8),
        (31, 24),
        (-31, 24),
    ]
    pen.polygon(outline, "pale", "pale", 11)
    pen.polygon(outline, "ink", "ink", 6)
    pen.polygon(outline[:6], "wood.light")
    pen.polygon([(-31, -8), (31, -8), (31, 24), (-31, 24)], "wood")
    for x in (-20, 20):
        pen.line([(x, -26), (x, 22)], "gold", 7)
    pen.line([(-30, -7), (30, -7)], "ink", 5)
    pen.box(-8, -14, 8, 7, 4, "gold", "ink", 3)
    pen.disc((0, -4), 2.6, "ink")


ADDITIONS = Additions(
    art={
        "hex.hidden": Art(230, 262, partial(land.land, {"hidden": fog})),
        "treasure": Art(90, 80, treasure),
    },
    catalogue=(("hex", ("hidden", 0, False)),),
    colours={
        "fog": "#b7c6d4",
        "fog.light": "#cfdbe6",
        "fog.dark": "#9bafc2",
        "fog.ink": "#45607a",
    },
    looks={
        "contrast": {
            "fog": "#c9c9c9",
            "fog.light": "#c9c9c9",
            "fog.dark": "#8a8a8a",
            "fog.ink": "#000000",
        }
    },
)
