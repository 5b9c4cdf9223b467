"""
Layers: functions that yield a picture's shapes, and additions of boxes.

A cached layer lists what it is drawn from, and is drawn again when that changes.
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
"""A value that a layer is drawn from."""

GROUND: Read = attrgetter("view.terrain", "view.rules.terrains")
"""The hexes, and so the places of land, sea and desert."""
HARBOURS: Read = attrgetter("view.harbours", "view.rules.cards")
NUMBERS: Read = attrgetter("view.tokens", "lettered", "ghosted")


@dataclass(frozen=True, slots=True)
class Layer:
    """A function that draws, and all that it draws from besides the theme and the camera."""

    draw: Draw
    reads: tuple[Read, ...] = ()
    parts: tuple[type[Part], ...] = ()
    """Parts of a box that it is drawn from, too; without one of them nothing is drawn."""

    def __call__(self, scene: Scene, camera: Camera) -> Iterator[Shape]:
        """Its shapes, the lowest first."""
        return self.draw(scene, camera) if scene.has(self.parts) else iter(())

    def key(self, scene: Scene) -> Hashable:
        """The function and its input; equal keys mean equal layers."""
        parts = map(scene.find, self.parts)
        return (self.draw, *(read(scene) for read in self.reads), *parts)


@dataclass(frozen=True, slots=True)
class Standing:
    """A thing on hexes, side by side with numbers and robber."""

    parts: tuple[type[Part], ...]
    """The parts that it is drawn from."""
    places: Callable[[Scene], tuple[int, ...]]
    """The hexes it is on."""
    art: Callable[[Scene, int], tuple[str, tuple[Value, ...]]]
    """Its art on a hex, and the arguments."""
    width: int
    """Its width at unit 1, where the robber takes 60 and a number 92."""
    least: int = 0
    """Its width when it shares a hex, if it is drawn smaller there; 0 if it is not."""


@dataclass(frozen=True, slots=True)
class Layers:
    """The layers that a box adds to the board."""

    still: tuple[Layer, ...] = ()
    """Cached layers: over the hexes, and under their numbers."""
    live: tuple[Layer, ...] = ()
    """Layers of each picture: over pieces on edges, and under pieces on corners."""
    over: tuple[Layer, ...] = ()
    """Layers over pieces on corners."""
    looks: Mapping[str, Callable[[Scene, int], int]] = field(default_factory=dict)
    """The look of each kind of piece on corners, where the box sets it; else like ones differ."""
    standing: tuple[Standing, ...] = ()
    dim: Mapping[type[Part], Callable[[Scene, Camera, int], Iterator[Sprite]]] = field(
        default_factory=dict
    )
    """Dim versions of still layers, for the hex in the robber's shadow."""
    shown: tuple[type[Part], ...] = ()
    """Parts that are shown by layers common to all boxes."""
    silent: Mapping[type[Part], str] = field(default_factory=dict)
    """Parts that no picture shows, each with the reason."""


def added(view: View) -> tuple[Layers, ...]:
    """The layers that each box of a game adds."""
    return tuple([file.LAYERS for file in brought("layers", view.rules)])


def told_looks(view: View) -> Mapping[str, Callable[[Scene, int], int]]:
    """The function that sets the look of each kind of piece."""
    return {piece: look for more in added(view) for piece, look in more.looks.items()}


def standings(scene: Scene) -> tuple[Standing, ...]:
    """All things on hexes next to numbers and robber."""
    return tuple(
        [one for more in added(scene.view) for one in more.standing if scene.has(one.parts)]
    )


def where(scene: Scene) -> Hashable:
    """The hexes with such things, so that their numbers move aside."""
    return tuple([(one.width, one.least, one.places(scene)) for one in standings(scene)])


def dimmed(scene: Scene, camera: Camera, place: int) -> Iterator[Sprite]:
    """The boxes' still layers on the robber's hex."""
    for more in added(scene.view):
        for part, draw in more.dim.items():
            if scene.has((part,)):
                yield from draw(scene, camera, place)
