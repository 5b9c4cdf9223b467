"""
A theme: colors and pieces of art by name.

Layers name art and never draw; a theme draws and never knows where. Another theme is another
folder: it takes over what it likes of the classic one and brings painters of its own.
docs/themes.md says what a folder has to hold. Art called "route.boat" draws the route "boat"; one
called "route" draws all routes that have none of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from render.pen import Pen, Stamp
from render.shapes import Value


@dataclass(frozen=True, slots=True)
class Art:
    """One piece of art: the sheet it needs at unit 1, and its painter."""

    width: float
    height: float
    draw: Callable[..., None]
    """Takes the pen and the arguments of a sprite."""


def plain(pen: Pen, *told: Value) -> None:
    """A disc, for art that a theme does not have."""
    pen.disc((0, 0), 24, "pale")
    pen.disc((0, 0), 22, "steel", "ink", 3)


PLAIN = Art(60, 60, plain)

Catalogue: TypeAlias = tuple[tuple[str, tuple[Value, ...]], ...]
"""Sprites, each by the name of its art and its arguments."""


@dataclass(frozen=True)
class Additions:
    """A box's additions to every theme; a theme that has its own version keeps it."""

    art: Mapping[str, Art]
    catalogue: Catalogue
    """Sprites that between them show all of its colors."""
    colours: Mapping[str, str] = field(default_factory=dict)
    looks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """Colors that differ, by look."""


@dataclass(frozen=True)
class Theme:
    """A complete appearance: colors and art by name, and the look and edition it is for."""

    name: str
    colours: Mapping[str, str]
    water: tuple[str, ...]
    """The colors of the sea, from the deep to the shore."""
    art: Mapping[str, Art]
    catalogue: Catalogue
    """Sprites that between them show every color of the theme."""
    look: str = "classic"
    """The look that a table or a reader chooses it by; empty for one that can't be chosen."""
    edition: str = ""
    """The edition that it draws; empty for the classic one and all without a theme."""
    home: str = "render.themes"
    """The package that holds its palette."""

    def grown(self, more: Additions) -> Theme:
        """The theme with a box's additions."""
        return replace(
            self,
            colours={**more.colours, **more.looks.get(self.look, {}), **self.colours},
            art={**more.art, **self.art},
            catalogue=self.catalogue + more.catalogue,
        )

    def stamp(self, name: str, args: tuple[Value, ...], unit: float) -> Stamp:
        """Draw a piece of art at this *unit*; an unknown one gets a plain sign."""
        every = self.art.get(name, PLAIN)
        art = self.art.get(f"{name}.{args[0]}", every) if args else every
        # One sheet for every art of a name: their common parts are rounded alike.
        wide, high = max(art.width, every.width), max(art.height, every.height)
        pen = Pen(wide, high, unit, self.colours)
        art.draw(pen, *args)
        return pen.done()
