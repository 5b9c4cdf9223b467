"""Verbs that place a harbor during the game, for scenarios of Seafarers."""

from __future__ import annotations

from collections.abc import Callable

from bot.screens.verb import Reader, Shown
from game import Action
from game.seafarers.harbour_sites import ANY
from words.boxes.seafarers.quays import rate


def quay(action: type[Action], kind: Callable[[Reader], str]) -> Shown:
    """The presentation of an owed verb that places a harbor on an edge; *kind* names the harbor."""
    return Shown(
        *(action, "owed", "edge", "edge"),
        command="build harbor",
        also=lambda reader, _: {"rate": rate(reader.w, kind(reader))},
        ghost=lambda reader: f"harbour:{kind(reader).removeprefix(ANY)}",
    )
