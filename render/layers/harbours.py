"""The harbors, each with piers to its two corners; oases where there is no sea."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera, land_of
from render.layers.sea import is_dry
from render.scene import Scene
from render.shapes import Shape, Sprite

SHORT = 0.93
"""Share of the way to its corner that a pier covers."""
LEAST = 0.875
"""Minimum scale of harbors on the screen, for small boards."""


def harbours(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """All piers, then the harbors on top of them."""
    view = scene.view
    found = [
        (edge, kind, camera.harbour(edge, land_of(scene, edge))) for edge, kind in view.harbours
    ]
    for edge, _, (x, y) in found:
        for corner in view.topology.edge_corners[edge]:
            cx, cy = camera.corner(corner)
            dx, dy = (cx - x) * SHORT / camera.unit, (cy - y) * SHORT / camera.unit
            middle = (x + (cx - x) * SHORT / 2, y + (cy - y) * SHORT / 2)
            name = "track" if _is_oasis(scene, edge) else "pier"
            yield Sprite(name, (round(dx), round(dy)), middle, camera.unit)
    for edge, kind, at in found:
        card = view.rules.cards[kind].name if kind >= 0 else ""
        name = "oasis" if _is_oasis(scene, edge) else "harbour"
        yield Sprite(name, (card,), at, max(camera.unit, LEAST * camera.ui))


def _is_oasis(scene: Scene, edge: int) -> bool:
    """Whether a harbor on *edge* faces the desert."""
    return any(is_dry(scene, place) for place in scene.view.topology.edge_hexes[edge])
