"""Shapes: plain data in pixels of the picture; layers yield them, and the painter paints them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

Point: TypeAlias = tuple[float, float]
"""x grows to the right, y downwards."""

Value: TypeAlias = str | int | bool
"""An argument of a piece of art."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A piece of the theme's art called *name*, drawn with *args*, its middle at *at*."""

    name: str
    args: tuple[Value, ...]
    at: Point
    unit: float
    """Pixels for each pixel of the art as it was designed."""


@dataclass(frozen=True, slots=True)
class Text:
    """
    One line of *words*, *size* pixels high.

    *at* is its left end, middle or right end, in the middle of the height of a capital letter.
    """

    words: str
    at: Point
    size: int
    colour: str
    anchor: Literal["left", "middle", "right"] = "middle"


@dataclass(frozen=True, slots=True)
class Sea:
    """Water over the whole picture, shallow and with a beach around the middles of *lands*."""

    lands: tuple[Point, ...]
    waves: tuple[tuple[Point, int], ...]
    """The middle of each wave, and its kind."""
    unit: float
    wet: tuple[Point, ...] = ()
    """The middles of the frame's hexes that are water, if any are not."""
    dry: tuple[Point, ...] = ()
    """The same for desert; every point nearest to one of them is desert."""
    dunes: tuple[Point, ...] = ()


@dataclass(frozen=True, slots=True)
class Box:
    """A filled box with corners of this *radius*."""

    left: float
    top: float
    right: float
    bottom: float
    colour: str
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Curve:
    """A line of this *width* through *points*."""

    points: tuple[Point, ...]
    width: float
    colour: str


Shape: TypeAlias = Sprite | Text | Box | Curve
