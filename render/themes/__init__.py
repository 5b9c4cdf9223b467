"""Themes by name; a folder each, or for the looks of one edition together."""

from render.themes.classic import CLASSIC
from render.themes.contrast import CONTRAST
from render.themes.egypt import EGYPT, EGYPT_CONTRAST
from render.themes.theme import Art, Theme

THEMES: dict[str, Theme] = {
    theme.name: theme for theme in (CLASSIC, CONTRAST, EGYPT, EGYPT_CONTRAST)
}
LOOKS = tuple(dict.fromkeys(theme.look for theme in THEMES.values() if theme.look))
"""What people can choose among; who chooses none has the edition's own."""

__all__ = ["CLASSIC", "CONTRAST", "LOOKS", "THEMES", "Art", "Theme", "theme_of"]


def theme_of(look: str, edition: str = "") -> str:
    """
    The name of the theme that draws *edition* in this *look*.

    Without a look, or with one that there is no more, it is the edition's own; the classic theme
    stands in for what has none.
    """
    found = {(theme.look, theme.edition): theme.name for theme in THEMES.values()}
    look = look if look in LOOKS else ""
    return found.get((look, edition)) or found.get((look, CLASSIC.edition), CLASSIC.name)
