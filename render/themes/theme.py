"""
A theme: colours and pieces of art by name.

Layers name art and never draw; a theme draws and never knows where. Another theme is another
folder: it takes over what it likes of the classic one and brings painters of its own. What a
folder has to hold stands in docs/themes.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from render.pen import Pen, Stamp
from render.shapes import Value


@dataclass(frozen=True, slots=True)
class Art:
    """One piece of art: the sheet it needs at unit 1, and who draws it."""

    width: float
    height: float
    draw: Callable[..., None]
    """Takes the pen and whatever a sprite tells."""


@dataclass(frozen=True)
class Theme:
    """How everything looks; see the module's text."""

    name: str
    colours: Mapping[str, str]
    water: tuple[str, ...]
    """The colours of the sea, from the deep to the shore."""
    art: Mapping[str, Art]
    catalogue: tuple[tuple[str, tuple[Value, ...]], ...]
    """Sprites that between them show every colour of the theme."""
    look: str = "classic"
    """The choice of a table or a reader that it answers; empty for who has not chosen."""
    edition: str = ""
    """The edition whose things it draws; empty for the classic one and all that have no theme."""

    def stamp(self, name: str, args: tuple[Value, ...], unit: float) -> Stamp:
        """Draw a piece of art at this *unit*."""
        art = self.art[name]
        pen = Pen(art.width, art.height, unit, self.colours)
        art.draw(pen, *args)
        return pen.done()
