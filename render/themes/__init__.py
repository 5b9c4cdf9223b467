"""Themes by name; a folder each, or for the looks of one edition together."""

from render.themes.classic import CLASSIC
from render.themes.contrast import CONTRAST
from render.themes.egypt import EGYPT, EGYPT_CONTRAST
from render.themes.theme import Art, Theme

THEMES: dict[str, Theme] = {
    theme.name: theme for theme in (CLASSIC, CONTRAST, EGYPT, EGYPT_CONTRAST)
}
LOOKS = tuple(dict.fromkeys(theme.look for theme in THEMES.values()))
"""What people can choose among."""

__all__ = ["CLASSIC", "CONTRAST", "LOOKS", "THEMES", "Art", "Theme", "theme_of"]


def theme_of(look: str, edition: str = "") -> str:
    """
    The name of the theme that draws *edition* in this *look*.

    The classic look stands in for one that there is no more, and the classic edition for one that
    has no theme.
    """
    found = {(theme.look, theme.edition): theme.name for theme in THEMES.values()}
    look = look if look in LOOKS else CLASSIC.look
    return found.get((look, edition), found[look, CLASSIC.edition])
