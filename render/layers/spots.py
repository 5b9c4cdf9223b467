"""Where what stands on a hex has its place: side by side, none on another."""

from __future__ import annotations

from render.camera import Camera
from render.scene import Scene
from render.shapes import Point

ROBBER, TOKEN, SITE, LETTER = "robber", "token", "site", "letter"
WIDTHS = {ROBBER: 60, TOKEN: 92, SITE: 128, LETTER: 66}
"""How wide each of them is at unit 1, in the order in which they stand."""
GAP = 8
ROOM = 196
"""Between the roads left and right of a hex; where this is too little, neighbours overlap."""


def spots(scene: Scene, camera: Camera, place: int, *, is_robbed: bool) -> dict[str, Point]:
    """The middle of each thing that stands on a hex."""
    there = {
        ROBBER: is_robbed,
        TOKEN: scene.view.tokens[place] > 0,
        SITE: place == site_hex(scene),
        LETTER: ("hex", place) in scene.letters,
    }
    row = [name for name, is_there in there.items() if is_there]
    total = sum(WIDTHS[name] for name in row)
    gap = min(GAP, (ROOM - total) / max(1, len(row) - 1))
    x, y = camera.hex(place)
    left = -(total + gap * (len(row) - 1)) / 2
    found = {}
    for name in row:
        found[name] = (x + (left + WIDTHS[name] / 2) * camera.unit, y)
        left += WIDTHS[name] + gap
    return found


def site_hex(scene: Scene) -> int:
    """The hex on which a pyramid is built, the first one that yields nothing; -1 without one."""
    view = scene.view
    if scene.part("Pyramid") is None:
        return -1
    terrains = view.rules.terrains
    lands = (terrains[view.terrain[place]] for place in range(view.topology.inner))
    return next((i for i, land in enumerate(lands) if land.is_land and land.card is None), -1)
