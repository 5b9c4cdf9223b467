"""Themes by name; a folder each, or for the looks of one edition together. Boxes add to them."""

from functools import reduce

from render.boxes import brought
from render.themes.classic import CLASSIC
from render.themes.contrast import CONTRAST
from render.themes.theme import Additions, Art, Theme

_ALL = (CLASSIC, CONTRAST, *(theme for box in brought("themes") for theme in box.THEMES))
_MORE: tuple[Additions, ...] = tuple(box.ADDITIONS for box in brought("art"))

THEMES: dict[str, Theme] = {theme.name: reduce(Theme.grown, _MORE, theme) for theme in _ALL}
LOOKS = tuple(dict.fromkeys(theme.look for theme in THEMES.values() if theme.look))
"""The looks that people can choose; without a choice, the edition's own is used."""

__all__ = ["LOOKS", "THEMES", "Additions", "Art", "Theme", "theme_of"]


def theme_of(look: str, edition: str = "") -> str:
    """
    The name of the theme that draws *edition* in this *look*.

    Without a look, or with one that no longer exists, it is the edition's own; the classic theme is
    used for an edition without one.
    """
    found = {(theme.look, theme.edition): theme.name for theme in THEMES.values()}
    look = look if look in LOOKS else ""
    return found.get((look, edition)) or found.get((look, CLASSIC.edition), CLASSIC.name)
