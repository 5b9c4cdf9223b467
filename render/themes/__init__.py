"""Themes by name; a folder each."""

from render.themes.classic import CLASSIC
from render.themes.contrast import CONTRAST
from render.themes.theme import Art, Theme

THEMES: dict[str, Theme] = {theme.name: theme for theme in (CLASSIC, CONTRAST)}

__all__ = ["CLASSIC", "CONTRAST", "THEMES", "Art", "Theme", "theme_of"]


def theme_of(name: str) -> str:
    """The theme called *name*, or the classic one if there is none any more."""
    return name if name in THEMES else CLASSIC.name
