"""The strange box on the board: a chest on its corner, and the vane on its hex."""

from __future__ import annotations

from collections.abc import Iterator

from render.camera import Camera
from render.layers.layer import Layer, Layers, Standing
from render.scene import Scene
from render.shapes import Shape, Sprite, Value
from tests.game.strange.parts import Chest, Mist, Vows, Wind


def chest(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """The chest, until it is found."""
    at = scene.view.part(Chest).at
    if at >= 0:
        yield Sprite("chest", (), camera.corner(at), camera.unit)


def vane_at(scene: Scene) -> tuple[int, ...]:
    """The hex that the vane points at."""
    return (scene.view.part(Wind).vane,)


def vane(scene: Scene, place: int) -> tuple[str, tuple[Value, ...]]:
    """A figure that no theme knows."""
    return "figure", ("vane",)


LAYERS = Layers(
    live=(Layer(chest, (), (Chest,)),),
    standing=(Standing((Wind,), vane_at, vane, width=60),),
    silent={
        Vows: "each seat sees only its own",
        Mist: "misty hexes are terrain, and the text lists what is left",
    },
)
