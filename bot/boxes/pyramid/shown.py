"""Presentation of the verbs of the Great Pyramid."""

from __future__ import annotations

from bot.screens.verb import Shown
from game.pyramid.build_block import BuildBlock
from game.pyramid.build_boat import BuildBoat
from game.pyramid.use_favor import UseFavor

SHOWN = (
    Shown(BuildBoat, "build", "edge", "edge", "boat", command="build boat"),
    Shown(BuildBlock, "build", command="build block"),
    Shown(UseFavor, "trade", "exchange", command="trade vizier", rate=1),
)
