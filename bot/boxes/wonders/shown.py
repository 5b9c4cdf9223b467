"""Presentation of the verbs of the Wonders of Catan."""

from __future__ import annotations

from collections.abc import Mapping

from bot.screens.verb import Reader, Shown
from game.wonders.begin_wonder import BeginWonder
from game.wonders.build_level import BuildLevel
from words.boxes.wonders.board import cost


def costs(reader: Reader, action: BeginWonder) -> Mapping[str, object]:
    """The cost of one level of the wonder."""
    return {"cards": cost(reader.w, reader.view.rules, action.wonder)}


SHOWN = (
    Shown(BeginWonder, "build", "listed", command="build wonder", also=costs),
    Shown(BuildLevel, "build", command="build level"),
)
