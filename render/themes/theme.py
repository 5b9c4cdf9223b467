"""
A theme: colours and pieces of art by name.

Layers name art and never draw; a theme draws and never knows where. Another theme is another
folder: it takes over what it likes of the classic one and brings painters of its own. What a
folder has to hold stands in docs/themes.md. Art called "route.boat" draws the route "boat"; one
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
    """One piece of art: the sheet it needs at unit 1, and who draws it."""

    width: float
    height: float
    draw: Callable[..., None]
    """Takes the pen and whatever a sprite tells."""


def plain(pen: Pen, *told: Value) -> None:
    """A disc, for what nobody has drawn."""
    pen.disc((0, 0), 24, "pale")
    pen.disc((0, 0), 22, "steel", "ink", 3)


PLAIN = Art(60, 60, plain)

Catalogue: TypeAlias = tuple[tuple[str, tuple[Value, ...]], ...]
"""Sprites, each by the name of its art and what that is told."""


@dataclass(frozen=True)
class Additions:
    """What a box adds to every theme; a theme that has the same by itself keeps its own."""

    art: Mapping[str, Art]
    catalogue: Catalogue
    """Sprites that between them show all of its colours."""
    colours: Mapping[str, str] = field(default_factory=dict)
    looks: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By look, colours that are others there."""


@dataclass(frozen=True)
class Theme:
    """How everything looks: colours and art by name, and what they answer to."""

    name: str
    colours: Mapping[str, str]
    water: tuple[str, ...]
    """The colours of the sea, from the deep to the shore."""
    art: Mapping[str, Art]
    catalogue: Catalogue
    """Sprites that between them show every colour of the theme."""
    look: str = "classic"
    """The choice of a table or a reader that it answers; empty for who has not chosen."""
    edition: str = ""
    """The edition whose things it draws; empty for the classic one and all that have no theme."""
    home: str = "render.themes"
    """The package that holds its palette."""

    def grown(self, more: Additions) -> Theme:
        """The theme with what a box adds."""
        return replace(
            self,
            colours={**more.colours, **more.looks.get(self.look, {}), **self.colours},
            art={**more.art, **self.art},
            catalogue=self.catalogue + more.catalogue,
        )

    def stamp(self, name: str, args: tuple[Value, ...], unit: float) -> Stamp:
        """Draw a piece of art at this *unit*; what the theme does not know gets a plain sign."""
        every = self.art.get(name, PLAIN)
        art = self.art.get(f"{name}.{args[0]}", every) if args else every
        # One sheet for all of a name: what they have in common is rounded alike.
        wide, high = max(art.width, every.width), max(art.height, every.height)
        pen = Pen(wide, high, unit, self.colours)
        art.draw(pen, *args)
        return pen.done()
