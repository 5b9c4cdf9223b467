"""The winner's moment: a ribbon below the board with the winners' names and points."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.lettering import legible, named, width
from render.scene import Scene
from render.shapes import Shape, Sprite, Text

NAME = (58, 46)
"""The largest and the smallest font size of a name in one line, in pixels."""
TWO = (38, 30)
"""The largest and the smallest font size of a name in two lines, in pixels."""
POINTS = 64
WREATH = 132
"""Width of a wreath on the ribbon, in pixels."""
WIDEST = 650
"""Maximum length of the ribbon without its tails, in pixels."""


def winner(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A wreath for each winner, the names, the points; nothing before the end of the game."""
    view, ui = scene.view, camera.ui
    totals = [view.seats[seat].total for seat in view.winners]
    if scene.is_close or not totals or None in totals:
        return
    x, y = camera.desk.ribbon
    first = scene.players[view.winners[0]]
    points = str(view.together(view.winners[0]))
    plate = round(width(points, POINTS)) + 34
    names = [legible(scene.players[seat].name, f"P{seat + 1}") for seat in view.winners]
    around = WREATH * len(names) + plate + 66
    said, size = named(" · ".join(names), WIDEST - around, NAME, TWO)
    long = around + round(max(width(line, size) for line in said))
    yield Sprite("ribbon", (first.colour, long), camera.panel((x, y)), ui)
    left = x - long / 2
    for i, seat in enumerate(view.winners):
        at = camera.panel((left + 14 + (i + 0.5) * WREATH, y))
        yield Sprite("wreath", (scene.colour(seat),), at, ui)
    start = left + 26 + WREATH * len(names)
    for i, line in enumerate(said):
        at = camera.panel((start, y + (i - (len(said) - 1) / 2) * (size + 2)))
        yield Text(line, at, round(size * ui), f"{first.colour}.on", "left")
    spot = camera.panel((x + long / 2 - 20 - plate / 2, y))
    yield Sprite("plate", ("points", round(plate / 1.15)), spot, 1.15 * ui)
    yield Text(points, spot, round(POINTS * ui), "ink")
