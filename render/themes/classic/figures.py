"""Figures that a theme draws in its own way while the rest stays; see docs/themes.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from render.pen import Pen
from render.shapes import Point

Ground: TypeAlias = Callable[[Pen, Random], None]
"""Paints a whole hex; it is clipped afterwards, and its middle must suit a number."""

Emblem: TypeAlias = Callable[[Pen, Point, float], None]
"""Paints the sign of a card's kind about a point; the number is half its height, or 0.6 of its
half width if it is wider than high."""

Picture: TypeAlias = Callable[[Pen], None]
"""Paints a development card's picture, about 0,-50: 124 pixels to each side, 128 up and down."""


@dataclass(frozen=True)
class Figures:
    """Painters by the names that the rules give to terrains, cards and development cards."""

    grounds: Mapping[str, Ground]
    emblems: Mapping[str, Emblem]
    pictures: Mapping[str, Picture]
