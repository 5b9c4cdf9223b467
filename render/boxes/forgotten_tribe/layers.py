"""The Forgotten Tribe on the board: its gifts along the coasts, until a ship takes them."""

from __future__ import annotations

from collections.abc import Iterator

from game.forgotten_tribe.parts import Gifts
from render.camera import Camera, land_of
from render.layers.layer import Layer, Layers
from render.scene import Scene
from render.shapes import Shape, Sprite

OUT = 4
"""Distance of a gift from the middle of its edge, out to sea, at unit 1."""
SMALL = 0.7
"""Scale of a harbor that no settlement can use yet."""


def gifts(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """A star, a card or a harbor on each edge that has one."""
    part = scene.view.part(Gifts)
    harbours = dict(part.harbours)
    unit = max(camera.unit, 0.8 * camera.ui)
    for edge in part.lying:
        (x, y), (lx, ly) = camera.edge(edge), camera.hex(land_of(scene, edge))
        far = OUT * camera.unit / ((x - lx) ** 2 + (y - ly) ** 2) ** 0.5
        at = (x + (x - lx) * far, y + (y - ly) * far)
        if edge in harbours:
            card = harbours[edge] if harbours[edge] != "any" else ""
            yield Sprite("harbour", (card,), at, SMALL * unit)
        else:
            yield Sprite("gift", ("point" if edge in part.points else "card",), at, unit)


LAYERS = Layers(live=(Layer(gifts, (), (Gifts,)),))
