"""
Layers: what yields a picture's shapes, and what boxes add to them.

A layer that is kept says what it is drawn from, and is drawn anew when that is another.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import TypeAlias

from game import View
from game.core.part import Part
from render.boxes import brought
from render.camera import Camera
from render.scene import Scene
from render.shapes import Shape, Sprite, Value

Draw: TypeAlias = Callable[[Scene, Camera], Iterator[Shape]]
"""Yields shapes, the lowest first."""

Read: TypeAlias = Callable[[Scene], Hashable]
"""Something that a layer is drawn from."""

GROUND: Read = attrgetter("view.terrain", "view.rules.terrains")
"""The hexes, and so where land, sea and desert are."""
HARBOURS: Read = attrgetter("view.harbours", "view.rules.cards")
NUMBERS: Read = attrgetter("view.tokens", "lettered", "ghosted")


@dataclass(frozen=True, slots=True)
class Layer:
    """What is drawn, and all that it is drawn from beside the theme and the camera."""

    draw: Draw
    reads: tuple[Read, ...] = ()
    parts: tuple[type[Part], ...] = ()
    """Parts of a box that it is drawn from, too; without one of them nothing is drawn."""

    def __call__(self, scene: Scene, camera: Camera) -> Iterator[Shape]:
        """Its shapes, the lowest first."""
        return self.draw(scene, camera) if scene.has(self.parts) else iter(())

    def key(self, scene: Scene) -> Hashable:
        """Who draws it and from what; where this is equal the layer is the same."""
        parts = map(scene.find, self.parts)
        return (self.draw, *(read(scene) for read in self.reads), *parts)


@dataclass(frozen=True, slots=True)
class Standing:
    """Something that stands on hexes, side by side with numbers and robber."""

    parts: tuple[type[Part], ...]
    """The parts that tell of it."""
    places: Callable[[Scene], tuple[int, ...]]
    """The hexes on which it stands."""
    art: Callable[[Scene, int], tuple[str, tuple[Value, ...]]]
    """The art that shows it on a hex, and what that is told."""
    width: int
    """How much room it takes at unit 1, where the robber takes 60 and a number 92."""
    least: int = 0
    """How much room it takes, drawn smaller, where it does not stand alone; 0 if it is not."""


@dataclass(frozen=True, slots=True)
class Layers:
    """What a box adds to the board."""

    still: tuple[Layer, ...] = ()
    """Layers that are kept: over the hexes, and under their numbers."""
    live: tuple[Layer, ...] = ()
    """Layers of each picture: over what lies on edges, and under what stands on corners."""
    over: tuple[Layer, ...] = ()
    """Layers over what stands on corners."""
    looks: Mapping[str, Callable[[Scene, int], int]] = field(default_factory=dict)
    """By piece on corners, how it looks there, where the box tells; else like ones differ."""
    standing: tuple[Standing, ...] = ()
    dim: Mapping[type[Part], Callable[[Scene, Camera, int], Iterator[Sprite]]] = field(
        default_factory=dict
    )
    """What still layers have on a hex, drawn dim where the robber's shadow covers them."""
    shown: tuple[type[Part], ...] = ()
    """Parts that are shown by nothing of these, but by what is common to all boxes."""
    silent: tuple[type[Part], ...] = ()
    """Parts that no picture shows."""


def added(view: View) -> tuple[Layers, ...]:
    """What each box of a game adds to the board."""
    return tuple([file.LAYERS for file in brought("layers", view.rules)])


def told_looks(view: View) -> Mapping[str, Callable[[Scene, int], int]]:
    """By piece, who tells how one looks."""
    return {piece: look for more in added(view) for piece, look in more.looks.items()}


def standings(scene: Scene) -> tuple[Standing, ...]:
    """All that may stand on hexes beside numbers and robber."""
    return tuple(
        [one for more in added(scene.view) for one in more.standing if scene.has(one.parts)]
    )


def where(scene: Scene) -> Hashable:
    """Which hexes something stands on, so that their numbers stand aside."""
    return tuple([(one.width, one.least, one.places(scene)) for one in standings(scene)])


def dimmed(scene: Scene, camera: Camera, place: int) -> Iterator[Sprite]:
    """What boxes' still layers have on the robber's hex."""
    for more in added(scene.view):
        for part, draw in more.dim.items():
            if scene.has((part,)):
                yield from draw(scene, camera, place)
