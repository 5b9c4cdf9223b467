"""Where what stands on a hex has its place: side by side, none on another."""

from __future__ import annotations

from collections.abc import Hashable

from render.camera import Camera
from render.layers.layer import Standing, standings
from render.scene import Scene
from render.shapes import Point

ROBBER, TOKEN, LETTER = "robber", "token", "letter"
WIDTHS = {ROBBER: 60, TOKEN: 92, LETTER: 66}
"""How wide each of them is at unit 1."""
GAP = 8
ROOM = 196
"""Between the roads left and right of a hex; where this is too little, neighbours overlap."""


def beside(name: Hashable, count: int) -> float:
    """How much smaller than alone a thing is where *count* stand on its hex."""
    return name.least / name.width if count > 1 and isinstance(name, Standing) and name.least else 1


def spots(scene: Scene, camera: Camera, place: int, *, is_robbed: bool) -> dict[Hashable, Point]:
    """The middle of each thing that stands on a hex; the boxes' own stand by themselves."""
    row: dict[Hashable, int] = {ROBBER: WIDTHS[ROBBER]} if is_robbed else {}
    if scene.view.tokens[place]:
        row[TOKEN] = WIDTHS[TOKEN]
    row |= {one: one.width for one in standings(scene) if place in one.places(scene)}
    if place in scene.lettered:
        row[LETTER] = WIDTHS[LETTER]
    row = {name: round(width * beside(name, len(row))) for name, width in row.items()}
    total = sum(row.values())
    gap = min(GAP, (ROOM - total) / max(1, len(row) - 1))
    x, y = camera.hex(place)
    left = -(total + gap * (len(row) - 1)) / 2
    found = {}
    for name, width in row.items():
        found[name] = (x + (left + width / 2) * camera.unit, y)
        left += width + gap
    return found
