"""Verbs by which a harbour comes to lie in play, as scenarios of Seafarers have them."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.verb import Reader, Shown
from game import Action
from game.seafarers.harbour_sites import ANY
from words.boxes.seafarers.quays import rate


def quay(action: type[Action], kind: Callable[[Reader], str]) -> Shown:
    """The line of a verb that is owed and lays a harbour on an edge: one of the *kind* told."""
    return Shown(
        *(action, "owed", "edge", "edge"),
        command="build harbor",
        also=lambda reader, _: {"rate": rate(reader.w, kind(reader))},
        ghost=lambda reader: f"harbour:{kind(reader).removeprefix(ANY)}",
    )
