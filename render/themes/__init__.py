"""Themes by name; a folder each."""

from render.themes.classic import CLASSIC
from render.themes.theme import Art, Theme

THEMES: dict[str, Theme] = {theme.name: theme for theme in (CLASSIC,)}

__all__ = ["CLASSIC", "THEMES", "Art", "Theme"]
