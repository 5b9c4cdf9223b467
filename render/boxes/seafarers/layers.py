"""Seafarers on the board: sea routes, the pirate, and points still to win on islands."""

from __future__ import annotations

from collections.abc import Iterator

from game.seafarers.parts import ClosedLand, Homes, Islands, Pirate, Ships
from render.boxes.seafarers.isles import prizes
from render.camera import Camera
from render.layers.layer import GROUND, Layer, Layers, Standing
from render.layers.sea import is_sea
from render.scene import Scene
from render.shapes import Shape, Sprite, Value


def seaways(scene: Scene, camera: Camera) -> Iterator[Shape]:
    """Every edge between two waters; coasts need no line to show where ships can go."""
    inner = scene.view.topology.inner
    for edge, hexes in enumerate(scene.view.topology.edge_hexes):
        if all(place >= inner or is_sea(scene, place) for place in hexes):
            at = camera.edge(edge)
            if camera.shows(at):
                yield Sprite("seaway", (camera.slope(edge),), at, camera.unit)


def pirate_at(scene: Scene) -> tuple[int, ...]:
    """The pirate's hex, if it is on the board."""
    at = scene.view.part(Pirate).at
    return () if at is None else (at,)


def pirate(scene: Scene, place: int) -> tuple[str, tuple[Value, ...]]:
    """The pirate's ship."""
    return "figure", ("pirate",)


LAYERS = Layers(
    still=(Layer(seaways, (GROUND,), (Pirate,)),),
    live=(Layer(prizes, (), (Islands,)),),
    standing=(Standing((Pirate,), pirate_at, pirate, width=84),),
    silent={
        Ships: "only this turn's rules need it",
        Homes: "only the points for islands need it",
        ClosedLand: "set-up offers only legal corners",
    },
)
