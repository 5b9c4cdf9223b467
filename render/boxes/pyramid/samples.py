"""Samples of the Great Pyramid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import View
from game.boxes import offered, seats_for
from game.pyramid.parts import Nile, Pyramid
from render import board_png, prompt_png, theme_of
from render.played import has_rolled
from render.played import played as by_computers
from render.samples import USUAL, game, players
from render.scene import Place

LARGEST = [n for n in offered() if "pyramid" in n and USUAL in seats_for(n)][-1]
played = partial(game, boxes=" ".join(LARGEST), first="BuildB")


def pictures(theme: str) -> dict[str, bytes]:
    """Every sample in a theme, by its file name."""
    people, end = players(), played("4", 99).view()
    river = [("edge", path) for path in end.part(Nile).paths if not end.edge_piece[path]]
    return {
        "pyramid_middle.png": board_png(played("10", 8).view(), people, theme=theme),
        "pyramid_end.png": board_png(end, people, theme=theme),
        "pyramid_three.png": board_png(played("3", 99, 3).view(), players(3), theme=theme),
        "river.png": prompt_png(end, people, river, theme=theme),
    }


def risen(view: View) -> bool:
    """Whether half of the pyramid is built, and the active player has rolled."""
    return has_rolled(view) and len(view.part(Pyramid).laid) >= 12


def showcase() -> dict[str, Callable[[], bytes]]:
    """How to draw each picture of the showcase, by its file name."""

    def public(view: View, latest: tuple[Place, ...] = ()) -> bytes:
        return board_png(view, players(), latest=latest, theme=theme_of("", view.rules.edition))

    names = " ".join(LARGEST)
    return {
        "pyramid.png": lambda: public(*by_computers("nile", names, risen)[:2]),
        "pyramid_end.png": lambda: public(by_computers("nile", names)[0]),
    }
